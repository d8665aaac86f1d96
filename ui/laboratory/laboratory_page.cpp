#include "ui/laboratory/laboratory_page.h"

#include <QHideEvent>
#include <QListWidget>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/input_memory.h"
#include "ui/preferences.h"
#include "ui/remembered.h"
#include "ui/words.h"

namespace bouton {

LaboratoryPage::LaboratoryPage(const Bench& bench)
    : m_list(named("experimentList", new QListWidget)), m_pages(new QStackedWidget) {
    setObjectName(QStringLiteral("laboratoryPage"));
    auto* back =
        makeButton("allGamesButton", this, &LaboratoryPage::left, [] { return tr("All games"); });
    say(back, &QWidget::setToolTip, [] { return tr("Back to the games (Esc)"); });
    say(m_list, &QWidget::setAccessibleName, [] { return tr("Experiments"); });
    setLayout(row({column({{m_list, 1}, {back, 0, Qt::AlignLeft}}, 2 * Theme::unit), {m_pages, 1}},
                  3 * Theme::unit, 2 * Theme::unit));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedWidth(std::max(24 * Theme::unit, 26 * fontMetrics().averageCharWidth()));
    m_list->viewport()->setAutoFillBackground(false); // the page shows through
    for (const ExperimentKind& kind : experiments())
        if (Experiment* experiment = kind.make(kind, bench))
            add(experiment, bench.preferences);
    inEveryLanguage(this, [this] {
        for (std::size_t i = 0; i < m_experiments.size(); ++i)
            m_list->item(static_cast<int>(i))->setText(m_experiments[i]->title());
    });
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_list, &QListWidget::itemSelectionChanged, this,
            [this] { m_list->currentItem()->setSelected(true); }); // one is always chosen
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
    m_list->addItem(experiment->title());
    new InputMemory(*experiment, preferences);
    for (QSplitter* splitter : experiment->findChildren<QSplitter*>())
        remember(*splitter, preferences, experiment->objectName());
    connect(experiment, &Experiment::openPosition, this, &LaboratoryPage::openPosition);
    connect(experiment, &Experiment::runningChanged, this,
            [this, experiment](bool running) { runs(experiment, running); });
}

Experiment* LaboratoryPage::current() const {
    return qobject_cast<Experiment*>(m_pages->currentWidget());
}

void LaboratoryPage::choose(const QString& id) {
    const auto at = std::ranges::find(m_experiments, id, &Experiment::objectName);
    if (at != m_experiments.end())
        m_list->setCurrentRow(static_cast<int>(at - m_experiments.begin()));
}

void LaboratoryPage::runs(Experiment* experiment, bool running) {
    for (std::size_t i = 0; i < m_experiments.size(); ++i) {
        if (m_experiments[i] == experiment)
            m_list->item(static_cast<int>(i))->setData(Qt::UserRole, running);
        else if (running)
            m_experiments[i]->stop();
    }
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
