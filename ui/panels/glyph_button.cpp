#include "ui/panels/glyph_button.h"

#include <QEvent>
#include <QPainter>

#include "ui/theme/theme.h"

namespace bouton {

GlyphButton::GlyphButton(QPainterPath sign, const QString& name, QWidget* parent)
    : QAbstractButton(parent), m_sign(std::move(sign)) {
    setName(name);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void GlyphButton::setName(const QString& name) {
    setAccessibleName(name);
    setToolTip(name);
}

QSize GlyphButton::sizeHint() const { return {4 * Theme::unit, 4 * Theme::unit}; }

QSize GlyphButton::minimumSizeHint() const { return {3 * Theme::unit, 4 * Theme::unit}; }

bool GlyphButton::event(QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        update();
    return QAbstractButton::event(event);
}

void GlyphButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double lit = !isEnabled() ? 0 : isDown() ? 0.24 : underMouse() ? 0.12 : 0;
    painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(faded(theme.accent, lit));
    painter.drawRoundedRect(all, Theme::radius, Theme::radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() ? theme.ink : faded(theme.faint, 0.5));
    painter.translate(QRectF(rect()).center());
    painter.scale(Theme::unit, Theme::unit);
    painter.drawPath(m_sign);
}

} // namespace bouton
