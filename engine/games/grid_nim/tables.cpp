#include "games/grid_nim/lines.h"
#include "games/grid_nim/lore.h"
#include "games/grid_nim/theory.h"
#include "games/grid_nim/triangles_table.h"
#include "games/grid_nim/wide_nimbers.h"

namespace bouton {

namespace {

// Free cells from the corner `first`, so many rows and columns of them.
grid_nim::Cells rectangle(Cell first, int rows, int columns) {
    grid_nim::Cells cells = 0;
    for (int row = first.row; row < first.row + rows; ++row)
        for (int column = first.column; column < first.column + columns; ++column)
            cells |= grid_nim::bitOf({row, column});
    return cells;
}

// A rectangle away from the diagonal is one connected region. It has room above the diagonal where
// its rows and columns together are at most the board's.
bool makeRectangles(const Settings& settings, std::stop_token stop, const Post<NimberTable>& post) {
    const int size = valueOf(settings, "size");
    Poll poll(std::move(stop));
    grid_nim::WideNimbers nimbers;
    const auto nimberOf = [&](int rows, int columns) -> std::optional<int> {
        if (rows + columns > size)
            return std::nullopt;
        return nimbers.of(rectangle({0, rows}, rows, columns), UINT64_MAX, poll);
    };
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "rows"), numbersUpTo(1, size - 1), {}};
    for (int rows = 1; rows < size; ++rows) {
        NimberTable::Row row{std::to_string(rows), {}};
        for (int columns = 1; columns < size; ++columns) {
            if (poll.ask())
                return false;
            // A rectangle is worth as much when it is turned.
            row.nimbers.push_back(columns < rows ? table.rows[static_cast<std::size_t>(columns) - 1]
                                                       .nimbers[static_cast<std::size_t>(rows) - 1]
                                                 : nimberOf(rows, columns));
        }
        if (poll.stopped())
            return false;
        table.rows.push_back(std::move(row));
        if (rows < size - 1)
            post(table);
    }
    table.remark = {
        QT_TRANSLATE_NOOP(
            "Phrase",
            "A rectangle fits beside the diagonal where rows and columns together are at most "
            "the size of the board, which is %1."),
        {std::to_string(size)}};
    post(table);
    return true;
}

bool makeTriangles(const Settings& settings, std::stop_token stop, const Post<NimberTable>& post) {
    const int largest = valueOf(settings, "size");
    Poll poll(std::move(stop));
    NimberTable table = grid_nim::trianglesTable();
    for (int size = 2; size <= largest; ++size) {
        const int own = grid_nim::nimberOf(grid_nim::boardOf(size) & grid_nim::aboveDiagonal, poll);
        if (poll.ask())
            return false;
        grid_nim::addTriangle(table, size, own, largest);
        post(table);
    }
    return true;
}

// How many cells of the line a row of the table has.
constexpr int linesInRow = 10;

// Lines longer than any board: they fall apart into lines alone, so no board is needed.
bool makeLines(const Settings& settings, std::stop_token stop, const Post<NimberTable>& post) {
    const int longest = valueOf(settings, "cells");
    Poll poll(std::move(stop));
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "cells"), {}, {}};
    for (int i = 0; i < linesInRow; ++i)
        table.columns.push_back("+" + std::to_string(i));
    const std::vector<int> nimbers = grid_nim::nimbersOfLines(longest, poll);
    if (poll.ask())
        return false;
    for (int cells = 0; cells <= longest; cells += linesInRow) {
        NimberTable::Row row{std::to_string(cells), {}};
        for (int i = cells; i < cells + linesInRow; ++i)
            row.nimbers.push_back(i <= longest ? std::optional(nimbers[static_cast<std::size_t>(i)])
                                               : std::nullopt);
        table.rows.push_back(std::move(row));
        if (cells + linesInRow <= longest)
            post(table);
    }
    table.remark = {QT_TRANSLATE_NOOP(
        "Phrase", "No line is lost: the first player fills its middle and then copies at the other "
                  "end.")};
    post(table);
    return true;
}

} // namespace

std::vector<TableKind> grid_nim::tables() {
    const char* const largest = QT_TRANSLATE_NOOP("Phrase", "Largest board");
    return {
        {"triangles",
         QT_TRANSLATE_NOOP("Phrase",
                           "Grid Nim: the free triangle above the diagonal, and the empty board"),
         {{"size", largest, 2, 7, grid_nim::mostSolved}},
         makeTriangles,
         &grid_nim::lastingTriangles()},
        {"rectangles",
         QT_TRANSLATE_NOOP("Phrase", "Grid Nim: free rectangles away from the diagonal"),
         {{"size", largest, 2, 8, grid_nim::mostSize}},
         makeRectangles},
        {"lines",
         QT_TRANSLATE_NOOP("Phrase", "Grid Nim: free lines, also longer ones than a board has"),
         {{"cells", QT_TRANSLATE_NOOP("Phrase", "Longest line"), 1, 60, 1000}},
         makeLines},
    };
}

} // namespace bouton
