// SPDX-License-Identifier: MIT
#pragma once

#include <QVBoxLayout>

#include "ui/preferences/answers.h"

class QLabel;

namespace bouton {

class Button;
class ClockEditor;
class WordLabel;
class SegmentedSwitch;
class SettingsEditor;
class ToggleSwitch;

// The questions about the start: who begins or, set up by hand, which side one plays; whether a
// clock runs for the humans; a random board or one set up by hand; and what the game can be set to.
// Answers have the place beside their titles, or stand below them where that is too narrow. It
// shows answers and asks for others.
class StartQuestions : public QVBoxLayout {
    Q_OBJECT

public:
    explicit StartQuestions(const Ruleset& game);

    // `promised`: a board that was drawn is not lost for the one human at the table.
    void put(const Answers& answers, bool byHand, bool promised);
    // The clock of the humans, where there are any and it is asked for.
    void putClock(const Answers& answers, bool asked);
    // The settings, whatever is being typed.
    void putSettings(const Settings& settings);
    // The size of this picture, which may be one that no game can be set to.
    void putSize(const Picture& picture);
    std::optional<Phrase> refusal() const; // of a number that is typed
    // Divides the width of the widget that the questions stand in.
    void fit();

signals:
    // By the user. What is typed may be refused: then the settings are the last that were not.
    void settingsChosen(const bouton::Settings& settings);
    void starterChosen(std::optional<bouton::Side> starter);           // empty: in turn
    void sideChosen(bouton::Side first);                               // the first player's
    void clockChosen(const std::optional<bouton::TimeControl>& clock); // of every human
    void autoFillChosen(bool on);
    void anotherBoardWanted();
    void editWanted();
    void openWanted(); // a game from a file

private:
    void listen();
    void fitRows();
    void fitAutoFill(int width);

    const Ruleset& m_game;
    QLabel *m_startsTitle, *m_sideTitle, *m_clockTitle, *m_fillTitle;
    bool m_promised = false, m_alone = true; // one human is at the table
    WordLabel* m_inTurn;                     // who begins this time
    SegmentedSwitch *m_starts, *m_side;
    ToggleSwitch* m_timed;
    ClockEditor* m_clock;
    ToggleSwitch* m_autoFill;
    Button *m_drawAgain, *m_edit, *m_open;
    SettingsEditor* m_settings;
    QBoxLayout *m_startsRow, *m_sideRow, *m_clockRow, *m_fillRow, *m_links;
};

} // namespace bouton
