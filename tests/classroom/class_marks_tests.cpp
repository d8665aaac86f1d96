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
    EXPECT_EQ(marks.people[0].sheet.name, "Adam");
    EXPECT_THAT(marks.people[0].marks, ElementsAre(Mark::Right, Mark::Wrong));
    EXPECT_EQ(marks.people[0].right(), 1u);
    EXPECT_EQ(marks.people[1].variant, 1u);
    EXPECT_EQ(marks.people[1].right(), 2u);
    EXPECT_THAT(marks.people[2].marks, ElementsAre(Mark::Right, Mark::None));
    ASSERT_EQ(marks.sums.size(), 2u);
    EXPECT_EQ(marks.sums[0].people, 2u);
    const auto rightIn = [&](std::size_t variant) {
        std::vector<std::size_t> right;
        for (const auto& exercise : marks.sums[variant].exercises)
            right.push_back(exercise.right);
        return right;
    };
    EXPECT_THAT(rightIn(0), ElementsAre(2u, 0u));
    EXPECT_EQ(marks.sums[0].allRight(), 2u);
    EXPECT_THAT(rightIn(1), ElementsAre(1u, 1u));
    EXPECT_DOUBLE_EQ(marks.averageRight(), 4.0 / 3);
}

TEST(ClassMarks, GivePointsForTheOutcomeAndForTheMoveApart) {
    const Answer badMove{Outcome::Win, "a1"}, badOutcome{Outcome::Draw, "c4"}, noMove{Outcome::Win};
    const ClassMarks marks = marksOf(variants(), answers({{"a", 0, {won, lost}},
                                                          {"b", 0, {badMove, lost}},
                                                          {"c", 0, {badOutcome, wrong}},
                                                          {"d", 0, {noMove, none}}}));
    const auto points = [&](const MarkWeights& weights) {
        std::vector<int> all;
        for (const ClassMarks::Person& person : marks.people)
            all.push_back(person.points(weights));
        return all;
    };
    EXPECT_THAT(points({1, 1}), ElementsAre(3, 2, 1, 1));
    EXPECT_THAT(points({2, 5}), ElementsAre(9, 4, 5, 2));
    EXPECT_THAT(points({0, 1}), ElementsAre(1, 0, 1, 0));
    EXPECT_EQ(mostPoints(variants()[0], {2, 5}), 9) << "a lost position has no move";
    EXPECT_DOUBLE_EQ(marks.averagePoints({2, 5}), 5);
    EXPECT_DOUBLE_EQ(marksOf(variants(), {}).averagePoints({2, 5}), 0);
}

TEST(ClassMarks, SayWhatWasTakenForWhatTheMostFrequentFirst) {
    const Answer saysLost{Outcome::Loss};
    const ClassMarks marks = marksOf(
        variants(),
        answers({{"a", 0, {saysLost, wrong}}, {"b", 1, {wrong, won}}, {"c", 0, {won, none}}}));
    ASSERT_EQ(marks.mistaken.size(), 2u);
    EXPECT_EQ(marks.mistaken[0].is, Outcome::Loss);
    EXPECT_EQ(marks.mistaken[0].called, Outcome::Win);
    EXPECT_EQ(marks.mistaken[0].times, 2u);
    EXPECT_EQ(marks.mistaken[1].is, Outcome::Win);
    EXPECT_EQ(marks.mistaken[1].called, Outcome::Loss);
    EXPECT_EQ(marks.mistaken[1].times, 1u);
    const auto& first = marks.sums[0].exercises[0];
    EXPECT_THAT(first.called, ElementsAre(1u, 0u, 1u)) << "lost, drawn, won";
    EXPECT_EQ(first.answered(), 2u);
    EXPECT_EQ(first.rightMoves, 1u);
}

TEST(ClassMarks, FlagOneAttemptUnderTwoNamesAndOneNameTwice) {
    ClassAnswers all = answers({{"Adam", 0, {won, lost}},
                                {"Adam", 0, {won, lost}},
                                {"Bea", 0, {won, lost}},
                                {"Zoe", 0, {won, lost}},
                                {"Zoe", 0, {won, lost}}});
    const char* const attempts[] = {"1", "2", "1", "", ""};
    const char* const ids[] = {"", "", "", "7", "8"};
    for (std::size_t i = 0; i < all.sheets.size(); ++i) {
        all.sheets[i].sheet.attempt = attempts[i];
        all.sheets[i].sheet.id = ids[i];
    }
    const ClassMarks marks = marksOf(variants(), all);
    EXPECT_TRUE(marks.people[0].isTwice);
    EXPECT_THAT(marks.people[0].copies, ElementsAre("Bea"));
    EXPECT_TRUE(marks.people[1].isTwice);
    EXPECT_THAT(marks.people[1].copies, ElementsAre());
    EXPECT_FALSE(marks.people[2].isTwice);
    EXPECT_THAT(marks.people[2].copies, ElementsAre("Adam"));
    EXPECT_FALSE(marks.people[3].isTwice) << "another id";
    EXPECT_THAT(marks.people[3].copies, ElementsAre()) << "version 1 knows no attempts";
}

TEST(ClassMarks, HaveLessonsBesideTheAnswersOfTheSameNameAndId) {
    ClassAnswers all = answers({{"Adam", 0, {won, lost}}, {"Bea", 1, {lost, won}}});
    const auto done = [](const char* name, const char* attempt, std::vector<LessonDone> lessons) {
        return AnswerSheet{name, {}, {}, {}, attempt, {}, std::move(lessons)};
    };
    const std::vector<std::string> steps{"one", "two"};
    const LessonDone own{"own/heaps", "Heaps", steps, {"one"}}, ours{"mex", "Mex", steps, steps},
        unknown{"own/heaps", {}, {}, {"two"}};
    all.lessons = {done("Adam", "a", {unknown}), done("Bea", "b", {own}), done("Bea", "c", {ours}),
                   done("Carl", "a", {ours, own})};
    const ClassMarks marks = marksOf(variants(), all);
    ASSERT_EQ(marks.people.size(), 4u);
    EXPECT_THAT(marks.lessons, ElementsAre(ours, own)) << "ours first, with the titles";
    EXPECT_EQ(*marks.people[0].lesson("own/heaps"), unknown);
    EXPECT_EQ(marks.people[0].lesson("mex"), nullptr);
    EXPECT_THAT(marks.people[0].copies, ElementsAre("Carl"));
    EXPECT_FALSE(marks.people[0].isTwice);
    EXPECT_TRUE(marks.people[1].isTwice) << "two files of lessons";
    EXPECT_TRUE(marks.people[2].isTwice);
    EXPECT_TRUE(marks.people[2].marks.empty());
    EXPECT_EQ(marks.people[3].sheet.name, "Carl");
    EXPECT_FALSE(marks.people[3].isTwice);
    EXPECT_EQ(marks.answered(), 2u);
    EXPECT_DOUBLE_EQ(marks.averageRight(), 2.0);
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
