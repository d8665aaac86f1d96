// SPDX-License-Identifier: MIT
#include "lab/answering.h"

#include <gmock/gmock.h>

namespace bouton::testing {

using ::testing::ElementsAre;

namespace {

const ExerciseText firstOne{"cards", "5:3/7:2/4:4 G"}, secondOne{"cards", "4:3/3:2/5:4 G"};
const std::vector<ExerciseText> bothOfThem{firstOne, secondOne};

} // namespace

TEST(Answering, CountsTheFirstAnswerToEachQuestion) {
    Answering answering("0f");
    answering.take(firstOne, {Outcome::Win}, false);
    answering.take(firstOne, {Outcome::Win, "a1"}, false);
    answering.take(firstOne, {Outcome::Win, "c4"}, false);
    answering.take(firstOne, {Outcome::Loss}, false); // on another visit
    const AnswerSheet sheet = answering.sheet(bothOfThem, false);
    EXPECT_EQ(sheet.attempt, "0f");
    EXPECT_THAT(sheet.answers, ElementsAre(Answer{Outcome::Win, "a1"}, Answer{}));
    EXPECT_THAT(sheet.efforts, ElementsAre(Effort{3}, Effort{}));
}

TEST(Answering, OfASetThatRestsCountsTheLastAnswer) {
    Answering answering("0f");
    answering.take(firstOne, {Outcome::Win}, true);
    answering.take(firstOne, {Outcome::Win, "a1"}, true);
    EXPECT_EQ(answering.answerTo(firstOne), (Answer{Outcome::Win, "a1"}));
    answering.take(firstOne, {Outcome::Loss}, true);
    EXPECT_EQ(answering.answerTo(firstOne), Answer{Outcome::Loss});
    EXPECT_EQ(answering.answerTo(secondOne), Answer{});
    EXPECT_THAT(answering.sheet(bothOfThem, false).efforts, ElementsAre(Effort{2}, Effort{}));
}

TEST(Answering, AddsUpHowLongEachExerciseWasInViewWhereThatIsAskedFor) {
    using namespace std::chrono_literals;
    Answering answering("0f");
    answering.look(firstOne, 1500ms);
    answering.look(firstOne, 700ms);
    EXPECT_THAT(answering.sheet(bothOfThem, true).efforts, ElementsAre(Effort{0, 2}, Effort{0, 0}));
    EXPECT_THAT(answering.sheet(bothOfThem, false).efforts, ElementsAre(Effort{}, Effort{}));
    EXPECT_EQ(answering.answerTo(firstOne), Answer{}) << "nothing was answered";
}

} // namespace bouton::testing
