// SPDX-License-Identifier: MIT

// The start of a game as it is set up.

#include "session/set_up.h"

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "session/values/saved_game.h"
#include "support/games.h"

namespace bouton::testing {

namespace {

struct Started : SetUp {
    explicit Started(std::string_view id, bool autoFill = false) : SetUp(gameCalled(id)) {
        begin(drawn({complete(gameCalled(id).settings, {}).value(), autoFill}, random).value());
    }
    Random random{1};
};

template <class T> std::string refusal(const Or<T>& answer) {
    return answer ? "" : english(answer.error());
}

} // namespace

TEST(SetUp, DrawsAStartWhereItCanAndElseGivesTheBoardToTheHand) {
    const Started drawn("towers", true), blank("towers"), usual("tic-tac-toe", true);
    EXPECT_FALSE(drawn.plan().byHand);
    EXPECT_TRUE(drawn.match());
    EXPECT_TRUE(blank.plan().byHand);
    EXPECT_EQ(*blank.plan().start, gameCalled("towers").blank(blank.plan().settings));
    EXPECT_FALSE(usual.plan().byHand) << "this game has no starts to be drawn";
}

TEST(SetUp, RefusesAnswersThatMakeNoSense) {
    Started setUp("towers");
    const Plan plan = setUp.plan();
    Plan other = plan;
    other.settings = {{"rows", 99}};
    EXPECT_FALSE(setUp.drawn(other, setUp.random));
    other = plan;
    other.seats[1].computer = PlayerChoice{99, {}};
    EXPECT_EQ(refusal(setUp.drawn(other, setUp.random)), "There is no such player.");
    EXPECT_EQ(refusal(setUp.seat(Side::Two, other.seats[1])), "There is no such player.");
    EXPECT_FALSE(setUp.resize({{"rows", 99}}));
    EXPECT_TRUE(setUp.plan().asksAs(plan));
    EXPECT_EQ(setUp.plan().start, plan.start);
}

TEST(SetUp, MakesTheSettingsOfAPlayerComplete) {
    Started setUp("reversi");
    const Or<PlayerChoice> engine = choosePlayer(gameCalled("reversi"), readSpec("engine").value());
    ASSERT_TRUE(setUp.seat(Side::Two, {PlayerChoice{engine->player, {}}}));
    EXPECT_EQ(setUp.plan().seats[1].computer, *engine);
    EXPECT_TRUE(setUp.plan().seats[0].human());
}

TEST(SetUp, TheOtherSideIsToMoveWhereThePiecesSaySo) {
    Started setUp("tic-tac-toe");
    ASSERT_TRUE(setUp.put({0, 0}, 'X'));
    EXPECT_EQ(setUp.plan().start->toMove, Side::Two);
    ASSERT_TRUE(setUp.move({0, 0}, std::nullopt));
    EXPECT_EQ(setUp.plan().start->toMove, Side::One);
    Picture turned = *setUp.plan().start;
    turned.toMove = Side::Two;
    setUp.edit(turned); // what is asked for is not turned
    EXPECT_EQ(setUp.plan().start->toMove, Side::Two);
    EXPECT_FALSE(setUp.match());
}

TEST(SetUp, AnEditBeginsWithTheSettingsThatThePictureShows) {
    Started setUp("towers", true);
    setUp.edit({{"G..", "...", "R..", "...", "..."}, Side::Two});
    EXPECT_TRUE(setUp.plan().byHand);
    EXPECT_FALSE(setUp.plan().autoFill);
    EXPECT_EQ(setUp.plan().settings, (Settings{{"rows", 5}, {"columns", 3}}));
    EXPECT_EQ(english(setUp.match().error()), "Column b has no green tower (G).");
}

TEST(SetUp, WhereAGameHasEndedNoneBegins) {
    Started setUp("tic-tac-toe");
    setUp.edit({{"XXX", "OO.", "..."}, Side::Two});
    EXPECT_EQ(english(setUp.match().error()),
              "This start is the end of a game: X has won already.");
    EXPECT_EQ(setUp.match().error().where.size(), 3u);
    EXPECT_FALSE(setUp.match());
    setUp.edit({{"XOX", "XOO", "OXX"}, Side::Two});
    EXPECT_EQ(english(setUp.match().error()),
              "This start is the end of a game that is drawn already.");
    setUp.edit({{"XO.", "...", "..."}, Side::One});
    ASSERT_TRUE(setUp.match());
    EXPECT_EQ((*setUp.match())->picture(0), *setUp.plan().start);
}

TEST(SetUp, AFileKeepsTheAnswers) {
    Started setUp("towers", true);
    Seat seat{choosePlayer(gameCalled("towers"), readSpec("random").value()).value(),
              TimeControl{std::chrono::seconds(60)}};
    ASSERT_TRUE(setUp.seat(Side::Two, seat));
    const SavedGame saved = savedFrom(**setUp.match(), setUp.plan(), treeOf(**setUp.match()));
    EXPECT_EQ(saved.settings, write(gameCalled("towers").settings, setUp.plan().settings));
    EXPECT_TRUE(saved.autoFill);
    EXPECT_EQ(saved.seats[0], SavedGame::Chair());
    EXPECT_EQ(saved.seats[1], (SavedGame::Chair{"random", seat.time}));
}

} // namespace bouton::testing
