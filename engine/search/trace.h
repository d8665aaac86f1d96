// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/side.h"
#include "search/alpha_beta.h"

namespace bouton {

// What a search did, node by node, or the beginning of it. It comes from watching the search of the
// engine itself (search/alpha_beta.h).
struct Trace {
    static constexpr int never = -1;
    // Values and bounds are for the side to move at the node.
    struct Node {
        int parent = -1; // the root has none
        int plies;       // still to search
        Side toMove;
        std::string move{}; // the move that led here; empty at the root
        int alpha, beta;
        int entered, left = never; // the indices of these two events
        int value = 0;             // valid once it is left
        Left how = Left::Whole;
        std::vector<int> children{};        // in the order in which they were entered
        std::vector<std::string> untried{}; // the moves that a cut-off left out
    };
    struct Event {
        int node;
        bool enters; // else the node is left
    };
    std::vector<Node> nodes; // in the order in which they were entered: the root first
    std::vector<Event> events;
    bool whole = true; // false: the search went on after the last event

    const Node& at(int node) const { return nodes[static_cast<std::size_t>(node)]; }
    bool leftBy(int node, int event) const; // whether it is left at this event or before
    // The nodes from the root to the one of an event.
    std::vector<int> way(int event) const;
    // The moves from the root to a node.
    std::vector<std::string> movesTo(int node) const;
    // The node that these moves lead to; empty: the search was never there.
    std::optional<int> nodeAfter(const std::vector<std::string>& moves) const;
    // The first event after this one that leaves a node by a cut-off; without any, the last event.
    int nextCut(int event) const;
    // The best value of the children that are left by this event; without any,
    // -beyondAll.
    int bestAt(int node, int event) const;
    // Alpha after this event: the children so far may have raised it.
    int alphaAt(int node, int event) const;
};

enum class Method : std::uint8_t { Minimax, AlphaBeta, Ordered, Remembering };
constexpr Method allMethods[] = {Method::Minimax, Method::AlphaBeta, Method::Ordered,
                                 Method::Remembering};

// What one method of searching found, and what it cost.
struct Look {
    Method method{};
    int value = 0;
    std::string move; // the first move that has the value
    std::uint64_t nodes = 0, leaves = 0, cuts = 0, remembered = 0;
    std::shared_ptr<const Trace> trace;
};

// What minimax finds at one depth.
struct DepthRow {
    int depth;                      // plies
    std::vector<std::string> moves; // those with the best value, in the order of the rules
    int value;                      // for the side to move (Searched::values)
    std::uint64_t nodes;
    double seconds;
};

} // namespace bouton
