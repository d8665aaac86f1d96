#pragma once

#include <map>
#include <set>

#include "core/game.h"

namespace bouton::testing {

// The whole game tree by nothing but the rules, each position once: what every theory is held
// against. Only for games without loops.
template <class G> class BruteForce {
public:
    using State = typename G::State;

    Outcome outcome(const State& state) { return lookUp(state).outcome; }
    int remoteness(const State& state) { return lookUp(state).remoteness; }
    // Of an impartial game in which who cannot move loses.
    int nimber(const State& state) { return lookUp(state).nimber; }
    std::size_t positions() const { return m_known.size(); }

private:
    struct Entry {
        Outcome outcome;
        int remoteness, nimber;
    };

    const Entry& lookUp(const State& state) {
        const std::string key = write(G::draw(state), G::name.letters);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        Entry entry{Outcome::Loss, 0, 0};
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
            const Entry child = lookUp(G::after(state, move));
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

    std::map<std::string, Entry> m_known;
};

} // namespace bouton::testing
