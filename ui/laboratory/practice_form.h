#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>
#include <span>

#include "lab/variants.h"
#include "ui/controls/worded.h"

class QFormLayout;
class QSpinBox;

namespace bouton {

class Button;
class GameBox;
class SegmentedSwitch;
class SettingsStack;
class ToggleSwitch;
class WordLabel;

// Asks which exercises are wanted: to be answered here, or to be handed out, with variants, as a
// file or on paper. It only asks.
class PracticeForm : public QWidget {
    Q_OBJECT

public:
    // With `slips`, there may be slips of the user's own to practise.
    PracticeForm(std::span<const Ruleset* const> games, bool slips);

    const Ruleset& game() const;
    std::size_t count() const;
    SetsTask task(std::uint64_t seed) const; // what is asked, to be drawn
    bool rests() const; // hints, reasons and the key of what is saved are to rest
    bool handsOut() const;

    void tell(Wording words);      // of the set; none: nothing
    void tellSlips(Wording words); // of the slips; none: what they are
    // How many sets there are to be saved and printed.
    void tellSets(std::size_t count, std::optional<std::uint64_t> seed);
    // There is a set whose key rests: it is neither saved nor printed.
    void tellRest();

signals:
    void gameChanged();
    void handsOutChanged(bool handsOut);
    void drawWanted();
    void variantsChanged(); // as many of a set as the user asks for now
    void slipsWanted();
    void openWanted(const QString& path);
    void saveWanted(const QString& path);
    void classWanted(const QString& folder); // its answers are to be looked at
    void printWanted();

private:
    void chooseGame();
    void showPurpose();
    void askWhatToOpen();
    void askWhereToSave();
    void askForAnswers();

    SegmentedSwitch* m_purpose; // to answer, or to hand out
    GameBox* m_games;
    SettingsStack* m_settings;
    QSpinBox *m_count, *m_variants;
    WordLabel *m_word, *m_setsWord, *m_slipsWord;
    ToggleSwitch* m_rest;
    Button *m_save, *m_print, *m_class;
    Button* m_slips = nullptr; // there may be none
    QFormLayout* m_form;
};

} // namespace bouton
