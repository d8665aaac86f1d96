// SPDX-License-Identifier: MIT
#include <array>

#include "support/latch.h"
#include "ui/controls/words.h"
#include "ui/support.h"

// What stands above the board while a computer thinks, and where it gives no move.

namespace bouton::testing {

namespace {

// What the players of thinking() tell, and what they choose after they have waited at the latch.
Progress told;
Or<Choice> chosen = Choice{0, {}};

// The same game with such players.
Ruleset thinking(const Ruleset& game) {
    Ruleset copy = game;
    copy.makePlayer = [](std::size_t, const Settings&, std::uint64_t) -> AnyPlayer {
        return [](const Match&) -> ChoiceJob {
            return [before = told, choice = chosen](const Asking& asking) {
                asking.tell(before);
                theLatch().think(asking);
                return choice;
            };
        };
    };
    return copy;
}

class AboveTheBoard : public Window {
protected:
    // A human's game against such a player, which thinks now.
    void move(const Progress& before, const Or<Choice>& choice) {
        static const Ruleset game = thinking(*gameNamed("tic-tac-toe").value());
        static const std::array games{&game};
        told = before;
        chosen = choice;
        theLatch().holdAt(1);
        open(games);
        beginGame("tic-tac-toe");
        click({1, 1});
        theLatch().waitUntilHeld();
    }
    // The same move once more.
    void again(const Progress& before) {
        press("undoButton");
        told = before;
        theLatch().holdAt(1);
        click({1, 1});
        theLatch().waitUntilHeld();
    }
    void expectToSay(const char* detail) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return text("detail") == detail; }, 30'000))
            << text("detail").toStdString() << " instead of " << detail;
    }
    void letItMove() {
        theLatch().release();
        EXPECT_TRUE(rested());
    }
};

} // namespace

TEST_F(AboveTheBoard, DepthScoreWhichMayBeAboutEvenAndFirstMoveAreToldAndTheWholeLineOnDemand) {
    move({.depth = 8, .score = 3, .line = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}},
         Choice{0, {}});
    expectToSay("Depth 8, ahead by 3 points, a1");
    EXPECT_EQ(find<QLabel>("detail")->toolTip(), "It expects a1 b1 c1 a2 c2 a3 b3 c3");
    again({.depth = 8, .score = -1, .line = {"a1"}});
    expectToSay("Depth 8, about even, a1");
    letItMove();
    EXPECT_EQ(find<QLabel>("detail")->toolTip(), "");
}

TEST_F(AboveTheBoard, WhatIsSureIsToldInsteadOfAScore) {
    move({.depth = 8, .score = -3}, Choice{0, {}});
    expectToSay("Depth 8, behind by 3 points");
    EXPECT_EQ(find<QLabel>("detail")->toolTip(), "");
    EXPECT_EQ(text("headline"),
              nameOf(session().game(), session().plan().seats[1]) + " is thinking");
    EXPECT_FALSE(find<QAbstractButton>("hintButton")->isVisible());
    again({.score = 3, .outcome = Outcome::Win});
    expectToSay("sure to win");
    again({.depth = 1, .outcome = Outcome::Draw, .line = {"a1"}});
    expectToSay("Depth 1, sure to draw, a1");
    again({.depth = 2, .outcome = Outcome::Loss});
    expectToSay("Depth 2, sure to lose");
    again({.line = {"c3"}});
    expectToSay("c3");
    letItMove();
}

TEST_F(AboveTheBoard, WhyAComputerGaveNoMoveIsSaidWhileTheGameRests) {
    move({}, refuse(Phrase{"Nothing comes to mind."}));
    theLatch().release();
    expectToSay("Nothing comes to mind.");
    EXPECT_EQ(text("headline"), "Paused");
    EXPECT_TRUE(messageBox()->toPlainText().contains(
        "Nothing comes to mind.\n"
        "Give its seat to another player and continue, or start a new game."))
        << messageBox()->toPlainText().toStdString();
    EXPECT_EQ(session().phase(), Session::Phase::Paused);
}

} // namespace bouton::testing
