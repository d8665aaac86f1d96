// SPDX-License-Identifier: MIT
#include "engine/reversi_plain.h"

#include <algorithm>
#include <array>
#include <bit>
#include <climits>
#include <cstdint>
#include <vector>

namespace bouton::testing {

namespace {

using Set = std::uint64_t; // a set of cells, row by row

constexpr Set only(int cell) { return Set{1} << cell; }

// For each cell and each of the eight directions: the cells in that direction, the nearest first.
using Rays = std::array<std::array<std::vector<int>, 8>, 64>;
Rays makeRays() {
    constexpr std::array<std::pair<int, int>, 8> directions{
        {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
    Rays rays;
    for (int cell = 0; cell < 64; ++cell)
        for (std::size_t d = 0; d < 8; ++d) {
            const auto [down, right] = directions[d];
            for (int row = cell / 8 + down, column = cell % 8 + right;
                 row >= 0 && row < 8 && column >= 0 && column < 8; row += down, column += right)
                rays[static_cast<std::size_t>(cell)][d].push_back(8 * row + column);
        }
    return rays;
}

class Plain {
public:
    int best(Set mine, Set theirs, int alpha, int beta) {
        const Set empty = ~(mine | theirs);
        const bool kept = std::popcount(empty) >= leastKept;
        Known* const known = kept ? &slotOf(mine, theirs) : nullptr;
        Known bounds{mine, theirs};
        if (known && known->mine == mine && known->theirs == theirs) {
            bounds = *known;
            if (bounds.lower >= beta || bounds.lower == bounds.upper)
                return bounds.lower;
            if (bounds.upper <= alpha)
                return bounds.upper;
        }
        const int found = search(mine, theirs, alpha, beta);
        if (found > alpha)
            bounds.lower = found;
        if (found < beta)
            bounds.upper = found;
        if (known)
            *known = bounds;
        return found;
    }

private:
    struct Known {
        Set mine = 0, theirs = 0;
        int lower = -64, upper = 64;
    };
    struct Move {
        Set mine, theirs; // after the move, as the other side sees them
        int replies;
    };

    // The discs that a disc on this cell turns. If there are none, the move is illegal.
    Set turned(Set mine, Set theirs, int cell) const {
        Set all = 0;
        for (const std::vector<int>& ray : m_rays[static_cast<std::size_t>(cell)]) {
            Set between = 0;
            for (const int next : ray) {
                if (theirs & only(next)) {
                    between |= only(next);
                    continue;
                }
                if (mine & only(next))
                    all |= between;
                break;
            }
        }
        return all;
    }
    int movesOf(Set mine, Set theirs) const {
        int number = 0;
        for (Set rest = ~(mine | theirs); rest != 0; rest &= rest - 1)
            number += turned(mine, theirs, std::countr_zero(rest)) != 0;
        return number;
    }
    // Empty cells count for the winner.
    static int score(Set mine, Set theirs) {
        const int own = std::popcount(mine), others = std::popcount(theirs);
        return own > others ? 64 - 2 * others : own < others ? 2 * own - 64 : 0;
    }

    int search(Set mine, Set theirs, int alpha, int beta) {
        std::array<Move, 64> moves;
        std::size_t size = 0;
        const Set empty = ~(mine | theirs);
        const bool ordered = std::popcount(empty) >= leastOrdered;
        for (Set rest = empty; rest != 0; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            if (const Set discs = turned(mine, theirs, cell)) {
                const Set after = mine | discs | only(cell), others = theirs & ~discs;
                moves[size++] = {others, after, ordered ? movesOf(others, after) : 0};
            }
        }
        if (size == 0)
            return movesOf(theirs, mine) == 0 ? score(mine, theirs)
                                              : -best(theirs, mine, -beta, -alpha);
        const auto end = moves.begin() + static_cast<std::ptrdiff_t>(size);
        if (ordered)
            std::sort(moves.begin(), end,
                      [](const Move& a, const Move& b) { return a.replies < b.replies; });
        int found = INT_MIN;
        for (auto move = moves.begin(); move != end && found < beta; ++move)
            found =
                std::max(found, -best(move->mine, move->theirs, -beta, -std::max(alpha, found)));
        return found;
    }

    Known& slotOf(Set mine, Set theirs) {
        return m_known[(mine * 31 + theirs * 17) % m_known.size()];
    }

    static constexpr int leastOrdered = 4, leastKept = 5; // minimum numbers of empty cells
    const Rays m_rays = makeRays();
    // Whole boards are stored, so that two boards are never taken for each other.
    std::vector<Known> m_known = std::vector<Known>(100'003);
};

} // namespace

int plainScore(const reversi::Board& board) {
    static Plain plain;
    return plain.best(board.own, board.opponent, -64, 64);
}

} // namespace bouton::testing
