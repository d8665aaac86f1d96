// SPDX-License-Identifier: MIT
#include "lab/interval.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace bouton {

namespace {

constexpr double z = 1.959963984540054; // the normal distribution's 97.5 % point

Interval around(double middle, double half) {
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace

Interval interval95(int wins, int draws, int losses) {
    const double n = wins + draws + losses;
    if (n == 0)
        return {0, 1};
    const double share = (wins + 0.5 * draws) / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return around(middle, half);
}

Interval interval95(const Pairs& pairs) {
    double n = 2, sum = 1, squares = 1; // the pair that is won twice and the one that is lost twice
    for (std::size_t points = 0; points < pairs.size(); ++points) {
        const double share = static_cast<double>(points) / 4;
        n += pairs[points];
        sum += pairs[points] * share;
        squares += pairs[points] * share * share;
    }
    const double mean = sum / n, variance = squares / n - mean * mean;
    return around(mean, z * std::sqrt(std::max(0.0, variance) / n));
}

} // namespace bouton
