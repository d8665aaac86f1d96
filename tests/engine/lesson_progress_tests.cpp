// SPDX-License-Identifier: MIT
#include "lessons/progress.h"

#include <gtest/gtest.h>

#include "lessons/lessons.h"
#include "lessons/pattern.h"

// What a student has done, and the numbers that are drawn for a position.

namespace bouton::testing {

TEST(LessonProgress, CountsWhatIsDoneAndGoesOnAtTheFirstGap) {
    const Lesson& lesson = lessons()[1];
    LessonProgress progress;
    EXPECT_EQ(progress.nextIn(lesson), 0u);
    progress.setDone(lesson, lesson.steps[0]);
    progress.setDone(lesson, lesson.steps[0]);
    progress.setDone(lesson, lesson.steps[2]);
    EXPECT_TRUE(progress.isDone(lesson, lesson.steps[2]));
    EXPECT_FALSE(progress.isDone(lesson, lesson.steps[1]));
    EXPECT_FALSE(progress.isDone(lessons()[0], lesson.steps[0]));
    EXPECT_EQ(progress.doneOf(lesson), 2u);
    EXPECT_EQ(progress.nextIn(lesson), 1u);
    for (const LessonStep& step : lesson.steps)
        progress.setDone(lesson, step);
    EXPECT_EQ(progress.doneOf(lesson), lesson.steps.size());
    EXPECT_EQ(progress.nextIn(lesson), 0u);
}

TEST(LessonProgress, IsHandedInByLessonWithTheStepsOfThoseThatAreKnown) {
    Lesson own = lessons()[1];
    own.id = "own/mine";
    LessonProgress progress = LessonProgress::read("done own/gone b\ndone own/gone a\n");
    progress.setDone(own, own.steps[1]);
    progress.setDone(lessons()[0], lessons()[0].steps[2]);
    progress.setDone(lessons()[0], lessons()[0].steps[1]);
    std::vector<Lesson> known{lessons()[0], lessons()[1], own};
    const std::vector<LessonDone> all = progress.handedIn(known);
    ASSERT_EQ(all.size(), 3u) << "of one lesson nothing is done";
    EXPECT_EQ(all[0].id, lessons()[0].id);
    EXPECT_EQ(all[0].title, "Won and lost, backwards");
    EXPECT_EQ(all[0].steps.size(), lessons()[0].steps.size());
    EXPECT_EQ(all[0].done, (std::vector{lessons()[0].steps[1].id, lessons()[0].steps[2].id}));
    EXPECT_EQ(all[1].id, "own/mine");
    EXPECT_EQ(all[1].done, std::vector{own.steps[1].id});
    EXPECT_EQ(all[2], (LessonDone{"own/gone", {}, {}, {"a", "b"}}));
}

TEST(LessonProgress, IsHandedInNoLargerThanItIsRead) {
    std::string text;
    for (int step = 10; step < 50; ++step)
        text += "done own/a s" + std::to_string(step) + '\n';
    for (int lesson = 1000; lesson < 1600; ++lesson)
        text += "done own/b" + std::to_string(lesson) + " s\n";
    const std::vector<LessonDone> all = LessonProgress::read(text).handedIn({});
    EXPECT_EQ(all.size(), mostLessonsDone);
    EXPECT_EQ(all[0].id, "own/a");
    EXPECT_EQ(all[0].done.size(), mostLessonSteps) << "a teacher may have renamed them";
}

TEST(LessonProgress, GoesOnInTheNextLessonThatIsNotDone) {
    const std::vector<Lesson>& all = lessons();
    LessonProgress progress;
    const auto doAll = [&](const Lesson& lesson) {
        for (const LessonStep& step : lesson.steps)
            progress.setDone(lesson, step);
    };
    const auto expectAt = [&](std::size_t lesson, std::size_t step, bool begun) {
        const LessonProgress::Place place = progress.placeIn(all);
        EXPECT_EQ(place.lesson, lesson);
        EXPECT_EQ(place.step, step);
        EXPECT_EQ(place.begun, begun);
    };
    expectAt(0, 0, false);
    progress.setDone(all[4], all[4].steps[0]);
    progress.setLast(all[4]);
    expectAt(4, 1, true);
    EXPECT_EQ(progress.lessonsDone(all), 0u);
    doAll(all[4]);
    expectAt(5, 0, true);
    progress.setLast(all.back());
    doAll(all.back());
    expectAt(0, 0, true);
    EXPECT_EQ(progress.lessonsDone(all), 2u);
    for (const Lesson& lesson : all)
        doAll(lesson);
    expectAt(0, 0, false);
    EXPECT_EQ(progress.lessonsDone(all), all.size());
}

TEST(LessonProgress, IsOneAttemptInEveryWindow) {
    LessonProgress here, there;
    EXPECT_EQ(here.text(), "");
    there.setAttempt("9f86");
    EXPECT_EQ(there.text(), "attempt 9f86\n");
    here.add(LessonProgress::read(there.text()));
    EXPECT_EQ(here, there);
    here.add({});
    EXPECT_EQ(here.attempt(), "9f86");
}

TEST(LessonProgress, ComesBackFromItsText) {
    LessonProgress progress;
    EXPECT_EQ(LessonProgress::read(progress.text()), progress);
    progress.setDone(lessons()[0], lessons()[0].steps[0]);
    progress.setDone(lessons()[2], lessons()[2].steps[1]);
    const Lesson own{.id = "own/heaps", .steps = {{.id = "a-1", .asks = LessonAsks::Move}}};
    progress.setDone(own, own.steps[0]);
    progress.setLast(own);
    EXPECT_EQ(progress.text(), "done own/heaps a-1\ndone pairs make-pair\ndone won-and-lost end\n"
                               "last own/heaps\n");
    EXPECT_EQ(LessonProgress::read(progress.text()), progress);
    EXPECT_EQ(LessonProgress::read(progress.text()).last(), "own/heaps");
}

TEST(LessonProgress, LeavesOutWhatIsNoLineOfIts) {
    for (const std::string text :
         {"done a", "done a b c", "done A b", "done a B", "gone a b", "last", "last a b", "last A",
          "last own/", "done ../a b", "\xff\n\n\r\n", "done a b@"})
        EXPECT_EQ(LessonProgress::read(text), LessonProgress()) << text;
    EXPECT_EQ(LessonProgress::read("x\r\n done  a\tb \r\n").text(), "done a b\n");
    const std::string long41(41, 'a');
    EXPECT_FALSE(isLessonId(long41));
    EXPECT_TRUE(isLessonId(long41.substr(1)));
    EXPECT_TRUE(isLessonId("az-09"));
    for (const char* const id : {"", "`", "{", "/", ":", "a b"})
        EXPECT_FALSE(isLessonId(id)) << id;
    std::string much(mostProgressBytes, ' ');
    EXPECT_EQ(LessonProgress::read(much + "\nlast a"), LessonProgress());
}

TEST(LessonPattern, DrawsNumbersAndLeavesTheRest) {
    for (const char* const plain : {"4:3 G", "{4}:3", "{4-:3", "{-4}", "{5-4}", "{1-1001}", "{a-b}",
                                    "{-1-3}", "{99999999999-99999999999}", "{", "{1-2"})
        EXPECT_FALSE(isPattern(plain)) << plain;
    EXPECT_TRUE(isPattern("{4-4}"));
    EXPECT_TRUE(isPattern("{0-1000}"));
    EXPECT_TRUE(isPattern("4:3/{2-9}:{1-3} G"));
    Random random(1);
    std::set<std::string> drawn;
    for (int i = 0; i < 100; ++i)
        drawn.insert(drawnFrom("a{2-4}b{x}", random));
    EXPECT_EQ(drawn, (std::set<std::string>{"a2b{x}", "a3b{x}", "a4b{x}"}));
}

} // namespace bouton::testing
