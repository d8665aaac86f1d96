// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.h"

namespace bouton {

// A tree of a textbook, typed: "(3 5) (2 (9 1))" are the children of the root. A number is a leaf,
// worth so much to Max; brackets are a node; "4:(3 5)" is a node with an estimate, which a search
// of bounded depth takes in its place. Nodes have the numbers of the way there: "2.1" is the first
// child of the second.
struct SearchTree {
    struct Node {
        std::string name{};         // empty: the root
        std::optional<int> worth{}; // of a leaf; or the estimate, if there is one
        std::vector<std::size_t> children{};
    };
    std::vector<Node> nodes; // the root first, each before its children

    static constexpr std::size_t mostNodes = 1'000;
    static constexpr int mostDepth = 30, mostWorth = 1'000'000;
};
// Refuses what is no such tree, with the column. Any bytes are safe.
Or<SearchTree> readSearchTree(std::string_view text);

// How it is searched: in the order in which it is written, to its leaves or so many plies deep. A
// node at that depth without an estimate is searched on.
struct TreeSearch {
    bool maxBegins = true;
    bool cuts = true;                   // alpha-beta, else minimax
    std::optional<int> alpha{}, beta{}; // the window at the root; empty: infinite
    std::optional<int> depth{};         // in plies; empty: to the leaves
};

// What the search does, one after the other.
struct TreeStep {
    enum class What { Enter, Leaf, Leave, Cut } what;
    std::size_t node;
    std::optional<int> alpha{}, beta{}; // Enter, Cut: the window there; empty: infinite
    int value = 0;                      // Leaf, Leave
    std::vector<std::size_t> leftOut{}; // Cut: the children that are not looked at
    bool operator==(const TreeStep&) const = default;
};
struct TreeSearched {
    std::vector<TreeStep> steps;
    int value = 0;                     // of the root, for Max; fail-soft (Fishburn)
    std::optional<std::size_t> best{}; // the first of the root's children that has it
    std::size_t leaves = 0;            // that were looked at
    std::size_t cuts = 0;
};
// A cut is made where alpha is not below beta. Does not block.
TreeSearched searched(const SearchTree& tree, const TreeSearch& how);

} // namespace bouton
