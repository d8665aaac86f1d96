#include "ui/laboratory/experiment.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>

#include "ui/laboratory/csv.h"
#include "ui/laboratory/progress_line.h"
#include "ui/panels/button.h"
#include "ui/panels/card.h"
#include "ui/panels/heading.h"
#include "ui/panels/saying.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int showingPause = 33; // milliseconds between two looks at what is reported

} // namespace

Experiment::Experiment(const QString& id, QWidget* parent)
    : QWidget(parent),
      m_form(new QVBoxLayout),
      m_results(new QVBoxLayout),
      m_title(heading({})),
      m_sentence(sideNote({})),
      m_state(new Saying(Saying::Weight::Note)),
      m_progress(new ProgressLine),
      m_controls(new QWidget),
      m_run(new Button({}, Button::Rank::Primary)),
      m_stop(new Button),
      m_save(new Button) {
    setObjectName(id);
    m_run->setObjectName(QStringLiteral("runButton"));
    m_stop->setObjectName(QStringLiteral("stopButton"));
    m_save->setObjectName(QStringLiteral("saveButton"));
    m_state->setObjectName(QStringLiteral("state"));
    m_progress->setObjectName(QStringLiteral("progress"));
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    m_title->setFont(large);
    QSizePolicy kept = m_progress->sizePolicy(); // nothing jumps when a run begins
    kept.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(kept);
    m_progress->hide();
    m_stop->setEnabled(false);
    m_save->hide();
    m_save->setEnabled(false);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::unit);
    buttons->addWidget(m_stop);
    buttons->addWidget(m_run, 1);
    auto* controls = new QVBoxLayout(m_controls);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->setSpacing(Theme::unit);
    controls->addWidget(m_progress);
    controls->addLayout(buttons);

    m_form->setSpacing(Theme::unit);
    auto* questions = new QWidget;
    questions->setLayout(m_form);
    m_form->setContentsMargins(0, 0, 0, 0);
    auto* side = new Card;
    side->setFixedWidth(std::max(34 * Theme::unit, 36 * fontMetrics().averageCharWidth()));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    column->setSpacing(2 * Theme::unit);
    column->addWidget(new SnugScrollArea(questions));
    column->addStretch(1);
    column->addWidget(m_state);
    column->addWidget(m_controls);
    column->addWidget(m_save);

    m_results->setSpacing(Theme::unit);
    auto* below = new QHBoxLayout;
    below->setSpacing(3 * Theme::unit);
    below->addLayout(m_results, 1);
    below->addWidget(side);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(Theme::unit);
    page->addWidget(m_title);
    page->addWidget(m_sentence);
    page->addSpacing(Theme::unit);
    page->addLayout(below, 1);

    m_soon.setSingleShot(true);
    m_soon.setInterval(showingPause);
    connect(&m_soon, &QTimer::timeout, this, &Experiment::take);
    connect(m_run, &Button::clicked, this, &Experiment::run);
    connect(m_stop, &Button::clicked, this, &Experiment::stop);
    connect(m_save, &Button::clicked, this, &Experiment::askForFile);
}

Experiment::~Experiment() = default;

void Experiment::run() {
    stop();
    m_state->say({});
    begin();
}

void Experiment::start(Work work, std::function<void(const std::any&)> show) {
    if (!m_thinker) {
        m_thinker = std::make_unique<Thinker>();
        connect(
            m_thinker.get(), &Thinker::reported, this,
            [this] {
                if (!m_soon.isActive())
                    m_soon.start();
            },
            Qt::QueuedConnection);
    }
    m_show = std::move(show);
    m_running = true;
    m_shown = false;
    m_clock.start();
    m_run->setEnabled(true);
    m_stop->setEnabled(true);
    m_save->setEnabled(false);
    setProgress(-1);
    m_progress->show();
    m_state->say([] { return tr("Running…"); });
    m_thinker->start(
        [work = std::move(work)](const std::stop_token& stop, const Post<Thinker::Report>& post) {
            News news;
            Or<void> end = work(stop, [&](std::any report) {
                news.report = std::move(report);
                post(std::any(news));
            });
            news.end = std::move(end);
            post(std::any(std::move(news)));
        });
    emit runningChanged(true);
}

void Experiment::take() {
    if (!m_running)
        return;
    const auto box = m_thinker->take();
    if (!box)
        return;
    if (const auto* refusal = std::get_if<Or<Choice>>(&box->report)) {
        finish([why = refusal->error()] { return spoken(why); }); // out of memory
        return;
    }
    const auto* news = std::any_cast<News>(&std::get<std::any>(box->report));
    if (news->report.has_value()) {
        m_show(news->report);
        m_shown = true;
    }
    if (!news->end || !m_running)
        return;
    if (!*news->end)
        finish([why = news->end->error()] { return spoken(why); });
    else if (m_controls->isHidden()) // who asked for no run is told of none
        finish({});
    else
        finish([time = seconds()] { return tr("Done in %1 s.").arg(time); });
}

void Experiment::stop() {
    if (!m_running)
        return;
    take(); // what is known already
    if (!m_running)
        return;
    m_thinker->cancel();
    finish([time = seconds()] { return tr("Stopped after %1 s.").arg(time); });
}

void Experiment::finish(std::function<QString()> word) {
    m_running = false;
    m_soon.stop();
    m_progress->hide();
    if (m_stop->hasFocus())
        m_run->setFocus();
    m_stop->setEnabled(false);
    m_save->setEnabled(m_shown);
    m_state->say(std::move(word));
    emit runningChanged(false);
}

void Experiment::refuseRun(const Phrase& why) {
    m_state->say([why] { return spoken(why); });
}

void Experiment::forgetRun() {
    stop();
    m_shown = false;
    m_save->setEnabled(false);
    m_state->say({});
}

void Experiment::setProgress(double share) { m_progress->setShare(share); }

QWidget* Experiment::onSheet(QWidget* table) {
    auto* sheet = new Card;
    auto* inside = new QVBoxLayout(sheet);
    inside->setContentsMargins(Theme::unit, Theme::unit, Theme::unit, Theme::unit);
    inside->addWidget(table);
    return sheet;
}

QWidget* Experiment::plotAndTable(QWidget* plot, QWidget* table) {
    auto* both = new QSplitter(Qt::Vertical);
    both->setChildrenCollapsible(false);
    both->setHandleWidth(Theme::unit);
    both->addWidget(plot);
    both->addWidget(onSheet(table));
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    return both;
}

void Experiment::addPlotAndTable(QWidget* plot, QWidget* table) {
    m_results->addWidget(plotAndTable(plot, table), 1);
}

void Experiment::offerCsv() { m_save->show(); }

void Experiment::hideRun() { m_controls->hide(); }

QString Experiment::seconds() const {
    return locale().toString(static_cast<double>(m_clock.elapsed()) / 1000, 'f', 1);
}

// Not modal: what runs goes on, and the window stays alive.
void Experiment::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Save as CSV"), objectName() + QStringLiteral(".csv"),
                                   tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &Experiment::saveCsv);
    dialog->open();
}

bool Experiment::saveCsv(const QString& path) {
    const auto why = writeCsv(path, csv());
    m_state->say([why, path] {
        return why ? tr("Could not be saved: %1").arg(*why) : tr("Saved as %1.").arg(path);
    });
    return !why;
}

void Experiment::retranslate() {
    m_title->setText(title());
    m_sentence->setText(sentence());
    m_run->setText(tr("Run"));
    m_stop->setText(tr("Stop"));
    m_save->setText(tr("Save as CSV…"));
    m_progress->setAccessibleName(tr("Progress"));
}

bool Experiment::event(QEvent* event) {
    if (event->type() == QEvent::Polish || event->type() == QEvent::LanguageChange)
        retranslate();
    return QWidget::event(event);
}

} // namespace bouton
