// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <array>
#include <chrono>

#include "ui/controls/switches.h"

class QSplitter;

namespace bouton {

class Preferences;

// Whether a computer thinks in the opponent's time, as the preferences have it. It is for where
// that can matter: where a computer can do so against a human.
ToggleSwitch* makeAheadSwitch(Preferences& preferences);

// The least time that a computer's move takes on screen, as the preferences have it.
class PaceEditor : public QWidget {
    Q_OBJECT

public:
    // Titled: "Computer's pace" is a part of it.
    explicit PaceEditor(Preferences& preferences, bool titled = true);
};

// The steps of a replay that are offered, the one after another in a ring, and how one is called.
inline constexpr std::array replaySteps{std::chrono::milliseconds(500),
                                        std::chrono::milliseconds(1000),
                                        std::chrono::milliseconds(2000)};
std::chrono::milliseconds afterStep(std::chrono::milliseconds step);
QString wordsForStep(std::chrono::milliseconds step);

// From now on the splitter's border is where the user left it, also tomorrow. `part` names it among
// what the window remembers.
void remember(QSplitter& splitter, Preferences& preferences, const QString& part);

} // namespace bouton
