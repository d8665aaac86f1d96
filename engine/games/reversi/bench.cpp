// SPDX-License-Identifier: MIT
#include "games/reversi/bench.h"

#include "games/reversi/deepening.h"
#include "games/reversi/random_move.h"

namespace bouton::reversi {

namespace {

constexpr int bitsOfBench = 16;
constexpr int middleDepth = 12, endgameEmpty = 18, positions = 6;

// A position of a random game with so many empty cells. The game is not over.
Board playedTo(int empty, Random& random) {
    for (;;) {
        Board board = startBoard;
        while (count(board.empty()) > empty && !isOver(board))
            board = after(board, randomMove(board, random));
        if (!isOver(board))
            return board;
    }
}

} // namespace

std::optional<std::uint64_t>
bench(std::stop_token stop,
      const std::function<void(const std::string& what, std::uint64_t nodes)>& told,
      const Kernel& compiled) {
    Random random(1876);
    TranspositionTable table(bitsOfBench);
    const auto weights = weightsInUse();
    std::uint64_t sum = 0;
    for (int i = 0; i < 2 * positions; ++i) {
        const bool middle = i < positions;
        const Board board = playedTo(middle ? 52 - 6 * i : endgameEmpty, random);
        table.nextSearch();
        Limit limit(stop);
        Deepening deepening(board, {table, limit, *weights}, compiled);
        if (middle)
            for (int depth = 1; depth <= middleDepth; ++depth)
                deepening.search(depth, 0);
        else
            deepening.solve();
        if (limit.over())
            return std::nullopt;
        sum += limit.nodes();
        const int empty = count(board.empty());
        told(std::to_string(empty) + " empty cells, "
                 + (middle ? std::to_string(middleDepth) + " plies deep" : "to the end"),
             limit.nodes());
    }
    return sum;
}

} // namespace bouton::reversi
