#include "ui/boards/drawing.h"

#include <QHash>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace bouton {

QRectF inset(const QRectF& rect, double share) {
    const double by = rect.width() * share;
    return rect.adjusted(by, by, -by, -by);
}

// The outline of a bold letter. FreeType makes it a little otherwise after a text of another size,
// and which text came last depends on the time that fonts are cached for. So an outline is made
// once and kept: a letter looks the same every time.
static const QPainterPath& outlineOf(QChar letter, QFont font) {
    static QHash<std::pair<QFont, QChar>, QPainterPath> outlines;
    font.setPixelSize(100);
    font.setWeight(QFont::Bold);
    QPainterPath& path = outlines[{font, letter}];
    if (path.isEmpty())
        path.addText(0, 0, font, QString(letter));
    return path;
}

void paintLetter(QPainter& painter, const QRectF& rect, QChar letter, const QColor& color) {
    const QPainterPath& path = outlineOf(letter, painter.font());
    const QRectF ink = path.boundingRect();
    if (ink.isEmpty())
        return;
    painter.save();
    painter.translate(rect.center());
    const double scale = rect.height() / ink.height();
    painter.scale(scale, scale);
    painter.translate(-ink.center());
    painter.fillPath(path, color);
    painter.restore();
}

QPainterPath groundPath(const QRectF& grid) {
    const double radius = std::min<double>(Theme::radius, grid.width() / 24);
    QPainterPath path;
    path.addRoundedRect(grid, radius, radius);
    return path;
}

void paintTile(QPainter& painter, const Theme& theme, const QRectF& cell) {
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.tile);
    painter.drawRoundedRect(inset(cell, 0.035), cell.width() / 8, cell.width() / 8);
}

void paintLines(QPainter& painter, const QRectF& grid, int rows, int columns, double gap) {
    const double side = grid.width() / std::max(columns, 1);
    for (int c = 1; c < columns; ++c)
        painter.drawLine(QPointF(grid.left() + c * side, grid.top() + gap),
                         QPointF(grid.left() + c * side, grid.bottom() - gap));
    for (int r = 1; r < rows; ++r)
        painter.drawLine(QPointF(grid.left() + gap, grid.top() + r * side),
                         QPointF(grid.right() - gap, grid.top() + r * side));
}

} // namespace bouton
