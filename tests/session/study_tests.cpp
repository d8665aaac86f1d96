#include <gmock/gmock.h>

#include "session/study.h"
#include "session/table.h"
#include "support/latch.h"

namespace bouton::testing {

namespace {

using ::testing::IsNull;
using ::testing::NotNull;
using Scope = Study::Scope;

const Ruleset& game(const char* id) { return *gameNamed(id).value(); }

Plan twoHumans(const Ruleset& game) { return {complete(game.settings, {}).value(), false, {}}; }

// Waits until the study has nothing left to do.
void finish(const Study& study) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return !study.busy(); }, 30'000));
}

Analysis analysisOf(const Match& match, Match::Node node) {
    Analysis last;
    match.game().scholar()(match, node)({}, [&](Analysis analysis) { last = std::move(analysis); });
    return last;
}

TEST(Study, FindsNothingThatNobodyWants) {
    Table table(ticTacToe());
    ASSERT_TRUE(table.session.setUp(twoHumans(ticTacToe())));
    ASSERT_TRUE(table.session.start());
    EXPECT_FALSE(table.session.study().busy());
    EXPECT_THAT(table.session.study().of(0), IsNull());
}

TEST(Study, SaysOfTheCurrentPositionWhatAnalysisSays) {
    Table table(ticTacToe());
    Session& session = table.session;
    session.study().setScope(Scope::Here);
    ASSERT_TRUE(session.setUp(twoHumans(ticTacToe())));
    ASSERT_TRUE(session.start());
    for (const Cell cell : {Cell{0, 0}, Cell{1, 1}, Cell{0, 1}}) {
        session.click(cell);
        EXPECT_TRUE(session.study().busy()) << "it begins in the same turn of the event loop";
        finish(session.study());
        const Match::Node node = session.match()->current();
        ASSERT_THAT(session.study().of(node), NotNull());
        EXPECT_EQ(*session.study().of(node), analysisOf(*session.match(), node));
        EXPECT_TRUE(session.study().finished(node));
    }
}

TEST(Study, LooksAtThePositionBeforeTheLastMoveToo) {
    Table table(ticTacToe());
    Session& session = table.session;
    ASSERT_TRUE(session.setUp(twoHumans(ticTacToe())));
    ASSERT_TRUE(session.start());
    for (const Cell cell : {Cell{0, 0}, Cell{1, 1}, Cell{0, 1}})
        session.click(cell);
    session.study().setScope(Scope::Here);
    finish(session.study());
    EXPECT_THAT(session.study().of(3), NotNull());
    ASSERT_THAT(session.study().of(2), NotNull());
    EXPECT_EQ(*session.study().of(2), analysisOf(*session.match(), 2));
    EXPECT_THAT(session.study().of(1), IsNull()) << "no history was wanted";
}

TEST(Study, LooksAtTheWholeGameWhereItsHistoryIsWanted) {
    Table table(game("towers"));
    Session& session = table.session;
    ASSERT_TRUE(session.setUp(twoHumans(session.game())));
    session.setPicture(readPicture("GGGG/..../..../RRRR G", "GR").value());
    ASSERT_TRUE(session.start());
    for (const Cell cell : {Cell{1, 0}, Cell{2, 1}, Cell{1, 2}, Cell{2, 2}})
        session.click(cell);
    ASSERT_EQ(session.match()->size(), 5u);
    session.undo();
    session.study().setScope(Scope::History);
    finish(session.study());
    for (Match::Node node = 0; node < 5; ++node) {
        ASSERT_THAT(session.study().of(node), NotNull()) << "node " << node;
        EXPECT_EQ(*session.study().of(node), analysisOf(*session.match(), node));
    }
}

TEST(Study, GivesAReversiGameAShortLookFirst) {
    Table table(game("reversi"));
    Session& session = table.session;
    session.study().setScope(Scope::History);
    ASSERT_TRUE(session.setUp(twoHumans(session.game())));
    ASSERT_TRUE(session.start());
    for (const Cell cell : {Cell{3, 2}, Cell{2, 2}})
        session.click(cell);
    ASSERT_EQ(session.match()->size(), 3u);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return session.study().of(0) && session.study().of(1); }, 30'000));
    EXPECT_FALSE(session.study().of(1)->position.exact);
    EXPECT_GT(session.study().of(1)->depth, 0);
}

TEST(Study, RestsWhileTheComputerThinks) {
    const Ruleset game = latched(ticTacToe());
    theLatch().holdAt(1);
    Table table(game);
    Session& session = table.session;
    session.study().setScope(Scope::Here);
    ASSERT_TRUE(session.setUp(humanAgainst(game, "random")));
    ASSERT_TRUE(session.start());
    session.click({0, 0});
    ASSERT_TRUE(session.thinking());
    EXPECT_FALSE(session.study().busy());
    theLatch().waitUntilHeld();
    theLatch().release();
    settle(session);
    finish(session.study());
    EXPECT_THAT(session.study().of(session.match()->current()), NotNull());
}

TEST(Study, KeepsWhatItFoundWhenTheGameIsLookedThrough) {
    Table table(ticTacToe());
    Session& session = table.session;
    session.study().setScope(Scope::Here);
    ASSERT_TRUE(session.setUp(twoHumans(ticTacToe())));
    ASSERT_TRUE(session.start());
    finish(session.study());
    session.click({0, 0});
    session.undo();
    EXPECT_FALSE(session.study().busy()) << "all is known of the start";
    EXPECT_THAT(session.study().of(0), NotNull());
}

TEST(Study, ForgetsTheGameBefore) {
    Table table(ticTacToe());
    Session& session = table.session;
    session.study().setScope(Scope::Here);
    ASSERT_TRUE(session.setUp(twoHumans(ticTacToe())));
    ASSERT_TRUE(session.start());
    finish(session.study());
    ASSERT_THAT(session.study().of(0), NotNull());
    ASSERT_TRUE(session.setUp(twoHumans(ticTacToe())));
    EXPECT_THAT(session.study().of(0), IsNull());
    EXPECT_FALSE(session.study().busy());
}

} // namespace

} // namespace bouton::testing
