// SPDX-License-Identifier: MIT
#include "ui/boards/shown_board.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <utility>

#include "ui/boards/board_look.h"
#include "ui/boards/drawing.h"
#include "ui/boards/legend.h"
#include "ui/boards/sprite.h"
#include "ui/boards/value_mark.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

// What is known of a position, drawn upon it: below the pieces a map of tints; above the marks the
// values of moves and from a cell to its options; above all the numbers of the map.
void paintMap(QPainter& painter, const ShownBoard& board);
void paintOverlay(QPainter& painter, const ShownBoard& board);
void paintNumbers(QPainter& painter, const ShownBoard& board);

void paintWorths(QPainter& painter, const ShownBoard& board) {
    const BoardLook& look = board.look;
    const QColor ink = look.worthInk.isValid() ? look.worthInk : board.material().mark,
                 plate = look.worthPlate.isValid() ? look.worthPlate : board.material().plate;
    painter.setFont(board.plan.room().font);
    qsizetype longest = 0;
    for (const Overlay::Worth& worth : board.shown.overlay.worths)
        longest = std::max(longest, worth.text.size());
    for (const Overlay::Worth& worth : board.shown.overlay.worths)
        if (const QRectF rect = board.plan.worthRect(worth.cell); !rect.isEmpty())
            paintValue(painter, rect, worth, ink, plate, longest, board.plan.room().letters);
}

// A patch's number stands in the middle of its first cell without a value, or in a corner where
// something else is. A value says more of a cell than the number of its part: one number a cell.
// That of a part of a sum stands on a plate, because the ground goes on below it.
void paintNumber(QPainter& painter, const ShownBoard& board, const Overlay::Patch& patch) {
    const Material& stuff = board.material();
    const Shown& shown = board.shown;
    const auto at =
        std::ranges::find_if_not(patch.cells, [&](Cell each) { return shown.hasWorth(each); });
    if (at == patch.cells.end())
        return;
    const QRectF rect = board.cellRect(*at);
    const bool dotted = shown.legalMoves && shown.isNext(*at);
    const bool free = board.letterAt(*at) == '.' && !dotted;
    const double high = std::max(8.0, rect.height() * (free ? 0.34 : 0.22));
    painter.setFont(inPixels(board.plan.room().font, high, Weight::Strong));
    const QFontMetricsF metrics(painter.font(), painter.device());
    QRectF plate(0, 0, std::max(metrics.horizontalAdvance(patch.text) + high * 0.5, high * 1.1),
                 high * 1.15);
    if (free)
        plate.moveCenter(rect.center());
    else
        plate.moveTopLeft(rect.topLeft() + QPointF(rect.width(), rect.width()) * 0.04);
    if (patch.outlined || !free) {
        onlyFill(painter, stuff.plate);
        painter.drawRoundedRect(plate, high * 0.35, high * 0.35);
    }
    painter.setPen(stuff.mark);
    paintText(painter, plate, Qt::AlignCenter, patch.text);
}

// From the first cell to each of the others.
void paintReach(QPainter& painter, const ShownBoard& board) {
    const Clicks& reach = board.shown.overlay.reach;
    if (reach.empty())
        return;
    const QRectF from = board.cellRect(reach.front());
    const double width = std::clamp(from.width() / 20, 2.0, 4.0);
    onlyOutline(painter,
                QPen(board.material().accent, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawRoundedRect(inset(from, 0.06), cornerOf(from), cornerOf(from));
    for (std::size_t i = 1; i < reach.size(); ++i) {
        const QRectF to = board.cellRect(reach[i]);
        QLineF way(from.center(), to.center());
        way.setLength(way.length() - to.width() * 0.34);
        const QLineF start(from.center(), to.center());
        painter.drawLine(start.pointAt(from.width() * 0.4 / start.length()), way.p2());
        for (const double turn : {150.0, -150.0}) {
            QLineF barb(way.p2(), way.p1());
            barb.setAngle(way.angle() + turn);
            barb.setLength(to.width() * 0.16);
            painter.drawLine(barb);
        }
        painter.drawRoundedRect(inset(to, 0.06), cornerOf(to), cornerOf(to));
    }
}

// On one tone: see Shown::mapped().
void paintMap(QPainter& painter, const ShownBoard& board) {
    const Material& stuff = board.material();
    const bool light = stuff.mark.lightnessF() < 0.5;
    const QColor heat = light ? QColor("#CC8236") : QColor("#8A5420");
    for (const Overlay::Patch& patch : board.shown.overlay.map) {
        if (patch.outlined) {
            paintArea(painter, board, patch.cells, faded(stuff.accent, 0.05 + 0.12 * patch.heat),
                      QPen(faded(stuff.accent, 0.85), 4));
            continue;
        }
        for (const Cell cell : patch.cells) {
            const QRectF rect = board.cellRect(cell);
            onlyFill(painter, faded(heat, 0.95 * patch.heat));
            const double gap = std::clamp(rect.width() / 40, 0.5, 2.0);
            painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), cornerOf(rect) / 2,
                                    cornerOf(rect) / 2);
        }
    }
}

void paintOverlay(QPainter& painter, const ShownBoard& board) {
    paintWorths(painter, board);
    paintReach(painter, board);
}

void paintNumbers(QPainter& painter, const ShownBoard& board) {
    for (const Overlay::Patch& patch : board.shown.overlay.map)
        paintNumber(painter, board, patch);
}

// Another position than the one that is played is seen to be one.
void paintPreviewFrame(QPainter& painter, const ShownBoard& board) {
    painter.setBrush(Qt::NoBrush);
    const Stage stage = board.stage();
    painter.setPen(QPen(board.theme.surface, 3));
    painter.drawRoundedRect(stage.outer, stage.radius(), stage.radius());
    painter.setPen(QPen(board.theme.accent, 3, Qt::DashLine));
    painter.drawRoundedRect(stage.outer, stage.radius(), stage.radius());
}

void paintLegendOf(QPainter& painter, const ShownBoard& board) {
    const BoardRoom& room = board.plan.room();
    const double height = room.legendHeight();
    if (height == 0)
        return;
    const QRectF outer = board.stage().outer;
    const QRectF line(outer.left() + 2, std::min(outer.bottom() + 14, room.size.height() - height),
                      outer.width() - 4, height);
    painter.setFont(sized(room.font, Type::Caption));
    paintLegend(painter, board.theme, line, legendOf(board.shown.overlay));
}

} // namespace

const Material& ShownBoard::material() const { return materialOf(look.stuff, theme); }

void paintBoard(QPainter& painter, const ShownBoard& board, KeptGround& ground) {
    painter.setFont(board.plan.room().font);
    ground.paint(painter, board);
    if (!board.shown.preview)
        paintMap(painter, board);
    board.look.pieces(board, painter);
    if (board.shown.preview) {
        for (const Cell cell : board.plan.last())
            board.look.last(board, painter, cell);
        paintPreviewFrame(painter, board);
        return;
    }
    painter.setOpacity(board.marksDrawn);
    if (board.marksDrawn > 0) {
        paintMarks(painter, board);
        paintOverlay(painter, board);
    }
    // No move changes what a map says of the cells.
    painter.setOpacity(board.mapped() ? 1 : board.marksDrawn);
    if (painter.opacity() > 0)
        paintNumbers(painter, board);
    painter.setOpacity(1);
    paintLegendOf(painter, board);
}

// KeptGround --------------------------------------------------------------------------------------

namespace {

void paintGround(QPainter& painter, const ShownBoard& board) {
    if (board.gridRect().isEmpty())
        return;
    paintStage(painter, board.material(), board.stage());
    board.look.ground(board, painter);
    if (board.plan.room().coordinatesShown())
        board.look.coordinates(board, painter);
}

} // namespace

void KeptGround::paint(QPainter& painter, const ShownBoard& board) {
    const BoardRoom& room = board.plan.room();
    const QTransform& transform = painter.deviceTransform();
    const bool plain = transform.type() <= QTransform::TxScale && transform.m11() == room.ratio
                       && transform.m22() == room.ratio && !OnPaper::active();
    if (!plain) {
        paintGround(painter, board);
        return;
    }
    Key key{.room = room,
            .grid = board.gridRect(),
            .first = board.cellRect({0, 0}),
            .dark = board.theme.isDark,
            .mapped = board.mapped(),
            .eyes = board.theme.eyes};
    for (const std::string& row : board.picture().rows)
        key.rows.push_back(row.size());
    if (m_image.isNull() || key != m_key) {
        QImage image(room.size * room.ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(room.ratio);
        image.fill(Qt::transparent);
        QPainter inside(&image);
        inside.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        inside.setFont(room.font);
        paintGround(inside, board);
        inside.end();
        image.setDevicePixelRatio(1); // its pixels are those of the device
        m_key = std::move(key);
        m_image = std::move(image);
    }
    paintPixels(painter, transform.map(QPointF()).toPoint(), m_image);
}

} // namespace bouton
