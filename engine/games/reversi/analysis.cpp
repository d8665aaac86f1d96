// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>

#include "games/reversi/deepening.h"
#include "games/reversi/reversi.h"
#include "games/reversi/symmetry.h"

namespace bouton::reversi {

namespace {

// The bounds count nodes, not seconds, so that an analysis is the same on every machine. Together
// they take about a second on a small one.
constexpr std::uint64_t estimateNodes = 2'000'000;
constexpr std::uint64_t solveNodes = 16'000'000;
constexpr std::uint64_t tryNodes = 200'000;
constexpr std::uint64_t glanceNodes = 100'000; // some twenty glances take a second
constexpr int alwaysSolved = 12;  // with so few empty cells it is always solved; that takes moments
constexpr int mostlySolved = 20;  // with more empty cells, only what is nearly decided
constexpr int withinReach = 26;   // with more empty cells it may take hours until all is known,
constexpr int soonerOrLater = 34; // with more than these for ever
constexpr int depthBeforeSolving = 4;
constexpr int levelToTheEnd = 2; // of the search to the end before the exact one
constexpr int tableBits = 18;    // 32 MB: enough for some minutes of deepening

Value worthOf(int score, bool exact) {
    return {.outcome = outcomeOf(score), .exact = exact, .score = score};
}

std::string nameOf(int move) { return nameOfMove<Reversi>(move); }

std::vector<std::string> named(int first, const std::vector<int>& rest) {
    std::vector<std::string> names{nameOf(first)};
    for (const int move : rest)
        names.push_back(nameOf(move));
    return names;
}

// The analysis of one position that is not over.
class Examination {
public:
    Examination(const Board& board, const SearchTools& tools, const Post<Analysis>& post)
        : m_board(board),
          m_empty(count(board.empty())),
          m_reach(m_empty > soonerOrLater ? Analysis::Reach::PerhapsNever
                  : m_empty > withinReach ? Analysis::Reach::Long
                                          : Analysis::Reach::Soon),
          m_tools(tools),
          m_limit(tools.limit),
          m_post(post) {
        for (const int move : Moves(board)) {
            const Board next = after(board, move);
            const auto like = std::ranges::find_if(m_moves, [&](const Considered& known) {
                return canonical(known.next) == canonical(next);
            });
            m_moves.push_back(
                {move, next,
                 like == m_moves.end() ? std::make_shared<Deepening>(next, tools) : like->after,
                 like == m_moves.end()});
        }
    }

    // Estimates within a small bound. What the bound always solves is solved here too.
    void glance() {
        if (m_empty <= alwaysSolved)
            return runBounded();
        m_limit.more(glanceNodes);
        estimate(1, m_empty);
    }

    // Goes on until the bounds are reached. Gives the same on every machine.
    void runBounded() {
        m_limit.more(estimateNodes);
        estimate(1, depthBeforeSolving);
        m_limit.more(m_empty <= alwaysSolved   ? Limit::unlimited
                     : m_empty <= mostlySolved ? solveNodes
                                               : tryNodes);
        if (solve())
            return;
        m_limit.more(estimateNodes);
        estimate(depthBeforeSolving + 1, m_empty);
    }

    // Goes on until all moves are exact or a stop is asked for. The best move and its score come
    // first, by searches of the whole board: deeper each time, then to the end, leaving out less.
    void runEndless() {
        m_limit.more(estimateNodes);
        estimate(1, m_empty);
        m_limit.more(Limit::unlimited);
        Deepening whole(m_board, m_tools);
        const auto isFound = [&](int depth, int level) {
            if (!whole.search(depth, level))
                return false;
            const std::vector<int> line = whole.line().all();
            m_whole = Whole{&*std::ranges::find(m_moves, line.front(), &Considered::move),
                            whole.score(), whole.exact(), line};
            whole.exact() ? tell(m_depth) : tell(depth, level);
            return true;
        };
        for (int depth = m_depth + 1; depth < m_empty; depth += 2)
            if (!isFound(depth, 0))
                return;
        if (isFound(m_empty, levelToTheEnd) && isFound(m_empty, exactLevel))
            prove();
    }

private:
    struct Considered {
        int move;
        Board next;
        // The searches of the board after the move. Moves that lead to the same board, but for a
        // turn or a reflection, share them: their scores are equal, though two searches might not
        // find that.
        std::shared_ptr<Deepening> after;
        bool isFirst; // of the moves that share `after`
    };

    // Estimates all moves, one ply deeper each time. Gives false if the nodes did not suffice.
    bool estimate(int from, int to) {
        for (int depth = from; depth <= to; ++depth) {
            for (const Considered& considered : m_moves)
                if (considered.isFirst && !considered.after->search(depth - 1, 0))
                    return false;
            m_depth = depth;
            tell(depth);
        }
        return true;
    }

    // Finds the exact scores of the other moves, the best-looking ones first. Tells each at once.
    void prove() {
        std::vector<const Considered*> order;
        for (const Considered& considered : m_moves)
            if (considered.isFirst && considered.after != m_whole->best->after)
                order.push_back(&considered);
        std::ranges::stable_sort(order, {},
                                 [](const Considered* one) { return one->after->score(); });
        for (const Considered* considered : order) {
            if (!considered->after->solve())
                return;
            tell(m_depth);
        }
    }

    // Finds the exact scores of all moves. Gives false if the nodes did not suffice.
    bool solve() {
        for (const Considered& considered : m_moves)
            if (considered.isFirst && !considered.after->solve())
                return false;
        tell(m_empty);
        return true;
    }

    // What a search of the whole board has found: of the other moves it says only that they are no
    // better.
    struct Whole {
        const Considered* best;
        int score;
        bool exact;
        std::vector<int> line;
    };
    Value worthOfMove(const Considered& considered) const {
        const Deepening& after = *considered.after;
        if (!m_whole || after.exact())
            return worthOf(-after.score(), after.exact());
        if (considered.after == m_whole->best->after)
            return worthOf(m_whole->score, m_whole->exact);
        return worthOf(std::max(-mostDiscs, std::min(-after.score(), m_whole->score - 1)), false);
    }

    void tell(int depth, int level = 0) {
        Analysis analysis{.depth = depth, .level = level, .reach = m_reach};
        const Considered* best = nullptr;
        for (const Considered& considered : m_moves) {
            analysis.moves.push_back(worthOfMove(considered));
            if (best == nullptr || considered.after->score() < best->after->score())
                best = &considered;
        }
        const bool exact = std::ranges::all_of(analysis.moves, &Value::exact);
        if (exact)
            analysis.level = 0;
        if (m_whole) {
            if (exact)
                analysis.depth = m_empty;
            analysis.position = worthOf(m_whole->score, m_whole->exact);
            std::ranges::transform(m_whole->line, std::back_inserter(analysis.line), nameOf);
            return m_post(std::move(analysis));
        }
        const int score = -best->after->score();
        analysis.position = worthOf(score, exact);
        const Board next = after(m_board, best->move);
        analysis.line =
            named(best->move, exact ? bestLine(next, -score) : best->after->line().all());
        m_post(std::move(analysis));
    }

    // The best moves to the end from a board whose score is known. Each move is asked whether it
    // keeps the score. The line is shorter if the nodes do not suffice.
    std::vector<int> bestLine(Board board, int score) {
        const auto searcher = kernel().searcher(m_tools);
        std::vector<int> line;
        while (!isOver(board)) {
            int kept = -1;
            for (const int move : Moves(board)) {
                Line rest;
                if (kept < 0
                    && -searcher->score(after(board, move), cells, exactLevel, -score, -score + 1,
                                        rest)
                           >= score)
                    kept = move;
            }
            if (m_limit.over() || kept < 0)
                break;
            line.push_back(kept);
            board = after(board, kept);
            score = -score;
        }
        return line;
    }

    Board m_board;
    int m_empty;
    Analysis::Reach m_reach;
    SearchTools m_tools;
    Limit& m_limit;
    const Post<Analysis>& m_post;
    std::vector<Considered> m_moves;
    int m_depth = 0; // plies to which all moves were searched
    std::optional<Whole> m_whole;
};

} // namespace

} // namespace bouton::reversi

namespace bouton {

Analyst<Reversi> Reversi::analyst() {
    using namespace reversi;
    return [table = std::shared_ptr<TranspositionTable>(),
            last = Board()](const Past<Reversi>& past, Patience patience, std::stop_token stop,
                            const Post<Analysis>& post) mutable {
        const Board& board = past.now().board;
        Limit limit(std::move(stop));
        if (limit.stopped())
            return;
        if (isOver(board))
            return post({.position = worthOf(finalScore(board), true)});
        if (!table)
            table = std::make_shared<TranspositionTable>(tableBits);
        // A bounded analysis must not depend on earlier ones, so the table is emptied. An endless
        // one goes on with what is known of the same board.
        if (patience != Patience::Endless || board != last)
            table->nextSearch();
        last = board;
        const auto weights = weightsInUse();
        Examination examination(board, {*table, limit, *weights}, post);
        switch (patience) {
        case Patience::Glance: return examination.glance();
        case Patience::Bounded: return examination.runBounded();
        case Patience::Endless: return examination.runEndless();
        }
    };
}

} // namespace bouton
