#include "ui/laboratory/laboratory_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QListWidget>
#include <QStackedWidget>

#include <algorithm>

#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_list.h"
#include "ui/panels/button.h"
#include "ui/theme/theme.h"

namespace bouton {

LaboratoryPage::LaboratoryPage(const Bench& bench, QWidget* parent)
    : QWidget(parent), m_back(new Button), m_list(new ExperimentList), m_pages(new QStackedWidget) {
    setObjectName(QStringLiteral("laboratoryPage"));
    m_list->setObjectName(QStringLiteral("experimentList"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    row->setSpacing(3 * Theme::unit);
    auto* column = new QVBoxLayout;
    column->setSpacing(2 * Theme::unit);
    column->addWidget(m_list, 1);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    row->addLayout(column);
    m_back->setObjectName(QStringLiteral("allGamesButton"));
    connect(m_back, &Button::clicked, this, &LaboratoryPage::left);
    row->addWidget(m_pages, 1);
    for (const ExperimentMaker make : experiments())
        add(make(bench));
    retranslate();
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);
    setFocusProxy(m_list);
}

void LaboratoryPage::add(Experiment* experiment) {
    m_experiments.push_back(experiment);
    m_pages->addWidget(experiment);
    m_list->addItem(new QListWidgetItem);
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
            m_list->item(static_cast<int>(i))->setData(ExperimentList::RunningRole, running);
        else if (running)
            m_experiments[i]->stop();
    }
}

void LaboratoryPage::retranslate() {
    m_back->setText(tr("All games"));
    m_back->setToolTip(tr("Back to the games (Esc)"));
    m_list->setAccessibleName(tr("Experiments"));
    for (std::size_t i = 0; i < m_experiments.size(); ++i)
        m_list->item(static_cast<int>(i))->setText(m_experiments[i]->title());
}

void LaboratoryPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

// A window that is made small is none of our business.
void LaboratoryPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    for (Experiment* experiment : m_experiments)
        experiment->stop();
}

} // namespace bouton
