// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/player.h"
#include "games/reversi/engine.h"
#include "games/reversi/reversi.h"

namespace bouton::reversi {

// The computer player `minimax:depth=N` of the students' paper.
PlayerKind<Reversi> minimaxPlayer();

// The computer player `engine:level=N,time=S,clock=S,threads=N,book=on`.
PlayerKind<Reversi> enginePlayer();

// The computer player `ladder:step=N`.
PlayerKind<Reversi> ladderPlayer();

// How the engine and the ladder describe a thought: the score, or who wins, and how far it looked,
// or why a player that errs chose its move. The board is that of the thought.
Phrase inWords(const Thought& thought, const Board& board);

// What the engine has come to, for who listens.
Progress progressOf(const Thought& thought);

// The rule of a player that had to answer before it could look ahead.
Phrase hadNoTime();

// The rule of a player that has only this move, which may be the pass.
Phrase onlyMove(int move);

// The ratings of the players that do not stand on the ladder, on its scale, measured by games
// against its steps. docs/measurements.md has the games, and a test works the ratings out of them.
// Empty: it was not measured.
std::optional<Rating> ratingOfMinimax(const Settings& settings);
// Of a level alone: not where the time or the clock limits the engine.
std::optional<Rating> ratingOfEngine(const Settings& settings);

} // namespace bouton::reversi
