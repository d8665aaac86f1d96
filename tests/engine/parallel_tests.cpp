// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <latch>
#include <mutex>
#include <new>
#include <numeric>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/parallel.h"

namespace bouton::testing {

TEST(InParallel, EveryTaskIsDoneOnce) {
    for (const std::size_t threads : {0u, 1u, 2u, 5u, 40u}) {
        std::vector<std::atomic<int>> done(30);
        inParallel(threads, done.size(), [&](std::size_t task, std::size_t thread) {
            EXPECT_LT(thread, std::max<std::size_t>(threads, 1));
            ++done[task];
        });
        for (const auto& times : done)
            EXPECT_EQ(times, 1) << threads;
    }
}

TEST(InParallel, NothingIsDoneWhereThereIsNothingToDo) {
    inParallel(3, 0, [](std::size_t, std::size_t) { FAIL(); });
}

TEST(InParallel, TasksOfSeveralThreadsRunAtTheSameTime) {
    std::latch all(3);
    std::mutex mutex;
    std::set<std::size_t> threads;
    std::set<std::thread::id> ids;
    inParallel(3, 3, [&](std::size_t, std::size_t thread) {
        all.arrive_and_wait();
        const std::lock_guard lock(mutex);
        threads.insert(thread);
        ids.insert(std::this_thread::get_id());
    });
    EXPECT_THAT(threads, ::testing::ElementsAre(0, 1, 2));
    EXPECT_EQ(ids.size(), 3u);
    EXPECT_TRUE(ids.contains(std::this_thread::get_id()));
}

TEST(InParallel, OneThreadDoesTheTasksInTheirOrder) {
    std::vector<std::size_t> order, wanted(20);
    std::iota(wanted.begin(), wanted.end(), 0);
    inParallel(1, 20, [&](std::size_t task, std::size_t) { order.push_back(task); });
    EXPECT_EQ(order, wanted);
}

TEST(InParallel, WhatATaskThrowsIsThrownAndNoOtherBegins) {
    int tasks = 0;
    EXPECT_THROW(inParallel(1, 50,
                            [&](std::size_t task, std::size_t) {
                                ++tasks;
                                if (task == 6)
                                    throw std::runtime_error("enough");
                            }),
                 std::runtime_error);
    EXPECT_EQ(tasks, 7);
}

TEST(InParallel, WhatAnotherThreadThrowsIsThrownHere) {
    std::latch both(2);
    EXPECT_THROW(inParallel(2, 2,
                            [&](std::size_t, std::size_t thread) {
                                both.arrive_and_wait();
                                if (thread == 1)
                                    throw std::bad_alloc();
                            }),
                 std::bad_alloc);
}

} // namespace bouton::testing
