#include "lab/ranking.h"

#include <algorithm>
#include <numeric>

namespace bouton {

bool better(const Value& a, const Value& b) {
    if (a.outcome != b.outcome)
        return a.outcome > b.outcome;
    if (a.score != b.score)
        return a.score > b.score;
    return a.outcome == Outcome::Win ? a.remoteness < b.remoteness : a.remoteness > b.remoteness;
}

std::vector<std::size_t> bestFirst(const std::vector<Value>& moves) {
    std::vector<std::size_t> order(moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return better(moves[a], moves[b]); });
    return order;
}

} // namespace bouton
