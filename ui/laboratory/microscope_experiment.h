#pragma once

#include "lab/microscope.h"
#include "ui/laboratory/experiment.h"

class QLabel;
class QSpinBox;

namespace bouton {

class Chart;
class FlatTabs;
class PositionForm;
class ResultTable;
class TracePlayer;
struct Bench;

// One search in four ways side by side (lab/microscope.h): what each costs, and each step by step.
class MicroscopeExperiment : public Experiment {
    Q_OBJECT

public:
    explicit MicroscopeExperiment(const Bench& bench, QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    QList<QStringList> csv() const override;

protected:
    void begin() override;
    void retranslate() override;

private:
    static QString nameOf(Method method);
    void chooseGame();
    void show(const std::vector<Look>& looks);
    void showTrace();

    PositionForm* m_position;
    QLabel* m_pliesLabel;
    QSpinBox* m_plies;
    FlatTabs* m_pages; // the counts, then a page for each method
    QWidget* m_counts;
    TracePlayer* m_player;
    Chart* m_chart;
    ResultTable* m_table;
    LookTask m_task; // of what is shown
    std::vector<Look> m_looks;
};

} // namespace bouton
