// SPDX-License-Identifier: MIT
#include "own/findings.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/nested.h"
#include "core/text.h"
#include "core/visible.h"
#include "own/analysis.h"

namespace bouton::own {

namespace {

constexpr int heapsListed = 25;
constexpr std::size_t sizesListed = 12;
// Of each size of a range.
constexpr Bounds ofSize{.parts = 40'000, .sums = 200'000, .leads = 1'000'000};

// Who wins a position, by who begins; empty if it is not known.
std::optional<Phrase> outcomeOf(const Rules& rules, Analysis& analysis, Position start) {
    std::array<std::optional<Outcome>, 2> worth;
    for (const Side side : {Side::One, Side::Two}) {
        start.side = side;
        worth[indexOf(side)] = analysis.worth(start);
        if (!worth[indexOf(side)])
            return std::nullopt;
    }
    const auto nameOf = [&](Side side) { return visible(rules.sides[indexOf(side)].name); };
    const auto winnerIf = [&](Side begins) -> std::optional<Side> {
        const Outcome of = *worth[indexOf(begins)];
        if (of == Outcome::Draw)
            return std::nullopt;
        return of == Outcome::Win ? begins : other(begins);
    };
    if (worth[0] == worth[1])
        return Phrase{*worth[0] == Outcome::Win ? QT_TRANSLATE_NOOP("Phrase", "Who begins wins.")
                      : *worth[0] == Outcome::Loss
                          ? QT_TRANSLATE_NOOP("Phrase", "Who does not begin wins.")
                          : QT_TRANSLATE_NOOP("Phrase", "It is drawn.")};
    const auto first = winnerIf(Side::One), second = winnerIf(Side::Two);
    if (first && first == second)
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "%1 wins, whoever begins."), {nameOf(*first)}};
    // Else one of the two is drawn.
    if (first)
        return Phrase{
            QT_TRANSLATE_NOOP("Phrase", "If %1 begins, %2 wins; if %3 begins, it is drawn."),
            {nameOf(Side::One), nameOf(*first), nameOf(Side::Two)}};
    return Phrase{QT_TRANSLATE_NOOP("Phrase", "If %1 begins, it is drawn; if %2 begins, %3 wins."),
                  {nameOf(Side::One), nameOf(Side::Two), nameOf(*second)}};
}

// The value of a position in a sentence or two; empty if it is not known.
std::optional<Phrase> valueOf(const Rules& rules, const Position& start, const Bounds& bounds,
                              const std::stop_token& stop) {
    Analysis analysis(rules, bounds, stop);
    const auto outcome = outcomeOf(rules, analysis, start);
    if (!outcome)
        return std::nullopt;
    const auto nimber = analysis.nimber(start);
    if (!nimber)
        return outcome;
    return Phrase{*nimber == 0 ? QT_TRANSLATE_NOOP("Phrase", "Nimber %1: who does not begin wins.")
                               : QT_TRANSLATE_NOOP("Phrase", "Nimber %1: who begins wins."),
                  {std::to_string(*nimber)}};
}

Finding refusedOf(const GameFile& file) {
    return {Finding::Of::Refused,
            {QT_TRANSLATE_NOOP("Phrase", "Without a turn at the start: %1."),
             {joined(file.refused, ", ", [](Size size) { return nameOf(size); })}}};
}

Finding endOf(const GameFile& file) {
    if (file.mostTurns < 0)
        return {Finding::Of::Ends,
                {QT_TRANSLATE_NOOP("Phrase", "It ends after a number of turns that is not known.")},
                false};
    return {
        Finding::Of::Ends,
        {QT_TRANSLATE_N_NOOP("Phrase", "It ends after at most %n turn(s)."), {}, file.mostTurns}};
}

Finding kindOf(const Rules& rules, const Position& start, const std::stop_token& stop) {
    if (!rules.goals.empty())
        return {Finding::Of::Kind,
                {QT_TRANSLATE_NOOP("Phrase", "It has goals, so it is no sum of parts.")}};
    const auto impartial = Analysis(rules, {}, stop).isImpartial(start);
    if (!impartial)
        return {Finding::Of::Kind,
                {QT_TRANSLATE_NOOP("Phrase", "Whether it is impartial is not known.")},
                false};
    return {Finding::Of::Kind,
            {*impartial
                 ? QT_TRANSLATE_NOOP("Phrase",
                                     "Impartial: both sides have the same turns, part by part.")
                 : QT_TRANSLATE_NOOP("Phrase", "Not impartial: the sides have different turns.")}};
}

Finding startOf(const Rules& rules, const Position& start, const std::stop_token& stop) {
    if (const auto value = valueOf(rules, start, {}, stop))
        return {Finding::Of::Start, {QT_TRANSLATE_NOOP("Phrase", "Solved. %1"), {nested(*value)}}};
    return {Finding::Of::Start,
            {QT_TRANSLATE_NOOP("Phrase", "Not solved: the start is not known within the bounds.")},
            false};
}

// The smaller boards first. At the first that is not solved it ends.
Finding sizesOf(const GameFile& file, const std::stop_token& stop) {
    const Rules& rules = file.rules;
    std::vector<Size> sizes = sizesOf(rules);
    std::erase_if(sizes, [&](Size size) { return std::ranges::count(file.refused, size) > 0; });
    std::ranges::stable_sort(sizes, {}, &Size::cells);
    Finding finding{.of = Finding::Of::Sizes, .says = {}};
    std::size_t solved = 0;
    for (; solved < sizes.size() && !stop.stop_requested(); ++solved) {
        auto value = valueOf(rules, startOf(rules, sizes[solved]), ofSize, stop);
        if (!value)
            break;
        if (solved < sizesListed)
            finding.values.emplace_back(nameOf(sizes[solved]), std::move(*value));
    }
    finding.known = solved > 0;
    if (solved == sizes.size())
        finding.says = {QT_TRANSLATE_NOOP("Phrase", "Solved: every size.")};
    else if (solved == 0)
        finding.says = {QT_TRANSLATE_NOOP("Phrase", "Solved: no size.")};
    else
        finding.says = {QT_TRANSLATE_N_NOOP("Phrase", "Solved: %n size(s), up to %1."),
                        {nameOf(sizes[solved - 1])},
                        static_cast<int>(solved)};
    return finding;
}

void findHeaps(const Rules& rules, const std::function<void(Finding)>& found) {
    std::vector<int> mosts;
    for (const Heap& heap : rules.heaps)
        if (std::ranges::count(mosts, heap.most) == 0)
            mosts.push_back(heap.most);
    for (const int most : mosts) {
        std::vector<int> nimbers = nimbersOfHeaps(rules, most, heapsListed);
        if (nimbers.empty())
            return;
        Phrase says{QT_TRANSLATE_NOOP("Phrase", "Nimbers of heaps from 0 on:")};
        if (most > 0)
            says = {QT_TRANSLATE_NOOP("Phrase", "Nimbers of heaps from 0 on, most %1:"),
                    {std::to_string(most)}};
        found({.of = Finding::Of::Heaps, .says = std::move(says), .nimbers = std::move(nimbers)});
    }
}

} // namespace

void findOut(const GameFile& file, const std::stop_token& stop,
             const std::function<void(Finding)>& found) {
    const Rules& rules = file.rules;
    const Position start = startOf(rules, rules.standard);
    const auto tell = [&](Finding finding) { // what a stop has broken off is not known
        if (!stop.stop_requested())
            found(std::move(finding));
    };
    if (!file.refused.empty())
        tell(refusedOf(file));
    tell(endOf(file));
    tell(kindOf(rules, start, stop));
    tell(startOf(rules, start, stop));
    if (rules.ofHeaps())
        findHeaps(rules, tell);
    else if (!(rules.least == rules.largest))
        tell(sizesOf(file, stop));
}

} // namespace bouton::own
