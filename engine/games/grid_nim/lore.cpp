// SPDX-License-Identifier: MIT
#include "games/grid_nim/lore.h"

#include <algorithm>

#include "core/census.h"
#include "core/nimber_table.h"
#include "games/grid_nim/cases.h"
#include "games/grid_nim/grid_nim.h"
#include "games/grid_nim/theory.h"
#include "search/searched.h"

namespace bouton {

namespace {

using State = GridNim::State;

constexpr const char* partsLost = QT_TRANSLATE_N_NOOP(
    "Phrase", "Part(s) worth %1: nim-sum 0, so every move loses against best play.");
constexpr const char* partsAt =
    QT_TRANSLATE_N_NOOP("Phrase", "All winning moves are in the part(s) at %1.");

constexpr SumWords regionWords{
    partsLost,
    QT_TRANSLATE_N_NOOP("Phrase", "Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the region "
                                  "at %6 from %4 to %5 and the nim-sum to 0."),
    QT_TRANSLATE_NOOP("Phrase",
                      "%7 takes the region at %6 from %4 to %5 and brings the nim-sum to 0."),
    QT_TRANSLATE_NOOP(
        "Phrase",
        "%7 takes the region at %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0."),
    partsAt};
constexpr SumWords diagonalWords{
    partsLost,
    QT_TRANSLATE_N_NOOP("Phrase", "Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the diagonal "
                                  "from %4 to %5 and the nim-sum to 0."),
    QT_TRANSLATE_NOOP("Phrase", "%7 takes the diagonal from %4 to %5 and brings the nim-sum to 0."),
    QT_TRANSLATE_NOOP(
        "Phrase",
        "%7 takes the diagonal from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0."),
    partsAt};

bool isOnDiagonal(Cell cell) { return cell.row == cell.column; }

Phrase cellCount(std::size_t count) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "%n cell(s)"), {}, static_cast<int>(count)};
}

// Two regions that are alike and cancel are one part (games/grid_nim/sums.h).
std::vector<grid_nim::Cells> regionsOf(const Part& part) {
    grid_nim::Cells cells = 0;
    for (const Cell cell : part.cells)
        cells |= grid_nim::bitOf(cell);
    return grid_nim::partsOf(cells);
}

Phrase titleOf(const Part& part) {
    const auto regions = regionsOf(part);
    if (regions.size() == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "Region at %1"), {nameOf(part.cells.front())}};
    return {QT_TRANSLATE_NOOP("Phrase", "Regions at %1 and %2"),
            {nameOf(part.cells.front()), nameOf(grid_nim::lowestCell(regions.back()))}};
}

// The free diagonal cells, each a part of its own, are one row, the last.
std::vector<Summand> summands(const State&, const Analysis& analysis) {
    std::vector<Summand> rows;
    Summand diagonal{.name = {},
                     .title = {QT_TRANSLATE_NOOP("Phrase", "Diagonal")},
                     .words = &diagonalWords,
                     .sign = "\u2572"};
    for (std::size_t i = 0; i < analysis.parts.size(); ++i) {
        const Part& part = analysis.parts[i];
        const Cell first = part.cells.front();
        if (isOnDiagonal(first)) {
            diagonal.cells.push_back(first);
            diagonal.parts.push_back(i);
            diagonal.nimber ^= part.nimber;
            continue;
        }
        rows.push_back({nameOf(first),
                        titleOf(part),
                        cellCount(part.cells.size()),
                        part.cells,
                        {i},
                        part.nimber,
                        &regionWords});
    }
    if (!diagonal.parts.empty()) {
        diagonal.name = nameOf(diagonal.cells.front());
        diagonal.measure = cellCount(diagonal.cells.size());
        rows.push_back(std::move(diagonal));
    }
    return rows;
}

// What the students' case analysis says, and where it is wrong; or that not all is known.
Phrase note(const State& state, const Analysis& analysis) {
    const auto free = state.free();
    if (free != 0 && analysis.parts.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "Some regions are too large to be solved in the time "
                                            "given. What is not proven is marked.")};
    const auto paper = grid_nim::paperCaseOf(free);
    if (!paper)
        return {};
    const bool won = analysis.position.outcome == Outcome::Win;
    const char* text =
        paper->won == won
            ? (won ? QT_TRANSLATE_N_NOOP(
                   "Phrase", "%n free cell(s), case %1 of the laboratory's claims: won.")
                   : QT_TRANSLATE_N_NOOP(
                       "Phrase", "%n free cell(s), case %1 of the laboratory's claims: lost."))
        : won ? QT_TRANSLATE_N_NOOP("Phrase", "%n free cell(s), case %1 of the laboratory's "
                                              "claims: lost, it says, but this shape is won.")
              : QT_TRANSLATE_N_NOOP("Phrase", "%n free cell(s), case %1 of the laboratory's "
                                              "claims: won, it says, but this shape is lost.");
    return {text, {paper->name}, grid_nim::countOf(free), grid_nim::cellsOf(free)};
}

Phrase map(const State& state, const Analysis& analysis, std::optional<Cell> pointed) {
    if (analysis.parts.empty() && state.free() != 0)
        return {QT_TRANSLATE_NOOP("Phrase", "Some regions are too large to be solved in the time "
                                            "given, so there are no nimbers.")};
    if (analysis.parts.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "No region is left: every cell is filled.")};
    const auto under = std::ranges::find_if(analysis.parts, [&](const Part& part) {
        return pointed && std::ranges::find(part.cells, *pointed) != part.cells.end();
    });
    if (under == analysis.parts.end())
        return {QT_TRANSLATE_NOOP("Phrase",
                                  "Each region bears its nimber. Point at one to read more.")};
    const Cell first = under->cells.front();
    if (isOnDiagonal(first))
        return {QT_TRANSLATE_NOOP("Phrase",
                                  "%1 lies on the diagonal and is filled alone: a heap of one."),
                {nameOf(first)}};
    if (const auto regions = regionsOf(*under); regions.size() > 1)
        return {QT_TRANSLATE_NOOP("Phrase", "The regions at %1 and %2 are alike and cancel, "
                                            "whatever each is worth."),
                {nameOf(first), nameOf(grid_nim::lowestCell(regions.back()))}};
    return {QT_TRANSLATE_N_NOOP("Phrase", "The region at %1: %n cell(s), nimber %2."),
            {nameOf(first), std::to_string(under->nimber)},
            static_cast<int>(under->cells.size())};
}

Phrase refusal(const GridNim::State& state, const Clicks& clicked, Cell cell) {
    const Picture picture = GridNim::draw(state);
    const char* there = letterAt(picture, cell);
    if (there && *there != '.')
        return {QT_TRANSLATE_NOOP("Phrase", "That cell is filled already.")};
    if (std::ranges::find(clicked, cell) != clicked.end())
        return {QT_TRANSLATE_NOOP("Phrase", "That cell is chosen already; Esc takes it back.")};
    return {QT_TRANSLATE_NOOP("Phrase", "A turn fills one to three cells side by side, in a row or "
                                        "a column; a diagonal cell stands alone.")};
}

// Region by region, as far as each has room on a board of 6x6: its triangles have 2^15 sets, which
// are solved once.
std::optional<int> nimber(const State& state) {
    constexpr int mostRoom = 6;
    Poll poll{std::stop_token()};
    int sum = 0;
    for (const grid_nim::Cells part : grid_nim::partsOf(state.free())) {
        if (!(part & grid_nim::diagonal) && grid_nim::roomFor(grid_nim::placed(part)) > mostRoom)
            return std::nullopt;
        sum ^= grid_nim::nimberOf(part, poll);
    }
    return sum;
}

} // namespace

const Lore<GridNim>& GridNim::lore() {
    static const Lore<GridNim> lore{.nimber = nimber,
                                    .summands = summands,
                                    .note = note,
                                    .refusal = refusal,
                                    .map = map,
                                    .claims = grid_nim::claims,
                                    .vocabulary = grid_nim::vocabulary,
                                    .tables = grid_nim::tables,
                                    .census = grid_nim::census,
                                    .searched = searchedOf<GridNim>};
    return lore;
}

} // namespace bouton
