#pragma once

#include <optional>
#include <span>

#include "core/random.h"
#include "lab/practice.h"
#include "ui/laboratory/experiment.h"

class QSpinBox;

namespace bouton {

class ExerciseSheet;
class GameBox;
class Preferences;
class Saying;
class SettingsStack;
struct Bench;

// Exercises: is the position won or lost, and which move wins? (lab/practice.h). A set is drawn or
// opened from a file. Preferences keep the score of each game.
class PracticeExperiment : public Experiment {
    Q_OBJECT

public:
    PracticeExperiment(const ExperimentKind& kind, const Bench& bench);

    ExerciseSheet* sheet() const { return m_sheet; }
    const std::vector<Exercise>& set() const { return m_set; }
    const Score& score() const { return m_score; } // in the game that is practised

    // The set as a file (ui/laboratory/exercise_file.h). Both block for the file,
    // but not while an opened set is solved again. If one fails it says why and changes nothing.
    bool saveTo(const QString& path);
    bool openFrom(const QString& path);

protected:
    void begin() override;

private:
    void fillForm();
    void chooseGame();
    void drawSet();
    void take(const std::vector<Exercise>& set); // more of the run's
    void show(std::size_t at);
    void practise(const Ruleset& game);
    void forgetScore();
    void keepScore();
    void showScore();
    void askWhereToSave();
    void askWhatToOpen();

    Preferences& m_preferences;
    Random m_random;
    GameBox* m_games;
    SettingsStack* m_settings;
    QSpinBox* m_count;
    Saying *m_word, *m_scoreTitle, *m_scoreWords;
    Button *m_save, *m_forget;
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
