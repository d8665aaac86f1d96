// SPDX-License-Identifier: MIT
#include "ui/game/next_game.h"

#include <gmock/gmock.h>

#include "session/table.h"

// What can come after a game, by the session alone.

namespace bouton::testing {

namespace {

constexpr std::initializer_list<Cell> drawnTicTacToe{{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 0},
                                                     {1, 2}, {2, 1}, {2, 0}, {2, 2}};
constexpr std::initializer_list<Cell> wonByX{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}};

// Tic-tac-toe of two humans.
class NextGame : public ::testing::Test {
protected:
    void play(std::initializer_list<Cell> cells) {
        ASSERT_TRUE(session.setUp({complete(game.settings, {}).value(), game.name.autoFill, {}}));
        ASSERT_TRUE(session.start());
        for (const Cell cell : cells)
            session.click(cell);
    }
    void playToTheEnd(std::initializer_list<Cell> cells) {
        play(cells);
        ASSERT_EQ(session.phase(), Session::Phase::Over);
    }
    // An opponent that has others on both sides of it sits there since.
    void seat(Side side) { session.setSeat(side, middle); }

    const Ruleset& game = ticTacToe();
    const Seat middle{game.opponents.at(1).choice};
    Table table{game};
    Session& session = table.session;
};

} // namespace

TEST_F(NextGame, AfterAWinOrADrawComesAStrongerOneAndAfterALossAWeakerOne) {
    const auto stronger = nextPlayer(game, middle, true), weaker = nextPlayer(game, middle, false);
    ASSERT_TRUE(stronger && weaker && stronger != weaker);
    playToTheEnd(wonByX);
    seat(Side::Two);
    EXPECT_EQ(nextOpponent(session), stronger);
    playToTheEnd(wonByX);
    seat(Side::One);
    EXPECT_EQ(nextOpponent(session), weaker);
    playToTheEnd(drawnTicTacToe);
    seat(Side::Two);
    EXPECT_EQ(nextOpponent(session), stronger);
}

TEST_F(NextGame, TheNextOpponentTakesTheSeatOfTheLastOne) {
    playToTheEnd(drawnTicTacToe);
    seat(Side::One);
    const auto seats = seatsOfNextGame(session);
    ASSERT_TRUE(seats);
    EXPECT_EQ((*seats)[0].computer, nextOpponent(session));
    EXPECT_TRUE((*seats)[1].human());
}

TEST_F(NextGame, NobodyIsNextWithoutAComputerOrAnEnd) {
    playToTheEnd(drawnTicTacToe);
    EXPECT_FALSE(nextOpponent(session));
    EXPECT_FALSE(seatsOfNextGame(session));
    play({});
    seat(Side::Two);
    EXPECT_FALSE(nextOpponent(session)) << "the game is being played";
}

TEST_F(NextGame, TheOtherSideIsTheSamePlayersExchanged) {
    const Seats seats{middle, Seat{}};
    EXPECT_EQ(exchanged(seats), (Seats{Seat{}, middle}));
}

TEST_F(NextGame, OneResignsWhereAHumanPlaysAndNotInThePast) {
    EXPECT_FALSE(canResign(session)) << "nothing has begun";
    play({{1, 1}});
    EXPECT_TRUE(canResign(session));
    EXPECT_TRUE(humanPlays(session));
    session.setPaused(true);
    EXPECT_TRUE(canResign(session));
    session.go(0);
    EXPECT_FALSE(canResign(session));
    EXPECT_TRUE(humanPlays(session));
    playToTheEnd(drawnTicTacToe);
    EXPECT_FALSE(canResign(session));
}

TEST_F(NextGame, TwoComputersResignNothing) {
    play({});
    session.setPaused(true);
    seat(Side::One);
    EXPECT_FALSE(onlyComputers(session));
    EXPECT_TRUE(canResign(session));
    seat(Side::Two);
    EXPECT_TRUE(onlyComputers(session));
    EXPECT_FALSE(canResign(session));
}

} // namespace bouton::testing
