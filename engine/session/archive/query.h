#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

#include "session/archive/entry.h"

namespace bouton {

// Which games of the archive are wanted.
struct Filter {
    // Games whose words (wordsOf()) have one of these, in small letters; empty: all games.
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

struct Order {
    Column by = Column::Ended;
    bool descending = true;
    bool operator==(const Order&) const = default;
};

struct Query {
    Filter filter{};
    Order order{};
    bool operator==(const Query&) const = default;
};

} // namespace bouton
