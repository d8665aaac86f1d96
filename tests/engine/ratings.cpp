#include "engine/ratings.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bouton::testing {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

const double perPoint = std::log(10.0) / 400;

double expected(double difference) { return 1 / (1 + std::exp(-difference * perPoint)); }

struct Sums {
    double pairs = 0, points = 0, variance = 0; // points of a pair are from 0 to 1
};

Sums sumsOf(const Pairs& pairs) {
    Sums sums;
    double n = 2, sum = 1, squares = 1;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double share = static_cast<double>(i) / 4;
        sums.pairs += pairs[i];
        sums.points += pairs[i] * share;
        n += pairs[i];
        sum += pairs[i] * share;
        squares += pairs[i] * share * share;
    }
    sums.variance = squares / n - sum / n * (sum / n);
    return sums;
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

// Adds `by` times the square of the vector that is 1 for the one and -1 for the other. Player 0 has
// no entry.
void addSquare(Matrix& matrix, const Played& played, double by) {
    for (const auto& [a, signA] : {std::pair{played.one, 1}, {played.other, -1}})
        for (const auto& [b, signB] : {std::pair{played.one, 1}, {played.other, -1}})
            if (a > 0 && b > 0)
                matrix[a - 1][b - 1] += by * signA * signB;
}

} // namespace

std::vector<Rated> ratingsOf(std::size_t players, const std::vector<Played>& all) {
    const std::size_t n = players - 1;
    Vector at(players);
    Matrix inverse;
    for (int round = 0; round < 100; ++round) {
        Vector slope(n);
        Matrix curve(n, Vector(n));
        for (const Played& played : all) {
            const Sums sums = sumsOf(played.pairs);
            const double share = expected(at[played.one] - at[played.other]);
            const double off = sums.points - sums.pairs * share;
            if (played.one > 0)
                slope[played.one - 1] += off;
            if (played.other > 0)
                slope[played.other - 1] -= off;
            addSquare(curve, played, sums.pairs * share * (1 - share) * perPoint);
        }
        inverse = inverseOf(curve);
        for (std::size_t i = 0; i < n; ++i) {
            double step = 0;
            for (std::size_t k = 0; k < n; ++k)
                step += inverse[i][k] * slope[k];
            at[i + 1] += std::clamp(step, -200.0, 200.0);
        }
    }
    Matrix spread(n, Vector(n));
    for (const Played& played : all) {
        const Sums sums = sumsOf(played.pairs);
        addSquare(spread, played, sums.pairs * sums.variance);
    }
    std::vector<Rated> rated(players);
    for (std::size_t i = 0; i < n; ++i) {
        double variance = 0;
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t b = 0; b < n; ++b)
                variance += inverse[i][a] * spread[a][b] * inverse[i][b];
        rated[i + 1] = {at[i + 1], 1.96 * std::sqrt(variance)};
    }
    return rated;
}

} // namespace bouton::testing
