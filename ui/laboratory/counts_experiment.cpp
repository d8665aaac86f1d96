#include "ui/laboratory/counts_experiment.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

#include "games/catalogue.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/result_table.h"
#include "ui/panels/heading.h"
#include "ui/panels/settings_editor.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

QString numeral(Count count) { return QString::fromStdString(decimal(count)); }

double shareOf(Count part, Count whole) {
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

// 12,345,678, also beyond what a locale can write.
QString grouped(QString digits) {
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, QLatin1Char(','));
    return digits;
}

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
      m_chart(new Chart),
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
    addPlotAndTable(m_chart, m_table);
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
    QList<QStringList> lines = csv();
    Chart::Data data{.kind = Chart::Kind::Stacked, .below = lines.first().first(), .beside = {}};
    data.most = 100;
    data.suffix = tr(" %");
    data.series = {{tr("won"), {}}, {tr("lost"), {}}, {tr("drawn"), {}}};
    const bool draws = std::ranges::any_of(census.rows, &CensusRow::drawn);
    data.series.resize(draws ? 3 : 2);
    for (const CensusRow& row : census.rows) {
        data.names << QString::number(row.at);
        const Count parts[] = {row.won, row.lost, row.drawn};
        for (std::size_t i = 0; i < data.series.size(); ++i)
            data.series[i].values.push_back(shareOf(parts[i], row.total()));
    }
    m_chart->put(std::move(data));
    lines.first() << tr("Won %");
    for (std::size_t i = 0; i < census.rows.size(); ++i) {
        QStringList& line = lines[static_cast<qsizetype>(i) + 1];
        for (qsizetype field = 1; field < line.size(); ++field)
            line[field] = grouped(line[field]);
        line << locale().toString(shareOf(census.rows[i].won, census.rows[i].total()), 'f', 2);
    }
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
    m_chart->setInvitation(
        tr("Run counts the positions of the class and shows here how many of them are won."));
    m_chart->setAccessibleName(title());
    m_table->setAccessibleName(title());
    show(Census(m_census));
}

} // namespace bouton
