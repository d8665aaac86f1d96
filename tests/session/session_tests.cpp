// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QSignalSpy>

#include <algorithm>

#include "session/table.h"
#include "support/latch.h"

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

} // namespace

TEST(Session, OpensWithTheQuestionsAndShowsTheStart) {
    Table table(ticTacToe());
    EXPECT_EQ(table.phase(), Phase::SettingUp);
    EXPECT_EQ(write(table.picture(), "XO"), ".../.../... X");
    EXPECT_FALSE(table.match());
}

TEST(Session, TwoHumansPlayAWholeGameByClicks) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    click(session, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
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
    game.makePlayer = [](std::size_t, const Settings&, std::uint64_t) -> AnyPlayer {
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
    ASSERT_TRUE(session.setUp(twoHumans(session.game())));
    QSignalSpy refused(&session, &Session::refused);
    click(session, {{0, 0}, {1, 0}});
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

TEST(Session, AWrongCellIsAnsweredWithAWordAndChangesNothing) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    session.click({0, 0});
    QSignalSpy refused(&session, &Session::refused);
    const Picture before = session.picture();
    click(session, {{0, 0}, {7, 7}});
    session.pass();
    session.endTurn();
    EXPECT_EQ(refused.size(), 4);
    EXPECT_EQ(session.picture(), before);
}

TEST(Session, AClickWhileTheComputerThinksIsAnsweredWithAWord) {
    Table table(heldTicTacToe());
    ASSERT_TRUE(table.setUp(humanAgainst(ticTacToe(), "random", Side::Two)));
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        theLatch().holdAt(1 + random.below(100));
        ASSERT_TRUE(table.start());
        theLatch().waitUntilHeld();
        QSignalSpy refused(&table, &Session::refused);
        table.click({1, 1});
        ASSERT_EQ(refused.size(), 1);
        theLatch().release();
        settle(table);
        ASSERT_EQ(write(table.picture(), "XO"), "X../.../... O");
        ASSERT_TRUE(table.setUp(table.plan()));
    }
}

TEST(Session, NewGameWhileTheComputerThinksLeavesNoLateMove) {
    Table session(heldTicTacToe());
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        theLatch().holdAt(1 + random.below(100));
        begin(session, humanAgainst(ticTacToe(), "random", Side::Two));
        if (random.below(4) != 0)
            theLatch().waitUntilHeld(); // otherwise perhaps before its first poll
        ASSERT_TRUE(session.setUp(humanAgainst(ticTacToe(), "random", Side::One)));
        ASSERT_FALSE(session.turn().thinking);
        ASSERT_TRUE(session.start());
        QTest::qWait(0);
        ASSERT_EQ(write(session.picture(), "XO"), ".../.../... X");
        ASSERT_EQ(session.messages().size(), 1u);
    }
}

TEST(Session, EndsAtAnyInstantOfAThought) {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        theLatch().holdAt(1 + random.below(100));
        Table table(heldTicTacToe(), humanAgainst(ticTacToe(), "random", Side::Two));
        if (random.below(2) == 0)
            theLatch().waitUntilHeld();
    }
}

TEST(Session, PausingAndGivingASeatAwayAreSafeAtAnyInstant) {
    Table session(heldTicTacToe());
    Random random(4);
    for (int i = 0; i < 200; ++i) {
        Plan plan = humanAgainst(ticTacToe(), "random", Side::Two);
        plan.seats[1] = plan.seats[0];
        theLatch().holdAt(1 + random.below(100));
        begin(session, plan);
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
    begin(session, plan);
    while (session.phase() != Phase::Over)
        QTest::qWait(1);
    ASSERT_TRUE(session.ending().result);
    EXPECT_FALSE(session.ending().result->winner);
    EXPECT_EQ(said(session).back(),
              "The game is drawn. (The board is full and nobody has three in a line.)");
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
    EXPECT_EQ(said(session).back(), "Light wins by 64. (Neither side can move: 3 discs to 0. "
                                    "Empty cells count for the winner: 61.)");
}

TEST(Session, SettingsOutOfRangeAreRefusedAndTheTableStaysAsItWas) {
    for (const Ruleset* game : catalogue()) {
        if (game->settings.empty())
            continue;
        SCOPED_TRACE(game->name.id);
        Table table(*game);
        const Picture before = table.picture();
        Plan plan = humanAgainst(*game, "random");
        plan.settings[0].second = game->settings[0].most + 1;
        const auto refusal = table.setUp(plan);
        ASSERT_FALSE(refusal);
        EXPECT_THAT(english(refusal.error()),
                    ::testing::HasSubstr(writeValue(game->settings[0], game->settings[0].most)));
        EXPECT_EQ(table.picture(), before);
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
            begin(session, humanAgainst(*game, towers ? "nim-sum" : "random", human));
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
