// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSpinBox>

#include <algorithm>
#include <iterator>

#include "lab/depths.h"
#include "search/searched.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/position_form.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"

namespace bouton {

namespace {

// The games that can be searched, first those that tell good positions apart before the end: they
// are what depth is for.
std::vector<const Ruleset*> searchedGames(std::span<const Ruleset* const> games) {
    std::vector<const Ruleset*> all;
    std::ranges::copy_if(games, std::back_inserter(all),
                         [](const Ruleset* game) { return game->lore.searched != nullptr; });
    std::ranges::stable_partition(
        all, [](const Ruleset* game) { return game->lore.searched().values != nullptr; });
    return all;
}

// What minimax finds in a position with 1, 2, 3, … plies (lab/depths.h).
class DepthsExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::DepthsExperiment)

public:
    DepthsExperiment(const ExperimentKind& kind, const Bench& bench,
                     std::vector<const Ruleset*> games)
        : Experiment(kind),
          m_position(new PositionForm(bench, std::move(games), {.ownGames = false})) {
        m_deepest->setRange(1, mostDepth);
        form().addRow(m_position);
        ask(form(), m_deepest, [] { return tr("Deepest search"); });
        form().addRow(m_values);
        addResults(m_results);
        connect(m_position, &PositionForm::gameChanged, this, &DepthsExperiment::chooseGame);
        chooseGame();
        inEveryLanguage(this, [this] { show(std::vector(m_rows)); });
    }

protected:
    Question question() const override {
        return Question(
            {partOf(m_position->game().name.title),
             {std::to_string(m_deepest->value()),
              [deepest = m_deepest->value()] { return tr("to depth %1").arg(deepest); }},
             m_position->part()});
    }
    void begin(Run& run) override {
        const int all = m_deepest->value();
        show({});
        run.start(SearchTask{&m_position->game(), m_position->position(), all}, tabulateDepths,
                  [this, &run, all](const std::vector<DepthRow>& rows) {
                      emit run.progressed(static_cast<double>(rows.size()) / all);
                      show(rows);
                  });
    }

private:
    void chooseGame() {
        const Searched& searched = m_position->game().lore.searched();
        m_deepest->setValue(searched.depth);
        m_values->setWords([own = searched.values] {
            return own ? spoken(own)
                       : tr("A value is 1 for won, −1 for lost, and 0 for drawn or not decided "
                            "within the depth.");
        });
    }

    void show(const std::vector<DepthRow>& rows) {
        m_rows = rows;
        Chart::Data data{.isLine = true,
                         .below = tr("depth"),
                         .beside = tr("Nodes"),
                         .series = {tr("nodes")},
                         .logarithmic = true};
        QList<ResultTable::Line> lines;
        for (const DepthRow& row : rows) {
            data.columns.push_back({QString::number(row.depth), {static_cast<double>(row.nodes)}});
            lines << ResultTable::Line{
                QString::number(row.depth),
                movesOf(row),
                {typeset(locale().toString(row.value)), QString::number(row.value)},
                ResultTable::numeral(row.nodes),
                {locale().toString(row.seconds, 'f', 3), QString::number(row.seconds, 'f', 6)}};
        }
        m_chart->put(std::move(data));
        m_results->table().put(
            {tr("Depth"), tr("Best moves"), tr("Value"), tr("Nodes"), tr("Seconds")}, lines);
    }

    // A file has all of them. (With its full name as the result, lupdate files the text under it.)
    using Field = ResultTable::Field;
    static Field movesOf(const DepthRow& row) {
        QStringList moves;
        for (const std::string& move : row.moves)
            moves << QString::fromStdString(move);
        const QString all = moves.join(QLatin1Char(' '));
        const QString between = QStringLiteral(", ");
        if (moves.size() <= 3)
            return {moves.join(between), all};
        return {tr("%1 and %n more", nullptr, static_cast<int>(moves.size()) - 2)
                    .arg(moves.mid(0, 2).join(between)),
                all};
    }

    PositionForm* m_position;
    QSpinBox* m_deepest = named("depth", new NumberBox(NumberBox::Typing::Possible));
    WordLabel* m_values = sideNote();
    Chart* m_chart = new Chart;
    Results* m_results = new Results(m_chart, [] {
        return tr("Run searches the position one ply deeper each time and shows here how the "
                  "nodes grow.");
    });
    std::vector<DepthRow> m_rows; // what is shown
};

} // namespace

Experiment* makeDepths(const ExperimentKind& kind, const Bench& bench) {
    std::vector<const Ruleset*> games = searchedGames(bench.games);
    return games.empty() ? nullptr : new DepthsExperiment(kind, bench, std::move(games));
}

} // namespace bouton
