// SPDX-License-Identifier: MIT
#include "lessons/key.h"

#include <gmock/gmock.h>

#include <ranges>

#include "lessons/lessons.h"
#include "lessons/marking.h"

namespace bouton::testing {

using ::testing::ElementsAre;

namespace {

std::vector<std::string> keyInWords(const LessonStep& step) {
    std::vector<std::string> words;
    for (const Phrase& phrase : keyTo(taskOf(step, 1, {}).value(), {}))
        words.push_back(english(phrase));
    return words;
}

std::vector<std::string> listedIn(const std::string& text) {
    std::vector<std::string> all;
    for (const auto part : std::views::split(text, std::string_view(", ")))
        all.emplace_back(part.begin(), part.end());
    return all;
}

} // namespace

TEST(LessonKey, TellsOfEachStepOfOursWhatIsMarkedRight) {
    for (const Lesson& lesson : lessons())
        for (const LessonStep& step : lesson.steps) {
            SCOPED_TRACE(lesson.id + '/' + step.id);
            const LessonTask task = taskOf(step, 5, {}).value();
            const std::vector<Phrase> key = keyTo(task, {});
            ASSERT_FALSE(key.empty());
            const auto isRight = [&](const Reply& reply) {
                return marked(task, reply, {}).mark == Marking::Mark::Right;
            };
            const std::string told = key[0].args.empty() ? "" : key[0].args[0];
            if (step.asks == LessonAsks::Move) {
                for (const std::string& move : listedIn(told))
                    EXPECT_TRUE(isRight({.text = move})) << move;
            } else if (asksForNumber(step.asks)) {
                EXPECT_TRUE(isRight({.number = std::stoi(told)})) << told;
            } else if (step.asks == LessonAsks::Counterexample) {
                EXPECT_TRUE(isRight({.text = told})) << told;
            } else if (step.asks == LessonAsks::Table) {
                Reply table;
                for (const std::string& cell : listedIn(told))
                    table.numbers.push_back(std::stoi(cell.substr(cell.find(' '))));
                EXPECT_TRUE(isRight(table)) << told;
            } else if (step.asks == LessonAsks::Cut) {
                EXPECT_TRUE(isRight({.moves = listedIn(told)})) << told;
            }
        }
}

TEST(LessonKey, SaysWhy) {
    LessonStep step{.id = "a", .game = "cards", .asks = LessonAsks::Nimber};
    step.start.positions = {"5:3 G"};
    EXPECT_THAT(keyInWords(step),
                ElementsAre("Right: 1.", "The moves lead to the nimbers 0, 2, 3. The least number "
                                         "that is missing there is 1."));
    step.asks = LessonAsks::Table;
    step.start.positions.push_back("3:3 G");
    EXPECT_THAT(keyInWords(step), ElementsAre("Right: 5:3 1, 3:3 3."));
    step.start.positions.pop_back();
    step.asks = LessonAsks::Outcome;
    const std::vector<std::string> outcome = keyInWords(step);
    ASSERT_EQ(outcome.size(), 2u);
    EXPECT_EQ(outcome[0], "Won by a1.");
    step.asks = LessonAsks::MakeZero;
    EXPECT_THAT(keyInWords(step), ElementsAre("What is added has the nimber 1, because the nim-sum "
                                              "so far is 1."));
}

TEST(LessonKey, IsNoneAfterAStop) {
    const LessonTask task = taskOf(lessons().front().steps.front(), 1, {}).value();
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_TRUE(keyTo(task, stopped.get_token()).empty());
}

} // namespace bouton::testing
