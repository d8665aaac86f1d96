// SPDX-License-Identifier: MIT
#include "session/values/from_text.h"

#include "core/text.h"

namespace bouton {

SavedGame savedFrom(const ReadGame& read) {
    SavedGame game = savedFrom(*read.match);
    for (std::size_t side = 0; side < game.seats.size(); ++side)
        if (const std::string_view name = trimmed(read.notes.players[side]); checkProgramName(name))
            game.seats[side].name = name;
    for (const Phrase& remark : read.notes.remarks)
        game.messages.push_back({Message::Kind::Notice, std::nullopt, remark});
    if (read.notes.loser && !game.over) {
        game.forfeit = {*read.notes.loser,
                        read.notes.onTime ? Forfeit::Why::OutOfTime : Forfeit::Why::Resigned};
        game.positions[game.current].ended = true;
        game.positions[game.current].foreign = true;
        game.over = true;
        game.winner = other(*read.notes.loser);
    }
    return game;
}

GameNotes notesOf(const SavedGame& game) {
    GameNotes notes;
    for (std::size_t side = 0; side < game.seats.size(); ++side) {
        const SavedGame::Chair& chair = game.seats[side];
        notes.players[side] = chair.player == "human" ? chair.name : chair.player;
    }
    if (game.forfeit && game.forfeit->why != Forfeit::Why::Fault) {
        notes.loser = game.forfeit->loser;
        notes.onTime = game.forfeit->why == Forfeit::Why::OutOfTime;
    }
    return notes;
}

} // namespace bouton
