#pragma once

#include <chrono>
#include <functional>
#include <vector>

#include "core/random.h"
#include "games/reversi/engine.h"
#include "games/reversi/reversi.h"

namespace bouton::reversi {

// What a player has used of its time for a game. When moves are taken back, or a new game begins,
// the time of what was played there is given back.
class UsedTime {
public:
    using Duration = std::chrono::milliseconds;

    // What is left of so much when the move of this ply is to be made; at least nothing.
    Duration left(Duration ofGame, std::size_t ply);
    void use(std::size_t ply, Duration time) { m_moves.push_back({ply, time}); }

private:
    struct Move {
        std::size_t ply;
        Duration time;
    };
    std::vector<Move> m_moves;
};

// The computer player `engine` (players.h). One thread at a time.
class EnginePlayer {
public:
    using Time = std::chrono::steady_clock::time_point;

    // `now` tells the time of its own clock; tests bring theirs.
    EnginePlayer(const Settings& settings, std::uint64_t seed,
                 std::function<Time()> now = &std::chrono::steady_clock::now);

    // Blocks until it has chosen.
    Or<Choice> operator()(const Past<Reversi>& past, const Asking& asking);

    // How far it would think about this position now: by the clock of its seat, else by its own;
    // by the time for a move, where that is less; else by its level.
    Effort effort(const Past<Reversi>& past, const std::optional<TimeLeft>& ofSeat);

private:
    int m_level, m_threads;
    UsedTime::Duration m_ofMove, m_ofGame; // 0: none
    Random m_random;
    std::function<Time()> m_now;
    Engine m_engine;
    UsedTime m_used;
};

} // namespace bouton::reversi
