#include "ui/panels/button.h"

#include <QEvent>
#include <QPainter>

#include "ui/theme/theme.h"

namespace bouton {

Button::Button(const QString& text, Rank rank, QWidget* parent)
    : QPushButton(text, parent), m_rank(rank) {
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true); // Enter presses it, as Space does
    if (rank == Rank::Primary) {
        QFont bold = font();
        bold.setBold(true);
        setFont(bold);
    }
}

QSize Button::sizeHint() const {
    const QSize words = fontMetrics().size(Qt::TextShowMnemonic, text());
    return {words.width() + 4 * Theme::unit, words.height() + 2 * Theme::unit};
}

bool Button::event(QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        update();
    else if (event->type() == QEvent::Show)
        m_pressed = false;
    else if (event->type() == QEvent::MouseButtonPress)
        m_pressed = true;
    // The first half of this double click was on a button that stood here before.
    else if (event->type() == QEvent::MouseButtonDblClick && !m_pressed)
        return true;
    return QPushButton::event(event);
}

void Button::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool primary = m_rank == Rank::Primary && isEnabled();
    const double lit = !isEnabled() ? 0 : isDown() ? 0.24 : underMouse() ? 0.12 : 0;

    painter.setPen(primary ? QPen(Qt::NoPen) : QPen(theme.line, 1));
    painter.setBrush(primary ? theme.accent : theme.surface);
    painter.drawRoundedRect(all, Theme::radius, Theme::radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(primary ? theme.onAccent : theme.accent, lit));
    painter.drawRoundedRect(all, Theme::radius, Theme::radius);
    if (hasFocus()) {
        painter.setPen(QPen(primary ? theme.onAccent : theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        const double in = primary ? 3 : 0;
        painter.drawRoundedRect(all.adjusted(in, in, -in, -in), Theme::radius - in,
                                Theme::radius - in);
    }
    painter.setPen(primary ? theme.onAccent : isEnabled() ? theme.ink : faded(theme.faint, 0.7));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
}

} // namespace bouton
