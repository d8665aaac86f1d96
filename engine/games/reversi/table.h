#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdlib>
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

    std::optional<Entry> find(const Board& board) const {
        for (const Slot& slot : bucketOf(board).slots) {
            const Bits data = slot.data.load(std::memory_order_relaxed);
            if ((slot.own.load(std::memory_order_relaxed) ^ data) == board.own
                && (slot.opponent.load(std::memory_order_relaxed) ^ data) == board.opponent
                && generationOf(data) == m_generation)
                return unpacked(data);
        }
        return std::nullopt;
    }
    // In the bucket in place of the entry that cost least. Of the board's own entries a deeper one
    // stays, and with an equal one both bounds hold.
    void store(const Board& board, const Entry& entry);
    // Brings the board's bucket near, for a find() that comes soon.
    void prefetch(const Board& board) const {
        const auto* bucket = reinterpret_cast<const char*>(&bucketOf(board));
        __builtin_prefetch(bucket);
        __builtin_prefetch(bucket + sizeof(Bucket) / 2);
    }
    // Forgets everything, at next to no cost.
    void nextSearch();

private:
    struct Slot {
        std::atomic<Bits> own, opponent, data;
    };
    struct alignas(128) Bucket {
        std::array<Slot, 5> slots;
    };
    struct Freed {
        void operator()(Bucket* buckets) const { std::free(buckets); }
    };

    Bucket& bucketOf(const Board& board) const {
        // Two odd multipliers spread both words over the upper bits.
        Bits hash = board.own * 0x9e37'79b9'7f4a'7c15;
        hash ^= hash >> 32;
        hash = (hash + board.opponent) * 0xd6e8'feb8'6659'fd93;
        return m_buckets.get()[hash >> (64 - m_bits)];
    }

    // The word that holds an entry: 8 bits each for the bounds, move, level, depth and generation.
    static Entry unpacked(Bits data) {
        return {.lower = static_cast<std::int8_t>(data),
                .upper = static_cast<std::int8_t>(data >> 8),
                .depth = static_cast<int>(data >> 32 & 0xff),
                .level = static_cast<int>(data >> 24 & 0xff),
                .move = static_cast<int>(data >> 16 & 0xff)};
    }
    static Bits generationOf(Bits data) { return data >> 40; }

    int m_bits;
    std::unique_ptr<Bucket[], Freed> m_buckets;
    Bits m_generation = 1; // 1 to 255; entries of another one are empty
};

} // namespace bouton::reversi
