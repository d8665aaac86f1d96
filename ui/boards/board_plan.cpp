#include "ui/boards/board_plan.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

int columnsOf(const Picture& picture) {
    std::size_t most = 0;
    for (const std::string& row : picture.rows)
        most = std::max(most, row.size());
    return static_cast<int>(most);
}

QRectF squares(const BoardRoom& place, int rows, int columns) {
    if (rows == 0 || columns == 0)
        return {};
    const QRectF room = place.forFrame();
    const double frame = place.frameWidth(), ratio = place.ratio;
    const double across = (room.width() - 2 * frame) / columns;
    const double down = (room.height() - 2 * frame) / rows;
    const double side = std::max(std::floor(std::min(across, down) * ratio), 1.0) / ratio;
    const QSizeF size(side * columns, side * rows);
    const QPointF corner = room.center() - QPointF(size.width(), size.height()) / 2;
    return {QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio),
            size};
}

} // namespace

BoardPlan::BoardPlan(const BoardRoom& room, const Scene& scene)
    : BoardPlan(
        room, scene,
        squares(room, static_cast<int>(scene.picture->rows.size()), columnsOf(*scene.picture))) {}

int BoardPlan::columns() const { return columnsOf(picture()); }

char BoardPlan::letterAt(Cell cell) const {
    if (cell.row < 0 || cell.row >= rows() || cell.column < 0)
        return '.';
    const std::string& row = picture().rows[static_cast<std::size_t>(cell.row)];
    const auto column = static_cast<std::size_t>(cell.column);
    return column < row.size() ? row[column] : '.';
}

Stage BoardPlan::stage() const {
    const double frame = m_room.frameWidth();
    return {m_grid.adjusted(-frame, -frame, frame, frame), m_grid, !OnPaper::active()};
}

Clicks BoardPlan::cells() const {
    Clicks all;
    for (int r = 0; r < rows(); ++r)
        for (int c = 0; c < std::ssize(picture().rows[static_cast<std::size_t>(r)]); ++c)
            all.push_back({r, c});
    return all;
}

QRectF BoardPlan::cellRect(Cell cell) const {
    const int high = rows(), wide = columns();
    if (cell.row < 0 || cell.row >= high || cell.column < 0 || cell.column >= wide)
        return {};
    const double side = m_grid.width() / wide;
    const int across = m_room.turned ? wide - 1 - cell.column : cell.column;
    const int down = m_room.turned ? high - 1 - cell.row : cell.row;
    return {m_grid.left() + across * side, m_grid.top() + down * side, side, side};
}

std::optional<Cell> BoardPlan::cellAt(QPointF point) const {
    for (const Cell cell : cells())
        if (const QRectF rect = cellRect(cell); point.x() >= rect.left() && point.x() < rect.right()
                                                && point.y() >= rect.top()
                                                && point.y() < rect.bottom())
            return cell;
    return std::nullopt;
}

// From the other side of the table the last row is the first.
std::optional<Cell> BoardPlan::seenAt(int row, int column) const {
    if (row < 0 || row >= rows() || column < 0 || column >= columns())
        return std::nullopt;
    const Cell cell{m_room.turned ? rows() - 1 - row : row, columnSeenAt(column)};
    const std::string& cells = picture().rows[static_cast<std::size_t>(cell.row)];
    return cell.column < std::ssize(cells) ? std::optional(cell) : std::nullopt;
}

std::optional<Cell> BoardPlan::placeOf(Cell cell) const {
    const auto [high, wide] = extent();
    for (Cell place; place.row < high; ++place.row)
        for (place.column = 0; place.column < wide; ++place.column)
            if (seenAt(place.row, place.column) == cell)
                return place;
    return std::nullopt;
}

int BoardPlan::columnSeenAt(int column) const {
    return m_room.turned ? extent().columns - 1 - column : column;
}

QRectF BoardPlan::worthRect(Cell cell) const {
    const QRectF rect = cellRect(cell);
    const double side = rect.width(); // of a small cell nearly all, so that its number can be read
    const double size =
        m_room.letters > 0
            ? side * 0.96
            : std::clamp(std::max(side * 0.74, std::min(side * 0.94, 48.0)), 14.0, 76.0);
    return {rect.center() - QPointF(size, size) / 2, QSizeF(size, size)};
}

// What stood in a cell that is free now, and stands in another one.
QPainterPath BoardPlan::wayOf(const Step& step) const {
    for (const Cell from : cells()) {
        const char *was = bouton::letterAt(*step.before, from),
                   *left = bouton::letterAt(*step.after, from);
        if (!was || !left || *was == '.' || *left != '.')
            continue;
        for (const Cell to : cells())
            if (const char* free = bouton::letterAt(*step.before, to),
                *there = bouton::letterAt(*step.after, to);
                free && there && *free == '.' && *there == *was) {
                QPainterPath way(cellRect(from).center());
                QLineF line(cellRect(from).center(), cellRect(to).center());
                line.setLength(line.length() - cellRect(to).width() * 0.36);
                way.lineTo(line.p2());
                return way;
            }
    }
    return {};
}

std::vector<ShownPiece> BoardPlan::pieces() const {
    std::vector<ShownPiece> all;
    for (const Cell cell : cells())
        if (letterAt(cell) != '.')
            all.push_back({letterAt(cell), cell, cellRect(cell)});
    return all;
}

// Where the piece stands after a click on another cell, perhaps after one on itself.
std::vector<Drop> BoardPlan::dropsOf(Cell cell, const Clicks& next,
                                     const Foresight& foresight) const {
    std::vector<Drop> drops;
    const char letter = letterAt(cell);
    if (letter == '.')
        return drops;
    const auto add = [&](Cell to, Clicks clicks) {
        const auto after = foresight(clicks).after;
        const char *left = after ? bouton::letterAt(*after, cell) : nullptr,
                   *there = after ? bouton::letterAt(*after, to) : nullptr;
        if (left && there && *left != letter && *there == letter && letterAt(to) != letter)
            drops.push_back({cellRect(to), {}, std::move(clicks)});
    };
    for (const Cell to : next)
        add(to, {to});
    if (foresight({cell}).longer)
        for (const Cell to : cells())
            add(to, {cell, to});
    return drops;
}

} // namespace bouton
