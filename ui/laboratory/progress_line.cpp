#include "ui/laboratory/progress_line.h"

#include <QPainter>

#include <algorithm>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int steps = 1000;

} // namespace

ProgressLine::ProgressLine(QWidget* parent) : QProgressBar(parent) {
    setTextVisible(false);
    setFixedHeight(Theme::unit / 2);
    QSizePolicy kept = sizePolicy(); // nothing jumps when a run begins
    kept.setRetainSizeWhenHidden(true);
    setSizePolicy(kept);
}

void ProgressLine::setShare(double share) {
    setRange(0, share < 0 ? 0 : steps);
    setValue(static_cast<int>(share * steps));
}

void ProgressLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const Theme& theme = Theme::of(*this);
    const double radius = height() / 2.0;
    QRectF all(rect());
    painter.setBrush(maximum() == 0 ? faded(theme.accent, 0.4) : theme.line);
    painter.drawRoundedRect(all, radius, radius);
    if (maximum() == 0 || value() <= 0)
        return;
    all.setWidth(std::max(2 * radius, all.width() * value() / maximum()));
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(all, radius, radius);
}

} // namespace bouton
