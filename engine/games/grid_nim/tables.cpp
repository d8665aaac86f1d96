#include "games/grid_nim/telling.h"
#include "games/grid_nim/theory.h"

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
    grid_nim::Nimbers nimbers;
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "rows"), numbersUpTo(1, size - 1), {}};
    for (int rows = 1; rows < size; ++rows) {
        NimberTable::Row row{std::to_string(rows), {}};
        for (int columns = 1; columns < size; ++columns) {
            if (poll.ask())
                return false;
            row.nimbers.push_back(rows + columns <= size ? std::optional(
                                      nimbers.of(rectangle({0, rows}, rows, columns), poll))
                                                         : std::nullopt);
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
    NimberTable table{
        QT_TRANSLATE_NOOP("Phrase", "size"),
        {QT_TRANSLATE_NOOP("Phrase", "triangle"), QT_TRANSLATE_NOOP("Phrase", "empty board")},
        {}};
    grid_nim::Nimbers nimbers;
    for (int size = 2; size <= largest; ++size) {
        grid_nim::Cells triangle = 0;
        for (int row = 0; row < size; ++row)
            triangle |= rectangle({row, row + 1}, 1, size - row - 1);
        const int own = nimbers.of(triangle, poll),
                  whole = nimbers.of(grid_nim::boardOf(size), poll);
        if (poll.ask())
            return false;
        table.rows.push_back({std::to_string(size), {own, whole}});
        if (size < largest)
            post(table);
    }
    table.remark = {QT_TRANSLATE_NOOP(
        "Phrase",
        "The two triangles beside the diagonal are each other's mirror image and cancel, so "
        "that the empty board is worth its diagonal.")};
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
         {{"size", largest, 2, 7, grid_nim::mostSize}},
         makeTriangles},
        {"rectangles",
         QT_TRANSLATE_NOOP("Phrase", "Grid Nim: free rectangles away from the diagonal"),
         {{"size", largest, 2, 8, grid_nim::mostSize}},
         makeRectangles},
    };
}

} // namespace bouton
