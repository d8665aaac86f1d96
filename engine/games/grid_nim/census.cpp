// SPDX-License-Identifier: MIT
#include "games/grid_nim/lore.h"

#include <algorithm>

#include "games/grid_nim/theory.h"
#include "games/grid_nim/triangle.h"
#include "search/spread.h"

namespace bouton {

namespace {

// Exact in every step: the product of n consecutive numbers is a multiple of n factorial.
std::uint64_t choose(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= k; ++i)
        ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return ways;
}

// The next larger number with as many bits set (Gosper's hack, HAKMEM item 175).
std::uint64_t nextSubset(std::uint64_t subset) {
    const std::uint64_t low = subset & (0 - subset), carried = subset + low;
    return carried | ((carried ^ subset) >> 2) / low;
}

class Counter {
public:
    Counter(const CensusTask& task, Poll& poll, const Post<Census>& post)
        : m_task(task), m_poll(poll), m_post(post), m_boardSize(valueOf(task.settings, "size")) {
        for (int k = 0; k <= std::min(task.most, m_cells); ++k)
            m_census.all += choose(m_cells, k);
    }

    void run() {
        for (int k = 0; k <= m_task.most; ++k) {
            m_subsets.push_back(subsetsOf(k));
            if (m_poll.stopped())
                return;
            if (k < m_task.least)
                continue;
            m_census.rows.push_back(rowWith(k));
            m_post(m_census);
        }
    }

private:
    // The triangle's subsets of k cells, none where it has fewer. A region of k cells has room on
    // k + 1 rows and columns, so the first rows need only the triangles of smaller boards.
    Spread subsetsOf(int k) {
        Spread spread;
        if (k > m_cells)
            return spread;
        const bool few = k + 1 < m_boardSize;
        const grid_nim::Triangle* triangle =
            grid_nim::solvedTriangle(few ? std::max(k + 1, 2) : m_boardSize, m_poll);
        if (!triangle)
            return spread;
        const std::uint64_t end = std::uint64_t{1} << m_cells;
        std::uint64_t subset = (std::uint64_t{1} << k) - 1;
        do {
            if (m_poll.node())
                break;
            const grid_nim::Stairs cells = grid_nim::unpacked(subset);
            spread.add(few ? byRegions(cells, *triangle) : triangle->of(cells));
            if (++m_census.done % newsEvery == 0)
                m_post(m_census);
            if (k == 0)
                break;
            subset = nextSubset(subset);
        } while (subset < end);
        return spread;
    }

    static int byRegions(grid_nim::Stairs cells, const grid_nim::Triangle& triangle) {
        int sum = 0;
        while (cells != 0) {
            const auto region = grid_nim::reachedOnStairs(cells & (0 - cells), cells);
            sum ^= triangle.of(grid_nim::lowered(region));
            cells &= ~region;
        }
        return sum;
    }

    // Boards with `free` free cells: some on the diagonal, some above, the rest below it.
    CensusRow rowWith(int free) const {
        CensusRow row{.at = free};
        for (int onDiagonal = 0; onDiagonal <= std::min(free, m_boardSize); ++onDiagonal)
            for (int above = 0; above <= free - onDiagonal; ++above) {
                const Spread& upper = m_subsets[static_cast<std::size_t>(above)];
                const Spread& lower =
                    m_subsets[static_cast<std::size_t>(free - onDiagonal - above)];
                const Count diagonals = choose(m_boardSize, onDiagonal);
                // Lost: the triangles' nim-sum equals the diagonal's.
                Count lost = 0;
                for (int nimber = 0; nimber < Spread::size; ++nimber)
                    lost += upper.of(nimber) * lower.of(nimber ^ (onDiagonal % 2));
                row.lost += diagonals * lost;
                row.won += diagonals * (upper.total() * lower.total() - lost);
            }
        return row;
    }

    static constexpr std::uint64_t newsEvery = 1 << 18;

    const CensusTask& m_task;
    Poll& m_poll;
    const Post<Census>& m_post;
    const int m_boardSize, m_cells = grid_nim::stairsCells(m_boardSize); // of the triangle
    std::vector<Spread> m_subsets; // of the triangle, by number of cells
    Census m_census;
};

void count(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Counter(task, poll, post).run();
}

} // namespace

CensusKind grid_nim::census() {
    Setting size = settingOf<GridNim>("size");
    size.most = mostSolved;
    return {GridNim::name.id,
            QT_TRANSLATE_NOOP("Phrase", "sets of free cells, whoever filled the others"),
            {size},
            [](const Settings& settings) -> Setting {
                const int cells = valueOf(settings, "size") * valueOf(settings, "size");
                return {"empty", QT_TRANSLATE_NOOP("Phrase", "Free cells"), 0, cells, cells};
            },
            true,
            count};
}

} // namespace bouton
