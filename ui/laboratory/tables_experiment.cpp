// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "lab/tables.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/heat_map.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"

namespace bouton {

namespace {

// Tables of nimbers (lab/tables.h) as a heat map and in figures.
class TablesExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::TablesExperiment)

public:
    explicit TablesExperiment(const ExperimentKind& kind) : Experiment(kind) {
        m_remark->setWordWrap(true);
        m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        ask(form(), m_kinds, [] { return tr("Table"); });
        form().addRow(m_settings);
        addResults(m_results);
        frame().addResult(m_remark);
        connect(m_kinds, &QComboBox::currentIndexChanged, this,
                [this] { m_settings->choose(m_kinds->chosen()); });
        inEveryLanguage(this, [this] { show(NimberTable(m_map->table())); });
    }

protected:
    Question question() const override {
        const TableKind& kind = tableKinds()[m_kinds->chosen()];
        return Question({partOf(kind.title), partOf(kind.settings, m_settings->values())});
    }
    void begin(Run& run) override {
        show({});
        run.start(TableTask{&tableKinds()[m_kinds->chosen()], m_settings->values()}, makeTable,
                  [this](const NimberTable& nimbers) { show(nimbers); });
    }

private:
    void show(const NimberTable& nimbers) {
        m_map->put(nimbers);
        QStringList head{spoken(nimbers.corner.c_str())};
        for (const std::string& name : nimbers.columns)
            head << spoken(name.c_str());
        QList<ResultTable::Line> lines;
        for (const NimberTable::Row& row : nimbers.rows) {
            lines << ResultTable::Line{QString::fromStdString(row.name)};
            for (const std::optional<int>& nimber : row.nimbers)
                lines.back() << (nimber ? QString::number(*nimber) : QString());
        }
        m_results->table().put(head, lines);
        m_remark->setText(spoken(nimbers.remark));
    }

    TitleBox* m_kinds = named("kind", new TitleBox(tableKinds(), &TableKind::title));
    SettingsStack* m_settings = new SettingsStack(tableKinds(), &TableKind::settings);
    HeatMap* m_map = named("map", new HeatMap);
    Results* m_results = new Results(
        m_map, [] { return tr("Run shows here which heap of Nim each position is worth."); });
    QLabel* m_remark = named("remark", new WordLabel);
};

} // namespace

Experiment* makeTables(const ExperimentKind& kind, const Bench&) {
    return tableKinds().empty() ? nullptr : new TablesExperiment(kind);
}

} // namespace bouton
