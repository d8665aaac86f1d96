#include "ui/boards/drawing.h"

#include <QPainterPath>

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

void paintChessboard(QPainter& painter, const Theme& theme, const QRectF& grid, int rows,
                     int columns) {
    if (grid.isEmpty())
        return;
    painter.fillPath(groundPath(grid), theme.lightSquare);
    painter.save();
    painter.setClipPath(groundPath(grid));
    const double side = grid.width() / columns;
    for (int r = 0; r < rows; ++r)
        for (int c = 1 - r % 2; c < columns; c += 2)
            painter.fillRect(QRectF(grid.left() + c * side, grid.top() + r * side, side, side),
                             theme.darkSquare);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line, 1));
    painter.drawPath(groundPath(grid));
}

} // namespace bouton
