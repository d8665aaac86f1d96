#include "search/trace.h"

namespace bouton {

namespace {

struct AnyTree {
    using State = int;
};
constexpr int infinite = AlphaBeta<AnyTree, int>::infinite;

} // namespace

int Trace::bestAt(int node, int event) const {
    int best = -infinite;
    for (const int child : nodes[static_cast<std::size_t>(node)].children) {
        const Node& below = nodes[static_cast<std::size_t>(child)];
        if (below.left != never && below.left <= event)
            best = std::max(best, -below.value);
    }
    return best;
}

int Trace::alphaAt(int node, int event) const {
    return std::max(nodes[static_cast<std::size_t>(node)].alpha, bestAt(node, event));
}

} // namespace bouton
