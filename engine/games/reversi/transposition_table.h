// SPDX-License-Identifier: MIT
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

// What a search found out about a board: its score lies between `lower` and `upper`.
struct Entry {
    int lower = 0, upper = 0; // discs, for the side to move
    int depth = 0;            // plies; equal to the empty cells where it went to the end
    int level = 0;            // of selectivity (searcher.h)
    int move = passMove;      // the best move; passMove if none is known
};

// A transposition table. Several threads write to it at once, without locks. Every word is a
// relaxed atomic. The words of an entry are stored xored with each other, so an entry torn between
// two writers matches no board (Hyatt and Mann, A lock-less transposition table, 2002). An entry
// keeps the whole board, not a hash, so it is never taken for another board's. Only nextSearch()
// and age() must not run while another thread uses the table.
class TranspositionTable {
public:
    // Makes 2^bits buckets of five entries, 128 bytes each. Throws std::bad_alloc if the memory is
    // not there.
    explicit TranspositionTable(int bits);

    std::optional<Entry> find(const Board& board) const {
        for (const Slot& slot : bucketOf(board).places) {
            const Bits data = slot.data.load(std::memory_order_relaxed);
            if ((slot.own.load(std::memory_order_relaxed) ^ data) == board.own
                && (slot.opponent.load(std::memory_order_relaxed) ^ data) == board.opponent
                && generationOf(data) >= m_oldest)
                return unpacked(data);
        }
        return std::nullopt;
    }
    // Stores an entry in place of the one in the bucket that cost least to find, an aged one if
    // there is one. An entry of the same board stays if it is deeper. If it is equally deep and of
    // the same level, the bounds of both are joined.
    void store(const Board& board, const Entry& entry);
    // Loads the bucket of the board into the cache, for a find() that comes soon.
    void prefetch(const Board& board) const {
        const auto* bucket = reinterpret_cast<const char*>(&bucketOf(board));
        __builtin_prefetch(bucket);
        __builtin_prefetch(bucket + sizeof(Bucket) / 2);
    }
    // Forgets all entries. Costs next to nothing, but once in 255 calls clears the whole table.
    void nextSearch();
    // Keeps all entries, but lets them give way before those to come. Costs next to nothing, but
    // once in 255 calls of both forgets them after all and clears the whole table.
    void age();

private:
    struct Slot {
        std::atomic<Bits> own, opponent, data;
    };
    struct alignas(128) Bucket {
        std::array<Slot, 5> places;
    };

    Bucket& bucketOf(const Board& board) const {
        return m_buckets.get()[hashOf(board) >> (64 - m_bits)];
    }

    // The word that holds an entry, 8 bits each: the bounds, the move, the level, the depth and the
    // generation.
    static Entry unpacked(Bits data) {
        return {.lower = static_cast<std::int8_t>(data),
                .upper = static_cast<std::int8_t>(data >> 8),
                .depth = static_cast<int>(data >> 32 & 0xff),
                .level = static_cast<int>(data >> 24 & 0xff),
                .move = static_cast<int>(data >> 16 & 0xff)};
    }
    static Bits generationOf(Bits data) { return data >> 40; }

    int m_bits;
    std::unique_ptr<Bucket[], void (*)(void*)> m_buckets{nullptr, &std::free};
    Bits m_generation = 1; // 1 to 255; of the entries to come
    Bits m_oldest = 1;     // an entry of a generation before counts as empty
};

} // namespace bouton::reversi
