// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

#include "core/analysis.h"
#include "session/values/saved_game.h"

namespace bouton {

// Since the beginning of 1970, as the database has it.
inline qlonglong millis(SavedGame::Moment moment) { return moment.time_since_epoch().count(); }

// What a review found out about a game: the slips and the accuracy of both sides
// (explain/review.h).
struct Findings {
    std::array<int, 2> slips{};
    bool scored = false;    // accuracy is the mean loss of score a move, else a share from 0 to 1
    bool estimated = false; // some of it is not proven
    std::array<std::optional<double>, 2> accuracy{}; // empty: no move counts
    bool operator==(const Findings&) const = default;
};

// A game of the archive in a line. The whole game is stored beside it (Store::game()).
struct Entry {
    using Number = std::int64_t; // its row; stays the same as long as it is in the archive
    enum class Review {
        NotYet,
        Done,
        Impossible, // this program does not know the game, or cannot read it
    };

    Number number = 0;
    QString id, game; // the id of the game itself (a UUID), and of its rules
    SavedGame::Moment begun{}, ended{};
    std::array<QString, 2> players{}; // "human", or the spec of a computer player
    std::array<QString, 2> names{};   // of humans; empty: the user, or a friend
    std::optional<Side> winner{};     // empty: drawn
    std::optional<Forfeit::Why> forfeit{};
    std::size_t plies = 0;
    std::array<int, 2> hints{};
    Review review = Review::NotYet;
    Findings findings{};
    // What both sides had at the end, where the game counts something. The game's text alone has
    // it: whoever shows it reads it there.
    std::optional<std::array<int, 2>> counts{};
    bool operator==(const Entry&) const = default;

    bool human(Side side) const { return players[indexOf(side)] == QLatin1String("human"); }
    // The side of the only human, who is the user; empty: two humans or two computers, or it is
    // somebody else.
    std::optional<Side> mine() const;
    // How the game ended for the only human.
    std::optional<Outcome> outcome() const;
    // Whom the only human played; "human" for two of them, empty for two computers.
    QString opponent() const;
};

// The line of an ended game. Its number and its findings are unknown.
Entry entryOf(const SavedGame& game);

// What a search finds the game by, in small letters without accents: "=ID=" for the ids of its
// rules and of both players, their specs, and all comments. People who have names are found by them
// and are no "=human=", and a nameless friend of theirs is "=friend=".
QString wordsOf(const SavedGame& game);

// Whether both are the same game under two ids: the same players, begun in the same moment, with
// the same moves and the same end.
bool isCopy(const SavedGame& one, const SavedGame& two);

// A number by which a game is known again as the same under any id: its start, the moment in which
// it began, its moves and its end.
std::int64_t lineOf(const SavedGame& game);

// The checksum of a game's text. Damage within the text shows in it alone.
std::int64_t sumOf(const QByteArray& text);

// Accuracy as one number, which sorts: 1 is faultless. A share as it is; a mean loss L is 1/(1+L).
// That of the only human, else the mean of both sides. Empty: nothing is known.
std::optional<double> qualityOf(const Entry& entry);
// The slips of the only human, else of both sides.
int slipsOf(const Entry& entry);

} // namespace bouton
