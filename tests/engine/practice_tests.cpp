// SPDX-License-Identifier: MIT
#include "lab/practice.h"

#include <gmock/gmock.h>

namespace bouton::testing {

using ::testing::HasSubstr;
using Question = Attempt::Question;

namespace {

Exercise exercise(std::string game, std::string position) {
    std::vector<Exercise> solved;
    const auto end = solveExercises({{std::move(game), std::move(position)}}, {},
                                    [&](const auto& news) { solved = news; });
    EXPECT_TRUE(end) << english(end.error());
    return solved.front();
}

// Only c4 wins.
Exercise won() { return exercise("cards", "5:3/7:2/4:4 G"); }
Exercise lost() { return exercise("cards", "4:3/3:2/5:4 G"); }

std::size_t moveNamed(const Attempt& attempt, std::string_view text) {
    const auto moves = attempt.match().moves(0);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].text == text)
            return i;
    ADD_FAILURE() << "no move " << text;
    return 0;
}

} // namespace

TEST(Practice, AsksForTheOutcomeAndThenForTheMove) {
    Score score;
    Attempt attempt(won(), score);
    EXPECT_EQ(attempt.question(), Question::Outcome);
    EXPECT_TRUE(attempt.judge(Outcome::Win));
    EXPECT_EQ(attempt.question(), Question::Move);
    EXPECT_TRUE(attempt.play(moveNamed(attempt, "c4")));
    EXPECT_EQ(attempt.question(), Question::None);
    EXPECT_EQ(score, (Score{.asked = 2, .right = 2, .streak = 2, .longest = 2}));
}

TEST(Practice, OfALostPositionAsksForNoMove) {
    Score score;
    Attempt attempt(lost(), score);
    EXPECT_FALSE(attempt.judge(Outcome::Win));
    EXPECT_EQ(attempt.question(), Question::None);
    EXPECT_FALSE(attempt.canBeHinted());
    EXPECT_EQ(score, (Score{.asked = 1}));
}

TEST(Practice, MarksOnlyTheFirstMoveButGoesOnUntilOneIsRight) {
    Score score{.asked = 4, .right = 4, .streak = 4, .longest = 4};
    Attempt attempt(won(), score);
    attempt.judge(Outcome::Win);
    EXPECT_FALSE(attempt.play(moveNamed(attempt, "a1")));
    EXPECT_EQ(attempt.question(), Question::Move);
    EXPECT_FALSE(attempt.play(moveNamed(attempt, "c3")));
    EXPECT_TRUE(attempt.play(moveNamed(attempt, "c4")));
    EXPECT_EQ(score, (Score{.asked = 6, .right = 5, .streak = 0, .longest = 5}));
}

TEST(Practice, CountsHintsAndGivesThemInSteps) {
    Score score;
    Attempt attempt(won(), score);
    EXPECT_EQ(english(attempt.hint()), "There are 3 independent parts. What is each worth?");
    ASSERT_TRUE(attempt.canBeHinted());
    EXPECT_EQ(english(attempt.hint()), "The parts have the nimbers 1, 1, 4.");
    ASSERT_TRUE(attempt.canBeHinted());
    EXPECT_EQ(english(attempt.hint()), "Green is to move and can win.");
    EXPECT_FALSE(attempt.canBeHinted());
    attempt.judge(Outcome::Win);
    ASSERT_TRUE(attempt.canBeHinted());
    EXPECT_EQ(english(attempt.hint()), "All winning moves are in group c.");
    ASSERT_TRUE(attempt.canBeHinted());
    EXPECT_EQ(english(attempt.hint()), "c4 wins.");
    ASSERT_TRUE(attempt.canBeHinted());
    EXPECT_THAT(english(attempt.hint()), HasSubstr("brings"));
    EXPECT_FALSE(attempt.canBeHinted());
    EXPECT_EQ(score.hints, 6);
    EXPECT_EQ(score.asked, 1);
}

TEST(Practice, ADrawIsKeptByTheMovesThatDraw) {
    Score score;
    Attempt attempt(exercise("tic-tac-toe", "X../.../... O"), score);
    EXPECT_TRUE(attempt.exercise().mayBeDrawn());
    EXPECT_TRUE(attempt.judge(Outcome::Draw));
    EXPECT_EQ(attempt.question(), Question::Move);
    EXPECT_TRUE(attempt.play(moveNamed(attempt, "b2")));
    EXPECT_EQ(score.right, 2);
}

TEST(Scoring, CountsASetOfSeveralGamesBesideTheScoreOfEach) {
    Scoring scoring;
    scoring.practise({.asked = 10, .right = 7, .streak = 2, .longest = 4, .hints = 1});
    scoring.score().mark(true);
    scoring.score().mark(false);
    EXPECT_EQ(scoring.score(),
              (Score{.asked = 12, .right = 8, .streak = 0, .longest = 4, .hints = 1}));
    EXPECT_EQ(scoring.asked(), 2);
    EXPECT_EQ(scoring.right(), 1);
    scoring.practise({.asked = 3, .right = 3, .streak = 3, .longest = 3}); // of another game
    EXPECT_EQ(scoring.asked(), 2);
    EXPECT_EQ(scoring.right(), 1);
    scoring.score().mark(true);
    EXPECT_EQ(scoring.score().streak, 4);
    EXPECT_EQ(scoring.asked(), 3);
    EXPECT_EQ(scoring.right(), 2);
}

TEST(Scoring, CountsEachSetFromItsBeginning) {
    Scoring scoring;
    scoring.practise({.asked = 10, .right = 7});
    scoring.score().mark(true);
    scoring.beginSet();
    EXPECT_EQ(scoring.asked(), 0);
    EXPECT_EQ(scoring.right(), 0);
    EXPECT_EQ(scoring.score().asked, 11) << "the score goes on";
    scoring.score().mark(false);
    EXPECT_EQ(scoring.asked(), 1);
    EXPECT_EQ(scoring.right(), 0);
    scoring.score().mark(true);
    scoring.practise({.asked = 5}); // of another game
    scoring.beginSet();
    EXPECT_EQ(scoring.asked(), 0);
    EXPECT_EQ(scoring.right(), 0);
}

TEST(Scoring, OfASetStaysWhereAGamesScoreIsBegunAnew) {
    Scoring scoring;
    scoring.score().mark(true);
    scoring.practise({});
    EXPECT_EQ(scoring.score(), Score{});
    EXPECT_EQ(scoring.asked(), 1);
    EXPECT_EQ(scoring.right(), 1);
}

} // namespace bouton::testing
