// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <fstream>
#include <sstream>

#include "own/analysis.h"
#include "own/game_file.h"

namespace bouton {

namespace {

// A game of one's own from its start, once for each side to begin. Bounds are out of the way.
void ownGame(benchmark::State& state, const char* name) {
    std::ifstream in(BOUTON_SOURCES "/tests/engine/data/own/" + std::string(name) + ".game");
    std::stringstream text;
    text << in.rdbuf();
    const own::GameFile file = own::readGame(text.str());
    own::Position start =
        startOf(file.rules, {static_cast<int>(state.range(0)), static_cast<int>(state.range(1))});
    std::size_t parts = 0, sums = 0;
    for ([[maybe_unused]] const auto round : state) {
        own::Analysis analysis(file.rules,
                               {.parts = 10'000'000, .sums = 50'000'000, .leads = 200'000'000});
        for (const Side side : {Side::One, Side::Two}) {
            start.side = side;
            if (!analysis.worth(start))
                state.SkipWithError("not solved");
        }
        parts = analysis.partsKept();
        sums = analysis.sumsKept();
    }
    state.counters["parts"] = static_cast<double>(parts);
    state.counters["sums"] = static_cast<double>(sums);
}
BENCHMARK_CAPTURE(ownGame, clobber, "clobber")
    ->ArgsProduct({{3}, {4, 5, 6, 7, 8}})
    ->Args({4, 4})
    ->Args({4, 5})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ownGame, domineering, "domineering")
    ->Args({4, 4})
    ->Args({5, 5})
    ->Args({5, 6})
    ->Args({6, 6})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ownGame, cram, "cram")
    ->Args({4, 4})
    ->Args({4, 5})
    ->Args({5, 5})
    ->Args({4, 6})
    ->Args({5, 6})
    ->Args({6, 6})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ownGame, col, "col")
    ->Args({3, 4})
    ->Args({4, 4})
    ->Args({4, 5})
    ->Args({5, 5})
    ->Unit(benchmark::kMillisecond);

// The nimbers of all heaps up to one of 3,600 counters, of 0.77.
void ownHeaps(benchmark::State& state) {
    const own::GameFile file =
        own::readGame("bouton-game 1\ntitle: T\nheaps: 9\nturn: code 0.77\n");
    for ([[maybe_unused]] const auto round : state)
        benchmark::DoNotOptimize(own::nimbersOfHeaps(file.rules, 0, 3'601));
}
BENCHMARK(ownHeaps)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bouton
