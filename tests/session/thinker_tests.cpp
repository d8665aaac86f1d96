// SPDX-License-Identifier: MIT
#include "session/thinker.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTest>

#include <atomic>
#include <functional>
#include <new>
#include <stdexcept>
#include <vector>

#include "core/random.h"

namespace bouton::testing {

namespace {

using Numbers = Thinker<int>;

Numbers::Job saying(int number) {
    return [number](const std::stop_token&, const Post<Or<int>>& post) { post(number); };
}

void spinUntil(const std::stop_token& stop) {
    while (!stop.stop_requested())
        std::this_thread::yield();
}
void spinUntil(const std::atomic<bool>& flag) {
    while (!flag)
        std::this_thread::yield();
}

// A job that runs until it is stopped, and then still reports.
Numbers::Job stubborn() {
    return [](const std::stop_token& stop, const Post<Or<int>>& post) {
        spinUntil(stop);
        post(99);
    };
}

// A thinker, and what was heard of it.
struct Listening {
    std::vector<Numbers::News> heard;
    Numbers thinker{[this](Numbers::News news) { heard.push_back(std::move(news)); }};

    // Runs the event loop until there is news, and gives the newest.
    Numbers::News next() {
        heard.clear();
        while (heard.empty())
            QTest::qWait(1);
        return heard.back();
    }
    // All that was posted so far is heard, or is to be heard by nobody.
    std::size_t count() {
        QCoreApplication::processEvents();
        return heard.size();
    }
};

} // namespace

TEST(Thinker, ReportsWhatTheJobFound) {
    Listening all;
    const auto ticket = all.thinker.start(saying(3));
    const Numbers::News news = all.next();
    EXPECT_EQ(news.ticket, ticket);
    EXPECT_EQ(news.report, 3);
    EXPECT_EQ(all.count(), 1u);
}

// Whoever hears of a report need not ask for it: what a job before has reported is in nobody's way.
TEST(Thinker, IsHeardOfEveryJobWhateverBecameOfTheReportBefore) {
    Listening all;
    std::atomic<bool> posted = false;
    for (int jobs = 1; jobs <= 3; ++jobs) {
        posted = false;
        all.thinker.start([&](const std::stop_token&, const Post<Or<int>>& post) {
            post(-1); // which nobody hears, for the event loop does not run
            posted = true;
        });
        spinUntil(posted);
        const auto ticket = all.thinker.start(saying(jobs));
        const Numbers::News news = all.next();
        ASSERT_EQ(news.ticket, ticket);
        ASSERT_EQ(news.report, jobs);
    }
}

TEST(Thinker, DeliversAtOnceWhatIsKnownByNow) {
    std::vector<int> heard;
    Numbers thinker([&](const Numbers::News& news) { heard.push_back(*news.report); },
                    std::chrono::hours(1));
    std::atomic<bool> done = false;
    thinker.start([&](const std::stop_token&, const Post<Or<int>>& post) {
        for (int depth = 1; depth <= 5; ++depth)
            post(depth);
        done = true;
    });
    spinUntil(done);
    QCoreApplication::processEvents();
    EXPECT_TRUE(heard.empty());
    thinker.deliver();
    EXPECT_EQ(heard, std::vector{5}) << "the newest alone";
    thinker.deliver();
    EXPECT_EQ(heard, std::vector{5});
}

// What a job holds, and what the thinker is to discard, goes on the thread of the jobs: also where
// the job never began, or the thinker goes.
TEST(Thinker, DestroysWhatItIsDoneWithOnItsOwnThread) {
    struct Held {
        std::vector<std::thread::id>& gone;
        ~Held() { gone.push_back(std::this_thread::get_id()); }
    };
    std::vector<std::thread::id> gone;
    std::thread::id own;
    {
        Numbers thinker([](const Numbers::News&) {});
        thinker.start([&](const std::stop_token& stop, const Post<Or<int>>&) {
            own = std::this_thread::get_id();
            spinUntil(stop);
        });
        for (int i = 0; i < 3; ++i) // the next one comes before the one before has begun, or after
            thinker.start(
                [held = std::make_shared<Held>(gone)](const std::stop_token& stop,
                                                      const Post<Or<int>>&) { spinUntil(stop); });
        thinker.cancel();
        thinker.discard(std::make_shared<Held>(gone));
    }
    ASSERT_EQ(gone.size(), 4u);
    for (const std::thread::id& thread : gone) {
        EXPECT_NE(thread, std::this_thread::get_id());
        EXPECT_TRUE(own == std::thread::id() || thread == own);
    }
}

TEST(Thinker, DiscardsSoonAlsoWhereNoJobComes) {
    Numbers thinker([](const Numbers::News&) {});
    std::atomic<bool> gone = false;
    thinker.discard(std::shared_ptr<void>(nullptr, [&](void*) { gone = true; }));
    spinUntil(gone);
}

TEST(Thinker, TheNewestJobWins) {
    Listening all;
    for (int i = 0; i < 200; ++i) {
        all.thinker.start(stubborn());
        if (i % 2 == 0)
            std::this_thread::yield(); // sometimes the old job has begun, sometimes not
        const auto ticket = all.thinker.start(saying(i));
        const Numbers::News news = all.next();
        ASSERT_EQ(news.ticket, ticket);
        ASSERT_EQ(news.report, i);
    }
}

TEST(Thinker, ACancelledJobIsNeverHeardOfAgain) {
    Listening all;
    for (int i = 0; i < 200; ++i) {
        all.thinker.start(i % 3 == 0 ? saying(1) : stubborn());
        all.thinker.cancel();
        ASSERT_EQ(all.count(), 0u);
    }
    const auto ticket = all.thinker.start(saying(2)); // begins when all others have ended
    const Numbers::News news = all.next();
    EXPECT_EQ(news.ticket, ticket);
    EXPECT_EQ(news.report, 2);
}

// The job is certainly running when it is cancelled, and has certainly reported when the test
// looks.
TEST(Thinker, WhatACancelledJobReportsReachesNobody) {
    Listening all;
    for (const bool before : {true, false}) {
        std::atomic<bool> begun = false, posted = false;
        all.thinker.start([&](const std::stop_token& stop, const Post<Or<int>>& post) {
            if (before)
                post(98);
            begun = true;
            spinUntil(stop);
            post(99);
            posted = true;
        });
        spinUntil(begun);
        all.thinker.cancel();
        spinUntil(posted);
        EXPECT_EQ(all.count(), 0u);
    }
}

TEST(Thinker, ACancelBeforeTheJobHasBegunIsNotLost) {
    Listening all;
    std::atomic<int> running = 0;
    for (int i = 0; i < 500; ++i) {
        all.thinker.start([&](const std::stop_token& stop, const Post<Or<int>>&) {
            ++running;
            spinUntil(stop); // never ends if the cancel is lost
            --running;
        });
        all.thinker.cancel();
    }
    all.thinker.start(saying(7));
    EXPECT_EQ(all.next().report, 7);
    EXPECT_EQ(running, 0);
}

TEST(Thinker, EndsWhileAJobRuns) {
    for (int i = 0; i < 100; ++i) {
        Numbers thinker([](const Numbers::News&) { FAIL(); });
        thinker.start(stubborn());
    }
}

TEST(Thinker, WhatAJobThrowsIsAnAnswerNotACrash) {
    const auto answerTo = [](const std::function<void()>& fail) {
        Listening all;
        all.thinker.start([fail](const std::stop_token&, const Post<Or<int>>& post) {
            post(1);
            fail();
        });
        EXPECT_TRUE(QTest::qWaitFor([&] { return !all.heard.empty() && !all.heard.back().report; },
                                    30'000));
        return english(all.heard.back().report.error());
    };
    EXPECT_EQ(answerTo([] { throw std::bad_alloc(); }), "There is not enough memory.");
    EXPECT_EQ(answerTo([] { throw std::runtime_error("no way"); }),
              "Something failed that never should: no way");
}

} // namespace bouton::testing
