#include <QRadioButton>

#include "ui/controls/segmented_switch.h"
#include "ui/insight/line_view.h"
#include "ui/support.h"

// The turning points of a game, and playing on from where it turned, on the real page.

namespace bouton::testing {

namespace {

class LookingThrough : public Window {
protected:
    void begin() {
        openGame("tic-tac-toe");
        seat(Side::One, std::nullopt);
        press("startButton");
        seat(Side::Two, std::nullopt);
    }
    void analysed() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
        QCoreApplication::processEvents(); // lays the panels out
    }
    std::string position() { return write(session().picture(), "XO"); }
};

// O gives the draw away with b1, X the win with c3, and O the draw with b3. Then X wins.
const Clicks slippery{{0, 0}, {0, 1}, {2, 2}, {2, 1}, {1, 1}};

} // namespace

TEST_F(LookingThrough, TheReviewWalksThroughTheTurningPointsToo) {
    begin();
    for (const Cell cell : slippery)
        click(cell);
    press("reviewButton");
    EXPECT_FALSE(sees("reviewOf")) << "what is gone for good is not known yet";
    analysed();
    EXPECT_EQ(text("reviewAccuracy"),
              "X kept the outcome in 1 of 2 moves where it could be lost. O kept the outcome in 0 "
              "of 2 moves where it could be lost.");
    QTest::mouseClick(find<SegmentedSwitch>("reviewOf")->segment(1), Qt::LeftButton);
    EXPECT_EQ(text("reviewHeadline"), "Turning point 1 of 1");
    EXPECT_EQ(text("reviewWords"),
              "Move 4: O played b3, and the draw was gone for good. Only b2 keeps the draw.");
    EXPECT_EQ(position(), "XO./.../..X O") << "before it";
    EXPECT_EQ(find<LineView>("betterLine")->steps().front().move, "b2");
    EXPECT_FALSE(find<QAbstractButton>("nextSlipButton")->isEnabled());
    session().go(session().match()->line().back());
    EXPECT_EQ(text("reviewHeadline"), "1 turning point");
    press("previousSlipButton");
    EXPECT_EQ(position(), "XO./.../..X O");
    QTest::mouseClick(find<SegmentedSwitch>("reviewOf")->segment(0), Qt::LeftButton);
    EXPECT_EQ(text("reviewHeadline"), "Slip 3 of 3: X 1, O 2") << "the same move is a slip";
}

TEST_F(LookingThrough, ALostGameIsPlayedOnFromWhereItTurned) {
    begin();
    for (const Cell cell : slippery)
        click(cell);
    const Ruleset& game = session().game();
    const PlayerChoice random = readSeat(game, "random").value().computer.value();
    session().setSeat(Side::One, {random}); // as if O had played against it
    const std::string before = session().id();
    press("reviewButton");
    analysed();
    press("nextSlipButton");
    press("nextSlipButton");
    ASSERT_EQ(position(), "XO./.../..X O");
    press("playOnButton");
    EXPECT_FALSE(sees("reviewBar"));
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
    EXPECT_EQ(write(session().picture(), "XO"), "XO./.../..X O");
    EXPECT_EQ(session().match()->size(), 1u) << "a game of its own";
    EXPECT_EQ(session().plan().seats[0].computer, random) << "the same opponent";
    EXPECT_TRUE(session().plan().seats[1].human()) << "the same side";
    EXPECT_EQ(session().before(), before) << "undo leads back to the whole game";
}

TEST_F(LookingThrough, AGameIsPlayedOnAgainstTheStrongest) {
    begin(); // two humans
    for (const Cell cell : slippery)
        click(cell);
    press("reviewButton");
    analysed();
    EXPECT_EQ(find<QAbstractButton>("playStrongestButton")->text(), "Against Perfect");
    press("playStrongestButton");
    EXPECT_EQ(session().plan().seats[0].computer, session().game().opponents.back().choice);
    EXPECT_TRUE(session().plan().seats[1].human()) << "who slipped";
    session().resign(Side::Two);
    press("reviewButton");
    EXPECT_FALSE(sees("playOnButton")) << "no slip is in view";
}

} // namespace bouton::testing
