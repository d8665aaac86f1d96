#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "session/thinker.h"
#include "ui/controls/say.h"
#include "ui/laboratory/question.h"
#include "ui/print/drawing.h"

class QBoxLayout;
class QFormLayout;
class QProgressBar;
class QVBoxLayout;

namespace bouton {

class Button;
class Card;
class Notice;
class ResultSheet;
class ResultTable;
class Saying;
struct ExperimentKind;
struct Ruleset;

// One experiment of the laboratory: what is asked, a form of settings, Run and Stop, and the
// results. It works on a thread of its own. Nothing here blocks, except that the destructor waits
// as ~Thinker does.
//
// It runs by itself when it is first looked at. A result carries the question that it answers;
// while the form asks another, a notice says so. On a narrow page the form is folded away, behind a
// button; unfolded it stands beside the results, or in their place if that is too narrow for both.
//
// A subclass fills form() and results(). It answers begin() with launch(), and question() with what
// the form asks.
class Experiment : public QWidget {
    Q_OBJECT

public:
    // The kind's id is its object name.
    explicit Experiment(const ExperimentKind& kind);
    ~Experiment() override;

    const ExperimentKind& kind() const { return m_kind; }
    QString title() const;
    QString brief() const;    // a few words for a list
    QString sentence() const; // what it does
    // What the results answer, or else what the form asks: "Tables of nimbers, The Trojan horse in
    // each cell, rows 8, columns 8".
    QString asked() const;
    bool running() const { return m_running; }

    // What is saved as CSV: lines of fields, the head first. Empty if there is nothing to save.
    virtual QList<QStringList> csv() const;
    // Writes the table to a file: csv() as text, or a picture of the table if the path ends in
    // .png, .svg or .pdf. Above the buttons stands what came of it. The file is written on a thread
    // of its own.
    void saveTable(const QString& path);
    // What goes on paper, a page each: the plot, if there is one, and the table.
    Drawings onPaper() const;

    // For pictures. Chooses what the form or the table has under an id; nothing if there is none.
    virtual void choose(std::string_view) {}
    // What choose() takes for the item that the inputs belong to, beside the game; empty: none.
    virtual std::string chosen() const { return {}; }
    QWidget& questions() const { return *m_questions; } // the form
    // Asks of this game from now on, as if the user had chosen it; nothing where it has not this
    // game.
    void turnTo(const Ruleset& game);
    virtual void goOn() {} // in what is shown, to the next step that matters
    // The widgets that show the result, for a figure of it.
    virtual std::vector<QWidget*> figure() const { return {}; }

public slots:
    void run();  // anew, if it runs
    void stop(); // at once; what was shown stays
    // What the form asks has changed.
    void refreshQuestion();

signals:
    void chosenChanged(); // chosen()
    void runningChanged(bool running);
    // A position is to be looked at on a board: the game's id, and "ROWS SIDE".
    void openPosition(const QString& game, const QString& position);

protected:
    QFormLayout& form() const { return *m_form; }
    QVBoxLayout& results() const { return *m_results; }

    // Adds the table to the results; Buttons save and print it. A plot lies above the table, and
    // the user can move the border between the two. The invitation stands on the plot until
    // something is drawn there. Call this once. Gives the widget that it has added.
    QWidget* addTable(ResultSheet* plot = nullptr, Wording invitation = {});
    ResultTable& table() const { return *m_table; }

    // Begins a run from the form as it stands.
    virtual void begin() {}
    // The same for the run that nobody asked for.
    virtual void beginFirst() { begin(); }
    // What the form asks as it stands.
    virtual Question question() const { return {}; }
    // Says why a run came to nothing, where it was asked for. False: that is said above the
    // buttons.
    virtual bool sayRefusal(const Phrase&) { return false; }

    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    // Runs `work`, a function of lab/, on the worker, and `show` on this thread with the newest of
    // what it posts: at most about thirty times a second, and with the last of all in any case. So
    // a report holds all that is known so far. If the work refuses, that is said above the buttons.
    template <class Self, class Task, class End, class Report>
    void launch(Task task, End (*work)(const Task&, std::stop_token, const Post<Report>&),
                void (Self::*show)(const Report&));
    // Stops. What was shown is shown no longer, and nothing can be saved.
    void forgetRun();
    void setProgress(double share); // 0 to 1; negative: nobody knows
    // Folds the form away where it has taken the results' place.
    void showResults();
    // An experiment that needs no Run and Stop, such as an exercise, does without.
    void hideRun();

private:
    // What the work has reported so far, and how it ended, if it has.
    template <class Report> struct News {
        std::optional<Report> report{};
        std::optional<Or<void>> end{};
    };
    void makeSide();
    bool isNarrow() const;
    void arrange();
    void fold(bool folded);
    void runFirst();
    void endByHand();
    void adopt(Worker* thinker);
    void beginRun();
    void take();
    void takeEnd(const Or<void>& end);
    void finish(Wording word);
    void setSavable(bool savable);
    void askForPath();
    void tell(const QString& sentence);
    QString seconds() const;

    const ExperimentKind& m_kind;
    QWidget* m_questions;
    QFormLayout* m_form;
    QVBoxLayout* m_results;
    ResultTable* m_table = nullptr;
    ResultSheet* m_plot = nullptr;
    Saying *m_asked, *m_sentence, *m_state;
    Notice* m_stale;
    QProgressBar* m_progress;
    QWidget* m_controls;
    Button *m_run, *m_stop, *m_save, *m_savePlot, *m_print, *m_unfold;
    Card* m_side;                          // the form and the buttons
    QWidget* m_outcome;                    // what lies around the results
    QBoxLayout *m_head, *m_below, *m_foot; // beside the title, below it, and below the form
    QBoxLayout* m_printing;                // the buttons of plot and paper
    bool m_narrow = false, m_folded = true;
    std::optional<Question> m_answered; // by what is shown, or will be by what runs
    bool m_owed = true;                 // the run that nobody asks for is still to come to its end
    bool m_running = false, m_shown = false;
    QElapsedTimer m_clock;
    QTimer m_soon;                     // from news to its being shown
    std::unique_ptr<Worker> m_thinker; // from the first run on
    std::function<void()> m_look;      // takes and shows the newest report, if there is any
};

template <class Self, class Task, class End, class Report>
void Experiment::launch(Task task, End (*work)(const Task&, std::stop_token, const Post<Report>&),
                        void (Self::*show)(const Report&)) {
    using Told = News<Report>;
    auto* thinker = dynamic_cast<Thinker<Told>*>(m_thinker.get());
    if (!thinker)
        adopt(thinker = new Thinker<Told>);
    m_look = [this, thinker, show] {
        const auto news = thinker->take();
        if (!news)
            return;
        if (!news->report) { // out of memory
            takeEnd(refuse(news->report.error()));
            return;
        }
        if (news->report->report) {
            (static_cast<Self*>(this)->*show)(*news->report->report);
            m_shown = true;
        }
        if (news->report->end && m_running)
            takeEnd(*news->report->end);
    };
    beginRun();
    thinker->start(
        [task = std::move(task), work](std::stop_token stop, const Post<Or<Told>>& post) {
            Told told;
            const auto tell = [&](Report report) {
                told.report = std::move(report);
                post(told);
            };
            Or<void> end;
            if constexpr (std::is_same_v<End, Or<void>>)
                end = work(task, std::move(stop), tell);
            else
                (void)work(task, std::move(stop), tell);
            told.end = std::move(end);
            post(std::move(told));
        });
    emit runningChanged(true);
}

} // namespace bouton
