// SPDX-License-Identifier: MIT
#include "core/census.h"
#include "games/towers/towers.h"
#include "search/searched.h"
#include "search/spread.h"

namespace bouton {

namespace {

using State = Towers::State;

constexpr SumWords gapWords{
    QT_TRANSLATE_N_NOOP("Phrase", "Gap(s) %1: nim-sum 0, so every move loses against best play."),
    QT_TRANSLATE_N_NOOP("Phrase", "Gap(s) %1: nim-sum %2, so %3 wins: %4 to %5 in column %6 "
                                  "brings it to 0."),
    QT_TRANSLATE_NOOP("Phrase", "%4 to %5 in column %6 brings the nim-sum to 0."),
    QT_TRANSLATE_NOOP("Phrase",
                      "%4 to %5 in column %6 leaves nim-sum %2, which %3 can bring to 0."),
    QT_TRANSLATE_N_NOOP("Phrase", "All winning moves are in column(s) %1.")};

std::vector<Summand> summands(const State&, const Analysis& analysis) {
    std::vector<Summand> rows;
    for (std::size_t i = 0; i < analysis.parts.size(); ++i) {
        const Part& part = analysis.parts[i];
        const std::string name = columnName(static_cast<int>(i));
        rows.push_back({name,
                        {QT_TRANSLATE_NOOP("Phrase", "Column %1"), {name}},
                        {QT_TRANSLATE_NOOP("Phrase", "gap %1"), {std::to_string(part.nimber)}},
                        part.cells,
                        {i},
                        part.nimber,
                        &gapWords});
    }
    return rows;
}

// The rows of the mover's tower and of the other one.
std::pair<int, int> rowsIn(const State& state, Cell move) {
    const Towers::Pair& towers = state.columns[static_cast<std::size_t>(move.column)];
    return {towers[indexOf(state.toMove)], towers[indexOf(other(state.toMove))]};
}

// The other tower closes the gap again by as many cells.
std::string answer(const State& state, const Cell& retreat, int, int) {
    const auto [own, theirs] = rowsIn(state, retreat);
    return nameOf(Cell{theirs + retreat.row - own, retreat.column});
}

// How far the tower could still go back.
Phrase adding(const State& state, const Cell& retreat) {
    const auto [own, theirs] = rowsIn(state, retreat);
    const int left = own < theirs ? retreat.row : state.rows - 1 - retreat.row;
    if (left == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "It can retreat no further.")};
    return {QT_TRANSLATE_N_NOOP("Phrase", "It could retreat %n more cell(s)."), {}, left};
}

void count(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Spread column;
    const int rows = valueOf(task.settings, "rows");
    for (int green = 0; green < rows; ++green)
        for (int red = 0; red < rows; ++red)
            if (green != red)
                column.add(Towers::gap({green, red}));
    countSums(column, task, poll, post);
}

CensusKind census() {
    return {
        Towers::name.id,
        QT_TRANSLATE_NOOP("Phrase", "positions with one green and one red tower in each column"),
        {settingOf<Towers>("rows")},
        [](const Settings&) { return settingOf<Towers>("columns"); },
        false,
        count};
}

Phrase refusal(const Towers::State& state, const Clicks&, Cell cell) {
    if (cell.column < 0 || cell.column >= static_cast<int>(state.columns.size()))
        return {};
    const Towers::Pair& towers = state.columns[static_cast<std::size_t>(cell.column)];
    if (towers[indexOf(state.toMove)] == cell.row)
        return {QT_TRANSLATE_NOOP(
            "Phrase", "Your own tower stands there. Click a free cell of its column, or "
                      "drag the tower there.")};
    if (towers[indexOf(other(state.toMove))] == cell.row)
        return {QT_TRANSLATE_NOOP("Phrase", "The other tower stands there.")};
    return {QT_TRANSLATE_NOOP("Phrase", "The other tower is in the way.")};
}

std::optional<int> nimber(const State& state) { return Towers::nimSum(state); }

} // namespace

const Lore<Towers>& Towers::lore() {
    static const Lore<Towers> lore{.nimber = nimber,
                                   .summands = summands,
                                   .answer = answer,
                                   .adding = adding,
                                   .refusal = refusal,
                                   .claims = towers::claims,
                                   .vocabulary = towers::vocabulary,
                                   .census = census,
                                   .searched = searchedOf<Towers>};
    return lore;
}

} // namespace bouton
