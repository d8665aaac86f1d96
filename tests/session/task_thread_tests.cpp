#include "session/task_thread.h"

#include <gmock/gmock.h>

#include <latch>
#include <memory>
#include <new>
#include <stdexcept>
#include <thread>
#include <vector>

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

TEST(TaskThread, DoesChoresInOrderWhileThereIsNoTask) {
    std::vector<int> done;
    std::latch begun(1), go(1);
    TaskThread thread([](const Phrase&) { FAIL(); });
    thread.add([&] {
        begun.count_down();
        go.wait();
    });
    begun.wait();
    thread.addChore([&] { done.push_back(3); });
    thread.addChore([&] { done.push_back(4); });
    thread.add([&] { done.push_back(1); });
    thread.add([&] { done.push_back(2); });
    go.count_down();
    thread.finish();
    EXPECT_THAT(done, ElementsAre(1, 2, 3, 4));
}

TEST(TaskThread, AtItsEndDropsTheChoresThatHaveNotBegunAndNoTask) {
    std::vector<int> done;
    auto held = std::make_shared<int>(1);
    {
        std::latch begun(1);
        TaskThread thread([](const Phrase&) { FAIL(); });
        thread.add([&, dropped = std::weak_ptr(held)] {
            begun.count_down();
            while (!dropped.expired()) // what holds it goes when the thread does
                std::this_thread::yield();
            done.push_back(1);
        });
        begun.wait();
        thread.addChore([held = std::move(held)] { ADD_FAILURE() << "it could have waited"; });
        thread.add([&] { done.push_back(2); });
    }
    EXPECT_THAT(done, ElementsAre(1, 2));
}

} // namespace bouton::testing
