// SPDX-License-Identifier: MIT
#include "ui/boards/sprite.h"

#include <QCache>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

struct Key {
    Sprite sprite;
    int width, height; // of the cell, in pixels of the device
    Eyes eyes = Theme::worn();
    bool operator==(const Key&) const = default;
};

std::size_t qHash(const Key& key, std::size_t seed) {
    return qHashMulti(seed, key.sprite.what, key.sprite.letter, key.sprite.phase, key.width,
                      key.height, static_cast<int>(key.eyes));
}

// Without the clear rows and columns around it, which would take time to paint, too. Its offset is
// the corner of what is left, in the picture.
QImage cut(const QImage& image) {
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto* end = line + image.width();
        const auto seen = [](QRgb pixel) { return qAlpha(pixel) > 0; };
        const auto* first = std::find_if(line, end, seen);
        if (first == end)
            continue;
        const auto* last = end;
        while (!seen(*(last - 1)))
            --last;
        ink |= QRect(static_cast<int>(first - line), y, static_cast<int>(last - first), 1);
    }
    if (ink.isNull())
        return {};
    QImage left = image.copy(ink);
    left.setOffset(ink.topLeft());
    return left;
}

constexpr int mostKilobytes = 48 * 1024;

// How many pixels of the device a unit of the painter has; 0 where a picture would not fit.
double scaleOf(const QPainter& painter) {
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return 0;
    const QTransform& transform = painter.deviceTransform();
    const bool square = transform.type() <= QTransform::TxScale && transform.m11() > 0
                        && std::abs(transform.m11() - transform.m22()) < 1e-6;
    return square ? transform.m11() : 0;
}

} // namespace

void paintPixels(QPainter& painter, QPointF device, const QImage& image) {
    painter.save();
    painter.resetTransform();
    const QTransform unit = painter.deviceTransform();
    painter.setTransform(QTransform::fromScale(1 / unit.m11(), 1 / unit.m22()));
    painter.drawImage(painter.deviceTransform().inverted().map(device), image);
    painter.restore();
}

void paintUnit(QPainter& painter, const QRectF& cell, const PaintUnit& paint) {
    const double scale = scaleOf(painter);
    painter.save();
    painter.translate(cell.topLeft());
    painter.scale(cell.width() / 100, cell.height() / 100);
    paint(painter, cell.width() / 100 * (scale > 0 ? scale : 1));
    painter.restore();
}

void paintSprite(QPainter& painter, const QRectF& cell, const Sprite& sprite,
                 const PaintUnit& paint) {
    const double scale = scaleOf(painter);
    if (scale == 0) {
        paintUnit(painter, cell, paint);
        return;
    }
    static QCache<Key, QImage> kept(mostKilobytes);
    const Key key{sprite, static_cast<int>(std::lround(cell.width() * scale)),
                  static_cast<int>(std::lround(cell.height() * scale))};
    if (key.width <= 0 || key.height <= 0)
        return;
    const int margin = static_cast<int>(std::ceil(sprite.margin * key.width));
    const QSize size(key.width + 2 * margin, key.height + 2 * margin);
    const int kilobytes = size.width() * size.height() * 4 / 1024 + 1;
    if (kilobytes > mostKilobytes) {
        paintUnit(painter, cell, paint);
        return;
    }
    QImage* picture = kept.object(key);
    if (!picture) {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter inside(&image);
        inside.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        inside.setFont(painter.font());
        paintUnit(inside, QRectF(margin, margin, key.width, key.height), paint);
        inside.end();
        picture = new QImage(cut(image));
        const QSize left = picture->size();
        if (!kept.insert(key, picture, left.width() * left.height() * 4 / 1024 + 1))
            return;
    }
    // On whole pixels, so that it is as sharp as it was painted.
    const QPointF at = painter.deviceTransform().map(cell.topLeft());
    if (!picture->isNull())
        paintPixels(painter,
                    QPointF(std::round(at.x()) - margin, std::round(at.y()) - margin)
                        + picture->offset(),
                    *picture);
}

} // namespace bouton
