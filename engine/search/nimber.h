// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bouton {

// Sprague-Grundy theory: in an impartial game in which who cannot move loses, every position is
// worth a heap of Nim. The size of that heap is its nimber. The nimber of a sum is the nim-sum
// (exclusive or) of the nimbers of its summands.
// Source: Sprague 1935, Grundy 1939; Conway, On Numbers and Games, chapter 11.

// The minimum excludant (mex) of the values added to it: the least number from 0 on that is not
// among them. Values must not be negative.
class Mex {
public:
    void add(int nimber) {
        const auto word = static_cast<std::size_t>(nimber) / 64;
        if (word >= m_seen.size())
            m_seen.resize(word + 1);
        m_seen[word] |= std::uint64_t{1} << (nimber % 64);
    }
    int value() const {
        std::size_t word = 0;
        while (word < m_seen.size() && m_seen[word] == ~std::uint64_t{0})
            ++word;
        const int bit = word < m_seen.size() ? std::countr_one(m_seen[word]) : 0;
        return static_cast<int>(word) * 64 + bit;
    }

private:
    std::vector<std::uint64_t> m_seen = std::vector<std::uint64_t>(1);
};

} // namespace bouton
