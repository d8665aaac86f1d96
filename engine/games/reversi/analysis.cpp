#include <algorithm>
#include <memory>

#include "games/reversi/deepening.h"
#include "games/reversi/patterns.h"
#include "games/reversi/reversi.h"

namespace bouton::reversi {

namespace {

// Bounds in nodes, not in seconds, so that an analysis is the same on every machine; together they
// take about a second on a small one.
constexpr std::uint64_t estimateNodes = 2'000'000;
constexpr std::uint64_t solveNodes = 16'000'000;
constexpr std::uint64_t tryNodes = 200'000;
constexpr int alwaysSolved = 12; // so few empty cells are solved whatever it takes: some moments
constexpr int mostlySolved = 20; // with more, only what is nearly decided can be solved
constexpr int depthBeforeSolving = 4;
constexpr int tableBits = 16;

Value valueOf(int score, bool exact) {
    return {.outcome = score > 0   ? Outcome::Win
                       : score < 0 ? Outcome::Loss
                                   : Outcome::Draw,
            .exact = exact,
            .score = score};
}

std::string nameOf(int move) { return nameOfMove<Reversi>(move); }

Bits turned(Bits set, int symmetry) {
    Bits all = 0;
    for (; set != 0; set &= set - 1)
        all |= bit(turnedCell(firstOf(set), symmetry));
    return all;
}

// Whether one board is the other, turned or reflected or as it is.
bool alike(const Board& one, const Board& other) {
    for (int symmetry = 0; symmetry < 8; ++symmetry)
        if (turned(one.own, symmetry) == other.own
            && turned(one.opponent, symmetry) == other.opponent)
            return true;
    return false;
}

std::vector<std::string> named(int first, const std::vector<int>& rest) {
    std::vector<std::string> names{nameOf(first)};
    for (const int move : rest)
        names.push_back(nameOf(move));
    return names;
}

// The analysis of one position that is not over.
class Study {
public:
    Study(const Board& board, const SearchTools& tools, const Post<Analysis>& post)
        : m_board(board),
          m_empty(count(board.empty())),
          m_tools(tools),
          m_limit(tools.limit),
          m_post(post) {
        for (const int move : Moves(board)) {
            const Board next = after(board, move);
            const auto like = std::ranges::find_if(
                m_moves, [&](const Considered& known) { return alike(known.next, next); });
            m_moves.push_back(
                {move, next,
                 like == m_moves.end() ? std::make_shared<Deepening>(next, tools) : like->after,
                 like == m_moves.end()});
        }
    }

    void run() {
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

private:
    struct Considered {
        int move;
        Board next;
        // The searches of the board after it, shared by the moves that lead to the same board, but
        // for a turn or a reflection: their scores are equal, though a search need not see that.
        std::shared_ptr<Deepening> after;
        bool isFirst; // of those that share it
    };

    // Estimates of all moves, deeper each time, as long as the nodes last.
    void estimate(int from, int to) {
        for (int depth = from; depth <= to; ++depth) {
            for (const Considered& considered : m_moves)
                if (considered.isFirst && !considered.after->search(depth - 1, 0))
                    return;
            tell(depth, false);
        }
    }

    // Exact scores of all moves; false if the nodes did not last.
    bool solve() {
        for (const Considered& considered : m_moves)
            if (considered.isFirst && !considered.after->solve())
                return false;
        tell(m_empty, true);
        return true;
    }

    void tell(int depth, bool exact) {
        Analysis analysis{.depth = depth};
        const Considered* best = nullptr;
        for (const Considered& considered : m_moves) {
            analysis.moves.push_back(valueOf(-considered.after->score(), exact));
            if (best == nullptr || considered.after->score() < best->after->score())
                best = &considered;
        }
        const int score = -best->after->score();
        analysis.position = valueOf(score, exact);
        const Board next = after(m_board, best->move);
        analysis.line =
            named(best->move, exact ? bestLine(next, -score) : best->after->line().all());
        m_post(std::move(analysis));
    }

    // Best moves to the end from a board whose score is known, found by asking of each move
    // whether it keeps it. Cut short if the nodes do not last.
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
    SearchTools m_tools;
    Limit& m_limit;
    const Post<Analysis>& m_post;
    std::vector<Considered> m_moves;
};

} // namespace

} // namespace bouton::reversi

namespace bouton {

Analyst<Reversi> Reversi::analyst() {
    using namespace reversi;
    return [table = std::shared_ptr<Table>()](const Past<Reversi>& past, std::stop_token stop,
                                              const Post<Analysis>& post) mutable {
        const Board& board = past.now().board;
        Limit limit(std::move(stop));
        if (limit.stopped())
            return;
        if (isOver(board))
            return post({.position = reversi::valueOf(finalScore(board), true)});
        if (!table)
            table = std::make_shared<Table>(tableBits);
        table->nextSearch();
        const auto weights = weightsInUse();
        Study(board, {*table, limit, *weights}, post).run();
    };
}

} // namespace bouton
