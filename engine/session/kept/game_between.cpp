// SPDX-License-Identifier: MIT
#include "session/kept/game_between.h"

#include "session/values/saved_game.h"

namespace bouton {

SavedGame savedFrom(const Match& match, GameBetween game) {
    const std::array sides{match.toMove(0), other(match.toMove(0))};
    Plan plan{std::move(game.settings), game.isDrawnStart};
    for (std::size_t i = 0; i < 2; ++i)
        plan.seats[indexOf(sides[i])] = std::move(game.who[i]);
    SavedGame saved = savedFrom(match, plan, treeOf(match));
    for (std::size_t i = 0; i < 2; ++i)
        if (game.faults[i] > 0) {
            saved.forfeit = {sides[i], Forfeit::Why::Fault};
            saved.over = true;
            saved.winner = other(sides[i]);
        }
    if (game.fault)
        for (Phrase& line : told(*game.fault))
            saved.messages.push_back(
                {Message::Kind::Notice, saved.forfeit->loser, std::move(line)});
    return saved;
}

} // namespace bouton
