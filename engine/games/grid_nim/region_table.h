#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/grid_nim/cells.h"

namespace bouton::grid_nim {

// A region and its nimber in one word, 0 for none: the nimber stands in the top byte, for a region
// in the top left corner never reaches row 8 (the cells on one side of the diagonal of 8x8 lie in
// 7x7). Nimbers are below 128: a region of 28 cells has at most 100 turns.
class RegionNimber {
public:
    RegionNimber() = default;
    RegionNimber(Cells region, int nimber)
        : m_word(region | static_cast<std::uint64_t>(nimber) << nimberShift) {}
    bool used() const { return m_word != 0; }
    Cells region() const { return m_word & ((std::uint64_t{1} << nimberShift) - 1); }
    int nimber() const { return static_cast<int>(m_word >> nimberShift); }

private:
    static constexpr int nimberShift = 56;
    std::uint64_t m_word = 0;
};

// Fibonacci hashing: the top `bits` bits of the product, which depend on all of the region.
constexpr std::size_t hashOf(Cells region, int bits) {
    return static_cast<std::size_t>(region * 0x9E3779B97F4A7C15 >> (64 - bits));
}

// A hash table of regions: open addressing in one array of words, so that 8x8 takes 64 MB.
class RegionTable {
public:
    std::optional<int> find(Cells region) const {
        const RegionNimber& entry = m_entries[placeOf(region)];
        if (!entry.used())
            return std::nullopt;
        return entry.nimber();
    }
    // The region must not be in the table.
    void insert(Cells region, int nimber) {
        if (2 * (m_size + 1) > m_entries.size())
            grow();
        m_entries[placeOf(region)] = {region, nimber};
        ++m_size;
    }
    std::size_t size() const { return m_size; }

private:
    // Where the region stands, or the free place where it belongs.
    std::size_t placeOf(Cells region) const {
        std::size_t place = hashOf(region, m_bits);
        while (m_entries[place].used() && m_entries[place].region() != region)
            place = (place + 1) & (m_entries.size() - 1);
        return place;
    }
    void grow() {
        ++m_bits;
        std::vector<RegionNimber> old(std::size_t{1} << m_bits);
        old.swap(m_entries);
        for (const RegionNimber& entry : old)
            if (entry.used())
                m_entries[placeOf(entry.region())] = entry;
    }

    int m_bits = 10;
    std::vector<RegionNimber> m_entries =
        std::vector<RegionNimber>(std::size_t{1} << m_bits); // at most half used
    std::size_t m_size = 0;
};

// The regions met last, before they are turned into their canonical image: small enough for the
// processor's cache, forgetful, and right for most of a search, whose regions come again soon.
class RecentRegions {
public:
    std::optional<int> find(Cells region) const {
        const RegionNimber& entry = m_entries[hashOf(region, bits)];
        if (entry.region() != region)
            return std::nullopt;
        return entry.nimber();
    }
    void keep(Cells region, int nimber) { m_entries[hashOf(region, bits)] = {region, nimber}; }

private:
    static constexpr int bits = 14;
    std::vector<RegionNimber> m_entries = std::vector<RegionNimber>(std::size_t{1} << bits);
};

} // namespace bouton::grid_nim
