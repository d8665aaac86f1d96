// SPDX-License-Identifier: MIT
#include "lab/depths.h"

#include "core/ruleset.h"
#include "search/searched.h"

namespace bouton {

Or<void> tabulateDepths(const SearchTask& task, std::stop_token stop,
                        const Post<std::vector<DepthRow>>& post) {
    if (!task.game->lore.searched)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game %1 cannot be searched to a depth."),
                       {task.game->name.title}});
    const auto match = matchFrom(*task.game, task.position);
    if (!match)
        return refuse(match.error());
    if ((*match)->moves(0).empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is over in this position.")});
    task.game->lore.searched().tabulate(**match, task.plies, stop, post);
    return {};
}

} // namespace bouton
