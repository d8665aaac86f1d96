#pragma once

#include <algorithm>

#include "games/reversi/kernel/moves.h"
#include "games/reversi/lines.h"
#include "games/reversi/searcher.h"

namespace bouton::reversi::BOUTON_ISA {

// The last one to four empty cells, by hand: no mobility, no table, the cells handed down in the
// order in which they are tried, those alone in their quarter first.
class LastCells {
protected:
    int four(Bits own, Bits opponent, int alpha, int beta) {
        const Bits empty = ~(own | opponent), odd = quarters[oddQuarters(empty)] & empty;
        int all[4], size = 0;
        for (const Bits part : {odd, empty & ~odd})
            for (Bits rest = part; rest != 0; rest &= rest - 1)
                all[size++] = firstOf(rest);
        return four(own, opponent, all[0], all[1], all[2], all[3], alpha, beta, false);
    }
    int three(Bits own, Bits opponent, int a, int b, int c, int alpha, int beta, bool passed) {
        ++m_nodes;
        // The one that is alone in its quarter goes first.
        if (quarterOf(b) != quarterOf(c)) {
            if (quarterOf(a) == quarterOf(c))
                std::swap(a, b);
            else if (quarterOf(a) == quarterOf(b))
                std::swap(a, c);
        }
        int best = -infinite;
        if (const Bits turned = turnedBy(own, opponent, a))
            best = -two(opponent ^ turned, own ^ turned ^ bit(a), b, c, -beta, -alpha, false);
        if (best >= beta)
            return best;
        if (const Bits turned = turnedBy(own, opponent, b))
            best = std::max(best, -two(opponent ^ turned, own ^ turned ^ bit(b), a, c, -beta,
                                       -std::max(alpha, best), false));
        if (best >= beta)
            return best;
        if (const Bits turned = turnedBy(own, opponent, c))
            best = std::max(best, -two(opponent ^ turned, own ^ turned ^ bit(c), a, b, -beta,
                                       -std::max(alpha, best), false));
        if (best != -infinite)
            return best;
        return passed ? finalScore({own, opponent})
                      : -three(opponent, own, a, b, c, -beta, -alpha, true);
    }
    int two(Bits own, Bits opponent, int a, int b, int alpha, int beta, bool passed) {
        ++m_nodes;
        int best = -infinite;
        if (const Bits turned = turnedBy(own, opponent, a)) {
            best = -one(opponent ^ turned, b);
            if (best >= beta)
                return best;
        }
        if (const Bits turned = turnedBy(own, opponent, b))
            best = std::max(best, -one(opponent ^ turned, a));
        if (best != -infinite)
            return best;
        return passed ? finalScore({own, opponent})
                      : -two(opponent, own, a, b, -beta, -alpha, true);
    }
    // All cells but one are full, so one side's discs tell the other's.
    int one(Bits own, int cell) {
        ++m_nodes;
        const int mine = count(own);
        if (const int turned = turnedByLast(own, cell))
            return 2 * (mine + turned + 1) - cells;
        if (const int turned = turnedByLast(~own & ~bit(cell), cell))
            return 2 * (mine - turned) - cells;
        return 2 * mine - cells + (2 * mine >= cells ? 2 : 0); // the empty cell is the winner's
    }

    std::uint64_t m_nodes = 0;

private:
    int four(Bits own, Bits opponent, int a, int b, int c, int d, int alpha, int beta,
             bool passed) {
        ++m_nodes;
        int best = -infinite;
        const auto playIn = [&](int cell, int x, int y, int z) {
            if (const Bits turned = turnedBy(own, opponent, cell))
                best = std::max(best, -three(opponent ^ turned, own ^ turned ^ bit(cell), x, y, z,
                                             -beta, -std::max(alpha, best), false));
            return best >= beta;
        };
        if (playIn(a, b, c, d) || playIn(b, a, c, d) || playIn(c, a, b, d) || playIn(d, a, b, c)
            || best != -infinite)
            return best;
        return passed ? finalScore({own, opponent})
                      : -four(opponent, own, a, b, c, d, -beta, -alpha, true);
    }

    static Bits turnedBy(Bits own, Bits opponent, int cell) {
        return neighbours[static_cast<std::size_t>(cell)] & opponent ? flips(own, opponent, cell)
                                                                     : 0;
    }
    // A line's discs as a byte, looked up: rows shifted down, columns and diagonals gathered by a
    // multiplication.
    static int turnedByLast(Bits own, int cell) {
        const auto at = static_cast<std::size_t>(cell), row = at >> 3, column = at & 7;
        const auto& inRow = turnedInLine[column];
        const Bits inColumn =
            ((own >> column & 0x0101'0101'0101'0101) * 0x0102'0408'1020'4080) >> 56;
        const Bits falling = ((own & fallingDiagonal[at]) * 0x0101'0101'0101'0101) >> 56;
        const Bits rising = ((own & risingDiagonal[at]) * 0x0101'0101'0101'0101) >> 56;
        return inRow[own >> (8 * row) & 0xff] + turnedInLine[row][inColumn] + inRow[falling]
               + inRow[rising];
    }
};

} // namespace bouton::reversi::BOUTON_ISA
