// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/census.h"
#include "core/nimber_table.h"
#include "games/trojan_horse/trojan_horse.h"
#include "search/searched.h"

namespace bouton {

namespace {

using State = TrojanHorse::State;

std::string mover(const State& state) { return TrojanHorse::name.sides[indexOf(state.toMove)]; }
std::string rival(const State& state) {
    return TrojanHorse::name.sides[indexOf(other(state.toMove))];
}

Clicks reach(const State&, Cell from) { return TrojanHorse::moves({.horse = from}); }

// What the horse would be worth in a cell, and in each of the cells where it can go from there.
int worthIn(Cell cell, const State& state, const Analysis& analysis) {
    return analysis.map[static_cast<std::size_t>(cell.row * state.columns + cell.column)].nimber;
}
std::vector<int> worthsFrom(Cell cell, const State& state, const Analysis& analysis) {
    std::vector<int> worths;
    for (const Cell option : reach(state, cell))
        worths.push_back(worthIn(option, state, analysis));
    return worths;
}

std::vector<Summand> summands(const State&, const Analysis& analysis) {
    if (analysis.parts.empty())
        return {};
    const Part& part = analysis.parts.front();
    const std::string name = nameOf(part.cells.front());
    return {{name,
             {QT_TRANSLATE_NOOP("Phrase", "Horse on %1"), {name}},
             {},
             part.cells,
             {0},
             part.nimber}};
}

// From where the horse is now it can go on to a cell that is worth what it was worth before.
std::string answer(const State& state, const Cell& to, int from, int) {
    const Clicks options = reach(state, to);
    return nameOf(*std::ranges::find(options, from, TrojanHorse::nimber));
}

Phrase sentence(const State& state, const Analysis& analysis) {
    if (analysis.map.empty())
        return {};
    const Clicks options = TrojanHorse::moves(state);
    const std::vector<int> worths = worthsFrom(state.horse, state, analysis);
    std::vector<int> sorted = worths;
    std::ranges::sort(sorted);
    const std::string here = nameOf(state.horse), list = listed(sorted);
    const auto n = static_cast<int>(options.size());
    const int nimber = worthIn(state.horse, state, analysis);
    if (nimber == 0)
        return {QT_TRANSLATE_N_NOOP("Phrase",
                                    "From %1 the horse can go to the cell(s) worth %2: 0 is "
                                    "missing, so every move loses against best play."),
                {here, list},
                n};
    const auto zero = std::ranges::find(worths, 0) - worths.begin();
    return {QT_TRANSLATE_N_NOOP(
                "Phrase", "From %1 the horse can go to the cell(s) worth %2: the first missing "
                          "number is %3, so %4 wins, by going to %5, which is worth 0."),
            {here, list, std::to_string(nimber), mover(state),
             nameOf(options[static_cast<std::size_t>(zero)])},
            n};
}

Phrase moveSentence(const State& state, const Cell& move, const Analysis& analysis) {
    if (analysis.map.empty())
        return {};
    const std::string to = nameOf(move);
    const int nimber = worthIn(move, state, analysis);
    if (reach(state, move).empty())
        return {QT_TRANSLATE_NOOP("Phrase", "From %1 there is no move left: %2 wins."),
                {to, mover(state)}};
    if (nimber == 0)
        return {
            QT_TRANSLATE_NOOP("Phrase", "%1 is worth 0: whatever %2 does, %3 can go to a 0 again."),
            {to, rival(state), mover(state)}};
    return {QT_TRANSLATE_NOOP("Phrase", "%1 is worth %2, so %3 can go on to a cell worth 0."),
            {to, std::to_string(nimber), rival(state)}};
}

Phrase map(const State& state, const Analysis& analysis, std::optional<Cell> pointed) {
    if (!pointed)
        return {QT_TRANSLATE_NOOP("Phrase", "Each cell bears what the horse would be worth there. "
                                            "Point at one to see why.")};
    const Clicks options = reach(state, *pointed);
    if (options.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "From %1 no step is left: worth 0, and lost."),
                {nameOf(*pointed)}};
    const auto worth = [&](Cell cell) { return std::to_string(worthIn(cell, state, analysis)); };
    const std::string mex = worth(*pointed);
    if (options.size() == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "From %1 the horse can go to %2 worth %3. The first "
                                            "missing number is %4, so %1 is worth %4."),
                {nameOf(*pointed), nameOf(options[0]), worth(options[0]), mex}};
    return {QT_TRANSLATE_NOOP("Phrase",
                              "From %1 the horse can go to %2 worth %3 and %4 worth %5. The first "
                              "missing number is %6, so %1 is worth %6."),
            {nameOf(*pointed), nameOf(options[0]), worth(options[0]), nameOf(options[1]),
             worth(options[1]), mex}};
}

Phrase refusal(const TrojanHorse::State& state, const Clicks&, Cell cell) {
    if (cell == state.horse)
        return {QT_TRANSLATE_NOOP("Phrase", "The horse stands there already.")};
    return {QT_TRANSLATE_NOOP("Phrase", "The horse cannot jump there.")};
}

std::optional<int> nimberOf(const State& state) { return TrojanHorse::nimber(state.horse); }

} // namespace

const Lore<TrojanHorse>& TrojanHorse::lore() {
    static const Lore<TrojanHorse> lore{.nimber = nimberOf,
                                        .summands = summands,
                                        .answer = answer,
                                        .sentence = sentence,
                                        .moveSentence = moveSentence,
                                        .refusal = refusal,
                                        .map = map,
                                        .reach = reach,
                                        .claims = trojan_horse::claims,
                                        .vocabulary = trojan_horse::vocabulary,
                                        .tables = trojan_horse::tables,
                                        .census = trojan_horse::census,
                                        .searched = searchedOf<TrojanHorse>};
    return lore;
}

} // namespace bouton
