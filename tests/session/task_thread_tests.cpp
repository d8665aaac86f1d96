#include "session/task_thread.h"

#include <gmock/gmock.h>

#include <new>
#include <stdexcept>

// One task after another, on a thread of its own.

namespace bouton::testing {

using ::testing::ElementsAre;

TEST(TaskThread, DoesAllTasksInOrderBeforeItGoes) {
    std::vector<int> done;
    {
        TaskThread thread([](const Phrase&) { FAIL(); });
        for (int task = 0; task < 4; ++task)
            thread.add([&, task] { done.push_back(task); });
    }
    EXPECT_THAT(done, ElementsAre(0, 1, 2, 3));
}

TEST(TaskThread, ATaskThatThrowsIsToldAndTheNextOneFollows) {
    std::vector<std::string> told;
    bool done = false;
    TaskThread thread([&](const Phrase& why) { told.push_back(english(why)); });
    thread.add([] { throw std::bad_alloc(); });
    thread.add([] { throw std::runtime_error("a surprise"); });
    thread.add([&] { done = true; });
    thread.finish();
    EXPECT_TRUE(done);
    EXPECT_THAT(told, ElementsAre("There is not enough memory.",
                                  "Something failed that never should: a surprise"));
}

TEST(TaskThread, WhatATaskHoldsGoesBeforeItIsDone) {
    auto held = std::make_shared<int>(1);
    const std::weak_ptr<int> watched = held;
    TaskThread thread([](const Phrase&) {});
    thread.add([held = std::move(held)] {});
    thread.finish();
    EXPECT_TRUE(watched.expired());
}

} // namespace bouton::testing
