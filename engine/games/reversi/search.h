#pragma once

#include <array>
#include <vector>

#include "games/reversi/evaluation.h"
#include "games/reversi/table.h"
#include "search/limit.h"

namespace bouton::reversi {

// A principal variation.
struct Line {
    std::array<std::int8_t, 128> moves{};
    int size = 0;
    void set(int move, const Line& rest);
    std::vector<int> all() const { return {moves.begin(), moves.begin() + size}; }
};

// The middle game: principal variation search on the evaluation, with a transposition table.
// Sources: Marsland and Campbell, Parallel search of strongly ordered game trees, 1982 (PVS).
//
// Values are points for the side to move. A game that ends within the search is worth more than any
// estimate: finishedPoints plus the score if won, minus if lost, and 0 if drawn.
class Search {
public:
    static constexpr int finishedPoints = 20'000;
    static constexpr int infinite = 32'000;
    static_assert(mostPoints < finishedPoints);

    // Both outlive the search; several searches on their own threads may share the table.
    Search(Table& table, Limit& limit) : m_table(table), m_limit(limit) {}

    // The value `plies` deep (a forced pass is one): exact between alpha and beta, else a bound on
    // its side. Blocks; void once the limit is over.
    int value(const Board& board, int plies, int alpha, int beta, Line& line);

    static int finished(const Board& board);
    static constexpr bool isFinished(int value) {
        return value >= finishedPoints || value <= -finishedPoints;
    }

private:
    int valueByMoves(const Board& board, Bits moves, int plies, int alpha, int beta, Line& line);

    Table& m_table;
    Limit& m_limit;
};

} // namespace bouton::reversi
