#include "ui/controls/toggle_switch.h"

#include <QPainter>

#include <algorithm>

#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr QSize track(38, 22);
constexpr int between = Theme::unit + 2;

} // namespace

ToggleSwitch::ToggleSwitch(QWidget* parent) : QCheckBox(parent) {
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ToggleSwitch::sizeHint() const {
    const int words = text().isEmpty() ? 0 : between + fontMetrics().horizontalAdvance(text()) + 4;
    return {track.width() + 4 + words,
            std::max(track.height(), fontMetrics().height()) + Theme::unit};
}

QSize ToggleSwitch::minimumSizeHint() const { return {track.width() + 4, sizeHint().height()}; }

void ToggleSwitch::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF rail(2, (height() - track.height()) / 2.0, track.width(), track.height());
    const double round = rail.height() / 2;
    const bool lit = underMouse() && isEnabled();
    painter.setPen(isChecked() ? QPen(Qt::NoPen) : QPen(lit ? theme.accent : theme.faint, 1.5));
    painter.setBrush(isChecked() ? theme.accent : faded(theme.ink, 0.07));
    painter.drawRoundedRect(rail.adjusted(1, 1, -1, -1), round - 1, round - 1);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rail.adjusted(-1.2, -1.2, 1.2, 1.2), round + 1, round + 1);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? theme.onAccent : theme.faint);
    const double x = isChecked() ? rail.right() - round : rail.left() + round;
    painter.drawEllipse(QPointF(x, rail.center().y()), round - 5, round - 5);
    painter.setPen(isEnabled() ? theme.ink : faded(theme.faint, 0.6));
    paintText(painter, QRectF(rect()).adjusted(track.width() + 4 + between, 0, 0, 0),
              Qt::AlignVCenter | Qt::AlignLeft, text());
}

} // namespace bouton
