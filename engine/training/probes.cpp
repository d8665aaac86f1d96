// SPDX-License-Identifier: MIT
#include "training/probes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/reversi/kernel.h"

namespace bouton::reversi {

namespace {

constexpr int deepestProbed = 12; // plies

// The distance that one in so many exceeds to one side; both sides are taken together.
double quantile(const std::vector<double>& ascending, int oneIn) {
    const auto beyond = static_cast<std::size_t>(2.0 * double(ascending.size()) / oneIn);
    return ascending[ascending.size() - 1 - std::min(beyond, ascending.size() - 1)];
}

} // namespace

ProbeErrors measuredProbes(const Weights& weights, int positions, std::uint64_t seed,
                           const Progress& progress) {
    Random random(seed);
    std::vector<double> distances; // in deviations
    ProbeErrors found;
    for (int i = 0; i < positions; ++i) {
        const auto game = playedPositions(weights, 1, random, [](double) {});
        const Board board = random.oneOf(game).board;
        const int empty = count(board.empty());
        TranspositionTable table(16);
        Limit limit({});
        const auto searcher = kernel().searcher({table, limit, weights});
        std::array<int, deepestProbed + 1> scores{};
        for (int depth = 0; depth <= std::min(deepestProbed, empty); ++depth) {
            Line line;
            scores[static_cast<std::size_t>(depth)] =
                searcher->score(board, depth, exactLevel, -infinite, infinite, line);
            const int shallow = probeDepth(depth);
            if (depth < probedFrom || shallow >= depth - 1)
                continue;
            const double distance = std::abs(scores[static_cast<std::size_t>(depth)]
                                             - scores[static_cast<std::size_t>(shallow)]);
            distances.push_back(distance / weights.errors().of(depth, shallow, empty));
            found.mean += distance;
        }
        progress(double(i + 1) / positions);
    }
    if (distances.empty())
        return found;
    std::ranges::sort(distances);
    found.probes = distances.size();
    found.mean /= double(distances.size());
    for (std::size_t level = 0; level < wrongOncePer.size(); ++level)
        found.deviations[level] = quantile(distances, wrongOncePer[level]);
    return found;
}

} // namespace bouton::reversi
