#include "search/trace.h"

#include <algorithm>

namespace bouton {

namespace {

struct AnyTree {
    using State = int;
};
constexpr int infinite = AlphaBeta<AnyTree, int>::infinite;

} // namespace

bool Trace::leftBy(int node, int event) const {
    return at(node).left != never && at(node).left <= event;
}

std::vector<int> Trace::way(int event) const {
    std::vector<int> all;
    for (int node = events[static_cast<std::size_t>(event)].node; node >= 0; node = at(node).parent)
        all.insert(all.begin(), node);
    return all;
}

int Trace::nextCut(int event) const {
    const auto after = events.begin() + event + 1;
    const auto cut = std::find_if(after, events.end(), [this](const Event& next) {
        return !next.enters && at(next.node).how == Left::Cut;
    });
    return static_cast<int>((cut == events.end() ? cut - 1 : cut) - events.begin());
}

int Trace::bestAt(int node, int event) const {
    int best = -infinite;
    for (const int child : at(node).children)
        if (leftBy(child, event))
            best = std::max(best, -at(child).value);
    return best;
}

int Trace::alphaAt(int node, int event) const {
    return std::max(at(node).alpha, bestAt(node, event));
}

} // namespace bouton
