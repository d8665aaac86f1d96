// SPDX-License-Identifier: MIT
#include "session/task_thread.h"

#include <QTest>

#include <gmock/gmock.h>

#include <functional>
#include <future>
#include <latch>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "support/patience.h"

// One task after another, on a thread of its own.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TaskThread, DoesAllTasksInOrderBeforeItGoes) {
    std::vector<int> done;
    {
        TaskThread thread([](const Phrase&) { FAIL(); });
        for (int task = 0; task < 4; ++task)
            thread.add([&, task] { done.push_back(task); });
    }
    EXPECT_THAT(done, ElementsAre(0, 1, 2, 3));
}

TEST(TaskThread, ATaskThatThrowsIsToldHereAndTheNextOneFollows) {
    const auto here = std::this_thread::get_id();
    std::vector<std::string> told;
    bool done = false;
    TaskThread thread([&](const Phrase& why) {
        EXPECT_EQ(std::this_thread::get_id(), here);
        told.push_back(english(why));
    });
    thread.add([] { throw std::bad_alloc(); });
    thread.add([] { throw std::runtime_error("a surprise"); });
    thread.add([&] { done = true; });
    thread.finish();
    EXPECT_TRUE(done);
    QCoreApplication::processEvents();
    EXPECT_THAT(told, ElementsAre("There is not enough memory.",
                                  "Something failed that never should: a surprise"));
}

TEST(TaskThread, TellsInOrderWhatItsTasksTellWithTheirFailures) {
    std::vector<int> heard;
    {
        TaskThread thread([&](const Phrase&) { heard.push_back(2); });
        thread.add([&] { thread.tell([&] { heard.push_back(1); }); });
        thread.add([] { throw std::bad_alloc(); });
        thread.add([&] { thread.tell([&] { heard.push_back(3); }); });
        thread.finish();
        EXPECT_THAT(heard, IsEmpty());
        QCoreApplication::processEvents();
        thread.add([&] { thread.tell([&] { heard.push_back(4); }); });
    }
    QCoreApplication::processEvents();
    EXPECT_THAT(heard, ElementsAre(1, 2, 3)) << "nothing of a thread that is gone";
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

namespace {

// What is told of a task that is done once, in words.
std::string answerTo(const std::function<Or<int>()>& work) {
    const auto here = std::this_thread::get_id();
    QObject receiver;
    std::optional<std::string> told;
    doOnce(
        &receiver,
        [&] {
            EXPECT_NE(std::this_thread::get_id(), here);
            return work();
        },
        [&](const Or<int>& result) {
            EXPECT_EQ(std::this_thread::get_id(), here);
            told = result ? std::to_string(*result) : english(result.error());
        });
    EXPECT_TRUE(QTest::qWaitFor([&] { return told.has_value(); }, patience));
    return told.value_or("");
}

} // namespace

TEST(DoOnce, TellsHereWhatItsTaskGaveOrRefusedOrThrew) {
    EXPECT_EQ(answerTo([] { return 7; }), "7");
    EXPECT_EQ(answerTo([]() -> Or<int> { return refuse({"No."}); }), "No.");
    EXPECT_EQ(answerTo([]() -> Or<int> { throw std::bad_alloc(); }), "There is not enough memory.");
    EXPECT_EQ(answerTo([]() -> Or<int> { throw std::runtime_error("no way"); }),
              "Something failed that never should: no way");
}

// The disk may be slow: whoever waits for its word goes at once, and the task is done all the same.
TEST(DoOnce, OutlivesWhoAskedAndHoldsNobodyUp) {
    std::latch begun(1), go(1);
    std::promise<void> done;
    const auto before = qApp->children().size();
    auto receiver = std::make_unique<QObject>();
    doOnce(
        receiver.get(),
        [&]() -> Or<void> {
            begun.count_down();
            go.wait();
            done.set_value();
            return {};
        },
        [](const Or<void>&) { ADD_FAILURE() << "nobody is there to be told"; });
    begun.wait();
    receiver.reset(); // while the task cannot end
    go.count_down();
    done.get_future().wait();
    EXPECT_TRUE(QTest::qWaitFor([&] { return qApp->children().size() == before; }, patience))
        << "its thread is left behind";
}

TEST(DoOnce, DoesManyAtATime) {
    constexpr std::ptrdiff_t tasks = 8;
    std::latch all(tasks);
    QObject receiver;
    std::ptrdiff_t told = 0;
    for (std::ptrdiff_t i = 0; i < tasks; ++i)
        doOnce(
            &receiver,
            [&]() -> Or<void> {
                all.arrive_and_wait(); // none of them ends before all have begun
                return {};
            },
            [&](const Or<void>&) { ++told; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return told == tasks; }, patience));
}

} // namespace bouton::testing
