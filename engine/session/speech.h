// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "core/match.h"
#include "session/values/saved_game.h"

namespace bouton {

// The sentences of a table, by who sits at it. The one human against a computer is spoken to as
// "you", unless the seat says who that is; everybody else is spoken of. It refers to the rules and
// the seats, and keeps nothing.
struct Speech {
    const Ruleset& game;
    const std::array<Seat, 2>& seats;

    // The one human at the table; empty: there are two, or none, or it is somebody else.
    std::optional<Side> you() const;
    // Who sits there, as messages call a speaker: the human's name, "You", the computer player's
    // title, or the side's name where both seats are of one kind. Marked for translation, but for
    // the name of a human or a program.
    std::string speaker(Side side) const;

    Message begins(Side side) const;
    Message mustPass(Side side) const;
    Message ranOut(Side side) const; // of time, and the game goes on
    Message hintsUsed(Side side, int hints) const;
    // The move that led to the position on the board, and the rule behind it.
    Message moved(const Match& match, Phrase rule) const;
    static Message at(const Match& match); // the game is gone to the position on the board
    // How the game on the board has ended: by the rules or by a forfeit, else it is called off.
    Message verdict(const Match& match, const std::optional<Forfeit>& forfeit) const;

private:
    Phrase about(Side side, const char* toPlayer, const char* ofSide) const;
    Phrase whyLost(const Forfeit& forfeit) const;
    Phrase victory(Side winner, int by) const;
    const char* nameOf(Side side) const { return game.name.sides[indexOf(side)]; }
};

} // namespace bouton
