// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include "games/catalogue.h"
#include "lab/claims.h"
#include "lab/own_claim.h"
#include "language/machine.h"

namespace bouton {

namespace {

const Ruleset& gridNim() { return **gameNamed("grid-nim"); }

// The steps alone, on the words of all positions of 4x4, which are prepared before.
void ownClaimSteps(benchmark::State& state) {
    const language::Vocabulary& words = gridNim().lore.vocabulary();
    const auto statement =
        language::readStatement("free is even and count(cells > 1) == 2", words).value();
    std::vector<language::Sample> samples;
    Poll poll{std::stop_token()};
    words.classes.front().each({{"size", 4}}, statement.needs, poll, [&](language::Specimen& at) {
        samples.push_back(at.sample());
        return samples.size() < 4096;
    });
    std::int64_t evaluated = 0;
    for ([[maybe_unused]] const auto round : state) {
        for (const language::Sample& sample : samples)
            benchmark::DoNotOptimize(
                language::evaluate(statement.steps, statement.conclusion, sample));
        evaluated += static_cast<std::int64_t>(samples.size());
    }
    state.SetItemsProcessed(evaluated);
}
BENCHMARK(ownClaimSteps);

void testWhole(benchmark::State& state, const ClaimTask& task) {
    Verdict last;
    for ([[maybe_unused]] const auto round : state)
        testClaim(task, {}, [&](const Verdict& verdict) { last = verdict; });
    state.counters["held"] = static_cast<double>(last.tested);
}

// A whole run that holds: the sum of parts of Grid Nim, in C++ and in the language.
void builtInClaim(benchmark::State& state) {
    const Settings size{{"size", static_cast<int>(state.range(0))}};
    testWhole(state, {claimOf({"grid-nim-sum", {}})->claim, size});
}
void ownClaimOfTheSame(benchmark::State& state) {
    const Settings size{{"size", static_cast<int>(state.range(0))}};
    const auto claim = ownClaim(gridNim(), "lost exactly if xor(partNimber) == 0",
                                gridNim().lore.vocabulary().classes.front());
    testWhole(state, {*claim, size});
}
BENCHMARK(builtInClaim)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK(ownClaimOfTheSame)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bouton
