// SPDX-License-Identifier: MIT
#include "training/sources.h"

#include <array>
#include <cmath>

#include "games/reversi/deepening.h"
#include "games/reversi/random_move.h"

namespace bouton::reversi {

namespace {

constexpr int playPlies = 3;    // of the search that chooses the moves
constexpr int oneRandomIn = 40; // moves, on average
constexpr int leastOpening = 8, mostOpening = 20;
constexpr int deepest = 9; // plies, of the searches that the error model compares
constexpr int solvedForErrors = 14;
// For a normal distribution the deviation is 1.2533 times the mean distance. Large errors of
// searches are far more frequent than that, so searches are trusted a quarter less.
constexpr double deviationPerMean = 1.25 * 1.2533;
constexpr int mostWholePlies = 4; // deeper searches for scores are selective
constexpr int wellSolvedEmpty = 20, wellPlies = 12;

// The side to move at the leaves seems better than it is. So an odd and an even number of plies
// give different scores, and learning from phase to phase would make the difference grow. The
// middle is right. Where it is no whole number, every other sample is rounded up.
int halfway(int one, int other, std::size_t sample) {
    return (one + other + static_cast<int>(sample & 1)) >> 1;
}

// A search with a table of its own.
class Judge {
public:
    explicit Judge(const Weights& weights)
        : m_table(12),
          m_limit({}),
          m_weights(weights),
          m_searcher(kernel().searcher({m_table, m_limit, m_weights})) {}

    int score(const Board& board, int plies, Line& line) {
        m_table.nextSearch();
        return m_searcher->score(board, plies, exactLevel, -mostDiscs - 1, mostDiscs + 1, line);
    }
    int score(const Board& board, int plies) {
        Line line;
        return score(board, plies, line);
    }
    // Halfway between the scores of two depths, `plies` and one less. Deep searches are selective
    // and follow shallow ones, which put the moves of the table into order.
    int halfwayScore(const Board& board, int plies, std::size_t sample) {
        if (plies <= mostWholePlies)
            return halfway(score(board, plies - 1), score(board, plies), sample);
        Line line;
        m_table.nextSearch();
        const auto search = [&](int depth) {
            return m_searcher->score(board, depth, 0, -mostDiscs - 1, mostDiscs + 1, line);
        };
        for (int depth = 2; depth < plies - 1; depth += 2)
            search(depth);
        const int before = search(plies - 1);
        return halfway(before, search(plies), sample);
    }
    // The exact score, which is known to be at least `least`. The table keeps what it knows of the
    // boards after this one; that saves most of the work.
    int solvedFrom(const Board& board, int least) {
        const int empty = count(board.empty());
        for (Line line; least < mostDiscs;) {
            const int found = m_searcher->score(board, empty, exactLevel, least, least + 1, line);
            if (found <= least)
                break;
            least = found;
        }
        return least;
    }

private:
    TranspositionTable m_table;
    Limit m_limit;
    const Weights& m_weights;
    std::unique_ptr<Searcher> m_searcher;
};

// The score that one move leads to: that of the next sample, seen by the side to move of this
// board, with a pass between where needed. Nothing if no move leads there, as between two games.
std::optional<int> scoreAfter(const Board& board, const Sample& next) {
    const Bits added = board.empty() & ~next.board.empty();
    const int cell = firstOf(added);
    if (added == 0 || flips(board, cell) == 0)
        return std::nullopt;
    const Board reached = after(board, cell);
    if (reached == next.board)
        return -next.score;
    if (reached.passed() == next.board)
        return next.score;
    return std::nullopt;
}

// Least squares for four unknowns, by Gaussian elimination of the normal equations.
using Equations = std::array<std::array<double, 5>, 4>;

void add(Equations& rows, const std::array<double, 4>& x, double y) {
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j)
            rows[i][j] += x[i] * x[j];
        rows[i][4] += x[i] * y;
    }
}

std::array<double, 4> solved(Equations rows) {
    for (std::size_t i = 0; i < 4; ++i) {
        rows[i][i] += 1e-9;
        for (std::size_t k = 0; k < 4; ++k) {
            if (k == i)
                continue;
            const double factor = rows[k][i] / rows[i][i];
            for (std::size_t j = i; j < 5; ++j)
                rows[k][j] -= factor * rows[i][j];
        }
    }
    std::array<double, 4> result{};
    for (std::size_t i = 0; i < 4; ++i)
        result[i] = rows[i][4] / rows[i][i];
    return result;
}

} // namespace

std::vector<Sample> playedPositions(const Weights& weights, int games, Random& random,
                                    const Progress& progress) {
    Judge judge(weights);
    std::vector<Sample> all;
    for (int game = 0; game < games; ++game) {
        const int opening = random.between(leastOpening, mostOpening);
        Board board = startBoard;
        for (int ply = 0; !isOver(board); ++ply) {
            if (canMove(board))
                all.push_back({board, 0});
            int move = randomMove(board, random);
            if (ply >= opening && random.below(oneRandomIn) != 0) {
                Line line;
                judge.score(board, playPlies, line);
                move = line.moves[0];
            }
            board = after(board, move);
        }
        progress(double(game + 1) / games);
    }
    return all;
}

void solve(std::vector<Sample>& samples, const Weights& weights, const Progress& progress) {
    Judge judge(weights);
    // From the end of the game back. A score is at least what the played move leads to, and mostly
    // no more. One search with a null window shows that.
    for (std::size_t i = samples.size(); i-- > 0;) {
        Sample& sample = samples[i];
        const auto reached =
            i + 1 < samples.size() ? scoreAfter(sample.board, samples[i + 1]) : std::nullopt;
        sample.score = reached ? judge.solvedFrom(sample.board, *reached)
                               : judge.score(sample.board, count(sample.board.empty()));
        if (i % 64 == 0)
            progress(1 - double(i) / double(samples.size()));
    }
}

void score(std::vector<Sample>& samples, const Weights& weights, int plies,
           const Progress& progress) {
    Judge judge(weights);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i].score = judge.halfwayScore(samples[i].board, plies, i);
        if ((i + 1) % 64 == 0 || i + 1 == samples.size())
            progress(double(i + 1) / double(samples.size()));
    }
}

void scoreWell(std::vector<Sample>& samples, const Weights& weights, const Progress& progress) {
    TranspositionTable table(16);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        table.nextSearch();
        Limit limit({});
        Deepening deepening(samples[i].board, {table, limit, weights});
        const int empty = count(samples[i].board.empty());
        if (empty <= wellSolvedEmpty)
            deepening.solve();
        else
            for (int depth = 1; depth < wellPlies; ++depth)
                deepening.search(depth, 1);
        const int before = deepening.score();
        if (empty > wellSolvedEmpty)
            deepening.search(wellPlies, 1);
        samples[i].score = halfway(before, deepening.score(), i);
        progress(double(i + 1) / double(samples.size()));
    }
}

ErrorModel measuredErrors(const std::vector<Board>& boards, const Weights& weights,
                          const Progress& progress) {
    Judge judge(weights);
    Equations equations{};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const int empty = count(boards[i].empty());
        std::vector<std::pair<int, int>> scores; // depth and score
        for (int depth = 0; depth <= std::min(deepest, empty); ++depth)
            scores.emplace_back(depth, judge.score(boards[i], depth));
        if (empty > deepest && empty <= solvedForErrors)
            scores.emplace_back(empty, judge.score(boards[i], empty));
        for (const auto& [deep, one] : scores)
            for (const auto& [shallow, other] : scores)
                if (deep >= shallow + 2 && (deep - shallow) % 2 == 0)
                    add(equations, {1.0, double(deep), double(shallow), double(empty)},
                        deviationPerMean * std::abs(one - other));
        progress(double(i + 1) / double(boards.size()));
    }
    const auto [base, deep, shallow, empty] = solved(equations);
    return {static_cast<float>(base), static_cast<float>(deep), static_cast<float>(shallow),
            static_cast<float>(empty)};
}

} // namespace bouton::reversi
