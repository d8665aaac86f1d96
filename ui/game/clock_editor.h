// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "session/values/plan.h"

namespace bouton {

class SettingsEditor;

// The clock of a seat: minutes for the game, and seconds that each move adds, each with its range
// as any setting.
class ClockEditor : public QWidget {
    Q_OBJECT

public:
    static constexpr TimeControl usual{std::chrono::minutes(5), std::chrono::seconds(3)};

    explicit ClockEditor(QWidget* parent = nullptr);

    TimeControl time() const { return m_time; }
    void put(const TimeControl& time);
    void alignTitles(int width); // as those of other forms (SettingsEditor)

signals:
    void changed(); // by the user

private:
    void take();

    TimeControl m_time = usual; // what the boxes stand for, perhaps between their numbers
    SettingsEditor* m_form;
};

} // namespace bouton
