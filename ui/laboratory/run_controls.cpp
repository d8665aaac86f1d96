// SPDX-License-Identifier: MIT
#include "ui/laboratory/run_controls.h"

#include <QBoxLayout>
#include <QProgressBar>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int progressSteps = 1000;

} // namespace

RunControls::RunControls(Run& run)
    : m_run(run),
      m_state(named("state", sideNote())),
      m_progress(named("progress", new QProgressBar)),
      m_start(makeButton(
          "runButton", this, &RunControls::runWanted, [] { return tr("Run"); },
          Button::Rank::Primary)),
      m_stop(makeButton("stopButton", this, &RunControls::stopWanted, [] { return tr("Stop"); })) {
    bouton::worded(m_progress, &QWidget::setAccessibleName, [] { return tr("Progress"); });
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(Theme::unit / 2);
    QSizePolicy kept = m_progress->sizePolicy(); // nothing jumps when a run begins
    kept.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(kept);
    m_progress->hide();
    m_stop->setEnabled(false);
    setLayout(row({m_stop, {m_start, 1}}));
    connect(&run, &Run::begun, this, &RunControls::begin);
    connect(&run, &Run::progressed, this, &RunControls::showProgress);
    connect(&run, &Run::ended, this, &RunControls::end);
}

QWidget* RunControls::state() const { return m_state; }

QWidget* RunControls::progress() const { return m_progress; }

void RunControls::setOther(bool other) {
    m_other = other;
    refresh();
}

void RunControls::tell(Wording sentence) { m_state->setWords(std::move(sentence)); }

void RunControls::begin() {
    m_stop->setEnabled(true);
    refresh();
    showProgress(-1);
    m_progress->show();
    tell([] { return tr("Running…"); });
}

void RunControls::end(const Run::Ending& ending) {
    m_progress->hide();
    refresh();
    if (m_stop->hasFocus())
        m_start->setFocus();
    m_stop->setEnabled(false);
    tell(said(ending));
}

// To ask the same again while it is being answered would only lose what is found.
void RunControls::refresh() {
    const bool again = !m_run.running() || m_other;
    if (!again && m_start->hasFocus())
        m_stop->setFocus();
    m_start->setEnabled(again);
}

void RunControls::showProgress(double share) {
    m_progress->setRange(0, share < 0 ? 0 : progressSteps);
    m_progress->setValue(static_cast<int>(share * progressSteps));
}

Wording RunControls::said(const Run::Ending& ending) const {
    if (ending.refusal)
        return [why = *ending.refusal] { return spoken(why); };
    if (!ending.stopped && isHidden()) // the user did not ask for this run
        return {};
    const bool atOnce = ending.seconds < 0.05; // not "0.0 s"
    const QString time = locale().toString(atOnce ? 0.1 : ending.seconds, 'f', 1);
    if (ending.stopped)
        return [time] { return tr("Stopped after %1 s.").arg(time); };
    if (atOnce)
        return [time] { return tr("Done in less than %1 s.").arg(time); };
    return [time] { return tr("Done in %1 s.").arg(time); };
}

} // namespace bouton
