#include "ui/laboratory/depths_experiment.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include "games/reversi/reversi.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/position_form.h"
#include "ui/laboratory/result_table.h"
#include "ui/panels/heading.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int reversiDepth = 8, otherDepth = 6; // a few seconds at most

// Reversi first: it is what depth is for.
std::vector<const Ruleset*> reversiFirst(std::span<const Ruleset* const> games) {
    std::vector<const Ruleset*> all(games.begin(), games.end());
    std::ranges::stable_partition(all, [](const Ruleset* game) {
        return std::string_view(game->name.id) == Reversi::name.id;
    });
    return all;
}

} // namespace

DepthsExperiment::DepthsExperiment(const Bench& bench, QWidget* parent)
    : Experiment(QStringLiteral("depths"), parent),
      m_position(new PositionForm(bench, reversiFirst(bench.games))),
      m_mostLabel(new QLabel),
      m_values(sideNote({})),
      m_most(new QSpinBox),
      m_chart(new Chart),
      m_table(new ResultTable) {
    m_most->setObjectName(QStringLiteral("depth"));
    m_most->setRange(1, DepthTask::mostDepth);
    m_mostLabel->setBuddy(m_most);
    auto* depth = new QHBoxLayout;
    depth->addWidget(m_mostLabel, 1);
    depth->addWidget(m_most);
    form()->addWidget(m_position);
    form()->addLayout(depth);
    form()->addWidget(m_values);
    addPlotAndTable(m_chart, m_table);
    offerCsv();
    connect(m_position, &PositionForm::gameChanged, this, &DepthsExperiment::chooseGame);
    chooseGame();
}

QString DepthsExperiment::title() const { return tr("Depth of search"); }

QString DepthsExperiment::sentence() const {
    return tr("Searches one position one ply deeper each time: what changes in the move, and what "
              "it costs.");
}

bool DepthsExperiment::inReversi() const {
    return std::string_view(m_position->game().name.id) == Reversi::name.id;
}

void DepthsExperiment::chooseGame() {
    m_most->setValue(inReversi() ? reversiDepth : otherDepth);
    sayValues();
}

void DepthsExperiment::sayValues() {
    m_values->setText(
        inReversi()
            ? tr("Values are points of the evaluation that the player Minimax uses.")
            : tr("A value is 1 for won, −1 for lost, and 0 for drawn or not decided within the "
                 "depth."));
}

void DepthsExperiment::begin() {
    show({});
    launch<std::vector<DepthRow>>(
        [task = DepthTask{&m_position->game(), m_position->position(), m_most->value()}](
            std::stop_token stop, const Post<std::vector<DepthRow>>& post) {
            return tabulateDepths(task, std::move(stop), post);
        },
        [this, most = m_most->value()](const std::vector<DepthRow>& rows) {
            show(rows);
            setProgress(static_cast<double>(rows.size()) / most);
        });
}

void DepthsExperiment::show(const std::vector<DepthRow>& rows) {
    m_rows = rows;
    Chart::Data data{.kind = Chart::Kind::Lines, .below = tr("depth"), .beside = tr("Nodes")};
    data.logarithmic = true;
    data.series.push_back({tr("nodes"), {}});
    QList<QStringList> lines;
    for (const DepthRow& row : rows) {
        data.names << QString::number(row.depth);
        data.series.front().values.push_back(static_cast<double>(row.nodes));
        QStringList moves;
        for (const std::string& move : row.moves)
            moves << QString::fromStdString(move);
        lines << QStringList{
            QString::number(row.depth),
            moves.size() <= 3 ? moves.join(QStringLiteral(", "))
                              : tr("%1 and %n more", nullptr, static_cast<int>(moves.size()) - 2)
                                    .arg(moves.mid(0, 2).join(QStringLiteral(", "))),
            locale().toString(row.value), locale().toString(static_cast<qulonglong>(row.nodes)),
            locale().toString(row.seconds, 'f', 3)};
    }
    m_chart->put(std::move(data));
    m_table->put({tr("Depth"), tr("Best moves"), tr("Value"), tr("Nodes"), tr("Seconds")}, lines);
}

QList<QStringList> DepthsExperiment::csv() const {
    QList<QStringList> lines{
        {tr("Depth"), tr("Best moves"), tr("Value"), tr("Nodes"), tr("Seconds")}};
    for (const DepthRow& row : m_rows) {
        QStringList moves;
        for (const std::string& move : row.moves)
            moves << QString::fromStdString(move);
        lines << QStringList{QString::number(row.depth), moves.join(QLatin1Char(' ')),
                             QString::number(row.value), QString::number(row.nodes),
                             QString::number(row.seconds, 'f', 6)};
    }
    return lines;
}

void DepthsExperiment::retranslate() {
    Experiment::retranslate();
    m_mostLabel->setText(tr("Deepest search"));
    m_chart->setInvitation(tr("Run searches the position one ply deeper each time and shows here "
                              "how the nodes grow."));
    m_chart->setAccessibleName(title());
    m_table->setAccessibleName(title());
    sayValues();
    show(std::vector(m_rows));
}

} // namespace bouton
