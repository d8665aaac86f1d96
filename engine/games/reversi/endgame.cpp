#include "games/reversi/endgame.h"

#include <algorithm>
#include <array>

#include "games/reversi/candidates.h"

namespace bouton::reversi {

namespace {

constexpr int worst = -Endgame::most - 1; // below every score
constexpr int tableMerit = 1 << 20;
constexpr int shallowEmpty = 6; // up to so many empty cells, sorting and table cost more than
                                // they save
constexpr std::array<Bits, 4> quadrants{0x0000'0000'0f0f'0f0f, 0x0000'0000'f0f0'f0f0,
                                        0x0f0f'0f0f'0000'0000, 0xf0f0'f0f0'0000'0000};

// The cells in quadrants with an odd number of empty ones: who plays there first tends to play
// there last, and the last move in a region cannot be answered in it.
Bits oddRegions(Bits empty) {
    Bits odd = 0;
    for (const Bits quadrant : quadrants)
        if (count(empty & quadrant) % 2 == 1)
            odd |= quadrant;
    return odd;
}

// The score when one cell is empty: whoever can fills it.
int lastCell(const Board& board) {
    const int cell = firstOf(board.empty());
    const int own = count(board.own);
    if (const Bits turned = flips(board, cell))
        return 2 * (own + count(turned) + 1) - cells;
    if (const Bits turned = flips(board.passed(), cell))
        return 2 * (own - count(turned)) - cells;
    return finalScore(board);
}

} // namespace

int Endgame::score(const Board& board, int alpha, int beta) {
    if (count(board.empty()) <= shallowEmpty)
        return shallow(board, alpha, beta);
    if (m_limit.node())
        return 0;
    const Bits moves = mobility(board);
    if (moves != 0)
        return byMoves(board, moves, alpha, beta);
    return canMove(board.passed()) ? -score(board.passed(), -beta, -alpha) : finalScore(board);
}

int Endgame::byMoves(const Board& board, Bits moves, int alpha, int beta) {
    int known = passMove;
    if (const auto entry = m_table.find(board)) {
        known = entry->move;
        if (entry->depth == Table::toTheEnd) {
            if (entry->lower >= beta || entry->lower == entry->upper)
                return entry->lower;
            if (entry->upper <= alpha)
                return entry->upper;
        }
    }
    const Bits odd = oddRegions(board.empty());
    Candidates candidates(board, moves, [&](int move, const Board& next) {
        if (move == known)
            return tableMerit;
        const Bits replies = mobility(next);
        return -16 * (count(replies) + count(replies & corners)) + (bit(move) & corners ? 16 : 0)
               + (bit(move) & odd ? 4 : 0);
    });
    int best = worst, bestMove = passMove;
    while (const auto* candidate = candidates.next()) {
        const Board next = candidate->board();
        const int least = std::max(alpha, best);
        int found = best == worst ? -score(next, -beta, -least) : -score(next, -least - 1, -least);
        if (best != worst && found > least && found < beta)
            found = -score(next, -beta, -found + 1);
        if (m_limit.over())
            return 0;
        if (found > best) {
            best = found;
            bestMove = candidate->move;
        }
        if (best >= beta)
            break;
    }
    m_table.store(
        board, {best > alpha ? best : -most, best < beta ? best : most, Table::toTheEnd, bestMove});
    return best;
}

int Endgame::shallow(const Board& board, int alpha, int beta) {
    if (m_limit.node())
        return 0;
    const Bits empty = board.empty();
    if (empty == 0)
        return finalScore(board);
    if ((empty & (empty - 1)) == 0)
        return lastCell(board);
    const Bits moves = mobility(board);
    if (moves == 0)
        return canMove(board.passed()) ? -shallow(board.passed(), -beta, -alpha)
                                       : finalScore(board);
    int best = worst;
    const Bits odd = oddRegions(empty);
    for (const Bits part : {moves & odd, moves & ~odd})
        for (Bits rest = part; rest != 0; rest &= rest - 1) {
            const int cell = firstOf(rest);
            const Board next = placed(board, cell, flips(board, cell));
            best = std::max(best, -shallow(next, -beta, -std::max(alpha, best)));
            if (best >= beta || m_limit.over())
                return best;
        }
    return best;
}

} // namespace bouton::reversi
