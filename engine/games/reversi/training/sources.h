#pragma once

#include <functional>

#include "core/random.h"
#include "games/reversi/training/samples.h"
#include "games/reversi/weights.h"

namespace bouton::reversi {

// Where the training's positions and their scores come from: games that the engine plays against
// itself, and its own solutions and searches. Nothing from outside.

// How far a piece of work is, from 0 to 1; called now and then.
using Told = std::function<void(double)>;

// All positions of so many games that are not over, from a random opening of 8 to 20 plies on with
// the moves of a shallow search, a random one now and then. Scores are 0. Blocks.
std::vector<Sample> playedPositions(const Weights& weights, int games, Random& random,
                                    const Told& told);

// Up to so many empty cells a score is exact.
constexpr int exactEmpty = 15;

// Gives the samples, which have at most exactEmpty empty cells, their exact scores. Those of a game
// stand together, as it was played. Blocks.
void solve(std::vector<Sample>& samples, const Weights& weights, const Told& told);

// Gives the samples scores halfway between those of searches `plies` deep and one ply less. Blocks.
void score(std::vector<Sample>& samples, const Weights& weights, int plies, const Told& told);

// Gives the samples scores that are as good as true: exact scores with up to 20 empty cells, else
// halfway between searches 11 and 12 plies deep that leave out what is far out of bounds. Blocks,
// up to a second for each.
void scoreWell(std::vector<Sample>& samples, const Weights& weights, const Told& told);

// How far shallow searches err from deeper ones and from the exact score, at these positions.
ErrorModel measuredErrors(const std::vector<Board>& boards, const Weights& weights,
                          const Told& told);

} // namespace bouton::reversi
