#include "ui/controls/number_box.h"

#include <algorithm>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int mostTyped = 9999; // four digits are enough to be wrong by

} // namespace

NumberBox::NumberBox(QWidget* parent) : QSpinBox(parent) {
    setRange(0, mostTyped);
    setMinimumWidth(8 * Theme::unit);
    connect(this, &QSpinBox::valueChanged, this, [this](int value) {
        if (value == m_known)
            return;
        m_known = value;
        emit entered(value);
    });
}

void NumberBox::put(int value) {
    m_known = value;
    setValue(value);
}

void NumberBox::setPossible(int least, int most) {
    m_least = least;
    m_most = most;
    update(); // the arrows
}

void NumberBox::stepBy(int steps) { setValue(std::clamp(value() + steps, m_least, m_most)); }

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    StepEnabled steps = StepNone;
    steps.setFlag(StepUpEnabled, value() < m_most);
    steps.setFlag(StepDownEnabled, value() > m_least);
    return steps;
}

} // namespace bouton
