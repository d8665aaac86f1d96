// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

#include "core/nimber_table.h"
#include "core/phrase.h"
#include "core/poll.h"
#include "games/grid_nim/lore.h"
#include "games/grid_nim/theory.h"
#include "games/grid_nim/triangle.h"
#include "games/grid_nim/triangle_file.h"
#include "games/grid_nim/wide_nimbers.h"
#include "search/nimber.h"

namespace bouton::grid_nim {

namespace {

// The nimbers of lines of 0, 1, … `longest` free cells in one row or column. A turn fills one, two
// or three neighbours and may leave a line on either side: the octal game 0.777. Blocks; the work
// grows with the square of the length. After a stop the answers are void.
std::vector<int> nimbersOfLines(int longest, Poll& poll) {
    std::vector<int> nimbers{0};
    const auto of = [&](int cells) { return nimbers[static_cast<std::size_t>(cells)]; };
    for (int cells = 1; cells <= longest; ++cells) {
        Mex mex;
        for (int taken = 1; taken <= std::min(cells, 3); ++taken)
            for (int left = 0; 2 * left <= cells - taken && !poll.node(); ++left)
                mex.add(of(left) ^ of(cells - taken - left));
        nimbers.push_back(mex.value());
    }
    return nimbers;
}

constexpr std::uint64_t megabyte = 1'000'000;

std::uint64_t bytesOfMemory() {
    const auto pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0
               ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size)
               : UINT64_MAX;
}

std::string inMegabytes(std::uint64_t bytes) {
    return std::to_string((bytes + megabyte - 1) / megabyte);
}

Phrase costOfTriangle(const Settings& settings) {
    const int size = valueOf(settings, "size");
    const std::string megabytes = inMegabytes(Triangle::bytes(size));
    return {QT_TRANSLATE_NOOP("Phrase", "The triangle of %1x%1 takes %2 MB of memory, and as much "
                                        "in the folder. Stopped, it goes on from there."),
            {std::to_string(size), megabytes}};
}

Phrase tooLittleMemory(int size) {
    return {QT_TRANSLATE_NOOP("Phrase",
                              "The triangle of %1x%1 takes %2 MB of memory; there is not as much."),
            {std::to_string(size), inMegabytes(Triangle::bytes(size))}};
}

// Solves a triangle with its file. The nimber of the whole triangle; nothing after a stop. `news`
// gets the share that is done, on the calling thread.
Or<std::optional<int>> solveInFolder(int size, int threads, const std::string& folder, Poll& poll,
                                     const std::function<void(double)>& news) {
    Triangle triangle(size);
    TriangleFile file(folder, size);
    if (!triangle.prepare(poll))
        return std::nullopt;
    if (const Or<void> read = file.read(triangle, poll); !read)
        return refuse(read.error());
    if (poll.stopped())
        return std::nullopt;
    // What cannot be kept ends the work.
    std::stop_source end;
    const std::stop_callback also(poll.token(), [&] { end.request_stop(); });
    Poll own(end.get_token());
    const auto tell = [&] {
        const auto [known, all] = triangle.done();
        news(static_cast<double>(known) / static_cast<double>(all));
    };
    tell();
    triangle.onFilled = [&, caller = std::this_thread::get_id()](std::size_t piece) {
        file.add(triangle, piece);
        if (!file.written())
            end.request_stop();
        if (std::this_thread::get_id() == caller)
            tell();
    };
    const bool solved = triangle.solve(own, threads);
    if (const Or<void> written = file.written(); !written)
        return refuse(written.error());
    return solved ? std::optional(triangle.of(stairsOf(size))) : std::nullopt;
}

// The table of triangles, empty.
NimberTable trianglesTable() {
    return {QT_TRANSLATE_NOOP("Phrase", "size"),
            {QT_TRANSLATE_NOOP("Phrase", "triangle"), QT_TRANSLATE_NOOP("Phrase", "empty board")},
            {}};
}

// Adds a row: the nimber of the triangle of a board, and that of the empty board, whose triangles
// cancel. With the row of the largest board the table is whole.
void addTriangle(NimberTable& table, int size, int nimber, int largest) {
    table.rows.push_back({std::to_string(size), {nimber, size % 2}});
    if (size == largest)
        table.remark = {QT_TRANSLATE_NOOP(
            "Phrase",
            "The two triangles beside the diagonal are each other's mirror image and cancel, so "
            "that the empty board is worth its diagonal.")};
}

// Adds the rows up to a size, and posts each. False: after a stop.
bool addTriangles(NimberTable& table, int upTo, int largest, Poll& poll,
                  const Post<NimberTable>& post) {
    for (int size = 2; size <= upTo; ++size) {
        const int nimber = nimberOf(boardOf(size) & aboveDiagonal, poll);
        if (poll.ask())
            return false;
        addTriangle(table, size, nimber, largest);
        post(table);
    }
    return true;
}

Or<bool> makeLastingTriangles(const Settings& settings, const std::string& folder,
                              std::stop_token stop, const Post<NimberTable>& post) {
    const int largest = valueOf(settings, "size");
    if (Triangle::bytes(largest) > bytesOfMemory())
        return refuse(tooLittleMemory(largest));
    Poll poll(std::move(stop));
    NimberTable table = trianglesTable();
    if (!addTriangles(table, largest - 1, largest, poll, post))
        return false;
    try {
        const auto nimber =
            solveInFolder(largest, valueOf(settings, "threads"), folder, poll, [&](double share) {
                table.share = share;
                post(table);
            });
        if (!nimber)
            return refuse(nimber.error());
        if (!*nimber)
            return false;
        table.share = -1;
        addTriangle(table, largest, **nimber, largest);
        post(table);
        return true;
    } catch (const std::bad_alloc&) {
        return refuse(tooLittleMemory(largest));
    }
}

// The same table up to 9x9, the nimbers of the largest triangle kept in a folder.
const LastingTable& lastingTriangles() {
    static const LastingTable table{
        {{"size", QT_TRANSLATE_NOOP("Phrase", "Largest board"), 2, mostStairs, mostStairs},
         {"threads", QT_TRANSLATE_NOOP("Phrase", "Threads"), 1, 2, 16}},
        costOfTriangle,
        makeLastingTriangles};
    return table;
}

// Free cells from the corner `first`, so many rows and columns of them.
Cells rectangle(Cell first, int rows, int columns) {
    Cells cells = 0;
    for (int row = first.row; row < first.row + rows; ++row)
        for (int column = first.column; column < first.column + columns; ++column)
            cells |= bitOf({row, column});
    return cells;
}

// A rectangle away from the diagonal is one connected region. It has room above the diagonal where
// its rows and columns together are at most the board's.
bool makeRectangles(const Settings& settings, std::stop_token stop, const Post<NimberTable>& post) {
    const int size = valueOf(settings, "size");
    Poll poll(std::move(stop));
    WideNimbers nimbers;
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
    NimberTable table = trianglesTable();
    return addTriangles(table, largest, largest, poll, post);
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
    const std::vector<int> nimbers = nimbersOfLines(longest, poll);
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
    table.remark = {QT_TRANSLATE_NOOP("Phrase",
                                      "Every line of a cell or more is won: the first player fills "
                                      "its middle and then copies at the other "
                                      "end.")};
    post(table);
    return true;
}

} // namespace

std::vector<TableKind> tables() {
    const char* const largest = QT_TRANSLATE_NOOP("Phrase", "Largest board");
    return {
        {"triangles",
         QT_TRANSLATE_NOOP("Phrase",
                           "Grid Nim: the free triangle above the diagonal, and the empty board"),
         {{"size", largest, 2, 7, mostSolved}},
         makeTriangles,
         &lastingTriangles()},
        {"rectangles",
         QT_TRANSLATE_NOOP("Phrase", "Grid Nim: free rectangles away from the diagonal"),
         {{"size", largest, 2, 8, mostSize}},
         makeRectangles},
        {"lines",
         QT_TRANSLATE_NOOP("Phrase", "Grid Nim: free lines, also longer ones than a board has"),
         {{"cells", QT_TRANSLATE_NOOP("Phrase", "Longest line"), 1, 60, 1000}},
         makeLines},
    };
}

} // namespace bouton::grid_nim
