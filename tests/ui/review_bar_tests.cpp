// SPDX-License-Identifier: MIT
#include "ui/controls/switches.h"
#include "ui/insight/line_view.h"
#include "ui/theme/theme.h"
#include "ui/tic_tac_toe_of_two.h"

// The turning points of a game, and playing on from where it turned, on the real page.

namespace bouton::testing {

using ::testing::AllOf;
using ::testing::HasSubstr;

namespace {

class LookingThrough : public TicTacToeOfTwo {
protected:
    void lookThrough() {
        press("reviewButton");
        analysed();
    }
    void playTheSlipperyGame() { twoPeoplePlay("tic-tac-toe", slippery); }
    // Two people play these moves of Reversi, Dark resigns, and the game is looked through.
    void lookThroughReversi(const Clicks& moves) {
        twoPeoplePlay("reversi", moves);
        session().resign(Side::One);
        lookThrough();
    }
    void goThrough(int segment) { // slips, or turning points
        QTest::mouseClick(find<SegmentedSwitch>("reviewOf")->segment(segment), Qt::LeftButton);
    }
    QString button(const char* name) { return find<QAbstractButton>(name)->text(); }
    bool canPress(const char* name) { return find<QAbstractButton>(name)->isEnabled(); }
    const Seat& seatOf(Side side) { return session().plan().seats[indexOf(side)]; }
};

} // namespace

TEST_F(LookingThrough, EachReviewBeginsWithTheSlipsAndWalksThroughTheTurningPointsToo) {
    playTheSlipperyGame();
    press("reviewButton");
    EXPECT_FALSE(sees("reviewOf")) << "what is gone for good is not known yet";
    analysed();
    for (const char* kept : {"X kept the outcome in 1 of 2 ", "O kept the outcome in 0 of 2 "})
        EXPECT_TRUE(text("reviewAccuracy").contains(kept)) << text("reviewAccuracy").toStdString();
    EXPECT_EQ(find<SegmentedSwitch>("reviewOf")->accessibleName(), "What is gone through");
    goThrough(1);
    EXPECT_EQ(text("reviewHeadline"), "Turning point 1 of 1");
    EXPECT_TRUE(text("reviewWords").contains("gone for good")) << text("reviewWords").toStdString();
    EXPECT_EQ(position(), "XO./.../..X O") << "before it";
    EXPECT_EQ(find<LineView>("betterLine")->steps().front().move, "b2");
    EXPECT_FALSE(canPress("nextSlipButton"));
    session().go(session().match()->line().back());
    EXPECT_EQ(text("reviewHeadline"), "1 turning point");
    press("previousSlipButton");
    EXPECT_EQ(position(), "XO./.../..X O");
    goThrough(0);
    EXPECT_EQ(text("reviewHeadline"), "Slip 3 of 3: O") << "the same move is a slip";
    goThrough(1);
    ASSERT_EQ(text("reviewHeadline"), "Turning point 1 of 1");
    press("closeReviewButton");
    press("lastButton");
    press("reviewButton");
    EXPECT_EQ(text("reviewHeadline"), "Slip 1 of 3: O");
    EXPECT_TRUE(find<SegmentedSwitch>("reviewOf")->segment(0)->isChecked());
}

TEST_F(LookingThrough, ALostGameIsPlayedOnFromWhereItTurned) {
    playTheSlipperyGame();
    const PlayerChoice random = computer("random");
    seat(Side::One, random); // as if O had played against it
    const std::string before = session().id();
    lookThrough();
    press("nextSlipButton");
    press("nextSlipButton");
    ASSERT_EQ(position(), "XO./.../..X O");
    press("playOnButton");
    EXPECT_FALSE(sees("reviewBar"));
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
    EXPECT_EQ(write(session().picture(), "XO"), "XO./.../..X O");
    EXPECT_EQ(session().match()->size(), 1u) << "a game of its own";
    EXPECT_EQ(seatOf(Side::One).computer, random) << "the same opponent";
    EXPECT_TRUE(seatOf(Side::Two).human()) << "the same side";
    EXPECT_EQ(session().before(), before) << "undo leads back to the whole game";
}

TEST_F(LookingThrough, FromASlipOfTheOpponentOneTakesItsSideOrKeepsOnesOwn) {
    for (const bool itsSide : {true, false}) {
        playTheSlipperyGame();
        seat(Side::Two, computer("random")); // as if X had played against it
        lookThrough();
        ASSERT_EQ(position(), "X../.../... O") << "O slips";
        EXPECT_EQ(text("playOnTitle"), "Play on from here (opponent: Beginner):");
        EXPECT_EQ(button("playOnButton"), "Your side: O");
        EXPECT_EQ(button("playStrongestButton"), "Your side: X");
        EXPECT_FALSE(sees("playOtherButton"));
        press(itsSide ? "playOnButton" : "playStrongestButton");
        ASSERT_TRUE(rested());
        EXPECT_EQ(write(session().match()->picture(0), "XO"), "X../.../... O");
        const Side you = itsSide ? Side::Two : Side::One;
        EXPECT_EQ(session().speech().you(), you);
        EXPECT_EQ(seatOf(other(you)), Seat{computer("random")});
        EXPECT_EQ(session().match()->size(), itsSide ? 1u : 2u) << "O is to move";
        page().newGame();
    }
}

TEST_F(LookingThrough, AGameIsPlayedOnAgainstTheStrongest) {
    playTheSlipperyGame(); // two humans
    lookThrough();
    EXPECT_EQ(text("playOnTitle"),
              "Play on from here, as two people or alone (opponent: Perfect):");
    EXPECT_EQ(button("playOnButton"), "Two people");
    EXPECT_EQ(button("playStrongestButton"), "Your side: O");
    EXPECT_EQ(button("playOtherButton"), "Your side: X");
    press("playStrongestButton");
    EXPECT_EQ(seatOf(Side::One).computer, session().game().opponents.back().choice);
    EXPECT_TRUE(seatOf(Side::Two).human()) << "who slipped";
    session().resign(Side::Two);
    press("reviewButton");
    EXPECT_FALSE(sees("playOnButton")) << "no slip is in view";
    EXPECT_FALSE(sees("playOnTitle"));
}

TEST_F(LookingThrough, AGameOfTwoPeopleIsPlayedOnByBothOrByEitherOne) {
    for (const bool both : {true, false}) {
        playTheSlipperyGame();
        lookThrough();
        press(both ? "playOnButton" : "playOtherButton");
        EXPECT_EQ(session().match()->size(), 1u) << "a game of its own";
        EXPECT_TRUE(seatOf(Side::One).human());
        EXPECT_EQ(seatOf(Side::Two).human(), both);
        EXPECT_FALSE(sees("reviewBar"));
        page().newGame();
    }
}

TEST_F(LookingThrough, AGameOfTwoComputersIsPlayedOnInPlaceOfTheOneThatSlipped) {
    playTheSlipperyGame();
    seat(Side::One, computer("perfect"));
    seat(Side::Two, computer("random"));
    lookThrough();
    ASSERT_EQ(position(), "X../.../... O") << "O slips";
    EXPECT_EQ(text("playOnTitle"), "Play on from here (your side: O):");
    EXPECT_EQ(button("playOnButton"), "Opponent: Perfect");
    EXPECT_FALSE(sees("playStrongestButton")) << "nobody is stronger";
    press("closeReviewButton");
    seat(Side::One, computer("random"));
    press("lastButton");
    press("reviewButton");
    ASSERT_EQ(position(), "X../.../... O");
    EXPECT_EQ(button("playOnButton"), "Opponent: Beginner");
    EXPECT_EQ(button("playStrongestButton"), "Opponent: Perfect");
    EXPECT_FALSE(sees("playOtherButton"));
    press("playStrongestButton");
    EXPECT_EQ(seatOf(Side::One).computer, session().game().opponents.back().choice);
    EXPECT_TRUE(seatOf(Side::Two).human());
    EXPECT_EQ(session().match()->size(), 1u);
}

TEST_F(LookingThrough, NobodyResignsOrAsksForAHintInAGameThatIsOver) {
    twoPeoplePlay("tic-tac-toe", {{0, 0}, {0, 1}, {2, 2}});
    EXPECT_TRUE(canPress("resignButton"));
    session().go(1);
    EXPECT_TRUE(sees("resignButton"));
    EXPECT_FALSE(canPress("resignButton"));
    EXPECT_THAT(find<QAbstractButton>("resignButton")->toolTip().toStdString(),
                HasSubstr("Go to the last one to resign."));
    EXPECT_EQ(text("detail"), "Looking back at move 1 of 3.");
    EXPECT_TRUE(canPress("hintButton")) << "of what is shown";
    session().go(3);
    click({2, 1});
    click({1, 1});
    ASSERT_EQ(session().phase(), Session::Phase::Over);
    lookThrough();
    ASSERT_TRUE(session().turn().human);
    EXPECT_FALSE(sees("resignButton"));
    EXPECT_FALSE(sees("hintButton"));
    const std::size_t said = session().messages().size();
    QTest::keyClick(window.get(), Qt::Key_H);
    EXPECT_EQ(session().messages().size(), said);
    EXPECT_THAT(text("detail").toStdString(), HasSubstr("shows what was better"));
    EXPECT_EQ(session().hints().used(Side::Two), 0);
    press("closeReviewButton");
    click({1, 1}); // a variation, which nobody has played to its end
    EXPECT_TRUE(canPress("resignButton"));
    EXPECT_TRUE(canPress("hintButton"));
}

TEST_F(LookingThrough, TheBoardKeepsItsSizeInTheReview) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
        window->resize(size);
        playTheSlipperyGame();
        QCoreApplication::processEvents();
        const QSize board = page().board()->size();
        lookThrough();
        QCoreApplication::processEvents();
        EXPECT_EQ(page().board()->height(), board.height()) << size.width();
        layOut();
        const auto* button = find<QWidget>("playOnButton");
        EXPECT_EQ(button->visibleRegion().boundingRect(), button->rect()) << "not cut off";
        press("closeReviewButton");
        page().newGame();
    }
}

TEST_F(LookingThrough, TheHeadlineHasRoomWhileTheGameIsAnalysed) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
        window->resize(size);
        openGame("reversi");
        page().newGame();
        for (const Side side : {Side::One, Side::Two})
            seat(side, computer("random"));
        press("startButton");
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return session().phase() == Session::Phase::Over; }, 30'000));
        press("reviewButton");
        auto* stop = review()->findChild<QAbstractButton*>("stopStudyButton");
        ASSERT_TRUE(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        layOut();
        const auto* headline = find<QLabel>("reviewHeadline");
        EXPECT_GE(headline->width(), headline->fontMetrics().horizontalAdvance(headline->text()))
            << size.width();
        const auto* progress = review()->findChild<QLabel*>("studyProgress");
        ASSERT_TRUE(progress->isVisible());
        if (size.width() > 1000) { // there is room for one line
            EXPECT_GE(progress->width(),
                      progress->fontMetrics().horizontalAdvance(progress->text()));
        }
        const auto* words = find<QLabel>("reviewWords");
        const auto* button = find<QWidget>("closeReviewButton");
        const auto top = [this](const QWidget* widget, const QPoint& at) {
            return widget->mapTo(window.get(), at).y();
        };
        EXPECT_GE(top(words, words->contentsRect().topLeft())
                      - top(button, button->rect().bottomLeft()),
                  Theme::unit);
        press("closeReviewButton");
    }
}

TEST_F(LookingThrough, TellsWhereAGameOfReversiLeftTheOpeningBook) {
    lookThroughReversi({{4, 5}, {5, 3}});
    EXPECT_THAT(text("reviewAccuracy").toStdString(),
                HasSubstr("The opening book knows the whole game."));
}

TEST_F(LookingThrough, TellsWhatTheOpeningBookSaysOfASlip) {
    lookThroughReversi({{4, 5}, {5, 3}, {6, 2}}); // the book knows how bad the last one is
    EXPECT_EQ(text("reviewHeadline"), "Slip 1 of 1: Dark");
    EXPECT_THAT(text("reviewWords").toStdString(),
                AllOf(HasSubstr("c7"), HasSubstr("By the opening book, ")));
}

} // namespace bouton::testing
