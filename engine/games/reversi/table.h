#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>

#include "games/reversi/board.h"

namespace bouton::reversi {

// What a search has found out about a board: its score lies between `lower` and `upper`.
struct Entry {
    int lower = 0, upper = 0; // discs, for the side to move
    int depth = 0;            // plies; as many as there are empty cells: to the end
    int level = 0;            // of selectivity (searcher.h)
    int move = passMove;      // the best one; passMove: none known
};

// A transposition table. It is written by several threads at once, without locks: every word is a
// relaxed atomic, and the words of an entry are stored xored with each other, so that an entry torn
// between two writers matches no board (Hyatt and Mann, A lock-less transposition table, 2002).
// Whole boards are kept, no hashes: an entry found is never another board's, and exact is exact.
// nextSearch() alone must not run beside anything else.
class Table {
public:
    // With 2^bits buckets of five entries, 128 bytes each.
    explicit Table(int bits);

    std::optional<Entry> find(const Board& board) const;
    // In the bucket in place of the entry that cost least. Of the board's own entries a deeper one
    // stays, and with an equal one both bounds hold.
    void store(const Board& board, const Entry& entry);
    // Brings the board's bucket near, for a find() that comes soon.
    void prefetch(const Board& board) const { __builtin_prefetch(&bucketOf(board)); }
    // Forgets everything, at next to no cost.
    void nextSearch();

private:
    struct Slot {
        std::atomic<Bits> own, opponent, data;
    };
    struct alignas(128) Bucket {
        std::array<Slot, 5> slots;
    };
    Bucket& bucketOf(const Board& board) const {
        // Two odd multipliers spread both words over the upper bits.
        Bits hash = board.own * 0x9e37'79b9'7f4a'7c15;
        hash ^= hash >> 32;
        hash = (hash + board.opponent) * 0xd6e8'feb8'6659'fd93;
        return m_buckets[hash >> (64 - m_bits)];
    }

    int m_bits;
    std::unique_ptr<Bucket[]> m_buckets;
    Bits m_generation = 1; // 1 to 255; entries of another one are empty
};

} // namespace bouton::reversi
