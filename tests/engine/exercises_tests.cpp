// SPDX-License-Identifier: MIT
#include "lab/exercise_words.h"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "engine/contract/brute_force.h"
#include "engine/grid_nim_positions.h"
#include "engine/towers_positions.h"
#include "games/cards/cards.h"
#include "games/catalogue.h"
#include "games/record.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/trojan_horse/trojan_horse.h"
#include "lab/candidates.h"

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

ExerciseTask task(std::string_view spec, std::size_t count, std::uint64_t seed = 5) {
    const Spec read = readSpec(spec).value();
    const Ruleset* game = gameNamed(read.id).value();
    return {game, readSettings(game->settings, read).value(), count, seed};
}

std::vector<Exercise> drawn(const ExerciseTask& task) {
    std::vector<Exercise> last;
    const auto end = drawExercises(task, {}, [&](const std::vector<Exercise>& news) {
        EXPECT_EQ(news.size(), last.size() + 1);
        last = news;
    });
    EXPECT_TRUE(end) << english(end.error());
    return last;
}

Exercise solved(const ExerciseText& text) {
    std::vector<Exercise> all;
    EXPECT_TRUE(solveExercises({text}, {}, [&](const auto& news) { all = news; }));
    return all.at(0);
}

template <class G> typename G::State stateOf(const Exercise& exercise) {
    return positionOf<G>(exercise.position);
}

// Compares what the exercise says of its position and of each move with `outcomeOf`: the truth
// about a state for its side to move.
template <class G, class OutcomeOf> void equals(const Exercise& exercise, OutcomeOf outcomeOf) {
    const auto state = stateOf<G>(exercise);
    EXPECT_EQ(exercise.outcome(), outcomeOf(state)) << exercise.position;
    const auto moves = G::moves(state);
    ASSERT_EQ(moves.size(), exercise.solution.moves.size());
    EXPECT_GE(moves.size(), 2u);
    bool right = false, wrong = false;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Outcome after = opposite(outcomeOf(G::after(state, moves[i])));
        EXPECT_EQ(exercise.isRight(i), after == exercise.outcome()) << exercise.position;
        right |= exercise.isRight(i);
        wrong |= !exercise.isRight(i);
    }
    EXPECT_TRUE(right);
    EXPECT_EQ(wrong, exercise.asksForMove()) << exercise.position;
}

template <class G> void equalsBruteForce(std::string_view spec) {
    BruteForce<G> truth;
    std::map<Outcome, int> outcomes;
    for (const Exercise& exercise : drawn(task(spec, 12))) {
        equals<G>(exercise, [&](const auto& state) { return truth.outcome(state); });
        ++outcomes[exercise.outcome()];
        EXPECT_FALSE(exercise.outcome() == Outcome::Win
                     && truth.remoteness(stateOf<G>(exercise)) == 1);
    }
    EXPECT_GE(outcomes[Outcome::Win], 3) << spec;
    EXPECT_GE(outcomes[Outcome::Loss], 3) << spec;
}

} // namespace

TEST(Exercises, EqualBruteForceInEveryGame) {
    equalsBruteForce<TicTacToe>("tic-tac-toe");
    equalsBruteForce<TrojanHorse>("trojan-horse:rows=12,columns=12");
    equalsBruteForce<GridNim>("grid-nim:size=5,free=8");
    equalsBruteForce<Cards>("cards:groups=3,cards=5");
    const auto towers = retrograde(5, 3);
    for (const Exercise& exercise : drawn(task("towers:rows=5,columns=3", 12)))
        equals<Towers>(exercise, [&](const Towers::State& state) { return towers.at(state); });
}

TEST(Exercises, OfReversiEqualBruteForce) {
    BruteForce<Reversi> truth;
    std::set<Outcome> outcomes;
    for (const Exercise& exercise : drawn(task("reversi", 6))) {
        equals<Reversi>(exercise, [&](const auto& state) { return truth.outcome(state); });
        EXPECT_LE(std::popcount(stateOf<Reversi>(exercise).board.empty()), 12);
        EXPECT_TRUE(exercise.mayBeDrawn());
        outcomes.insert(exercise.outcome());
    }
    EXPECT_TRUE(outcomes.contains(Outcome::Win) && outcomes.contains(Outcome::Loss));
}

// In a random position of four towers a win is about fifteen times as likely as a loss.
TEST(Exercises, OfASetAreWonAndLostAboutEquallyOften) {
    for (const char* spec : {"towers:rows=8,columns=4", "cards:groups=4,cards=7", "tic-tac-toe"}) {
        std::map<Outcome, int> outcomes;
        for (const Exercise& exercise : drawn(task(spec, 12)))
            ++outcomes[exercise.outcome()];
        const int each = outcomes.size() == 3 ? 4 : 6;
        for (const auto& [outcome, number] : outcomes)
            EXPECT_NEAR(number, each, 1) << spec << ' ' << static_cast<int>(outcome);
    }
}

TEST(Exercises, OfOneSetAreDifferentAndTheSameSeedGivesTheSameSet) {
    for (const Ruleset* game : catalogue()) {
        std::set<std::string> positions;
        const auto one = drawn(task(game->name.id, 8)), same = drawn(task(game->name.id, 8));
        ASSERT_EQ(one.size(), 8u) << game->name.id;
        for (std::size_t i = 0; i < one.size(); ++i) {
            EXPECT_TRUE(positions.insert(one[i].position).second);
            EXPECT_EQ(one[i].position, same[i].position);
            EXPECT_EQ(one[i].game, game);
        }
        EXPECT_NE(drawn(task(game->name.id, 8, 6)).front().position, one.front().position);
    }
}

TEST(Exercises, WithoutAutoFillComeFromThreeToEightPliesBeforeTheEndOfARandomGame) {
    const ExerciseTask asked = task("tic-tac-toe", 1);
    Candidates candidates(asked, {});
    Random same(asked.seed);
    int found = 0;
    for (int i = 0; i < 40; ++i) {
        const auto match = asked.game->standard(asked.settings).value();
        while (!match->result(match->current()))
            match->play(same.below(match->moves(match->current()).size()));
        const auto path = match->path(match->current());
        const int plies = static_cast<int>(path.size()) - 1;
        const int at = plies - same.between(3, std::min(8, plies));
        if (const auto next = candidates.next().value()) {
            ++found;
            EXPECT_EQ(next->position, match->position(path[static_cast<std::size_t>(at)]));
        }
    }
    EXPECT_GE(found, 10);
}

TEST(Exercises, AreFewerIfNotEnoughPositionsExistAndRefusedIfNoneExists) {
    // On 4x4 the horse has a choice in few cells. In fewer the choice matters.
    EXPECT_LT(drawn(task("trojan-horse:rows=4,columns=4", 10)).size(), 4u);
    const auto none = drawExercises(task("grid-nim:size=2,free=1", 3), {}, [](const auto&) {});
    ASSERT_FALSE(none);
    EXPECT_THAT(english(none.error()), HasSubstr("no position was found"));
    const auto tooMany = drawExercises(task("grid-nim:size=3,free=20", 3), {}, [](const auto&) {});
    ASSERT_FALSE(tooMany);
    EXPECT_THAT(english(tooMany.error()), HasSubstr("On a board of 3x3"));
}

TEST(Exercises, OnlyTheLastHintToJudgeHoldsAVerdict) {
    for (const Ruleset* game : catalogue())
        for (const Exercise& exercise : drawn(task(game->name.id, 4))) {
            const auto match = matchFrom(*game, exercise.position).value();
            const auto hints = hintsToJudge(exercise, *match);
            for (const Phrase& vague : {hints[0], hints[1]}) {
                EXPECT_THAT(english(vague), ::testing::Not(HasSubstr("win")));
                EXPECT_THAT(english(vague), ::testing::Not(HasSubstr("lose")));
            }
            EXPECT_TRUE(english(hints[0]).ends_with('?'));
            EXPECT_THAT(english(hints[2]),
                        HasSubstr(exercise.outcome() == Outcome::Win    ? " win"
                                  : exercise.outcome() == Outcome::Draw ? "draw"
                                                                        : " loses"));
            const std::string hint = english(hints[1]);
            EXPECT_TRUE(hint.ends_with('.'));
            std::vector<int> nimbers;
            for (const Part& part : exercise.solution.parts)
                nimbers.push_back(part.nimber);
            if (nimbers.size() > 1) {
                EXPECT_THAT(hint, HasSubstr(listed(nimbers)));
            }
        }
}

TEST(Exercises, OfTwoPartsBeginWithAHintThatThereAreTwo) {
    int pairs = 0;
    for (const Exercise& exercise : drawn(task("grid-nim:size=5,free=6", 30)))
        if (exercise.solution.parts.size() == 2) {
            ++pairs;
            const auto match = matchFrom(*exercise.game, exercise.position).value();
            EXPECT_EQ(english(hintsToJudge(exercise, *match)[0]),
                      "There are 2 independent parts. What is each worth?");
        }
    EXPECT_GT(pairs, 0);
}

TEST(Exercises, HaveHintsForOnePartAndForNone) {
    const auto hints = [](const ExerciseText& text) {
        const Exercise exercise = solved(text);
        return hintsToJudge(exercise, *matchFrom(*exercise.game, text.position).value());
    };
    const auto drawn = hints({"tic-tac-toe", "X../.../... O"});
    EXPECT_EQ(english(drawn[0]), "Look at b2 first: what comes after it?");
    EXPECT_EQ(nameOf(drawn[0].where), "b2");
    EXPECT_EQ(english(drawn[1]), "With best play of both sides: b2 b1 c1 a3 a2 c2 b3 c3.");
    EXPECT_EQ(english(hints({"cards", "5:3 G"})[1]), "The moves lead to the nimbers 0, 2, 3.");
}

TEST(Exercises, HandedOutAreSolvedAgain) {
    std::vector<Exercise> all;
    std::vector<ExerciseText> texts;
    for (const Ruleset* game : catalogue())
        for (const Exercise& exercise : drawn(task(game->name.id, 2))) {
            all.push_back(exercise);
            texts.push_back({game->name.id, exercise.position});
        }
    std::vector<Exercise> solved;
    ASSERT_TRUE(solveExercises(texts, {}, [&](const auto& news) { solved = news; }));
    ASSERT_EQ(solved.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(solved[i].position, all[i].position);
        EXPECT_EQ(solved[i].solution, all[i].solution);
    }
}

TEST(Exercises, HandedOutAreRefusedWithTheNumberOfTheFirstBadOne) {
    const auto refusal = [](const std::vector<ExerciseText>& texts) {
        const auto end = solveExercises(texts, {}, [](const auto&) {});
        return end ? "" : english(end.error());
    };
    const ExerciseText good{"cards", "5:3/7:2/4:4 G"};
    EXPECT_EQ(refusal({good, {"chess", "x"}}), "Exercise 2 is of no game that is known here.");
    EXPECT_EQ(refusal({{"cards", "5:3/7:x G"}, good}),
              "Exercise 1 is no legal position of the game Card groups.");
    EXPECT_EQ(refusal({{"cards", "0:3 G"}}), "Exercise 1 is a finished game.");
    EXPECT_EQ(refusal({good,
                       {"reversi", "......../......../......../...OX.../...XO.../......../"
                                   "......../........ X"}}),
              "Exercise 2 cannot be solved exactly.");
    EXPECT_EQ(refusal({}), "");
}

TEST(Exercises, AreTypedAsAPositionOfTheGameOrAsARecordOfAny) {
    const Ruleset& cards = **gameNamed("cards");
    EXPECT_EQ(typedExercise("5:3/7:2/4:4 G", cards), (ExerciseText{"cards", "5:3/7:2/4:4 G"}));
    EXPECT_EQ(typedExercise("5:3/7:2/4:4 G; a1", cards), (ExerciseText{"cards", "4:3/7:2/4:4 R"}));
    EXPECT_EQ(typedExercise("tic-tac-toe: .../.../... X; b2 a1", cards),
              (ExerciseText{"tic-tac-toe", "O../.X./... X"}));
    const auto refused = typedExercise("5:3/7:x G", cards);
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error()), english(readRecord("5:3/7:x G", cards).error()))
        << "of the game that is asked for";
}

TEST(Exercises, ThatAskForMovesAloneAreNeverLost) {
    for (const Ruleset* game : catalogue()) {
        ExerciseTask moves = task(game->name.id, 8);
        moves.asked = Asked::Move;
        const auto all = drawn(moves);
        EXPECT_GE(all.size(), 6u) << game->name.id;
        for (const Exercise& exercise : all) {
            EXPECT_NE(exercise.outcome(), Outcome::Loss);
            EXPECT_THAT(english(questionOf(exercise, Asked::Move)), HasSubstr("By which moves?"));
        }
    }
}

TEST(Exercises, ThatAskForMovesAloneAreWonAndDrawnAboutEquallyOften) {
    ExerciseTask moves = task("tic-tac-toe", 40);
    moves.asked = Asked::Move;
    std::map<Outcome, int> outcomes;
    for (const Exercise& exercise : drawn(moves))
        ++outcomes[exercise.outcome()];
    EXPECT_NEAR(outcomes[Outcome::Win], 20, 1);
    EXPECT_NEAR(outcomes[Outcome::Draw], 20, 1);
}

TEST(Exercises, OnPaperHaveAQuestionAKeyAndAReason) {
    const Exercise won = solved({"cards", "5:3/7:2/4:4 G"}), lost = solved({"cards", "2:2/2:2 R"}),
                   held = solved({"tic-tac-toe", "X../.../... O"});
    const auto asked = [](const Exercise& exercise) {
        std::string text;
        for (const Asked what : {Asked::Both, Asked::Outcome, Asked::Move})
            text += english(questionOf(exercise, what)) + '\n';
        return text;
    };
    EXPECT_EQ(asked(won), "Green is to move: won or lost? If it is won, by which moves?\n"
                          "Green is to move: won or lost?\n"
                          "Green is to move and wins. By which moves?\n");
    EXPECT_EQ(asked(lost), "Red is to move: won or lost? If it is won, by which moves?\n"
                           "Red is to move: won or lost?\n"
                           "Red is to move: won or lost?\n");
    EXPECT_EQ(asked(held), "O is to move: won, drawn or lost? If it is not lost, by which moves?\n"
                           "O is to move: won, drawn or lost?\n"
                           "O is to move and holds the draw. By which moves?\n");
    EXPECT_EQ(english(answerOf(won)), "Won by c4.");
    EXPECT_EQ(english(answerOf(lost)), "Lost, whatever is played.");
    EXPECT_EQ(english(answerOf(held)), "Drawn by b2.");
    for (const Exercise& exercise : {won, lost, held})
        EXPECT_THAT(english(reasonOf(exercise)), ::testing::EndsWith("."));
}

TEST(Exercises, AStopIsHonoured) {
    for (const Ruleset* game : catalogue()) {
        std::stop_source source;
        std::size_t posted = 0;
        EXPECT_TRUE(
            drawExercises(task(game->name.id, 50), source.get_token(), [&](const auto& news) {
                posted = news.size();
                if (posted == 2)
                    source.request_stop();
            }));
        EXPECT_EQ(posted, 2u) << game->name.id;
        EXPECT_TRUE(drawExercises(task(game->name.id, 5), source.get_token(),
                                  [&](const auto&) { ADD_FAILURE() << game->name.id; }));
        EXPECT_TRUE(solveExercises({{"cards", "5:3/7:2/4:4 G"}}, source.get_token(),
                                   [&](const auto&) { ADD_FAILURE(); }));
        EXPECT_TRUE(solveExercise({"cards", "5:3/7:2/4:4 G"}, source.get_token(),
                                  [&](const auto&) { ADD_FAILURE(); }));
        EXPECT_TRUE(exercisesFromSlips({*gameNamed("cards"), {{"5:3/7:2/4:4 G; a1", Side::One}}},
                                       source.get_token(), [&](const auto&) { ADD_FAILURE(); }));
    }
}

TEST(Exercises, OfAWideBoardNeedMovesThatAreProven) {
    // Of the empty 9x9 board the outcome is known, but not what every move comes to.
    const std::string row = ".........";
    std::string board = row;
    for (int i = 1; i < 9; ++i)
        board += '/' + row;
    bool posted = false;
    const Or<void> done =
        solveExercise({"grid-nim", board + " G"}, {}, [&](const Exercise&) { posted = true; });
    ASSERT_FALSE(done);
    EXPECT_EQ(english(done.error()), "This position cannot be solved exactly.");
    EXPECT_FALSE(posted);
}

// From one's own slips ----------------------------------------------------------------------------

namespace {

std::vector<std::string> slipsIn(std::vector<PlayedGame> games, const char* game = "tic-tac-toe",
                                 std::size_t count = 10) {
    std::vector<std::string> positions;
    const auto done = exercisesFromSlips({*gameNamed(game), std::move(games), count}, {},
                                         [&](const std::vector<Exercise>& all) {
                                             positions.clear();
                                             for (const Exercise& exercise : all)
                                                 positions.push_back(exercise.position);
                                         });
    if (!done)
        positions.push_back(english(done.error()));
    return positions;
}

const std::string slippery = ".../.../... X; a1 b1 c3 b3 b2";
const std::string none = "In your games no move is proven to have given a win or a draw away, and "
                         "only such moves make exercises.";

} // namespace

TEST(ExercisesFromSlips, AreThePositionsBeforeOnesOwnSlipsFromTheEndOn) {
    EXPECT_THAT(slipsIn({{slippery, Side::Two}}), ElementsAre("XO./.../..X O", "X../.../... O"));
    EXPECT_THAT(slipsIn({{slippery, Side::One}}), ElementsAre("XO./.../... X"));
    std::vector<Exercise> all;
    EXPECT_TRUE(exercisesFromSlips({*gameNamed("tic-tac-toe"), {{slippery, Side::Two, "of today"}}},
                                   {}, [&](const std::vector<Exercise>& news) { all = news; }));
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].playedIn, "of today");
    EXPECT_EQ(all[0].ply, 4u);
    EXPECT_EQ(all[1].ply, 2u);
}

TEST(ExercisesFromSlips, AreNotMadeOfAWinThatTheNextMoveWouldHaveBeen) {
    EXPECT_THAT(slipsIn({{"XX./OO./... X; c3", Side::One}}), ElementsAre(none));
}

TEST(ExercisesFromSlips, AreEachThereOnceAndNoMoreThanWanted) {
    EXPECT_EQ(slipsIn({{slippery, Side::Two}, {slippery, Side::Two}}).size(), 2u);
    EXPECT_EQ(slipsIn({{slippery, Side::Two}, {slippery, Side::One}}, "tic-tac-toe", 1).size(), 1u);
}

TEST(ExercisesFromSlips, LeaveOutWhatCannotBeRead) {
    EXPECT_EQ(slipsIn({{"nonsense", Side::One}, {slippery, Side::One}}).size(), 1u);
    EXPECT_THAT(slipsIn({{"nonsense", Side::One}}), ElementsAre(none));
    EXPECT_THAT(slipsIn({}), ElementsAre(none));
}

// Long before its end nothing of Reversi is proven, so nothing is asked of it.
TEST(ExercisesFromSlips, OfReversiComeFromWhereItIsSolved) {
    EXPECT_THAT(
        slipsIn({{"OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X; "
                  "d8",
                  Side::One}},
                "reversi"),
        ElementsAre("OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X"));
    EXPECT_THAT(slipsIn({{"......../......../......../...OX.../...XO.../......../......../........ "
                          "X; d3 c3",
                          Side::One}},
                        "reversi"),
                ElementsAre(none));
}

} // namespace bouton::testing
