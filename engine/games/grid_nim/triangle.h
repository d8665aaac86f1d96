// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <bit>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "core/poll.h"
#include "games/grid_nim/stairs.h"
#include "games/grid_nim/triangle_kernel.h"

namespace bouton::grid_nim {

// The nimbers of all sets of free cells on one side of the diagonal of one board.
//
// The front is the longest row of the side: N - 1 cells of the board's first row. What lies behind
// it is the side of a board that is one smaller. A set of cells there is kept if each of its
// components touches the front's neighbours. For each such set there is a block of 2^(N - 1)
// nimbers: one for every filling of the front. Components that do not touch the neighbours are
// never joined to the front: they are a sum with the rest, and lie on the side of a board that is
// two smaller, whose sets are all known.
//
// So a turn behind the front changes a whole block at once, with one look-up for 2^(N - 1) sets.
// There are neither keys nor collisions, and nothing has to be brought into a canonical form. The
// kept sets are filled by ascending size, so all that a block needs is known before it: threads
// write different blocks of one size, without locks, and read those of smaller ones.
// docs/games/grid-nim.md has the numbers.
class Triangle {
public:
    // Takes no memory yet. 2 to 9 rows and columns of the board.
    explicit Triangle(int size);

    int size() const { return m_size; }
    // What solving takes at most, with all that it needs on the way.
    static std::uint64_t bytes(int size);

    // Goes on solving, together with all threads that have called this, until all is known (true)
    // or the poll has stopped (false). Then what is known is kept, and another call goes on.
    // Blocks. Any number of threads. While one of them prepares the table, the others wait without
    // polling: 0.1 s for 8x8. May throw std::bad_alloc, and std::range_error for a nimber that
    // cannot be kept.
    bool solve(Poll& poll);
    // The same with so many threads of its own, the calling one among them. Their nodes are not
    // counted.
    bool solve(Poll& poll, int threads);
    bool solved() const { return m_solved.load(std::memory_order_acquire); }

    // The nimber of a set of cells. It must be solved. Does not block.
    int of(Stairs cells) const;

    // Nimbers that are known, and all that there will be; 0 before the table is prepared.
    struct Done {
        std::uint64_t entries = 0, all = 0;
    };
    Done done() const;

    // The work is divided into pieces, each filled by one thread. For keeping them on disk.
    std::size_t pieces() const { return m_pieces.size(); } // once prepared
    // The nimbers of a piece that is filled.
    std::vector<std::uint8_t> nimbersOf(std::size_t piece) const;
    // Puts a piece that was filled before. Only between prepare() and solve(). Gives false if it
    // has another number of nimbers, or is filled already.
    bool put(std::size_t piece, std::span<const std::uint8_t> nimbers);
    // The first step of solve(): takes the memory. False: stopped. May throw std::bad_alloc.
    bool prepare(Poll& poll);
    // Called with each piece that a thread has just filled, on that thread. Set it before solve().
    std::function<void(std::size_t piece)> onFilled;

private:
    struct Piece {
        std::uint32_t first, last; // places in m_order
        std::uint32_t cells;       // of each of its sets
        enum class State : std::uint8_t { Open, Taken, Filled } state = State::Open;
    };
    struct Word { // 64 sets
        std::uint64_t kept = 0, before = 0;
    };

    bool findKeptSets(Poll& poll);
    bool knowTwoSmaller(Poll& poll);
    void divide();
    std::optional<std::size_t> take();
    void giveBack(std::size_t piece, bool filled);
    bool fill(const Piece& piece, Poll& poll, FillBlock& fillBlock);
    bool fillAll(Poll& poll);

    std::size_t lanes() const { return m_turns.lanes(); }
    // The number of the block of a kept set behind the front.
    std::size_t numberOf(Stairs behind) const {
        const std::uint64_t number = packed(behind);
        const Word& word = m_words[number / 64];
        return word.before
               + static_cast<std::size_t>(
                   std::popcount(word.kept & ((std::uint64_t{1} << number % 64) - 1)));
    }
    std::uint8_t* blockOf(Stairs behind) const {
        return m_nimbers.get() + numberOf(behind) * lanes();
    }

    const int m_size;
    const Stairs m_neighbours; // the row behind the front
    const FrontTurns m_turns;
    std::vector<std::uint8_t> m_twoSmaller;    // by packed()
    std::vector<Word> m_words;                 // which sets are kept, by packed()
    std::unique_ptr<std::uint8_t[]> m_nimbers; // block by block
    std::vector<std::uint32_t> m_order;        // the kept sets, packed, by size

    mutable std::mutex m_mutex; // guards all below
    std::condition_variable m_changed;
    enum class Stage : std::uint8_t { Begun, Preparing, Filling } m_stage = Stage::Begun;
    std::vector<Piece> m_pieces; // by size of their sets
    std::size_t m_next = 0;      // no piece before it is open
    std::size_t m_filled = 0;    // no piece before it is open or taken
    std::uint64_t m_doneEntries = 0;
    std::atomic<bool> m_solved = false;
};

// The triangle of a board from 2x2 to 8x8, one for the whole process. It is solved when it is first
// needed.
Triangle& sharedTriangle(int size);
// The same, solved; null after a stop. For 8x8 a second thread helps.
const Triangle* solvedTriangle(int size, Poll& poll);

} // namespace bouton::grid_nim
