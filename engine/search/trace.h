#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/side.h"
#include "search/alpha_beta.h"

namespace bouton {

// What a search did, node by node, or the beginning of it. Written by watching the engine's own
// search (search/alpha_beta.h), not by another one.
struct Trace {
    static constexpr int never = -1;
    // Values and bounds are for the side to move in the node.
    struct Node {
        int parent = -1; // the root has none
        int plies = 0;   // still to be searched
        Side toMove{};
        std::string move{}; // that led here; none at the root
        int alpha = 0, beta = 0;
        int entered = 0, left = never; // the steps at which that was
        int value = 0;                 // once it is left
        Left how = Left::Whole;
        std::vector<int> children{};        // as they were entered
        std::vector<std::string> untried{}; // for a cut-off
    };
    struct Step {
        int node;
        bool enters; // else it is left
    };
    std::vector<Node> nodes; // as they were entered: the root first
    std::vector<Step> steps;
    bool whole = true; // false: the search went on after the last step

    // The value of the best child that is left by then, or of nothing: -AlphaBeta::infinite.
    int bestAt(int node, int step) const;
    // Alpha, raised by the children so far.
    int alphaAt(int node, int step) const;
};

enum class Method : std::uint8_t { Minimax, AlphaBeta, Ordered, Remembering };
constexpr Method allMethods[] = {Method::Minimax, Method::AlphaBeta, Method::Ordered,
                                 Method::Remembering};

// What one way of searching came to.
struct Look {
    Method method{};
    int value = 0;
    std::string move; // the first that has it
    std::uint64_t nodes = 0, leaves = 0, cuts = 0, remembered = 0;
    std::shared_ptr<const Trace> trace;
};

// What minimax finds with so many plies.
struct DepthRow {
    int depth = 0;
    std::vector<std::string> moves; // that share the best value, in the order of the rules
    int value = 0;                  // for the side to move (Searched::values)
    std::uint64_t nodes = 0;
    double seconds = 0;
};

} // namespace bouton
