// SPDX-License-Identifier: MIT
#include "ui/game/opening_line.h"

#include "ui/support.h"

namespace bouton::testing {

namespace {

class OpeningName : public Window {
protected:
    void play(std::initializer_list<const char*> cells) {
        for (const char* cell : cells)
            click(readCell(cell).value());
    }
};

} // namespace

TEST_F(OpeningName, OfReversiIsToldAsSoonAsItHasOneAndFollowsTheGame) {
    twoPeoplePlay("reversi");
    EXPECT_FALSE(sees("openingLine"));
    play({"f5"});
    EXPECT_FALSE(sees("openingLine"));
    play({"d6"});
    EXPECT_TRUE(sees("openingLine"));
    EXPECT_EQ(text("openingLine"), "Opening: Perpendicular");
    EXPECT_EQ(find<QLabel>("openingLine")->foregroundRole(), QPalette::PlaceholderText);
    play({"c3", "d3", "c4"});
    EXPECT_EQ(text("openingLine"), "Opening: Tiger");
    play({"b5"});
    EXPECT_EQ(text("openingLine"), "Opening: Tiger") << "it stays what it began with";
    session().go(2);
    EXPECT_EQ(text("openingLine"), "Opening: Perpendicular");
    session().go(0);
    EXPECT_FALSE(sees("openingLine"));
}

TEST_F(OpeningName, GoesWithItsGame) {
    twoPeoplePlay("reversi");
    play({"f5", "f6"});
    EXPECT_EQ(text("openingLine"), "Opening: Diagonal");
    press("newGameButton");
    press("startButton");
    EXPECT_FALSE(sees("openingLine"));
}

TEST_F(OpeningName, IsNotSpokenOfWhereAGameHasNone) {
    twoPeoplePlay("tic-tac-toe");
    play({"b2", "a1", "c1"});
    EXPECT_FALSE(sees("openingLine"));
}

} // namespace bouton::testing
