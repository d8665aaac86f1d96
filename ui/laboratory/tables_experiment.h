#pragma once

#include "lab/tables.h"
#include "ui/laboratory/experiment.h"

class QComboBox;
class QLabel;

namespace bouton {

class HeatMap;
class ResultTable;
class SettingsEditor;
struct Bench;

// Tables of nimbers (lab/tables.h) as a heat map and in figures.
class TablesExperiment : public Experiment {
    Q_OBJECT

public:
    explicit TablesExperiment(const Bench& bench, QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    QList<QStringList> csv() const override;

protected:
    void begin() override;
    void retranslate() override;

private:
    void chooseKind();
    void show(const NimberTable& table);

    QLabel* m_which;
    QComboBox* m_kinds;
    std::vector<SettingsEditor*> m_settings; // by kind
    HeatMap* m_map;
    QLabel* m_remark;
    ResultTable* m_table;
};

} // namespace bouton
