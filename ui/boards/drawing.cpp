// SPDX-License-Identifier: MIT
#include "ui/boards/drawing.h"
#include "ui/theme/paint.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
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

double lineHeight(const QFont& font) { return std::ceil(QFontMetricsF(font).height()); }

QBrush shaded(const QRectF& rect, const QColor (&pair)[2]) {
    QLinearGradient gradient(rect.topLeft(), rect.bottomRight());
    gradient.setColorAt(0, pair[0]);
    gradient.setColorAt(1, pair[1]);
    return gradient;
}

QPolygonF octagon(const QRectF& rect) {
    const double cut = rect.width() * 0.28;
    return QPolygonF({{rect.left() + cut, rect.top()},
                      {rect.right() - cut, rect.top()},
                      {rect.right(), rect.top() + cut},
                      {rect.right(), rect.bottom() - cut},
                      {rect.right() - cut, rect.bottom()},
                      {rect.left() + cut, rect.bottom()},
                      {rect.left(), rect.bottom() - cut},
                      {rect.left(), rect.top() + cut}});
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

void paintContact(QPainter& painter, QPointF centre, double across, double down, double strength) {
    QRadialGradient gradient(QPointF(), 1);
    gradient.setColorAt(0.55, QColor::fromRgbF(0, 0, 0, static_cast<float>(strength)));
    gradient.setColorAt(1, QColor(0, 0, 0, 0));
    painter.save();
    painter.translate(centre);
    painter.scale(across, down);
    onlyFill(painter, gradient);
    painter.drawEllipse(QPointF(), 1, 1);
    painter.restore();
}

void paintSoftShadow(QPainter& painter, const QRectF& rect, double radius, double reach,
                     double strength) {
    constexpr int layers = 12;
    onlyFill(painter, QColor::fromRgbF(0, 0, 0, static_cast<float>(strength / layers)));
    for (int i = 0; i < layers; ++i) {
        const double by = reach * (i + 0.5) / layers - reach / 2;
        const QRectF layer = rect.adjusted(-by, -by, by, by).translated(0, reach / 2);
        painter.drawRoundedRect(layer, radius + by, radius + by);
    }
}

double scattered(unsigned seed) {
    seed = (seed ^ 61U ^ (seed >> 16U)) * 9U;
    seed = (seed ^ (seed >> 4U)) * 0x27d4eb2dU;
    return static_cast<double>((seed ^ (seed >> 15U)) & 0xFFFFU) / 0x10000;
}

// A square of wood has a grain, which runs another way in each.
void paintSquares(QPainter& painter, const Material& material, const QRectF& cell, bool second) {
    painter.fillRect(cell, shaded(cell, second ? material.second : material.ground));
}

} // namespace bouton
