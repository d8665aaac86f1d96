#include "ui/panels/settings_editor.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolTip>

#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

// Shows 1.5, not 1.500.
class DecimalBox : public QDoubleSpinBox {
public:
    QString textFromValue(double value) const override {
        return locale().toString(value, 'f', QLocale::FloatingPointShortest);
    }
};

// Says what is possible when something else is typed.
class NumberBox : public QSpinBox {
public:
    QValidator::State validate(QString& text, int& position) const override {
        const QValidator::State state = QSpinBox::validate(text, position);
        if (state == QValidator::Invalid)
            explain();
        return state;
    }
    void fixup(QString& text) const override {
        QSpinBox::fixup(text);
        explain();
    }

private:
    void explain() const {
        if (hasFocus())
            QToolTip::showText(
                mapToGlobal(rect().bottomLeft()),
                SettingsEditor::tr("%1 to %2 are possible.").arg(minimum()).arg(maximum()));
    }
};

} // namespace

SettingsEditor::SettingsEditor(std::vector<Setting> known, QWidget* parent)
    : QWidget(parent), m_form(new QFormLayout(this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(Theme::unit);
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    for (const Setting& setting : known) {
        m_fields.push_back(makeField(setting));
        QWidget* editor = m_fields.back().editor;
        editor->setObjectName(QLatin1String(setting.id));
        editor->setMinimumWidth(8 * Theme::unit);
        auto* title = new QLabel(spoken(setting.title));
        title->setWordWrap(true); // but not to a column of single words
        title->setMinimumWidth(std::min(title->fontMetrics().horizontalAdvance(title->text()) + 1,
                                        20 * title->fontMetrics().averageCharWidth()));
        title->setBuddy(editor);
        m_form->addRow(title, editor);
    }
}

Settings SettingsEditor::values() const {
    Settings values;
    for (const Field& field : m_fields)
        values.emplace_back(field.setting.id, field.value());
    return values;
}

void SettingsEditor::setValues(const Settings& values) {
    for (const Field& field : m_fields) {
        setMost(field.setting.id, field.setting.most);
        const QSignalBlocker quiet(field.editor);
        field.setValue(valueOf(values, field.setting.id));
    }
}

void SettingsEditor::setShown(std::string_view id, bool shown) {
    if (QWidget* editor = editorOf(id))
        m_form->setRowVisible(editor, shown);
}

void SettingsEditor::setMost(std::string_view id, int most) {
    if (auto* box = qobject_cast<QSpinBox*>(editorOf(id))) {
        const QSignalBlocker quiet(box);
        box->setMaximum(most);
    }
}

QWidget* SettingsEditor::editorOf(std::string_view id) const {
    for (const Field& field : m_fields)
        if (id == field.setting.id)
            return field.editor;
    return nullptr;
}

SettingsEditor::Field SettingsEditor::makeField(const Setting& setting) {
    if (!setting.words.empty())
        return makeWords(setting);
    return setting.unit > 1 ? makeDecimals(setting) : makeNumber(setting);
}

SettingsEditor::Field SettingsEditor::makeWords(const Setting& setting) {
    auto* box = new QComboBox;
    for (const char* word : setting.words)
        box->addItem(spoken(word));
    box->setCurrentIndex(setting.standard - setting.least);
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsEditor::changed);
    return {setting, box, [=] { return setting.least + box->currentIndex(); },
            [=](int value) { box->setCurrentIndex(value - setting.least); }};
}

SettingsEditor::Field SettingsEditor::makeDecimals(const Setting& setting) {
    auto* box = new DecimalBox;
    const double unit = setting.unit;
    box->setDecimals(static_cast<int>(std::lround(std::log10(unit))));
    box->setRange(setting.least / unit, setting.most / unit);
    box->setSingleStep(0.1);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setValue(setting.standard / unit);
    connect(box, &QDoubleSpinBox::valueChanged, this, &SettingsEditor::changed);
    return {setting, box, [=] { return static_cast<int>(std::lround(box->value() * unit)); },
            [=](int value) { box->setValue(value / unit); }};
}

SettingsEditor::Field SettingsEditor::makeNumber(const Setting& setting) {
    auto* box = new NumberBox;
    box->setRange(setting.least, setting.most);
    box->setValue(setting.standard);
    connect(box, &QSpinBox::valueChanged, this, &SettingsEditor::changed);
    return {setting, box, [=] { return box->value(); }, [=](int value) { box->setValue(value); }};
}

} // namespace bouton
