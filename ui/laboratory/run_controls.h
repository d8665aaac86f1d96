// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "session/run.h"
#include "ui/controls/worded.h"

class QProgressBar;

namespace bouton {

class Button;
class WordLabel;

// The buttons Run and Stop of a run; beside them, to be put where there is room, how far it is and
// a sentence about it or about what is done with its results.
class RunControls : public QWidget {
    Q_OBJECT

public:
    // Shows this run, which must live as long. It is begun and stopped by whoever hears of the
    // signals.
    explicit RunControls(Run& run);

    QWidget* state() const;
    QWidget* progress() const;

    // Whether another run would answer something else than what runs. Else Run cannot be pressed.
    void setOther(bool other);
    void tell(Wording sentence); // empty: nothing

signals:
    void runWanted();
    void stopWanted();

private:
    void begin();
    void end(const Run::Ending& ending);
    void showProgress(double share); // negative: nobody knows
    void refresh();
    Wording said(const Run::Ending& ending) const;

    Run& m_run;
    bool m_other = false;
    WordLabel* m_state;
    QProgressBar* m_progress;
    Button *m_start, *m_stop;
};

} // namespace bouton
