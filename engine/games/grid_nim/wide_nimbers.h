// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/poll.h"
#include "games/grid_nim/cells.h"

namespace bouton::grid_nim {

// A hash table from regions to nimbers: open addressing in one array of words. A region is a number
// from 1 to 2^56 - 1, its nimber one from 0 to 255. One thread at a time.
class RegionTable {
public:
    std::optional<int> find(std::uint64_t region) const {
        const Entry& entry = m_entries[placeOf(region)];
        if (!entry.used())
            return std::nullopt;
        return entry.nimber();
    }
    // The region must not be in the table. May throw std::bad_alloc; then nothing has changed.
    void insert(std::uint64_t region, int nimber) {
        if (2 * (m_size + 1) > m_entries.size())
            grow();
        m_entries[placeOf(region)] = {region, nimber};
        ++m_size;
    }
    std::size_t size() const { return m_size; }

private:
    // A region and its nimber in one word, 0 for none.
    class Entry {
    public:
        Entry() = default;
        Entry(std::uint64_t region, int nimber)
            : m_word(region | static_cast<std::uint64_t>(nimber) << nimberShift) {}
        bool used() const { return m_word != 0; }
        std::uint64_t region() const { return m_word & ((std::uint64_t{1} << nimberShift) - 1); }
        int nimber() const { return static_cast<int>(m_word >> nimberShift); }

    private:
        static constexpr int nimberShift = 56;
        std::uint64_t m_word = 0;
    };

    // Where the region stands, or the free place where it belongs. Fibonacci hashing: the top bits
    // of the product, which depend on all of the region.
    std::size_t placeOf(std::uint64_t region) const {
        auto place = static_cast<std::size_t>(region * 0x9E3779B97F4A7C15 >> (64 - m_bits));
        while (m_entries[place].used() && m_entries[place].region() != region)
            place = (place + 1) & (m_entries.size() - 1);
        return place;
    }
    void grow() {
        std::vector<Entry> old(m_entries.size() * 2);
        ++m_bits;
        old.swap(m_entries);
        for (const Entry& entry : old)
            if (entry.used())
                m_entries[placeOf(entry.region())] = entry;
    }

    int m_bits = 10;
    std::vector<Entry> m_entries =
        std::vector<Entry>(std::size_t{1} << m_bits); // at most half used
    std::size_t m_size = 0;
};

// Nimbers of regions that have no room beside the diagonal of an 8x8 board, which only wider boards
// have. There are too many of them to solve all (docs/games/grid-nim.md), but a region soon falls
// into parts that have room. Each is the mex over its turns, solved once wherever it lies.
//
// One thread at a time. What it finds within a bound depends on what it was asked before.
class WideNimbers {
public:
    // The nimber of a connected region. Where it takes the mex of more than `most` wide regions it
    // gives up, and nothing comes of it; nor after a stop. What was found on the way stays known.
    // Blocks. May throw std::bad_alloc.
    std::optional<int> of(Cells region, std::uint64_t most, Poll& poll);

    std::size_t regions() const { return m_known.size(); } // wide ones that are known

private:
    std::optional<int> ofAny(Cells free, Poll& poll);
    std::optional<int> ofPlaced(Cells region, Poll& poll);

    RegionTable m_known;
    std::uint64_t m_left = 0; // wide regions that may still be solved
};

} // namespace bouton::grid_nim
