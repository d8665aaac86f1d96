#include "games/reversi/search.h"

#include <algorithm>

#include "games/reversi/candidates.h"

namespace bouton::reversi {

namespace {

constexpr int tableMerit = 1 << 20;

// What the table knows comes first, then what looks best by the evaluation. One ply before the
// leaves that would value every leaf twice, so there only the corners come first.
int meritOf(int move, const Board& next, int plies, int known) {
    if (move == known)
        return tableMerit;
    if (plies > 1)
        return -evaluate(next);
    return bit(move) & corners ? 1 : 0;
}

} // namespace

void Line::set(int move, const Line& rest) {
    moves[0] = static_cast<std::int8_t>(move);
    const int kept = std::min(rest.size, static_cast<int>(moves.size()) - 1);
    std::copy_n(rest.moves.begin(), kept, moves.begin() + 1);
    size = kept + 1;
}

int Search::finished(const Board& board) {
    const int score = finalScore(board);
    return score > 0 ? finishedPoints + score : score < 0 ? score - finishedPoints : 0;
}

int Search::value(const Board& board, int plies, int alpha, int beta, Line& line) {
    line.size = 0;
    if (m_limit.node())
        return 0;
    const Bits moves = mobility(board);
    if (moves == 0 && !canMove(board.passed()))
        return finished(board);
    if (plies == 0)
        return evaluate(board);
    if (moves == 0) {
        Line rest;
        const int value = -this->value(board.passed(), plies - 1, -beta, -alpha, rest);
        line.set(passMove, rest);
        return value;
    }
    return valueByMoves(board, moves, plies, alpha, beta, line);
}

int Search::valueByMoves(const Board& board, Bits moves, int plies, int alpha, int beta,
                         Line& line) {
    const bool principal = beta - alpha > 1; // its line must not be cut short by the table
    int known = passMove;
    if (plies > 1) {
        if (const auto entry = m_table.find(board)) {
            known = entry->move;
            if (!principal && entry->depth == plies) {
                if (entry->lower >= beta || entry->lower == entry->upper)
                    return entry->lower;
                if (entry->upper <= alpha)
                    return entry->upper;
            }
        }
    }
    Candidates candidates(board, moves, [&](int move, const Board& next) {
        return meritOf(move, next, plies, known);
    });
    int best = -infinite, bestMove = passMove;
    Line rest;
    while (const auto* candidate = candidates.next()) {
        const int least = std::max(alpha, best);
        int found = best == -infinite
                        ? -value(candidate->board(), plies - 1, -beta, -least, rest)
                        : -value(candidate->board(), plies - 1, -least - 1, -least, rest);
        if (best != -infinite && found > least && found < beta)
            found = -value(candidate->board(), plies - 1, -beta, -found + 1, rest);
        if (m_limit.over())
            return 0;
        if (found > best) {
            best = found;
            bestMove = candidate->move;
            line.set(bestMove, rest);
        }
        if (best >= beta)
            break;
    }
    if (plies > 1)
        m_table.store(board, {best > alpha ? best : -infinite, best < beta ? best : infinite, plies,
                              bestMove});
    return best;
}

} // namespace bouton::reversi
