// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

#include <optional>

#include "classroom/class_folder.h"
#include "classroom/exercise_source.h"
#include "core/random.h"
#include "lab/answering.h"
#include "lab/exercise_set.h"
#include "lab/practice.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiments.h"

namespace bouton {

class AnswerForm;
class ClassTable;
class ExerciseList;
class ExerciseSheet;
class PracticeForm;
class ScorePanel;

// Exercises: is the position won or lost, and which move wins? (lab/practice.h). A run gives a set
// (exercise_source.h) or adds to it, the list changes it, and the sheet shows one exercise of it.
class PracticeExperiment : public Experiment {
    Q_OBJECT

public:
    PracticeExperiment(const ExperimentKind& kind, const Bench& bench);

    ExerciseSheet* sheet() const { return m_sheet; }
    const std::vector<Exercise>& set() const { return m_set.all(); }
    const Score& score() const; // in the game that is practised

    // The set as a file, or each variant as one, or all on sheets with their key if the path ends
    // in .pdf (exercise_file.h). Neither blocks. A sentence says what came of it; if it fails,
    // nothing is changed.
    void saveTo(const QString& path);
    void openFrom(const QString& path);
    // Saves what was answered to the set so far, as a file that a teacher collects. A set that
    // rests is then told about, and its answers stay as they are.
    void saveAnswersTo(const QString& name, const QString& id, const QString& path);
    // Shows all answers to the set and its variants that lie in a folder, in the place of the
    // exercise.
    void openClass(const QString& folder);
    bool rests() const; // no hint, no reason, no mark and no key is given yet
    // Adds a position of the chosen game, or a whole record, whose last position it is.
    void add(const QString& text);
    bool closeInnermost() override; // the answers of a class, too

protected:
    void begin(Run& run) override;
    void beginFirst(Run& run) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void followForm();
    void followList();
    void chooseGame();
    void askForSlips();
    void takeClass(const ClassAnswers& all);
    void showClass(bool shown);
    void takeAnswer(const Answer& answer);
    AnswerSheet answers() const; // to the set
    bool isHandedIn() const;
    void keepTime();
    void goTo(std::size_t at);
    void runWith(std::optional<ExerciseSource> source); // empty: a set is drawn
    void take(const ExerciseSets& sets, bool isFirst);
    void takeAdded(const Exercise& exercise);
    void show();    // the exercise at which one is
    void refresh(); // what the list and the form say of the set
    void showPurpose();
    void sayWhose();
    void drawVariants();
    void tell(const QString& sentence);

    const Bench m_bench;
    Random m_random;
    PracticeForm* m_form;
    QWidget* m_listHead;
    ExerciseList* m_list;
    ScorePanel* m_scores;
    AnswerForm* m_answerForm;
    ExerciseSheet* m_sheet;
    ClassTable* m_class;
    ExerciseSet m_set;
    std::optional<ExerciseSource> m_source; // of the next run; empty: a set is drawn
    std::optional<QString> m_folder;        // of the next run: answers are read
    Answering m_answering;
    std::optional<AnswerSheet> m_saved; // of a set that rested, as it was handed in
    bool m_isHandedOut = false;         // the set came as a file
    QElapsedTimer m_sinceSeen;          // since when the exercise is in view; not valid: it is not
    std::optional<ExerciseText> m_seen; // that exercise
    bool m_unasked = false; // the set was drawn because the page was opened, and by nobody's wish
};

} // namespace bouton
