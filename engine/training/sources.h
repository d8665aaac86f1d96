// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/random.h"
#include "games/reversi/weights.h"
#include "training/samples.h"

namespace bouton::reversi {

// Where the positions and scores for the training come from: games that the engine plays against
// itself, and its own searches and solutions. Nothing comes from outside.

// Is told how far a piece of work is, from 0 to 1, now and then.
using Progress = std::function<void(double)>;

// Plays so many games and gives all their positions that are not over. A game begins with 8 to 20
// random plies and goes on with the moves of a shallow search, now and then a random one. The
// scores are 0. Blocks.
std::vector<Sample> playedPositions(const Weights& weights, int games, Random& random,
                                    const Progress& progress);

// Gives the samples their exact scores. The positions of a game stand together in the order of
// play. Blocks, some milliseconds for a game from 16 empty cells on, and twice as long for each
// one more.
void solve(std::vector<Sample>& samples, const Weights& weights, const Progress& progress);

// Gives the samples scores halfway between those of searches `plies` and `plies` - 1 deep. Searches
// deeper than 4 plies are selective, at level 0. Blocks.
void score(std::vector<Sample>& samples, const Weights& weights, int plies,
           const Progress& progress);

// Gives the samples scores close to the truth: exact ones with up to 20 empty cells, else halfway
// between selective searches 11 and 12 plies deep. Blocks, up to a second for each sample.
void scoreWell(std::vector<Sample>& samples, const Weights& weights, const Progress& progress);

// Measures how far shallow searches err from deeper ones and from the exact score, at these
// positions. Blocks.
ErrorModel measuredErrors(const std::vector<Board>& boards, const Weights& weights,
                          const Progress& progress);

} // namespace bouton::reversi
