#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/grid_nim/cells.h"

namespace bouton::grid_nim {

// A hash table from regions to nimbers: open addressing in one array, and the nimber in the top
// byte of its region, for a region that stands in the top left corner never reaches row 8 (the
// cells on one side of the diagonal of 8x8 lie in 7x7). So an entry is one word and 8x8 takes 64
// MB. Nimbers are below 128: a region of 28 cells has at most 100 turns.
class RegionTable {
public:
    RegionTable() : m_entries(std::size_t{1} << 10) {}

    std::optional<int> find(Cells region) const {
        const std::uint64_t entry = m_entries[placeOf(region)];
        if (entry == 0)
            return std::nullopt;
        return static_cast<int>(entry >> nimberShift);
    }
    // The region must not be in the table.
    void insert(Cells region, int nimber) {
        if (2 * (m_size + 1) > m_entries.size())
            grow();
        m_entries[placeOf(region)] = region | static_cast<std::uint64_t>(nimber) << nimberShift;
        ++m_size;
    }
    std::size_t size() const { return m_size; }

private:
    static constexpr int nimberShift = 56;
    static constexpr std::uint64_t regionBits = (std::uint64_t{1} << nimberShift) - 1;

    // Where the region stands, or the free place where it belongs.
    std::size_t placeOf(Cells region) const {
        // Fibonacci hashing; the high half is folded in, as the product's low bits mix badly.
        const std::uint64_t product = region * 0x9E3779B97F4A7C15;
        std::size_t place = (product ^ product >> 32) & (m_entries.size() - 1);
        while (m_entries[place] != 0 && (m_entries[place] & regionBits) != region)
            place = (place + 1) & (m_entries.size() - 1);
        return place;
    }
    void grow() {
        std::vector<std::uint64_t> old(2 * m_entries.size());
        old.swap(m_entries);
        for (const std::uint64_t entry : old)
            if (entry != 0)
                m_entries[placeOf(entry & regionBits)] = entry;
    }

    std::vector<std::uint64_t> m_entries; // a power of two of them, at most half in use
    std::size_t m_size = 0;
};

} // namespace bouton::grid_nim
