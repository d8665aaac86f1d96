// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <memory>
#include <type_traits>
#include <unordered_map>

#include "games/grid_nim/theory.h"
#include "games/grid_nim/triangle.h"
#include "search/nimber.h"

namespace bouton {

namespace {

using grid_nim::Cells;

// The cells above the diagonal of an empty board. Every region that the board can have lies in this
// triangle or in its mirror image below.
Cells triangle(int size) { return grid_nim::boardOf(size) & grid_nim::aboveDiagonal; }

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
    std::unordered_map<Cells, int, grid_nim::HashOfCells> m_known;
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

    std::unordered_map<Cells, int, grid_nim::HashOfCells> m_known;
};

// Bouton's program: all sets of free cells of the triangle, in blocks.
template <int threads> class OwnTriangle {
public:
    explicit OwnTriangle(int size) : m_triangle(size) {}
    int of(Cells free) {
        m_triangle.solve(m_poll, threads);
        return m_triangle.of(grid_nim::onStairs(grid_nim::placed(free)));
    }
    std::size_t entries() const { return m_triangle.done().entries; }

private:
    grid_nim::Triangle m_triangle;
    Poll m_poll{std::stop_token()};
};

// Computes the nimber of the triangle, beginning with an empty memo. On the clock, for the threads'
// sake.
template <class Memo> void gridNimTriangle(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    int nimber = 0;
    std::size_t entries = 0;
    for ([[maybe_unused]] const auto round : state) {
        auto memo = [&] {
            if constexpr (std::is_constructible_v<Memo, int>)
                return std::make_unique<Memo>(size);
            else
                return std::make_unique<Memo>();
        }();
        nimber = memo->of(triangle(size));
        entries = memo->entries();
    }
    state.counters["nimber"] = nimber;
    state.counters["entries"] = static_cast<double>(entries);
}
// The plain ones come last: they leave a heap in pieces, which the next to ask for memory clears up.
constexpr auto ms = benchmark::kMillisecond;
BENCHMARK(gridNimTriangle<OwnTriangle<1>>)->DenseRange(5, 8)->Unit(ms)->UseRealTime();
BENCHMARK(gridNimTriangle<OwnTriangle<2>>)->DenseRange(5, 8)->Unit(ms)->UseRealTime();
BENCHMARK(gridNimTriangle<PlainMemo>)->DenseRange(5, 7)->Unit(ms)->UseRealTime();
BENCHMARK(gridNimTriangle<PlainRegions>)->DenseRange(5, 8)->Unit(ms)->UseRealTime();

// Analyses the empty board with the value of every move, by a new analyst. Up to 8x8 the triangles
// are solved before; on wider boards it does what it can within its bounds.
void gridNimAnalysis(benchmark::State& state) {
    const GridNim::State start{.size = static_cast<int>(state.range(0))};
    for ([[maybe_unused]] const auto round : state)
        GridNim::analyst()({{start}, {}}, Patience::Bounded, {}, [](const Analysis& analysis) {
            benchmark::DoNotOptimize(analysis.position.nimber);
        });
}
BENCHMARK(gridNimAnalysis)->DenseRange(5, 10)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bouton
