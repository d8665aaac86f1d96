// SPDX-License-Identifier: MIT
#include "games/cards/theory.h"

#include <algorithm>

namespace bouton::cards {

namespace {

using Counts = std::vector<std::uint64_t>; // by number of moves

// Saturating at `uncountable`; sums and products of numbers from 0 on stay right above it too.
std::uint64_t plus(std::uint64_t a, std::uint64_t b) { return std::min(a + b, uncountable); }
std::uint64_t times(std::uint64_t a, std::uint64_t b) {
    return a != 0 && b > uncountable / a ? uncountable : a * b;
}

// In how many ways k moves can be made in one group, for each k.
Counts waysIn(const Cards::Group& group) {
    // left[c]: the ways to come to c cards by as many moves as have been made.
    Counts left(static_cast<std::size_t>(group.cards) + 1), ways;
    left.back() = 1;
    for (int k = 0; k <= group.cards; ++k) {
        Counts next(left.size());
        std::uint64_t all = 0;
        for (std::size_t c = 0; c < left.size(); ++c) {
            all = plus(all, left[c]);
            const std::size_t most = std::min(c, static_cast<std::size_t>(group.most));
            for (std::size_t taken = 1; taken <= most; ++taken)
                next[c - taken] = plus(next[c - taken], left[c]);
        }
        ways.push_back(all);
        left = std::move(next);
    }
    return ways;
}

// Moves in two groups interleave: i of the one and j of the other in (i+j choose i) ways.
Counts interleaved(const Counts& a, const Counts& b) {
    Counts both(a.size() + b.size() - 1);
    Counts choose(a.size(), 1); // (i+j choose i) by i, for the present j
    for (std::size_t j = 0; j < b.size(); ++j) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (i > 0 && j > 0)
                choose[i] = plus(choose[i - 1], choose[i]);
            both[i + j] = plus(both[i + j], times(choose[i], times(a[i], b[j])));
        }
    }
    return both;
}

} // namespace

int nimber(const Cards::Group& group) { return group.cards % (group.most + 1); }

std::vector<int> nimbers(const Cards::State& state) {
    std::vector<int> all;
    for (const Cards::Group& group : state.groups)
        all.push_back(nimber(group));
    return all;
}

int nimSum(const Cards::State& state) {
    int sum = 0;
    for (const Cards::Group& group : state.groups)
        sum ^= nimber(group);
    return sum;
}

std::uint64_t treeSize(const Cards::State& state) {
    Counts ways{1};
    for (const Cards::Group& group : state.groups)
        ways = interleaved(ways, waysIn(group));
    std::uint64_t nodes = 0;
    for (const std::uint64_t count : ways)
        nodes = plus(nodes, count);
    return nodes;
}

Cards::Move riskyMove(const Cards::State& state) {
    const auto largest = std::ranges::max_element(state.groups, {}, &Cards::Group::cards);
    return {static_cast<int>(largest - state.groups.begin()), 1};
}

} // namespace bouton::cards
