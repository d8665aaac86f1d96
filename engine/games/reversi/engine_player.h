// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/reversi/book.h"
#include "games/reversi/engine.h"
#include "games/reversi/reversi.h"

namespace bouton::reversi {

// The time that a player has used in a game. When moves are taken back or a new game begins, their
// time is given back. Nothing here blocks.
class UsedTime {
public:
    using Duration = std::chrono::milliseconds;

    // What is left of the time of a game, at least 0, before the move with this ply is made.
    Duration left(Duration ofGame, std::size_t ply);
    void use(std::size_t ply, Duration time) { m_moves.emplace_back(ply, time); }

private:
    std::vector<std::pair<std::size_t, Duration>> m_moves; // their plies, and the time of each
};

// The computer player `engine` (players.h). One thread at a time.
class EnginePlayer {
public:
    using Time = std::chrono::steady_clock::time_point;

    // `now` tells the time of its own clock; tests bring theirs.
    EnginePlayer(const Settings& settings, std::uint64_t seed,
                 std::function<Time()> now = &std::chrono::steady_clock::now);

    // Blocks until it has chosen. Asked ahead (Asking::ahead), it gets ready for its reply to each
    // legal move that the book does not answer, and chooses nothing. It plays from the book where
    // that has the position and no mistakes are wanted. It uses the time for a move, unless it
    // plays from the book, there is one legal move or the end is solved, which its rule then says.
    Or<Choice> operator()(const Past<Reversi>& past, const Asking& asking);

    // How far it would think about this position now: by the clock of its seat, else by its own
    // clock; at most the time for a move; without any time by its level. Does not block.
    Effort effort(const Past<Reversi>& past, const std::optional<TimeLeft>& ofSeat);
    // How far it would think about the position after the opponent's next move.
    Effort effortAhead(const Past<Reversi>& past, const std::optional<TimeLeft>& ofSeat);

    // Whether a player thinks in the opponent's time: one that plays by a time. A level plays the
    // same moves whoever sits at the table, so it does not.
    static bool thinksAhead(const Settings& settings, bool seatHasClock);

private:
    Effort effortAt(std::size_t ply, int empty, const std::optional<TimeLeft>& ofSeat);
    void prepare(const Past<Reversi>& past, const Asking& asking);

    int m_level, m_threads;
    UsedTime::Duration m_ofMove, m_ofGame; // 0: none
    std::shared_ptr<const Book> m_book;    // empty: it plays without one
    Random m_random;
    std::function<Time()> m_now;
    Engine m_engine;
    UsedTime m_used;
};

} // namespace bouton::reversi
