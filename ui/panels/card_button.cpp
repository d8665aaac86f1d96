#include "ui/panels/card_button.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include "ui/theme/theme.h"

namespace bouton {

CardButton::CardButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

bool CardButton::event(QEvent* event) {
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave
        || event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        update();
    return QAbstractButton::event(event);
}

void CardButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const bool lit = underMouse() || hasFocus();
    const double edge = hasFocus() ? 3 : lit ? 2 : 1;
    painter.setPen(QPen(lit ? theme.accent : theme.line, edge));
    painter.setBrush(theme.surface);
    const QRectF all = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.drawRoundedRect(all, Theme::radius, Theme::radius);
    if (!isDown() && !underMouse())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.accent, isDown() ? 0.14 : 0.06));
    painter.drawRoundedRect(all, Theme::radius, Theme::radius);
}

} // namespace bouton
