#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>

#include "games/reversi/board.h"

namespace bouton::reversi {

// What a search has found out about a board: its value lies between `lower` and `upper`.
struct Entry {
    int lower = 0, upper = 0; // for the side to move; points, or discs if depth is toTheEnd
    int depth = 0;            // plies
    int move = passMove;      // the best one; passMove: none known
};

// A transposition table. It is written by several threads at once, without locks: every word is a
// relaxed atomic, and the words of an entry are stored xored with each other, so that an entry torn
// between two writers matches no board (Hyatt and Mann, A lock-less transposition table, 2002).
// Whole boards are kept, no hashes: an entry found is never another board's, and exact is exact.
// nextSearch() alone must not run beside anything else.
class Table {
public:
    static constexpr int toTheEnd = 127; // the depth of exact values, in discs

    // With 2^bits buckets of two entries, 64 bytes each.
    explicit Table(int bits);

    std::optional<Entry> find(const Board& board) const;
    void store(const Board& board, const Entry& entry);
    // Forgets everything, at next to no cost.
    void nextSearch();

private:
    struct Slot {
        std::atomic<Bits> own, opponent, data;
    };
    struct alignas(64) Bucket {
        std::array<Slot, 2> slots;
    };
    Bucket& bucketOf(const Board& board) const;

    int m_bits;
    std::unique_ptr<Bucket[]> m_buckets;
    Bits m_generation = 1; // 1 to 255; entries of another one are empty
};

} // namespace bouton::reversi
