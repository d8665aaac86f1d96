#include "ui/boards/marks.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>

#include "ui/boards/board_look.h"
#include "ui/boards/drawing.h"
#include "ui/boards/hand.h"
#include "ui/boards/shown_board.h"
#include "ui/theme/paint.h"

namespace bouton {

namespace {

// Struck out, longer than what may be written into the cell; not a cross, which is a piece in
// Tic-tac-toe. A value keeps its place free, so that its number can be read: the line goes on
// behind it.
void paintStroke(QPainter& painter, const ShownBoard& board, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const bool valued = board.shown.hasWorth(cell);
    const QRectF arms = inset(rect, valued ? 0.06 : 0.12);
    const double width = std::clamp(rect.width() / 14, 2.0, 6.0);
    const QColor ink("#1E2328");
    painter.save();
    if (valued) {
        QPainterPath free, value;
        free.addRect(rect);
        value.addEllipse(board.plan.worthRect(cell));
        painter.setClipPath(free.subtracted(value), Qt::IntersectClip);
    }
    for (const auto& [color, wide] :
         {std::pair(QColor(Qt::white), 2 * width), std::pair(ink, width)}) {
        painter.setPen(QPen(color, wide, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(arms.bottomLeft(), arms.topRight());
    }
    painter.restore();
}

// An arrow along a way, with a rim that is seen on any ground.
void paintArrow(QPainter& painter, const QPainterPath& way, double width) {
    const double head = 5 * width, length = way.length();
    if (length < head)
        return;
    const double end = way.percentAtLength(length - head);
    QPolygonF shaft;
    constexpr int pieces = 24;
    for (int i = 0; i <= pieces; ++i)
        shaft << way.pointAtPercent(end * i / pieces);
    const QLineF point(shaft.back(), way.pointAtPercent(1));
    const QPointF aside(-point.dy() / point.length() * head * 0.5,
                        point.dx() / point.length() * head * 0.5);
    const QPolygonF tip{point.p2(), point.p1() + aside, point.p1() - aside};
    for (const auto& [color, rim] :
         {std::pair(QColor(Qt::white), 2.5), std::pair(boardAccent(), 0.0)}) {
        onlyOutline(painter,
                    QPen(color, width + 2 * rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(shaft);
        painter.setBrush(color);
        painter.setPen(QPen(color, 2 * rim + 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(tip);
        painter.drawEllipse(shaft.front(), width, width);
    }
}

void paintReply(QPainter& painter, const ShownBoard& board) {
    const Step* last = board.scene().last.get();
    if (!last)
        return;
    if (last->previous)
        for (const Cell cell : last->previous->cells)
            board.look.before(board, painter, cell);
    const double side = board.gridRect().width() / std::max(board.columns(), 1);
    paintArrow(painter, board.plan.wayOf(*last), std::clamp(side / 16, 3.0, 6.0));
}

void paintHover(QPainter& painter, const ShownBoard& board, Cell cell) {
    (board.editing() ? markHover : board.look.hover)(board, painter, cell);
}

// A rounded frame within a cell.
void frame(QPainter& painter, const QRectF& cell, double gap, const QPen& pen) {
    painter.setPen(pen);
    painter.drawRoundedRect(inset(cell, gap), cornerOf(cell), cornerOf(cell));
}

} // namespace

void markLast(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    frame(painter, rect, 0.05,
          QPen(board.material().accent, std::clamp(rect.width() / 26, 1.5, 3.5)));
}

void markBefore(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    frame(painter, rect, 0.05,
          QPen(board.material().mark, std::clamp(rect.width() / 30, 1.5, 3.0), Qt::DashLine));
}

void markNext(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const double radius = std::clamp(rect.width() * 0.09, 2.0, 9.0);
    onlyFill(painter, faded(board.material().mark, 0.5));
    painter.drawEllipse(rect.center(), radius, radius);
}

void markHover(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    frame(painter, rect, 0.05,
          QPen(faded(board.material().mark, 0.65), std::clamp(rect.width() / 26, 1.5, 3.0)));
}

void markChosen(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    const QColor& accent = board.material().accent;
    for (const Cell cell : cells) {
        const QRectF rect = board.cellRect(cell);
        painter.setBrush(faded(accent, 0.18));
        frame(painter, rect, 0.06, QPen(accent, std::clamp(rect.width() / 18, 2.0, 4.0)));
    }
}

void markNamed(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : cells) {
        const QRectF rect = board.plan.namedRect(cell);
        const double width = std::clamp(rect.width() / 28, 2.0, 4.0);
        // On a card the mark's colour is that of the card, so each dash has a dark edge.
        QPen edge(QColor(0, 0, 0, 150), width + 2, Qt::CustomDashLine, Qt::RoundCap);
        edge.setDashPattern({width / edge.widthF(), 2 * width / edge.widthF()});
        frame(painter, rect, 0.05, edge);
        frame(painter, rect, 0.05, QPen(board.material().mark, width, Qt::DotLine, Qt::RoundCap));
    }
}

void paintMarks(QPainter& painter, const ShownBoard& board) {
    const BoardLook& look = board.look;
    const Shown& shown = board.shown;
    for (const Cell cell : board.plan.last())
        look.last(board, painter, cell);
    if (!shown.marks.named.empty())
        look.named(board, painter, shown.marks.named);
    for (const Cell cell : shown.marks.struck)
        paintStroke(painter, board, cell);
    if (!shown.marks.chosen.empty())
        look.chosen(board, painter, shown.marks.chosen);
    if (shown.legalMoves && !board.held)
        for (const Cell cell : shown.marks.next)
            if (!shown.hasWorth(cell))
                look.next(board, painter, cell);
    const QColor& accent = board.material().accent;
    if (shown.marks.reply)
        paintReply(painter, board);
    if (!shown.lit.empty())
        paintArea(painter, board, shown.lit, faded(accent, 0.16), QPen(accent, 6));
}

// Where legal moves are not shown, those of what lies under the mouse are.
void paintHand(QPainter& painter, const ShownBoard& board, const Hand& hand, const Field& field,
               const QPixmap& carried) {
    const std::optional<Cell> hovered = hand.hovered();
    const bool rests = hovered && !board.moving;
    if (rests && field.takes(*hovered) && !hand.drags()) // a run marks its own cells
        paintHover(painter, board, *hovered);
    const bool tells = rests && !board.shown.legalMoves && field.plan.holds(*hovered);
    for (const Drop& drop : hand.holds() ? hand.drops()
                            : tells      ? field.dropsOf(*hovered)
                                         : std::vector<Drop>())
        if (const Cell to = drop.clicks.back(); board.cellRect(to) == drop.place)
            (hand.holds() && hovered == to ? markHover : board.look.next)(board, painter, to);
    for (const Cell cell : hand.swept())
        paintHover(painter, board, cell);
    const std::optional<Cell> from = hand.carried();
    if (!from || carried.isNull() || !hand.mouse())
        return;
    // Its cell is pale; it hangs on the mouse.
    painter.fillRect(board.cellRect(*from), faded(board.material().second[0], 0.7));
    QRectF place(QPointF(), carried.deviceIndependentSize());
    place.moveCenter(*hand.mouse());
    painter.setOpacity(0.85);
    painter.drawPixmap(place.topLeft(), carried);
    painter.setOpacity(1);
}

void paintFocus(QPainter& painter, const QRectF& cell) {
    if (cell.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, width] :
         {std::pair(QColor(Qt::white), 5), std::pair(boardAccent(), 2)}) {
        painter.setPen(QPen(color, width));
        painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), 4, 4);
    }
}

void paintArea(QPainter& painter, const ShownBoard& board, const Clicks& cells, const QColor& fill,
               const QPen& pen) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Cell cell : cells)
        path.addRect(board.cellRect(cell));
    const QPainterPath area = path.simplified();
    painter.save();
    painter.setClipPath(area);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(area);
    painter.restore();
}

} // namespace bouton
