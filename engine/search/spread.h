// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/census.h"

namespace bouton {

// How many positions of a class have which nimber. Numbers up to 127 are enough for every game
// here: a nimber is at most the number of moves, and nim-sums stay below the next power of two.
class Spread {
public:
    void add(int nimber, Count positions = 1) {
        m_counts[static_cast<std::size_t>(nimber)] += positions;
        m_total += positions;
    }
    Count of(int nimber) const { return m_counts[static_cast<std::size_t>(nimber)]; }
    Count total() const { return m_total; }

    // The same for all sums of a position of one class and a position of the other.
    friend Spread operator+(const Spread& a, const Spread& b) {
        Spread sums;
        for (int i = 0; i < size; ++i)
            for (int j = 0; a.of(i) != 0 && j < size; ++j)
                if (b.of(j) != 0)
                    sums.add(i ^ j, a.of(i) * b.of(j));
        return sums;
    }

    static constexpr int size = 128;

private:
    std::vector<Count> m_counts = std::vector<Count>(size);
    Count m_total = 0;
};

// A row for a game in which the side that cannot move loses: nimber 0 is lost, every other one won.
inline CensusRow rowOf(int at, const Spread& spread) {
    return {at, spread.total() - spread.of(0), spread.of(0), 0};
}

// The census of sums of 1, 2, 3, … positions of one class, with a row for each number of summands.
// Blocks, and posts after each row. Ends early after a stop.
inline void countSums(const Spread& summand, const CensusTask& task, Poll& poll,
                      const Post<Census>& post) {
    Census census;
    Spread sums = summand;
    for (int summands = 1; summands <= task.most && !poll.ask(); ++summands) {
        if (summands > 1)
            sums = sums + summand;
        if (summands < task.least)
            continue;
        census.rows.push_back(rowOf(summands, sums));
        post(census);
    }
}

} // namespace bouton
