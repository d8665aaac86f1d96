#pragma once

#include <QCoreApplication>

#include <functional>
#include <memory>

#include "lab/tournament.h"
#include "session/values/saved_game.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/results.h"

namespace bouton {

class ResultTable;
class TournamentGames;

// Games to be chosen from, a line each. A game is asked for when it is chosen.
struct GameList {
    QString title;
    QStringList lines{};
    std::function<SavedGame(std::size_t)> game{};
};

// A tournament in words: its crosstable, with ratings, faults and the games behind each number.
struct TournamentReport {
    Q_DECLARE_TR_FUNCTIONS(bouton::TournamentReport)

public:
    Tournament tournament;
    Crosstable table;
    std::shared_ptr<const TournamentGames> games; // null: none was played

    Chart::Data chart() const;
    void show(ResultTable& shown) const;
    Results::Lines csv() const;
    QString firstFault() const; // empty: there was none
    // Of a field of the table that opens something.
    GameList gamesAt(int row, int column) const;

private:
    QString shortNameOf(std::size_t player) const;
    QString nameOf(std::size_t player) const;
    int firstOpponent() const;
};

} // namespace bouton
