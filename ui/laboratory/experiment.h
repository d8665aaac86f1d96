#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

#include "session/thinker.h"

class QLabel;
class QVBoxLayout;

namespace bouton {

class Button;
class ProgressLine;
class Saying;

// One experiment of the laboratory: what it is, the form of what it can be set to, Run and Stop,
// and room for what comes out. It works on a thread of its own, and nothing here blocks (the
// destructor waits as ~Thinker does).
//
// Who derives fills form() and results(), and answers begin() with launch() or refuse().
class Experiment : public QWidget {
    Q_OBJECT

public:
    // The id names its files; it is an object name too.
    explicit Experiment(const QString& id, QWidget* parent = nullptr);
    ~Experiment() override;

    virtual QString title() const = 0;
    virtual QString sentence() const = 0; // what it does, in one sentence
    bool running() const { return m_running; }

    // What is saved as CSV: lines of fields, the head first. Empty: there is nothing to save.
    virtual QList<QStringList> csv() const { return {}; }
    // Writes csv() to a file; what went wrong is said above the buttons. Blocks for the file, which
    // is small: the largest table, of 60 x 60 nimbers, has 8 KB.
    bool saveCsv(const QString& path);

public slots:
    void run();  // anew, if it runs
    void stop(); // at once; what was shown stays

signals:
    void runningChanged(bool running);
    // A position to be looked at on a board: the game's id, and "ROWS SIDE".
    void openPosition(const QString& game, const QString& position);

protected:
    QVBoxLayout* form() const { return m_form; }
    QVBoxLayout* results() const { return m_results; }

    static QWidget* onSheet(QWidget* table); // a sheet with it on
    // A plot above a table, with a border between them that can be moved; the second adds them to
    // results().
    static QWidget* plotAndTable(QWidget* plot, QWidget* table);
    void addPlotAndTable(QWidget* plot, QWidget* table);

    // Begins a run from the form as it stands.
    virtual void begin() {}
    // Says all of its own words, in the language that is now installed: before it is shown first,
    // and whenever the language changes. Call the base's.
    virtual void retranslate();

    // Runs `work` on the worker, and `show` on this thread with the newest of what it posts, about
    // thirty times a second at most, the last of all in any case. A report therefore holds all that
    // is known so far. `work` owns all that it uses; what it refuses with is said above the
    // buttons.
    template <class Report>
    void launch(std::function<Or<void>(std::stop_token, const Post<Report>&)> work,
                std::function<void(const Report&)> show);
    // There will be no run, and why.
    void refuseRun(const Phrase& why);
    // Stops; what was shown is shown no longer, and nothing can be saved.
    void forgetRun();
    void setProgress(double share); // 0 to 1; negative: nobody knows
    // Shows "Save as CSV…", which can be pressed once something was shown.
    void offerCsv();
    // An experiment that needs no Run and Stop, such as an exercise, does without.
    void hideRun();

    bool event(QEvent* event) override;

private:
    struct News {
        std::any report; // empty: none yet
        std::optional<Or<void>> end{};
    };
    using Work = std::function<Or<void>(std::stop_token, const Post<std::any>&)>;
    void start(Work work, std::function<void(const std::any&)> show);
    void take();
    void finish(std::function<QString()> word);
    void askForFile();
    QString seconds() const;

    QVBoxLayout *m_form, *m_results;
    QLabel *m_title, *m_sentence;
    Saying* m_state;
    ProgressLine* m_progress;
    QWidget* m_controls;
    Button *m_run, *m_stop, *m_save;
    bool m_running = false, m_shown = false, m_offersCsv = false;
    QElapsedTimer m_clock;
    QTimer m_soon; // from news to its being shown
    std::function<void(const std::any&)> m_show;
    std::unique_ptr<Thinker> m_thinker; // from the first run on
};

template <class Report>
void Experiment::launch(std::function<Or<void>(std::stop_token, const Post<Report>&)> work,
                        std::function<void(const Report&)> show) {
    start(
        [work = std::move(work)](std::stop_token stop, const Post<std::any>& post) {
            return work(std::move(stop), [&](Report report) { post(std::move(report)); });
        },
        [show = std::move(show)](const std::any& report) {
            show(*std::any_cast<Report>(&report));
        });
}

} // namespace bouton
