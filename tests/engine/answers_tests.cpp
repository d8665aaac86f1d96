// SPDX-License-Identifier: MIT
#include "lab/answers.h"

#include <gmock/gmock.h>

namespace bouton::testing {

using ::testing::ElementsAre;

namespace {

std::vector<Exercise> set() {
    std::vector<Exercise> all;
    EXPECT_TRUE(solveExercises({{"cards", "5:3/7:2/4:4 G"},        // won by c4 alone
                                {"cards", "4:3/3:2/5:4 G"},        // lost
                                {"tic-tac-toe", "X../.../... O"}}, // drawn by b2 alone
                               {}, [&](const auto& solved) { all = solved; }));
    return all;
}

} // namespace

TEST(Answers, AreRightIfTheOutcomeIsAndTheMoveWhereOneIsAskedFor) {
    const std::vector<Exercise> all = set();
    EXPECT_EQ(markOf(all[0], {Outcome::Win, "c4"}), Mark::Right);
    EXPECT_EQ(markOf(all[0], {Outcome::Win, "a1"}), Mark::Wrong);
    EXPECT_EQ(markOf(all[0], {Outcome::Win, ""}), Mark::Wrong);
    EXPECT_EQ(markOf(all[0], {Outcome::Loss, "c4"}), Mark::Wrong);
    EXPECT_EQ(markOf(all[0], {{}, "c4"}), Mark::None);
    EXPECT_EQ(markOf(all[1], {Outcome::Loss, ""}), Mark::Right);
    EXPECT_EQ(markOf(all[1], {Outcome::Win, "a1"}), Mark::Wrong);
    EXPECT_EQ(markOf(all[2], {Outcome::Draw, "b2"}), Mark::Right);
    EXPECT_EQ(markOf(all[2], {Outcome::Draw, "b1"}), Mark::Wrong);
}

TEST(Answers, MayHoldAnything) {
    const Exercise won = set()[0];
    for (const char* move : {"c9", "z99", "<b>c4</b>", "c4 ", "=1+1", "\xff"})
        EXPECT_EQ(markOf(won, {Outcome::Win, move}), Mark::Wrong) << move;
}

TEST(Answers, AreMarkedOneByOneAndWhatIsMissingIsNone) {
    EXPECT_THAT(marksOf(set(), {{Outcome::Win, "c4"}, {Outcome::Draw, ""}}),
                ElementsAre(Mark::Right, Mark::Wrong, Mark::None));
}

TEST(Answers, BelongToExercisesAsAFileHasThem) {
    EXPECT_THAT(textsOf(set()), ElementsAre(ExerciseText{"cards", "5:3/7:2/4:4 G"},
                                            ExerciseText{"cards", "4:3/3:2/5:4 G"},
                                            ExerciseText{"tic-tac-toe", "X../.../... O"}));
}

} // namespace bouton::testing
