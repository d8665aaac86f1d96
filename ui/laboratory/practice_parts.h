// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lab/answers.h"
#include "lab/practice.h"
#include "lab/variants.h"
#include "ui/controls/worded.h"

class QFormLayout;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace bouton {

class Button;
class KeptGames;
class GameBox;
class Preferences;
class SegmentedSwitch;
class SettingsStack;
class ToggleSwitch;
class WordLabel;

// Asks which exercises are wanted: to be answered here, or to be handed out, with variants, as a
// file or on paper. It only asks.
class PracticeForm : public QWidget {
    Q_OBJECT

public:
    // With `slips`, there may be slips of the user's own to practise. Games of the user's own that
    // are kept are listed, too; null if none are.
    PracticeForm(std::span<const Ruleset* const> games, bool slips,
                 const KeptGames* kept = nullptr);

    const Ruleset& game() const;
    std::size_t count() const;
    ExerciseTask task(std::uint64_t seed) const; // what is asked, to be drawn
    SetTerms terms() const;                      // of what is saved
    bool handsOut() const;

    void tell(Wording words);      // of the set; empty: nothing
    void tellSlips(Wording words); // of the slips; empty: what they are
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
    std::map<const Ruleset*, SettingsStack*> m_settings; // of games that were chosen
    QSpinBox *m_count, *m_variants;
    WordLabel *m_word, *m_setsWord, *m_slipsWord;
    ToggleSwitch *m_rest, *m_times;
    QLineEdit* m_asksId;
    Button *m_save, *m_print, *m_class;
    Button* m_slips = nullptr; // there may be none
    QFormLayout* m_form;
};

// The score in the game that is practised, which is kept from one day to another, and a button to
// begin it anew.
class ScorePanel : public QWidget {
    Q_OBJECT

public:
    // Until another is practised, this game's.
    ScorePanel(Preferences& preferences, const Ruleset& game);

    void practise(const Ruleset& game); // exercises of this game follow
    Scoring& scoring() { return m_scoring; }
    const Scoring& scoring() const { return m_scoring; }

    void keep(); // the score was marked

private:
    void forget();
    void refresh();

    Preferences& m_preferences;
    const Ruleset* m_game;
    Scoring m_scoring;
    WordLabel *m_title, *m_words;
    Button* m_forget;
};

// The exercises of a set as lines, to be put together by hand: one is chosen, moved up and down,
// taken away; a position that is typed or on the board is added. It only asks for this; who owns
// the set does it and shows it here.
class ExerciseList : public QWidget {
    Q_OBJECT

public:
    ExerciseList();

    // With `rests`, the lines do not tell the solutions.
    void put(const std::vector<Exercise>& set, std::size_t at, bool canUndo, bool rests);
    void setBoardOffered(bool offered); // there is a position on a game's page
    void clearText();                   // what was typed is in the set now

signals:
    void chosen(std::size_t at);
    void moved(std::size_t from, std::size_t to);
    void removed(std::size_t at);
    void typed(const QString& position);
    void boardWanted();
    void undoWanted();

private:
    void refresh();
    void showButtons();
    void chooseRow(int row);
    void move(int by);

    struct Line {
        const Ruleset* game;
        std::string position, playedIn;
        std::size_t ply;
        Value worth;
        int winning; // moves that win
    };
    static QString lengthOf(const Line& line);
    QString wordsOf(const Line& line, const QString& number, bool isMixed) const;

    std::vector<Line> m_lines;
    std::size_t m_at = 0;
    bool m_canUndo = false, m_rests = false;
    QListWidget* m_list;
    QLineEdit* m_text;
    Button *m_add, *m_addBoard, *m_up, *m_down, *m_remove, *m_undo;
};

// Shows what a file of the answers to the set would hold, and asks whose they are, and where they
// are to be saved. It only asks.
class AnswerForm : public QWidget {
    Q_OBJECT

public:
    AnswerForm();

    // The answers so far, on the terms of the set. Without exercises there is nothing to be saved.
    // Of a set that was handed out all answers are listed; of others a tip tells how many there
    // are.
    void put(const AnswerSheet& sheet, const SetTerms& terms, bool isHandedOut, std::size_t at);

signals:
    void saveWanted(const QString& name, const QString& id, const QString& path);
    void chosen(std::size_t at); // an exercise of the list

private:
    void askWhereToSave();
    void refresh();
    QString missing() const;
    QString total() const;

    AnswerSheet m_sheet;
    SetTerms m_terms;
    bool m_isHandedOut = false;
    std::size_t m_at = 0;
    QListWidget* m_list;
    WordLabel *m_total, *m_note;
    QLineEdit *m_name, *m_id;
    Button* m_save;
};

} // namespace bouton
