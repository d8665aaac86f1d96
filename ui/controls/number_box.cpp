// SPDX-License-Identifier: MIT
#include "ui/controls/number_box.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QMetaMethod>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int mostTyped = 9999; // four digits are enough to be wrong by

QString possible(const QString& least, const QString& most) {
    return NumberBox::tr("%1 to %2 are possible.").arg(least, most);
}

// What was typed, if it is a number out of the range.
std::optional<double> beyond(const QAbstractSpinBox& box, double least, double most) {
    bool isNumber = false;
    const double number = box.locale().toDouble(box.text(), &isNumber);
    return isNumber && (number < least || number > most) ? std::optional(number) : std::nullopt;
}

// The digits in the colour of a warning or not. A tip tells the range to who is typing, unless it
// is said elsewhere.
void warn(QAbstractSpinBox& box, QLineEdit& line, bool warns, const QString& range, bool tips) {
    QPalette colours;
    if (warns)
        colours.setColor(QPalette::Text, Theme::of(box).warning);
    line.setPalette(colours);
    if (warns && tips && box.hasFocus())
        QToolTip::showText(box.mapToGlobal(box.rect().bottomLeft()), range);
    else if (!warns && QToolTip::text() == range)
        QToolTip::hideText();
}

} // namespace

NumberBox::NumberBox(Typing typing, QWidget* parent) : QSpinBox(parent), m_typing(typing) {
    setRange(0, mostTyped);
    setMinimumWidth(8 * Theme::unit);
    // What takes the place of a refused number in the end is no news: the word stays until another
    // number is entered.
    connect(lineEdit(), &QLineEdit::textChanged, this, [this] {
        if (lineEdit()->isModified() || beyond(*this, least(), most()))
            judge();
    });
    connect(this, &QSpinBox::valueChanged, this, &NumberBox::judge);
}

void NumberBox::judge() {
    const std::optional<double> now = beyond(*this, least(), most());
    if (now == m_refused)
        return;
    m_refused = now;
    warn(*this, *lineEdit(), m_refused.has_value(),
         possible(locale().toString(least()), locale().toString(most())),
         !isSignalConnected(QMetaMethod::fromSignal(&NumberBox::refusedChanged)));
    emit refusedChanged();
}

void NumberBox::put(int value) {
    const QSignalBlocker quiet(this);
    setValue(value);
    judge();
}

void NumberBox::setPossible(int least, int most) {
    m_least = least;
    m_most = most;
    if (m_typing == Typing::Possible)
        setRange(least, most);
    judge();
    update(); // the arrows
}

void NumberBox::stepBy(int steps) { setValue(std::clamp(value() + steps, least(), most())); }

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    StepEnabled steps = StepNone;
    steps.setFlag(StepUpEnabled, value() < most());
    steps.setFlag(StepDownEnabled, value() > least());
    return steps;
}

QValidator::State NumberBox::validate(QString& text, int& position) const {
    bool isNumber = false;
    const int number = locale().toInt(text, &isNumber);
    return isNumber && number >= 0 && number <= mostTyped * 100 && m_typing == Typing::Possible
               ? QValidator::Acceptable
               : QSpinBox::validate(text, position);
}

int NumberBox::valueFromText(const QString& text) const {
    bool isNumber = false;
    const int number = locale().toInt(text, &isNumber);
    return isNumber && m_typing == Typing::Possible ? std::clamp(number, minimum(), maximum())
                                                    : QSpinBox::valueFromText(text);
}

DecimalBox::DecimalBox(QWidget* parent) : QDoubleSpinBox(parent) {
    connect(lineEdit(), &QLineEdit::textChanged, this, [this] {
        if (lineEdit()->isModified())
            judge();
    });
    connect(this, &QDoubleSpinBox::valueChanged, this, &DecimalBox::judge);
}

void DecimalBox::judge() {
    const std::optional<double> now = beyond(*this, minimum(), maximum());
    if (now == m_refused)
        return;
    m_refused = now;
    warn(*this, *lineEdit(), m_refused.has_value(),
         possible(textFromValue(minimum()), textFromValue(maximum())),
         !isSignalConnected(QMetaMethod::fromSignal(&DecimalBox::refusedChanged)));
    emit refusedChanged();
}

QString DecimalBox::textFromValue(double value) const {
    return locale().toString(value, 'f', QLocale::FloatingPointShortest);
}

QValidator::State DecimalBox::validate(QString& text, int& position) const {
    bool isNumber = false;
    const double number = locale().toDouble(text, &isNumber);
    const bool out = isNumber && number >= 0 && (number < minimum() || number > maximum());
    return out && text.size() < 12 ? QValidator::Acceptable
                                   : QDoubleSpinBox::validate(text, position);
}

double DecimalBox::valueFromText(const QString& text) const {
    bool isNumber = false;
    const double number = locale().toDouble(text, &isNumber);
    return isNumber ? std::clamp(number, minimum(), maximum())
                    : QDoubleSpinBox::valueFromText(text);
}

} // namespace bouton
