#include "ui/laboratory/experiment.h"

#include <QLabel>
#include <QProgressBar>
#include <QShowEvent>
#include <QSplitter>

#include "session/csv.h"
#include "ui/controls/card.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/controls/title_box.h"
#include "ui/controls/words.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/notice.h"
#include "ui/laboratory/result_sheet.h"
#include "ui/laboratory/result_table.h"
#include "ui/print/file_writer.h"
#include "ui/print/picture_file.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int showingPause = 33; // milliseconds between two looks at what is reported
constexpr int progressSteps = 1000;

// The form, beside the results.
int sideWidth(const QWidget& page) {
    return std::max(34 * Theme::unit, 40 * page.fontMetrics().averageCharWidth());
}

// What the form beside them leaves the results.
int leastResults(const QWidget& page) {
    return std::max(58 * Theme::unit, 62 * page.fontMetrics().averageCharWidth());
}

} // namespace

Experiment::Experiment(const ExperimentKind& kind)
    : m_kind(kind),
      m_questions(new QWidget),
      m_form(makeForm()),
      m_results(new QVBoxLayout),
      m_asked(named("asked", heading())),
      m_sentence(sideNote([this] { return sentence(); })),
      m_state(named("state", sideNote())),
      m_stale(named("stale", new Notice)),
      m_progress(named("progress", new QProgressBar)),
      m_controls(new QWidget),
      m_run(makeButton(
          "runButton", this, &Experiment::run, [] { return tr("Run"); }, Button::Rank::Primary)),
      m_stop(makeButton("stopButton", this, &Experiment::endByHand, [] { return tr("Stop"); })),
      m_save(makeButton("saveButton", this, &Experiment::askForPath,
                        [] { return tr("Save table…"); })),
      m_savePlot(makeButton(
          "savePlotButton", this,
          [this] {
              askToExport(
                  this, objectName() + QStringLiteral(".png"),
                  [this] { return Drawings{titled(m_plot->drawing(asked()))}; },
                  [this](const QString& sentence) { tell(sentence); });
          },
          [] { return tr("Save plot…"); })),
      m_print(makeButton(
          "printButton", this,
          [this] {
              askToPrint(
                  this, title(), [this] { return onPaper(); },
                  [this](const QString& sentence) { tell(sentence); });
          },
          [] { return tr("Print…"); })),
      m_unfold(makeButton(
          "unfoldButton", this, [this] { fold(!m_folded); }, [] { return tr("Settings"); })),
      m_side(new Card),
      m_outcome(new QWidget) {
    setObjectName(QLatin1String(kind.id));
    typed(m_asked, Type::Heading, Weight::Strong);
    m_asked->setWordWrap(true);
    m_results->setSpacing(Theme::unit);
    m_results->setContentsMargins(0, 0, 0, 0);
    m_outcome->setLayout(m_results);
    makeSide();
    m_head = row({{m_asked, 1}, {m_unfold, 0, Qt::AlignTop}});
    m_below = column({m_sentence, m_stale}, Theme::unit / 2);
    m_stale->hide();
    setLayout(column({m_head,
                      m_below,
                      Item::room(Theme::unit),
                      {row({{m_outcome, 1}, {m_side, 1}}, 2 * Theme::unit), 1}},
                     Theme::unit / 2));
    arrange();
    m_soon.setSingleShot(true);
    m_soon.setInterval(showingPause);
    connect(&m_soon, &QTimer::timeout, this, &Experiment::take);
    inEveryLanguage(this, [this] { refreshQuestion(); });
}

Experiment::~Experiment() = default;

void Experiment::makeSide() {
    say(m_progress, &QWidget::setAccessibleName, [] { return tr("Progress"); });
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(Theme::unit / 2);
    QSizePolicy kept = m_progress->sizePolicy(); // nothing jumps when a run begins
    kept.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(kept);
    m_progress->hide();
    m_stop->setEnabled(false);
    m_unfold->setCheckable(true);
    for (Button* button : {m_save, m_savePlot, m_print})
        button->hide();
    setSavable(false);
    m_controls->setLayout(row({m_stop, {m_run, 1}}));
    m_questions->setLayout(m_form);
    m_foot = column({});
    m_side->setLayout(column({new SnugScrollArea(m_questions), Item::stretch(), m_foot,
                              column({m_save, m_printing = row({{m_savePlot, 1}, {m_print, 1}})})},
                             2 * Theme::unit, 2 * Theme::unit));
}

// The page ----------------------------------------------------------------------------------------

bool Experiment::isNarrow() const { return width() < sideWidth(*this) + leastResults(*this); }

// Where the form has no room beside the results, Run and what is said of it stand at the top.
void Experiment::arrange() {
    m_narrow = isNarrow();
    if (m_narrow) {
        m_head->addWidget(m_controls, 0, Qt::AlignTop);
        m_below->insertWidget(0, m_state);
        m_below->addWidget(m_progress);
    } else {
        m_foot->addWidget(m_state);
        m_foot->addWidget(m_progress);
        m_foot->addWidget(m_controls);
    }
    m_unfold->setVisible(m_narrow);
    m_unfold->setChecked(!m_folded);
    m_side->setVisible(!m_narrow || !m_folded);
    const int left = width() - sideWidth(*this) - 2 * Theme::unit;
    const bool alone =
        m_narrow && !m_folded
        && left < std::max(m_results->minimumSize().width(), 46 * fontMetrics().averageCharWidth());
    m_outcome->setVisible(!alone);
    m_side->setMinimumWidth(alone ? 0 : sideWidth(*this));
    m_side->setMaximumWidth(alone ? QWIDGETSIZE_MAX : sideWidth(*this));
    m_printing->setDirection(m_save->sizeHint().width() + m_print->sizeHint().width()
                                         + 6 * Theme::unit
                                     > sideWidth(*this)
                                 ? QBoxLayout::TopToBottom
                                 : QBoxLayout::LeftToRight);
    refreshQuestion();
}

void Experiment::fold(bool folded) {
    m_folded = folded;
    arrange();
}

void Experiment::showResults() {
    if (m_outcome->isHidden())
        fold(true);
}

void Experiment::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        arrange();
}

void Experiment::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

// After this the page is painted first.
void Experiment::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous() && m_owed)
        QMetaObject::invokeMethod(this, &Experiment::runFirst, Qt::QueuedConnection);
}

// The question ------------------------------------------------------------------------------------

QString Experiment::asked() const { return (m_answered ? *m_answered : question()).title(title()); }

void Experiment::turnTo(const Ruleset& game) {
    if (auto* games = m_questions->findChild<TitleBox*>(QStringLiteral("game")))
        games->choose(game.name.title);
}

void Experiment::refreshQuestion() {
    m_asked->setText(asked());
    const QString sentence = m_answered ? m_answered->against(question()) : QString();
    m_stale->setText(sentence);
    m_stale->setVisible(!sentence.isEmpty());
    // On a narrow page there is room for one of them.
    m_sentence->setVisible(sentence.isEmpty() && (!m_narrow || !m_answered));
    // To ask the same again while it is being answered would only lose what is found.
    const bool again = !m_running || !sentence.isEmpty();
    if (!again && m_run->hasFocus())
        m_stop->setFocus();
    m_run->setEnabled(again);
}

// The run -----------------------------------------------------------------------------------------

// It is asked for again if it was stopped by leaving the page, not by hand.
void Experiment::runFirst() {
    if (!m_owed || !isVisible() || m_running)
        return;
    m_state->say({});
    beginFirst();
    m_owed = m_running;
}

void Experiment::run() {
    m_owed = false;
    stop();
    m_state->say({});
    begin();
}

void Experiment::endByHand() {
    m_owed = false;
    stop();
}

void Experiment::adopt(Worker* thinker) {
    m_thinker.reset(thinker);
    connect(
        thinker, &Worker::reported, this,
        [this] {
            if (!m_soon.isActive())
                m_soon.start();
        },
        Qt::QueuedConnection);
}

void Experiment::beginRun() {
    m_running = true;
    m_shown = false;
    m_answered = question();
    m_stop->setEnabled(true);
    refreshQuestion();
    m_clock.start();
    setSavable(false);
    setProgress(-1);
    m_progress->show();
    m_state->say([] { return tr("Running…"); });
}

void Experiment::take() {
    if (m_running)
        std::function{m_look}(); // a copy, since what is shown may begin another run
}

void Experiment::takeEnd(const Or<void>& end) {
    m_owed = false;
    if (!end && sayRefusal(end.error()))
        finish({});
    else if (!end)
        finish([why = end.error()] { return spoken(why); });
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

void Experiment::finish(Wording word) {
    m_running = false;
    m_soon.stop();
    m_progress->hide();
    refreshQuestion();
    if (m_stop->hasFocus())
        m_run->setFocus();
    m_stop->setEnabled(false);
    setSavable(m_shown);
    m_state->say(std::move(word));
    emit runningChanged(false);
}

void Experiment::forgetRun() {
    stop();
    m_shown = false;
    m_answered.reset();
    refreshQuestion();
    setSavable(false);
    m_state->say({});
}

void Experiment::setProgress(double share) {
    m_progress->setRange(0, share < 0 ? 0 : progressSteps);
    m_progress->setValue(static_cast<int>(share * progressSteps));
}

QWidget* Experiment::addTable(ResultSheet* plot, Wording invitation) {
    m_save->show();
    m_print->show();
    m_savePlot->setVisible(plot);
    m_plot = plot;
    m_table = new ResultTable;
    say(m_table, &QWidget::setAccessibleName, [this] { return title(); });
    auto* sheet = new Card;
    sheet->setLayout(column({m_table}, 0, Theme::unit));
    auto* both = new QSplitter(Qt::Vertical);
    both->setChildrenCollapsible(false);
    both->setHandleWidth(Theme::unit);
    both->addWidget(sheet);
    if (plot) {
        say(plot, &QWidget::setAccessibleName, [this] { return title(); });
        say(plot, &ResultSheet::setInvitation, std::move(invitation));
        both->insertWidget(0, plot);
        both->setStretchFactor(0, 3);
        both->setStretchFactor(1, 2);
    }
    m_results->addWidget(both, 1);
    return both;
}

QString Experiment::title() const { return spoken(m_kind.title); }

QString Experiment::brief() const { return spoken(m_kind.brief); }

QString Experiment::sentence() const { return spoken(m_kind.sentence); }

QList<QStringList> Experiment::csv() const {
    return m_table ? m_table->saved() : QList<QStringList>();
}

void Experiment::hideRun() { m_controls->hide(); }

QString Experiment::seconds() const {
    return locale().toString(static_cast<double>(m_clock.elapsed()) / 1000, 'f', 1);
}

void Experiment::setSavable(bool savable) {
    for (Button* button : {m_save, m_savePlot, m_print})
        button->setEnabled(savable);
}

void Experiment::tell(const QString& sentence) {
    m_state->say([sentence] { return sentence; });
}

void Experiment::askForPath() {
    connect(
        askForFile(this, tr("Save table"),
                   tr("Tables (*.csv)") + QStringLiteral(";;") + tr("Pictures (*.png *.svg *.pdf)"),
                   objectName() + QStringLiteral(".csv")),
        &QFileDialog::fileSelected, this, &Experiment::saveTable);
}

void Experiment::saveTable(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("pdf"))
        exportPicture(this, pagesOf(m_table->onPaper(asked())), path,
                      [this](const QString& sentence) { tell(sentence); });
    else if (ending == QLatin1String("png") || ending == QLatin1String("svg"))
        exportPicture(this, {drawingOf(m_table->onPaper(asked()))}, path,
                      [this](const QString& sentence) { tell(sentence); });
    else
        new FileWriter(
            this, path, csvText(csv()).toUtf8(), [this, path](const std::optional<QString>& why) {
                tell(why ? tr("Could not be saved: %1").arg(*why) : tr("Saved as %1.").arg(path));
            });
}

Drawings Experiment::onPaper() const {
    Drawings pages;
    if (m_plot)
        pages.push_back(titled(m_plot->drawing(asked())));
    for (Drawing& page : pagesOf(m_table->onPaper(asked())))
        pages.push_back(std::move(page));
    return pages;
}

} // namespace bouton
