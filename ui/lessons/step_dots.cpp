// SPDX-License-Identifier: MIT
#include "ui/lessons/step_dots.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

#include "ui/controls/worded.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int pitch = 20, high = 22;
constexpr double radius = 5, ring = 8;

} // namespace

StepDots::StepDots() {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    worded(static_cast<QWidget*>(this), &QWidget::setAccessibleName, [] { return tr("Steps"); });
}

void StepDots::put(std::vector<bool> done, std::optional<std::size_t> at) {
    m_done = std::move(done);
    m_at = at;
    setAccessibleDescription(
        tr("%1 of %2 done").arg(std::ranges::count(m_done, true)).arg(m_done.size()));
    updateGeometry();
    update();
}

QRect StepDots::dotRect(std::size_t step) const {
    return {static_cast<int>(step) * pitch, 0, pitch, high};
}

QSize StepDots::sizeHint() const { return {static_cast<int>(m_done.size()) * pitch, high}; }

std::optional<std::size_t> StepDots::dotAt(QPoint place) const {
    for (std::size_t step = 0; step < m_done.size(); ++step)
        if (dotRect(step).contains(place))
            return step;
    return std::nullopt;
}

bool StepDots::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto step = dotAt(help->pos()))
        QToolTip::showText(help->globalPos(),
                           m_done[*step] ? tr("Step %1, done").arg(*step + 1)
                                         : tr("Step %1").arg(*step + 1),
                           this);
    return true;
}

void StepDots::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto step = dotAt(event->position().toPoint()))
        emit chosen(*step);
}

void StepDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    for (std::size_t step = 0; step < m_done.size(); ++step) {
        const QPointF middle(static_cast<double>(step) * pitch + (m_at ? ring : radius) + 1,
                             high / 2.0);
        const bool here = m_at == step;
        painter.setPen(m_done[step] && !here
                           ? Qt::NoPen
                           : QPen(here ? theme.accent : mixed(theme.line, theme.ink, 0.35), 1.8));
        painter.setBrush(m_done[step] && !here ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(middle, here ? ring : radius, here ? ring : radius);
        if (!here)
            continue;
        onlyFill(painter, theme.accent);
        painter.drawEllipse(middle, m_done[step] ? radius : 3.2, m_done[step] ? radius : 3.2);
    }
}

} // namespace bouton
