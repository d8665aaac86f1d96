#include "ui/laboratory/counts_experiment.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "games/catalogue.h"
#include "ui/laboratory/result_table.h"
#include "ui/panels/heading.h"
#include "ui/panels/settings_editor.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

QString numeral(Count count) { return QString::fromStdString(decimal(count)); }

} // namespace

CountsExperiment::CountsExperiment(const Bench&, QWidget* parent)
    : Experiment(QStringLiteral("counts"), parent),
      m_games(new QComboBox),
      m_game(new QLabel),
      m_axis(new QLabel),
      m_to(new QLabel),
      m_counted(sideNote({})),
      m_least(new QSpinBox),
      m_most(new QSpinBox),
      m_table(new ResultTable) {
    m_games->setObjectName(QStringLiteral("game"));
    m_least->setObjectName(QStringLiteral("least"));
    m_most->setObjectName(QStringLiteral("most"));
    m_game->setBuddy(m_games);
    m_axis->setBuddy(m_least);
    m_to->setBuddy(m_most);
    form()->addWidget(m_game);
    form()->addWidget(m_games);
    for (const CensusKind& kind : censusKinds()) {
        m_games->addItem(QString());
        m_settings.push_back(new SettingsEditor(kind.settings));
        form()->addWidget(m_settings.back());
        connect(m_settings.back(), &SettingsEditor::changed, this, &CountsExperiment::fitAxis);
    }
    auto* range = new QHBoxLayout;
    range->setSpacing(Theme::unit);
    range->addWidget(m_least, 1);
    range->addWidget(m_to);
    range->addWidget(m_most, 1);
    form()->addWidget(m_axis);
    form()->addLayout(range);
    form()->addWidget(m_counted);
    results()->addWidget(m_table, 1);
    offerCsv();
    connect(m_games, &QComboBox::currentIndexChanged, this, &CountsExperiment::chooseKind);
    connect(m_least, &QSpinBox::valueChanged, m_most, &QSpinBox::setMinimum);
    connect(m_most, &QSpinBox::valueChanged, m_least, &QSpinBox::setMaximum);
    chooseKind();
}

QString CountsExperiment::title() const { return tr("Won and lost positions"); }

QString CountsExperiment::sentence() const {
    return tr("Counts, exactly, how many positions of a class the side to move wins, loses or "
              "draws against best play.");
}

const CensusKind& CountsExperiment::kind() const {
    return censusKinds()[static_cast<std::size_t>(std::max(0, m_games->currentIndex()))];
}

void CountsExperiment::chooseKind() {
    for (std::size_t i = 0; i < m_settings.size(); ++i)
        m_settings[i]->setVisible(&censusKinds()[i] == &kind() && !kind().settings.empty());
    fitAxis();
    m_counted->setText(tr("Counted are %1.").arg(spoken(kind().positions)));
}

// What tells the rows apart may reach further or less far with other settings; all of it is counted
// unless the user wants less.
void CountsExperiment::fitAxis() {
    const auto at = static_cast<std::size_t>(&kind() - censusKinds().data());
    m_axisNow = kind().axis(m_settings[at]->values());
    const QSignalBlocker one(m_least), other(m_most);
    for (QSpinBox* box : {m_least, m_most})
        box->setRange(m_axisNow.least, m_axisNow.most);
    m_least->setValue(m_axisNow.least);
    m_most->setValue(m_axisNow.most);
    m_axis->setText(spoken(m_axisNow.title));
}

void CountsExperiment::begin() {
    const auto at = static_cast<std::size_t>(&kind() - censusKinds().data());
    m_task = CensusTask{&kind(), m_settings[at]->values(), m_least->value(), m_most->value()};
    show({});
    launch<Census>(
        [task = *m_task](std::stop_token stop, const Post<Census>& post) -> Or<void> {
            (void)takeCensus(task, std::move(stop), post);
            return {};
        },
        [this](const Census& census) { show(census); });
}

void CountsExperiment::show(const Census& census) {
    m_census = census;
    if (census.all > 0)
        setProgress(static_cast<double>(census.done) / static_cast<double>(census.all));
    const QList<QStringList> lines = csv();
    m_table->put(lines.first(), lines.mid(1));
}

QList<QStringList> CountsExperiment::csv() const {
    const QString axis = m_task ? spoken(m_task->kind->axis(m_task->settings).title) : QString();
    QList<QStringList> lines{{axis, tr("Won"), tr("Lost"), tr("Drawn"), tr("All")}};
    for (const CensusRow& row : m_census.rows)
        lines << QStringList{QString::number(row.at), numeral(row.won), numeral(row.lost),
                             numeral(row.drawn), numeral(row.total())};
    return lines;
}

void CountsExperiment::retranslate() {
    Experiment::retranslate();
    m_game->setText(tr("Game"));
    m_to->setText(tr("to"));
    for (int i = 0; i < m_games->count(); ++i) {
        const auto game = gameNamed(censusKinds()[static_cast<std::size_t>(i)].game);
        m_games->setItemText(i, spoken((*game)->name.title));
    }
    m_axis->setText(spoken(m_axisNow.title));
    m_counted->setText(tr("Counted are %1.").arg(spoken(kind().positions)));
    m_table->setAccessibleName(title());
    show(Census(m_census));
}

} // namespace bouton
