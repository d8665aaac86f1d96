#include "lab/interval.h"

#include <algorithm>
#include <cmath>

namespace bouton {

Interval interval95(int wins, int draws, int losses) {
    const double n = wins + draws + losses;
    if (n == 0)
        return {0, 1};
    constexpr double z = 1.959963984540054; // the normal distribution's 97.5 % point
    const double share = (wins + 0.5 * draws) / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace bouton
