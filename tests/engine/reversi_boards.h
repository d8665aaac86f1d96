// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "core/random.h"
#include "engine/contract/samples.h"
#include "games/reversi/deepening.h"
#include "games/reversi/kernel.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

// Boards of random games that are not over, with so many empty cells at most.
inline std::vector<reversi::Board> boards(int number, int mostEmpty) {
    Random random(30);
    std::vector<reversi::Board> all;
    while (static_cast<int>(all.size()) < number) {
        const auto past = randomGame<Reversi>({}, random, random.below(60));
        if (!Reversi::result(past.now()) && reversi::count(past.now().board.empty()) <= mostEmpty)
            all.push_back(past.now().board);
    }
    return all;
}

// The score of a search of so many plies that leaves nothing out, with a table of its own.
inline int scoreAt(const reversi::Board& board, int plies, const reversi::Weights& weights,
                   int tableBits) {
    reversi::TranspositionTable table(tableBits);
    Limit limit({});
    reversi::Line line;
    return reversi::kernel()
        .searcher({table, limit, weights})
        ->score(board, plies, reversi::exactLevel, -reversi::infinite, reversi::infinite, line);
}

inline int estimateOf(const reversi::Board& board, const reversi::Weights& weights,
                      const reversi::Kernel& kernel = reversi::kernel()) {
    reversi::TranspositionTable table(1);
    Limit limit({});
    return kernel.searcher({table, limit, weights})->estimate(board);
}

// The scores of the two last of so many searches at level 1, each a ply deeper, added up.
inline int lastTwo(const reversi::Board& board, int plies, const reversi::Weights& weights,
                   int tableBits) {
    reversi::TranspositionTable table(tableBits);
    Limit limit({});
    reversi::Deepening deepening(board, {table, limit, weights});
    int before = 0;
    for (int depth = 1; depth <= plies; ++depth) {
        before = deepening.score();
        deepening.search(depth, 1);
    }
    return before + deepening.score();
}

inline bool isLegal(const reversi::Board& board, int move) {
    return std::ranges::count(Reversi::moves({board, Side::One}), move) == 1;
}

inline int exactScore(const reversi::Board& board) {
    if (reversi::isOver(board))
        return reversi::finalScore(board);
    reversi::TranspositionTable table(10);
    Limit limit({});
    const auto weights = reversi::Weights::simple();
    reversi::Deepening deepening(board, {table, limit, *weights});
    deepening.solve();
    return deepening.score();
}

} // namespace bouton::testing
