#pragma once

#include <optional>

#include "lab/census.h"
#include "ui/laboratory/experiment.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace bouton {

class Chart;
class ResultTable;
class SettingsEditor;
struct Bench;

// How many positions of a class are won, lost and drawn (lab/census.h).
class CountsExperiment : public Experiment {
    Q_OBJECT

public:
    explicit CountsExperiment(const Bench& bench, QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    QList<QStringList> csv() const override;

protected:
    void begin() override;
    void retranslate() override;

private:
    const CensusKind& kind() const;
    void chooseKind();
    void fitAxis();
    void show(const Census& census);

    QComboBox* m_games;
    std::vector<SettingsEditor*> m_settings; // by kind
    QLabel *m_game, *m_axis, *m_to, *m_counted;
    QSpinBox *m_least, *m_most;
    Chart* m_chart;
    ResultTable* m_table;
    Setting m_axisNow{};
    std::optional<CensusTask> m_task; // of what is shown
    Census m_census;
};

} // namespace bouton
