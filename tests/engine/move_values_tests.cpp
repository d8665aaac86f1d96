// SPDX-License-Identifier: MIT
#include "explain/move_values.h"

#include <gtest/gtest.h>

#include "core/analysis.h"
#include "engine/grid_nim_positions.h"
#include "engine/why_support.h"
#include "games/cards/cards.h"
#include "games/catalogue.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/towers/towers.h"
#include "search/solved.h"

namespace bouton::testing {

namespace {

std::vector<std::string> bestNames(const auto& it) {
    std::vector<std::string> names;
    for (const std::size_t move : bestMoves(it.analysis))
        names.push_back(it.match.moves(0)[move].text);
    return names;
}

const CellValue* at(const std::vector<CellValue>& values, Cell cell) {
    const auto found = std::ranges::find(values, cell, &CellValue::cell);
    return found == values.end() ? nullptr : &*found;
}

} // namespace

TEST(BestMoves, AreTheQuickestWins) {
    EXPECT_EQ(bestNames(Spoken<TicTacToe>("XX./OO./... X")), (std::vector<std::string>{"c1"}));
}

TEST(BestMoves, AreNoneWhereNothingTellsTheMovesApart) {
    EXPECT_TRUE(bestMoves(*analysed<TicTacToe>(TicTacToe::State{})).empty());
    EXPECT_TRUE(bestNames(Spoken<Towers>("GG/../../RR G")).empty());
    EXPECT_TRUE(bestMoves({}).empty());
    EXPECT_EQ(bestMoves({.moves = {{}}}), std::vector<std::size_t>{0}) << "of one it is the one";
    EXPECT_TRUE(bestMoves({.moves = {{}, {}}}).empty());
    EXPECT_EQ(bestMoves({.moves = {{}, {.outcome = Outcome::Win}, {.outcome = Outcome::Win}}}),
              (std::vector<std::size_t>{1, 2}));
    EXPECT_FALSE(seemsEven({.exact = false})) << "nothing is known of it";
}

TEST(BestMoves, OfALostPositionDelayTheEnd) {
    // X threatens a row and a column. O can stop one of them.
    const Spoken<TicTacToe> it("XOX/.../XO. O");
    for (const std::string& name : bestNames(it))
        EXPECT_TRUE(name == "b2" || name == "a2") << name;
}

TEST(Ranking, PutsTheOutcomeBeforeTheScoreAndTheScoreBeforeTheEnd) {
    const Value win{.outcome = Outcome::Win}, draw{.outcome = Outcome::Draw},
        loss{.outcome = Outcome::Loss};
    EXPECT_TRUE(better(win, draw) && better(draw, loss));
    const Value four{.outcome = Outcome::Win, .score = 4, .remoteness = 9},
        two{.outcome = Outcome::Win, .score = 2, .remoteness = 1};
    EXPECT_TRUE(better(four, two));
    EXPECT_FALSE(better(two, four));
}

TEST(Ranking, HastensAWinAndDelaysALossAndADraw) {
    for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
        const Value soon{.outcome = outcome, .remoteness = 2},
            late{.outcome = outcome, .remoteness = 6};
        EXPECT_EQ(better(soon, late), outcome == Outcome::Win);
        EXPECT_EQ(better(late, soon), outcome != Outcome::Win);
        EXPECT_EQ(Solved::better({outcome, 2}, {outcome, 6}), better(soon, late));
        EXPECT_EQ(bestFirst({soon, late}).front(), outcome == Outcome::Win ? 0u : 1u);
        EXPECT_EQ(bestMoves({.moves = {soon, late}}),
                  std::vector<std::size_t>{outcome == Outcome::Win ? 0u : 1u});
    }
}

TEST(Ranking, PutsWhatIsNotKnownLast) {
    for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
        const Value unknown{.outcome = outcome}, late{.outcome = outcome, .remoteness = 60},
            low{.outcome = outcome, .score = -64};
        EXPECT_TRUE(better(late, unknown) && better(low, unknown));
        EXPECT_FALSE(better(unknown, late) || better(unknown, low) || better(unknown, unknown));
    }
}

TEST(CellValues, OfGridNimAreTheBestOfTheMovesThatGoOnThroughACell) {
    Random random(9);
    for (int i = 0; i < 20; ++i) {
        const auto state = randomStart<GridNim>(random, {{"size", 5}, {"free", 12}});
        const MatchOf<GridNim> match(state);
        const Analysis analysis = *analysed<GridNim>(state);
        Clicking clicking(match.moves(0));
        for (;;) {
            const auto values = cellValues(clicking, analysis);
            const Clicks next = clicking.next();
            ASSERT_EQ(values.size(), next.size());
            for (std::size_t c = 0; c < next.size(); ++c) {
                ASSERT_EQ(values[c].cell, next[c]);
                Outcome best = Outcome::Loss;
                Rank most{};
                std::size_t shortest = 0;
                bool isBest = false;
                for (std::size_t m = 0; m < clicking.moves().size(); ++m)
                    for (const Clicks& order : clicking.moves()[m].orders) {
                        Clicks begun = clicking.clicks();
                        begun.push_back(next[c]);
                        if (order.size() >= begun.size()
                            && std::equal(begun.begin(), begun.end(), order.begin())) {
                            best = std::max(best, analysis.moves[m].outcome);
                            const Rank rank = rankOf(analysis.moves[m]);
                            if (shortest == 0 || rank > most
                                || (rank == most && order.size() < shortest)) {
                                most = rank;
                                shortest = order.size();
                            }
                            isBest |= std::ranges::count(bestMoves(analysis), m) > 0;
                        }
                    }
                ASSERT_EQ(values[c].value.outcome, best);
                ASSERT_EQ(values[c].onward, shortest > clicking.clicks().size() + 1);
                ASSERT_EQ(values[c].best, isBest);
            }
            if (next.empty())
                break;
            clicking.click(random.oneOf(next));
        }
    }
}

TEST(CellValues, SayWhereOneMustClickOn) {
    // An S of four cells. Only its middle pair wins.
    const Spoken<GridNim> it("G..R/RG../GRGR/RGRG R");
    Clicking clicking(it.match.moves(0));
    const auto values = cellValues(clicking, it.analysis);
    ASSERT_TRUE(at(values, {0, 2}) && at(values, {0, 1}));
    EXPECT_EQ(at(values, {0, 2})->value.outcome, Outcome::Win);
    EXPECT_TRUE(at(values, {0, 2})->onward);
    EXPECT_TRUE(at(values, {0, 2})->best);
    EXPECT_EQ(at(values, {0, 1})->value.outcome, Outcome::Loss);
    EXPECT_FALSE(at(values, {0, 1})->onward);
    clicking.click({0, 2});
    EXPECT_EQ(at(cellValues(clicking, it.analysis), {1, 2})->value.outcome, Outcome::Win);
    EXPECT_FALSE(at(cellValues(clicking, it.analysis), {1, 2})->onward);
}

TEST(CellValues, OfEqualMovesAreThoseOfTheShortestOne) {
    // Two pairs: every move loses, and each cell can be filled alone.
    const Spoken<GridNim> it("GR../RGRG/GRGR/..RG G");
    for (const CellValue& value : cellValues(Clicking(it.match.moves(0)), it.analysis)) {
        EXPECT_EQ(value.value.outcome, Outcome::Loss);
        EXPECT_FALSE(value.onward);
    }
}

TEST(CellValues, AreNoneOfAnotherPosition) {
    const Spoken<Towers> it("GG/../../RR G");
    Analysis other = it.analysis;
    other.moves.pop_back();
    EXPECT_TRUE(cellValues(Clicking(it.match.moves(0)), other).empty());
}

TEST(CellValues, CallAnEstimateWithinOnePointEvenAndAProofWhatItIs) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), "XO./.../... X").value();
    const auto outcomeOf = [&](int score, bool exact) {
        const Outcome outcome = score > 0 ? Outcome::Win : Outcome::Loss;
        const Value all{.outcome = outcome, .exact = exact, .score = score};
        const Analysis analysis{.moves = std::vector(7, all)};
        return cellValues(Clicking(match->moves(0)), analysis).front().value.outcome;
    };
    EXPECT_EQ(outcomeOf(1, false), Outcome::Draw);
    EXPECT_EQ(outcomeOf(-1, false), Outcome::Draw);
    EXPECT_EQ(outcomeOf(2, false), Outcome::Win);
    EXPECT_EQ(outcomeOf(-2, false), Outcome::Loss);
    EXPECT_EQ(outcomeOf(1, true), Outcome::Win);
}

TEST(CellValues, LeaveOutTheCellsOfWhichNothingIsKnown) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), "XO./.../... X").value();
    Analysis analysis{.moves = std::vector(7, Value{.outcome = Outcome::Loss, .exact = false})};
    analysis.moves[2] = {.outcome = Outcome::Draw};
    analysis.moves[4] = {.outcome = Outcome::Win, .exact = false, .score = 3};
    const auto values = cellValues(Clicking(match->moves(0)), analysis);
    ASSERT_EQ(values.size(), 2U);
    EXPECT_EQ(values[0].value, analysis.moves[2]);
    EXPECT_EQ(values[1].value, analysis.moves[4]);
}

} // namespace bouton::testing
