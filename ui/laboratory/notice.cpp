#include "ui/laboratory/notice.h"

#include <QPainter>

#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

Notice::Notice(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setContentsMargins(Theme::unit + Theme::unit / 2, Theme::unit / 2, Theme::unit,
                       Theme::unit / 2);
}

void Notice::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme& theme = Theme::of(*this);
        onlyFill(painter, faded(theme.accent, 0.12));
        painter.drawRoundedRect(rect(), 6, 6);
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(QRectF(0, 4, 3, height() - 8), 1.5, 1.5);
    }
    QLabel::paintEvent(event);
}

} // namespace bouton
