#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace bouton {

// Remembers what a search to a fixed depth (search/alpha_beta.h) found of each state. A state that
// another order of moves leads to is then not searched again. A value serves only the depth that it
// was found with, so the search finds the same as without it. It forgets nothing: only the search
// bounds its size.
// Source: Greenblatt, Eastlake and Crocker, The Greenblatt Chess Program, 1967.
template <class State, class Less = std::less<State>> class Memory {
public:
    // The exact value, or a bound that settles the search between alpha and beta. Nothing if
    // neither is known.
    std::optional<int> find(const State& state, int plies, int alpha, int beta) const {
        const auto at = m_known.find(state);
        if (at == m_known.end())
            return std::nullopt;
        const auto depth = at->second.find(plies);
        if (depth == at->second.end())
            return std::nullopt;
        const Kept& kept = depth->second;
        const bool serves = kept.bound == Bound::Exact
                            || (kept.bound == Bound::Least && kept.value >= beta)
                            || (kept.bound == Bound::Most && kept.value <= alpha);
        return serves ? std::optional(kept.value) : std::nullopt;
    }

    void keep(const State& state, int plies, int alpha, int beta, int value) {
        m_known[state][plies] = {value, value >= beta    ? Bound::Least
                                        : value <= alpha ? Bound::Most
                                                         : Bound::Exact};
    }

private:
    enum class Bound : unsigned char { Exact, Least, Most };
    struct Kept {
        int value;
        Bound bound;
    };
    std::map<State, std::map<int, Kept>, Less> m_known;
};

} // namespace bouton
