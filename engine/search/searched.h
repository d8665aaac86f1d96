// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/match_of.h"
#include "search/alpha_beta.h"
#include "search/trace.h"

namespace bouton {

// Searches of a game to a fixed depth, with its type erased. Lore::searched gives them.
// tabulate() and look() search the current position of a match, which must not be over. They block
// until all is done or a stop is asked for, and post all so far after each row or look.
struct Searched {
    // What the values mean, for the side to move; marked for translation. Null: 1 is won, -1 lost,
    // 0 drawn or not decided within so many plies.
    const char* values;
    int depth;     // the proposed depth, which takes some seconds at most
    int mostPlies; // the maximum for look(); 0: look() is null

    void (*tabulate)(const Match&, int mostDepth, const std::stop_token&,
                     const Post<std::vector<DepthRow>>&);
    void (*look)(const Match&, int plies, std::size_t mostNodes, const std::stop_token&,
                 const Post<std::vector<Look>>&);
};

// Own is a struct of the game, or none. It may have any of these static members:
//   const char* values; int depth, mostPlies        as in Searched
//   int evaluate(const State&)                      a state's value for its side to move
//   int merit(const State&, const Move&)            moves with a higher merit are tried first
//   bool less(const State&, const State&)           an order of states, if they have no operator<
//   BestMoves search(const State&, int plies, Poll&)  the same as alpha-beta here, but faster
template <Game G, class Own = std::monostate> const Searched& searchedOf();

namespace searching {

// Watches a search of Tree and writes it down. The search owns the recorder, so what is written
// stands outside.
template <Game G, class Tree> class Recorder {
public:
    Recorder(Trace& trace, Look& look, std::size_t mostNodes)
        : m_trace(trace), m_look(look), m_most(mostNodes) {}

    void enter(const typename Tree::State& state, int plies, int alpha, int beta) {
        ++m_look.nodes;
        ++m_depth;
        if (m_trace.nodes.size() == m_most)
            m_trace.whole = false;
        if (!m_trace.whole)
            return;
        const int index = static_cast<int>(m_trace.nodes.size());
        Trace::Node node{.plies = plies,
                         .toMove = G::toMove(state),
                         .alpha = alpha,
                         .beta = beta,
                         .entered = static_cast<int>(m_trace.events.size())};
        if (!m_open.empty()) {
            Open& above = m_open.back();
            node.parent = above.node;
            node.move = above.moves[above.tried++];
            m_trace.nodes[static_cast<std::size_t>(above.node)].children.push_back(index);
        }
        m_trace.nodes.push_back(std::move(node));
        m_trace.events.push_back({index, true});
        m_open.push_back({index, {}, 0});
        if (plies > 0)
            for (const auto& move : Tree::moves(state))
                m_open.back().moves.push_back(nameOfMove<G>(move));
    }

    // The first move of the root to reach its value is the one that would be played.
    void back(const typename G::Move& move, int value, int) {
        if (m_depth == 1 && (m_look.move.empty() || value > m_look.value)) {
            m_look.move = nameOfMove<G>(move);
            m_look.value = value;
        }
    }

    void leave(int value, Left how) {
        --m_depth;
        m_look.leaves += how == Left::Leaf;
        m_look.cuts += how == Left::Cut;
        m_look.remembered += how == Left::Remembered;
        if (!m_trace.whole)
            return;
        const Open open = std::move(m_open.back());
        m_open.pop_back();
        Trace::Node& node = m_trace.nodes[static_cast<std::size_t>(open.node)];
        node.left = static_cast<int>(m_trace.events.size());
        node.value = value;
        node.how = how;
        if (how == Left::Cut)
            node.untried.assign(open.moves.begin() + static_cast<std::ptrdiff_t>(open.tried),
                                open.moves.end());
        m_trace.events.push_back({open.node, false});
    }

private:
    struct Open { // a node that is not left yet
        int node;
        std::vector<std::string> moves;
        std::size_t tried;
    };
    Trace& m_trace;
    Look& m_look;
    std::size_t m_most;
    std::vector<Open> m_open; // from the root
    int m_depth = 0;          // nodes that are not left yet, also where nothing is written any more
};

template <Game G, class Own> struct Worth {
    int operator()(const typename G::State& state) const {
        if constexpr (requires { Own::evaluate(state); }) {
            return Own::evaluate(state);
        } else {
            const auto result = G::result(state);
            return !result || !result->winner ? 0 : *result->winner == G::toMove(state) ? 1 : -1;
        }
    }
};

// The game as a tree (search/alpha_beta.h) whose moves come in descending order of their merit.
// Equal ones stay in the order of the game.
template <Game G, class Own> struct Ordered {
    using State = typename G::State;
    using Move = typename G::Move;

    static std::vector<Move> moves(const State& state) {
        std::vector<std::pair<int, Move>> rated;
        for (const Move& move : G::moves(state))
            rated.emplace_back(merit(state, move), move);
        std::ranges::stable_sort(rated, std::greater(), &std::pair<int, Move>::first);
        std::vector<Move> sorted;
        for (auto& [merit, move] : rated)
            sorted.push_back(std::move(move));
        return sorted;
    }
    static State after(const State& state, const Move& move) { return G::after(state, move); }

private:
    // Without an order of its own: the move whose state afterwards is worth the least.
    static int merit(const State& state, const Move& move) {
        if constexpr (requires { Own::merit(state, move); })
            return Own::merit(state, move);
        else
            return -Worth<G, Own>()(G::after(state, move));
    }
};

template <Game G, class Own> struct Less {
    bool operator()(const typename G::State& a, const typename G::State& b) const {
        if constexpr (requires { Own::less(a, b); })
            return Own::less(a, b);
        else
            return a < b;
    }
};

template <Game G, class Own> BestMoves best(const typename G::State& state, int plies, Poll& poll) {
    if constexpr (requires { Own::search(state, plies, poll); }) {
        return Own::search(state, plies, poll);
    } else {
        return bestOf(AlphaBeta<G, Worth<G, Own>>(Worth<G, Own>(), poll).moveValues(state, plies));
    }
}

template <Game G, class Own>
void tabulate(const Match& match, int most, const std::stop_token& stop,
              const Post<std::vector<DepthRow>>& post) {
    using Clock = std::chrono::steady_clock;
    const auto& state = dynamic_cast<const MatchOf<G>&>(match).state(match.current());
    const auto moves = G::moves(state);
    std::vector<DepthRow> rows;
    for (int depth = 1; depth <= most; ++depth) {
        Poll poll(stop);
        const Clock::time_point start = Clock::now();
        const BestMoves found = best<G, Own>(state, depth, poll);
        if (poll.ask())
            return;
        const std::chrono::duration<double> taken = Clock::now() - start;
        rows.push_back({depth, {}, found.value, poll.nodes(), taken.count()});
        for (const std::size_t move : found.moves)
            rows.back().moves.push_back(nameOfMove<G>(moves[move]));
        post(rows);
    }
}

template <Game G, class Own, class Tree, class Memory, Cuts cuts>
Look lookOnce(Method method, const typename G::State& state, int plies, std::size_t mostNodes,
              Poll& poll) {
    auto trace = std::make_shared<Trace>();
    Look look;
    look.method = method;
    using Watcher = Recorder<G, Tree>;
    AlphaBeta<Tree, Worth<G, Own>, Watcher, Memory, cuts> search(Worth<G, Own>(), poll,
                                                                 Watcher(*trace, look, mostNodes));
    search.value(state, plies);
    look.trace = std::move(trace);
    return look;
}

template <Game G, class Own>
void look(const Match& match, int plies, std::size_t mostNodes, const std::stop_token& stop,
          const Post<std::vector<Look>>& post) {
    using State = typename G::State;
    using Sorted = Ordered<G, Own>;
    using Seen = Memory<State, Less<G, Own>>;
    Look (*const ways[])(Method, const State&, int, std::size_t, Poll&) = {
        lookOnce<G, Own, G, Forgetful, Cuts::No>, lookOnce<G, Own, G, Forgetful, Cuts::Yes>,
        lookOnce<G, Own, Sorted, Forgetful, Cuts::Yes>, lookOnce<G, Own, Sorted, Seen, Cuts::Yes>};
    const State& state = dynamic_cast<const MatchOf<G>&>(match).state(match.current());
    std::vector<Look> looks;
    for (const Method method : allMethods) {
        Poll poll(stop);
        looks.push_back(
            ways[static_cast<std::size_t>(method)](method, state, plies, mostNodes, poll));
        if (poll.ask())
            return;
        post(looks);
    }
}

} // namespace searching

template <Game G, class Own> const Searched& searchedOf() {
    static const Searched searched = [] {
        Searched all{nullptr, 6, 0, &searching::tabulate<G, Own>, nullptr};
        if constexpr (requires { Own::values; })
            all.values = Own::values;
        if constexpr (requires { Own::depth; })
            all.depth = Own::depth;
        if constexpr (requires { Own::mostPlies; }) {
            all.mostPlies = Own::mostPlies;
            all.look = &searching::look<G, Own>;
        }
        return all;
    }();
    return searched;
}

} // namespace bouton
