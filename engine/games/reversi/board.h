// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <iterator>

namespace bouton::reversi {

// Reversi on two words: bit 0 is a1, bit 7 is h1, bit 63 is h8. Everything here is portable bit
// arithmetic. Nothing blocks. The functions of moves trust their arguments.

using Bits = std::uint64_t;

constexpr int cells = 64;
constexpr int passMove = 64; // the forced pass among the moves 0 to 63

constexpr Bits bit(int cell) { return Bits{1} << cell; }
constexpr int count(Bits set) { return std::popcount(set); }
constexpr int firstOf(Bits set) { return std::countr_zero(set); }

constexpr Bits corners = 0x8100'0000'0000'0081;
constexpr Bits border = 0xff81'8181'8181'81ff;
constexpr Bits innerColumns = 0x7e7e'7e7e'7e7e'7e7e; // columns b to g: a run ends at a and h

// The discs of the side to move and of the opponent. Any filling is a board.
struct Board {
    Bits own = 0, opponent = 0;
    constexpr Bits empty() const { return ~(own | opponent); }
    constexpr Board passed() const { return {opponent, own}; }
    auto operator<=>(const Board&) const = default; // the one order of boards, by their words
};

// d4 and e5 light, e4 and d5 dark, dark to move.
constexpr Board startBoard{bit(28) | bit(35), bit(27) | bit(36)};

// Shifts by the step from a cell to its neighbour: 1 right, 8 down, 7 and 9 along the diagonals,
// negative ones the other way. Cells beyond the top or bottom are lost. Along rows and diagonals
// the caller must use `innerColumns`.
template <int step> constexpr Bits shifted(Bits set) {
    if constexpr (step > 0)
        return set << step;
    else
        return set >> -step;
}

// The discs of `through` that follow `from` without a gap in one direction. Doubling finds runs of
// 1, 2, 4 and 6 discs; no line has room for more.
template <int step> constexpr Bits run(Bits from, Bits through) {
    Bits reached = through & shifted<step>(from);
    reached |= through & shifted<step>(reached);
    const Bits pairs = through & shifted<step>(through);
    reached |= pairs & shifted<2 * step>(reached);
    reached |= pairs & shifted<2 * step>(reached);
    return reached;
}

// The discs that may be turned in a direction. A run along a row or diagonal ends at the border.
template <int step> constexpr Bits turnable(Bits opponent) {
    return step == 8 || step == -8 ? opponent : opponent & innerColumns;
}

// The free cells in which the side to move turns at least one disc.
constexpr Bits mobility(const Board& board) {
    const auto along = [&]<int step>() {
        return shifted<step>(run<step>(board.own, turnable<step>(board.opponent)));
    };
    return board.empty()
           & (along.operator()<1>() | along.operator()<-1>() | along.operator()<8>()
              | along.operator()<-8>() | along.operator()<7>() | along.operator()<-7>()
              | along.operator()<9>() | along.operator()<-9>());
}

// The discs that a disc of the side to move in the free cell `cell` turns. Empty: the move is not
// legal.
constexpr Bits flips(const Board& board, int cell) {
    const auto along = [&]<int step>() {
        const Bits reached = run<step>(bit(cell), turnable<step>(board.opponent));
        return shifted<step>(reached) & board.own ? reached : Bits{0};
    };
    return along.operator()<1>() | along.operator()<-1>() | along.operator()<8>()
           | along.operator()<-8>() | along.operator()<7>() | along.operator()<-7>()
           | along.operator()<9>() | along.operator()<-9>();
}

// The board for the opponent after a disc in `cell` that turns `turned`.
constexpr Board placed(const Board& board, int cell, Bits turned) {
    return {board.opponent ^ turned, board.own ^ turned ^ bit(cell)};
}

// The board for the opponent after a legal move, which may be the pass.
constexpr Board after(const Board& board, int move) {
    return move == passMove ? board.passed() : placed(board, move, flips(board, move));
}

// Spreads the bits of both words, by two odd multipliers, over the upper bits.
constexpr Bits hashOf(const Board& board) {
    Bits hash = board.own * 0x9e37'79b9'7f4a'7c15;
    hash ^= hash >> 32;
    return (hash + board.opponent) * 0xd6e8'feb8'6659'fd93;
}

constexpr bool canMove(const Board& board) { return mobility(board) != 0; }
constexpr bool isOver(const Board& board) { return !canMove(board) && !canMove(board.passed()); }

// The score of a finished game: own minus the opponent's discs, with the empty cells counted for
// the winner.
constexpr int finalScore(const Board& board) {
    const int difference = count(board.own) - count(board.opponent);
    const int empty = count(board.empty());
    return difference > 0 ? difference + empty : difference < 0 ? difference - empty : 0;
}

// The legal moves as a range of ints, in ascending order: the cells; or the pass, where only the
// opponent can move; or none, where the game is over.
class Moves {
public:
    explicit constexpr Moves(const Board& board)
        : m_cells(mobility(board)), m_pass(m_cells == 0 && canMove(board.passed())) {}

    struct Iterator {
        Bits cells;
        bool pass;
        constexpr int operator*() const { return pass ? passMove : firstOf(cells); }
        constexpr Iterator& operator++() {
            pass = false;
            cells &= cells - 1;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return cells == 0 && !pass; }
    };
    constexpr Iterator begin() const { return {m_cells, m_pass}; }
    constexpr std::default_sentinel_t end() const { return {}; }
    constexpr int size() const { return m_pass ? 1 : count(m_cells); }
    constexpr bool empty() const { return size() == 0; }

private:
    Bits m_cells;
    bool m_pass;
};

} // namespace bouton::reversi
