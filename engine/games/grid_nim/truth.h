// SPDX-License-Identifier: MIT
#pragma once

#include <unordered_map>
#include <vector>

#include "core/poll.h"
#include "games/grid_nim/grid_nim.h"

namespace bouton {

// Who wins Grid Nim by nothing but the turns: a set of free cells is lost for the side to move if
// no turn leaves a lost one. Who filled the others and how large the board is does not matter. For
// sets of few cells: what a turn leaves is kept. After a stop the answers are void.
class FewFreeCells {
public:
    bool lost(grid_nim::Cells free, Poll& poll);
    // The first turn that leaves a lost set; 0 if there is none.
    grid_nim::Cells winningTurn(grid_nim::Cells free, Poll& poll);
    int nimber(grid_nim::Cells free, Poll& poll);

private:
    std::unordered_map<grid_nim::Cells, bool, grid_nim::HashOfCells> m_known;
    std::unordered_map<grid_nim::Cells, int, grid_nim::HashOfCells> m_nimbers;
};

// A set of free cells of a board as a number: the cells are counted row by row without gaps.
std::size_t numberOf(grid_nim::Cells free, int size);

// The same for all sets of free cells of one board at once, up to 5x5: 2^25 bits.
class AllFreeCells {
public:
    AllFreeCells(int size, Poll& poll); // a second or two for 5x5
    bool lost(grid_nim::Cells free) const { return m_lost[numberOf(free, m_size)]; }
    grid_nim::Cells winningTurn(grid_nim::Cells free) const;

    static constexpr int mostSize = 5;

private:
    int m_size;
    std::vector<bool> m_lost; // by number
};

// The nimbers of the same sets, by number, one byte each. Some seconds for 5x5.
std::vector<std::uint8_t> nimbersOfAll(int size, Poll& poll);

// A board on which exactly these cells are free, Red to move; the others are filled as a
// chessboard's squares alternate.
GridNim::State withFree(grid_nim::Cells free, int size);

// Calls f(free cells) for every choice of `count` cells of a board, in the order of the cells,
// while it returns true; returns whether it always has.
template <class F>
bool forEachChoice(int size, int count, F& f, grid_nim::Cells chosen = 0, int from = 0) {
    if (count == 0)
        return f(chosen);
    for (int i = from; i <= size * size - count; ++i)
        if (!forEachChoice(size, count - 1, f, chosen | grid_nim::bitOf({i / size, i % size}),
                           i + 1))
            return false;
    return true;
}

// How many choices that are.
std::uint64_t choices(int size, int count);

} // namespace bouton
