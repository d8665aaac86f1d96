#include "explain/ranking.h"

#include <algorithm>
#include <numeric>

namespace bouton {

std::vector<std::size_t> bestFirst(const std::vector<Value>& moves) {
    std::vector<std::size_t> order(moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return better(moves[a], moves[b]); });
    return order;
}

} // namespace bouton
