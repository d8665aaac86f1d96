// SPDX-License-Identifier: MIT
#include "search/trace.h"

#include <algorithm>

namespace bouton {

bool Trace::leftBy(int node, int event) const {
    return at(node).left != never && at(node).left <= event;
}

std::vector<int> Trace::way(int event) const {
    std::vector<int> all;
    for (int node = events[static_cast<std::size_t>(event)].node; node >= 0; node = at(node).parent)
        all.insert(all.begin(), node);
    return all;
}

std::vector<std::string> Trace::movesTo(int node) const {
    std::vector<std::string> moves;
    for (; at(node).parent >= 0; node = at(node).parent)
        moves.insert(moves.begin(), at(node).move);
    return moves;
}

std::optional<int> Trace::nodeAfter(const std::vector<std::string>& moves) const {
    int node = 0;
    for (const std::string& move : moves) {
        const auto& children = at(node).children;
        const auto next = std::ranges::find(
            children, move, [this](int child) -> const std::string& { return at(child).move; });
        if (next == children.end())
            return std::nullopt;
        node = *next;
    }
    return node;
}

int Trace::nextCut(int event) const {
    const auto after = events.begin() + event + 1;
    const auto cut = std::find_if(after, events.end(), [this](const Event& next) {
        return !next.enters && at(next.node).how == Left::Cut;
    });
    return static_cast<int>((cut == events.end() ? cut - 1 : cut) - events.begin());
}

int Trace::bestAt(int node, int event) const {
    int best = -beyondAll;
    for (const int child : at(node).children)
        if (leftBy(child, event))
            best = std::max(best, -at(child).value);
    return best;
}

int Trace::alphaAt(int node, int event) const {
    return std::max(at(node).alpha, bestAt(node, event));
}

} // namespace bouton
