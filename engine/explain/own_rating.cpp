// SPDX-License-Identifier: MIT
#include "explain/own_rating.h"

#include <cmath>

namespace bouton {

namespace {

const double perPoint = std::log(10.0) / 400;

double expected(double difference) { return 1 / (1 + std::exp(-difference * perPoint)); }

} // namespace

// The expected points rise with the rating, so halving finds where they are those that were made.
std::optional<Rating> ownRating(const std::vector<RatedGame>& games) {
    const auto number = static_cast<double>(games.size());
    double mean = 0, points = 0;
    for (const RatedGame& game : games) {
        mean += game.opponent / number;
        points += game.points;
    }
    if (points == 0 || points == number)
        return std::nullopt;
    ++points; // of the prior
    double low = -10'000, high = 10'000, information = 0;
    for (int step = 0; step < 60; ++step) {
        const double at = (low + high) / 2, share = expected(at - mean);
        double sum = 2 * share;
        information = 2 * share * (1 - share);
        for (const RatedGame& game : games) {
            const double won = expected(at - game.opponent);
            sum += won;
            information += won * (1 - won);
        }
        (sum < points ? low : high) = at;
    }
    const double error = 1 / (perPoint * std::sqrt(information));
    return Rating{static_cast<int>(std::lround((low + high) / 2)),
                  static_cast<int>(std::lround(1.96 * error))};
}

} // namespace bouton
