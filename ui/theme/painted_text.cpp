// SPDX-License-Identifier: MIT
#include "ui/theme/painted_text.h"

#include <QAbstractItemView>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace bouton {

namespace {

constexpr double smallest = 0.8, step = 0.02;

ElisionWatch* watch = nullptr;

QFont smaller(const QFont& font, double times) {
    QFont result = font;
    if (font.pixelSize() > 0)
        result.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * times)));
    else
        result.setPointSizeF(font.pointSizeF() * times);
    return result;
}

// The lines of a list or a table: they scroll, and their tool tips have what is cut.
bool isScrolled(const QWidget& widget) {
    return qobject_cast<const QAbstractItemView*>(widget.parentWidget());
}

} // namespace

ElisionWatch::ElisionWatch() { watch = this; }

ElisionWatch::~ElisionWatch() { watch = nullptr; }

QStringList ElisionWatch::written() const {
    QStringList all;
    for (const Placed& placed : m_placed)
        all << placed.text;
    return all;
}

// By the ink of the letters. What is drawn for a cache has no place yet.
void ElisionWatch::place(const QPainter& painter, const QRectF& rect, int flags,
                         const QString& text) {
    const QPaintDevice* device = painter.device();
    const auto* widget = dynamic_cast<const QWidget*>(device);
    const bool isPage = dynamic_cast<const QPagedPaintDevice*>(device);
    const QTransform transform = painter.combinedTransform();
    const double pixels = QFontInfo(painter.font()).pixelSize();
    if (isPage)
        m_printed.push_back({text, pixels * std::hypot(transform.m21(), transform.m22()) * 72
                                       / device->logicalDpiY()});
    else if (painter.worldTransform().type() <= QTransform::TxTranslate)
        m_sized.push_back({text, std::floor(pixels)});
    if ((!widget && !isPage) || (widget && isScrolled(*widget)))
        return;
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QRectF line = metrics.boundingRect(rect, flags | Qt::TextDontClip, text);
    const QRectF letters =
        metrics.tightBoundingRect(text).translated(line.left(), line.top() + metrics.ascent());
    const double ratio = isPage ? device->logicalDpiX() / 96.0 : device->devicePixelRatioF();
    const QTransform toPixels = QTransform::fromScale(1 / ratio, 1 / ratio);
    const QRectF ink = toPixels.mapRect(transform.mapRect(letters)).adjusted(1, 1, -1, -1);
    const QRectF all(0, 0, device->width(), device->height()); // of a widget in points already
    if (!(isPage ? toPixels.mapRect(all) : all).contains(ink))
        m_misplaced << text + QStringLiteral(" over the edge");
    for (const Placed& other : m_placed)
        if (other.on == device && other.ink.intersects(ink))
            m_misplaced << text + QStringLiteral(" on ") + other.text;
    m_placed.push_back({device, ink, text});
}

void paintText(QPainter& painter, const QRectF& rect, int flags, const QString& text) {
    if (text.isEmpty())
        return;
    const int line = flags | Qt::TextSingleLine;
    const auto width = [&](const QFont& font) {
        return QFontMetricsF(font, painter.device()).horizontalAdvance(text);
    };
    const QFont font = painter.font();
    const double wanted = width(font);
    // Letters of a page are not fitted to pixels, and may be a little wider than they were
    // measured.
    const bool isPage = dynamic_cast<const QPagedPaintDevice*>(painter.device());
    if (wanted <= rect.width() * (isPage ? 1.07 : 1)) {
        if (watch)
            watch->place(painter, rect, line, text);
        painter.drawText(rect, isPage ? line | Qt::TextDontClip : line, text);
        return;
    }
    // Letters do not shrink quite as their size does.
    double share = std::max(smallest, rect.width() / wanted);
    QFont fitted = smaller(font, share);
    while (share > smallest && width(fitted) > rect.width() + 0.5)
        fitted = smaller(font, share = std::max(smallest, share - step));
    painter.setFont(fitted);
    if (width(fitted) <= rect.width() + 0.5) {
        if (watch)
            watch->place(painter, rect, line, text);
        painter.drawText(rect, line | Qt::TextDontClip, text);
    } else {
        const auto* widget = dynamic_cast<const QWidget*>(painter.device());
        if (watch && !(widget && isScrolled(*widget)))
            watch->m_elided << text;
        const QFontMetricsF metrics(fitted, painter.device());
        painter.drawText(rect, line, metrics.elidedText(text, Qt::ElideRight, rect.width()));
    }
    painter.setFont(font);
}

} // namespace bouton
