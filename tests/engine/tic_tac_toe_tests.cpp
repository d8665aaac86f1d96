// SPDX-License-Identifier: MIT
#include "games/tic_tac_toe/tic_tac_toe.h"

#include "core/usual_players.h"
#include "engine/contract/contracts.h"
#include "engine/contract/tried_order.h"

namespace bouton::testing {

INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, GameContract, TicTacToe);
INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, SetUpContract, TicTacToe);
INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, PlayerContract, TicTacToe);
INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, AnalystContract, TicTacToe);
INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, ExplanationContract, TicTacToe);

namespace {

// The moves that a player makes from a position with many seeds.
std::set<std::string> movesOf(std::string_view player, std::string_view text) {
    std::set<std::string> moves;
    const TicTacToe::State state = positionOf<TicTacToe>(text);
    for (const auto& kind : TicTacToe::players())
        for (std::uint64_t seed = 0; kind.id == player && seed < 200; ++seed) {
            const auto choice = kind.make({}, seed)({{state}, {}}, {});
            moves.insert(nameOfMove<TicTacToe>(TicTacToe::moves(state)[choice->move]));
        }
    return moves;
}

} // namespace

TEST(TicTacToe, Reaches5478PositionsAndIsADraw) {
    BruteForce<TicTacToe> all;
    EXPECT_EQ(all.outcome(TicTacToe::State{}), Outcome::Draw);
    EXPECT_EQ(all.positions(), 5478u);
}

TEST(TicTacToe, TheRandomPlayerSaysWhereItHasNoChoice) {
    const auto ruleOf = [](const char* text) {
        return english(
            randomPlayer<TicTacToe>().make({}, 1)({{positionOf<TicTacToe>(text)}, {}}, {})->rule);
    };
    EXPECT_EQ(ruleOf("XOX/XOO/OX. X"), "the only legal move");
    EXPECT_EQ(ruleOf("XOX/XO./OX. O"), "a random legal move");
}

TEST(TicTacToe, PlayersSayWhatTheMoveDoesOnTheBoardAndThenWhatItIsWorth) {
    const auto ruleOf = [](std::string_view player, const char* text) {
        for (const auto& kind : TicTacToe::players())
            if (kind.id == player)
                return english(kind.make({}, 3)({{positionOf<TicTacToe>(text)}, {}}, {})->rule);
        return std::string();
    };
    for (const char* player : {"golden-pairs", "blocker", "perfect"})
        EXPECT_EQ(ruleOf(player, "XX./OO./... X"), "it completes a1-b1-c1") << player;
    EXPECT_EQ(ruleOf("blocker", ".X./.X./..O O"), "it blocks b1-b2-b3");
    EXPECT_EQ(ruleOf("perfect", "X.O/.X./... O"), "it blocks a1-b2-c3; the draw is held");
    EXPECT_EQ(ruleOf("perfect", "X.X/.../O.. O"),
              "it blocks a1-b1-c1; every move loses, this one latest");
    const std::string edge = ruleOf("perfect", "X../.O./..X O");
    EXPECT_TRUE(edge == "it threatens b1-b2-b3; the draw is held"
                || edge == "it threatens a2-b2-c2; the draw is held")
        << edge;
    EXPECT_EQ(ruleOf("perfect", "X.O/.O./..X X"), "it threatens a3-b3-c3 and a1-a2-a3 at once");
    EXPECT_EQ(ruleOf("perfect", "X../O../... X"), "it threatens a1-b2-c3; the win is forced");
    EXPECT_EQ(ruleOf("perfect", "X../.../... O"), "it takes the centre; the draw is held");
    EXPECT_EQ(ruleOf("perfect", "X../.O./.OX X"), "it blocks b1-b2-b3; the draw is held");
}

TEST(TicTacToe, AnalysisEqualsBruteForceEverywhereWithinFivePlies) {
    BruteForce<TicTacToe> truth;
    const auto analyst = TicTacToe::analyst();
    const auto check = [&](const auto& self, const TicTacToe::State& state, int plies) -> void {
        analyst({{state}, {}}, Patience::Bounded, {}, [&](const Analysis& analysis) {
            ASSERT_EQ(analysis.position.outcome, truth.outcome(state));
            ASSERT_EQ(analysis.position.remoteness, truth.remoteness(state));
        });
        if (plies > 0)
            for (const int move : TicTacToe::moves(state))
                self(self, TicTacToe::after(state, move), plies - 1);
    };
    check(check, TicTacToe::State{}, 5);
}

TEST(TicTacToe, AnAnalysisThatIsStoppedPostsNothing) {
    const StopAtPoll stop(1);
    EXPECT_FALSE(analysed<TicTacToe>({{TicTacToe::State{}}, {}}, stop.token()).has_value());
}

TEST(TicTacToe, ASearchTriesFirstWhatWinsAndThenTheCellsOnTheMostLines) {
    EXPECT_EQ(triedOrder<TicTacToe>(".../.../... X"), "b2 a1 c1 a3 c3 b1 a2 c2 b3 ");
    EXPECT_EQ(triedOrder<TicTacToe>("X../OO./X.. X"), "c1 c3 b1 c2 b3 ") << "it wins nowhere";
    EXPECT_EQ(triedOrder<TicTacToe>("OO./.XX/... X"), "a2 c1 a3 c3 b3 ");
    EXPECT_EQ(mostPliesOf(rulesetOf<TicTacToe>()), 9);
}

TEST(TicTacToe, RefusesImpossiblePositionsAndSaysWhy) {
    EXPECT_EQ(refusalOf<TicTacToe>("..."),
              "After the rows, a space and the side to move (X or O) are missing.");
    EXPECT_EQ(refusalOf<TicTacToe>(".../.../... G"), "The side to move is X or O, not \"G\".");
    EXPECT_EQ(refusalOf<TicTacToe>(".../... X"), "The board has 2 rows; 3 are possible.");
    EXPECT_EQ(refusalOf<TicTacToe>(".../..../... X"), "Row 2 has 4 cells; 3 are possible.");
    EXPECT_EQ(refusalOf<TicTacToe>(".../.?./... X"),
              "Cell b2 holds \"?\"; possible are \".\", \"X\", \"O\".");
    EXPECT_EQ(refusalOf<TicTacToe>(""), "The position is empty.");
    EXPECT_EQ(refusalOf<TicTacToe>(" .../.../... X"),
              "The position begins with a space; its rows come first.");
    const std::string foreign = " holds a character that is not ASCII; possible are \".\", \"X\", "
                                "\"O\".";
    EXPECT_EQ(refusalOf<TicTacToe>("..\u03A7/.../... X"), "Cell c1" + foreign)
        << "a Greek letter is one cell";
    EXPECT_EQ(refusalOf<TicTacToe>(".../\u03A7\u039F./... X"), "Cell a2" + foreign);
    EXPECT_EQ(refusalOf<TicTacToe>(".../.../.\xFF. X"), "Cell b3" + foreign);
    EXPECT_EQ(
        refusalOf<TicTacToe>("X../.../... X"),
        "There are 1 X and 0 O, and X is to move; X begins, and each side fills one cell a turn.");
    EXPECT_EQ(
        refusalOf<TicTacToe>("XXX/OO./... X"),
        "There are 3 X and 2 O, and X is to move; X begins, and each side fills one cell a turn.");
    EXPECT_EQ(refusalOf<TicTacToe>("XXX/OOO/... X"),
              "X is to move, yet has a line already (a1+b1+c1).");
    EXPECT_EQ(refusalOf<TicTacToe>("xxx/oo./... o"), "");
}

TEST(TicTacToe, GoldenPairsTakesAnyOfItsWinsAndNeverSeesTheOpponents) {
    EXPECT_EQ(movesOf("golden-pairs", "XX./OO./... X"), std::set<std::string>{"c1"});
    EXPECT_EQ(movesOf("golden-pairs", "X.X/.O./XO. O"), (std::set<std::string>{"b1"}));
    EXPECT_EQ(movesOf("golden-pairs", "X.X/OXO/.O. X"), (std::set<std::string>{"b1", "a3", "c3"}));
    EXPECT_EQ(movesOf("golden-pairs", "XX./O../... O"),
              (std::set<std::string>{"c1", "b2", "c2", "a3", "b3", "c3"}));
}

TEST(TicTacToe, BlockerTakesAWinIfThereIsOneElseBlocksIfThereIsOne) {
    EXPECT_EQ(movesOf("blocker", "XX./OO./... X"), std::set<std::string>{"c1"});
    EXPECT_EQ(movesOf("blocker", "XX./O../... O"), std::set<std::string>{"c1"});
    EXPECT_EQ(movesOf("blocker", "X../.../... O").size(), 8u);
}

TEST(TicTacToe, BlockerWinsOrBlocksInEveryPositionWhereItCan) {
    Random random(4);
    for (const auto& kind : TicTacToe::players()) {
        if (kind.id != std::string_view("blocker"))
            continue;
        const auto player = kind.make({}, 3);
        for (int i = 0; i < 1000; ++i) {
            const auto past = randomGame<TicTacToe>(TicTacToe::State{}, random, random.below(8));
            if (TicTacToe::result(past.now()))
                continue;
            const auto wins = [](TicTacToe::State state, Side side) {
                state.toMove = side;
                std::set<int> cells;
                for (const int move : TicTacToe::moves(state)) {
                    const auto result = TicTacToe::result(TicTacToe::after(state, move));
                    if (result && result->winner == side)
                        cells.insert(move);
                }
                return cells;
            };
            const int move = TicTacToe::moves(past.now())[player(past, {})->move];
            const Side own = past.now().toMove;
            const auto ownWins = wins(past.now(), own), theirWins = wins(past.now(), other(own));
            const auto& expected = ownWins.empty() ? theirWins : ownWins;
            ASSERT_TRUE(expected.empty() || expected.contains(move));
        }
    }
}

TEST(TicTacToe, PerfectNeverGivesAwayAWonOrDrawnPosition) {
    for (const char* rival : {"random", "golden-pairs", "blocker", "perfect"})
        neverWorsens<TicTacToe>("perfect", rival, 1000);
}

} // namespace bouton::testing
