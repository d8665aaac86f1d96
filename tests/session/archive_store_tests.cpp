// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QDateTime>
#include <QDir>
#include <QTest>

#include <algorithm>
#include <ranges>
#include <set>
#include <stop_token>
#include <thread>

#include "full_disk.h"
#include "session/archive/archive.h"
#include "session/kept/ended_game.h"
#include "stored_games.h"
#include "support/file_bytes.h"

// The archive's database, on real files.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class ArchiveStore : public ArchiveOnDisk {};

} // namespace

TEST_F(ArchiveStore, GivesEveryGameBackAsItWas) {
    fill(qEnvironmentVariableIsSet("BOUTON_LONG") ? 10'000 : 120);
    EXPECT_EQ(count(), games.size());
    for (const Entry& entry : entries()) {
        const auto game = store->game(entry.number);
        ASSERT_TRUE(game) << english(game.error());
        EXPECT_EQ(*game, gameOf(entry));
    }
}

TEST_F(ArchiveStore, TellsOfEveryGameWhatItIs) {
    fill(60);
    for (const Entry& entry : entries()) {
        Entry expected = entryOf(gameOf(entry));
        expected.number = entry.number;
        EXPECT_EQ(entry, expected);
    }
}

TEST_F(ArchiveStore, KeepsItsGamesUntilItIsOpenedAgain) {
    fill(12);
    const auto before = store->entries(all());
    open();
    EXPECT_EQ(*store->entries(all()), *before);
    EXPECT_THAT(store->base().takeNotices(), IsEmpty());
}

TEST_F(ArchiveStore, WaitsForAnotherProgramAsLongAsItIsPatientOrUntilItMustHurry) {
    fill(2);
    OpenStore brief(folder.path(), std::chrono::milliseconds(1));
    Database other(folder.path());
    other.open();
    ASSERT_TRUE(other.run(QStringLiteral("BEGIN IMMEDIATE")));
    EXPECT_EQ(english(brief.remove(all(), 1).error()), "Another program is using the archive.");
    std::stop_source hurry;
    std::jthread open([&] {
        Store calm(folder.path(), std::chrono::hours(1), hurry.get_token());
        calm.open(); // which waits
        EXPECT_FALSE(calm.keeps());
    });
    hurry.request_stop();
}

TEST_F(ArchiveStore, WhatFailsOnlyAtTheEndHasChangedNothing) {
    fill(1);
    const auto done = store->base().whole([this] {
        EXPECT_TRUE(store->base().run("PRAGMA defer_foreign_keys = ON"));
        return doneBy(store->base().run("INSERT INTO file (number, text, sum) VALUES (7, '', 0)"));
    });
    ASSERT_FALSE(done);
    EXPECT_EQ(english(done.error()), "The archive cannot be used: FOREIGN KEY constraint failed.");
    EXPECT_TRUE(store->add(games[0]));
    EXPECT_EQ(english(store->file(7).error()), "The archive does not have this game.");
}

TEST_F(ArchiveStore, ReplacesAGameWithTheSameIdAndForgetsWhatWasFoundOfIt) {
    fill(6);
    const Entry before = only({.game = QStringLiteral("towers")});
    ASSERT_TRUE(store->keepFindings(before.number, Findings{.slips = {1, 2}}));
    SavedGame game = gameOf(before);
    ASSERT_TRUE(store->add(game)); // the same again
    EXPECT_EQ(only({.game = QStringLiteral("towers")}).review, Entry::Review::Done);
    game.positions[0].comment = "another word";
    ASSERT_TRUE(store->add(game));
    const Entry after = only({.game = QStringLiteral("towers")});
    EXPECT_EQ(after.number, before.number);
    EXPECT_EQ(after.review, Entry::Review::NotYet);
    EXPECT_EQ(after.findings, Findings{});
    EXPECT_EQ(*store->game(after.number), game);
    EXPECT_EQ(count(), 6u);
}

TEST_F(ArchiveStore, KeepsACopyOfAGameOnlyIfItWasPlayedOnDifferently) {
    fill(6);
    SavedGame copy = games[2];
    copy.id = "a copy";
    copy.before = games[2].id;
    copy.touched += std::chrono::hours(3);
    ASSERT_TRUE(store->add(copy));
    EXPECT_EQ(count(), 6u);
    copy.seats[0].player = "another";
    ASSERT_TRUE(store->add(copy));
    EXPECT_EQ(count(), 7u);
    SavedGame variation = games[3];
    variation.id = "a variation";
    variation.positions[variation.current].move += "+";
    ASSERT_TRUE(store->add(variation));
    EXPECT_EQ(count(), 8u);
    variation.id = "a copy of the variation";
    ASSERT_TRUE(store->add(variation));
    EXPECT_EQ(count(), 8u);
    ASSERT_TRUE(store->add(games[2])) << "the same id again";
    EXPECT_EQ(count(), 8u);
}

TEST_F(ArchiveStore, CountsAGameForItsOnlyHuman) {
    ASSERT_TRUE(store->add(plain("tic-tac-toe", "human", "perfect", Side::One)));
    Entry entry = only();
    EXPECT_EQ(entry.mine(), Side::One);
    EXPECT_EQ(entry.outcome(), Outcome::Win);
    EXPECT_EQ(entry.opponent(), QStringLiteral("perfect"));
    EXPECT_EQ(count({.outcome = Outcome::Win}), 1u);
    ASSERT_TRUE(store->add(plain("tic-tac-toe", "blocker", "human", Side::One)));
    EXPECT_EQ(count({.outcome = Outcome::Loss}), 1u);
    EXPECT_EQ(only().outcome(), Outcome::Loss);
    ASSERT_TRUE(store->add(plain("tic-tac-toe", "blocker", "human", std::nullopt)));
    EXPECT_EQ(only({.outcome = Outcome::Draw}).outcome(), Outcome::Draw);
    ASSERT_TRUE(store->add(plain("tic-tac-toe", "human", "human", Side::One)));
    EXPECT_EQ(only().outcome(), std::nullopt);
    EXPECT_EQ(only().opponent(), QStringLiteral("human"));
    ASSERT_TRUE(store->add(plain("tic-tac-toe", "blocker", "perfect", Side::One)));
    EXPECT_EQ(only({.opponent = QString()}).outcome(), std::nullopt);
}

TEST_F(ArchiveStore, PeopleKeepTheirNamesAndAreFoundByThem) {
    SavedGame game = plain("tic-tac-toe", "human", "human", Side::One);
    game.seats[0].name = "Ann";
    ASSERT_TRUE(store->add(game));
    open();
    EXPECT_EQ(only().names[0], QStringLiteral("Ann"));
    EXPECT_TRUE(only().names[1].isEmpty());
    const auto found = [&](const char* word) { return count({.words = {QLatin1String(word)}}); };
    EXPECT_EQ(found("ann"), 1u);
    EXPECT_EQ(found("=human="), 0u);
    EXPECT_EQ(found("=friend="), 1u);
    game.seats[1].name = "Ben";
    ASSERT_TRUE(store->add(game));
    EXPECT_EQ(found("ben") + found("=friend="), 1u);
    for (const bool first : {true, false}) {
        SavedGame hers = plain("tic-tac-toe", first ? "human" : "perfect",
                               first ? "perfect" : "human", Side::One);
        hers.seats[first ? 0 : 1].name = "Ann"; // against a computer, but she is not the user
        ASSERT_TRUE(store->add(hers));
        EXPECT_FALSE(only().mine() || only().outcome());
        EXPECT_EQ(only().opponent(), QStringLiteral("human"));
        EXPECT_EQ(store->statistics({})->all().decided(), 0);
    }
}

TEST_F(ArchiveStore, ForgetsWhatHasNotEndedAfterAll) {
    fill(2);
    ASSERT_TRUE(store->remove({all()[0]}, 5));
    for (const SavedGame& game : games)
        ASSERT_TRUE(store->withdraw(game.id));
    EXPECT_EQ(count(), 0u);
    EXPECT_EQ(*store->putBack(5), 1) << "what was deleted is another matter";
    ASSERT_TRUE(store->withdraw(entries()[0].id.toStdString()));
    for (const SavedGame& game : games)
        ASSERT_TRUE(store->add(game));
    EXPECT_EQ(count(), 2u) << "they can come again";
}

TEST_F(ArchiveStore, WhoLosesByForfeitHasLost) {
    SavedGame game = plain("towers", "human", "nim-sum", std::nullopt);
    game.over = false;
    for (const Side side : {Side::One, Side::Two})
        for (const Forfeit::Why why : {Forfeit::Why::OutOfTime, Forfeit::Why::Resigned}) {
            game.forfeit = Forfeit{side, why};
            ASSERT_TRUE(store->add(game));
            EXPECT_EQ(only().forfeit, why);
            EXPECT_EQ(only().winner, other(side));
        }
    ASSERT_TRUE(store->base().run("UPDATE game SET forfeit = 99")); // by another's hand
    EXPECT_EQ(only().forfeit, Forfeit::Why::Fault);
}

TEST_F(ArchiveStore, FiltersByEverythingAtOnceAndByEachAlone) {
    fill(240);
    const auto entries = *store->entries(all());
    const auto expectThose = [&](const Filter& filter, auto wanted) {
        std::set<Entry::Number> expected;
        for (const Entry& entry : entries)
            if (wanted(entry))
                expected.insert(entry.number);
        const auto found = all(filter);
        EXPECT_EQ(std::set(found.begin(), found.end()), expected);
        EXPECT_FALSE(expected.empty());
        EXPECT_LT(expected.size(), entries.size());
    };
    const QString towers = QStringLiteral("towers"), random = QStringLiteral("random");
    const auto middle = entries[entries.size() / 2].ended;
    expectThose({.game = towers}, [&](const Entry& e) { return e.game == towers; });
    expectThose({.opponent = random}, [&](const Entry& e) { return e.opponent() == random; });
    expectThose({.outcome = Outcome::Win},
                [](const Entry& e) { return e.outcome() == Outcome::Win; });
    expectThose({.since = middle}, [&](const Entry& e) { return e.ended >= middle; });
    expectThose({.before = middle}, [&](const Entry& e) { return e.ended < middle; });
    expectThose({.game = towers, .opponent = random, .outcome = Outcome::Loss, .before = middle},
                [&](const Entry& e) {
                    return e.game == towers && e.opponent() == random && e.ended < middle
                           && e.outcome() == Outcome::Loss;
                });
}

TEST_F(ArchiveStore, GivesFindingsBackAsTheyWere) {
    fill(1);
    for (const bool scored : {false, true})
        for (const bool estimated : {false, true})
            for (const auto& second : {std::optional<double>(), std::optional(0.25)}) {
                const Findings findings{.slips = {2, 3},
                                        .scored = scored,
                                        .estimated = estimated,
                                        .accuracy = {0.5, second}};
                ASSERT_TRUE(store->keepFindings(1, findings));
                EXPECT_EQ(only().findings, findings);
            }
}

TEST_F(ArchiveStore, AGameThatCannotBeReviewedComesLastByItsSlips) {
    fill(2);
    ASSERT_TRUE(store->keepFindings(1, Findings{.slips = {1, 1}}));
    ASSERT_TRUE(store->keepFindings(2, std::nullopt));
    Query query;
    query.sortedBy = Column::Slips;
    query.descending = false;
    EXPECT_THAT(*store->find(query), ElementsAre(1, 2));
}

TEST_F(ArchiveStore, FindsAPlayerWhateverItsSettings) {
    ASSERT_TRUE(store->add(plain("reversi", "human", "ladder:step=8", Side::One)));
    EXPECT_EQ(count({.words = {QStringLiteral("=ladder=")}}), 1u);
    EXPECT_EQ(count({.words = {QStringLiteral("ladder:step=8")}}), 1u);
    EXPECT_EQ(count({.words = {QStringLiteral("=ladder:step=")}}), 0u);
}

TEST_F(ArchiveStore, CountsWhatReviewsFound) {
    SavedGame game = plain("towers", "human", "random", Side::One);
    game.hintsUsed = {2, 1};
    ASSERT_TRUE(store->add(game));
    SavedGame other = plain("towers", "human", "random", Side::Two, 1'000'000'000'001);
    other.hintsUsed = {};
    ASSERT_TRUE(store->add(other));
    ASSERT_TRUE(store->keepFindings(1, Findings{.slips = {4, 9}, .accuracy = {0.5, 0.25}}));
    const GameCount all = store->statistics({})->all();
    EXPECT_EQ(all.games, 2);
    EXPECT_EQ(all.by, (std::array<std::int64_t, 3>{1, 0, 1})) << "lost, drawn, won";
    EXPECT_EQ(all.hints, 3);
    EXPECT_EQ(all.plies, static_cast<std::int64_t>(2 * game.plies)) << "they have the same moves";
    EXPECT_EQ(all.reviewed, 1);
    EXPECT_EQ(all.slips, 4) << "the human's";
    EXPECT_EQ(all.rated, 1);
    EXPECT_EQ(all.quality, 0.5);
}

TEST_F(ArchiveStore, FiltersByWhetherAGameIsReviewed) {
    fill(4);
    const auto numbers = all();
    ASSERT_TRUE(store->keepFindings(numbers[0], Findings{}));
    ASSERT_TRUE(store->keepFindings(numbers[1], std::nullopt));
    EXPECT_THAT(all({.review = Entry::Review::Done}), ElementsAre(numbers[0]));
    EXPECT_THAT(all({.review = Entry::Review::Impossible}), ElementsAre(numbers[1]));
    EXPECT_EQ(count({.review = Entry::Review::NotYet}), 2u);
}

TEST_F(ArchiveStore, SearchesCommentsPlayersAndGamesInSmallLetters) {
    SavedGame game = plain("tic-tac-toe", "human", "golden-pairs", Side::One);
    game.positions.front().comment = "100% \xCE\xA3\xCE\xBF\xCF\x86\xCE\xAF\xCE\xB1 'quoted'";
    ASSERT_TRUE(store->add(game));
    ASSERT_TRUE(store->add(plain("towers", "human", "random", Side::One, 1'000'000'000'001)));
    for (const char* word : {"golden", "=golden-pairs=", "=tic-tac-toe=", "100%", "'quoted'"})
        EXPECT_EQ(only({.words = {QString::fromUtf8(word)}}).game, QStringLiteral("tic-tac-toe"))
            << word;
    EXPECT_EQ(count({.words = {QStringLiteral("Σοφία").toCaseFolded()}}), 1u);
    EXPECT_EQ(count({.words = {QStringLiteral("σοφια")}}), 1u) << "without accents";
    EXPECT_EQ(count({.words = {QStringLiteral("_")}}), 0u) << "no wildcard";
    EXPECT_EQ(count({.words = {QStringLiteral("golden"), QStringLiteral("=towers=")}}), 2u);
}

// Up to December 2026 what a search looks in had its accents.
TEST_F(ArchiveStore, FindsOlderGamesByTheirAccents) {
    SavedGame game = plain("tic-tac-toe", "human", "golden-pairs", Side::One);
    ASSERT_TRUE(store->add(game));
    ASSERT_TRUE(store->base().run(QStringLiteral("UPDATE game SET words = 'σοφία'")));
    EXPECT_EQ(count({.words = {QStringLiteral("σοφία")}}), 1u);
}

TEST_F(ArchiveStore, SortsByEveryColumnBothWaysWithWhatIsNotKnownLast) {
    fill(150);
    int i = 0;
    for (const Entry::Number number : all())
        if (++i % 3 != 0) {
            ASSERT_TRUE(
                store->keepFindings(number, Findings{.slips = {i % 5, i % 4},
                                                     .scored = i % 2 == 0,
                                                     .accuracy = {i % 7 / 6.0, std::nullopt}}));
        }
    // A text stands for a value, so that all columns can be compared alike.
    const auto key = [](const Entry& entry, Column by) -> std::optional<QString> {
        const auto of = [](auto number) {
            return QStringLiteral("%1").arg(static_cast<double>(number), 20, 'f', 6);
        };
        switch (by) {
        case Column::Ended: return of(entry.ended.time_since_epoch().count());
        case Column::Game: return entry.game;
        case Column::Opponent: return entry.opponent();
        case Column::Result:
            return entry.outcome() ? std::optional(of(static_cast<int>(*entry.outcome())))
                                   : std::nullopt;
        case Column::Plies: return of(entry.plies);
        case Column::Hints: return of(entry.hints[0] + entry.hints[1]);
        case Column::Slips:
            return entry.review == Entry::Review::Done ? std::optional(of(slipsOf(entry)))
                                                       : std::nullopt;
        case Column::Accuracy:
        case Column::Lost:
            return qualityOf(entry) && entry.findings.scored == (by == Column::Lost)
                       ? std::optional(
                           of(by == Column::Lost ? 1 - *qualityOf(entry) : *qualityOf(entry)))
                       : std::nullopt;
        }
        return std::nullopt;
    };
    for (const Column by :
         {Column::Ended, Column::Game, Column::Opponent, Column::Result, Column::Plies,
          Column::Hints, Column::Slips, Column::Accuracy, Column::Lost})
        for (const bool descending : {false, true}) {
            SCOPED_TRACE(static_cast<int>(by));
            const Query query{{}, by, descending};
            const auto numbers = *store->find(query);
            const auto entries = *store->entries(numbers);
            ASSERT_EQ(entries.size(), games.size());
            for (std::size_t k = 1; k < entries.size(); ++k) {
                const auto before = key(entries[k - 1], by), now = key(entries[k], by);
                EXPECT_TRUE(!now || (before && (descending ? *before >= *now : *before <= *now)))
                    << before.value_or(QString()).toStdString() << " before "
                    << now.value_or(QString()).toStdString();
                if (before == now) {
                    EXPECT_EQ(entries[k - 1].number > entries[k].number, descending);
                }
            }
            const auto first = *store->first(query, 10);
            EXPECT_TRUE(std::ranges::equal(first, entries | std::views::take(10)));
        }
}

TEST_F(ArchiveStore, EndsASearchThatIsStopped) {
    fill(20);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(store->find({}, stop.get_token()));
}

TEST_F(ArchiveStore, DeletesGamesAndPutsThemBackUntilTheyAreSealed) {
    fill(9);
    const auto numbers = all();
    EXPECT_EQ(*store->remove({numbers[0], numbers[3], numbers[0]}, 7), 2);
    EXPECT_EQ(count(), 7u);
    EXPECT_EQ(store->entries(numbers)->size(), 7u);
    EXPECT_EQ(*store->putBack(8), 0);
    EXPECT_EQ(*store->putBack(7), 2);
    Store::Numbers many(1'501, 1'000'000); // of which there are none
    many[499] = numbers[0], many[500] = numbers[1], many[501] = numbers[2];
    many[1'000] = numbers[3], many[1'500] = numbers[4];
    EXPECT_EQ(*store->remove(many, 7), 5);
    EXPECT_EQ(*store->putBack(7), 5);
    EXPECT_EQ(all(), numbers);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    EXPECT_EQ(*store->removeAll(now), 9);
    EXPECT_FALSE(*store->purge(100)) << "what can be put back is not purged";
    EXPECT_EQ(*store->putBack(now), 9);
    EXPECT_EQ(*store->remove({numbers[1], numbers[2]}, now), 2);
    ASSERT_TRUE(store->seal(now));
    EXPECT_EQ(*store->putBack(now), 0);
    EXPECT_TRUE(*store->purge(1));
    EXPECT_TRUE(*store->purge(1));
    EXPECT_FALSE(*store->purge(1));
    EXPECT_EQ(count(), 7u);
    EXPECT_EQ(english(store->file(numbers[1]).error()), "The archive does not have this game.");
}

// A game that was deleted is offered again, as it is after a restart if its file does not say that
// the archive had it.
TEST_F(ArchiveStore, WhatWasDeletedDoesNotReturnUnderAnyId) {
    fill(6);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const auto expectNothingComesBack = [&](std::size_t left) {
        for (SavedGame game : games) {
            ASSERT_TRUE(store->add(game));
            ASSERT_TRUE(store->offer(game));
            game.touched += std::chrono::hours(1); // as it was looked at
            game.positions[0].comment = "a word";
            ASSERT_TRUE(store->add(game));
            game.id = "a copy of " + game.id;
            ASSERT_TRUE(store->offer(game));
        }
        EXPECT_EQ(count(), left);
    };
    ASSERT_EQ(*store->remove({all()[0]}, now), 1);
    expectNothingComesBack(5);
    ASSERT_EQ(*store->putBack(now), 1) << "it only waits";
    ASSERT_EQ(*store->remove({all()[0], all()[1]}, now), 2);
    ASSERT_TRUE(store->seal(now));
    expectNothingComesBack(4);
    EXPECT_FALSE(*store->purge(100));
    expectNothingComesBack(4);
    open();
    expectNothingComesBack(4);
    ASSERT_EQ(*store->removeAll(now), 4);
    expectNothingComesBack(0);
    ASSERT_TRUE(store->seal(now));
    expectNothingComesBack(0);
    EXPECT_FALSE(*store->purge(100));
    open();
    expectNothingComesBack(0);
}

TEST_F(ArchiveStore, GamesOfOlderVersionsStayDeletedToo) {
    for (const bool everything : {false, true}) {
        fill(7, everything ? 2 : 1);
        for (SavedGame& game : games)
            game.begun += std::chrono::hours(everything ? 1 : 2);
        for (const SavedGame& game : games)
            ASSERT_TRUE(store->add(game));
        ASSERT_TRUE(store->base().run(QStringLiteral("UPDATE game SET line = NULL")));
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        Store::Numbers those = all();
        those.resize(everything ? 7 : 5);
        ASSERT_EQ(*store->remove(those, now), static_cast<int>(those.size()));
        ASSERT_TRUE(store->seal(now));
        int steps = 1;
        while (*store->purge(2))
            ++steps;
        EXPECT_GT(steps, 3) << "each is a short one";
        for (const SavedGame& game : games)
            ASSERT_TRUE(store->offer(game));
        EXPECT_EQ(count(), 7 - those.size());
    }
}

TEST_F(ArchiveStore, AGameThatIsPlayedOnAfterItWasDeletedIsThereAgain) {
    fill(1);
    const SavedGame first = games[0];
    SavedGame other = first;
    other.positions[other.current].move += "+";
    for (const bool purged : {false, true}) {
        SCOPED_TRACE(purged);
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        ASSERT_EQ(*store->removeAll(now), 1);
        if (purged)
            sealAndPurge(now);
        ASSERT_TRUE(store->add(other));
        ASSERT_EQ(count(), 1u);
        EXPECT_EQ(*store->game(all()[0]), other);
        ASSERT_TRUE(store->add(first)) << "its first end was deleted";
        EXPECT_EQ(*store->game(all()[0]), other);
        EXPECT_EQ(*store->putBack(now), 0);
        other.forfeit = Forfeit{Side::Two, Forfeit::Why::Resigned}; // one more end
    }
}

TEST_F(ArchiveStore, AFileOfAnotherDayDoesNotTakeThePlaceOfANewerEnd) {
    fill(1);
    SavedGame newer = games[0], older = games[0];
    newer.touched += std::chrono::milliseconds(1);
    newer.positions[newer.current].move += "+";
    ASSERT_TRUE(store->offer(newer));
    EXPECT_EQ(*store->game(all()[0]), newer);
    ASSERT_TRUE(store->offer(older));
    EXPECT_EQ(*store->game(all()[0]), newer);
    newer.positions[1].comment = "a word after the same end";
    ASSERT_TRUE(store->offer(newer));
    EXPECT_EQ(*store->game(all()[0]), newer);
    ASSERT_TRUE(store->add(older)) << "from a table, by a clock that was put back";
    EXPECT_EQ(*store->game(all()[0]), older);
}

TEST_F(ArchiveStore, HasNothingLeftInItsFileOfWhatWasDeletedForGood) {
    SavedGame game = plain("towers", "human", "random", Side::One);
    game.positions[0].comment = "a secret that must not stay";
    for (const bool everything : {false, true}) {
        game.begun += std::chrono::hours(1); // another one
        ASSERT_TRUE(store->add(game));
        if (!everything) {
            ASSERT_TRUE(
                store->add(plain("cards", "human", "random", Side::One, 1'000'000'000'001)));
        }
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        ASSERT_EQ(*store->remove(all({.game = QStringLiteral("towers")}), now), 1);
        if (everything) {
            ASSERT_EQ(*store->removeAll(now), 1);
        }
        sealAndPurge(now);
        EXPECT_EQ(count(), everything ? 0u : 1u);
        store.reset();
        QDir files(folder.path());
        for (const QString& name : files.entryList(QDir::Files)) {
            const QByteArray bytes = bytesOf(files.filePath(name));
            EXPECT_FALSE(bytes.isEmpty() || bytes.contains("secret")) << name.toStdString();
        }
        open();
    }
}

TEST_F(ArchiveStore, ShrinksWhereAllOfItWasDeletedForGood) {
    fill(60);
    ASSERT_TRUE(store->base().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
    const qint64 before = QFileInfo(store->base().path()).size();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    ASSERT_EQ(*store->removeAll(now), 60);
    sealAndPurge(now);
    EXPECT_LT(QFileInfo(store->base().path()).size(), before);
}

TEST_F(ArchiveStore, PurgesAGameWithItsTextAlsoAfterAllOthersWerePurged) {
    fill(2);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    ASSERT_EQ(*store->removeAll(now), 2);
    sealAndPurge(now);
    ASSERT_TRUE(store->add(plain("towers", "human", "random", Side::One)));
    ASSERT_TRUE(store->add(plain("cards", "human", "random", Side::One, 1'000'000'000'001)));
    const Entry::Number gone = all()[0];
    ASSERT_EQ(*store->remove({gone}, now), 1);
    sealAndPurge(now);
    EXPECT_FALSE(store->file(gone));
    EXPECT_TRUE(store->file(all()[0]));
}

// A view stands for another program, which puts the game back as soon as all is to be purged.
TEST_F(ArchiveStore, DoesNotPurgeWhatAnotherProgramHasPutBack) {
    fill(1);
    const Entry::Number number = all()[0];
    ASSERT_TRUE(store->base().run(QStringLiteral(
        "CREATE TEMP VIEW game AS SELECT number, line, CASE WHEN (SELECT "
        "foreign_keys FROM pragma_foreign_keys) THEN 0 END AS gone FROM main.game")));
    EXPECT_EQ(store->purge(10), false);
    ASSERT_TRUE(store->base().run(QStringLiteral("DROP VIEW temp.game")));
    EXPECT_EQ(store->game(number), games[0]);
}

TEST_F(ArchiveStore, WhatAKilledProgramLeftDeletedIsSealedAfterADay) {
    fill(4);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const auto numbers = all();
    ASSERT_EQ(*store->remove({numbers[0]}, now - 25 * 3'600'000), 1);
    ASSERT_EQ(*store->remove({numbers[1]}, now - 23 * 3'600'000), 1);
    ASSERT_TRUE(store->seal(0));
    EXPECT_EQ(*store->putBack(now - 25 * 3'600'000), 0);
    EXPECT_EQ(*store->putBack(now - 23 * 3'600'000), 1);
}

TEST_F(ArchiveStore, GivesTheNewestGameWithoutFindingsUntilThereIsNone) {
    fill(5);
    const auto numbers = all(); // the newest first
    EXPECT_EQ(**store->nextToReview({}), numbers[0]);
    EXPECT_EQ(**store->nextToReview({numbers[0], numbers[1]}), numbers[2]);
    const Findings findings{
        .slips = {2, 0}, .scored = true, .estimated = true, .accuracy = {1.5, std::nullopt}};
    ASSERT_TRUE(store->keepFindings(numbers[0], findings));
    EXPECT_EQ(store->entries({numbers[0]})->front().findings, findings);
    ASSERT_TRUE(store->keepFindings(numbers[1], std::nullopt));
    EXPECT_EQ(store->entries({numbers[1]})->front().review, Entry::Review::Impossible);
    EXPECT_EQ(**store->nextToReview({}), numbers[2]);
    ASSERT_TRUE(store->removeAll(3));
    EXPECT_EQ(*store->nextToReview({}), std::nullopt);
}

TEST_F(ArchiveStore, CountsWinsByGameOpponentAndMonthAndTheLongestStreak) {
    constexpr std::int64_t march = 1'015'000'000'000, day = 86'400'000; // of 2002
    const std::optional<Side> one = Side::One, two = Side::Two;
    std::int64_t when = march;
    for (const auto& winner : {one, one, std::optional<Side>(), one, one, one, two, one})
        ASSERT_TRUE(store->add(plain("towers", "human", "random", winner, when += day)));
    ASSERT_TRUE(store->add(plain("cards", "perfect", "human", two, when += 40 * day)));
    const Statistics found = *store->statistics({});
    EXPECT_EQ(found.longest, 3);
    EXPECT_EQ(found.current, 2);
    ASSERT_EQ(found.cells.size(), 2u);
    EXPECT_EQ(found.cells[0].game, QStringLiteral("towers"));
    EXPECT_EQ(found.cells[0].opponent, QStringLiteral("random"));
    EXPECT_EQ(found.cells[0].month, 200203);
    EXPECT_THAT(found.cells[0].tally.by, ElementsAre(1, 1, 6));
    EXPECT_DOUBLE_EQ(*found.cells[0].tally.score(), 6.5 / 8);
    EXPECT_EQ(found.cells[1].month, 200204);
    EXPECT_EQ(found.all().games, 9);
    EXPECT_EQ(store->statistics({.game = QStringLiteral("cards")})->longest, 1);
    EXPECT_EQ(store->statistics({.game = QStringLiteral("chess")})->all().score(), std::nullopt);
}

TEST(GameCounts, BeginAtNothing) {
    const GameCount none;
    EXPECT_EQ(none.games + none.decided() + none.plies + none.hints + none.reviewed + none.slips
                  + none.rated,
              0);
    EXPECT_EQ(none.quality, 0);
    EXPECT_FALSE(none.score());
}

TEST(GameCounts, AddUpInEveryPart) {
    GameCount sum{1, {2, 3, 4}, 5, 6, 7, 8, 9, 10.5};
    sum += {100, {200, 300, 400}, 500, 600, 700, 800, 900, 1000};
    EXPECT_EQ(sum.games, 101);
    EXPECT_THAT(sum.by, ElementsAre(202, 303, 404));
    EXPECT_EQ(sum.plies, 505);
    EXPECT_EQ(sum.hints, 606);
    EXPECT_EQ(sum.reviewed, 707);
    EXPECT_EQ(sum.slips, 808);
    EXPECT_EQ(sum.rated, 909);
    EXPECT_EQ(sum.quality, 1010.5);
}

// The end is sought by its moves, not by the order of the variations.
TEST(EndOfAnotherFile, IsFollowedToTheEndThatAnotherFileHas) {
    SavedGame game;
    game.positions = {{}, {0, "a1"}, {0, "b2"}, {1, "c3"}, {2, "c3"}, {2, "a3"}};
    SavedGame other;
    other.positions = {{0, {}, 1}, {0, "b2", 2}, {1, "a3"}};
    other.current = 2;
    other.plies = 2;
    other.winner = Side::Two;
    other.left = {SavedGame::Duration(1000), SavedGame::Duration(2000)};
    const auto end = atEndOf(game, other);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->current, 5u);
    EXPECT_EQ(end->positions[0].next, 2u);
    EXPECT_EQ(end->positions[2].next, 5u);
    EXPECT_EQ(end->plies, 2u);
    EXPECT_EQ(end->winner, Side::Two);
    EXPECT_EQ(end->left, other.left);
    other.positions[2].move = "a1";
    EXPECT_FALSE(atEndOf(game, other)) << "it does not have it any more";
}

TEST_F(ArchiveStore, AsksForWhatItDoesNotHave) {
    EXPECT_FALSE(store->game(5));
    EXPECT_TRUE(store->entries({5, 6})->empty());
    EXPECT_TRUE(store->first({}, 5)->empty());
    EXPECT_EQ(store->statistics({})->all().games, 0);
    EXPECT_TRUE(store->keepFindings(5, Findings{}));
}

// What is deleted goes from the file at the latest when the program next begins and ends.
class DeletedBytes : public ::testing::Test {
protected:
    // The archive as a program leaves it that is killed now.
    QString killed(OpenStore&) const {
        static int number = 0;
        const QString place = folder.filePath(QStringLiteral("killed-%1").arg(++number));
        EXPECT_TRUE(QDir().mkpath(place));
        for (const QString& file : QDir(folder.filePath("archive")).entryList(QDir::Files))
            EXPECT_TRUE(file.endsWith(QLatin1String("-shm"))
                        || QFile::copy(folder.filePath("archive/" + file), place + '/' + file));
        return place;
    }
    static void beginAndEnd(const QString& place) {
        Archive archive(place);
        std::optional<int> heard;
        archive.ask(
            &archive, {}, [](Store&) { return 1; }, [&](int n) { heard = n; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return heard.has_value(); }, 30'000));
    }
    static bool holds(const QString& place, const std::string& words) {
        for (const QString& file : QDir(place).entryList(QDir::Files))
            if (bytesOf(place + '/' + file).contains(words.c_str()))
                return true;
        return false;
    }
    void SetUp() override {
        Random random(1);
        for (int i = 0; i < 2; ++i) {
            SavedGame game = endedGame(**gameNamed("reversi"), random, i);
            game.positions[1].comment = words[i];
            ASSERT_TRUE(store.add(game));
        }
    }

    const std::string words[2]{"a word that goes", "a word that stays"};
    QTemporaryDir folder;
    OpenStore store{folder.filePath("archive")};
};

TEST_F(DeletedBytes, AreGoneOnceTheProgramHasBegunAndEndedAfterAKill) {
    ASSERT_EQ(store.remove({1}, QDateTime::currentMSecsSinceEpoch() - 5), 1);
    const QString place = killed(store);
    EXPECT_TRUE(holds(place, words[0]));
    beginAndEnd(place);
    EXPECT_FALSE(holds(place, words[0]));
    EXPECT_TRUE(holds(place, words[1]));
}

TEST_F(DeletedBytes, AreGoneOnceTheProgramHasBegunAndEndedAfterAFullDisk) {
    const auto batch = QDateTime::currentMSecsSinceEpoch() - 5;
    ASSERT_EQ(store.remove({1}, batch), 1);
    bool sealed = true;
    {
        const FullDisk full(1);
        sealed = store.seal(batch).has_value();
    }
    EXPECT_FALSE(sealed);
    const QString place = killed(store);
    beginAndEnd(place);
    EXPECT_FALSE(holds(place, words[0]));
    EXPECT_TRUE(holds(place, words[1]));
}

TEST_F(DeletedBytes, AreGoneAtTheEndAlsoWhileAnotherProgramReads) {
    const QString place = folder.filePath("archive");
    {
        Archive archive(place);
        std::optional<Or<int>> gone;
        archive.remove(&archive, {1}, [&](Or<int> n) { gone = n; });
        ASSERT_TRUE(QTest::qWaitFor([&] { return gone.has_value(); }, 30'000));
    }
    EXPECT_FALSE(holds(place, words[0]));
    EXPECT_TRUE(holds(place, words[1]));
}

// Its program lives, and may put it back.
TEST_F(DeletedBytes, OfAnotherProgramStay) {
    const auto batch = QDateTime::currentMSecsSinceEpoch() - 5;
    ASSERT_EQ(store.remove({1}, batch), 1);
    beginAndEnd(folder.filePath("archive"));
    EXPECT_EQ(store.putBack(batch), 1);
    EXPECT_TRUE(store.game(1));
}

} // namespace bouton::testing
