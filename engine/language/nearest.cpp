// SPDX-License-Identifier: MIT
#include "language/nearest.h"

#include <algorithm>

#include "core/text.h"

namespace bouton::language {

namespace {

// Source: Damerau 1964, Levenshtein 1966; each letter takes part in one change.
std::size_t distance(std::string_view a, std::string_view b) {
    const std::size_t width = b.size() + 1;
    std::vector<std::size_t> costs((a.size() + 1) * width);
    const auto cost = [&](std::size_t i, std::size_t j) -> std::size_t& {
        return costs[i * width + j];
    };
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost(i, j) = i + j;
                continue;
            }
            const bool same = smallLetter(a[i - 1]) == smallLetter(b[j - 1]);
            cost(i, j) = std::min(
                {cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + (same ? 0 : 1)});
            if (i > 1 && j > 1 && smallLetter(a[i - 1]) == smallLetter(b[j - 2])
                && smallLetter(a[i - 2]) == smallLetter(b[j - 1]))
                cost(i, j) = std::min(cost(i, j), cost(i - 2, j - 2) + 1);
        }
    return cost(a.size(), b.size());
}

} // namespace

std::string_view nearestOf(std::string_view wanted, const std::vector<std::string_view>& words) {
    const auto at = std::ranges::min_element(
        words, {}, [&](std::string_view word) { return distance(wanted, word); });
    const bool isNear =
        at != words.end() && distance(wanted, *at) <= std::max<std::size_t>(wanted.size() / 3, 1);
    return isNear ? *at : std::string_view();
}

} // namespace bouton::language
