// SPDX-License-Identifier: MIT
#include "explain/why.h"

#include <gmock/gmock.h>

#include <functional>

#include "engine/contract/theory_contract.h"
#include "engine/grid_nim_positions.h"
#include "engine/why_support.h"
#include "explain/line.h"
#include "games/cards/cards.h"
#include "games/catalogue.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"

// Compares what is shown of a position with what is true by the rules alone.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// The nimber of a part, by nothing but the rules.
int truthOf(const Towers::State& state, const Summand& row) {
    int free = 0; // between the two towers of the column
    const auto& towers = state.columns[static_cast<std::size_t>(row.cells.front().column)];
    for (int r = std::min(towers[0], towers[1]) + 1; r < std::max(towers[0], towers[1]); ++r)
        ++free;
    return free;
}
int truthOf(const GridNim::State& state, const Summand& row) {
    grid_nim::Cells cells = 0;
    for (const Cell cell : row.cells)
        cells |= grid_nim::bitOf(cell);
    static GridTruth truth;
    return truth.nimber(withFree(cells, state.size));
}
int truthOf(const TrojanHorse::State& state, const Summand& row) {
    static BruteForce<TrojanHorse> truth;
    return truth.nimber({state.rows, state.columns, row.cells.front()});
}
int truthOf(const Cards::State& state, const Summand& row) {
    static BruteForce<Cards> truth;
    return truth.nimber({{state.groups[row.parts.front()]}, Side::One});
}

std::string worthsOf(const std::vector<Summand>& rows) {
    std::vector<int> worths;
    for (const Summand& row : rows)
        worths.push_back(row.nimber);
    return listed(worths);
}

// The sentence about a won sum names a move. By the rules alone, the move must leave nim-sum 0.
template <class G>
void theSentenceIsTrue(const MatchOf<G>& match, const Analysis& analysis, const Why& why) {
    const std::string said = english(why.sentence);
    int sum = 0;
    for (const Summand& row : why.summands)
        sum ^= row.nimber;
    ASSERT_THAT(said, HasSubstr(worthsOf(why.summands)));
    if (sum == 0) {
        ASSERT_THAT(said, HasSubstr("every move loses"));
        return;
    }
    ASSERT_THAT(said, HasSubstr("nim-sum " + std::to_string(sum)));
    ASSERT_THAT(said, HasSubstr(G::name.sides[indexOf(match.toMove(0))]));
    MatchOf<G> after(match.state(0));
    ASSERT_TRUE(after.play(nameOf(why.sentence.where))) << said;
    int left = 0;
    for (const Summand& row : summandsOf(after, 1, *analysed<G>(after.state(1))))
        left ^= truthOf(after.state(1), row);
    ASSERT_EQ(left, 0) << said;
    ASSERT_EQ(analysis.position.outcome, Outcome::Win);
}

template <class G> void everyPartIsTrue(int games, const Settings& settings) {
    Random random(31);
    for (int i = 0; i < games; ++i) {
        const Past<G> past = randomGame<G>(randomStart<G>(random, settings), random, 60);
        for (const auto& state : past.states) {
            SCOPED_TRACE(write(G::draw(state), G::name.letters));
            const MatchOf<G> match(state);
            const Analysis analysis = *analysed<G>(state);
            const Why why = whyOf(match, 0, analysis);
            int sum = 0;
            for (const Summand& row : why.summands) {
                ASSERT_EQ(row.nimber, truthOf(state, row)) << english(row.title);
                sum ^= row.nimber;
            }
            ASSERT_EQ(sum, *analysis.position.nimber);
            if (G::result(state)) {
                ASSERT_EQ(english(why.sentence), english(match.ending(0)));
            } else if constexpr (!std::same_as<G, TrojanHorse>) {
                theSentenceIsTrue<G>(match, analysis, why);
            }
        }
    }
}

template <class G> std::string explainedOf(std::string_view position) {
    const Spoken<G> it(position);
    return english(it.why.sentence);
}
template <class G> std::string sentenceOfMove(std::string_view position, std::string_view move) {
    const Spoken<G> it(position);
    return english(whyMove(it.match, 0, it.moveNamed(move), it.analysis));
}

} // namespace

TEST(Why, EveryPartOfEverySumIsWorthWhatTheRulesSayAndItsSentenceIsTrue) {
    everyPartIsTrue<Towers>(20, {{"rows", 7}, {"columns", 4}});
    everyPartIsTrue<GridNim>(12, {{"size", 5}, {"free", 12}});
    everyPartIsTrue<Cards>(30, {{"groups", 4}, {"cards", 9}, {"take", 5}});
    everyPartIsTrue<TrojanHorse>(30, {});
}

TEST(Why, OfTowersNamesTheGapsAndTheMoveThatBringsThemToZero) {
    EXPECT_EQ(explainedOf<Towers>("GGG/.../.../.../R../.../.R./..R G"),
              "Gaps 3, 5, 6: nim-sum 0, so every move loses against best play.");
    EXPECT_EQ(explainedOf<Towers>("G/R/./. G"), "Green cannot move.");
}

TEST(Why, OfAMoveSaysWhatItDoesToTheSum) {
    const char* three = "GG./R../..G/.../.../.../.R./..R G"; // gaps 0, 5, 4
    EXPECT_EQ(explainedOf<Towers>(three), "Gaps 0, 5, 4: nim-sum 1, so Green wins: 5 to 4 in "
                                          "column b brings it to 0.");
    EXPECT_EQ(sentenceOfMove<Towers>(three, "b2"), "5 to 4 in column b brings the nim-sum to 0.");
    EXPECT_EQ(sentenceOfMove<Towers>(three, "b3"),
              "5 to 3 in column b leaves nim-sum 7, which Red can bring to 0.");
    EXPECT_EQ(sentenceOfMove<Towers>(three, "c2"), "4 to 5 in column c brings the nim-sum to 0.");
}

TEST(Why, EverySentenceAboutAMoveSaysTheNimSumThatItLeaves) {
    Random random(5);
    for (int i = 0; i < 40; ++i) {
        const auto state = randomStart<Cards>(random, {{"groups", 3}});
        const MatchOf<Cards> match(state);
        const Analysis analysis = *analysed<Cards>(state);
        BruteForce<Cards> truth;
        const auto moves = Cards::moves(state);
        for (std::size_t m = 0; m < moves.size(); ++m) {
            const int left = truth.nimber(Cards::after(state, moves[m]));
            EXPECT_THAT(
                english(whyMove(match, 0, m, analysis)),
                HasSubstr(left == 0 ? "nim-sum to 0" : "nim-sum " + std::to_string(left) + ","));
        }
    }
}

TEST(Why, OfTheHorseNamesItsOptionsAndTheFirstMissingNumber) {
    BruteForce<TrojanHorse> truth;
    Random random(2);
    for (int i = 0; i < 60; ++i) {
        const auto state = randomStart<TrojanHorse>(random);
        const MatchOf<TrojanHorse> match(state);
        const Analysis analysis = *analysed<TrojanHorse>(state);
        const Missing missing = missingAt(match, 0, analysis, state.horse);
        ASSERT_EQ(missing.options, TrojanHorse::moves(state));
        ASSERT_EQ(missing.mex, truth.nimber(state));
        for (std::size_t o = 0; o < missing.options.size(); ++o)
            ASSERT_EQ(missing.values[o],
                      truth.nimber(TrojanHorse::after(state, missing.options[o])));
        const std::string said = english(whyOf(match, 0, analysis).sentence);
        if (missing.mex == 0)
            ASSERT_THAT(said, HasSubstr("0 is missing, so every move loses"));
        else
            ASSERT_THAT(said, HasSubstr("number is " + std::to_string(missing.mex) + ", so"));
    }
    EXPECT_EQ(
        explainedOf<TrojanHorse>("..../..../.H../.... G"),
        "From b3 the horse can go to the cell worth 0: the first missing number is 1, so Green "
        "wins, by going to a1, which is worth 0.");
}

TEST(Why, AnOptionThatTheMapDoesNotHaveIsPassedOver) {
    const Spoken<TrojanHorse> it("...../...../....H/...../..... G");
    const Cell horse = it.match.state(0).horse;
    const Missing whole = missingAt(it.match, 0, it.analysis, horse);
    ASSERT_EQ(whole.options.size(), 2u);
    Analysis analysis = it.analysis;
    std::erase_if(analysis.map,
                  [&](const Part& part) { return part.cells.front() == whole.options.front(); });
    const Missing rest = missingAt(it.match, 0, analysis, horse);
    EXPECT_EQ(rest.options, Clicks{whole.options[1]});
    EXPECT_EQ(rest.values, std::vector<int>{whole.values[1]});
    const Spoken<Towers> towers("GG/../R./../.R G"); // nobody reaches anything
    EXPECT_TRUE(missingAt(towers.match, 0, towers.analysis, {0, 0}).options.empty());
    EXPECT_TRUE(whyMove(it.match, 0, it.analysis.moves.size(), it.analysis).empty());
}

TEST(Why, TheMapOfTheHorseIsWorthWhatTheRulesSayInEveryCell) {
    BruteForce<TrojanHorse> truth;
    const auto state = TrojanHorse::standard({{"rows", 7}, {"columns", 9}}).value();
    const Analysis analysis = *analysed<TrojanHorse>(state);
    ASSERT_EQ(analysis.map.size(), 63u);
    for (const Part& cell : analysis.map)
        EXPECT_EQ(cell.nimber, truth.nimber({7, 9, cell.cells.front()}));
}

TEST(Why, OfGridNimGathersTheDiagonalAndNamesTheStudentsCase) {
    const Spoken<GridNim> empty("..../..../..../.... G");
    ASSERT_EQ(empty.why.summands.size(), 3u);
    EXPECT_EQ(english(empty.why.summands[2].title), "Diagonal");
    EXPECT_EQ(english(empty.why.summands[2].measure), "4 cells");
    EXPECT_EQ(empty.why.summands[2].parts.size(), 4u);
    EXPECT_EQ(empty.why.summands[2].nimber, 0);
    EXPECT_TRUE(empty.why.note.empty());

    EXPECT_EQ(english(Spoken<GridNim>("G..R/RG.R/GRGR/RGRG R").why.note),
              "3 free cells, case 3.3 of the laboratory's claims: won.");
    EXPECT_EQ(
        english(Spoken<GridNim>("G..R/RG../GRGR/RGRG R").why.note),
        "4 free cells, case 4.2 of the laboratory's claims: lost, it says, but this shape is won.");
    EXPECT_EQ(
        english(Spoken<GridNim>("G..RGR/RG..RG/GRGRGR/RGRGRG/GRGRGR/RGRGR. R").why.note),
        "5 free cells, case 5.2 of the laboratory's claims: won, it says, but this shape is lost.");
}

TEST(Why, OfTicTacToeSaysWhoWinsAndWhatAMoveThrowsAway) {
    EXPECT_EQ(explainedOf<TicTacToe>(".../.../... X"), "With best play of both sides nobody wins.");
    EXPECT_EQ(explainedOf<TicTacToe>("XX./OO./... X"), "With best play X wins, after 1 move.");
    EXPECT_EQ(sentenceOfMove<TicTacToe>("XX./OO./... X", "c1"), "c1 keeps the win.");
    EXPECT_EQ(sentenceOfMove<TicTacToe>("XX./OO./... X", "c3"),
              "c3 throws a win away: now O wins.");
    EXPECT_EQ(sentenceOfMove<TicTacToe>(".../.../... X", "b2"), "b2 keeps the draw.");
    EXPECT_EQ(sentenceOfMove<TicTacToe>("X../.../... O", "b1"),
              "b1 throws a draw away: now X wins.");
}

TEST(Why, OfAReversiMoveTellsWhatIsKnownOfThePositionAfterIt) {
    const Spoken<Reversi> start("......../......../......../...OX.../...XO.../......../......../"
                                "........ X");
    const auto said = [&](const Analysis* after) {
        return english(whyMove(start.match, 0, 0, start.analysis, after));
    };
    Analysis after = start.analysis;
    after.position.score = 3; // for the other side
    after.depth = start.analysis.depth - 1;
    EXPECT_EQ(said(&after), said(nullptr)) << "no more is known";
    after.position.exact = true;
    EXPECT_EQ(said(&after), "d3 comes to -3, which is proven.");
    after.position.exact = false;
    after.depth = start.analysis.depth;
    EXPECT_EQ(said(&after),
              "At depth " + std::to_string(after.depth + 1) + " d3 is estimated at -3.");
    after.position.score.reset();
    EXPECT_EQ(said(&after), said(nullptr));
    after.position.score = 3;
    Analysis proven = start.analysis;
    proven.moves[0].exact = true;
    EXPECT_EQ(english(whyMove(start.match, 0, 0, proven, &after)),
              english(whyMove(start.match, 0, 0, proven)))
        << "of the move itself all is known";
}

TEST(Why, OfReversiTellsProofFromEstimate) {
    const Spoken<Reversi> start("......../......../......../...OX.../...XO.../......../......../"
                                "........ X");
    EXPECT_FALSE(start.analysis.position.exact);
    EXPECT_THAT(english(start.why.note), StartsWith("Estimated at depth "));
    EXPECT_THAT(english(start.why.note), HasSubstr("not proven"));
    EXPECT_THAT(
        english(whyMove(start.match, 0, 0, start.analysis)),
        StartsWith("At depth " + std::to_string(start.analysis.depth) + " d3 is estimated at"));
    const Spoken<Reversi> late("XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/OOOOOOOO/"
                               "OOOOOO.. X");
    EXPECT_TRUE(late.analysis.position.exact);
    EXPECT_THAT(english(late.why.sentence), HasSubstr("With best play"));
    EXPECT_EQ(english(late.why.note), "This is proven.");
}

TEST(Why, OfReversiSaysWhereNobodyIsAhead) {
    const MatchOf<Reversi> match(Reversi::standard({}).value());
    Analysis analysis{.position = {.outcome = Outcome::Draw, .exact = true, .score = 0},
                      .depth = 7};
    EXPECT_EQ(english(whyOf(match, 0, analysis).sentence), "With best play the game is drawn.");
    EXPECT_EQ(english(whyOf(match, 0, analysis).note), "This is proven.");
    analysis.position.exact = false;
    EXPECT_EQ(english(whyOf(match, 0, analysis).sentence), "Neither side is ahead.");
    EXPECT_EQ(english(whyOf(match, 0, analysis).note), "Estimated at depth 7, not proven.");
    analysis.level = 3;
    EXPECT_EQ(english(whyOf(match, 0, analysis).sentence), "Neither side is ahead.");
    EXPECT_EQ(english(whyOf(match, 0, analysis).note),
              "Estimated to the end without unlikely moves, at level 3 of 5.");
    analysis.position.exact = true;
    EXPECT_EQ(english(whyOf(match, 0, analysis).sentence), "With best play the game is drawn.");
    EXPECT_EQ(english(whyOf(match, 0, analysis).note), "This is proven.") << "at any level";
}

TEST(Why, OfReversiSaysWhoWinsOrIsAheadAndByHowMuch) {
    const MatchOf<Reversi> match(Reversi::standard({}).value());
    const auto said = [&](int score, bool exact) {
        return english(
            whyOf(match, 0, {.position = {.outcome = Outcome::Win, .exact = exact, .score = score}})
                .sentence);
    };
    EXPECT_EQ(said(1, true), "With best play Dark wins by 1 disc.");
    EXPECT_EQ(said(-4, true), "With best play Light wins by 4 discs.");
    EXPECT_EQ(said(4, false), "Dark is ahead by 4 discs.");
    EXPECT_EQ(said(-1, false), "Light is ahead by 1 disc.");
}

TEST(Why, OfAReversiMoveTellsItFromTheBest) {
    const MatchOf<Reversi> match(Reversi::standard({}).value());
    const auto said = [&](int own, bool exact) {
        Analysis analysis{.position = {.outcome = Outcome::Win, .exact = exact, .score = 4},
                          .depth = 7};
        analysis.moves.assign(4, analysis.position);
        analysis.moves[0].score = own;
        return english(whyMove(match, 0, 0, analysis));
    };
    EXPECT_EQ(said(4, true), "d3 keeps the best score, +4.");
    EXPECT_EQ(said(2, true), "d3 comes to +2; the best move comes to +4.");
    EXPECT_EQ(said(4, false), "At depth 7 d3 is estimated at +4, the best of all moves.");
    EXPECT_EQ(said(2, false), "At depth 7 d3 is estimated at +2, the best move at +4.");
}

TEST(Why, FindsTheMoveThatWasPlayed) {
    Random random(3);
    MatchOf<GridNim> match(randomStart<GridNim>(random, {{"size", 5}, {"free", 14}}));
    while (!match.result(match.current())) {
        const std::size_t move = random.below(match.moves(match.current()).size());
        match.play(move);
        ASSERT_EQ(match.moveIndex(match.current()), move);
    }
}

TEST(Lines, ArePlayedOutStepByStep) {
    const Spoken<TicTacToe> it("X.O/.../... X");
    const std::vector<Step> steps = stepsOf(it.match, 0, it.analysis.line);
    ASSERT_EQ(steps.size(), it.analysis.line.size());
    MatchOf<TicTacToe> played(it.match.state(0));
    for (const Step& step : steps) {
        EXPECT_EQ(step.side, played.toMove(played.current()));
        EXPECT_EQ(nameOf(step.cells), step.move);
        ASSERT_TRUE(played.play(step.move));
        EXPECT_EQ(*step.after, played.picture(played.current()));
    }
    EXPECT_TRUE(played.result(played.current())) << "a forced line goes to the end";
    EXPECT_EQ(stepsOf(it.match, 0, {"b2", "b2"}).size(), 1u);
}

TEST(Why, OfAMoveThatIsNotProvenIsNotKnownUnlessEveryMoveLoses) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), ".../.../... X").value();
    Analysis analysis{.position = {.outcome = Outcome::Loss},
                      .moves = std::vector<Value>(9, {.outcome = Outcome::Loss, .exact = false})};
    EXPECT_EQ(english(whyMove(*match, 0, 0, analysis)),
              "a1 loses against best play, as every move does.");
    analysis.position.exact = false;
    EXPECT_EQ(english(whyMove(*match, 0, 0, analysis)), "It is not known what a1 comes to.");
    EXPECT_EQ(english(whyOf(*match, 0, analysis).sentence),
              "It is not known who wins with best play.");
    analysis.position = {.outcome = Outcome::Win};
    EXPECT_EQ(english(whyMove(*match, 0, 0, analysis)), "It is not known what a1 comes to.");
    analysis.moves[0] = {.outcome = Outcome::Draw};
    EXPECT_EQ(english(whyMove(*match, 0, 0, analysis)),
              "a1 throws a win away: now nobody can force one.");
    analysis.moves.pop_back();
    EXPECT_TRUE(whyMove(*match, 0, 0, analysis).empty()) << "it is of another position";
}

TEST(Why, OfAnOutcomeSaysWhoWinsAndAfterHowManyMoves) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), ".../.../... X").value();
    const auto said = [&](Outcome outcome, std::optional<int> remoteness) {
        return english(
            whyOf(*match, 0, {.position = {.outcome = outcome, .remoteness = remoteness}})
                .sentence);
    };
    EXPECT_EQ(said(Outcome::Win, {}), "With best play X wins.");
    EXPECT_EQ(said(Outcome::Loss, {}), "With best play O wins.");
    EXPECT_EQ(said(Outcome::Win, 1), "With best play X wins, after 1 move.");
    EXPECT_EQ(said(Outcome::Loss, 2),
              "With best play O wins, after 2 moves of both sides together.");
}

} // namespace bouton::testing
