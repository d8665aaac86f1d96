#include <memory>

#include "games/reversi/endgame.h"
#include "games/reversi/estimate.h"
#include "games/reversi/reversi.h"
#include "games/reversi/search.h"

namespace bouton::reversi {

namespace {

// Bounds in nodes, not in seconds, so that an analysis is the same on every machine; together they
// take about a second on a small one.
constexpr std::uint64_t estimateNodes = 1'000'000;
constexpr std::uint64_t solveNodes = 8'000'000;
constexpr std::uint64_t tryNodes = 100'000;
constexpr int alwaysSolved = 12; // so few empty cells are solved whatever it takes: some moments
constexpr int mostlySolved = 18; // with more, only what is nearly decided can be solved
constexpr int depthBeforeSolving = 4;
constexpr int tableBits = 17;

Value valueOf(int score, bool exact) {
    return {.outcome = score > 0   ? Outcome::Win
                       : score < 0 ? Outcome::Loss
                                   : Outcome::Draw,
            .exact = exact,
            .score = score};
}

std::string nameOf(int move) { return nameOfMove<Reversi>(move); }

// The analysis of one position that is not over.
class Study {
public:
    Study(const Board& board, Table& table, Limit& limit, const Post<Analysis>& post)
        : m_board(board),
          m_empty(count(board.empty())),
          m_search(table, limit),
          m_endgame(table, limit),
          m_limit(limit),
          m_post(post) {}

    void run() {
        m_limit.more(estimateNodes);
        estimate(1, depthBeforeSolving);
        m_limit.more(m_empty <= alwaysSolved   ? Limit::unlimited
                     : m_empty <= mostlySolved ? solveNodes
                                               : tryNodes);
        if (solve())
            return;
        m_limit.more(estimateNodes);
        estimate(depthBeforeSolving + 1, cells);
    }

private:
    // Estimates of all moves, deeper each time, as long as the nodes last.
    void estimate(int from, int to) {
        for (int depth = from; depth <= to; ++depth) {
            Analysis analysis{.depth = depth};
            int best = -Search::infinite;
            for (const int move : Moves(m_board)) {
                Line line;
                const int points = -m_search.value(after(m_board, move), depth - 1,
                                                   -Search::infinite, Search::infinite, line);
                if (m_limit.over())
                    return;
                analysis.moves.push_back(valueOf(scoreFrom(points, m_empty), false));
                if (points > best) {
                    best = points;
                    analysis.line = named(move, line.all());
                }
            }
            analysis.position = valueOf(scoreFrom(best, m_empty), false);
            m_post(std::move(analysis));
        }
    }

    // Exact scores of all moves; false if the nodes did not last.
    bool solve() {
        Analysis analysis{.depth = m_empty};
        int best = -Endgame::most, bestMove = passMove;
        for (const int move : Moves(m_board)) {
            const int score = -m_endgame.score(after(m_board, move));
            if (m_limit.over())
                return false;
            if (analysis.moves.empty() || score > best) {
                best = score;
                bestMove = move;
            }
            analysis.moves.push_back(valueOf(score, true));
        }
        analysis.position = valueOf(best, true);
        analysis.line = named(bestMove, bestLine(after(m_board, bestMove), -best));
        m_post(std::move(analysis));
        return true;
    }

    // Best moves to the end from a board whose score is known, found by asking of each move
    // whether it keeps it. Cut short if the nodes do not last.
    std::vector<int> bestLine(Board board, int score) {
        std::vector<int> line;
        while (!isOver(board)) {
            int kept = -1;
            for (const int move : Moves(board))
                if (kept < 0 && -m_endgame.score(after(board, move), -score, -score + 1) >= score)
                    kept = move;
            if (m_limit.over() || kept < 0)
                break;
            line.push_back(kept);
            board = after(board, kept);
            score = -score;
        }
        return line;
    }

    static std::vector<std::string> named(int first, const std::vector<int>& rest) {
        std::vector<std::string> names{nameOf(first)};
        for (const int move : rest)
            names.push_back(nameOf(move));
        return names;
    }

    Board m_board;
    int m_empty;
    Search m_search;
    Endgame m_endgame;
    Limit& m_limit;
    const Post<Analysis>& m_post;
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
        Study(board, *table, limit, post).run();
    };
}

} // namespace bouton
