#include "ui/controls/toggle_switch.h"

#include <QStyle>

namespace bouton {

ToggleSwitch::ToggleSwitch(QWidget* parent) : QCheckBox(parent) {
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ToggleSwitch::minimumSizeHint() const {
    return {style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) + 4,
            sizeHint().height()};
}

} // namespace bouton
