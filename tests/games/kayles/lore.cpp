// SPDX-License-Identifier: MIT
#include <algorithm>

#include "kayles/talking.h"
#include "search/searched.h"

namespace bouton {

namespace {

using State = Kayles::State;

constexpr SumWords runWords{
    QT_TRANSLATE_N_NOOP("Phrase",
                        "Run(s) worth %1: nim-sum 0, so every move loses against best play."),
    QT_TRANSLATE_N_NOOP("Phrase", "Run(s) worth %1: nim-sum %2, so %3 wins: %7 makes the run at %6 "
                                  "worth %5 instead of %4 and brings it to 0."),
    QT_TRANSLATE_NOOP("Phrase", "%7 makes the run at %6 worth %5 instead of %4 and brings the "
                                "nim-sum to 0."),
    QT_TRANSLATE_NOOP("Phrase", "%7 makes the run at %6 worth %5 instead of %4 and leaves nim-sum "
                                "%2, which %3 can bring to 0."),
    QT_TRANSLATE_N_NOOP("Phrase", "All winning moves are in the run(s) at %1.")};

std::vector<Summand> summands(const State&, const Analysis& analysis) {
    std::vector<Summand> rows;
    for (std::size_t i = 0; i < analysis.parts.size(); ++i) {
        const Part& part = analysis.parts[i];
        const std::string name = nameOf(part.cells.front());
        rows.push_back(
            {name,
             {QT_TRANSLATE_NOOP("Phrase", "Run at %1"), {name}},
             {QT_TRANSLATE_N_NOOP("Phrase", "%n pin(s)"), {}, static_cast<int>(part.cells.size())},
             part.cells,
             {i},
             part.nimber,
             &runWords});
    }
    return rows;
}

// The run that a cell is in, with nothing around it.
State alone(const State& state, Cell cell) {
    State only = state;
    for (std::string& row : only.rows)
        std::ranges::fill(row, '.');
    for (const Clicks& run : Kayles::runs(state))
        if (std::ranges::find(run, cell) != run.end())
            for (const Cell pin : run)
                only.rows[static_cast<std::size_t>(pin.row)][static_cast<std::size_t>(pin.column)] =
                    'I';
    return only;
}

// A move in what is left of the run that brings it back to what it was worth.
std::string answer(const State& state, const Kayles::Move& move, int from, int) {
    const State left = Kayles::after(alone(state, move.first), move);
    const Analysis analysis = Kayles::analysis(left);
    const auto back = std::ranges::find(analysis.moves, std::optional(from), &Value::nimber);
    const auto moves = Kayles::moves(left);
    return nameOfMove<TalkingKayles>(
        moves[static_cast<std::size_t>(back - analysis.moves.begin())]);
}

Phrase adding(const State&, const Kayles::Move& move) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "Knocking down %n pin(s) makes this run worth more: what "
                                          "is left of it falls into two."),
            {},
            move.pins};
}

// One run is won by leaving two halves that are alike, and by copying from then on.
Phrase sentence(const State& state, const Analysis& analysis) {
    if (analysis.parts.size() != 1)
        return {};
    const Clicks& run = analysis.parts.front().cells;
    const std::size_t taken = run.size() % 2 == 1 ? 1 : 2, half = (run.size() - taken) / 2;
    const Clicks middle(run.begin() + static_cast<std::ptrdiff_t>(half),
                        run.begin() + static_cast<std::ptrdiff_t>(half + taken));
    return {QT_TRANSLATE_NOOP("Phrase",
                              "One run: %1 wins with %2, which leaves two halves that are "
                              "alike, and copies every move in the other half."),
            {Kayles::sides[indexOf(state.toMove)], nameOf(middle)},
            -1,
            middle};
}

Phrase moveSentence(const State& state, const Kayles::Move& move, const Analysis&) {
    if (!Kayles::result(Kayles::after(state, move)))
        return {};
    return {QT_TRANSLATE_NOOP("Phrase", "%1 knocks down the last pin: %2 wins."),
            {nameOfMove<TalkingKayles>(move), Kayles::sides[indexOf(state.toMove)]}};
}

Phrase note(const State&, const Analysis& analysis) {
    const auto twin = [&](const Part& part) {
        return std::ranges::count(analysis.parts, part.cells.size(),
                                  [](const Part& other) { return other.cells.size(); })
               > 1;
    };
    const auto twins = std::ranges::count_if(analysis.parts, twin);
    if (twins == 0)
        return {};
    return {QT_TRANSLATE_N_NOOP("Phrase", "%n run(s) of a length that occurs more than once: two "
                                          "that are alike cancel each other."),
            {},
            static_cast<int>(twins)};
}

Phrase map(const State&, const Analysis& analysis, std::optional<Cell> pointed) {
    for (const Part& part : analysis.parts)
        if (pointed && std::ranges::find(part.cells, *pointed) != part.cells.end())
            return {QT_TRANSLATE_N_NOOP("Phrase", "A run of %n pin(s) is worth %1."),
                    {std::to_string(part.nimber)},
                    static_cast<int>(part.cells.size()),
                    part.cells};
    return {QT_TRANSLATE_NOOP("Phrase", "Each pin bears what its run is worth.")};
}

struct Searches {
    static constexpr int depth = 5, mostPlies = 8;
};

} // namespace

const Lore<TalkingKayles>& TalkingKayles::lore() {
    static const Lore<TalkingKayles> lore{.summands = summands,
                                          .answer = answer,
                                          .adding = adding,
                                          .sentence = sentence,
                                          .moveSentence = moveSentence,
                                          .note = note,
                                          .map = map,
                                          .claims = kayles::claims,
                                          .vocabulary = kayles::vocabulary,
                                          .tables = kayles::tables,
                                          .census = kayles::census,
                                          .searched = searchedOf<TalkingKayles, Searches>};
    return lore;
}

} // namespace bouton
