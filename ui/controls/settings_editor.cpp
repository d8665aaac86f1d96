#include "ui/controls/settings_editor.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/controls/title_box.h"
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

} // namespace

SettingsEditor::SettingsEditor(const std::vector<Setting>& known, Typing typing, QWidget* parent)
    : QWidget(parent), m_typing(typing), m_form(makeForm()) {
    setLayout(m_form);
    for (const Setting& setting : known)
        add(setting);
    alignNumbers();
}

void SettingsEditor::add(const Setting& setting) {
    Field field{setting, setting.standard, setting.most};
    makeBox(field, [this, at = m_fields.size()](int value) { take(at, value); });
    field.box->setObjectName(QLatin1String(setting.id));
    field.show(field.value);

    auto* title = new QLabel; // wrapped, but not to a column of single words
    title->setWordWrap(true);
    title->setBuddy(field.box);
    inEveryLanguage(title, [title, text = setting.title] {
        const QFontMetrics letters = title->fontMetrics();
        title->setText(spoken(text));
        title->setMinimumWidth(std::min(letters.horizontalAdvance(title->text()) + 1,
                                        20 * letters.averageCharWidth()));
    });
    m_form->addRow(title, field.box);
    if (setting.note != nullptr)
        m_form->addRow(field.note = sideNote());
    sayNote(field);
    m_fields.push_back(std::move(field));
}

void SettingsEditor::makeBox(Field& field, const std::function<void(int)>& take) {
    const Setting& setting = field.setting;
    if (!setting.words.empty()) {
        auto* box = new TitleBox(setting.words, std::identity());
        connect(box, &QComboBox::currentIndexChanged, this,
                [take, least = setting.least](int index) { take(least + index); });
        field.show = [box, least = setting.least](int value) {
            box->setCurrentIndex(value - least);
        };
        field.box = box;
    } else if (setting.unit > 1) {
        auto* box = new DecimalBox;
        const double unit = setting.unit;
        box->setDecimals(static_cast<int>(std::lround(std::log10(unit))));
        box->setRange(setting.least / unit, setting.most / unit);
        box->setSingleStep(0.1);
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        field.show = [box, unit](int value) { box->setValue(value / unit); };
        field.box = box;
        connect(box, &QDoubleSpinBox::valueChanged, this,
                [take, unit](double value) { take(static_cast<int>(std::lround(value * unit))); });
    } else {
        auto* box = new NumberBox(m_typing);
        box->setPossible(setting.least, setting.most);
        field.show = [box](int value) { box->setValue(value); };
        field.box = box;
        connect(box, &QSpinBox::valueChanged, this, take);
    }
}

// As wide as the widest, one below the other.
void SettingsEditor::alignNumbers() {
    int widest = 8 * Theme::unit;
    for (const Field& field : m_fields)
        if (qobject_cast<QAbstractSpinBox*>(field.box))
            widest = std::max(widest, field.box->sizeHint().width());
    for (const Field& field : m_fields)
        field.box->setMinimumWidth(qobject_cast<QAbstractSpinBox*>(field.box) ? widest
                                                                              : 8 * Theme::unit);
}

// A box also reports what it was just told to show. That is no news.
void SettingsEditor::take(std::size_t at, int value) {
    if (at >= m_fields.size() || value == m_fields[at].value)
        return;
    m_fields[at].value = value;
    sayNote(m_fields[at]);
    emit changed();
}

// What is there is not shown again: somebody may be typing it.
void SettingsEditor::set(Field& field, int value) {
    if (value == field.value)
        return;
    field.value = value;
    field.show(value);
    sayNote(field);
}

void SettingsEditor::sayNote(const Field& field) {
    if (field.note != nullptr)
        field.note->say([phrase = field.setting.note(field.value)] { return spoken(phrase); });
}

Settings SettingsEditor::values() const {
    Settings values;
    for (const Field& field : m_fields)
        values.emplace_back(field.setting.id,
                            std::clamp(field.value, field.setting.least, field.most));
    return values;
}

std::optional<Phrase> SettingsEditor::refusal() const {
    for (const Field& field : m_fields)
        if (!field.box->isHidden()
            && (field.value < field.setting.least || field.value > field.most))
            return Phrase{QT_TRANSLATE_NOOP("Phrase", "%1: %2 to %3 are possible, not %4."),
                          {field.setting.title, std::to_string(field.setting.least),
                           std::to_string(field.most), std::to_string(field.value)}};
    return std::nullopt;
}

void SettingsEditor::setValues(const Settings& values) {
    for (Field& field : m_fields) {
        setMost(field.setting.id, field.setting.most);
        set(field, valueOf(values, field.setting.id));
    }
}

void SettingsEditor::setShown(std::string_view id, bool shown) {
    for (const Field& field : m_fields)
        if (id == field.setting.id) {
            m_form->setRowVisible(field.box, shown);
            if (field.note != nullptr)
                m_form->setRowVisible(field.note, shown);
        }
}

void SettingsEditor::setMost(std::string_view id, int most) {
    for (Field& field : m_fields)
        if (auto* box = qobject_cast<NumberBox*>(field.box); box && id == field.setting.id) {
            field.most = most;
            box->setPossible(field.setting.least, most);
            set(field, std::min(field.value, most));
        }
}

void SettingsEditor::showBeyond(std::string_view id, int value) {
    setMost(id, value);
    for (Field& field : m_fields)
        if (id == field.setting.id)
            set(field, value);
}

} // namespace bouton
