#include "lab/tables.h"

#include <algorithm>

#include "games/cards/theory.h"
#include "games/grid_nim/theory.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton {

namespace {

constexpr int mostSide = 60; // of heaps and boards: what a terminal and a heat map can still show

std::vector<std::string> numbersUpTo(int first, int last) {
    std::vector<std::string> names;
    for (int i = first; i <= last; ++i)
        names.push_back(std::to_string(i));
    return names;
}

// Heaps of 0, 1, 2, … of which one turn may take at most so many, a row for each most.
bool makeHeaps(const Settings& settings, std::stop_token, const Post<NimberTable>& post) {
    const int cards = valueOf(settings, "cards"), take = valueOf(settings, "take");
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "most"), numbersUpTo(0, cards), {}};
    for (int most = 1; most <= take; ++most) {
        table.rows.push_back({std::to_string(most), {}});
        for (int heap = 0; heap <= cards; ++heap)
            table.rows.back().nimbers.push_back(cards::nimber({heap, most}));
    }
    table.remark = {QT_TRANSLATE_NOOP(
        "Phrase", "A heap of A of which a turn takes at most B is worth A mod (B + 1).")};
    post(table);
    return true;
}

using Board = std::vector<std::vector<int>>;

// The cells that have a partner `period` rows and columns further, or none where one differs.
std::optional<int> repeatsAfter(std::size_t period, const Board& board) {
    int pairs = 0;
    for (std::size_t r = 0; r + period < board.size(); ++r)
        for (std::size_t c = 0; c + period < board[r].size(); ++c, ++pairs)
            if (board[r][c] != board[r + period][c + period])
                return std::nullopt;
    return pairs;
}

// The least period along the diagonal that every cell of this board bears out.
Phrase periodOf(const Board& board) {
    for (std::size_t period = 1;; ++period) {
        const auto pairs = repeatsAfter(period, board);
        if (pairs == 0)
            return {
                QT_TRANSLATE_NOOP("Phrase", "On this board nothing repeats along the diagonal.")};
        if (pairs)
            return {QT_TRANSLATE_N_NOOP("Phrase",
                                        "g(r+%1, c+%1) = g(r, c) holds for all %n pair(s) of "
                                        "cells, and no shorter period does."),
                    {std::to_string(period)},
                    *pairs};
    }
}

bool makeHorse(const Settings& settings, std::stop_token, const Post<NimberTable>& post) {
    const int rows = valueOf(settings, "rows"), columns = valueOf(settings, "columns");
    const Board board = TrojanHorse::nimbers(rows, columns);
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "row"), {}, {}};
    for (int column = 0; column < columns; ++column)
        table.columns.push_back(columnName(column));
    for (const std::vector<int>& row : board)
        table.rows.push_back({std::to_string(table.rows.size() + 1), {row.begin(), row.end()}});
    table.remark = periodOf(board);
    post(table);
    return true;
}

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

std::vector<TableKind> makeKinds() {
    const auto side = [](const char* id, const char* title, int least, int standard) -> Setting {
        return {id, title, least, standard, mostSide};
    };
    const char* const largest = QT_TRANSLATE_NOOP("Phrase", "Largest board");
    return {
        {"heaps",
         QT_TRANSLATE_NOOP("Phrase", "Heaps of cards with a most"),
         {side("cards", QT_TRANSLATE_NOOP("Phrase", "Most cards in a group"), 0, 12),
          side("take", QT_TRANSLATE_NOOP("Phrase", "Largest most"), 1, 6)},
         makeHeaps},
        {"horse",
         QT_TRANSLATE_NOOP("Phrase", "The Trojan horse in each cell"),
         {side("rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), 1, 8),
          side("columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), 1, 8)},
         makeHorse},
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

} // namespace

const std::vector<TableKind>& tableKinds() {
    static const std::vector<TableKind> kinds = makeKinds();
    return kinds;
}

Or<TableTask> tableOf(const Spec& spec) {
    std::string ids;
    for (const TableKind& kind : tableKinds()) {
        if (spec.id == kind.id) {
            const Or<Settings> settings = settle(kind.settings, spec);
            return settings ? Or<TableTask>(TableTask{&kind, *settings}) : refuse(settings.error());
        }
        ids += (ids.empty() ? "" : ", ") + std::string(kind.id);
    }
    return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no table \"%1\"; there are: %2."),
                   {quoted(spec.id), ids}});
}

bool makeTable(const TableTask& task, std::stop_token stop, const Post<NimberTable>& post) {
    return task.kind->make(task.settings, std::move(stop), post);
}

std::string columnName(int column) {
    constexpr int letters = 26;
    std::string name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / letters)
        name.insert(name.begin(), static_cast<char>('a' + (rest - 1) % letters));
    return name;
}

} // namespace bouton
