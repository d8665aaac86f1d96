// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "session/study.h"
#include "session/table.h"
#include "support/desk.h"
#include "support/latch.h"

// Which looks a study takes at which positions, in which order, and what it keeps of them.

namespace bouton::testing {

namespace {

using ::testing::IsNull;
using ::testing::NotNull;
using Looks = std::vector<Desk::Look>;
using Scope = Study::Scope;

constexpr auto glance = Patience::Glance, bounded = Patience::Bounded, endless = Patience::Endless;
constexpr std::size_t all = 100;

// Five moves of two humans at Tic-tac-toe, whose analyses wait at the desk.
struct Desked {
    Desked() {
        begin(session, twoHumans(game));
        click(session, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}});
    }
    Ruleset game = desked(ticTacToe());
    Table table{game};
    Session& session = table.session;
    Study& study = session.study();
};

// Two computers at the same game, the first of whom waits at the latch.
struct Computers {
    Computers() {
        theLatch().holdAt(1);
        Plan plan = twoHumans(game);
        plan.seats = {computer(game, "random"), computer(game, "random")};
        EXPECT_TRUE(session.setUp(plan));
    }
    Ruleset game = latched(desked(ticTacToe()));
    Table table{game};
    Session& session = table.session;
    Study& study = session.study();
};

} // namespace

// The board first, then the line from its end down to the board, then from there to the start: all
// at a glance, then all to the bound, then the board beyond it.
TEST(Looks, AtAHistoryGoFromTheBoardToItsEndAndBackToTheStart) {
    Desked it;
    it.session.go(2);
    theDesk().open(12);
    it.study.setScope(Scope::History, endless);
    finish(it.study);
    theDesk().waitForLooks(13);
    EXPECT_EQ(theDesk().looks(), (Looks{{2, glance},
                                        {5, glance},
                                        {4, glance},
                                        {3, glance},
                                        {1, glance},
                                        {0, glance},
                                        {2, bounded},
                                        {5, bounded},
                                        {4, bounded},
                                        {3, bounded},
                                        {1, bounded},
                                        {0, bounded},
                                        {2, endless}}));
}

TEST(Looks, AtOnePositionGoToTheOneBeforeItTooAndToNoOther) {
    Desked it;
    theDesk().open(all);
    it.study.setScope(Scope::Here);
    finish(it.study);
    EXPECT_EQ(theDesk().looks(), (Looks{{5, glance}, {4, glance}, {5, bounded}, {4, bounded}}));
}

// A look that is broken off says how deep the clock let it come. That is shown only of the position
// on the board.
TEST(Looks, ThatAreBrokenOffAreKeptOfNoPositionButTheOneOnTheBoard) {
    Desked it;
    theDesk().open(3); // both glances, and the bounded look at the board
    it.study.setScope(Scope::Here);
    ASSERT_TRUE(waitFor([&] { return it.study.settled(5) != nullptr; }));
    EXPECT_EQ(it.study.shown(4)->depth, 2);
    it.session.go(4);
    theDesk().allow(1); // a glance at the position before it
    ASSERT_TRUE(waitFor([&] { return it.study.shown(4)->depth == 3; }));
    EXPECT_THAT(it.study.settled(4), IsNull());
    it.session.go(5);
    EXPECT_EQ(it.study.shown(4)->depth, 2) << "what the glance found";
    theDesk().allow(all);
    finish(it.study);
    EXPECT_EQ(it.study.shown(4)->depth, 4);
    EXPECT_EQ(it.study.shown(4), it.study.settled(4));
}

TEST(Looks, BeyondTheBoundAreShownOnlyWhileThePositionIsOnTheBoard) {
    Desked it;
    theDesk().open(all);
    it.study.setScope(Scope::Here, endless);
    ASSERT_TRUE(waitFor([&] { return it.study.shown(5) && it.study.shown(5)->depth == 6; }));
    EXPECT_EQ(it.study.settled(5)->depth, 4);
    it.session.go(4);
    EXPECT_EQ(it.study.shown(5), it.study.settled(5));
    theDesk().open(0);
    it.session.go(5);
    EXPECT_EQ(it.study.shown(5)->depth, 6);
    // A new look begins less deep.
    const Desk::Look again{5, endless};
    for (std::size_t i = 1; std::ranges::count(theDesk().looks(), again) == 0; ++i)
        theDesk().waitForLooks(i);
    QCoreApplication::processEvents();
    EXPECT_EQ(it.study.shown(5)->depth, 6);
}

TEST(Looks, AtAHistoryThatIsHaltedGoToTheBoardAndThePositionBeforeItOnly) {
    Desked it;
    theDesk().open(0);
    it.study.setScope(Scope::History);
    theDesk().waitForLooks(1);
    it.study.setHalted(true);
    theDesk().allow(all);
    finish(it.study);
    EXPECT_THAT(it.study.settled(5), NotNull());
    EXPECT_THAT(it.study.settled(4), NotNull());
    EXPECT_THAT(it.study.shown(3), IsNull());
    it.study.setHalted(false);
    finish(it.study);
    for (Match::Node node = 0; node <= 5; ++node)
        EXPECT_THAT(it.study.settled(node), NotNull()) << node;
    it.study.setHalted(true);
    ASSERT_TRUE(it.session.setUp(twoHumans(it.game)));
    EXPECT_FALSE(it.study.halted()) << "that was another game";
}

// The computers move on before the look can end.
TEST(Looks, AtAGameOfTwoComputersAreEndedBeforeTheNextPositionIsLookedAt) {
    Computers it;
    theDesk().open(0);
    it.study.setScope(Scope::History, endless);
    ASSERT_TRUE(it.session.start());
    EXPECT_TRUE(it.study.busy()) << "beside them";
    theDesk().waitForLooks(1);
    theLatch().release(3); // and the fourth waits: at the game's end the study would begin anew
    ASSERT_TRUE(waitFor([&] { return it.session.match()->size() == 4; }));
    EXPECT_EQ(theDesk().looks(), (Looks{{0, glance}}));
    EXPECT_TRUE(it.study.busy());
    it.session.setPaused(true);
    theDesk().allow(all);
    finish(it.study);
    const Match& match = *it.session.match();
    for (Match::Node node = 0; node < match.size(); ++node)
        EXPECT_THAT(it.study.settled(node), NotNull()) << node;
}

TEST(Looks, AtAGameOfTwoComputersComeForwardWhileTheyPlay) {
    Computers it;
    theDesk().open(0);
    it.study.setScope(Scope::History);
    ASSERT_TRUE(it.session.start());
    theDesk().waitForLooks(1);
    theLatch().release(2);
    ASSERT_TRUE(waitFor([&] { return it.session.match()->size() == 3; }));
    theLatch().waitUntilHeld();
    theDesk().allow(1);
    ASSERT_TRUE(waitFor([&] { return it.study.shown(0) != nullptr; }));
    theDesk().waitForLooks(3); // the second is broken off as soon as the first is known
    EXPECT_EQ(theDesk().looks().back(), (Desk::Look{it.session.match()->current(), glance}));
    it.session.setPaused(true);
}

TEST(Looks, AtAGameOfTwoComputersStayWithinTheBoundUntilItIsPaused) {
    Computers it;
    theDesk().open(all);
    it.study.setScope(Scope::Here, endless);
    ASSERT_TRUE(it.session.start());
    finish(it.study);
    EXPECT_THAT(it.study.settled(0), NotNull());
    EXPECT_FALSE(it.study.deepening());
    it.session.setPaused(true);
    EXPECT_TRUE(it.study.deepening());
}

// What it told last comes with its move, however quick it was.
TEST(Reported, IsTheLastScoreThatAComputerToldBeforeItsMove) {
    const Ruleset game = withLore(desked(ticTacToe()));
    Table table(game);
    theDesk().open(0);
    Session& session = table.session;
    session.study().setScope(Scope::Here);
    begin(session, humanAgainst(game, "random", Side::Two));
    settle(session);
    ASSERT_EQ(session.match()->current(), 1u);
    ASSERT_THAT(session.reported(0), NotNull());
    EXPECT_EQ(session.reported(0)->score, 6);
    EXPECT_EQ(session.reported(0)->depth, 9);
    EXPECT_THAT(session.reported(1), IsNull()) << "a human is to move";
    EXPECT_THAT(session.study().settled(0), IsNull()) << "no analysis is made of it";
    ASSERT_TRUE(session.setUp(session.plan()));
    EXPECT_THAT(session.reported(0), IsNull()) << "of the game before";
}

} // namespace bouton::testing
