// SPDX-License-Identifier: MIT
#include "ui/boards/cell_words.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "ui/controls/words.h"

namespace bouton {

namespace {

QString joined(QStringList parts) {
    parts.removeAll(QString());
    return listed(parts);
}

QString cellName(Cell cell) { return QString::fromStdString(nameOf(cell)); }

bool has(const Clicks& cells, Cell cell) { return std::ranges::find(cells, cell) != cells.end(); }

// What is marked on a cell, as the board paints it.
QStringList marksOn(const BoardPlan& plan, const Shown& shown, Cell cell) {
    QStringList marks;
    const auto add = [&](bool isSo, const QString& words) {
        if (isSo)
            marks << words;
    };
    const BoardMarks none;
    const BoardMarks& on = shown.preview ? none : shown.marks;
    add(!plan.room().editing && shown.legalMoves && has(on.next, cell), CellWords::tr("playable"));
    add(has(on.chosen, cell), CellWords::tr("chosen"));
    add(has(plan.last(), cell), CellWords::tr("last move"));
    add(has(on.struck, cell), CellWords::tr("the slip"));
    const bool named = has(on.named, cell);
    add(named && on.namedAs, on.namedAs ? spoken(on.namedAs) : QString());
    add((named && !on.namedAs) || (!shown.preview && has(shown.lit, cell)),
        CellWords::tr("marked"));
    return marks;
}

QString worthOf(const Shown& shown, Cell cell) {
    if (shown.preview)
        return {};
    QStringList parts;
    for (const Overlay::Worth& worth : shown.overlay.worths)
        if (worth.cell == cell && !worth.covered)
            parts << worth.words << (worth.best ? CellWords::tr("best") : QString());
    for (const Overlay::Patch& patch : shown.overlay.map)
        if (has(patch.cells, cell) && !patch.text.isEmpty())
            parts << CellWords::tr("nimber %1").arg(patch.text);
    return joined(parts);
}

} // namespace

QString CellWords::all() const { return joined({standing, worth}); }

CellWords wordsOf(const BoardLook& look, const BoardPlan& plan, const Shown& shown, Cell cell) {
    return {joined(QStringList{cellName(cell), look.cell(look, plan, cell)}
                   + marksOn(plan, shown, cell)),
            worthOf(shown, cell)};
}

QString wordsOfHole(const BoardLook& look, int column) {
    return joined({QString::fromStdString(columnName(column)), spoken(look.hole)});
}

// Up to the edge of the board as it is seen. A line that ends at once is left out.
QString BoardLook::wordsOfLines(const BoardLook& look, const BoardPlan& plan, Cell cell) {
    const std::array<std::tuple<int, int, QString>, 8> ways{
        {{-1, 0, CellWords::tr("Up")},
         {-1, 1, CellWords::tr("Up and right")},
         {0, 1, CellWords::tr("Right")},
         {1, 1, CellWords::tr("Down and right")},
         {1, 0, CellWords::tr("Down")},
         {1, -1, CellWords::tr("Down and left")},
         {0, -1, CellWords::tr("Left")},
         {-1, -1, CellWords::tr("Up and left")}}};
    const auto at = plan.placeOf(cell);
    if (!at)
        return {};
    QStringList lines;
    for (const auto& [down, across, name] : ways) {
        std::vector<std::pair<QString, int>> runs;
        for (int n = 1; const auto next = plan.seenAt(at->row + n * down, at->column + n * across);
             ++n) {
            const QString words = look.cell(look, plan, *next);
            if (runs.empty() || runs.back().first != words)
                runs.emplace_back(words, 0);
            ++runs.back().second;
        }
        QStringList parts;
        for (const auto& [words, count] : runs)
            parts << (count == 1 ? words : CellWords::tr("%1 %2", "2 empty").arg(count).arg(words));
        if (!parts.isEmpty())
            lines << CellWords::tr("%1: %2.", "Up: dark disc, 2 empty.").arg(name, joined(parts));
    }
    return lines.join(u' ');
}

QString BoardLook::wordsOfPieces(const BoardLook& look, const BoardPlan& plan,
                                 std::optional<char> letter) {
    std::vector<std::pair<char, QStringList>> kinds;
    for (const Cell cell : plan.cells()) {
        const char here = plan.letterAt(cell);
        if (here == '.' || (letter && here != *letter))
            continue;
        auto kind = std::ranges::find(kinds, here, &std::pair<char, QStringList>::first);
        if (kind == kinds.end())
            kind = kinds.insert(kind, {here, {}});
        kind->second << cellName(cell);
    }
    if (kinds.empty())
        return letter ? CellWords::tr("%1: none.").arg(look.nameOf(*letter))
                      : CellWords::tr("Nothing stands on the board.");
    QStringList lines;
    for (const auto& [here, cells] : kinds)
        lines << CellWords::tr("%1, %2: %3.", "dark disc, 2: c4, d5.")
                     .arg(look.nameOf(here), QString::number(cells.size()), joined(cells));
    return lines.join(u' ');
}

QString wordsOfExtent(const BoardPlan& plan) {
    const auto [rows, columns] = plan.extent();
    return CellWords::tr("Rows: %1, columns: %2; the arrow keys go from cell to cell.")
        .arg(rows)
        .arg(columns);
}

} // namespace bouton
