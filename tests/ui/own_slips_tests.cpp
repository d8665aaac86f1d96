// SPDX-License-Identifier: MIT
#include <QListWidget>

#include "ui/laboratory.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/practice_experiment.h"

// Practice from one's own slips, and why there may be nothing to practise.

namespace bouton::testing {

namespace {

class OwnSlips : public LaboratoryExercises {
protected:
    OwnSlips() {
        pick("game", QStringLiteral("Tic-tac-toe"));
        EXPECT_TRUE(rested());
    }

    // A game of tic-tac-toe against a computer that began.
    SavedGame played(const char* id, const std::vector<const char*>& moves) {
        SavedGame game{.id = id, .game = "tic-tac-toe", .start = ".../.../... X"};
        game.seats[0].player = "random";
        for (const char* move : moves)
            game.positions.push_back({game.positions.size() - 1, move});
        game.current = game.plies = moves.size();
        game.over = true;
        return game;
    }
    void playASlipperyOne() {
        SavedGame game = played("slippery", {"a1", "b1", "c3", "b3", "b2"});
        game.winner = Side::One;
        window->library().archive().add(game);
    }
    bool told(const char* words) {
        return QTest::qWaitFor([&] { return text("slipsWord").startsWith(words); }, 30'000);
    }

    const QString promise = "Positions of your games in which you gave a win or a draw away.";
};

} // namespace

TEST_F(OwnSlips, OffersTheSlipsOfOnesOwnGames) {
    EXPECT_EQ(text("slipsWord"), promise);
    press("slipsButton");
    ASSERT_TRUE(told("Tic-tac-toe: the archive has no")) << "where it was asked";
    EXPECT_EQ(text("word"), "");
    playASlipperyOne();
    press("slipsButton");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return practice().set().size() == 2 && !experiment().running(); }, 30'000));
    EXPECT_EQ(practice().set()[0].position, "XO./.../..X O");
    EXPECT_EQ(practice().set()[1].position, "X../.../... O");
    const auto* list = find<QListWidget>("exerciseList");
    ASSERT_EQ(list->count(), 2);
    EXPECT_TRUE(list->item(0)->text().startsWith("1. Move 4: Beginner, "))
        << "in words: " << qPrintable(list->item(0)->text());
    EXPECT_TRUE(list->item(1)->text().startsWith("2. Move 2: Beginner, "));
    press("drawnButton");
    EXPECT_EQ(practice().sheet()->attempt()->question(), Attempt::Question::Move);
    EXPECT_EQ(text("slipsWord"), promise);
}

TEST_F(OwnSlips, ShowsTheExerciseWhereTheFormHadItsPlace) {
    resizeTo({800, 600});
    press("unfoldButton");
    QCoreApplication::processEvents();
    ASSERT_TRUE(sees("slipsButton"));
    ASSERT_FALSE(practice().sheet()->isVisible());
    pick("game", QStringLiteral("Reversi"));
    pick("game", QStringLiteral("Tic-tac-toe"));
    ASSERT_TRUE(rested());
    EXPECT_FALSE(practice().sheet()->isVisible()) << "nobody has asked for exercises yet";
    playASlipperyOne();
    press("slipsButton");
    ASSERT_TRUE(QTest::qWaitFor([&] { return practice().sheet()->isVisible(); }, 30'000));
    EXPECT_FALSE(sees("slipsButton"));
}

TEST_F(OwnSlips, SaysBelowTheButtonThatNoSlipGaveAWinOrADrawAway) {
    const auto before = practice().set();
    window->library().archive().add(
        played("faultless", {"a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"}));
    press("slipsButton");
    ASSERT_TRUE(told("In your games no move is proven"));
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(practice().set().size(), before.size()) << "the set stays";
    const QPoint below = find<QWidget>("slipsWord")->mapTo(window.get(), QPoint());
    const auto* button = find<QWidget>("slipsButton");
    EXPECT_LT(below.y() - button->mapTo(window.get(), QPoint(0, button->height())).y(), 24);
}

} // namespace bouton::testing
