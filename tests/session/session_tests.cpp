#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QSignalSpy>

#include <algorithm>

#include "session/table.h"
#include "support/latch.h"

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using Phase = Session::Phase;

} // namespace

TEST(Session, OpensWithTheQuestionsAndShowsTheStart) {
    Table table(ticTacToe());
    EXPECT_EQ(table.session.phase(), Phase::SettingUp);
    EXPECT_EQ(write(table.session.picture(), "XO"), ".../.../... X");
    EXPECT_FALSE(table.session.match());
}

TEST(Session, TwoHumansPlayAWholeGameByClicks) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{0, 2}})
        session.click(cell);
    EXPECT_EQ(session.phase(), Phase::Over);
    ASSERT_TRUE(session.ending().result);
    EXPECT_EQ(session.ending().result->winner, Side::One);
    EXPECT_EQ(said(session),
              (std::vector<std::string>{"X begins.", "X: a1", "O: a2", "X: b1", "O: b2", "X: c1",
                                        "X wins. (X has three in a line.)"}));
}

TEST(Session, AMessageOfAMoveKnowsItsPositionButAFileDoesNot) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    session.click({1, 1});
    EXPECT_EQ(session.messages().back().node, session.match()->current());
    for (const Message& message : session.saved().messages)
        EXPECT_FALSE(message.node);
}

TEST(Session, AComputerThatGivesNoMovePausesTheGameAndSaysWhyUntilItGoesOn) {
    Ruleset game = ticTacToe();
    game.mind = [](std::size_t, const Settings&, std::uint64_t) -> Mind {
        return [](const Match&) -> ChoiceJob {
            return [](const Asking&) -> Or<Choice> { return refuse({"Not today."}); };
        };
    };
    Table session(game, humanAgainst(game, "random"));
    session.click({1, 1});
    EXPECT_FALSE(session.turn().refusal);
    settle(session);
    EXPECT_EQ(session.phase(), Phase::Paused);
    ASSERT_TRUE(session.turn().refusal);
    EXPECT_EQ(english(*session.turn().refusal), "Not today.");
    EXPECT_EQ(said(session).back(), "Not today.");
    session.setPaused(false);
    EXPECT_FALSE(session.turn().refusal);
    settle(session);
    session.undo();
    EXPECT_FALSE(session.turn().refusal);
    EXPECT_TRUE(session.turn().human);
}

TEST(Session, AClickThatSetsNothingUpIsAnsweredWithAWord) {
    Table session(*gameNamed("towers").value());
    ASSERT_TRUE(session.setUp({complete(session.game().settings, {}).value(), false, {}}));
    QSignalSpy refused(&session, &Session::refused);
    session.click({0, 0});
    session.click({1, 0});
    EXPECT_EQ(refused.count(), 0);
    session.click({2, 0}); // this column has both its towers already
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(session.picture().rows[2][0], '.');
}

TEST(Session, TheComputerAnswersAndSaysByWhichRule) {
    Table session(ticTacToe(), humanAgainst(ticTacToe(), "blocker"));
    session.click({0, 0});
    EXPECT_TRUE(session.turn().thinking);
    settle(session);
    EXPECT_EQ(session.match()->path(session.match()->current()).size(), 3u);
    EXPECT_EQ(session.messages().back().speaker, Side::Two);
    EXPECT_EQ(said(session).back().substr(0, 8), "Casual: ");
    EXPECT_FALSE(session.messages().back().because.empty());
}

TEST(Session, TheComputerBeginsWhereItHasTheSideThatBegins) {
    Table table(ticTacToe());
    ASSERT_TRUE(table.session.setUp(humanAgainst(ticTacToe(), "random", Side::Two)));
    ASSERT_TRUE(table.session.start());
    settle(table.session);
    EXPECT_EQ(table.session.match()->current(), 1u);
    EXPECT_EQ(table.session.match()->toMove(1), Side::Two);
}

TEST(Session, AWrongCellIsAnsweredWithAWordAndChangesNothing) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    session.click({0, 0});
    QSignalSpy refused(&session, &Session::refused);
    const Picture before = session.picture();
    session.click({0, 0});
    session.click({7, 7});
    session.pass();
    session.endTurn();
    EXPECT_EQ(refused.size(), 4);
    EXPECT_EQ(session.picture(), before);
}

TEST(Session, AClickWhileTheComputerThinksIsAnsweredWithAWord) {
    const Ruleset game = latched(ticTacToe());
    Table table(game);
    ASSERT_TRUE(table.session.setUp(humanAgainst(game, "random", Side::Two)));
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        theLatch().holdAt(1 + random.below(100));
        ASSERT_TRUE(table.session.start());
        theLatch().waitUntilHeld();
        QSignalSpy refused(&table.session, &Session::refused);
        table.session.click({1, 1});
        ASSERT_EQ(refused.size(), 1);
        theLatch().release();
        settle(table.session);
        ASSERT_EQ(write(table.session.picture(), "XO"), "X../.../... O");
        ASSERT_TRUE(table.session.setUp(table.session.plan()));
    }
}

TEST(Session, NewGameWhileTheComputerThinksLeavesNoLateMove) {
    const Ruleset game = latched(ticTacToe());
    Table session(game);
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        theLatch().holdAt(1 + random.below(100));
        ASSERT_TRUE(session.setUp(humanAgainst(game, "random", Side::Two)));
        ASSERT_TRUE(session.start());
        if (random.below(4) != 0)
            theLatch().waitUntilHeld(); // otherwise perhaps before its first poll
        ASSERT_TRUE(session.setUp(humanAgainst(game, "random", Side::One)));
        ASSERT_FALSE(session.turn().thinking);
        ASSERT_TRUE(session.start());
        QTest::qWait(0);
        ASSERT_EQ(write(session.picture(), "XO"), ".../.../... X");
        ASSERT_EQ(session.messages().size(), 1u);
    }
}

TEST(Session, EndsAtAnyInstantOfAThought) {
    const Ruleset game = latched(ticTacToe());
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        theLatch().holdAt(1 + random.below(100));
        Table table(game);
        ASSERT_TRUE(table.session.setUp(humanAgainst(game, "random", Side::Two)));
        ASSERT_TRUE(table.session.start());
        if (random.below(2) == 0)
            theLatch().waitUntilHeld();
    }
}

TEST(Session, PausingAndGivingASeatAwayAreSafeAtAnyInstant) {
    const Ruleset game = latched(ticTacToe());
    Table session(game);
    Random random(4);
    for (int i = 0; i < 200; ++i) {
        Plan plan = humanAgainst(game, "random", Side::Two);
        plan.seats[1] = plan.seats[0];
        theLatch().holdAt(1 + random.below(100));
        ASSERT_TRUE(session.setUp(plan));
        ASSERT_TRUE(session.start());
        theLatch().waitUntilHeld();
        session.setPaused(true);
        ASSERT_EQ(session.phase(), Phase::Paused);
        ASSERT_FALSE(session.turn().thinking);
        session.setSeat(Side::One, {});
        session.setPaused(false);
        ASSERT_FALSE(session.turn().thinking);
        theLatch().holdAt(1);
        session.click({2, 2});
        ASSERT_TRUE(session.turn().thinking);
        theLatch().waitUntilHeld();
        session.setSeat(Side::Two, {});
        ASSERT_FALSE(session.turn().thinking);
        session.click({0, 2});
        ASSERT_EQ(write(session.picture(), "XO"), "..O/.../..X X");
    }
}

TEST(Session, TwoComputersPlayToTheEnd) {
    Table session(ticTacToe());
    Plan plan = humanAgainst(ticTacToe(), "perfect");
    plan.seats[0] = plan.seats[1];
    ASSERT_TRUE(session.setUp(plan));
    ASSERT_TRUE(session.start());
    while (session.phase() != Phase::Over)
        QTest::qWait(1);
    ASSERT_TRUE(session.ending().result);
    EXPECT_FALSE(session.ending().result->winner);
    EXPECT_EQ(said(session).back(),
              "The game is drawn. (The board is full and nobody has three in a line.)");
}

TEST(Session, TheComputersTurnTakesItsLeastTimeOnScreen) {
    const Ruleset game = latched(ticTacToe());
    Table session(game);
    ASSERT_TRUE(session.setUp(humanAgainst(game, "random", Side::Two)));
    session.setPace(1h);
    theLatch().holdAt(1);
    ASSERT_TRUE(session.start());
    theLatch().waitUntilHeld();
    theLatch().release();
    leaveTheLatch();
    EXPECT_TRUE(session.turn().thinking);
    EXPECT_EQ(session.match()->current(), 0u);
}

TEST(Session, ItIsSaidOnceThatASideMustPass) {
    const Ruleset& game = *gameNamed("reversi").value();
    Table session(game);
    session.setPicture(
        readPicture("OX....../......../......../......../......../......../......../........ X",
                    "XO")
            .value());
    ASSERT_TRUE(session.start());
    session.setPaused(true);
    session.setPaused(false);
    EXPECT_EQ(said(session),
              (std::vector<std::string>{"Dark begins.", "Dark has no legal move and must pass."}));
    session.pass();
    EXPECT_EQ(said(session).back(), "Dark: pass");
    session.click({0, 2});
    EXPECT_EQ(said(session).back(), "Light wins by 3. (Neither side can move: 3 discs to 0.)");
}

TEST(Session, SettingsOutOfRangeAreRefusedAndTheTableStaysAsItWas) {
    for (const Ruleset* game : catalogue()) {
        if (game->settings.empty())
            continue;
        SCOPED_TRACE(game->name.id);
        Table table(*game);
        const Picture before = table.session.picture();
        Plan plan = humanAgainst(*game, "random");
        plan.settings[0].second = game->settings[0].most + 1;
        const auto refusal = table.session.setUp(plan);
        ASSERT_FALSE(refusal);
        EXPECT_THAT(english(refusal.error()),
                    ::testing::HasSubstr(writeValue(game->settings[0], game->settings[0].most)));
        EXPECT_EQ(table.session.picture(), before);
    }
}

TEST(Session, EveryGameIsPlayedToItsEndByClicksAgainstTheComputer) {
    Random random(5);
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        for (const Side human : {Side::One, Side::Two}) {
            Table session(*game);
            // Random retreats in Towers may go on for ever, so the computer must play to win.
            const bool towers = game->name.id == std::string_view("towers");
            ASSERT_TRUE(session.setUp(humanAgainst(*game, towers ? "nim-sum" : "random", human)));
            ASSERT_TRUE(session.start());
            while (session.phase() == Phase::Playing) {
                settle(session);
                if (session.turn().mustPass)
                    session.pass();
                else if (const Clicks next = session.clicking().next(); next.empty())
                    session.endTurn();
                else
                    session.click(random.oneOf(next));
            }
            EXPECT_EQ(session.phase(), Phase::Over);
            EXPECT_TRUE(session.ending().result);
        }
    }
}

} // namespace bouton::testing
