// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <latch>
#include <optional>
#include <stdexcept>

#include "ended_games.h"
#include "session/archive/archive.h"
#include "support/file_bytes.h"
#include "support/patience.h"

// The archive as a window uses it: by questions and answers, on a thread of its own.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

class ArchiveThread : public ::testing::Test {
protected:
    ArchiveThread() { open(); }

    void open() {
        archive.reset();
        archive = std::make_unique<Archive>(folder.path());
        changed = std::make_unique<QSignalSpy>(archive.get(), &Archive::changed);
        told = std::make_unique<QSignalSpy>(archive.get(), &Archive::noticed);
    }
    void add(const std::vector<SavedGame>& games) {
        for (const SavedGame& game : games)
            archive->add(game);
    }
    template <class T> T wait(const std::optional<T>& answer) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return answer.has_value(); }, patience));
        return *answer;
    }
    template <class T> T ask(std::function<T(Store&)> question) {
        std::optional<T> answer;
        archive->ask(archive.get(), {}, std::move(question), [&](T given) { answer = given; });
        return wait(answer);
    }
    Or<Store::Numbers> found() {
        return ask<Or<Store::Numbers>>([](Store& store) { return store.find({}); });
    }
    Store::Numbers numbers() { return *found(); }
    std::size_t count() { return numbers().size(); }
    int undone() {
        std::optional<Or<int>> count;
        archive->undo(archive.get(), [&](Or<int> n) { count = n; });
        return *wait(count);
    }
    int removed(Store::Numbers gone) {
        std::optional<Or<int>> count;
        archive->remove(archive.get(), std::move(gone), [&](Or<int> n) { count = n; });
        return *wait(count);
    }
    int rows() { // in the file, those that were deleted too
        return ask<int>([](Store& store) {
            int rows = -1;
            (void)store.base().each(QStringLiteral("SELECT count(*) FROM game"), {},
                                    [&](const QSqlQuery& row) {
                                        rows = row.value(0).toInt();
                                        return true;
                                    });
            return rows;
        });
    }
    void limit(int pages) { // of the file: a disk that is full beyond
        EXPECT_TRUE(ask<bool>([pages](Store& store) {
            return store.base()
                .run(QStringLiteral("PRAGMA max_page_count = %1").arg(pages))
                .has_value();
        }));
    }
    QString words(int i) { return QString::fromStdString(english(told->at(i)[0].value<Phrase>())); }

    QTemporaryDir folder;
    std::unique_ptr<Archive> archive;
    std::unique_ptr<QSignalSpy> changed, told;
};

} // namespace

TEST_F(ArchiveThread, KeepsGamesAndSaysSo) {
    QSignalSpy kept(archive.get(), &Archive::kept);
    const auto games = endedGames(5);
    add(games);
    EXPECT_EQ(count(), 5u);
    ASSERT_EQ(kept.count(), 5);
    EXPECT_EQ(kept[4][0].toString().toStdString(), games[4].id);
    EXPECT_GE(changed->count(), 1);
    open();
    EXPECT_EQ(count(), 5u);
}

TEST_F(ArchiveThread, SaysOnceThatItCannotKeepGames) {
    const QString file = folder.filePath(QStringLiteral("file"));
    write(file, {});
    Archive blocked(file);
    const QSignalSpy said(&blocked, &Archive::changed);
    EXPECT_TRUE(blocked.keeps()) << "until it is known";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !blocked.keeps(); }, patience));
    EXPECT_EQ(said.count(), 1);
}

TEST_F(ArchiveThread, WritesWhatWasAddedBeforeItGoes) {
    add(endedGames(30));
    open();
    EXPECT_EQ(count(), 30u);
    EXPECT_EQ(told->count(), 0);
}

TEST_F(ArchiveThread, LeavesOutAQuestionThatIsStoppedBeforeItHasBegun) {
    std::latch stopped(1);
    std::optional<int> first, third;
    archive->ask(
        archive.get(), {},
        [&](Store&) {
            stopped.wait();
            return 1;
        },
        [&](int n) { first = n; });
    std::stop_source stop;
    bool asked = false, heard = false;
    archive->ask(
        archive.get(), stop.get_token(), [&](Store&) { return asked = true; },
        [&](bool) { heard = true; });
    stop.request_stop();
    stopped.count_down();
    archive->ask(
        archive.get(), {}, [](Store&) { return 3; }, [&](int n) { third = n; });
    EXPECT_EQ(wait(third), 3);
    EXPECT_EQ(first, 1);
    EXPECT_FALSE(asked);
    EXPECT_FALSE(heard);
}

TEST_F(ArchiveThread, EndsLongWorkThatIsStopped) {
    std::stop_source stop;
    int steps = 0;
    bool heard = false;
    archive->askInSteps<int>(
        archive.get(), stop.get_token(),
        [&](Store&) {
            if (++steps == 3)
                stop.request_stop();
            return steps < 9 ? std::nullopt : std::optional(steps);
        },
        [&](int) { heard = true; });
    for (int task = 0; task < 12; ++task) // each comes after a step
        EXPECT_EQ(count(), 0u);
    EXPECT_EQ(steps, 3);
    EXPECT_FALSE(heard);
}

TEST_F(ArchiveThread, DoesNotTellTheAnswerToAQuestionThatIsStopped) {
    std::latch begun(1), stopped(1);
    std::stop_source stop;
    bool heard = false;
    archive->ask(
        archive.get(), stop.get_token(),
        [&](Store&) {
            begun.count_down();
            stopped.wait();
            return 1;
        },
        [&](int) { heard = true; });
    begun.wait();
    stop.request_stop();
    stopped.count_down();
    (void)count();
    EXPECT_FALSE(heard);
}

TEST_F(ArchiveThread, TellsNobodyWhoIsGone) {
    auto gone = std::make_unique<QObject>();
    bool heard = false;
    archive->ask(
        gone.get(), {}, [](Store&) { return 1; }, [&](int) { heard = true; });
    gone.reset();
    (void)count();
    EXPECT_FALSE(heard);
}

TEST_F(ArchiveThread, GoesThroughLongWorkStepByStepWithOtherTasksBetween) {
    std::vector<int> order;
    std::optional<int> done;
    archive->askInSteps<int>(
        archive.get(), {},
        [steps = 0](Store&) mutable { return ++steps < 50 ? std::nullopt : std::optional(steps); },
        [&](int steps) {
            order.push_back(1);
            done = steps;
        });
    std::optional<int> other;
    archive->ask(
        archive.get(), {}, [](Store&) { return 7; },
        [&](int n) {
            order.push_back(2);
            other = n;
        });
    EXPECT_EQ(wait(done), 50);
    EXPECT_EQ(wait(other), 7);
    EXPECT_EQ(order, (std::vector{2, 1}));
}

TEST_F(ArchiveThread, LongWorkEndsWhenTheArchiveGoes) {
    bool heard = false;
    archive->askInSteps<int>(
        archive.get(), {}, [](Store&) { return std::optional<int>(); }, [&](int) { heard = true; });
    (void)count();
    open();
    EXPECT_FALSE(heard);
}

TEST_F(ArchiveThread, LeavesOutTheQuestionsThatWaitWhenItGoes) {
    const std::function<int(Store&)> ask = [&ask, archive = archive.get()](Store&) {
        archive->ask(nullptr, {}, ask, [](int) {}); // so that one always waits
        return 1;
    };
    std::optional<int> asked;
    archive->ask(archive.get(), {}, ask, [&](int n) { asked = n; });
    EXPECT_EQ(wait(asked), 1);
    open();
    EXPECT_EQ(count(), 0u);
}

TEST_F(ArchiveThread, TakesTheLastDeletionBack) {
    add(endedGames(6));
    const auto all = numbers();
    EXPECT_EQ(removed({all[0], all[2]}), 2);
    EXPECT_EQ(count(), 4u);
    EXPECT_EQ(undone(), 2);
    EXPECT_EQ(numbers(), all);
    EXPECT_EQ(undone(), 0) << "once";
    EXPECT_EQ(removed({all[1]}), 1);
    EXPECT_EQ(removed({all[3]}), 1);
    EXPECT_EQ(undone(), 1);
    EXPECT_EQ(count(), 5u) << "the last one alone";
}

TEST_F(ArchiveThread, WhatIsDeletedWhenItGoesIsGoneForGood) {
    add(endedGames(6));
    std::optional<Or<int>> gone;
    archive->removeAll(archive.get(), [&](Or<int> n) { gone = n; });
    EXPECT_EQ(*wait(gone), 6);
    EXPECT_EQ(undone(), 6);
    archive->removeAll(archive.get(), [&](Or<int> n) { gone = n; });
    open();
    EXPECT_EQ(count(), 0u);
    EXPECT_EQ(rows(), 0);
}

TEST_F(ArchiveThread, ADeletionIsForGoodAsSoonAsAnotherFollows) {
    add(endedGames(6));
    const auto all = numbers();
    EXPECT_EQ(removed({all[0], all[1]}), 2);
    EXPECT_EQ(rows(), 6);
    EXPECT_EQ(removed({all[2]}), 1);
    EXPECT_EQ(rows(), 4);
}

TEST_F(ArchiveThread, PurgesAllThatWasDeletedForGoodStepByStep) {
    archive.reset();
    {
        OpenStore store(folder.path());
        ASSERT_TRUE(store.add(endedGames(1)[0]));
        ASSERT_TRUE(store.base().run(QStringLiteral(
            "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1201) INSERT "
            "INTO game (number, id, gone, game, begun, ended, month, first, second, opponent, "
            "plies, hints, first_hints, second_hints, words) SELECT i, i, 0, 'towers', 0, 0, 0, "
            "'', '', '', 0, 0, 0, 0, '' FROM n")));
    }
    open();
    EXPECT_TRUE(QTest::qWaitFor([&] { return rows() == 1; }, patience));
}

TEST_F(ArchiveThread, WhatIsOfferedDoesNotTakeThePlaceOfANewerEnd) {
    const SavedGame game = endedGames(1)[0];
    SavedGame older = game;
    older.touched -= std::chrono::hours(1);
    older.positions[0].comment = "older";
    archive->add(game);
    archive->offer(older);
    const auto all = numbers();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(ask<Or<SavedGame>>([&](Store& store) { return store.game(all[0]); }), game);
}

TEST_F(ArchiveThread, OneDeletionAloneIsTakenBackAndOnce) {
    archive.reset();
    {
        OpenStore store(folder.path());
        for (const SavedGame& game : endedGames(6))
            ASSERT_TRUE(store.add(game));
        ASSERT_EQ(store.remove({1}, 5'000'000'000'000), 1); // another program's
        ASSERT_EQ(store.remove({2}, 5'000'000'000'001), 1);
        ASSERT_TRUE(store.seal(5'000'000'000'001)); // for good
    }
    archive = std::make_unique<Archive>(folder.path());
    EXPECT_EQ(undone(), 0) << "nothing was deleted here";
    EXPECT_EQ(count(), 4u);
    EXPECT_EQ(removed({3, 4}), 2);
    EXPECT_EQ(undone(), 2);
    EXPECT_EQ(undone(), 0);
    EXPECT_EQ(count(), 4u);
}

TEST_F(ArchiveThread, SetsAsideDamageThatComesToLightWhileItIsOpen) {
    add(endedGames(60, 4, 60));
    EXPECT_EQ(count(), 60u);
    const QString file = folder.filePath(QStringLiteral("archive.sqlite"));
    {
        Database other(folder.path()); // so that nothing of the file is remembered
        other.open();
        ASSERT_TRUE(other.run(QStringLiteral("PRAGMA application_id")));
        ASSERT_TRUE(other.run(QStringLiteral("INSERT INTO deleted VALUES (1)")));
        ASSERT_TRUE(other.run(QStringLiteral("PRAGMA wal_checkpoint(FULL)")));
    }
    QFile bytes(file);
    ASSERT_TRUE(bytes.open(QIODevice::ReadWrite));
    bytes.seek(4096);
    bytes.write(QByteArray(bytes.size() - 4096, '\xff'));
    bytes.close();
    EXPECT_FALSE(found());
    ASSERT_TRUE(QTest::qWaitFor([&] { return told->count() == 1; }, patience));
    EXPECT_THAT(words(0).toStdString(), HasSubstr("The archive was damaged. It is set aside as"));
    archive->add(endedGames(1)[0]);
    EXPECT_GE(count(), 1u);
}

TEST_F(ArchiveThread, GamesWaitForAFullDiskWhichIsToldOnce) {
    limit(5);
    const auto games = endedGames(60, 4, 60);
    add(games);
    const std::size_t kept = count();
    EXPECT_LT(kept, games.size());
    ASSERT_EQ(told->count(), 1);
    EXPECT_THAT(words(0).toStdString(), HasSubstr("full"));
    changed->clear();
    archive->add(games[0]);
    (void)count();
    EXPECT_EQ(changed->count(), 0) << "nothing has come";
    limit(100'000);
    archive->add(games[0]);
    EXPECT_EQ(count(), games.size());
    EXPECT_EQ(told->count(), 1);
    limit(5);
    add(endedGames(120, 9, 60));
    (void)count();
    EXPECT_EQ(told->count(), 2) << "told again when it begins again";
}

TEST_F(ArchiveThread, TellsAtOnceThatTheFirstGameMustWait) {
    limit(5);
    SavedGame game = endedGames(1)[0];
    game.positions[0].comment = std::string(100'000, 'x');
    archive->add(game);
    EXPECT_EQ(count(), 0u);
    EXPECT_EQ(told->count(), 1);
}

TEST_F(ArchiveThread, GamesThatWaitAreTriedAgainWhenItGoes) {
    limit(5);
    add(endedGames(60, 4, 60));
    EXPECT_LT(count(), 60u);
    limit(100'000);
    open();
    EXPECT_EQ(count(), 60u);
}

TEST_F(ArchiveThread, TellsOfADamagedFileWhenItIsOpened) {
    archive.reset();
    write(folder.filePath(QStringLiteral("archive.sqlite")), QByteArray(9000, 'x'));
    open();
    archive->add(endedGames(1)[0]);
    EXPECT_EQ(count(), 1u);
    ASSERT_EQ(told->count(), 1);
    EXPECT_THAT(words(0).toStdString(), HasSubstr("damaged"));
}

TEST_F(ArchiveThread, TellsWhatATaskThrewAndGoesOn) {
    archive->ask(
        archive.get(), {}, [](Store&) -> int { throw std::runtime_error("no index"); },
        [](int) { ADD_FAILURE() << "there is no answer"; });
    archive->add(endedGames(1)[0]);
    EXPECT_EQ(count(), 1u);
    ASSERT_EQ(told->count(), 1);
    EXPECT_EQ(words(0), "Something failed that never should: no index");
}

TEST_F(ArchiveThread, AnswersWhoeverAskedAlsoWhereTheWorkThrows) {
    const auto fails = [](Store&) -> Or<int> { throw std::bad_alloc(); };
    const std::string none = "There is not enough memory.";
    EXPECT_EQ(english(ask<Or<int>>(fails).error()), none);
    std::optional<Or<int>> inSteps;
    archive->askInSteps<Or<int>>(
        archive.get(), {}, [&](Store& store) { return std::optional(fails(store)); },
        [&](Or<int> n) { inSteps = n; });
    EXPECT_EQ(english(wait(inSteps).error()), none);
    ASSERT_EQ(told->count(), 2) << "and it is told";
    EXPECT_EQ(words(0).toStdString(), none);
    EXPECT_EQ(ask<Or<int>>([](Store&) -> Or<int> { return 7; }), 7);
}

// Another program holds the archive. Whoever quits does not wait for it, not even a task that
// already waits.
TEST_F(ArchiveThread, GoesWithoutWaitingForALockOfAnotherProgram) {
    const auto games = endedGames(3);
    archive->add(games[0]);
    const auto all = numbers();
    archive = std::make_unique<Archive>(folder.path(), nullptr, std::chrono::hours(1));
    std::optional<Or<int>> gone;
    archive->remove(archive.get(), all, [&](Or<int> n) { gone = n; });
    EXPECT_EQ(*wait(gone), 1);
    Database other(folder.path());
    other.open();
    ASSERT_TRUE(other.run(QStringLiteral("BEGIN IMMEDIATE")));
    archive->add(games[1]);
    archive->offer(games[2]);
    archive.reset(); // else for an hour
    ASSERT_TRUE(other.run(QStringLiteral("COMMIT")));
    other.close();
    open();
    EXPECT_EQ(count(), 0u) << "what was deleted stays so, and what was not archived comes again";
    archive->add(games[1]);
    EXPECT_EQ(count(), 1u);
}

TEST_F(ArchiveThread, WaitsForALockOfAnotherProgramWhileItIsOpen) {
    Database other(folder.path());
    other.open();
    ASSERT_TRUE(other.run(QStringLiteral("BEGIN IMMEDIATE")));
    archive = std::make_unique<Archive>(folder.path(), nullptr, std::chrono::hours(1));
    QSignalSpy kept(archive.get(), &Archive::kept);
    archive->add(endedGames(1)[0]);
    QTest::qWait(120); // longer than SQLite waits by itself
    EXPECT_EQ(kept.count(), 0);
    ASSERT_TRUE(other.run(QStringLiteral("COMMIT")));
    EXPECT_TRUE(QTest::qWaitFor([&] { return kept.count() == 1; }, patience));
}

TEST_F(ArchiveThread, StopsNothingWhereItHasNoFolder) {
    archive.reset();
    const QString file = folder.filePath(QStringLiteral("file"));
    write(file, {});
    Archive nowhere(file + QStringLiteral("/below"));
    QSignalSpy words(&nowhere, &Archive::noticed);
    nowhere.add(endedGames(1)[0]);
    nowhere.add(endedGames(2)[1]);
    ASSERT_TRUE(words.wait(patience));
    EXPECT_EQ(words.count(), 1);
}

} // namespace bouton::testing
