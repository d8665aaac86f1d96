// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>

#include "games/grid_nim/sums.h"

namespace bouton {

using namespace grid_nim;

namespace {

// How many wide regions may be solved for a region of a position, and for one that a turn leaves.
struct Bounds {
    std::uint64_t region, afterTurn;
};
constexpr Bounds atAGlance{200, 0}, usual{20'000, 100};
// An endless analysis allows four times as many from step to step, until their table takes half a
// gigabyte.
constexpr std::uint64_t endlessStep = 4, mostWide = 30'000'000;

// A value that is not proven: nearly all positions are won for the side to move.
Value guessed(bool afterATurn) {
    return {.outcome = afterATurn ? Outcome::Loss : Outcome::Win, .exact = false};
}

Value valueOfNimber(int nimber, Outcome whenZero) {
    return {.outcome = nimber == 0 ? whenZero : opposite(whenZero), .nimber = nimber};
}

// What is known of a turn, for the side that makes it.
Value valueAfter(Cells free, const Bounds& bounds, Sums& sums, Poll& poll) {
    if (const auto nimber = sums.nimberOf(free, bounds.afterTurn, poll))
        return valueOfNimber(*nimber, Outcome::Win);
    if (const auto outcome = sums.outcomeOf(free, poll))
        return {.outcome = opposite(*outcome)};
    return guessed(true);
}

// Of a position whose nimber is not known: what its turns prove.
Value valueByTurns(const std::vector<Value>& turns) {
    const auto proven = [](Outcome outcome) {
        return [outcome](const Value& turn) { return turn.exact && turn.outcome == outcome; };
    };
    if (std::ranges::any_of(turns, proven(Outcome::Win)))
        return {.outcome = Outcome::Win};
    if (std::ranges::all_of(turns, proven(Outcome::Loss)))
        return {.outcome = Outcome::Loss};
    return guessed(false);
}

// The parts of a position whose nimber is known. Wide regions that cancel are one part, worth 0: a
// region whose nimber is not known was not known in the sum either, so an equal one follows it.
std::vector<Cells> knownParts(Cells free, const Bounds& bounds, Sums& sums, Poll& poll) {
    std::vector<Cells> parts = partsOf(free);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (sums.nimberOf(parts[i], bounds.region, poll))
            continue;
        const auto same = std::find_if(
            parts.begin() + static_cast<std::ptrdiff_t>(i) + 1, parts.end(),
            [&](Cells other) { return !(other & diagonal) && placed(other) == placed(parts[i]); });
        parts[i] |= *same;
        parts.erase(same);
    }
    return parts;
}

Analysis analysed(Cells free, const Bounds& bounds, Sums& sums, Poll& poll) {
    Analysis analysis{.decisive = true};
    const auto sum = sums.nimberOf(free, bounds.region, poll);
    std::vector<Cells> parts;
    if (sum)
        parts = knownParts(free, bounds, sums, poll);
    for (const Cells part : parts)
        analysis.parts.push_back(
            {cellsOf(part), sums.nimberOf(part, bounds.region, poll).value_or(0)});
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (poll.node())
            return;
        Value value = valueAfter(free & ~turn, bounds, sums, poll);
        const auto part = static_cast<std::size_t>(
            std::ranges::find_if(parts, [&](Cells cells) { return (cells & turn) != 0; })
            - parts.begin());
        if (part < parts.size()) {
            value.part = static_cast<int>(part);
            if (value.nimber)
                value.partNimber = *value.nimber ^ *sum ^ analysis.parts[part].nimber;
        }
        analysis.moves.push_back(value);
    });
    analysis.position = sum ? valueOfNimber(*sum, Outcome::Loss) : valueByTurns(analysis.moves);
    return analysis;
}

bool isProven(const Analysis& analysis) {
    return analysis.position.exact && std::ranges::all_of(analysis.moves, &Value::exact);
}

} // namespace

// A bounded analysis begins with nothing, so that it depends on the position alone.
Analyst<GridNim> GridNim::analyst() {
    return [kept = std::make_shared<Sums>()](const Past<GridNim>& past, Patience patience,
                                             std::stop_token stop, const Post<Analysis>& post) {
        Poll poll(std::move(stop));
        const Cells free = past.now().free();
        Bounds bounds = patience == Patience::Glance ? atAGlance : usual;
        Sums fresh;
        Sums& sums = patience == Patience::Endless ? *kept : fresh;
        for (;;) {
            const Analysis analysis = analysed(free, bounds, sums, poll);
            if (poll.ask())
                return;
            post(analysis);
            bounds.region *= endlessStep;
            bounds.afterTurn *= endlessStep;
            if (patience != Patience::Endless || isProven(analysis)
                || sums.regions() + bounds.region > mostWide)
                return;
        }
    };
}

} // namespace bouton
