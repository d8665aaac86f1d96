// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "session/run.h"
#include "ui/laboratory/input_memory.h"
#include "ui/laboratory/question.h"

class QFormLayout;

namespace bouton {

class ExperimentFrame;
class ResultButtons;
class Results;
class RunControls;
struct ExperimentKind;
struct Ruleset;
struct SavedGame;

// One experiment of the laboratory: a question, a form that asks it, a run that answers it, and the
// results. It runs by itself when it is first looked at, and again if it was left before its end.
// Nothing here blocks, except that the destructor waits as ~Run does.
//
// A subclass fills form() and adds what shows the results, answers begin() with Run::start(), and
// question() with what the form asks.
class Experiment : public QWidget {
    Q_OBJECT

public:
    ~Experiment() override;

    const ExperimentKind& kind() const { return m_kind; }
    QString title() const;
    // Its table and plot; null: it has none.
    const Results* results() const { return m_results; }
    bool running() const { return m_run.running(); }
    QWidget& questions() const; // the form
    // What the inputs belong to beside the game.
    const InputMemory::Item& item() const { return m_item; }
    // Asks of this game from now on, as if the user had chosen it; nothing where it has not this
    // game.
    void turnTo(const Ruleset& game);
    // Closes what was opened last; false: nothing is open.
    virtual bool closeInnermost();

public slots:
    void run();  // anew, if it runs
    void stop(); // at once; what was shown stays
    // What the form asks has changed.
    void refreshQuestion();

signals:
    void itemChanged();
    void runningChanged(bool running);
    // A position is to be looked at on a board: the game's id, and "ROWS SIDE".
    void openPosition(const QString& game, const QString& position);
    // A game is to be looked at on a table.
    void openGame(const bouton::SavedGame& game);

protected:
    // The kind's id is its object name.
    explicit Experiment(const ExperimentKind& kind);

    ExperimentFrame& frame() const { return *m_frame; }
    RunControls& controls() const { return *m_controls; }
    QFormLayout& form() const;
    // Adds these to the results, and buttons that save and print them. Call this once. What lies
    // around them, if anything does, is added with them.
    void addResults(Results* results, QWidget* around = nullptr);
    void setItem(InputMemory::Item item) { m_item = std::move(item); }

    // Begins a run from the form as it stands.
    virtual void begin(Run& run) = 0;
    // The same for the run that nobody asked for.
    virtual void beginFirst(Run& run) { begin(run); }
    // What the form asks as it stands.
    virtual Question question() const { return {}; }
    // What is shown now answers this, or nothing; the run that is begun last answers what the form
    // asked then.
    void setAnswered(std::optional<Question> question);
    // Whether there is something to be saved and printed even where nothing is answered.
    virtual bool hasMore() { return false; }

    void showEvent(QShowEvent* event) override;
    // Stops. What was shown is shown no longer, and nothing can be saved.
    void forgetRun();

private:
    void runFirst();
    void followRun();

    const ExperimentKind& m_kind;
    Run m_run;
    Inquiry m_inquiry;  // answered by what is shown, or by what runs
    bool m_owed = true; // the run that nobody asks for is still to come to its end
    InputMemory::Item m_item;
    RunControls* m_controls;
    ExperimentFrame* m_frame;
    Results* m_results = nullptr;
    ResultButtons* m_buttons = nullptr;
};

} // namespace bouton
