#include "ui/boards/board_room.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "ui/theme/type.h"

namespace bouton {

namespace {

double shorter(QSize size) { return std::min(size.width(), size.height()); }

} // namespace

double BoardRoom::frameWidth() const {
    if (!interactive)
        return std::clamp(shorter(size) * 0.045, 2.0, 8.0);
    if (!coordinatesShown())
        return std::clamp(shorter(size) * 0.022, 6.0, 14.0);
    const double text = QFontMetricsF(sized(font, Type::Caption, Weight::Strong)).height();
    return std::max(text + 6, std::min(shorter(size) * 0.04, 28.0));
}

double BoardRoom::legendHeight() const {
    if (!interactive || !legend)
        return 0;
    const double line = std::ceil(QFontMetricsF(sized(font, Type::Caption)).height());
    return line * (size.width() < 45 * line ? 2 : 1);
}

// Below the frame there is room for its shadow, and for the legend.
QRectF BoardRoom::forFrame() const {
    const double side = interactive ? 4 : std::clamp(shorter(size) / 60, 1.0, 3.0);
    const double below = interactive ? 14 : std::clamp(shorter(size) / 18, 3.0, 10.0);
    return QRectF(QPointF(), size)
        .adjusted(side, interactive ? 2 : 1, -side, -below - legendHeight());
}

} // namespace bouton
