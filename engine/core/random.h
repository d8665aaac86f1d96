// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace bouton {

// A seeded generator that draws the same numbers with every standard library. The standard fixes
// the words of mt19937_64, but not how its distributions use them.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_words(seed) {}

    // A number from 0 to n - 1, each equally likely. n must be at least 1.
    std::uint64_t below(std::uint64_t n) {
        const std::uint64_t excess = (UINT64_MAX % n + 1) % n; // 2^64 mod n
        for (;;)
            if (const std::uint64_t word = m_words(); word <= UINT64_MAX - excess)
                return word % n;
    }
    // A number from `least` to `most`, both included.
    int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::uint64_t>(most - least) + 1));
    }
    // One of the items, each equally likely. There must be at least one.
    template <class T> const T& oneOf(const std::vector<T>& items) {
        return items[below(items.size())];
    }
    // A seed for another generator, whose draws do not depend on the next draws of this one.
    std::uint64_t seed() { return m_words(); }

private:
    std::mt19937_64 m_words;
};

} // namespace bouton
