// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <optional>

#include "games/catalogue.h"
#include "lab/census.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"

namespace bouton {

namespace {

double percent(Count part, Count whole) {
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

const char* titleOf(const CensusKind& kind) { return (*gameNamed(kind.game))->name.title; }

// How many positions of a class are won, lost and drawn (lab/census.h).
class CountsExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::CountsExperiment)

public:
    explicit CountsExperiment(const ExperimentKind& kind) : Experiment(kind) {
        auto* to = worded(new QLabel, [] { return tr("to"); });
        m_axisTitle->setBuddy(m_least);
        to->setBuddy(m_most);
        ask(form(), m_games, [] { return tr("Game"); });
        form().addRow(m_settings);
        form().addRow(m_axisTitle);
        form().addRow(row({{m_least, 1}, to, {m_most, 1}}));
        form().addRow(m_counted);
        addResults(m_results);
        m_results->setCsv([this] { return csv(); });
        connect(m_games, &QComboBox::currentIndexChanged, this, &CountsExperiment::chooseKind);
        connect(m_settings, &SettingsStack::changed, this, &CountsExperiment::fitAxis);
        connect(m_least, &QSpinBox::valueChanged, m_most, &QSpinBox::setMinimum);
        connect(m_most, &QSpinBox::valueChanged, m_least, &QSpinBox::setMaximum);
        chooseKind();
        inEveryLanguage(this, [this] { show(Census(m_census)); });
    }

protected:
    Question question() const override {
        const Setting axis = counted().axis(m_settings->values());
        const int least = m_least->value(), most = m_most->value();
        return Question({partOf(titleOf(counted())),
                         partOf(counted().settings, m_settings->values()),
                         {std::to_string(least) + ' ' + std::to_string(most),
                          [title = axis.title, least, most] {
                              return tr("%1: %2 to %3").arg(spoken(title)).arg(least).arg(most);
                          }}});
    }
    void begin(Run& run) override {
        m_task = CensusTask{&counted(), m_settings->values(), m_least->value(), m_most->value()};
        show({});
        run.start(*m_task, takeCensus, [this, &run](const Census& census) {
            if (census.all > 0)
                emit run.progressed(static_cast<double>(census.done)
                                    / static_cast<double>(census.all));
            show(census);
        });
    }

private:
    const CensusKind& counted() const { return censusKinds()[m_games->chosen()]; }

    void chooseKind() {
        m_settings->choose(m_games->chosen());
        m_counted->setWords(
            [this] { return tr("Each row counts %1.").arg(spoken(counted().positions)); });
        fitAxis();
    }

    // The range of rows depends on the settings. All rows are counted unless the user wants fewer.
    void fitAxis() {
        const Setting axis = counted().axis(m_settings->values());
        const QSignalBlocker one(m_least), other(m_most);
        for (QSpinBox* box : {m_least, m_most})
            box->setRange(axis.least, axis.most);
        m_least->setValue(axis.least);
        m_most->setValue(axis.most);
        m_axisTitle->setWords([title = axis.title] { return spoken(title); });
    }

    void show(const Census& census) {
        m_census = census;
        const QString axis =
            m_task ? spoken(m_task->kind->axis(m_task->settings).title) : QString();
        Chart::Data data{.below = axis, .beside = {}, .most = 100, .suffix = tr(" %")};
        const bool anyDrawn = std::ranges::any_of(census.rows, &CensusRow::drawn);
        data.series << tr("won");
        if (anyDrawn)
            data.series << tr("drawn");
        else
            data.inks = {Chart::Ink::Accent, Chart::Ink::Outline};
        data.series << tr("lost");
        QList<ResultTable::Line> lines;
        for (const CensusRow& row : census.rows) {
            const Count counts[] = {row.won, row.lost, row.drawn, row.total()};
            data.columns.push_back({QString::number(row.at), {}});
            auto& shares = data.columns.back().values;
            shares.push_back(percent(row.won, row.total()));
            if (anyDrawn)
                shares.push_back(percent(row.drawn, row.total()));
            shares.push_back(percent(row.lost, row.total()));
            lines << ResultTable::Line{QString::number(row.at)};
            for (const Count count : counts)
                lines.back() << ResultTable::numeral(QString::fromStdString(decimal(count)));
            lines.back() << locale().toString(percent(row.won, row.total()), 'f', 2);
        }
        m_chart->put(std::move(data));
        m_results->table().put({axis, tr("Won"), tr("Lost"), tr("Drawn"), tr("All"), tr("Won %")},
                               lines);
    }

    // A file does not need the shares: they follow from the counts.
    Results::Lines csv() const {
        Results::Lines lines = m_results->table().saved();
        for (QStringList& line : lines)
            line.removeLast();
        return lines;
    }

    TitleBox* m_games = named("game", new TitleBox(censusKinds(), titleOf));
    SettingsStack* m_settings = new SettingsStack(censusKinds(), &CensusKind::settings);
    WordLabel* m_axisTitle = new WordLabel;
    QSpinBox* m_least = named("least", new NumberBox(NumberBox::Typing::Possible));
    QSpinBox* m_most = named("most", new NumberBox(NumberBox::Typing::Possible));
    WordLabel* m_counted = sideNote();
    Chart* m_chart = new Chart;
    Results* m_results = new Results(m_chart, [] {
        return tr("Run counts the positions of the class and shows here how many of them are won.");
    });
    std::optional<CensusTask> m_task; // of what is shown
    Census m_census;
};

} // namespace

Experiment* makeCounts(const ExperimentKind& kind, const Bench&) {
    return censusKinds().empty() ? nullptr : new CountsExperiment(kind);
}

} // namespace bouton
