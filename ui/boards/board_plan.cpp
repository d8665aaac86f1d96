// SPDX-License-Identifier: MIT
#include "ui/boards/board_plan.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/boards/drawing.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

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
                                     const ClickPreviews& previews) const {
    std::vector<Drop> drops;
    const char letter = letterAt(cell);
    if (letter == '.')
        return drops;
    const auto add = [&](Cell to, Clicks clicks) {
        const auto after = previews(clicks).after;
        const char *left = after ? bouton::letterAt(*after, cell) : nullptr,
                   *there = after ? bouton::letterAt(*after, to) : nullptr;
        if (left && there && *left != letter && *there == letter && letterAt(to) != letter)
            drops.push_back({cellRect(to), {}, std::move(clicks)});
    };
    for (const Cell to : next)
        add(to, {to});
    if (previews({cell}).longer)
        for (const Cell to : cells())
            add(to, {cell, to});
    return drops;
}

// BoardRoom ---------------------------------------------------------------------------------------

namespace {

double shorter(QSize size) { return std::min(size.width(), size.height()); }

} // namespace

double BoardRoom::frameWidth() const {
    if (!interactive)
        return std::clamp(shorter(size) * 0.045, 2.0, 8.0);
    if (!coordinatesShown())
        return std::clamp(shorter(size) * 0.022, 6.0, 14.0);
    const double text = QFontMetricsF(sized(font, Type::Caption, Weight::Strong)).height();
    return std::max(text + 6, std::min(shorter(size) * 0.04, 28.0));
}

double BoardRoom::legendHeight() const {
    if (!interactive || !legend)
        return 0;
    const double line = std::ceil(QFontMetricsF(sized(font, Type::Caption)).height());
    return line * (size.width() < 45 * line ? 2 : 1);
}

// Below the frame there is room for its shadow, and for the legend.
QRectF BoardRoom::forFrame() const {
    const double side = interactive ? 4 : std::clamp(shorter(size) / 60, 1.0, 3.0);
    const double below = interactive ? 14 : std::clamp(shorter(size) / 18, 3.0, 10.0);
    return QRectF(QPointF(), size)
        .adjusted(side, interactive ? 2 : 1, -side, -below - legendHeight());
}

// Stage -------------------------------------------------------------------------------------------

namespace {

double frameOf(const Stage& stage) { return stage.grid.left() - stage.outer.left(); }

QPainterPath rounded(const QRectF& rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

// One side of a mitred frame: a trapezoid between its corners and those of the cells.
QPainterPath sideOf(const Stage& stage, QPointF a, QPointF b, QPointF innerB, QPointF innerA) {
    QPainterPath path;
    path.addPolygon(QPolygonF({a, b, innerB, innerA, a}));
    return path.intersected(rounded(stage.outer, stage.radius()));
}

// Lines that run with the wood. Each side is a piece of its own.
void paintGrain(QPainter& painter, const Stage& stage, const QColor& colour) {
    const QRectF& out = stage.outer;
    const double frame = frameOf(stage);
    const int lines = std::clamp(static_cast<int>(frame / 4), 0, 7);
    painter.setBrush(Qt::NoBrush);
    for (int side = 0; side < 4; ++side) {
        const bool across = side < 2;
        const double length = across ? out.width() : out.height();
        for (int i = 0; i < lines; ++i) {
            const unsigned seed = static_cast<unsigned>(side * 31 + i * 7 + 3);
            const double depth = frame * (i + 0.3 + 0.6 * scattered(seed)) / (lines + 0.4);
            const double from = std::max(depth, stage.radius() * 0.8), to = length - from;
            const double sway = frame * 0.10 * (scattered(seed + 91) - 0.5);
            const auto at = [&](double along, double off) {
                const double deep = side % 2 == 0
                                        ? depth + off
                                        : (across ? out.height() : out.width()) - depth - off;
                return out.topLeft() + (across ? QPointF(along, deep) : QPointF(deep, along));
            };
            QPainterPath path(at(from, 0));
            path.cubicTo(at(from + (to - from) * 0.3, sway), at(from + (to - from) * 0.6, -sway),
                         at(to, 0));
            painter.setPen(QPen(faded(colour, 0.10 + 0.12 * scattered(seed + 17)),
                                0.7 + 0.7 * scattered(seed + 5)));
            painter.drawPath(path);
        }
    }
}

void paintFrame(QPainter& painter, const Material& material, const Stage& stage) {
    const QRectF &out = stage.outer, &in = stage.grid;
    const double frame = frameOf(stage);
    if (frame > 3) { // light from the top left
        const QColor light(255, 255, 255, 20), shade(0, 0, 0, 46), deep(0, 0, 0, 30);
        painter.fillPath(sideOf(stage, out.topLeft(), out.topRight(), in.topRight(), in.topLeft()),
                         light);
        painter.fillPath(
            sideOf(stage, out.bottomLeft(), out.bottomRight(), in.bottomRight(), in.bottomLeft()),
            shade);
        painter.fillPath(
            sideOf(stage, out.topRight(), out.bottomRight(), in.bottomRight(), in.topRight()),
            deep);
    }
    if (material.grain)
        paintGrain(painter, stage, Qt::black);
    const double line = std::clamp(frame / 14, 0.6, 1.6);
    onlyOutline(painter, QPen(QColor(0, 0, 0, 110), line));
    painter.drawRect(in.adjusted(-line / 2, -line / 2, line / 2, line / 2));
}

} // namespace

double Stage::radius() const {
    return std::clamp(std::min(outer.width(), outer.height()) / 45, 2.0, 14.0);
}

void paintStage(QPainter& painter, const Material& material, const Stage& stage) {
    const double radius = stage.radius(),
                 size = std::min(stage.outer.width(), stage.outer.height());
    if (stage.shadow)
        paintSoftShadow(painter, stage.outer, radius, std::clamp(size / 40, 2.0, 14.0), 0.30);
    onlyFill(painter, shaded(stage.outer, material.frame));
    painter.drawRoundedRect(stage.outer, radius, radius);
    if (!material.slab)
        paintFrame(painter, material, stage);
    // The edge of the whole: bright where the light comes from, dark on the other side.
    const double line = std::clamp(size / 400, 0.6, 1.5);
    QLinearGradient edge(stage.outer.topLeft(), stage.outer.bottomRight());
    const bool bright = material.ground[0].lightnessF() > 0.8 && material.slab;
    edge.setColorAt(0, bright ? QColor(0, 0, 0, 26) : QColor(255, 255, 255, 60));
    edge.setColorAt(0.45, QColor(0, 0, 0, bright ? 26 : 20));
    edge.setColorAt(1, QColor(0, 0, 0, bright ? 48 : 110));
    onlyOutline(painter, QPen(QBrush(edge), line));
    painter.drawRoundedRect(stage.outer.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
}

void paintRecess(QPainter& painter, const Stage& stage) {
    const QRectF& in = stage.grid;
    const double depth = std::clamp(in.width() / 60, 1.0, 10.0);
    const auto fade = [&](QPointF to) {
        QLinearGradient gradient(in.topLeft(), in.topLeft() + to);
        gradient.setColorAt(0, QColor(0, 0, 0, 90));
        gradient.setColorAt(0.4, QColor(0, 0, 0, 30));
        gradient.setColorAt(1, QColor(0, 0, 0, 0));
        return gradient;
    };
    painter.fillRect(QRectF(in.topLeft(), QSizeF(in.width(), depth)), fade({0, depth}));
    painter.fillRect(QRectF(in.topLeft(), QSizeF(depth * 0.7, in.height())),
                     fade({depth * 0.7, 0}));
}

} // namespace bouton
