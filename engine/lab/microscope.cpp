#include "lab/microscope.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/poll.h"
#include "core/ruleset.h"
#include "games/cards/cards.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "lab/worth.h"
#include "search/memory.h"
#include "search/ordered.h"

namespace bouton {

namespace {

constexpr int infinite = AlphaBeta<TicTacToe, Worth<TicTacToe>>::infinite;

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
        Trace::Node node{.parent = -1, .plies = plies};
        node.toMove = G::toMove(state);
        node.alpha = alpha;
        node.beta = beta;
        node.entered = static_cast<int>(m_trace.steps.size());
        if (!m_open.empty()) {
            Open& above = m_open.back();
            node.parent = above.node;
            node.move = above.moves[above.tried++];
            m_trace.nodes[static_cast<std::size_t>(above.node)].children.push_back(index);
        }
        m_trace.nodes.push_back(std::move(node));
        m_trace.steps.push_back({index, true});
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
        node.left = static_cast<int>(m_trace.steps.size());
        node.value = value;
        node.how = how;
        if (how == Left::Cut)
            node.untried.assign(open.moves.begin() + static_cast<std::ptrdiff_t>(open.tried),
                                open.moves.end());
        m_trace.steps.push_back({open.node, false});
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

// Which moves are tried first: those that a look at the state after them takes to be best.
template <Game G> struct Merit {
    static int of(const typename G::State& state, const typename G::Move& move) {
        return -Worth<G>()(G::after(state, move));
    }
};
// A win, then the cells that lie on more lines.
template <> struct Merit<TicTacToe> {
    static int of(const TicTacToe::State& state, int cell) {
        const auto lines = std::ranges::count_if(TicTacToe::lines, [cell](const auto& line) {
            return std::ranges::find(line, cell) != line.end();
        });
        return -100 * Worth<TicTacToe>()(TicTacToe::after(state, cell)) + static_cast<int>(lines);
    }
};
// What leaves the opponent the fewest moves; a win leaves none.
template <> struct Merit<Cards> {
    static int of(const Cards::State& state, Cards::Move move) {
        return -static_cast<int>(Cards::moves(Cards::after(state, move)).size());
    }
};

template <Game G> struct Less : std::less<typename G::State> {};
template <> struct Less<Reversi> {
    bool operator()(const Reversi::State& a, const Reversi::State& b) const {
        return std::tie(a.board.own, a.board.opponent) < std::tie(b.board.own, b.board.opponent);
    }
};

template <Game G, class Tree, class Memory, Cuts cuts>
Look lookOnce(Method method, const typename G::State& state, const LookTask& task, Poll& poll) {
    auto trace = std::make_shared<Trace>();
    Look look;
    look.method = method;
    using Watcher = Recorder<G, Tree>;
    AlphaBeta<Tree, Worth<G>, Watcher, Memory, cuts> search(Worth<G>(), poll,
                                                            Watcher(*trace, look, task.mostNodes));
    search.value(state, task.plies);
    look.trace = std::move(trace);
    return look;
}

template <Game G>
Or<void> lookAll(const Picture& picture, const LookTask& task, const std::stop_token& stop,
                 const Post<std::vector<Look>>& post) {
    const Or<typename G::State> state = G::read(picture);
    if (!state)
        return refuse(state.error());
    if (G::moves(*state).empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is over in this position.")});
    using Sorted = Ordered<G, Merit<G>>;
    using Table = Memory<typename G::State, Less<G>>;
    Look (*const ways[])(Method, const typename G::State&, const LookTask&, Poll&) = {
        lookOnce<G, G, Forgetful, Cuts::No>, lookOnce<G, G, Forgetful, Cuts::Yes>,
        lookOnce<G, Sorted, Forgetful, Cuts::Yes>, lookOnce<G, Sorted, Table, Cuts::Yes>};
    std::vector<Look> looks;
    for (const Method method : allMethods) {
        Poll poll(stop);
        looks.push_back(ways[static_cast<std::size_t>(method)](method, *state, task, poll));
        if (poll.ask())
            return {};
        post(looks);
    }
    return {};
}

struct Line {
    const char* game;
    int mostPlies;
    Or<void> (*look)(const Picture&, const LookTask&, const std::stop_token&,
                     const Post<std::vector<Look>>&);
};
constexpr Line lines[] = {{TicTacToe::name.id, 9, lookAll<TicTacToe>},
                          {Reversi::name.id, 6, lookAll<Reversi>},
                          {Cards::name.id, 12, lookAll<Cards>}};

const Line* lineOf(const Ruleset& game) {
    for (const Line& line : lines)
        if (std::string_view(line.game) == game.name.id)
            return &line;
    return nullptr;
}

} // namespace

int Trace::bestAt(int node, int step) const {
    int best = -infinite;
    for (const int child : nodes[static_cast<std::size_t>(node)].children) {
        const Node& below = nodes[static_cast<std::size_t>(child)];
        if (below.left != never && below.left <= step)
            best = std::max(best, -below.value);
    }
    return best;
}

int Trace::alphaAt(int node, int step) const {
    return std::max(nodes[static_cast<std::size_t>(node)].alpha, bestAt(node, step));
}

int mostPliesOf(const Ruleset& game) {
    const Line* line = lineOf(game);
    return line ? line->mostPlies : 0;
}

Or<void> lookThrough(const LookTask& task, std::stop_token stop,
                     const Post<std::vector<Look>>& post) {
    const Line* line = lineOf(*task.game);
    if (!line)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be laid under the microscope."),
                       {task.game->name.title}});
    const Or<Picture> picture = task.game->parse(task.position);
    return picture ? line->look(*picture, task, stop, post) : refuse(picture.error());
}

} // namespace bouton
