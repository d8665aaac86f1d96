#include "ui/game/thinking_dots.h"

#include <QPainter>

#include "ui/theme/theme.h"

namespace bouton {

ThinkingDots::ThinkingDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_beat.setInterval(300);
    connect(&m_beat, &QTimer::timeout, this, [this] {
        m_step = (m_step + 1) % 3;
        update();
    });
}

void ThinkingDots::setThinking(bool thinking) {
    if (thinking == m_beat.isActive())
        return;
    thinking ? m_beat.start() : m_beat.stop();
    update();
}

QSize ThinkingDots::sizeHint() const { return {5 * Theme::unit, 2 * Theme::unit}; }

void ThinkingDots::paintEvent(QPaintEvent*) {
    if (!m_beat.isActive())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 3; ++i) {
        painter.setBrush(faded(Theme::of(*this).accent, i == m_step ? 1 : 0.4));
        const double radius = i == m_step ? 4 : 3;
        painter.drawEllipse(QPointF(8 + 12 * i, height() / 2.0), radius, radius);
    }
}

} // namespace bouton
