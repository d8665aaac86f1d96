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
    copy.mind = [](std::size_t, const Settings&, std::uint64_t) -> Mind {
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
        openGame("tic-tac-toe");
        press("startButton");
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
    bool comesToSay(const QString& detail) {
        return QTest::qWaitFor([&] { return text("detail") == detail; }, 30'000);
    }
};

} // namespace

TEST_F(AboveTheBoard, DepthScoreAndFirstMoveAreToldAndTheWholeLineOnDemand) {
    move({.depth = 8, .score = 3, .line = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}},
         Choice{0, {}});
    EXPECT_TRUE(comesToSay(QStringLiteral("Depth 8, ahead by 3 points, a1")))
        << text("detail").toStdString();
    EXPECT_EQ(find<QLabel>("detail")->toolTip(), "It expects a1 b1 c1 a2 c2 a3 b3 c3");
    theLatch().release();
    EXPECT_TRUE(rested());
    EXPECT_EQ(find<QLabel>("detail")->toolTip(), "");
}

TEST_F(AboveTheBoard, AScoreWithinOnePointIsAboutEven) {
    move({.depth = 8, .score = -1, .line = {"a1"}}, Choice{0, {}});
    EXPECT_TRUE(comesToSay(QStringLiteral("Depth 8, about even, a1")))
        << text("detail").toStdString();
    theLatch().release();
    EXPECT_TRUE(rested());
}

TEST_F(AboveTheBoard, WhatIsSureIsToldInsteadOfAScore) {
    move({.depth = 8, .score = -3}, Choice{0, {}});
    EXPECT_TRUE(comesToSay("Depth 8, behind by 3 points")) << text("detail").toStdString();
    EXPECT_EQ(find<QLabel>("detail")->toolTip(), "");
    EXPECT_EQ(text("headline"),
              nameOf(session().game(), session().plan().seats[1]) + " is thinking");
    EXPECT_FALSE(find<QAbstractButton>("hintButton")->isVisible());
    again({.score = 3, .outcome = Outcome::Win});
    EXPECT_TRUE(comesToSay("sure to win")) << text("detail").toStdString();
    again({.depth = 1, .outcome = Outcome::Draw, .line = {"a1"}});
    EXPECT_TRUE(comesToSay("Depth 1, sure to draw, a1")) << text("detail").toStdString();
    again({.depth = 2, .outcome = Outcome::Loss});
    EXPECT_TRUE(comesToSay("Depth 2, sure to lose")) << text("detail").toStdString();
    again({.line = {"c3"}});
    EXPECT_TRUE(comesToSay("c3")) << text("detail").toStdString();
    theLatch().release();
    EXPECT_TRUE(rested());
}

TEST_F(AboveTheBoard, WhyAComputerGaveNoMoveIsSaidWhileTheGameRests) {
    move({}, refuse(Phrase{"Nothing comes to mind."}));
    theLatch().release();
    EXPECT_TRUE(comesToSay(QStringLiteral("Nothing comes to mind.")))
        << text("detail").toStdString();
    EXPECT_EQ(text("headline"), "Paused");
    EXPECT_TRUE(messageBox()->toPlainText().contains(
        "Nothing comes to mind.\n"
        "Give its seat to another player and continue, or start a new game."))
        << messageBox()->toPlainText().toStdString();
    EXPECT_EQ(session().phase(), Session::Phase::Paused);
}

} // namespace bouton::testing
