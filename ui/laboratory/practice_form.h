#pragma once

#include <QWidget>

#include <cstdint>
#include <span>

#include "lab/exercises.h"
#include "ui/controls/worded.h"

class QSpinBox;

namespace bouton {

class Button;
class GameBox;
class WordLabel;
class SettingsStack;

// Asks which exercises are wanted, and what is to be done with the set: it is saved, printed, or
// another one is opened. It only asks.
class PracticeForm : public QWidget {
    Q_OBJECT

public:
    // With `slips`, there may be slips of the user's own to practise.
    PracticeForm(std::span<const Ruleset* const> games, bool slips);

    const Ruleset& game() const;
    std::size_t count() const;
    ExerciseTask task(std::uint64_t seed) const; // what is asked, to be drawn

    void tell(Wording words);      // of the set; none: nothing
    void tellSlips(Wording words); // of the slips; none: what they are
    void setAny(bool any);         // there are exercises, to be saved and printed

signals:
    void gameChanged();
    void drawWanted();
    void slipsWanted();
    void openWanted(const QString& path);
    void saveWanted(const QString& path);
    void printWanted();

private:
    void chooseGame();
    void askWhatToOpen();
    void askWhereToSave();

    GameBox* m_games;
    SettingsStack* m_settings;
    QSpinBox* m_count;
    WordLabel *m_word, *m_slipsWord;
    Button *m_save, *m_print;
};

} // namespace bouton
