#include "ui/laboratory/microscope_experiment.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QSplitter>

#include <algorithm>

#include "ui/laboratory/chart.h"
#include "ui/laboratory/position_form.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/trace_player.h"
#include "ui/panels/flat_tabs.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int pliesAtFirst = 5; // the table begins to matter

std::vector<const Ruleset*> thatCanBeLookedAt(std::span<const Ruleset* const> games) {
    std::vector<const Ruleset*> all;
    std::ranges::copy_if(games, std::back_inserter(all),
                         [](const Ruleset* game) { return mostPliesOf(*game) > 0; });
    return all;
}

} // namespace

MicroscopeExperiment::MicroscopeExperiment(const Bench& bench, QWidget* parent)
    : Experiment(QStringLiteral("microscope"), parent),
      m_position(new PositionForm(bench, thatCanBeLookedAt(bench.games))),
      m_pliesLabel(new QLabel),
      m_plies(new QSpinBox),
      m_pages(new FlatTabs),
      m_counts(new QWidget),
      m_player(new TracePlayer),
      m_chart(new Chart),
      m_table(new ResultTable),
      m_task{nullptr, {}, 1} {
    m_plies->setObjectName(QStringLiteral("plies"));
    m_pages->setObjectName(QStringLiteral("pages"));
    m_pliesLabel->setBuddy(m_plies);
    auto* plies = new QHBoxLayout;
    plies->addWidget(m_pliesLabel, 1);
    plies->addWidget(m_plies);
    form()->addWidget(m_position);
    form()->addLayout(plies);

    for (std::size_t i = 0; i <= std::size(allMethods); ++i)
        m_pages->addTab({});
    auto* counts = new QVBoxLayout(m_counts);
    counts->setContentsMargins(0, 0, 0, 0);
    counts->addWidget(plotAndTable(m_chart, m_table));
    results()->addWidget(m_pages);
    results()->addWidget(m_counts, 1);
    results()->addWidget(m_player, 1);
    offerCsv();
    connect(m_player, &TracePlayer::openPosition, this, &Experiment::openPosition);
    connect(m_pages, &FlatTabs::currentChanged, this, &MicroscopeExperiment::showTrace);
    connect(m_position, &PositionForm::gameChanged, this, &MicroscopeExperiment::chooseGame);
    chooseGame();
    showTrace();
}

QString MicroscopeExperiment::title() const { return tr("Search microscope"); }

QString MicroscopeExperiment::sentence() const {
    return tr("Searches one position in four ways: what each costs, and each step by step with "
              "alpha, beta and what is cut.");
}

QString MicroscopeExperiment::nameOf(Method method) {
    switch (method) {
    case Method::Minimax: return tr("Minimax");
    case Method::AlphaBeta: return tr("Alpha-beta");
    case Method::Ordered: return tr("Ordered");
    case Method::Remembering: break;
    }
    return tr("With a table");
}

void MicroscopeExperiment::chooseGame() {
    m_plies->setRange(1, mostPliesOf(m_position->game()));
    m_plies->setValue(pliesAtFirst);
    forgetRun(); // another game's tree
    show({});
}

void MicroscopeExperiment::begin() {
    m_task = {&m_position->game(), m_position->position(), m_plies->value()};
    show({});
    launch<std::vector<Look>>(
        [task = m_task](std::stop_token stop, const Post<std::vector<Look>>& post) {
            return lookThrough(task, std::move(stop), post);
        },
        [this](const std::vector<Look>& looks) { show(looks); });
}

void MicroscopeExperiment::show(const std::vector<Look>& looks) {
    m_looks = looks;
    Chart::Data data{.below = {}, .beside = tr("Nodes")};
    data.logarithmic = true;
    data.series.push_back({tr("nodes"), {}});
    for (const Look& look : looks) {
        data.names << nameOf(look.method);
        data.series.front().values.push_back(static_cast<double>(look.nodes));
    }
    m_chart->put(std::move(data));
    QList<QStringList> lines = csv();
    const QStringList head = lines.takeFirst();
    for (QStringList& line : lines)
        for (qsizetype i = 3; i < line.size(); ++i)
            line[i] = locale().toString(line[i].toULongLong());
    m_table->put(head, lines);
    showTrace();
}

// The first page shows the counts, the others a search each.
void MicroscopeExperiment::showTrace() {
    const int page = m_pages->currentIndex();
    m_counts->setVisible(page <= 0);
    m_player->setVisible(page > 0);
    if (page <= 0)
        return;
    const auto at = static_cast<std::size_t>(page) - 1;
    if (at < m_looks.size())
        m_player->put(m_task.game, m_task.position, m_looks[at].trace);
    else
        m_player->put(nullptr, {}, nullptr);
}

QList<QStringList> MicroscopeExperiment::csv() const {
    QList<QStringList> lines{{tr("Search"), tr("Move"), tr("Value"), tr("Nodes"), tr("Leaves"),
                              tr("Cut-offs"), tr("Remembered")}};
    for (const Look& look : m_looks)
        lines << QStringList{nameOf(look.method),
                             QString::fromStdString(look.move),
                             QString::number(look.value),
                             QString::number(look.nodes),
                             QString::number(look.leaves),
                             QString::number(look.cuts),
                             QString::number(look.remembered)};
    return lines;
}

void MicroscopeExperiment::retranslate() {
    Experiment::retranslate();
    m_pliesLabel->setText(tr("Plies"));
    m_pages->setTabText(0, tr("Side by side"));
    for (std::size_t i = 0; i < std::size(allMethods); ++i)
        m_pages->setTabText(static_cast<int>(i) + 1, nameOf(allMethods[i]));
    m_chart->setInvitation(tr("Run searches the position in four ways and shows here how many "
                              "nodes each of them visits."));
    m_chart->setAccessibleName(title());
    m_table->setAccessibleName(title());
    show(std::vector(m_looks));
}

} // namespace bouton
