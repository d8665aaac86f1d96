#pragma once

#include <optional>
#include <span>

#include "core/random.h"
#include "lab/practice.h"
#include "ui/laboratory/experiment.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace bouton {

class ExerciseSheet;
class Preferences;
class Saying;
class SettingsEditor;
struct Bench;

// Exercises: won or lost?, and with which move? (lab/practice.h). A set is drawn, or opened from a
// file; the score of each game is kept from one day to another.
class PracticeExperiment : public Experiment {
    Q_OBJECT

public:
    explicit PracticeExperiment(const Bench& bench, QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;

    ExerciseSheet* sheet() const { return m_sheet; }
    const std::vector<Exercise>& set() const { return m_set; }
    Score score() const; // of the game that is practised

    // The set as a file (ui/laboratory/exercise_file.h). What goes wrong is said, and then nothing
    // else has changed. Both block for the file, but not while what is opened is solved again.
    bool saveTo(const QString& path);
    bool openFrom(const QString& path);

protected:
    void begin() override;
    void retranslate() override;

private:
    void makeForm();
    const Ruleset& chosen() const; // in the form
    void chooseGame();
    void drawSet();
    void take(const std::vector<Exercise>& set); // more of the run's
    void show(std::size_t at);
    void next();
    void keepScore();
    void showScore();
    void askForFile(bool toSave);

    std::span<const Ruleset* const> m_all;
    Preferences& m_preferences;
    Random m_random;
    QComboBox* m_games;
    std::vector<SettingsEditor*> m_settings; // by game
    QLabel *m_game, *m_countOf, *m_scoreOf, *m_scoreText;
    Saying* m_word;
    QSpinBox* m_count;
    Button *m_new, *m_save, *m_open, *m_forget;
    ExerciseSheet* m_sheet;

    std::vector<Exercise> m_set;
    std::size_t m_at = 0;              // in the set; its size: it is done
    bool m_isNew = false;              // the run has not shown anything yet
    std::vector<ExerciseText> m_texts; // to be solved by the next run
    const Ruleset* m_practised;        // whose score m_score is
    Score m_score, m_before;           // now, and when the present exercise was shown last
    int m_right = 0, m_asked = 0;      // of the set
};

} // namespace bouton
