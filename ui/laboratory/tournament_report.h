// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "lab/tournament.h"
#include "session/values/saved_game.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/results.h"

namespace bouton {

class ResultTable;

// The games of a tournament that can be looked at. The thread that plays adds them, and the
// window's asks. What is kept is bounded: the games after that are not there.
class TournamentGames {
public:
    struct Game {
        TournamentGame how;
        std::size_t plies;
        std::string record; // games/record.h
        SavedGame::Moment ended;
    };
    using Games =
        std::vector<std::shared_ptr<const Game>>; // in the order in which they were played

    explicit TournamentGames(std::size_t mostBytes = 64 << 20) : m_mostBytes(mostBytes) {}

    void add(const TournamentGame& how, const Match& match);
    // Of a player, with one other player or with all.
    Games of(std::size_t player, std::optional<std::size_t> other) const;
    std::shared_ptr<const Game> firstFault() const; // null if there was none

private:
    const std::size_t m_mostBytes;
    mutable std::mutex m_mutex; // guards the three below
    Games m_games;
    std::shared_ptr<const Game> m_firstFault;
    std::size_t m_bytes = 0;
};

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
    std::shared_ptr<const TournamentGames> games; // null if none was played

    Chart::Data chart() const;
    void show(ResultTable& shown) const;
    Results::Lines csv() const;
    QString firstFault() const; // empty if there was none
    // Of a field of the table that opens something.
    GameList gamesAt(int row, int column) const;

private:
    QString shortNameOf(std::size_t player) const;
    QString nameOf(std::size_t player) const;
    int firstOpponent() const;
};

} // namespace bouton
