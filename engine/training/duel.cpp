// SPDX-License-Identifier: MIT
#include "training/duel.h"

#include <ctime>

#include "games/reversi/engine.h"
#include "games/reversi/random_move.h"

namespace bouton::reversi {

namespace {

constexpr int openingPlies = 8;

Board randomOpening(Random& random) {
    Board board = startBoard; // no game of eight plies is over
    for (int ply = 0; ply < openingPlies; ++ply)
        board = after(board, randomMove(board, random));
    return board;
}

double processorSeconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

} // namespace

Duel duel(const std::shared_ptr<const Weights>& first, const std::shared_ptr<const Weights>& second,
          int games, int level, std::uint64_t seed, const std::function<void(double)>& told) {
    std::array engines{Engine(Engine::standardTableBits, first),
                       Engine(Engine::standardTableBits, second)};
    Random random(seed);
    Board opening;
    Duel duel;
    int halfPoints = 0; // of the first, in this pair of games
    for (int game = 0; game < games; ++game) {
        if (game % 2 == 0)
            opening = randomOpening(random);
        std::size_t mover = game % 2 == 0 ? 0 : 1;
        Board board = opening;
        for (; !isOver(board); mover = 1 - mover) {
            const double begin = processorSeconds();
            const Thought thought =
                engines[mover].think(board, Effort::ofLevel(level), random.seed(), {});
            duel.processorTime[mover] += processorSeconds() - begin;
            duel.nodes[mover] += thought.nodes;
            board = after(board, thought.move);
        }
        const int score = mover == 0 ? finalScore(board) : -finalScore(board);
        ++(score > 0 ? duel.wins : score == 0 ? duel.draws : duel.losses);
        halfPoints = (score > 0 ? 2 : score == 0 ? 1 : 0) + (game % 2 == 0 ? 0 : halfPoints);
        if (game % 2 != 0)
            ++duel.pairs[static_cast<std::size_t>(halfPoints)];
        duel.discs += score;
        told(double(game + 1) / games);
    }
    return duel;
}

} // namespace bouton::reversi
