// SPDX-License-Identifier: MIT
#include "ui/controls/settings_editor.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "ui/controls/layouts.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

SettingsEditor::SettingsEditor(const std::vector<Setting>& known, Typing typing, QWidget* parent)
    : QWidget(parent), m_typing(typing), m_form(makeForm()) {
    // Where a box has no room beside its title it stands below it. The ranges need what is left.
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    setLayout(m_form);
    m_chosen = limited(known) ? countingLimit(known, complete(known, {}).value()) : "";
    for (const Setting& setting : known)
        add(setting);
    alignNumbers();
    if (m_limit)
        showLimit();
    inEveryLanguage(this, [this] {
        retitleLimits();
        for (const Field& field : m_fields)
            sayRange(field);
    });
}

void SettingsEditor::add(const Setting& setting) {
    Field field{setting, setting.standard, setting.most};
    makeBox(field, [this, at = m_fields.size()](int value) { take(at, value); });
    field.box->setObjectName(QLatin1String(setting.id));
    field.show(field.value);
    field.all = new QWidget;
    QBoxLayout* beside = row({field.box});
    if (setting.words.empty()) {
        field.range = typed(new WarningNote(false), Type::Caption);
        beside->addWidget(field.range, 1);
    } else {
        beside->addStretch(1);
    }
    field.all->setLayout(beside);
    if (setting.isLimit) {
        addLimit(field);
    } else {
        auto* title = new FormTitle; // wrapped, but not to a column of single words
        title->setWordWrap(true);
        title->setBuddy(field.box);
        worded(field.box, &QWidget::setAccessibleName, // a number box has none of its title's
               [text = field.setting.title] { return spoken(text); });
        const auto fit = [this, title, text = setting.title] {
            const QFontMetrics letters(QApplication::font());
            title->setText(spoken(text));
            if (m_titleWidth == 0)
                title->setMinimumWidth(std::min(letters.horizontalAdvance(title->text()) + 1,
                                                20 * letters.averageCharWidth()));
        };
        inEveryLanguage(title, fit);
        atEveryTypeSize(title, fit);
        field.title = title;
        m_form->addRow(title, field.all);
    }
    if (setting.note != nullptr) {
        field.note = typed(sideNote(), Type::Caption);
        if (setting.isLimit)
            m_limits->addWidget(field.note);
        else
            m_form->addRow(field.note);
    }
    m_fields.push_back(std::move(field));
    sayNote(m_fields.back());
    if (QWidget* range = m_fields.back().range)
        atEveryTypeSize(range, [this, at = m_fields.size() - 1] { sayRange(m_fields[at]); });
}

// Where Qt looks whether a box has room beside its title, it forgets the gap between the two.
bool SettingsEditor::squeezes() const {
    std::vector<std::pair<int, int>> rows; // the widths of a title and of its box
    int titles = 0;
    for (int i = 0; i < m_form->rowCount(); ++i) {
        const QLayoutItem *title = m_form->itemAt(i, QFormLayout::LabelRole),
                          *box = m_form->itemAt(i, QFormLayout::FieldRole);
        if (!title || !box || title->isEmpty() || box->isEmpty())
            continue;
        rows.emplace_back(title->sizeHint().width(), box->minimumSize().width());
        if (rows.back().first + rows.back().second <= width())
            titles = std::max(titles, rows.back().first);
    }
    return std::ranges::any_of(rows, [&](const auto& row) {
        const int gap = width() - titles - row.second;
        return row.first <= titles && gap >= 0 && gap < m_form->horizontalSpacing();
    });
}

// A form squeezes its rows where a note asks for more than it needs at the width that it has. So a
// note asks for just that.
bool SettingsEditor::event(QEvent* event) {
    const bool handled = QWidget::event(event);
    if (event->type() != QEvent::Resize && event->type() != QEvent::LayoutRequest)
        return handled;
    m_form->setRowWrapPolicy(squeezes() ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
    for (const Field& field : m_fields)
        if (field.note)
            if (const int needed = field.note->heightForWidth(width());
                needed != field.note->minimumHeight())
                field.note->setFixedHeight(needed);
    return handled;
}

// The boxes of the limits stand below the list of them, as a title has no words as wide.
void SettingsEditor::addLimit(Field& field) {
    if (!m_limit) {
        m_limit = named("limit", new QComboBox);
        m_limit->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        worded(m_limit, &QWidget::setAccessibleName, [] { return tr("What limits this player"); });
        connect(m_limit, &QComboBox::activated, this, &SettingsEditor::chooseLimit);
        m_limits = column({});
        auto* boxes = new QWidget;
        boxes->setLayout(m_limits);
        m_form->addRow(m_limit);
        m_form->addRow(boxes);
    }
    m_limit->addItem({});
    m_limitIds.emplace_back(field.setting.id);
    m_limits->addWidget(field.all);
    worded(field.box, &QWidget::setAccessibleName,
           [text = field.setting.title] { return spoken(text); });
}

void SettingsEditor::retitleLimits() {
    for (std::size_t item = 0; item < m_limitIds.size(); ++item) {
        const auto field = std::ranges::find(m_fields, m_limitIds[item], [](const Field& each) {
            return std::string(each.setting.id);
        });
        m_limit->setItemText(static_cast<int>(item),
                             field == m_fields.end() ? tr("Clock") : spoken(field->setting.title));
    }
}

void SettingsEditor::offerClock() {
    if (!m_limit || std::ranges::find(m_limitIds, clockId) != m_limitIds.end())
        return;
    m_limit->addItem({});
    m_limitIds.emplace_back(clockId);
    m_clock = new QWidget;
    m_clock->setLayout(column({typed(sideNote([] {
                                         return tr("A clock runs in its turn, and each move adds "
                                                   "to it. Who has no time left loses.");
                                     }),
                                     Type::Caption)}));
    m_limits->addWidget(m_clock);
    retitleLimits();
    showLimit();
}

void SettingsEditor::takeClock(QWidget* clock) {
    auto* place = static_cast<QBoxLayout*>(m_clock->layout());
    if (place->indexOf(clock) < 0)
        place->insertWidget(0, clock);
}

void SettingsEditor::chooseClock(bool chosen) {
    if (!m_limit || chosen == clockChosen())
        return;
    m_chosen = chosen ? std::string(clockId) : m_limitIds.front();
    showLimit();
}

// A limit that was off begins with its usual value.
void SettingsEditor::chooseLimit(int item) {
    const std::string& id = m_limitIds[static_cast<std::size_t>(item)];
    if (id == m_chosen)
        return;
    m_chosen = id;
    for (Field& field : m_fields)
        if (id == field.setting.id && field.value < leastOf(field))
            set(field, field.setting.usual);
    showLimit();
    emit changed();
}

void SettingsEditor::showLimit() {
    const auto item = std::ranges::find(m_limitIds, m_chosen);
    m_limit->setCurrentIndex(static_cast<int>(item - m_limitIds.begin()));
    if (m_clock)
        m_clock->setVisible(clockChosen());
    for (const Field& field : m_fields)
        if (field.setting.isLimit) {
            field.all->setVisible(field.setting.id == m_chosen);
            if (field.note != nullptr)
                field.note->setVisible(field.setting.id == m_chosen);
        }
}

// Of a limit that is not the first the minimum switches it off, so it cannot be entered.
int SettingsEditor::leastOf(const Field& field) const {
    const bool isFirst = m_limitIds.empty() || field.setting.id == m_limitIds.front();
    return field.setting.isLimit && !isFirst
               ? field.setting.least + std::max(1, field.setting.unit / 10)
               : field.setting.least;
}

void SettingsEditor::makeBox(Field& field, const std::function<void(int)>& take) {
    const Setting& setting = field.setting;
    const int least = leastOf(field);
    if (!setting.words.empty()) {
        auto* box = new TitleBox(setting.words, &SettingWord::title);
        connect(box, &QComboBox::currentIndexChanged, this,
                [take, least](int index) { take(least + index); });
        field.show = [box, least](int value) { box->setCurrentIndex(value - least); };
        field.box = box;
    } else if (setting.unit > 1) {
        auto* box = new DecimalBox;
        const double unit = setting.unit;
        box->setDecimals(static_cast<int>(std::lround(std::log10(unit))));
        box->setRange(least / unit, setting.most / unit);
        box->setSingleStep(0.1);
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        field.show = [box, unit](int value) { box->setValue(value / unit); };
        field.box = box;
        connect(box, &QDoubleSpinBox::valueChanged, this,
                [take, unit](double value) { take(static_cast<int>(std::lround(value * unit))); });
        connect(box, &DecimalBox::refusedChanged, this, [this, at = m_fields.size()] {
            if (at < m_fields.size())
                sayRange(m_fields[at]);
        });
    } else {
        auto* box = new NumberBox(m_typing);
        box->setPossible(least, setting.most);
        field.show = [box](int value) { box->setValue(value); };
        field.box = box;
        connect(box, &QSpinBox::valueChanged, this, take);
        connect(box, &NumberBox::refusedChanged, this, [this, at = m_fields.size()] {
            if (at < m_fields.size())
                sayRange(m_fields[at]);
        });
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

void SettingsEditor::alignTitles(int width) {
    m_titleWidth = width;
    for (const Field& field : m_fields)
        if (field.title)
            field.title->setFixedWidth(width);
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
        field.note->setWords([phrase = field.setting.note(field.value)] { return spoken(phrase); });
}

// "4 to 12", or what was typed instead.
void SettingsEditor::sayRange(const Field& field) const {
    if (!field.range)
        return;
    const auto* number = qobject_cast<const NumberBox*>(field.box);
    const auto* decimal = qobject_cast<const DecimalBox*>(field.box);
    const std::optional<double> refused = number    ? number->refused()
                                          : decimal ? decimal->refused()
                                                    : std::nullopt;
    const auto text = [&](int value) {
        return QString::fromStdString(writeValue(field.setting, value));
    };
    const QString least = text(leastOf(field)), most = text(field.most);
    const QString possible = tr("%1 to %2").arg(least, most);
    const QFontMetrics letters(sized(QApplication::font(), Type::Caption));
    field.range->setMinimumWidth(letters.horizontalAdvance(possible) + 1); // on one line
    field.range->setWarns(refused.has_value());
    field.range->setText(refused ? tr("%1 to %2, not %3").arg(least, most).arg(*refused)
                                 : possible);
}

Settings SettingsEditor::values() const {
    Settings values;
    std::vector<Setting> known;
    int counting = 0;
    for (const Field& field : m_fields) {
        known.push_back(field.setting);
        values.emplace_back(field.setting.id,
                            std::clamp(field.value, field.setting.least, field.most));
        if (field.setting.id == m_chosen)
            counting = std::clamp(field.value, leastOf(field), field.most);
    }
    if (!m_limit)
        return values;
    // A level that does not count now is kept for when it does.
    const int first = valueOf(values, m_limitIds.front());
    values = withLimit(known, values, clockChosen() ? m_limitIds.front() : m_chosen, counting);
    std::ranges::find(values, m_limitIds.front(), &Settings::value_type::first)->second = first;
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
    std::vector<Setting> known;
    for (Field& field : m_fields) {
        known.push_back(field.setting);
        setMost(field.setting.id, field.setting.most);
        const int value = valueOf(values, field.setting.id);
        // A limit that is off keeps what was entered for it.
        if (!field.setting.isLimit || value >= leastOf(field))
            set(field, value);
    }
    if (m_limit && !clockChosen()) {
        m_chosen = countingLimit(known, values);
        showLimit();
    }
}

void SettingsEditor::setShown(std::string_view id, bool shown) {
    for (const Field& field : m_fields)
        if (id == field.setting.id) {
            field.box->setVisible(shown);
            m_form->setRowVisible(field.all, shown);
            if (field.note != nullptr)
                m_form->setRowVisible(field.note, shown);
        }
}

void SettingsEditor::setMost(std::string_view id, int most) {
    for (Field& field : m_fields)
        if (auto* box = qobject_cast<NumberBox*>(field.box); box && id == field.setting.id) {
            if (most == field.most && most == box->most())
                continue;
            field.most = most;
            box->setPossible(leastOf(field), most);
            set(field, std::min(field.value, most));
            sayRange(field);
        }
}

void SettingsEditor::showBeyond(std::string_view id, int value) {
    setMost(id, value);
    for (Field& field : m_fields)
        if (id == field.setting.id)
            set(field, value);
}

// SettingsStack -----------------------------------------------------------------------------------

void SettingsStack::add(const std::vector<Setting>& known) {
    if (!layout())
        (new QVBoxLayout(this))->setContentsMargins(0, 0, 0, 0);
    auto* editor = new SettingsEditor(known);
    connect(editor, &SettingsEditor::changed, this,
            [this, at = m_editors.size()] { emit changed(at); });
    layout()->addWidget(editor);
    m_editors.push_back(editor);
}

// Without settings it takes no room. Before it has a parent, show() would make a window of it.
void SettingsStack::choose(std::size_t at) {
    m_chosen = at;
    for (std::size_t i = 0; i < m_editors.size(); ++i)
        m_editors[i]->setVisible(i == at);
    if (values().empty())
        hide();
    else if (parentWidget())
        show();
}

void SettingsStack::offerClock() {
    for (SettingsEditor* editor : m_editors)
        editor->offerClock();
}

bool SettingsStack::clockChosen() const {
    return m_chosen < m_editors.size() && m_editors[m_chosen]->clockChosen();
}

Settings SettingsStack::values(std::size_t at) const {
    return at < m_editors.size() ? m_editors[at]->values() : Settings();
}

} // namespace bouton
