#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "lab/tables.h"
#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/controls/settings_stack.h"
#include "ui/controls/title_box.h"
#include "ui/controls/words.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/heat_map.h"
#include "ui/laboratory/result_table.h"

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
        addTable(m_map,
                 [] { return tr("Run shows here which heap of Nim each position is worth."); });
        results().addWidget(m_remark);
        connect(m_kinds, &QComboBox::currentIndexChanged, this,
                [this] { m_settings->choose(m_kinds->chosen()); });
        inEveryLanguage(this, [this] { show(NimberTable(m_map->table())); });
    }

    void choose(std::string_view id) override {
        const auto at = std::ranges::find(tableKinds(), id, &TableKind::id);
        m_kinds->setCurrentIndex(static_cast<int>(at - tableKinds().begin())); // none: no such line
    }
    std::vector<QWidget*> figure() const override { return {m_map}; }

protected:
    Question question() const override {
        const TableKind& kind = tableKinds()[m_kinds->chosen()];
        return Question({partOf(kind.title), partOf(kind.settings, m_settings->values())});
    }
    void begin() override {
        show({});
        launch(TableTask{&tableKinds()[m_kinds->chosen()], m_settings->values()}, makeTable,
               &TablesExperiment::show);
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
        table().put(head, lines);
        m_remark->setText(spoken(nimbers.remark));
    }

    TitleBox* m_kinds = named("kind", new TitleBox(tableKinds(), &TableKind::title));
    SettingsStack* m_settings = new SettingsStack(tableKinds(), &TableKind::settings);
    HeatMap* m_map = new HeatMap;
    QLabel* m_remark = named("remark", new Saying);
};

} // namespace

Experiment* makeTables(const ExperimentKind& kind, const Bench&) {
    return tableKinds().empty() ? nullptr : new TablesExperiment(kind);
}

} // namespace bouton
