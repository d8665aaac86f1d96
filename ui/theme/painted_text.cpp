// SPDX-License-Identifier: MIT
#include "ui/theme/painted_text.h"

#include <QAbstractItemView>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

#include <algorithm>

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
    if (painter.worldTransform().type() <= QTransform::TxTranslate)
        m_sized.push_back({text, QFontInfo(painter.font()).pixelSize()});
    const auto* widget = dynamic_cast<const QWidget*>(painter.device());
    if (!widget || isScrolled(*widget))
        return;
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QRectF line = metrics.boundingRect(rect, flags | Qt::TextDontClip, text);
    const QRectF letters =
        metrics.tightBoundingRect(text).translated(line.left(), line.top() + metrics.ascent());
    const double ratio = widget->devicePixelRatioF();
    const QRectF ink = QTransform::fromScale(1 / ratio, 1 / ratio)
                           .mapRect(painter.combinedTransform().mapRect(letters))
                           .adjusted(1, 1, -1, -1);
    if (!QRectF(widget->rect()).contains(ink))
        m_misplaced << text + QStringLiteral(" over the edge");
    for (const Placed& other : m_placed)
        if (other.widget == painter.device() && other.ink.intersects(ink))
            m_misplaced << text + QStringLiteral(" on ") + other.text;
    m_placed.push_back({painter.device(), ink, text});
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
    if (wanted <= rect.width()) {
        if (watch)
            watch->place(painter, rect, line, text);
        painter.drawText(rect, line, text);
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
