// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>

#include <QTemporaryDir>

#include <algorithm>
#include <memory>

#include "ended_games.h"

namespace bouton::testing {

// A store of games on a real disk.
class ArchiveOnDisk : public ::testing::Test {
protected:
    ArchiveOnDisk() { open(); }

    void open() {
        store.reset();
        store = std::make_unique<OpenStore>(folder.path());
    }
    void fill(int count, std::uint64_t seed = 1) {
        games = endedGames(count, seed);
        for (const SavedGame& game : games)
            if (const auto added = store->add(game); !added)
                FAIL() << english(added.error());
    }
    Store::Numbers all(const Filter& filter = {}) { return *store->find({filter, {}}); }
    std::size_t count(const Filter& filter = {}) { return all(filter).size(); }
    std::vector<Entry> entries() { return *store->entries(all()); }
    Entry only(const Filter& filter = {}) {
        const auto found = store->first({filter, {}}, 2);
        EXPECT_EQ(found->size(), 1u);
        return found->empty() ? Entry{} : found->front();
    }
    // What was deleted, which is not much, is now gone for good.
    void sealAndPurge(qint64 batch) {
        ASSERT_TRUE(store->seal(batch));
        EXPECT_FALSE(*store->purge(100));
    }
    const SavedGame& gameOf(const Entry& entry) {
        return *std::ranges::find(games, entry.id.toStdString(), &SavedGame::id);
    }

    QTemporaryDir folder;
    std::unique_ptr<OpenStore> store;
    std::vector<SavedGame> games;
};

// A game of these players with this end, without comments. The time makes its id.
inline SavedGame plain(const char* game, const char* first, const char* second,
                       std::optional<Side> winner, std::int64_t when = 1'000'000'000'000) {
    Random random(3);
    SavedGame saved = endedGame(**gameNamed(game), random, static_cast<int>(when % 999'983));
    saved.seats = {SavedGame::Chair{first}, SavedGame::Chair{second}};
    saved.winner = winner;
    saved.over = true;
    saved.forfeit.reset();
    saved.touched = SavedGame::Moment(std::chrono::milliseconds(when));
    for (SavedGame::Position& position : saved.positions)
        position.comment.clear();
    return saved;
}

// A game of Reversi of a human, who first came to this end alone. The number makes its id and
// times.
inline SavedGame playedAlone(int number, const char* opponent, std::optional<Side> winner) {
    SavedGame saved = plain("reversi", "human", opponent, winner, 1'000'000'000'000 + number);
    saved.id = "game-" + std::to_string(number);
    saved.begun = SavedGame::Moment(std::chrono::milliseconds(1'000'000 + number));
    saved.firstEnd = SavedGame::FirstEnd{winner, true};
    return saved;
}

// Another game that began as that one, so that it counts as a copy, but was played on otherwise.
inline SavedGame otherwise(SavedGame copy, const SavedGame& game) {
    copy.begun = game.begun;
    copy.positions.pop_back();
    copy.plies = copy.current = copy.positions.size() - 1;
    return copy;
}

} // namespace bouton::testing
