// SPDX-License-Identifier: MIT
#pragma once

#include "core/ruleset.h"

namespace bouton {

// The game with its type erased. Defined in core/ruleset_of.h and instantiated by the catalogue
// alone, so that what is behind it is compiled once.
template <Game G> const Ruleset& rulesetOf();

// The game of a position. It is the same for all of them, unless rules are made at run time.
template <Playable G> const Ruleset& rulesetOf(const typename G::State& state) {
    if constexpr (requires { G::ruleset(state); })
        return G::ruleset(state);
    else
        return rulesetOf<G>();
}

// A match that knows its game's type.
template <Playable G> class MatchOf final : public Match {
public:
    explicit MatchOf(typename G::State start) : Match(rulesetOf<G>(start)) {
        m_states.push_back(std::move(start));
    }

    const typename G::State& state(Node node) const { return m_states[node]; }

    Picture picture(Node node) const override { return G::draw(m_states[node]); }
    Picture after(Node node, std::size_t move) const override {
        const auto& from = m_states[node];
        return G::draw(G::after(from, node == m_legalOf ? m_legal[move] : G::moves(from)[move]));
    }
    Side toMove(Node node) const override { return G::toMove(m_states[node]); }
    std::optional<Result> result(Node node) const override { return G::result(m_states[node]); }
    Phrase ending(Node node) const override { return G::ending(m_states[node]); }
    Phrase tally(Node node) const override {
        if constexpr (requires { G::tally(m_states[node]); })
            return G::tally(m_states[node]);
        else
            return {};
    }
    Past<G> past() const {
        Past<G> past;
        for (const Node node : path(current())) {
            past.states.push_back(m_states[node]);
            if (node != 0)
                past.moves.push_back(m_moves[node - 1]);
        }
        return past;
    }
    // The position by itself: what is true of it does not depend on how it came about.
    Past<G> alone(Node node) const { return {{m_states[node]}, {}}; }

private:
    std::vector<LegalMove> legalMoves(Node node) const override {
        m_legalOf = node;
        m_legal = G::moves(m_states[node]);
        std::vector<LegalMove> all;
        for (const auto& move : m_legal)
            all.push_back({nameOfMove<G>(move), G::clicks(move)});
        return all;
    }
    void append(Node parent, std::size_t move) override {
        m_moves.push_back(parent == m_legalOf ? m_legal[move] : G::moves(m_states[parent])[move]);
        m_states.push_back(G::after(m_states[parent], m_moves.back()));
    }

    std::vector<typename G::State> m_states; // by node
    std::vector<typename G::Move> m_moves;   // by node - 1
    // The moves that were generated last and of which node, so that one is played without
    // generating them anew.
    mutable std::vector<typename G::Move> m_legal;
    mutable std::optional<Node> m_legalOf;
};

} // namespace bouton
