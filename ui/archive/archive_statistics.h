#pragma once

#include <QWidget>

#include <functional>

#include "lab/practice.h"
#include "session/archive/archive.h"
#include "ui/archive/archive_words.h"

class QComboBox;

namespace bouton {

class Chart;
class OwnRatings;
class ResultTable;
class WordLabel;

// The archive in numbers: wins by game, by opponent or by month as a plot and a table, the streaks,
// and the progress in practice. The rows of the table are what one compares.
class ArchiveStatistics : public QWidget {
    Q_OBJECT

public:
    // What came of the exercises of a game.
    using ScoreOf = std::function<Score(const Ruleset&)>;

    ArchiveStatistics(Archive& archive, Games games, ScoreOf scoreOf, QWidget* parent = nullptr);

    void setRatings(const OwnRatings& ratings); // the user's, which are told beside the streaks
    void show(const Filter& filter);            // asks anew; the answer comes later
    const Statistics& statistics() const { return m_statistics; }

signals:
    void failed(const bouton::Phrase& why);

private:
    enum class By { Game, Opponent, Month };
    struct Group {
        QString name;
        GameCount count{};
    };
    std::vector<Group> groups() const;
    void refresh();
    QString kindOfGroup() const;
    QString streaks() const;
    QString practice() const;

    Archive& m_archive;
    const Games m_games;
    const ScoreOf m_scoreOf;
    const OwnRatings* m_ratings = nullptr;
    Statistics m_statistics;
    std::stop_source m_stop;
    QComboBox* m_by;
    Chart* m_chart;
    ResultTable* m_table;
    QWidget* m_sheet; // of the table
    WordLabel *m_streaks, *m_practice;
};

} // namespace bouton
