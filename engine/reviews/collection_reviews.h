// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringList>

#include <array>
#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "collection/reading.h"
#include "core/analysis.h"
#include "session/kept/disk.h"

namespace bouton {

// What the review of a game of a collection has found, by side: as `bouton-cli review` says it,
// since the analyses have the same bound (Patience::Bounded).
struct GameFindings {
    std::array<int, 2> slips{};
    std::array<int, 2> lost{};  // discs that were given away
    std::array<int, 2> moves{}; // by so many moves, passes too
    // The discs of Dark with best play from the position whose theoretical score the file gives;
    // empty: it gives none, or one of a position that cannot be solved soon.
    std::optional<int> proven{};
    bool operator==(const GameFindings&) const = default;
};
using FoundInGames = std::map<Collection::Index, GameFindings>;

// How far the review of many games is.
struct ManyReviews {
    std::shared_ptr<const FoundInGames> found{}; // of all games of which something is kept
    std::size_t done = 0, wanted = 0;            // of the games that were asked for
    double secondsEach = 0;         // that a game takes: as expected, then as it was so far
    std::vector<Phrase> remarks{};  // kept results that are no use, and are found anew
    std::optional<Phrase> unkept{}; // the last results could not be written
};

struct ReviewTask {
    std::shared_ptr<const ReadCollection> games;
    std::vector<Collection::Index> rows; // in this order; none: what is kept is wanted, no more
    std::size_t threads;
    QString folder; // in which results are kept, a file for each file of games, by its checksum
    double secondsEach = 8; // that a game is expected to take, as it does on two processors
    std::shared_ptr<Disk> disk = std::make_shared<Disk>();
};
// Reads what is kept, and reviews those games of which nothing is, one after the other, each on all
// threads. It posts what is kept, and then after each game, which is kept by then: whoever stops it
// loses the game on the way. What is kept and damaged, or was found by another evaluation, is not
// used. Several programs may share the folder. Blocks, for the disk too; a stop ends it soon.
void reviewGames(const ReviewTask& task, std::stop_token stop, const Post<ManyReviews>& post);

// Whether the proven score is another than the file gives.
bool isDisputed(const Collection::Game& game, const GameFindings& found);

// What a player has given away in games that are reviewed.
struct PlayerLosses {
    Collection::Name player = 0;
    int games = 0, moves = 0, slips = 0, lost = 0; // moves as GameFindings counts them, lost discs
    double aGame() const { return static_cast<double>(lost) / games; }
    // Empty: no move was made.
    std::optional<double> aMove() const {
        return moves > 0 ? std::optional(static_cast<double>(lost) / moves) : std::nullopt;
    }
};
// Of each player of those games of `rows` in which something was found, who lost least a game
// first.
std::vector<PlayerLosses> lossesByPlayer(const Collection& games,
                                         std::span<const Collection::Index> rows,
                                         const FoundInGames& found);

// The unit in which one tells about how long something takes: a second, minute, hour or day.
std::chrono::seconds unitOf(double seconds);

// The folder among Bouton's data that windows and `bouton-cli` share.
QString reviewsFolder();

// These games in lines of CSV (session/csv.h), the head first; with what was found, if anything is
// given.
QList<QStringList> csvOf(const Collection& games, std::span<const Collection::Index> rows,
                         const FoundInGames* found);
// The losses of players, in the same way.
QList<QStringList> csvOf(const Collection& games, std::span<const PlayerLosses> losses);

} // namespace bouton
