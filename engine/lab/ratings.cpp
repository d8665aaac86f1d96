// SPDX-License-Identifier: MIT
#include "lab/ratings.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace bouton {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

const double perRatingPoint = std::log(10.0) / 400;

double expectedShare(double difference) { return 1 / (1 + std::exp(-difference * perRatingPoint)); }

// How many pairs there are, their points (of a pair from 0 to 1), and the variance of these.
std::tuple<double, double, double> sumsOf(const Pairs& pairs) {
    double number = 0, points = 0;
    double n = 2, sum = 1, squares = 1;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double share = static_cast<double>(i) / 4;
        number += pairs[i];
        points += pairs[i] * share;
        n += pairs[i];
        sum += pairs[i] * share;
        squares += pairs[i] * share * share;
    }
    return {number, points, squares / n - sum / n * (sum / n)};
}

// The inverse, by Gauss and Jordan. The matrix is positive definite.
Matrix inverseOf(Matrix matrix) {
    const std::size_t n = matrix.size();
    Matrix inverse(n, Vector(n));
    for (std::size_t i = 0; i < n; ++i)
        inverse[i][i] = 1;
    for (std::size_t i = 0; i < n; ++i) {
        const double pivot = matrix[i][i];
        for (std::size_t k = 0; k < n; ++k) {
            matrix[i][k] /= pivot;
            inverse[i][k] /= pivot;
        }
        for (std::size_t row = 0; row < n; ++row)
            if (const double by = matrix[row][i]; row != i)
                for (std::size_t k = 0; k < n; ++k) {
                    matrix[row][k] -= by * matrix[i][k];
                    inverse[row][k] -= by * inverse[i][k];
                }
    }
    return inverse;
}

// Which unknown a player's rating is; empty: it is fixed.
using Places = std::vector<std::optional<std::size_t>>;

// Adds `by` times the square of the vector that is 1 for the one and -1 for the other.
void addSquare(Matrix& matrix, const Places& places, const Played& played, double by) {
    for (const auto& [a, signA] : {std::pair{played.one, 1}, {played.other, -1}})
        for (const auto& [b, signB] : {std::pair{played.one, 1}, {played.other, -1}})
            if (places[a] && places[b])
                matrix[*places[a]][*places[b]] += by * signA * signB;
}

} // namespace

std::vector<Rated> ratingsOf(const std::vector<std::optional<double>>& fixed,
                             const std::vector<Played>& all) {
    Places places(fixed.size());
    Vector at(fixed.size());
    std::size_t n = 0;
    for (std::size_t i = 0; i < fixed.size(); ++i) {
        at[i] = fixed[i].value_or(0);
        if (!fixed[i])
            places[i] = n++;
    }
    Matrix inverse;
    // Newton's method. Far from the maximum a step of it would go too far, so each is bounded.
    for (int round = 0; round < 100; ++round) {
        Vector slope(n);
        Matrix curve(n, Vector(n));
        for (const Played& played : all) {
            const auto [number, points, variance] = sumsOf(played.pairs);
            const double share = expectedShare(at[played.one] - at[played.other]);
            const double off = points - number * share;
            if (places[played.one])
                slope[*places[played.one]] += off;
            if (places[played.other])
                slope[*places[played.other]] -= off;
            addSquare(curve, places, played, number * share * (1 - share) * perRatingPoint);
        }
        inverse = inverseOf(curve);
        for (std::size_t i = 0; i < fixed.size(); ++i) {
            double step = 0;
            for (std::size_t k = 0; places[i] && k < n; ++k)
                step += inverse[*places[i]][k] * slope[k];
            at[i] += std::clamp(step, -200.0, 200.0);
        }
    }
    // The pairs' own variance, rather than that of the model: a pair is two games from one start.
    Matrix spread(n, Vector(n));
    for (const Played& played : all) {
        const auto [number, points, variance] = sumsOf(played.pairs);
        addSquare(spread, places, played, number * variance);
    }
    std::vector<Rated> rated;
    for (std::size_t i = 0; i < fixed.size(); ++i) {
        double variance = 0;
        for (std::size_t a = 0; places[i] && a < n; ++a)
            for (std::size_t b = 0; b < n; ++b)
                variance += inverse[*places[i]][a] * spread[a][b] * inverse[*places[i]][b];
        rated.push_back({at[i], 1.96 * std::sqrt(variance)});
    }
    return rated;
}

std::vector<Rated> ratingsOf(std::size_t players, const std::vector<Played>& all) {
    std::vector<std::optional<double>> fixed(players);
    fixed[0] = 0;
    return ratingsOf(fixed, all);
}

} // namespace bouton
