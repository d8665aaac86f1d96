#pragma once

#include <optional>
#include <span>

#include "core/random.h"
#include "lab/practice.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiments.h"

class QSpinBox;

namespace bouton {

class ExerciseList;
class ExerciseSheet;
class GameBox;
class Preferences;
class Saying;
class SettingsStack;

// Exercises: is the position won or lost, and which move wins? (lab/practice.h). A set is drawn,
// opened from a file or put together by hand; what is done to it can be undone. Preferences keep
// the score of each game.
class PracticeExperiment : public Experiment {
    Q_OBJECT

public:
    PracticeExperiment(const ExperimentKind& kind, const Bench& bench);

    ExerciseSheet* sheet() const { return m_sheet; }
    const std::vector<Exercise>& set() const { return m_set; }
    const Score& score() const { return m_score; } // in the game that is practised

    // The set as a file, or as a sheet with its solutions if the path ends in .pdf. Neither blocks.
    // A sentence says what came of it; if it fails, nothing is changed.
    void saveTo(const QString& path);
    void openFrom(const QString& path);
    // Adds a position of the chosen game, or a whole record, whose last position it is.
    void add(const QString& text);

protected:
    void begin() override;
    void beginFirst() override;
    bool sayRefusal(const Phrase& why) override;
    void showEvent(QShowEvent* event) override;

private:
    // The set as it was before a change.
    struct Kept {
        std::vector<Exercise> set;
        std::size_t at;
    };
    void fillForm();
    void chooseGame();
    void sayWhose();
    void drawSet();
    void askForSlips();
    void saySlips(const Wording& words);         // none: what the button gives
    void take(const std::vector<Exercise>& set); // more of the run's
    void takeAdded(const Exercise& exercise);
    void show(std::size_t at);
    void keep(); // before a change
    void undo();
    void move(std::size_t from, std::size_t to);
    void remove(std::size_t at);
    void addBoard();
    void print();
    void refreshList();
    void tell(const QString& sentence);
    void practise(const Ruleset& game);
    void forgetScore();
    void keepScore();
    void showScore();
    void askWhereToSave();
    void askWhatToOpen();

    Preferences& m_preferences;
    std::function<std::optional<std::string>(const Ruleset&)> m_position; // on a game's page
    decltype(Bench::ownGames) m_ownGames;
    Random m_random;
    GameBox* m_games;
    SettingsStack* m_settings;
    QSpinBox* m_count;
    Saying *m_word, *m_slipsWord, *m_scoreTitle, *m_scoreWords;
    Button *m_save, *m_print, *m_forget;
    ExerciseList* m_list;
    ExerciseSheet* m_sheet;

    std::vector<Exercise> m_set;
    std::size_t m_at = 0;   // in the set; its size: it is done
    bool m_isNew = false;   // the run has not shown anything yet
    bool m_unasked = false; // the set was drawn because the page was opened, and by nobody's wish
    QString m_path;         // to be opened by the next run; else
    std::optional<ExerciseText> m_added; // to be solved and added by it; else it draws a set
    std::optional<SlipTask> m_slips;     // or it makes one of these games
    bool m_ofSlips = false;              // the run that was begun last does
    std::vector<Kept> m_kept;            // before each change, the last one last
    const Ruleset* m_practised;          // whose score m_score is
    Score m_score, m_before;             // now, and when the present exercise was shown last
    int m_right = 0, m_asked = 0;        // of the set
};

} // namespace bouton
