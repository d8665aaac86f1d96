// SPDX-License-Identifier: MIT
#include "classroom/class_marks.h"

#include <gmock/gmock.h>

namespace bouton::testing {

using ::testing::ElementsAre;

namespace {

// Two variants with a won position and a lost one each.
Variants variants() {
    const auto solved = [](const std::vector<ExerciseText>& texts) {
        std::vector<Exercise> all;
        EXPECT_TRUE(solveExercises(texts, {}, [&](const auto& set) { all = set; }));
        return all;
    };
    return {solved({{"cards", "5:3/7:2/4:4 G"}, {"cards", "4:3/3:2/5:4 G"}}),  // c4, lost
            solved({{"cards", "4:3/3:2/5:4 G"}, {"cards", "5:3/7:2/4:4 G"}})}; // lost, c4
}

const Answer won{Outcome::Win, "c4"}, wrong{Outcome::Win, "a1"}, lost{Outcome::Loss, ""}, none{};

ClassAnswers
answers(const std::vector<std::tuple<const char*, std::size_t, std::vector<Answer>>>& people) {
    ClassAnswers all;
    for (const auto& [name, variant, given] : people)
        all.sheets.push_back({{name, textsOf(variants()[variant]), given}, variant});
    return all;
}

} // namespace

TEST(ClassMarks, SayWhoGotWhatAndHowManyWereRight) {
    const ClassMarks marks = marksOf(
        variants(),
        answers({{"Adam", 0, {won, wrong}}, {"Bea", 1, {lost, won}}, {"Zoe", 0, {won, none}}}));
    ASSERT_EQ(marks.people.size(), 3u);
    EXPECT_EQ(marks.people[0].name, "Adam");
    EXPECT_THAT(marks.people[0].marks, ElementsAre(Mark::Right, Mark::Wrong));
    EXPECT_EQ(marks.people[0].right(), 1u);
    EXPECT_EQ(marks.people[1].variant, 1u);
    EXPECT_EQ(marks.people[1].right(), 2u);
    EXPECT_THAT(marks.people[2].marks, ElementsAre(Mark::Right, Mark::None));
    ASSERT_EQ(marks.sums.size(), 2u);
    EXPECT_EQ(marks.sums[0].people, 2u);
    EXPECT_THAT(marks.sums[0].right, ElementsAre(2u, 0u));
    EXPECT_EQ(marks.sums[0].allRight(), 2u);
    EXPECT_THAT(marks.sums[1].right, ElementsAre(1u, 1u));
}

TEST(ClassMarks, TheHardestHasTheSmallestShareOfRightAnswersNotTheSmallestNumber) {
    // In the second exercise of variant A two of three were right; in variant B one of one was.
    const ClassMarks marks = marksOf(variants(), answers({{"a", 0, {won, lost}},
                                                          {"b", 0, {won, wrong}},
                                                          {"c", 0, {won, lost}},
                                                          {"d", 1, {lost, won}}}));
    const auto hardest = marks.hardest();
    ASSERT_TRUE(hardest);
    EXPECT_EQ(hardest->variant, 0u);
    EXPECT_EQ(hardest->exercise, 1u) << "two of three are fewer than one of one";
}

TEST(ClassMarks, OfAsHardExercisesTheFirstIsTheHardestAndWithoutAnswersNoneIs) {
    const auto both = marksOf(variants(), answers({{"d", 1, {wrong, wrong}}})).hardest();
    ASSERT_TRUE(both);
    EXPECT_EQ(both->variant, 1u) << "nobody had the first variant";
    EXPECT_EQ(both->exercise, 0u);
    EXPECT_FALSE(marksOf(variants(), {}).hardest());
    const auto alike =
        marksOf(variants(), answers({{"a", 0, {won, wrong}}, {"d", 1, {wrong, won}}})).hardest();
    ASSERT_TRUE(alike);
    EXPECT_EQ(alike->variant, 0u);
    EXPECT_EQ(alike->exercise, 1u);
}

} // namespace bouton::testing
