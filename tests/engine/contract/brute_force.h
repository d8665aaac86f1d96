// SPDX-License-Identifier: MIT
#pragma once

#include <climits>
#include <map>
#include <set>

#include "core/game.h"

namespace bouton::testing {

// The whole game tree by nothing but the rules, with each position solved once. Tests compare every
// theory with it. The game must have no loops.
template <class G> class BruteForce {
public:
    using State = typename G::State;

    Outcome outcome(const State& state) { return lookUp(state).outcome; }
    int remoteness(const State& state) { return lookUp(state).remoteness; }
    // Only for impartial games in which the side that cannot move loses.
    int nimber(const State& state) { return lookUp(state).nimber; }
    // The number of positions met so far.
    std::size_t positions() const { return m_known.size(); }

private:
    struct Truth {
        Outcome outcome;
        int remoteness, nimber;
    };

    const Truth& lookUp(const State& state) {
        const std::string key = write(G::draw(state), G::name.letters);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        Truth entry{Outcome::Loss, 0, 0};
        if (const auto result = G::result(state)) {
            if (!result->winner)
                entry.outcome = Outcome::Draw;
            else if (*result->winner == G::toMove(state))
                entry.outcome = Outcome::Win;
            return m_known.emplace(key, entry).first->second;
        }
        int shortestWin = -1, longestDraw = -1, longestLoss = 0;
        std::set<int> nimbers;
        for (const auto& move : G::moves(state)) {
            const Truth child = lookUp(G::after(state, move));
            nimbers.insert(child.nimber);
            const int plies = child.remoteness + 1;
            if (child.outcome == Outcome::Loss)
                shortestWin = shortestWin < 0 ? plies : std::min(shortestWin, plies);
            else if (child.outcome == Outcome::Draw)
                longestDraw = std::max(longestDraw, plies);
            else
                longestLoss = std::max(longestLoss, plies);
        }
        while (nimbers.contains(entry.nimber))
            ++entry.nimber;
        if (shortestWin >= 0)
            entry = {Outcome::Win, shortestWin, entry.nimber};
        else if (longestDraw >= 0)
            entry = {Outcome::Draw, longestDraw, entry.nimber};
        else
            entry.remoteness = longestLoss;
        return m_known.emplace(key, entry).first->second;
    }

    std::map<std::string, Truth> m_known;
};

// Minimax by its definition, and the numbers of states and leaves that it has looked at.
struct PlainMinimax {
    std::uint64_t nodes = 0, leaves = 0;

    template <class G, class Evaluate>
    int value(const typename G::State& state, int plies, Evaluate evaluate) {
        ++nodes;
        const auto moves = G::moves(state);
        if (plies == 0 || moves.empty()) {
            ++leaves;
            return evaluate(state);
        }
        int best = INT_MIN;
        for (const auto& move : moves)
            best = std::max(best, -value<G>(G::after(state, move), plies - 1, evaluate));
        return best;
    }
};

} // namespace bouton::testing
