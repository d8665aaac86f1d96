#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace bouton {

// A tree (search/alpha_beta.h) whose moves come in descending order of Merit::of(state, move).
// Equal ones stay in the order of the tree.
template <class Tree, class Merit> struct Ordered {
    using State = typename Tree::State;
    using Move = typename Tree::Move;

    static std::vector<Move> moves(const State& state) {
        std::vector<std::pair<int, Move>> rated;
        for (const Move& move : Tree::moves(state))
            rated.emplace_back(Merit::of(state, move), move);
        std::ranges::stable_sort(rated, std::greater(), &std::pair<int, Move>::first);
        std::vector<Move> sorted;
        for (auto& [merit, move] : rated)
            sorted.push_back(std::move(move));
        return sorted;
    }
    static State after(const State& state, const Move& move) { return Tree::after(state, move); }
};

} // namespace bouton
