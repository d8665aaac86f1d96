// SPDX-License-Identifier: MIT
#include "ui/laboratory/input_memory.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>

#include "ui/controls/title_box.h"
#include "ui/laboratory/entrants_form.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// Part of another input: the line of a number, the rows of the entrants.
bool isPart(const QWidget& widget, const QWidget& form) {
    for (const QWidget* up = widget.parentWidget(); up && up != &form; up = up->parentWidget())
        if (qobject_cast<const QAbstractSpinBox*>(up) || qobject_cast<const QComboBox*>(up)
            || qobject_cast<const EntrantsForm*>(up))
            return true;
    return false;
}

} // namespace

InputMemory::InputMemory(QString name, QWidget& form, Preferences& preferences, Item item)
    : QObject(&form),
      m_name(std::move(name)),
      m_form(form),
      m_preferences(preferences),
      m_item(std::move(item)) {
    const QString last = preferences.input(m_name, QStringLiteral("chosen")).value(0);
    if (TitleBox* const titles = box(); titles && !last.isEmpty())
        titles->choose(last.section(u'/', 0, 0).toStdString());
    if (const QString id = last.section(u'/', 1); m_item.choose && !id.isEmpty())
        m_item.choose(id.toStdString());
    follow();
}

void InputMemory::listen(QWidget& widget) {
    constexpr auto once = Qt::UniqueConnection; // however often it is called
    if (&widget == box())
        connect(box(), &QComboBox::currentIndexChanged, this, &InputMemory::follow, once);
    else if (auto* titles = qobject_cast<QComboBox*>(&widget))
        connect(titles, &QComboBox::currentIndexChanged, this, &InputMemory::keep, once);
    else if (auto* number = qobject_cast<QSpinBox*>(&widget))
        connect(number, &QSpinBox::valueChanged, this, &InputMemory::keep, once);
    else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(&widget))
        connect(decimal, &QDoubleSpinBox::valueChanged, this, &InputMemory::keep, once);
    else if (auto* tick = qobject_cast<QCheckBox*>(&widget))
        connect(tick, &QCheckBox::toggled, this, &InputMemory::keep, once);
    else if (auto* line = qobject_cast<QLineEdit*>(&widget))
        connect(line, &QLineEdit::textChanged, this, &InputMemory::keep, once);
    else if (auto* entrants = qobject_cast<EntrantsForm*>(&widget))
        connect(entrants, &EntrantsForm::changed, this, &InputMemory::keep, once);
}

TitleBox* InputMemory::box() const {
    for (TitleBox* each : m_form.findChildren<TitleBox*>())
        if (each->objectName() == QLatin1String("game")
            || each->objectName() == QLatin1String("kind"))
            return each;
    return nullptr;
}

QString InputMemory::scope() const {
    const TitleBox* titles = box();
    return QLatin1String(titles ? titles->chosenTitle() : "") + u'/'
           + QString::fromStdString(m_item.chosen ? m_item.chosen() : std::string());
}

std::vector<InputMemory::Input> InputMemory::inputs() const {
    std::vector<Input> all;
    for (QWidget* widget : m_form.findChildren<QWidget*>()) {
        const QString name = widget->objectName();
        if (name.isEmpty() || widget == box() || !widget->isVisibleTo(&m_form)
            || isPart(*widget, m_form))
            continue;
        if (auto* titles = qobject_cast<TitleBox*>(widget))
            all.push_back({name, [=] { return QString::fromUtf8(titles->chosenTitle()); },
                           [=](const QString& text) { titles->choose(text.toStdString()); }});
        else if (auto* number = qobject_cast<QSpinBox*>(widget))
            all.push_back({name, [=] { return QString::number(number->value()); },
                           [=](const QString& text) { number->setValue(text.toInt()); }});
        else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(widget))
            all.push_back({name, [=] { return QString::number(decimal->value()); },
                           [=](const QString& text) { decimal->setValue(text.toDouble()); }});
        else if (auto* tick = qobject_cast<QCheckBox*>(widget))
            all.push_back({name, [=] { return QString::number(tick->isChecked()); },
                           [=](const QString& text) { tick->setChecked(text.toInt() != 0); }});
        else if (auto* line = qobject_cast<QLineEdit*>(widget))
            all.push_back({name, [=] { return line->text(); },
                           [=](const QString& text) { line->setText(text); }});
        else if (auto* entrants = qobject_cast<EntrantsForm*>(widget))
            all.push_back({name, [=] { return entrants->text(); },
                           [=](const QString& text) { entrants->put(text); }});
    }
    return all;
}

// An input may show others or change their ranges, so each is looked for when its turn comes.
void InputMemory::follow() {
    // A game that is chosen the first time may bring boxes of its own.
    for (QWidget* widget : m_form.findChildren<QWidget*>())
        if (!isPart(*widget, m_form))
            listen(*widget);
    emit edited();
    const QString now = scope();
    if (now == m_scope)
        return;
    m_scope = now;
    m_restoring = true;
    for (const QString& kept : m_preferences.input(m_name, now)) {
        const QString name = kept.section(u'=', 0, 0);
        for (const Input& input : inputs())
            if (input.name == name)
                input.put(kept.section(u'=', 1));
    }
    m_restoring = false;
    m_preferences.keepInput(m_name, QStringLiteral("chosen"), {now});
    emit edited();
}

// While another game is being chosen, the form is on its way to what belongs to that.
void InputMemory::keep() {
    emit edited();
    if (m_restoring || scope() != m_scope)
        return;
    QStringList all;
    for (const Input& input : inputs())
        all << input.name + u'=' + input.value();
    m_preferences.keepInput(m_name, m_scope, all);
}

} // namespace bouton
