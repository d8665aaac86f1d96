// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "core/match.h"
#include "session/values/plan.h"

namespace bouton {

// Where one goes in the tree of a game by Undo, Redo and a move.

// The last turn of a human before the position on the board: two plies back, against a computer.
// Between two computers one ply. Empty: there is nothing to undo.
std::optional<Match::Node> turnBefore(const Match& match, const std::array<Seat, 2>& seats);
// The next turn after it, along the moves last seen, or the end of them. Empty if there is none.
std::optional<Match::Node> turnAfter(const Match& match, const std::array<Seat, 2>& seats);
// The position on the board is the node or comes after it.
bool isOnTheWay(const Match& match, Match::Node node);

// Plays a legal move on the board. A new move comes before those that were taken back, unless the
// game was played to its end with them: then that stays the main line.
void enter(Match& match, std::size_t move);

} // namespace bouton
