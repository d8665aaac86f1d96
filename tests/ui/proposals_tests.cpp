// SPDX-License-Identifier: MIT
#include "ui/archive/proposals.h"

#include <QLabel>

#include "session/ended_games.h"
#include "session/kept/game_file.h"
#include "support/patience.h"
#include "ui/controls/radio_card.h"
#include "ui/files/library.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"
#include "ui/support.h"

// Whom the window proposes as an opponent, from the archive to the start page and the questions.

namespace bouton::testing {

namespace {

class ProposedOpponent : public Window {
protected:
    const Ruleset& towers = *gameNamed("towers").value();

    // An ended game of a user who began, from the usual start.
    void end(const char* opponent, bool won) {
        Random random(3);
        SavedGame game = endedGame(towers, random, ++m_number);
        game.autoFill = true;
        game.seats = {SavedGame::Chair{"human"}, SavedGame::Chair{opponent}};
        game.forfeit.reset();
        game.winner = won ? Side::One : Side::Two;
        game.firstEnd = SavedGame::FirstEnd{game.winner, true};
        game.begun = SavedGame::Moment(std::chrono::milliseconds(1'000'000 + m_number));
        game.touched = SavedGame::Moment(std::chrono::milliseconds(1'000'000'000 + m_number));
        window->library().archive().add(game);
    }
    std::string proposed() {
        return opponentOf(towers, window->library().proposals().of(towers).opponent)->id;
    }
    // Two games end so, and then another opponent is proposed.
    bool endTwice(const char* opponent, bool won, const char* next) {
        end(opponent, won);
        end(opponent, won);
        return QTest::qWaitFor([&] { return proposed() == next; }, patience);
    }
    bool winsTwice(const char* opponent, const char* next) {
        return endTwice(opponent, true, next);
    }
    bool losesTwice(const char* opponent, const char* next) {
        return endTwice(opponent, false, next);
    }
    std::string seated() { return opponentOf(towers, *session().plan().seats[1].computer)->id; }
    QString wordsOnCard() {
        window->pages().showStart();
        QStringList all;
        for (const auto* label : window->pages().start()->cardOf(towers)->findChildren<QLabel*>())
            all << label->text();
        return all.last();
    }
    void reopen() {
        window.reset();
        open();
    }

private:
    int m_number = 0;
};

} // namespace

TEST_F(ProposedOpponent, IsTheSecondWeakestForAStrangerAndStandsOnTheCard) {
    EXPECT_EQ(wordsOnCard(), "Against: Student");
    openGame("towers");
    EXPECT_EQ(seated(), "student");
    EXPECT_TRUE(find<RadioCard>("against-student")->isChecked());
}

TEST_F(ProposedOpponent, FollowsTwoWinsAndTwoLossesAndSaysSoOnTheCard) {
    ASSERT_TRUE(winsTwice("student", "club"));
    EXPECT_EQ(wordsOnCard(), "Won twice; next: Club");
    openGame("towers");
    EXPECT_EQ(seated(), "club");
    ASSERT_TRUE(losesTwice("club", "student"));
    EXPECT_EQ(wordsOnCard(), "Lost twice; next: Student");
}

TEST_F(ProposedOpponent, DoesNotChangeWhileOneLooks) {
    openGame("towers");
    ASSERT_TRUE(winsTwice("student", "club"));
    EXPECT_EQ(seated(), "student");
    press("startButton");
    EXPECT_EQ(seated(), "student");
    page().newGame();
    EXPECT_EQ(seated(), "club") << "a new game";
    ASSERT_TRUE(losesTwice("club", "student"));
    EXPECT_EQ(seated(), "club");
    window->pages().showStart();
    openGame("towers");
    EXPECT_EQ(seated(), "student") << "nobody looked meanwhile";
}

TEST_F(ProposedOpponent, IsKnownAtOnceOnTheNextDay) {
    ASSERT_TRUE(winsTwice("student", "club"));
    reopen();
    window->pages().openGame("towers"); // before the archive can have answered
    EXPECT_EQ(seated(), "club");
}

TEST_F(ProposedOpponent, IsWhomTheUserChoseAsLongAsTheChoiceStands) {
    openGame("towers");
    press("against-perfect");
    ASSERT_TRUE(winsTwice("student", "club"));
    page().newGame();
    EXPECT_EQ(seated(), "perfect");
    reopen();
    EXPECT_EQ(wordsOnCard(), "Against: Perfect");
    openGame("towers");
    EXPECT_EQ(seated(), "perfect");
    press("against-club"); // who is proposed anyway
    ASSERT_TRUE(winsTwice("club", "perfect"));
    ASSERT_TRUE(losesTwice("perfect", "club"));
    ASSERT_TRUE(losesTwice("club", "student"));
    page().newGame();
    EXPECT_EQ(seated(), "student") << "the proposals go on";
}

TEST_F(ProposedOpponent, StaysProposedWhateverElseIsAnswered) {
    openGame("towers");
    preparation().setStarter(Side::Two);
    preparation().setStarter(Side::One);
    preparation().setBoardUp();
    ASSERT_TRUE(winsTwice("student", "club"));
    EXPECT_EQ(seated(), "student");
    reopen();
    openGame("towers");
    EXPECT_EQ(seated(), "club");
}

TEST_F(ProposedOpponent, IsTheSecondWeakestWhereTheArchiveIsOff) {
    ASSERT_TRUE(winsTwice("student", "club"));
    window->preferences().archiveOn.set(false);
    EXPECT_EQ(proposed(), "student");
    EXPECT_EQ(wordsOnCard(), "Against: Student");
}

TEST_F(ProposedOpponent, IsNoneWhereTheUserChoseAFriendOrTwoComputers) {
    openGame("towers");
    press("against-friend");
    EXPECT_EQ(wordsOnCard(), "With a friend");
    openGame("towers");
    press("against-two");
    EXPECT_EQ(wordsOnCard(), "Two computers");
}

} // namespace bouton::testing
