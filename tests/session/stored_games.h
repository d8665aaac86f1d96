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
        store = std::make_unique<Store>(folder.path());
        store->open();
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
    const SavedGame& gameOf(const Entry& entry) {
        return *std::ranges::find(games, entry.id.toStdString(), &SavedGame::id);
    }

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
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

} // namespace bouton::testing
