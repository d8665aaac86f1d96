#pragma once

#include "ui/controls/settings_editor.h"

namespace bouton {

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
