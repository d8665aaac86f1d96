#include "ui/controls/link_button.h"

#include <QPainter>

#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

LinkButton::LinkButton(Weight weight, QWidget* parent) : QPushButton(parent), m_weight(weight) {
    setAutoDefault(true); // Enter presses it
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const {
    const QFontMetrics letters(sized(font(), Type::Text, m_weight));
    return {letters.horizontalAdvance(text()) + Theme::unit / 2, letters.height() + Theme::unit};
}

void LinkButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (hasFocus() || underMouse()) {
        painter.setPen(hasFocus() ? QPen(theme.accent, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() && isEnabled() ? QBrush(faded(theme.accent, 0.1))
                                                     : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(all, 6, 6);
    }
    painter.setFont(sized(font(), Type::Text, m_weight));
    painter.setPen(isEnabled() ? theme.accent : faded(theme.faint, 0.6));
    paintText(painter, rect(), Qt::AlignCenter, text());
}

} // namespace bouton
