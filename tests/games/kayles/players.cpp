// SPDX-License-Identifier: MIT
#include "kayles/players.h"

namespace bouton::kayles {

Choice choose(const Kayles::State& state, Random& random) {
    const Analysis analysis = Kayles::analysis(state);
    std::vector<std::size_t> winning;
    for (std::size_t i = 0; i < analysis.moves.size(); ++i)
        if (analysis.moves[i].nimber == 0)
            winning.push_back(i);
    if (winning.empty())
        return {random.below(analysis.moves.size()),
                {QT_TRANSLATE_NOOP("Phrase", "the nim-sum is 0, lost; so a random move")}};
    return {random.oneOf(winning),
            {QT_TRANSLATE_NOOP("Phrase", "it brings the nim-sum from %1 to 0"),
             {std::to_string(*analysis.position.nimber)}}};
}

} // namespace bouton::kayles
