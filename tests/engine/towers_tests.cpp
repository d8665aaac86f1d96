// SPDX-License-Identifier: MIT
#include "games/towers/towers.h"

#include "engine/contract/contracts.h"
#include "engine/towers_positions.h"

namespace bouton::testing {

template <> Settings smallSettings<Towers>() { return {{"rows", 5}, {"columns", 3}}; }
// Random games seldom end, so each of them has a thousand positions.
template <> const int GameContract<Towers>::games = 10;

INSTANTIATE_TYPED_TEST_SUITE_P(Towers, GameContract, Towers);
INSTANTIATE_TYPED_TEST_SUITE_P(Towers, SetUpContract, Towers);
INSTANTIATE_TYPED_TEST_SUITE_P(Towers, PlayerContract, Towers);
INSTANTIATE_TYPED_TEST_SUITE_P(Towers, AnalystContract, Towers);
INSTANTIATE_TYPED_TEST_SUITE_P(Towers, ExplanationContract, Towers);

namespace {

Outcome byNimSum(const Towers::State& state) {
    return Towers::nimSum(state) == 0 ? Outcome::Loss : Outcome::Win;
}

// The number of cells ahead of a side's towers if the opponent's towers stood at the edge, summed
// over all columns.
int roomAhead(const Towers::State& state, Side side) {
    int room = 0;
    for (const Towers::Pair& towers : state.columns) {
        const int own = towers[indexOf(side)], theirs = towers[indexOf(other(side))];
        room += own < theirs ? state.rows - 2 - own : own - 1;
    }
    return room;
}

} // namespace

TEST(Towers, AWinCanBeForcedExactlyWhereTheNimSumIsNotZero) {
    for (const auto& [rows, columns] : {std::pair{4, 1}, {6, 1}, {4, 2}, {5, 2}, {6, 2}, {4, 3}}) {
        SCOPED_TRACE(std::to_string(rows) + "x" + std::to_string(columns));
        for (const auto& [state, outcome] : retrograde(rows, columns))
            ASSERT_EQ(outcome, byNimSum(state)) << write(Towers::draw(state), "GR");
    }
}

TEST(Towers, TheAnalysisOfEachMoveIsWhatCanBeForcedAfterIt) {
    const auto truth = retrograde(5, 2);
    for (const auto& [state, outcome] : truth) {
        const auto analysis = analysed<Towers>(state);
        ASSERT_EQ(analysis->position.outcome, outcome);
        const auto moves = Towers::moves(state);
        for (std::size_t i = 0; i < moves.size(); ++i)
            ASSERT_EQ(analysis->moves[i].outcome,
                      opposite(truth.at(Towers::after(state, moves[i]))));
    }
}

TEST(Towers, AnalysesItsColumnsAsHeapsOfTheirGaps) {
    const auto analysis = analysed<Towers>(positionOf<Towers>("GG.../...GG/..G../RR.RR/..R.. G"));
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->position.nimber, 2 ^ 2 ^ 1 ^ 1 ^ 1);
    std::vector<int> gaps;
    for (const Part& part : analysis->parts)
        gaps.push_back(part.nimber);
    EXPECT_EQ(gaps, (std::vector{2, 2, 1, 1, 1}));
    EXPECT_EQ(analysis->parts[1].cells, (Clicks{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}}));
    // In column e the retreat makes the gap 2 instead of 1. The advance makes it 0, and so wins.
    const auto moves = Towers::moves(positionOf<Towers>("GG.../...GG/..G../RR.RR/..R.. G"));
    const auto e3 = static_cast<std::size_t>(std::ranges::find(moves, Cell{2, 4}) - moves.begin());
    EXPECT_EQ(analysis->moves[e3].outcome, Outcome::Win);
    EXPECT_EQ(analysis->moves[e3].part, 4);
    EXPECT_EQ(analysis->moves[e3].partNimber, 0);
    EXPECT_FALSE(analysis->position.remoteness);
}

TEST(Towers, TheExampleOfTheNotationIsARealPosition) {
    const Towers::State state = positionOf<Towers>("GG.../...GG/..G../RR.RR/..R.. G");
    EXPECT_EQ(state.rows, 5);
    EXPECT_EQ(state.columns[2], (Towers::Pair{2, 4}));
    EXPECT_EQ(positionOf<Towers>("gr/../../rg r"), (Towers::State{4, {{0, 3}, {3, 0}}, Side::Two}));
}

TEST(Towers, BeginsAtTheEdgesIfNoPositionIsGiven) {
    const auto settings = complete(Towers::settings(), {{"rows", 4}, {"columns", 3}}).value();
    EXPECT_EQ(write(Towers::draw(*Towers::standard(settings)), "GR"), "GGG/.../.../RRR G");
}

TEST(Towers, ATowerMovesAlongItsColumnButNeverOntoOrPastTheOther) {
    const auto movesOf = [](std::string_view text) {
        std::string moves;
        for (const Cell move : Towers::moves(positionOf<Towers>(text)))
            moves += nameOf(move) + ' ';
        return moves;
    };
    EXPECT_EQ(movesOf(".R/G./../.G/R. G"), "a1 a3 a4 b2 b3 b5 ");
    EXPECT_EQ(movesOf(".R/G./../.G/R. R"), "a3 a4 b2 b3 ");
    EXPECT_EQ(movesOf("GR/RG/../.. G"), "b3 b4 ");
}

TEST(Towers, WhoCannotMoveLoses) {
    const Towers::State stuck = positionOf<Towers>("GG/RR/../.. G");
    EXPECT_EQ(Towers::result(stuck), Result{Side::Two});
    EXPECT_EQ(english(Towers::ending(stuck)), "Green cannot move.");
    EXPECT_EQ(Towers::ending(stuck).where, (Clicks{{0, 0}, {0, 1}}));
    EXPECT_EQ(Towers::result(positionOf<Towers>("GG/RR/../.. R")), std::nullopt);
    EXPECT_EQ(english(Towers::ending(positionOf<Towers>("../../GG/RR R"))), "Red cannot move.");
}

TEST(Towers, RefusesImpossiblePositionsAndNamesTheColumn) {
    EXPECT_EQ(refusalOf<Towers>("GR/../../.. G"), "Column a has no red tower (R).");
    EXPECT_EQ(refusalOf<Towers>("R./.R/../.G G"), "Column a has no green tower (G).");
    EXPECT_EQ(refusalOf<Towers>("GG/.G/RR/.G G"),
              "Column b has more than one green tower (G): b1+b2+b4.");
    EXPECT_EQ(refusalOf<Towers>("GG/.R/RR/.. G"),
              "Column b has more than one red tower (R): b2+b3.");
    EXPECT_EQ(refusalOf<Towers>("GG/../RR G"), "The board has 3 rows; 4 to 12 are possible.");
    EXPECT_EQ(refusalOf<Towers>("GG/../RX/.. G"),
              "Cell b3 holds \"X\"; possible are \".\", \"G\", \"R\".");
    EXPECT_EQ(refusalOf<Towers>("GGGGGGGGGGGGG/././. G"),
              "Row 1 has 13 cells; 1 to 12 are possible.");
    EXPECT_EQ(refusalOf<Towers>("GG/../RR/.. X"), "The side to move is G or R, not \"X\".");
    const auto state = Towers::read(readPicture("GG/.G/RR/.. G", "GR").value());
    EXPECT_EQ(state.error().where, (Clicks{{0, 1}, {1, 1}}));
}

TEST(Towers, SettingUpPutsGreenThenRedInEachColumnAndTakesThemBack) {
    Picture picture =
        Towers::blank(complete(Towers::settings(), {{"rows", 4}, {"columns", 2}}).value());
    const auto click = [&](std::string_view cell) {
        picture = rulesetOf<Towers>().editing.arranged(picture, *readCell(cell));
        return write(picture, "GR");
    };
    EXPECT_EQ(write(picture, "GR"), "../../../.. G");
    EXPECT_EQ(click("b3"), "../../.G/.. G");
    EXPECT_EQ(click("a1"), "G./../.G/.. G");
    EXPECT_EQ(click("b1"), "GR/../.G/.. G");
    EXPECT_EQ(click("b4"), "GR/../.G/.. G"); // the column is full
    EXPECT_EQ(click("b3"), "GR/../../.. G");
    EXPECT_EQ(click("b2"), "GR/.G/../.. G"); // the green tower is missing
    EXPECT_EQ(click("b1"), "G./.G/../.. G");
    EXPECT_EQ(click("b4"), "G./.G/../.R G");
    EXPECT_FALSE(Towers::read(picture));
    EXPECT_EQ(click("a2"), "G./RG/../.R G");
    EXPECT_TRUE(Towers::read(picture));
}

TEST(Towers, RandomStartsReachEveryPositionOfASmallBoardThatIsNotFinished) {
    const auto settings = complete(Towers::settings(), {{"rows", 4}, {"columns", 1}}).value();
    Random random(2);
    std::set<Towers::State> seen;
    for (int i = 0; i < 1000; ++i)
        seen.insert(*Towers::random(settings, random));
    EXPECT_EQ(seen.size(), 10u); // of 12; Green cannot move from a1 above a2 and a4 below a3
}

TEST(Towers, NimSumUndoesARetreatAndSaysSo) {
    const auto player = playerNamed<Towers>("nim-sum", 1);
    // The gaps are 1 and 1, nim-sum 0. Red retreats from a4 to a6.
    const Towers::State before = positionOf<Towers>("../GG/../RR/../.. R");
    const Towers::State now = Towers::after(before, {5, 0});
    const auto choice = player({{before, now}, {{5, 0}}}, {});
    EXPECT_EQ(nameOf(Towers::moves(now)[choice->move]), "a4");
    EXPECT_EQ(english(choice->rule),
              "it follows the retreat in column a: the gap is 1 again, the nim-sum 0");
    EXPECT_EQ(english(player({{now}, {}}, {})->rule),
              "it narrows the gap in column a from 3 to 1; nim-sum 0 instead of 2");
    EXPECT_EQ(english(player({{before}, {}}, {})->rule),
              "a random move, as none wins: the gaps 1, 1 have nim-sum 0");
    // The other way round, in column b: Red retreats from b3 to b1.
    const Towers::State upside = positionOf<Towers>("../../RR/../GG/.. R");
    const Towers::State after = Towers::after(upside, {0, 1});
    const auto answer = player({{upside, after}, {{0, 1}}}, {});
    EXPECT_EQ(nameOf(Towers::moves(after)[answer->move]), "b3");
    EXPECT_EQ(english(answer->rule),
              "it follows the retreat in column b: the gap is 1 again, the nim-sum 0");
}

TEST(Towers, NimSumNeverGivesAwayAWonPosition) {
    for (const char* rival : {"random", "nim-sum"})
        neverWorsens<Towers>("nim-sum", rival, 1000, byNimSum);
    neverWorsens<Towers>("nim-sum", "random", 100, byNimSum, {{"rows", 12}, {"columns", 12}});
}

TEST(Towers, NimSumWinsByAdvancesAloneWithinTheRoomThatItsTowersHave) {
    Random random(31);
    const auto player = playerNamed<Towers>("nim-sum", 4);
    for (int i = 0; i < 300; ++i) {
        Past<Towers> past{{randomStart<Towers>(random)}, {}};
        if (byNimSum(past.now()) == Outcome::Loss)
            continue;
        int room = roomAhead(past.now(), Side::One);
        while (!Towers::result(past.now())) {
            Cell move = random.oneOf(Towers::moves(past.now()));
            if (past.now().toMove == Side::One) {
                move = Towers::moves(past.now())[player(past, {})->move];
                ASSERT_TRUE(Towers::isAdvance(past.now(), move));
                ASSERT_GE(--room, 0);
            }
            play(past, move);
        }
        ASSERT_EQ(Towers::result(past.now()), Result{Side::One});
    }
}

} // namespace bouton::testing
