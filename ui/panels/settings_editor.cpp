#include "ui/panels/settings_editor.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolTip>

#include <algorithm>
#include <cmath>

#include "ui/panels/heading.h"
#include "ui/panels/number_box.h"
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
class StrictBox : public QSpinBox {
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

SettingsEditor::SettingsEditor(std::vector<Setting> known, Typing typing, QWidget* parent)
    : QWidget(parent), m_typing(typing), m_form(new QFormLayout(this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(Theme::unit);
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    for (const Setting& setting : known) {
        Field field = makeField(setting);
        field.editor->setObjectName(QLatin1String(setting.id));
        field.editor->setMinimumWidth(8 * Theme::unit);
        field.title = new QLabel;
        field.title->setWordWrap(true);
        field.title->setBuddy(field.editor);
        m_form->addRow(field.title, field.editor);
        if (setting.note != nullptr)
            m_form->addRow(field.note = sideNote({}));
        m_fields.push_back(std::move(field));
    }
    alignNumbers();
    connect(this, &SettingsEditor::changed, this, &SettingsEditor::refreshNotes);
    retranslate();
}

// As wide as the widest, one below the other.
void SettingsEditor::alignNumbers() {
    int widest = 8 * Theme::unit;
    std::vector<QWidget*> boxes;
    for (const Field& field : m_fields)
        if (qobject_cast<QAbstractSpinBox*>(field.editor)) {
            boxes.push_back(field.editor);
            widest = std::max(widest, field.editor->sizeHint().width());
        }
    for (QWidget* box : boxes)
        box->setMinimumWidth(widest);
}

void SettingsEditor::refreshNotes() {
    for (const Field& field : m_fields)
        if (field.note != nullptr)
            field.note->setText(spoken(field.setting.note(field.value())));
}

void SettingsEditor::retranslate() {
    for (const Field& field : m_fields) {
        const QString title = spoken(field.setting.title);
        const QFontMetrics letters = field.title->fontMetrics();
        field.title->setText(title); // wrapped, but not to a column of single words
        field.title->setMinimumWidth(
            std::min(letters.horizontalAdvance(title) + 1, 20 * letters.averageCharWidth()));
        if (auto* box = qobject_cast<QComboBox*>(field.editor))
            for (int i = 0; i < box->count(); ++i)
                box->setItemText(i, spoken(field.setting.words[static_cast<std::size_t>(i)]));
    }
    refreshNotes();
}

void SettingsEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

Settings SettingsEditor::values() const {
    Settings values;
    for (const Field& field : m_fields)
        values.emplace_back(field.setting.id, field.value());
    return values;
}

std::optional<Phrase> SettingsEditor::refusal() const {
    for (const Field& field : m_fields)
        if (const auto* box = qobject_cast<NumberBox*>(field.editor);
            box && !box->isHidden() && !box->isPossible())
            return Phrase{QT_TRANSLATE_NOOP("Phrase", "%1: %2 to %3 are possible, not %4."),
                          {field.setting.title, std::to_string(box->least()),
                           std::to_string(box->most()), std::to_string(box->value())}};
    return std::nullopt;
}

void SettingsEditor::setValues(const Settings& values) {
    for (const Field& field : m_fields) {
        setMost(field.setting.id, field.setting.most);
        const QSignalBlocker quiet(field.editor);
        field.setValue(valueOf(values, field.setting.id));
    }
    refreshNotes();
}

void SettingsEditor::setShown(std::string_view id, bool shown) {
    if (QWidget* editor = editorOf(id))
        m_form->setRowVisible(editor, shown);
    for (const Field& field : m_fields)
        if (id == field.setting.id && field.note != nullptr)
            m_form->setRowVisible(field.note, shown);
}

void SettingsEditor::setMost(std::string_view id, int most) {
    const QSignalBlocker quiet(editorOf(id));
    if (auto* patient = qobject_cast<NumberBox*>(editorOf(id))) {
        patient->setPossible(patient->least(), most);
        patient->setValue(std::min(patient->value(), most));
    } else if (auto* box = qobject_cast<QSpinBox*>(editorOf(id))) {
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
    if (setting.unit > 1)
        return makeDecimals(setting);
    return m_typing == Typing::Possible ? makeNumber(setting) : makePatientNumber(setting);
}

SettingsEditor::Field SettingsEditor::makeWords(const Setting& setting) {
    auto* box = new QComboBox;
    for (std::size_t i = 0; i < setting.words.size(); ++i)
        box->addItem({});
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
    auto* box = new StrictBox;
    box->setRange(setting.least, setting.most);
    box->setValue(setting.standard);
    connect(box, &QSpinBox::valueChanged, this, &SettingsEditor::changed);
    return {setting, box, [=] { return box->value(); }, [=](int value) { box->setValue(value); }};
}

SettingsEditor::Field SettingsEditor::makePatientNumber(const Setting& setting) {
    auto* box = new NumberBox;
    box->setPossible(setting.least, setting.most);
    box->setValue(setting.standard);
    connect(box, &NumberBox::valueChanged, this, &SettingsEditor::changed);
    return {setting, box, [=] { return std::clamp(box->value(), box->least(), box->most()); },
            [=](int value) { box->setValue(value); }};
}

} // namespace bouton
