// SPDX-License-Identifier: MIT
#include "ui/game/clock_editor.h"

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"

namespace bouton {

namespace {

const std::vector<Setting>& settings() {
    static const std::vector<Setting> all{{.id = "minutes",
                                           .title = QT_TRANSLATE_NOOP("Phrase", "Minutes"),
                                           .least = 1,
                                           .standard = 5,
                                           .most = 180},
                                          {.id = "increment",
                                           .title = QT_TRANSLATE_NOOP("Phrase", "Seconds added"),
                                           .least = 0,
                                           .standard = 3,
                                           .most = 60}};
    return all;
}

// As the boxes show it.
Settings shown(const TimeControl& time) {
    using namespace std::chrono;
    const auto within = [](std::size_t at, auto number) {
        return std::clamp(static_cast<int>(number), settings()[at].least, settings()[at].most);
    };
    return {{"minutes", within(0, round<minutes>(time.base).count())},
            {"increment", within(1, round<seconds>(time.increment).count())}};
}

} // namespace

ClockEditor::ClockEditor(QWidget* parent)
    : QWidget(parent), m_form(new SettingsEditor(settings())) {
    setLayout(column({m_form}, 0));
    connect(m_form, &SettingsEditor::changed, this, &ClockEditor::take);
}

// A number that was not entered keeps what its box does not show.
void ClockEditor::take() {
    const Settings before = shown(m_time), now = m_form->values();
    if (now[0] != before[0])
        m_time.base = std::chrono::minutes(now[0].second);
    if (now[1] != before[1])
        m_time.increment = std::chrono::seconds(now[1].second);
    emit changed();
}

void ClockEditor::put(const TimeControl& time) {
    if (time == m_time)
        return;
    m_time = time;
    m_form->setValues(shown(time));
}

void ClockEditor::alignTitles(int width) { m_form->alignTitles(width); }

} // namespace bouton
