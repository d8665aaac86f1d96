#include "ui/boards/drawing.h"

#include <algorithm>

namespace bouton {

QRectF inset(const QRectF& rect, double share) {
    const double by = rect.width() * share;
    return rect.adjusted(by, by, -by, -by);
}

void paintLetter(QPainter& painter, const QRectF& rect, QChar letter, const QColor& color) {
    QFont font = painter.font();
    font.setPixelSize(100);
    font.setWeight(QFont::Bold);
    QPainterPath path;
    path.addText(0, 0, font, QString(letter));
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
