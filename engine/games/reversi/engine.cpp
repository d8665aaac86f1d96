#include "games/reversi/engine.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/reversi/endgame.h"
#include "games/reversi/search.h"

namespace bouton::reversi {

namespace {

std::vector<int> shuffledMoves(const Board& board, std::uint64_t seed) {
    Random random(seed);
    std::vector<int> moves;
    for (const int move : Moves(board))
        moves.push_back(move);
    for (std::size_t i = moves.size(); i > 1; --i)
        std::swap(moves[i - 1], moves[random.below(i)]);
    return moves;
}

// The thinking of one thread.
class Worker {
public:
    Worker(const Board& board, std::uint64_t seed, Table& table, Limit& limit)
        : m_board(board),
          m_order(shuffledMoves(board, seed)),
          m_search(table, limit),
          m_endgame(table, limit),
          m_limit(limit) {
        m_thought.move = m_order.front();
    }

    Thought think(const Effort& effort, int firstDepth) {
        const int empty = count(m_board.empty());
        const bool solving = empty <= effort.solveFrom;
        // Before solving, a few plies are enough to put the moves into order.
        const int plies = std::min(solving ? std::min(effort.plies, 6) : effort.plies, 2 * empty);
        for (int depth = firstDepth; depth <= plies && !m_limit.over(); ++depth)
            deepen(depth);
        if (solving && !m_limit.over())
            solve();
        return m_thought;
    }

private:
    void deepen(int depth) {
        Line line;
        iterate({.plies = depth}, -Search::infinite, Search::infinite,
                [&](const Board& board, int alpha, int beta) {
                    return m_search.value(board, depth - 1, alpha, beta, line);
                });
    }
    void solve() {
        iterate({.plies = count(m_board.empty()), .exact = true}, -Endgame::most - 1,
                Endgame::most + 1, [&](const Board& board, int alpha, int beta) {
                    return m_endgame.score(board, alpha, beta);
                });
    }

    // Values the moves, the best so far first, all but the first one just so far as to know
    // whether they are better. A thought cut short counts if its first move was valued;
    // what is exact must be whole, and so then gives only its move.
    template <class ValueOf> void iterate(Thought thought, int worst, int most, ValueOf valueOf) {
        int best = worst;
        for (const int move : m_order) {
            const Board next = after(m_board, move);
            int value =
                best == worst ? -valueOf(next, -most, -worst) : -valueOf(next, -best - 1, -best);
            if (best != worst && value > best && !m_limit.over())
                value = -valueOf(next, -most, -best);
            if (m_limit.over())
                break;
            if (value > best) {
                best = thought.value = value;
                thought.move = move;
            }
        }
        if (best == worst)
            return;
        if (m_limit.over() && thought.exact)
            m_thought.move = thought.move;
        else
            m_thought = thought;
        const auto found = std::ranges::find(m_order, m_thought.move);
        std::rotate(m_order.begin(), found, found + 1);
    }

    Board m_board;
    std::vector<int> m_order;
    Search m_search;
    Endgame m_endgame;
    Limit& m_limit;
    Thought m_thought;
};

} // namespace

Effort Effort::ofLevel(int level) {
    return {.plies = level, .solveFrom = std::min(2 * level, level / 2 + 10)};
}

Effort Effort::ofTime(int milliseconds) {
    // 15 empty cells take some hundredths of a second, two more about ten times as long.
    int solveFrom = 15;
    for (long long needed = 60; needed <= milliseconds; needed = needed * 16 / 5)
        ++solveFrom;
    return {.plies = cells, .solveFrom = solveFrom, .milliseconds = milliseconds};
}

Thought Engine::think(const Board& board, const Effort& effort, std::uint64_t seed,
                      std::stop_token stop) {
    if (!m_table)
        m_table = std::make_unique<Table>(m_tableBits);
    m_table->nextSearch();
    std::optional<Limit::Clock::time_point> deadline;
    if (effort.milliseconds > 0)
        deadline = Limit::Clock::now() + std::chrono::milliseconds(effort.milliseconds);

    std::vector<std::jthread> helpers; // joined on every way out
    Random random(seed);
    Limit limit(std::move(stop), deadline);
    Worker worker(board, random.seed(), *m_table, limit);
    const auto help = [&](int depth) {
        helpers.emplace_back(
            [&effort, &table = *m_table, board, depth, own = random.seed()](std::stop_token done) {
                Limit limit(std::move(done));
                Worker(board, own, table, limit).think(effort, depth);
            });
    };
    try {
        for (int i = 1; i < effort.threads; ++i)
            help(1 + i % 2);
    } catch (const std::system_error&) {
        // The system has no more threads: those that there are will do.
    }
    const Thought thought = worker.think(effort, 1);
    for (std::jthread& helper : helpers)
        helper.request_stop();
    return thought;
}

} // namespace bouton::reversi
