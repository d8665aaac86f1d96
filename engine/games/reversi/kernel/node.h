#pragma once

#include <limits>
#include <utility>

#include "games/reversi/kernel/position.h"

namespace bouton::reversi::BOUTON_ISA {

// A board of the search with what is known of it, so that nothing is found out twice: its moves,
// and its evaluation once that was asked for.
class Node {
public:
    // Uninitialised: assign to it before use.
    Node() {} // NOLINT(modernize-use-equals-default): "= default" would set it to zero
    explicit Node(const Position& at)
        : position(at), moves(mobility(at.own, at.opponent)), m_estimate(nothing) {}

    Node after(int move) const {
        return Node(Position(position, move, flips(position.own, position.opponent, move)));
    }
    Node passed() const { return Node(position.passed()); }
    // The evaluation in parts of a disc (Weights::perDisc). Always by the same weights.
    int estimate(const Weights& weights) const {
        if (m_estimate == nothing)
            m_estimate = position.estimate(weights, moves);
        return m_estimate;
    }

    Position position;
    Bits moves;

private:
    static constexpr int nothing = std::numeric_limits<int>::min();
    mutable int m_estimate;
};

// A move of a board, the board after it, and how soon to try it.
struct Candidate {
    Node after;
    int cell, merit;
};
struct Candidates {
    Candidate all[cells]; // uninitialised, because most boards have few moves
    int size = 0;

    // Moves the best of the moves from `from` on to that place, and gives it.
    const Candidate& next(int from) {
        int best = from;
        for (int i = from + 1; i < size; ++i)
            if (all[i].merit > all[best].merit)
                best = i;
        if (best != from)
            std::swap(all[from], all[best]);
        return all[from];
    }
};

} // namespace bouton::reversi::BOUTON_ISA
