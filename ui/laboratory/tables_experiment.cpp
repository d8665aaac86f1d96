#include "ui/laboratory/tables_experiment.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/laboratory/heat_map.h"
#include "ui/laboratory/result_table.h"
#include "ui/panels/settings_editor.h"
#include "ui/words.h"

namespace bouton {

TablesExperiment::TablesExperiment(const Bench&, QWidget* parent)
    : Experiment(QStringLiteral("tables"), parent),
      m_which(new QLabel),
      m_kinds(new QComboBox),
      m_map(new HeatMap),
      m_remark(new QLabel),
      m_table(new ResultTable) {
    m_kinds->setObjectName(QStringLiteral("kind"));
    m_remark->setObjectName(QStringLiteral("remark"));
    m_remark->setWordWrap(true);
    m_which->setBuddy(m_kinds);
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form()->addWidget(m_which);
    form()->addWidget(m_kinds);
    for (const TableKind& kind : tableKinds()) {
        m_kinds->addItem(spoken(kind.title));
        m_settings.push_back(new SettingsEditor(kind.settings));
        form()->addWidget(m_settings.back());
    }
    addPlotAndTable(m_map, m_table);
    results()->addWidget(m_remark);
    offerCsv();
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &TablesExperiment::chooseKind);
    chooseKind();
}

QString TablesExperiment::title() const { return tr("Tables of nimbers"); }

QString TablesExperiment::sentence() const {
    return tr("Shows which heap of Nim each position of a class is worth, and what repeats.");
}

void TablesExperiment::chooseKind() {
    for (std::size_t i = 0; i < m_settings.size(); ++i) {
        const bool chosen = static_cast<int>(i) == m_kinds->currentIndex();
        m_settings[i]->setVisible(chosen);
        if (chosen)
            m_kinds->setToolTip(m_kinds->currentText());
    }
}

void TablesExperiment::begin() {
    const auto at = static_cast<std::size_t>(std::max(0, m_kinds->currentIndex()));
    show({});
    launch<NimberTable>(
        [task = TableTask{&tableKinds()[at], m_settings[at]->values()}](
            std::stop_token stop, const Post<NimberTable>& post) -> Or<void> {
            (void)makeTable(task, std::move(stop), post);
            return {};
        },
        [this](const NimberTable& table) { show(table); });
}

void TablesExperiment::show(const NimberTable& table) {
    m_map->put(table);
    const QList<QStringList> lines = csv();
    m_table->put(lines.first(), lines.mid(1));
    m_remark->setText(spoken(table.remark));
}

QList<QStringList> TablesExperiment::csv() const {
    const NimberTable& table = m_map->table();
    QStringList head{spoken(table.corner.c_str())};
    for (const std::string& name : table.columns)
        head << spoken(name.c_str());
    QList<QStringList> lines{head};
    for (const NimberTable::Row& row : table.rows) {
        QStringList line{QString::fromStdString(row.name)};
        for (const std::optional<int>& nimber : row.nimbers)
            line << (nimber ? QString::number(*nimber) : QString());
        lines << line;
    }
    return lines;
}

void TablesExperiment::retranslate() {
    Experiment::retranslate();
    m_which->setText(tr("Table"));
    for (int i = 0; i < m_kinds->count(); ++i)
        m_kinds->setItemText(i, spoken(tableKinds()[static_cast<std::size_t>(i)].title));
    m_kinds->setToolTip(m_kinds->currentText());
    m_map->setInvitation(tr("Run shows here which heap of Nim each position is worth."));
    m_map->setAccessibleName(title());
    m_table->setAccessibleName(title());
    show(NimberTable(m_map->table()));
}

} // namespace bouton
