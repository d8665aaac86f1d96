// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contract/brute_force.h"
#include "engine/contract/samples.h"
#include "engine/towers_positions.h"
#include "explain/review.h"
#include "games/cards/cards.h"
#include "games/grid_nim/grid_nim.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/trojan_horse/trojan_horse.h"

// Random games with the analysis of all their positions, and the truth about these positions by
// brute force. For every game of the collection.

namespace bouton::testing {

// A match with the analysis of each of its positions.
class Studied {
public:
    explicit Studied(std::unique_ptr<Match> match) : match(std::move(match)) {
        const AnyAnalyst analyst = this->match->game().makeAnalyst();
        for (Match::Node node = 0; node < this->match->size(); ++node)
            m_analyses.push_back(analysisOf(analyst, *this->match, node));
    }

    const Analysis* of(Match::Node node) const { return &m_analyses.at(node); }
    Known known() const {
        return [this](Match::Node node) { return of(node); };
    }
    std::vector<Match::Node> path() const { return match->path(match->current()); }

    std::unique_ptr<Match> match;

private:
    std::vector<Analysis> m_analyses; // by node
};

inline std::unique_ptr<Match> randomMatch(std::unique_ptr<Match> match, Random& random,
                                          std::size_t mostPlies = 40) {
    while (!match->result(match->current()) && match->size() <= mostPlies)
        match->play(random.below(match->moves(match->current()).size()));
    return match;
}

// Settings of starts so small that brute force is quick.
template <class G> Settings tinySettings() { return {}; }
template <> inline Settings tinySettings<Towers>() { return {{"rows", 4}, {"columns", 2}}; }
template <> inline Settings tinySettings<GridNim>() { return {{"size", 4}, {"free", 7}}; }
template <> inline Settings tinySettings<Cards>() { return {{"cards", 4}, {"take", 2}}; }

template <class G> typename G::State tinyStart(Random& random) {
    return randomStart<G>(random, tinySettings<G>());
}
// The position of a random game with six empty cells, or the end of the game if it comes before.
template <> inline Reversi::State tinyStart<Reversi>(Random& random) {
    const auto past = randomGame<Reversi>({}, random);
    for (const auto& state : past.states)
        if (reversi::count(state.board.empty()) <= 6)
            return state;
    return past.now();
}

// The outcome of a position for the side to move, by nothing but the rules.
template <class G> Outcome truth(const typename G::State& state) {
    static BruteForce<G> force;
    return force.outcome(state);
}
template <> inline Outcome truth<Towers>(const Towers::State& state) {
    static const auto all = retrograde(4, 2);
    return all.at(state);
}

// The same for a position of a match.
template <class G> Outcome truthAt(const Match& match, Match::Node node) {
    return truth<G>(G::read(match.picture(node)).value());
}

using AllGames = ::testing::Types<TicTacToe, Reversi, Towers, TrojanHorse, GridNim, Cards>;

} // namespace bouton::testing
