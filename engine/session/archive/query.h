// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis.h"
#include "session/archive/entry.h"

namespace bouton {

// Which games of the archive are wanted.
struct Filter {
    // Games whose words (wordsOf()) have one of these, with or without its accents; empty: all
    // games.
    std::vector<QString> words{};
    QString game{};                    // the id of its rules; empty: any
    std::optional<QString> opponent{}; // Entry::opponent()
    std::optional<Outcome> outcome{};  // Entry::outcome()
    std::optional<Entry::Review> review{};
    std::optional<SavedGame::Moment> since{}, before{}; // when it ended
    bool operator==(const Filter&) const = default;
};

// What games can be sorted by. Games without the value come last. Accuracy is a share of moves,
// Lost a mean loss of score a move: a game has one of them.
enum class Column { Ended, Game, Opponent, Result, Plies, Hints, Slips, Accuracy, Lost };

struct Query {
    Filter filter{};
    Column sortedBy = Column::Ended;
    bool descending = true;
    bool operator==(const Query&) const = default;
};

// How games ended, counted.
struct GameCount {
    std::int64_t games = 0;
    std::array<std::int64_t, 3> by{}; // by Outcome, of games that have one
    std::int64_t plies = 0, hints = 0;
    std::int64_t reviewed = 0, slips = 0; // reviewed games, and the slips in them
    std::int64_t rated = 0;               // reviewed games that have an accuracy
    double quality = 0;                   // the sum of it (qualityOf())

    GameCount& operator+=(const GameCount& that);
    std::int64_t decided() const { return by[0] + by[1] + by[2]; } // games of the only human
    // The share of points: a draw is half a win. Empty if there is no such game.
    std::optional<double> score() const;
};

// What the archive says of many games at once.
struct Statistics {
    // The games of one kind, against one opponent, in one month.
    struct Cell {
        QString game, opponent; // as Filter has them
        int month;              // 202611: November 2026
        GameCount tally{};
    };
    std::vector<Cell> cells{};
    // Won games in a row: the longest row, and the one that goes on.
    std::int64_t longest = 0, current = 0;

    GameCount all() const;
};

} // namespace bouton
