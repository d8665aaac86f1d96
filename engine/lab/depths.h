#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis.h"
#include "core/phrase.h"

namespace bouton {

struct Ruleset;

// What minimax finds with so many plies.
struct DepthRow {
    int depth = 0;
    std::vector<std::string> moves; // that share the best value, in the order of the rules
    // For the side to move. Reversi: points of the students' evaluation (games/reversi). Elsewhere
    // 1 won, -1 lost, and 0 where that many plies decide nothing (or drawn).
    int value = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

// A position whose moves are valued at depth 1, 2, 3, …, alpha-beta with an exact value of every
// move (search/alpha_beta.h).
struct DepthTask {
    const Ruleset* game;
    std::string position; // "ROWS SIDE", or another notation of the game
    int most;             // the last depth, at least 1

    static constexpr int mostDepth = 12; // of the form; nothing but patience bounds a task
};

// Blocks until all depths are known or a stop is asked for, and posts after each, all rows so far.
// Refuses a text that is no position, and one of a game that is over.
Or<void> tabulateDepths(const DepthTask& task, std::stop_token stop,
                        const Post<std::vector<DepthRow>>& post);

} // namespace bouton
