#include "ui/theme/painted_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bouton {

namespace {

constexpr double smallest = 0.8;

ElisionWatch* watch = nullptr;

QFont smaller(const QFont& font, double times) {
    QFont result = font;
    if (font.pixelSize() > 0)
        result.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * times)));
    else
        result.setPointSizeF(font.pointSizeF() * times);
    return result;
}

} // namespace

ElisionWatch::ElisionWatch() { watch = this; }

ElisionWatch::~ElisionWatch() { watch = nullptr; }

void paintText(QPainter& painter, const QRectF& rect, int flags, const QString& text) {
    const int line = flags | Qt::TextSingleLine;
    const auto width = [&](const QFont& font) {
        return QFontMetricsF(font, painter.device()).horizontalAdvance(text);
    };
    const QFont font = painter.font();
    const double wanted = width(font);
    if (wanted <= rect.width()) {
        painter.drawText(rect, line, text);
        return;
    }
    const QFont fitted = smaller(font, std::max(smallest, rect.width() / wanted));
    painter.setFont(fitted);
    if (width(fitted) <= rect.width() + 0.5) {
        painter.drawText(rect, line | Qt::TextDontClip, text);
    } else {
        if (watch)
            watch->m_elided << text;
        const QFontMetricsF metrics(fitted, painter.device());
        painter.drawText(rect, line, metrics.elidedText(text, Qt::ElideRight, rect.width()));
    }
    painter.setFont(font);
}

} // namespace bouton
