#pragma once

#include <QWidget>

#include <span>

#include "lab/tournament.h"
#include "ui/laboratory/experiment.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace bouton {

class Chart;
class EntrantsForm;
class ResultTable;
struct Bench;

// A round robin of a game's computer players (lab/tournament.h).
class TournamentExperiment : public Experiment {
    Q_OBJECT

public:
    explicit TournamentExperiment(const Bench& bench, QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    QList<QStringList> csv() const override;

protected:
    void begin() override;
    void retranslate() override;

private:
    const Ruleset& game() const;
    void chooseGame();
    void show(const Crosstable& table);
    QString nameOf(std::size_t player) const;

    std::span<const Ruleset* const> m_all;
    std::uint64_t m_seed;
    QLabel *m_gameLabel, *m_gamesLabel, *m_openingLabel, *m_playersLabel;
    QComboBox* m_games;
    EntrantsForm* m_entrants;
    QSpinBox *m_number, *m_opening;
    QCheckBox* m_random;
    Chart* m_chart;
    ResultTable* m_table;
    Tournament m_played; // what is shown
    Crosstable m_shown;
};

} // namespace bouton
