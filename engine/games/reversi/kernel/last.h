#pragma once

#include <algorithm>

#include "games/reversi/kernel/moves.h"
#include "games/reversi/lines.h"
#include "games/reversi/searcher.h"

namespace bouton::reversi::BOUTON_ISA {

// The last one to four empty cells, written out by hand: no list of moves and no table. The empty
// cells are handed down in the order in which they are tried, those alone in their quarter first.
// All functions give a bound of the score: a lower one if it is above alpha, else an upper one.
class LastCells {
protected:
    // `odd`: the quarters with an odd number of empty cells.
    int four(Bits own, Bits opponent, unsigned odd, int alpha) {
        const Bits empty = ~(own | opponent), first = quarters[odd] & empty;
        int all[4], size = 0;
        for (Bits rest = first; rest != 0; rest &= rest - 1)
            all[size++] = firstOf(rest);
        for (Bits rest = empty & ~first; rest != 0; rest &= rest - 1)
            all[size++] = firstOf(rest);
        const int found = four(own, opponent, all, alpha);
        if (found != -infinite)
            return found;
        const int passed = four(opponent, own, all, -alpha - 1);
        return passed != -infinite ? -passed : finalScore({own, opponent});
    }
    int three(Bits own, Bits opponent, int a, int b, int c, int alpha) {
        // The cell that is alone in its quarter goes first.
        if (quarterOf(b) != quarterOf(c)) {
            if (quarterOf(a) == quarterOf(c))
                std::swap(a, b);
            else if (quarterOf(a) == quarterOf(b))
                std::swap(a, c);
        }
        const int found = threeOrdered(own, opponent, a, b, c, alpha);
        if (found != -infinite)
            return found;
        const int passed = threeOrdered(opponent, own, a, b, c, -alpha - 1);
        return passed != -infinite ? -passed : finalScore({own, opponent});
    }
    int two(Bits own, Bits opponent, int a, int b, int alpha) {
        const int found = twoOrdered(own, opponent, a, b, alpha);
        if (found != -infinite)
            return found;
        const int passed = twoOrdered(opponent, own, a, b, -alpha - 1);
        return passed != -infinite ? -passed : finalScore({own, opponent});
    }
    // All cells but one are full, so the discs of one side tell those of the other.
    int one(Bits own, int cell, int alpha) {
        ++m_nodes;
        const int difference = 2 * count(own) - cells; // counts the empty cell for the opponent
        if (const int turned = turnedByLast(own, cell))
            return difference + 2 * turned + 2;
        const int passed = difference + (difference >= 0 ? 2 : 0); // the winner gets the empty cell
        if (passed <= alpha)
            return passed; // a disc of the opponent could only lower it
        if (const int turned = turnedByLast(~own & ~bit(cell), cell))
            return difference - 2 * turned;
        return passed;
    }

    std::uint64_t m_nodes = 0;

private:
    // These give -infinite where the side to move has no legal move.

    int four(Bits own, Bits opponent, const int (&all)[4], int alpha) {
        ++m_nodes;
        int best = -infinite;
        const auto playIn = [&](int cell, int x, int y, int z) {
            if (const Bits turned = turnedBy(own, opponent, cell))
                best = std::max(
                    best, -three(opponent ^ turned, own ^ turned ^ bit(cell), x, y, z, -alpha - 1));
            return best > alpha;
        };
        const auto [a, b, c, d] = all;
        if (!playIn(a, b, c, d) && !playIn(b, a, c, d) && !playIn(c, a, b, d))
            playIn(d, a, b, c);
        return best;
    }
    int threeOrdered(Bits own, Bits opponent, int a, int b, int c, int alpha) {
        ++m_nodes;
        int best = -infinite;
        if (const Bits turned = turnedBy(own, opponent, a)) {
            best = -two(opponent ^ turned, own ^ turned ^ bit(a), b, c, -alpha - 1);
            if (best > alpha)
                return best;
        }
        if (const Bits turned = turnedBy(own, opponent, b)) {
            best = std::max(best, -two(opponent ^ turned, own ^ turned ^ bit(b), a, c, -alpha - 1));
            if (best > alpha)
                return best;
        }
        if (const Bits turned = turnedBy(own, opponent, c))
            best = std::max(best, -two(opponent ^ turned, own ^ turned ^ bit(c), a, b, -alpha - 1));
        return best;
    }
    int twoOrdered(Bits own, Bits opponent, int a, int b, int alpha) {
        ++m_nodes;
        int best = -infinite;
        if (const Bits turned = turnedBy(own, opponent, a)) {
            best = -one(opponent ^ turned, b, -alpha - 1);
            if (best > alpha)
                return best;
        }
        if (const Bits turned = turnedBy(own, opponent, b))
            best = std::max(best, -one(opponent ^ turned, a, -alpha - 1));
        return best;
    }

    static Bits turnedBy(Bits own, Bits opponent, int cell) {
        return neighbours[static_cast<std::size_t>(cell)] & opponent ? flips(own, opponent, cell)
                                                                     : 0;
    }
    // Looks up each line of discs as a byte. Rows are shifted down; a multiplication gathers
    // columns and diagonals into a byte.
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
