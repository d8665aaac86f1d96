#include "ui/boards/stage.h"

#include <QPainter>

#include <algorithm>

#include "ui/boards/drawing.h"
#include "ui/theme/paint.h"

namespace bouton {

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
