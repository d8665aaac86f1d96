#include "ui/controls/number_box.h"

#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int mostTyped = 9999; // four digits are enough to be wrong by

} // namespace

NumberBox::NumberBox(Typing typing, QWidget* parent) : QSpinBox(parent), m_typing(typing) {
    setRange(0, mostTyped);
    setMinimumWidth(8 * Theme::unit);
}

void NumberBox::put(int value) {
    const QSignalBlocker quiet(this);
    setValue(value);
}

void NumberBox::setPossible(int least, int most) {
    m_least = least;
    m_most = most;
    if (m_typing == Typing::Possible)
        setRange(least, most);
    update(); // the arrows
}

void NumberBox::stepBy(int steps) { setValue(std::clamp(value() + steps, m_least, m_most)); }

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    StepEnabled steps = StepNone;
    steps.setFlag(StepUpEnabled, value() < m_most);
    steps.setFlag(StepDownEnabled, value() > m_least);
    return steps;
}

QValidator::State NumberBox::validate(QString& text, int& position) const {
    const QValidator::State state = QSpinBox::validate(text, position);
    if (state == QValidator::Invalid)
        explain();
    return state;
}

void NumberBox::fixup(QString& text) const {
    QSpinBox::fixup(text);
    explain();
}

void NumberBox::explain() const {
    if (m_typing == Typing::Possible && hasFocus())
        QToolTip::showText(mapToGlobal(rect().bottomLeft()),
                           tr("%1 to %2 are possible.").arg(m_least).arg(m_most));
}

} // namespace bouton
