// SPDX-License-Identifier: MIT
#include "lab/microscope.h"

#include "core/ruleset.h"
#include "search/searched.h"

namespace bouton {

int mostPliesOf(const Ruleset& game) {
    return game.lore.searched ? game.lore.searched().mostPlies : 0;
}

Or<void> lookThrough(const SearchTask& task, std::stop_token stop,
                     const Post<std::vector<Look>>& post) {
    if (mostPliesOf(*task.game) == 0)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The game %1 cannot be laid under the microscope."),
             {task.game->name.title}});
    const auto match = matchFrom(*task.game, task.position);
    if (!match)
        return refuse(match.error());
    if ((*match)->moves(0).empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is over in this position.")});
    task.game->lore.searched().look(**match, task.plies, task.mostNodes, stop, post);
    return {};
}

} // namespace bouton
