// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <functional>
#include <optional>

#include "core/phrase.h"
#include "core/setting.h"
#include "ui/controls/number_box.h"

class QBoxLayout;
class QComboBox;
class QFormLayout;

namespace bouton {

class WarningNote;
class WordLabel;

// A form of numbers and words that a game or a player can be set to, each within its range, which
// stands beside it. It keeps the values; its boxes show them and ask for others. Of several limits
// (Setting::isLimit) one is chosen, and that one alone can be set.
class SettingsEditor : public QWidget {
    Q_OBJECT

public:
    using Typing = NumberBox::Typing; // refusal() speaks of what is typed and not possible
    explicit SettingsEditor(const std::vector<Setting>& known, Typing typing = Typing::Possible,
                            QWidget* parent = nullptr);

    Settings values() const;               // complete and in range, whatever is typed
    std::optional<Phrase> refusal() const; // of a number that is in view and out of its range
    void setValues(const Settings& values);
    void setShown(std::string_view id, bool shown); // a setting that does not matter is hidden
    // Lowers the maximum of a number to `most`. A greater number that is there becomes `most`.
    // setValues() restores the whole range.
    void setMost(std::string_view id, int most);
    // Shows a number above its maximum, which is possible as long as it stands there.
    void showBeyond(std::string_view id, int value);
    // Titles as wide as this, so that several forms stand one below the other.
    void alignTitles(int width);

    // Beside the limits a clock can be chosen; the limits then are as where the first one counts.
    // Without limits nothing happens.
    void offerClock();
    // Shows this where the boxes of the limits stand, as long as the clock is chosen. It must have
    // been offered.
    void takeClock(QWidget* clock);
    bool clockChosen() const { return m_chosen == clockId; }
    void chooseClock(bool chosen);
    bool hasLimits() const { return m_limit != nullptr; }

signals:
    void changed(); // by the user

protected:
    bool event(QEvent* event) override;

private:
    static constexpr std::string_view clockId = "a clock";

    struct Field {
        Setting setting;
        int value, most;                 // the value may be out of range
        QWidget* box = nullptr;          // what it is entered in
        QWidget* all = nullptr;          // the box and the range beside it
        QWidget* title = nullptr;        // empty: of a limit the list has it
        std::function<void(int)> show{}; // a value in the box
        WordLabel* note = nullptr;       // none where the setting has none
        WarningNote* range = nullptr;    // none where it has words
    };
    void add(const Setting& setting);
    void makeBox(Field& field, const std::function<void(int)>& take);
    void addLimit(Field& field);
    void chooseLimit(int item);
    void showLimit();
    void take(std::size_t at, int value);
    void set(Field& field, int value);
    int leastOf(const Field& field) const;
    bool squeezes() const;
    void alignNumbers();
    static void sayNote(const Field& field);
    void sayRange(const Field& field) const;
    void retitleLimits();

    Typing m_typing;
    int m_titleWidth = 0; // 0: as their words need
    QFormLayout* m_form;
    std::vector<Field> m_fields;
    QComboBox* m_limit = nullptr;        // which limit counts; null if there is none to choose
    QBoxLayout* m_limits = nullptr;      // the boxes and notes of the limits, one in view
    QWidget* m_clock = nullptr;          // what is set and said of a clock; null if there is none
    std::vector<std::string> m_limitIds; // by item of the list; the clock's is clockId
    std::string m_chosen;                // the limit that counts
};

// The settings of several things, of which the chosen one's are shown. Each keeps what it was set
// to while others are shown.
class SettingsStack : public QWidget {
    Q_OBJECT

public:
    // The settings of each of `things`: `known` is a member or a function of one of them.
    template <class Things, class Known> SettingsStack(const Things& things, Known known) {
        for (const auto& thing : things)
            add(std::invoke(known, thing));
        choose(0);
    }

    void choose(std::size_t at); // beyond the last: none is shown
    Settings values() const { return values(m_chosen); }
    Settings values(std::size_t at) const; // none where there is no such thing
    void setValues(std::size_t at, const Settings& values) { m_editors[at]->setValues(values); }

    // A clock beside the limits of those that have some (SettingsEditor::offerClock).
    void offerClock();
    bool clockChosen() const;
    void takeClock(QWidget* clock) { m_editors[m_chosen]->takeClock(clock); }
    void chooseClock(std::size_t at, bool chosen) { m_editors[at]->chooseClock(chosen); }

signals:
    void changed(std::size_t at); // by the user

private:
    void add(const std::vector<Setting>& known);

    std::vector<SettingsEditor*> m_editors;
    std::size_t m_chosen = 0;
};

} // namespace bouton
