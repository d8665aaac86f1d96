// SPDX-License-Identifier: MIT
#include "games/reversi/transposition_table.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <climits>
#include <new>

namespace bouton::reversi {

namespace {

// The reverse of TranspositionTable::unpacked().
Bits byteOf(int number, int place) {
    return Bits{static_cast<std::uint8_t>(number)} << (8 * place);
}
Bits packed(const Entry& entry, Bits generation) {
    return byteOf(entry.lower, 0) | byteOf(entry.upper, 1) | byteOf(entry.move, 2)
           | byteOf(entry.level, 3) | byteOf(entry.depth, 4) | generation << 40;
}
int costOf(Bits data) { return static_cast<int>(data >> 24 & 0xffff); } // depth, then level
constexpr int youth = 1 << 16;                                          // more than any cost

// Joins what two searches of the same depth and level found. Selective searches may contradict each
// other; then the newer one holds.
Entry both(const Entry& before, const Entry& now) {
    Entry joined = now;
    joined.lower = std::max(before.lower, now.lower);
    joined.upper = std::min(before.upper, now.upper);
    if (joined.move == passMove)
        joined.move = before.move;
    return joined.lower <= joined.upper ? joined : now;
}

constexpr std::size_t hugePage = std::size_t{2} << 20; // bytes

constexpr auto relaxed = std::memory_order_relaxed;

} // namespace

TranspositionTable::TranspositionTable(int bits) : m_bits(bits) {
    const std::size_t bytes = sizeof(Bucket) << bits;
    void* const memory = std::aligned_alloc(std::min(bytes, hugePage), bytes);
    if (memory == nullptr)
        throw std::bad_alloc();
#ifdef __linux__
    // A search reads from all over the table. With pages of 4 KB the processor would have to look
    // up the page at most reads. Where the system has no huge pages, the search is only slower.
    if (bytes >= hugePage)
        madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    m_buckets.reset(new (memory) Bucket[std::size_t{1} << bits]());
}

void TranspositionTable::store(const Board& board, const Entry& entry) {
    Entry joined = entry;
    Slot* chosen = nullptr;
    int least = INT_MAX;
    for (Slot& slot : bucketOf(board).places) {
        const Bits data = slot.data.load(relaxed);
        const bool isEmpty = generationOf(data) < m_oldest;
        if (!isEmpty && (slot.own.load(relaxed) ^ data) == board.own
            && (slot.opponent.load(relaxed) ^ data) == board.opponent) {
            const Entry before = unpacked(data);
            if (costOf(data) > (entry.depth << 8 | entry.level))
                return;
            if (before.depth == entry.depth && before.level == entry.level)
                joined = both(before, entry);
            chosen = &slot;
            break;
        }
        const bool isAged = generationOf(data) < m_generation;
        const int cost = isEmpty ? -1 : costOf(data) + (isAged ? 0 : youth);
        if (cost < least) {
            least = cost;
            chosen = &slot;
        }
    }
    const Bits data = packed(joined, m_generation);
    chosen->own.store(board.own ^ data, relaxed);
    chosen->opponent.store(board.opponent ^ data, relaxed);
    chosen->data.store(data, relaxed);
}

void TranspositionTable::age() {
    if (++m_generation < 256)
        return;
    m_generation = 1;
    for (std::size_t i = 0; i < std::size_t{1} << m_bits; ++i)
        for (Slot& slot : m_buckets.get()[i].places)
            slot.data.store(0, relaxed);
    m_oldest = 1;
}

void TranspositionTable::nextSearch() {
    age();
    m_oldest = m_generation;
}

} // namespace bouton::reversi
