#include "ui/laboratory/laboratory_page.h"

#include <QHideEvent>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/words.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_list.h"
#include "ui/laboratory/input_memory.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// Below this the list of experiments is as narrow as its signs.
int leastUnfolded(const QWidget& page) {
    return std::max(120 * Theme::unit, 150 * page.fontMetrics().averageCharWidth());
}

QPainterPath arrow() { // to the left
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.9, 0}, {-0.1, -0.7}, {-0.1, 0.7}, {-0.9, 0}});
    path.addRect(-0.2, -0.12, 1.1, 0.24);
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace

LaboratoryPage::LaboratoryPage(const Bench& bench)
    : m_list(named("experimentList", new ExperimentList)),
      m_back(makeButton("allGamesButton", this, &LaboratoryPage::left,
                        [] { return tr("Start page"); })),
      m_backSign(named("allGamesSign", new GlyphButton(arrow()))),
      m_pages(new QStackedWidget) {
    setObjectName(QStringLiteral("laboratoryPage"));
    connect(m_backSign, &Button::clicked, this, &LaboratoryPage::left);
    worded(m_back, &QWidget::setToolTip, [] { return tr("Back to the start page (Esc)"); });
    worded(m_backSign, &GlyphButton::setName, [] { return tr("Back to the start page (Esc)"); });
    m_backSign->hide();
    worded(m_list, &QWidget::setAccessibleName, [] { return tr("Experiments"); });
    auto* side = new QWidget;
    side->setLayout(
        column({{m_list, 1}, {m_back, 0, Qt::AlignLeft}, {m_backSign, 0, Qt::AlignHCenter}},
               2 * Theme::unit));
    setLayout(row({side, {m_pages, 1}}, 2 * Theme::unit, 2 * Theme::unit));
    for (const ExperimentKind& kind : experiments())
        if (Experiment* experiment = kind.make(kind, bench))
            add(experiment, bench.preferences);
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);
    choose(QString::fromUtf8(bench.preferences.window(QStringLiteral("experiment"))));
    connect(m_list, &QListWidget::currentRowChanged, &bench.preferences,
            [this, &preferences = bench.preferences] {
                preferences.keepWindow(QStringLiteral("experiment"),
                                       current()->objectName().toUtf8());
            });
    setFocusProxy(m_list);
}

void LaboratoryPage::add(Experiment* experiment, Preferences& preferences) {
    m_experiments.push_back(experiment);
    m_pages->addWidget(experiment);
    m_list->add(experiment->kind());
    auto* memory = new InputMemory(experiment->objectName(), experiment->questions(), preferences,
                                   experiment->item());
    connect(experiment, &Experiment::itemChanged, memory, &InputMemory::follow);
    connect(memory, &InputMemory::edited, experiment, &Experiment::refreshQuestion);
    experiment->refreshQuestion(); // of what was asked last time
    for (QSplitter* splitter : experiment->findChildren<QSplitter*>())
        remember(*splitter, preferences, experiment->objectName());
    connect(experiment, &Experiment::openPosition, this, &LaboratoryPage::openPosition);
    connect(experiment, &Experiment::openGame, this, &LaboratoryPage::openGame);
    connect(experiment, &Experiment::runningChanged, this,
            [this, experiment](bool running) { runs(experiment, running); });
}

Experiment* LaboratoryPage::current() const {
    return qobject_cast<Experiment*>(m_pages->currentWidget());
}

void LaboratoryPage::choose(const QString& id, const std::string& item) {
    const auto at = std::ranges::find(m_experiments, id, &Experiment::objectName);
    if (at == m_experiments.end())
        return;
    m_list->setCurrentRow(static_cast<int>(at - m_experiments.begin()));
    if (!item.empty() && (*at)->item().choose)
        (*at)->item().choose(item);
}

void LaboratoryPage::openExercises(const QString& path) {
    auto* practice = findChild<PracticeExperiment*>();
    choose(practice->objectName());
    practice->openFrom(path);
}

void LaboratoryPage::turnTo(const Ruleset& game) {
    for (Experiment* experiment : m_experiments)
        experiment->turnTo(game);
}

bool LaboratoryPage::rests() const {
    const auto* practice = findChild<PracticeExperiment*>();
    return practice && practice->rests();
}

bool LaboratoryPage::closeInnermost() { return current() && current()->closeInnermost(); }

void LaboratoryPage::runs(Experiment* experiment, bool running) {
    for (std::size_t i = 0; i < m_experiments.size(); ++i) {
        if (m_experiments[i] == experiment)
            m_list->setRunning(static_cast<int>(i), running);
        else if (running)
            m_experiments[i]->stop();
    }
}

void LaboratoryPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool folded = width() < leastUnfolded(*this);
    m_list->setFolded(folded);
    m_back->setVisible(!folded);
    m_backSign->setVisible(folded);
}

// Experiments go on while the window is minimised.
void LaboratoryPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    for (Experiment* experiment : m_experiments)
        experiment->stop();
}

} // namespace bouton
