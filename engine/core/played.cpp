// SPDX-License-Identifier: MIT
#include "core/played.h"

namespace bouton {

std::vector<std::string> movesTo(const Match& match, Match::Node node) {
    std::vector<std::string> moves;
    for (const Match::Node at : match.path(node))
        if (match.parent(at))
            moves.push_back(match.moveText(at));
    return moves;
}

Or<std::unique_ptr<Match>> matchAfter(const Ruleset& game, std::string_view position,
                                      std::span<const std::string> moves) {
    auto match = matchFrom(game, position);
    if (match)
        for (const std::string& move : moves)
            if (const auto played = (*match)->play(std::string_view(move)); !played)
                return refuse(played.error());
    return match;
}

} // namespace bouton
