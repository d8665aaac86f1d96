// SPDX-License-Identifier: MIT
#include "ui/laboratory/experiment.h"

#include <QShowEvent>

#include "ui/controls/layouts.h"
#include "ui/controls/title_box.h"
#include "ui/controls/words.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/result_buttons.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/run_controls.h"

namespace bouton {

Experiment::Experiment(const ExperimentKind& kind)
    : m_kind(kind),
      m_controls(new RunControls(m_run)),
      m_frame(new ExperimentFrame(m_controls, m_controls->state(), m_controls->progress(),
                                  [&kind] { return spoken(kind.sentence); })) {
    setObjectName(QLatin1String(kind.id));
    setLayout(column({m_frame}));
    connect(m_controls, &RunControls::runWanted, this, &Experiment::run);
    connect(m_controls, &RunControls::stopWanted, this, [this] {
        m_owed = false;
        stop();
    });
    followRun();
    inEveryLanguage(this, [this] { refreshQuestion(); });
}

Experiment::~Experiment() = default;

QString Experiment::title() const { return spoken(m_kind.title); }

QWidget& Experiment::questions() const { return m_frame->questions(); }

QFormLayout& Experiment::form() const { return m_frame->form(); }

void Experiment::turnTo(const Ruleset& game) {
    if (auto* games = questions().findChild<TitleBox*>(QStringLiteral("game")))
        games->choose(GameBox::keyOf(game));
}

bool Experiment::closeInnermost() { return m_frame->foldForm(); }

void Experiment::addResults(Results* results, QWidget* around) {
    m_results = results;
    results->setName([this] { return title(); });
    m_frame->addResult(around ? around : results, 1);
    m_buttons = new ResultButtons(
        *results, objectName(), [this] { return m_inquiry.title(title()); },
        [this] { return title(); });
    m_frame->addButtons(m_buttons);
    connect(m_buttons, &ResultButtons::statusText, m_controls,
            [this](const QString& sentence) { m_controls->tell([sentence] { return sentence; }); });
}

void Experiment::refreshQuestion() {
    m_inquiry.now = question();
    const QString stale = m_inquiry.stale();
    m_frame->put(m_inquiry.title(title()), stale, m_inquiry.answered.has_value());
    m_controls->setOther(!stale.isEmpty());
}

void Experiment::setAnswered(std::optional<Question> question) {
    m_inquiry.answered = std::move(question);
    refreshQuestion();
    if (m_buttons && !running())
        m_buttons->setSavable(m_inquiry.answered.has_value() || hasMore());
}

// The run -----------------------------------------------------------------------------------------

void Experiment::followRun() {
    connect(&m_run, &Run::begun, this, [this] {
        m_inquiry.answered = question();
        refreshQuestion();
        if (m_buttons)
            m_buttons->setSavable(false);
        emit runningChanged(true);
    });
    connect(&m_run, &Run::ended, this, [this](const Run::Ending& ending) {
        m_owed = m_owed && ending.stopped;
        if (m_buttons)
            m_buttons->setSavable(m_run.hasShown() || hasMore());
        emit runningChanged(false);
    });
}

// After this the page is painted first.
void Experiment::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous() && m_owed)
        QMetaObject::invokeMethod(this, &Experiment::runFirst, Qt::QueuedConnection);
}

// It is asked for again if it was stopped by leaving the page, not by hand.
void Experiment::runFirst() {
    if (!m_owed || !isVisible() || m_run.running())
        return;
    m_controls->tell({});
    beginFirst(m_run);
    m_owed = m_run.running();
}

void Experiment::run() {
    m_owed = false;
    stop();
    m_controls->tell({});
    begin(m_run);
}

void Experiment::stop() { m_run.stop(); }

void Experiment::forgetRun() {
    stop();
    m_inquiry.answered.reset();
    refreshQuestion();
    if (m_buttons)
        m_buttons->setSavable(false);
    m_controls->tell({});
}

} // namespace bouton
