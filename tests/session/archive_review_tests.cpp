// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "../support/desk.h"
#include "ended_games.h"
#include "engine/stop_at_poll.h"
#include "session/archive/reviewer.h"
#include "support/patience.h"

// The games of the archive are reviewed while nobody needs the machine.

namespace bouton::testing {

namespace {

class ArchiveReview : public ::testing::Test {
protected:
    std::vector<Entry> entries() {
        std::optional<Or<std::vector<Entry>>> found;
        archive.ask(
            &archive, {}, [](Store& store) { return store.first({}, 100); },
            [&](Or<std::vector<Entry>> all) { found = std::move(all); });
        EXPECT_TRUE(QTest::qWaitFor([&] { return found.has_value(); }, patience));
        return **found;
    }
    // A game of Tic Tac Toe: One gives its win away with the fourth move.
    static SavedGame game(int number) {
        const auto match = matchFrom(**gameNamed("tic-tac-toe"), ".../.../... X").value();
        for (const char* move : {"a1", "b1", "a2", "a3", "c3", "b3", "b2"})
            EXPECT_TRUE(match->play(std::string_view(move)));
        SavedGame saved = savedFrom(*match);
        saved.id = "game " + std::to_string(number);
        saved.begun = saved.touched = SavedGame::Moment(std::chrono::hours(number));
        return saved;
    }

    QTemporaryDir folder;
    Archive archive{folder.path()};
};

} // namespace

TEST_F(ArchiveReview, FindsTheSlipsAndTheAccuracyOfEveryGame) {
    for (int i = 0; i < 3; ++i)
        archive.add(game(i));
    Reviewer reviewer(archive);
    QSignalSpy rested(&reviewer, &Reviewer::rested), reviewed(&archive, &Archive::reviewed);
    reviewer.setIdle(true);
    ASSERT_TRUE(rested.wait(patience));
    ASSERT_TRUE(QTest::qWaitFor([&] { return reviewed.count() == 3; }, patience));
    GameReview review(game(0));
    ASSERT_TRUE(review.goOn(catalogue(), {}));
    const Findings expected = review.findings().value();
    EXPECT_GT(expected.slips[0] + expected.slips[1], 0);
    EXPECT_TRUE(expected.accuracy[0] && *expected.accuracy[0] < 1);
    ASSERT_EQ(entries().size(), 3u);
    for (const Entry& entry : entries()) {
        EXPECT_EQ(entry.review, Entry::Review::Done);
        EXPECT_EQ(entry.findings, expected);
    }
    archive.add(game(7)); // while it is idle
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return entries().front().review == Entry::Review::Done; }, patience));
}

TEST_F(ArchiveReview, BeginsWhenItIsToldThatNobodyNeedsTheMachine) {
    Reviewer reviewer(archive);
    const QSignalSpy reviewed(&archive, &Archive::reviewed);
    SavedGame unknown = game(1);
    unknown.game = "hex"; // which takes no thought
    archive.add(unknown);
    for (int task = 0; task < 6; ++task)
        EXPECT_EQ(entries().size(), 1u);
    EXPECT_EQ(reviewed.count(), 0);
    reviewer.setIdle(true);
    EXPECT_TRUE(QTest::qWaitFor([&] { return reviewed.count() == 1; }, patience));
}

TEST_F(ArchiveReview, SaysOfAGameThatIsNotKnownOrDamagedThatThereCanBeNone) {
    archive.add(game(0));
    archive.ask(
        &archive, {},
        [](Store& store) {
            return store.base().run(QStringLiteral("UPDATE file SET sum = 0")).has_value();
        },
        [](bool damaged) { EXPECT_TRUE(damaged); });
    SavedGame unknown = game(1), wrong = game(2);
    unknown.game = "go";
    wrong.positions[2].move = "c9";
    archive.add(unknown);
    archive.add(wrong);
    archive.add(game(3));
    Reviewer reviewer(archive);
    QSignalSpy rested(&reviewer, &Reviewer::rested);
    reviewer.setIdle(true);
    ASSERT_TRUE(rested.wait(patience));
    const auto all = entries();
    EXPECT_EQ(all[0].review, Entry::Review::Done);
    EXPECT_EQ(all[1].review, Entry::Review::Impossible);
    EXPECT_EQ(all[2].review, Entry::Review::Impossible);
    EXPECT_EQ(all[3].review, Entry::Review::Impossible);
}

// One game, and analyses that wait at the desk.
class HeldReview : public ArchiveReview {
protected:
    bool waitsInItsThirdLook() {
        theDesk().open(2);
        archive.add(game(1));
        reviewer.setIdle(true);
        // The archive answers on this thread, so the event loop must run until the first look.
        return QTest::qWaitFor([] { return theDesk().looks().size() == 3; }, patience);
    }

    const Ruleset held = desked(**gameNamed("tic-tac-toe"));
    const Ruleset* const games[1] = {&held};
    Reviewer reviewer{archive, games};
    QSignalSpy rested{&reviewer, &Reviewer::rested};
};

TEST_F(HeldReview, StopsAtOnceAndGoesOnLaterWhereItWas) {
    ASSERT_TRUE(waitsInItsThirdLook());
    reviewer.setIdle(false);
    ASSERT_TRUE(QTest::qWaitFor([] { return !theDesk().isUsed(); }, patience));
    theDesk().allow(100);
    EXPECT_EQ(entries()[0].review, Entry::Review::NotYet);
    EXPECT_EQ(theDesk().looks().size(), 3u) << "it rests";
    theDesk().open(100);
    reviewer.setIdle(true);
    ASSERT_TRUE(rested.wait(patience));
    EXPECT_EQ(theDesk().looks().size(), 8u - 2u) << "two positions were known";
    EXPECT_EQ(entries()[0].review, Entry::Review::Done);
}

TEST_F(HeldReview, GoesOnWithItsLookWhenItHearsAgainThatNobodyNeedsTheMachine) {
    ASSERT_TRUE(waitsInItsThirdLook());
    reviewer.setIdle(true);
    theDesk().allow(100);
    ASSERT_TRUE(rested.wait(patience));
    EXPECT_EQ(theDesk().looks().size(), 8u) << "each position once";
}

TEST_F(ArchiveReview, OfAGameHasNotComeToItsEndWhereItIsStopped) {
    std::stop_source before;
    before.request_stop();
    GameReview none(game(1));
    EXPECT_FALSE(none.goOn(catalogue(), before.get_token()));
    EXPECT_FALSE(none.findings());
    for (const std::uint64_t at : {1, 2, 50, 400}) {
        const StopAtPoll stop(at);
        GameReview review(game(1));
        const bool done = review.goOn(catalogue(), stop.token());
        stop.release();
        EXPECT_EQ(done, !stop.stopped()) << at;
        EXPECT_TRUE(review.goOn(catalogue(), {}));
    }
}

TEST_F(ArchiveReview, TellsOfScoresAndEstimatesOnlyWhereThereAreSome) {
    GameReview outcomes(game(1));
    ASSERT_TRUE(outcomes.goOn(catalogue(), {}));
    EXPECT_FALSE(outcomes.findings()->scored);
    EXPECT_FALSE(outcomes.findings()->estimated);
    // The last four cells.
    const auto match =
        matchFrom(**gameNamed("reversi"),
                  "XXXXXXXX/XOOOOOOX/XOXXXXOX/XOXOOXOX/XOXOOXOX/XOXXXXOX/XOOOOO../XXXXXX.. X")
            .value();
    match->play(std::size_t{0});
    GameReview one(savedFrom(*match)); // the second player has not moved
    ASSERT_TRUE(one.goOn(catalogue(), {}));
    EXPECT_TRUE(one.findings()->scored);
    while (!match->result(match->current()))
        match->play(std::size_t{0});
    GameReview scores(savedFrom(*match));
    ASSERT_TRUE(scores.goOn(catalogue(), {}));
    EXPECT_TRUE(scores.findings()->scored);
    EXPECT_FALSE(scores.findings()->estimated) << "so near to the end all is proven";
}

TEST_F(HeldReview, EndsInMidThought) { EXPECT_TRUE(waitsInItsThirdLook()); }

} // namespace bouton::testing
