#pragma once

#include "core/game.h"
#include "search/trace.h"

namespace bouton {

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

} // namespace bouton
