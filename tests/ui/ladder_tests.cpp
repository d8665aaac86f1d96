#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>

#include "ui/controls/radio_card.h"
#include "ui/controls/words.h"
#include "ui/game/players_panel.h"
#include "ui/game/seat_editor.h"
#include "ui/game/set_up_panel.h"
#include "ui/support.h"

// The ladder and the ratings in the set-up panel, with real clicks and keys.

namespace bouton::testing {

namespace {

class LadderInTheWindow : public Window {
protected:
    SeatEditor& editor(Side side) { return seatEditor(side); }
    QComboBox& who(Side side) { return *editor(side).findChild<QComboBox*>("who"); }
    const Seat& seatOf(Side side) { return session().plan().seats[indexOf(side)]; }
    int item(std::string_view kind) {
        const Ruleset& game = session().game();
        const auto at = std::ranges::find(game.players, kind, &PlayerInfo::id);
        return static_cast<int>(1 + game.opponents.size() + (at - game.players.begin()));
    }
};

} // namespace

TEST_F(LadderInTheWindow, HasItsStepsOnASlider) {
    openGame("reversi");
    EXPECT_FALSE(sees("ladderSlider"));
    press("against-ladder");
    ASSERT_TRUE(sees("ladderSlider"));
    const Ruleset& game = session().game();
    EXPECT_EQ(seatOf(Side::Two).computer, onStep(game, 6));
    EXPECT_EQ(find<QLabel>("ladderStep")->text(), "Step 6 of 18");
    EXPECT_EQ(find<QLabel>("ladderRating")->text(), ratingText(ratingOf(game, onStep(game, 6))));
    auto* slider = find<QSlider>("ladderSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_EQ(seatOf(Side::Two).computer, onStep(game, 8));
    EXPECT_EQ(find<QLabel>("ladderStep")->text(), "Step 8 of 18");
    EXPECT_EQ(find<QLabel>("ladderManner")->text(),
              "Looks 1 move ahead, overlooks 17 of 100 moves, and sometimes goes for discs.");
    press("against-club");
    EXPECT_FALSE(sees("ladderSlider"));
    press("against-ladder");
    EXPECT_EQ(seatOf(Side::Two).computer, onStep(game, 8)) << "the step stays";
    session().setSeat(Side::Two, {onStep(game, 3)});
    EXPECT_EQ(slider->value(), 3) << "whoever chose it";
    openGame("towers");
    EXPECT_EQ(page().findChild<RadioCard*>("against-ladder"), nullptr) << "it has none";
}

TEST_F(LadderInTheWindow, RatesWhoIsSetUpInFullToo) {
    openGame("reversi");
    press("against-custom");
    const auto rating = [&] { return editor(Side::Two).findChild<QLabel*>("rating"); };
    who(Side::Two).setCurrentIndex(item("minimax"));
    EXPECT_TRUE(rating()->isVisible());
    EXPECT_EQ(rating()->text(), ratingText(ratingAt(session().game(), seatOf(Side::Two))));
    editor(Side::Two).findChild<QSpinBox*>("depth")->setValue(8);
    EXPECT_FALSE(rating()->isVisible()) << "nobody has measured it";
}

} // namespace bouton::testing
