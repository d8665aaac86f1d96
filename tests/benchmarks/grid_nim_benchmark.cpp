#include <benchmark/benchmark.h>

#include <unordered_map>

#include "games/grid_nim/theory.h"
#include "search/nimber.h"

namespace bouton {

namespace {

using grid_nim::Cells;

// The cells above the diagonal of an empty board. Every region that the board can have lies in this
// triangle or in its mirror image below.
Cells triangle(int size) {
    Cells cells = 0;
    for (int row = 0; row < size; ++row)
        for (int column = row + 1; column < size; ++column)
            cells |= grid_nim::bitOf({row, column});
    return cells;
}

// The obvious program: it remembers a nimber for every set of free cells.
class PlainMemo {
public:
    int of(Cells free) {
        if (const auto found = m_known.find(free); found != m_known.end())
            return found->second;
        Mex mex;
        grid_nim::forEachTurn(free, free, [&](Cells turn) { mex.add(of(free & ~turn)); });
        return m_known[free] = mex.value();
    }
    std::size_t entries() const { return m_known.size(); }

private:
    std::unordered_map<Cells, int> m_known;
};

// The same with nim-sums of connected regions. It remembers each region where it stands.
class PlainRegions {
public:
    int of(Cells free) {
        int sum = 0;
        for (const Cells region : grid_nim::partsOf(free))
            sum ^= ofRegion(region);
        return sum;
    }
    std::size_t entries() const { return m_known.size(); }

private:
    int ofRegion(Cells region) {
        if (const auto found = m_known.find(region); found != m_known.end())
            return found->second;
        Mex mex;
        grid_nim::forEachTurn(region, region, [&](Cells turn) { mex.add(of(region & ~turn)); });
        return m_known[region] = mex.value();
    }

    std::unordered_map<Cells, int> m_known;
};

// Bouton's program: it remembers each region once up to symmetry, in one flat array.
class OwnNimbers {
public:
    int of(Cells free) { return m_nimbers.of(free, m_poll); }
    std::size_t entries() const { return m_nimbers.regions(); }

private:
    grid_nim::Nimbers m_nimbers;
    Poll m_poll{std::stop_token()};
};

// Computes the nimber of the triangle, beginning with an empty memo.
template <class Memo> void gridNimTriangle(benchmark::State& state) {
    int nimber = 0;
    std::size_t entries = 0;
    for ([[maybe_unused]] const auto round : state) {
        Memo memo;
        nimber = memo.of(triangle(static_cast<int>(state.range(0))));
        entries = memo.entries();
    }
    state.counters["nimber"] = nimber;
    state.counters["entries"] = static_cast<double>(entries);
}
BENCHMARK(gridNimTriangle<PlainMemo>)->DenseRange(5, 7)->Unit(benchmark::kMillisecond);
BENCHMARK(gridNimTriangle<PlainRegions>)->DenseRange(5, 7)->Unit(benchmark::kMillisecond);
BENCHMARK(gridNimTriangle<OwnNimbers>)->DenseRange(5, 8)->Unit(benchmark::kMillisecond);

// Analyses the empty board with the value of every move, by a new analyst.
void gridNimAnalysis(benchmark::State& state) {
    const GridNim::State start{.size = static_cast<int>(state.range(0))};
    for ([[maybe_unused]] const auto round : state)
        GridNim::analyst()({{start}, {}}, Patience::Bounded, {}, [](const Analysis& analysis) {
            benchmark::DoNotOptimize(analysis.position.nimber);
        });
}
BENCHMARK(gridNimAnalysis)->DenseRange(5, 7)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bouton
