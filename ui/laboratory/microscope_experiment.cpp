// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

#include "lab/microscope.h"
#include "ui/controls/fitted.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/words.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/position_form.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/trace_paper.h"
#include "ui/laboratory/trace_player.h"

namespace bouton {

namespace {

constexpr int pliesAtFirst = 5; // the table begins to matter

// The pages that show a search each, in the order of the methods.
constexpr const char* pages[] = {
    QT_TRANSLATE_NOOP("Phrase", "Minimax"), QT_TRANSLATE_NOOP("Phrase", "Alpha-beta"),
    QT_TRANSLATE_NOOP("Phrase", "Ordered"), QT_TRANSLATE_NOOP("Phrase", "With a table")};
static_assert(std::size(pages) == std::size(allMethods));

QString nameOf(Method method) { return spoken(pages[static_cast<std::size_t>(method)]); }

// One search in four ways side by side (lab/microscope.h): what each costs, and each step by step.
class MicroscopeExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::MicroscopeExperiment)

public:
    MicroscopeExperiment(const ExperimentKind& kind, const Bench& bench,
                         const std::vector<const Ruleset*>& games)
        : Experiment(kind), m_position(new PositionForm(bench, games, {.ownGames = false})) {
        form().addRow(m_position);
        ask(form(), m_plies, [] { return tr("Plies"); });
        frame().addResult(m_pages);
        addResults(m_counts);
        m_counts->setPages([this](const QString& title) { return traceOnPaper(title); });
        frame().addResult(m_player, 1);
        for (std::size_t i = 0; i <= std::size(pages); ++i)
            m_pages->addTab({});
        connect(m_player, &TracePlayer::openPosition, this, &Experiment::openPosition);
        connect(m_pages, &QTabBar::currentChanged, this, &MicroscopeExperiment::showTrace);
        connect(m_position, &PositionForm::gameChanged, this, &MicroscopeExperiment::chooseGame);
        chooseGame();
        inEveryLanguage(this, [this] {
            m_pages->setTabText(0, tr("Counts"));
            for (const Method method : allMethods)
                m_pages->setTabText(static_cast<int>(method) + 1, nameOf(method));
            show(std::vector(m_looks));
        });
    }

protected:
    Question question() const override {
        return Question({partOf(m_position->game().name.title),
                         {std::to_string(m_plies->value()),
                          [plies = m_plies->value()] { return tr("depth %1").arg(plies); }},
                         m_position->part()});
    }
    void begin(Run& run) override {
        m_task = {&m_position->game(), m_position->position(), m_plies->value()};
        show({});
        run.start(m_task, lookThrough, [this](const std::vector<Look>& looks) { show(looks); });
    }

private:
    void chooseGame() {
        m_plies->setRange(1, mostPliesOf(m_position->game()));
        m_plies->setValue(pliesAtFirst);
        forgetRun(); // another game's tree
        show({});
    }

    void show(const std::vector<Look>& looks) {
        m_looks = looks;
        Chart::Data data{
            .below = {}, .beside = tr("Nodes"), .series = {tr("nodes")}, .logarithmic = true};
        QList<ResultTable::Line> lines;
        for (const Look& look : looks) {
            data.columns.push_back({nameOf(look.method), {static_cast<double>(look.nodes)}});
            const QString value = QString::number(look.value);
            lines << ResultTable::Line{
                nameOf(look.method), QString::fromStdString(look.move), {typeset(value), value}};
            for (const std::uint64_t count : {look.nodes, look.leaves, look.cuts, look.remembered})
                lines.back() << ResultTable::numeral(count);
        }
        m_chart->put(std::move(data));
        m_counts->table().put({tr("Search"), tr("Move"), tr("Value"), tr("Nodes"), tr("Leaves"),
                               tr("Cut-offs"), tr("Remembered")},
                              lines);
        showTrace();
    }

    // The first page shows the counts, the others a search each.
    void showTrace() {
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

    // The search whose page is open; nothing where the counts are.
    Drawings traceOnPaper(const QString& title) const {
        const int page = m_pages->currentIndex();
        if (page <= 0 || page > std::ssize(m_looks))
            return {};
        const Look& look = m_looks[static_cast<std::size_t>(page) - 1];
        return bouton::traceOnPaper(*m_task.game, *m_looks.front().trace, *look.trace,
                                    inARow({nameOf(look.method), title}));
    }

    PositionForm* m_position;
    QSpinBox* m_plies = named("plies", new NumberBox(NumberBox::Typing::Possible));
    QTabBar* m_pages = named("pages", new FittedTabs); // the counts, then a page for each method
    Chart* m_chart = new Chart;
    Results* m_counts = new Results(m_chart, [] {
        return tr("Run searches the position in four ways and shows here how many nodes each of "
                  "them visits.");
    });
    TracePlayer* m_player = named("player", new TracePlayer);
    SearchTask m_task{nullptr, {}, 1}; // of what is shown
    std::vector<Look> m_looks;
};

} // namespace

Experiment* makeMicroscope(const ExperimentKind& kind, const Bench& bench) {
    std::vector<const Ruleset*> games(bench.games.begin(), bench.games.end());
    std::erase_if(games, [](const Ruleset* game) { return mostPliesOf(*game) == 0; });
    return games.empty() ? nullptr : new MicroscopeExperiment(kind, bench, games);
}

} // namespace bouton
