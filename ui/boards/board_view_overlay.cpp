// What BoardView draws of an analysis: values, nimbers, cells that are lit from elsewhere, and
// positions that are shown for a while.

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "ui/boards/board_view.h"
#include "ui/boards/drawing.h"
#include "ui/boards/mover.h"
#include "ui/boards/value_mark.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

void BoardView::setOverlay(const Overlay& overlay) {
    if (overlay == m_overlay)
        return;
    m_overlay = overlay;
    describe();
    update();
}

void BoardView::light(const Clicks& cells) {
    if (cells == m_lit)
        return;
    m_lit = cells;
    update();
}

void BoardView::setPreview(const std::optional<Scene>& preview) {
    if (preview == m_preview)
        return;
    m_mover->end();
    m_preview = preview;
    pictureChanged();
    describe();
    update();
    emit previewChanged(preview);
}

void BoardView::dismissPreview() {
    if (m_preview)
        emit previewDismissed();
}

// In words, after the pieces themselves.
void BoardView::describe() {
    QStringList worths;
    if (!m_preview)
        for (const Overlay::Worth& worth : m_overlay.worths)
            worths << tr("%1 %2").arg(QString::fromStdString(nameOf(worth.cell)), worth.words);
    setAccessibleDescription(worths.isEmpty()
                                 ? description()
                                 : description() + QChar(' ')
                                       + tr("Values: %1.").arg(worths.join(QStringLiteral("; "))));
}

bool BoardView::hasWorth(Cell cell) const {
    return std::ranges::find(m_overlay.worths, cell, &Overlay::Worth::cell)
           != m_overlay.worths.end();
}

// The cells as one area, without the borders between them.
QPainterPath BoardView::areaOf(const Clicks& cells) const {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Cell cell : cells)
        path.addRect(cellRect(cell));
    return path.simplified();
}

// Only the inner half of an outline is seen, so that neighbouring areas keep their own.
void BoardView::paintArea(QPainter& painter, const Clicks& cells, const QColor& fill,
                          const QPen& pen) const {
    const QPainterPath area = areaOf(cells);
    painter.save();
    painter.setClipPath(area);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(area);
    painter.restore();
}

// On one tone: see mapped().
void BoardView::paintMap(QPainter& painter, const Theme&) const {
    const Material& stuff = material();
    const bool light = stuff.mark.lightnessF() < 0.5;
    for (const Overlay::Patch& patch : m_overlay.map) {
        if (patch.outlined) {
            paintArea(painter, patch.cells, faded(stuff.accent, 0.05 + 0.12 * patch.heat),
                      QPen(faded(stuff.accent, 0.85), 4));
            continue;
        }
        const QColor heat = light ? QColor("#CC8236") : QColor("#8A5420");
        for (const Cell cell : patch.cells) {
            const QRectF rect = cellRect(cell);
            painter.setPen(Qt::NoPen);
            painter.setBrush(faded(heat, 0.95 * patch.heat));
            const double gap = std::clamp(rect.width() / 40, 0.5, 2.0);
            painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), cornerOf(rect) / 2,
                                    cornerOf(rect) / 2);
        }
    }
}

// A patch's number stands in the middle of its first cell without a value, or in a corner where
// something else is.
// That of a part of a sum stands on a plate, because the ground goes on below it.
void BoardView::paintNumbers(QPainter& painter, const Theme&) const {
    const Material& stuff = material();
    for (const Overlay::Patch& patch : m_overlay.map) {
        if (patch.cells.empty())
            continue;
        // A value says more of a cell than the number of its part: one number a cell.
        const auto at =
            std::ranges::find_if_not(patch.cells, [this](Cell each) { return hasWorth(each); });
        if (at == patch.cells.end())
            continue;
        const Cell cell = *at;
        const QRectF rect = cellRect(cell);
        const bool dotted =
            m_legalMovesShown && std::ranges::find(m_marks.next, cell) != m_marks.next.end();
        const bool free = letterAt(cell) == '.' && !hasWorth(cell) && !dotted;
        const double high = std::max(8.0, rect.height() * (free ? 0.34 : 0.22));
        painter.setFont(inPixels(font(), high, Weight::Strong));
        const QFontMetricsF metrics(painter.font(), painter.device());
        QRectF plate(0, 0, std::max(metrics.horizontalAdvance(patch.text) + high * 0.5, high * 1.1),
                     high * 1.15);
        if (free)
            plate.moveCenter(rect.center());
        else
            plate.moveTopLeft(rect.topLeft() + QPointF(rect.width(), rect.width()) * 0.04);
        if (patch.outlined || !free) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(stuff.plate);
            painter.drawRoundedRect(plate, high * 0.35, high * 0.35);
        }
        painter.setPen(stuff.mark);
        paintText(painter, plate, Qt::AlignCenter, patch.text);
    }
}

// From the first cell to each of the others.
void BoardView::paintReach(QPainter& painter, const Theme&) const {
    if (m_overlay.reach.empty())
        return;
    const QRectF from = cellRect(m_overlay.reach.front());
    const double width = std::clamp(from.width() / 20, 2.0, 4.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(material().accent, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawRoundedRect(inset(from, 0.06), cornerOf(from), cornerOf(from));
    for (std::size_t i = 1; i < m_overlay.reach.size(); ++i) {
        const QRectF to = cellRect(m_overlay.reach[i]);
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

void BoardView::paintWorths(QPainter& painter, const Theme&) const {
    painter.setFont(font());
    for (const Overlay::Worth& worth : m_overlay.worths)
        if (const QRectF rect = worthRect(worth.cell); !rect.isEmpty())
            paintValue(painter, rect, worth, worthInk(), worthPlate());
}

QRectF BoardView::worthRect(Cell cell) const {
    const QRectF rect = cellRect(cell);
    const double size = std::clamp(rect.width() * 0.74, 14.0, 76.0);
    return {rect.center() - QPointF(size, size) / 2, QSizeF(size, size)};
}

void BoardView::paintLit(QPainter& painter, const Theme&) const {
    Clicks shown;
    std::ranges::copy_if(m_lit, std::back_inserter(shown),
                         [this](Cell cell) { return !cellRect(cell).isEmpty(); });
    if (!shown.empty())
        paintArea(painter, shown, faded(material().accent, 0.16), QPen(material().accent, 6));
}

// Another position than the one that is played is seen to be one.
void BoardView::paintPreviewFrame(QPainter& painter, const Theme& theme) const {
    painter.setBrush(Qt::NoBrush);
    const Stage stage = this->stage();
    painter.setPen(QPen(theme.surface, 3));
    painter.drawRoundedRect(stage.outer, stage.radius(), stage.radius());
    painter.setPen(QPen(theme.accent, 3, Qt::DashLine));
    painter.drawRoundedRect(stage.outer, stage.radius(), stage.radius());
}

} // namespace bouton
