#pragma once

#include "games/reversi/table.h"
#include "search/limit.h"

namespace bouton::reversi {

// The endgame, solved to its last move: the score with best play of both sides, own minus
// opponent's discs with the empty cells counted for the winner.
//
// Principal variation search with a transposition table; moves that leave the opponent few replies
// come first, in the last plies those in regions with an odd number of empty cells.
class Endgame {
public:
    static constexpr int most = 64; // the best score that there is

    // Both outlive the endgame; several on their own threads may share the table.
    Endgame(Table& table, Limit& limit) : m_table(table), m_limit(limit) {}

    // The score for the side to move: exact between alpha and beta, else a bound on its side.
    // Blocks, for 20 empty cells some seconds; void once the limit is over.
    int score(const Board& board, int alpha = -most, int beta = most);

private:
    int byMoves(const Board& board, Bits moves, int alpha, int beta);
    int shallow(const Board& board, int alpha, int beta);

    Table& m_table;
    Limit& m_limit;
};

} // namespace bouton::reversi
