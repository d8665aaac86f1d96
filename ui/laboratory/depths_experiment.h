#pragma once

#include "lab/depths.h"
#include "ui/laboratory/experiment.h"

class QLabel;
class QSpinBox;

namespace bouton {

class Chart;
class PositionForm;
class ResultTable;
struct Bench;

// What minimax finds in a position with 1, 2, 3, … plies (lab/depths.h).
class DepthsExperiment : public Experiment {
    Q_OBJECT

public:
    explicit DepthsExperiment(const Bench& bench, QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    QList<QStringList> csv() const override;

protected:
    void begin() override;
    void retranslate() override;

private:
    bool inReversi() const;
    void chooseGame();
    void sayValues();
    void show(const std::vector<DepthRow>& rows);

    PositionForm* m_position;
    QLabel *m_mostLabel, *m_values;
    QSpinBox* m_most;
    Chart* m_chart;
    ResultTable* m_table;
    std::vector<DepthRow> m_rows;
};

} // namespace bouton
