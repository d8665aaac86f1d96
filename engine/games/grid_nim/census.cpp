#include "games/grid_nim/telling.h"

#include <array>

#include "games/grid_nim/theory.h"
#include "search/spread.h"

namespace bouton {

namespace {

using grid_nim::Cells;

// Exact in every step: the product of n consecutive numbers is a multiple of n factorial.
std::uint64_t choose(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= k; ++i)
        ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return ways;
}

// The cells above the diagonal, numbered: a subset is a number below 2^size.
class Triangle {
public:
    explicit Triangle(int boardSize) {
        Clicks cells;
        for (int row = 0; row < boardSize; ++row)
            for (int column = row + 1; column < boardSize; ++column)
                cells.push_back({row, column});
        m_size = static_cast<int>(cells.size());
        for (std::size_t half = 0; half < 2; ++half)
            for (std::size_t bits = 0; bits < m_halves[half].size(); ++bits)
                for (std::size_t i = 0; i < halfSize; ++i)
                    if ((bits >> i & 1) != 0 && half * halfSize + i < cells.size())
                        m_halves[half][bits] |= grid_nim::bitOf(cells[half * halfSize + i]);
    }
    int size() const { return m_size; }
    Cells cellsOf(std::uint64_t subset) const {
        return m_halves[0][subset % m_halves[0].size()] | m_halves[1][subset >> halfSize];
    }

private:
    static constexpr std::size_t halfSize = 14; // 8x8 has 28 cells above the diagonal
    int m_size = 0;
    std::array<std::vector<Cells>, 2> m_halves{std::vector<Cells>(1 << halfSize),
                                               std::vector<Cells>(1 << halfSize)};
};

// The next larger number with as many bits set (Gosper's hack, HAKMEM item 175).
std::uint64_t nextSubset(std::uint64_t subset) {
    const std::uint64_t low = subset & (0 - subset), carried = subset + low;
    return carried | ((carried ^ subset) >> 2) / low;
}

class Counter {
public:
    Counter(const CensusTask& task, Poll& poll, const Post<Census>& post)
        : m_task(task),
          m_poll(poll),
          m_post(post),
          m_boardSize(valueOf(task.settings, "size")),
          m_triangle(m_boardSize) {
        for (int k = 0; k <= std::min(task.most, m_triangle.size()); ++k)
            m_census.all += choose(m_triangle.size(), k);
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
    // The triangle's subsets of k cells, none where it has fewer.
    Spread subsetsOf(int k) {
        Spread spread;
        if (k > m_triangle.size())
            return spread;
        const std::uint64_t end = std::uint64_t{1} << m_triangle.size();
        std::uint64_t subset = (std::uint64_t{1} << k) - 1;
        do {
            if (m_poll.node())
                break;
            spread.add(m_nimbers.of(m_triangle.cellsOf(subset), m_poll));
            if (++m_census.done % newsEvery == 0)
                m_post(m_census);
            if (k == 0)
                break;
            subset = nextSubset(subset);
        } while (subset < end);
        return spread;
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
    const int m_boardSize;
    const Triangle m_triangle;
    grid_nim::Nimbers m_nimbers;
    std::vector<Spread> m_subsets; // of the triangle, by number of cells
    Census m_census;
};

void count(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Counter(task, poll, post).run();
}

} // namespace

CensusKind grid_nim::census() {
    Setting size = settingOf<GridNim>("size");
    size.most = mostSize;
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
