#include "session/thinker.h"

#include <gtest/gtest.h>

#include <QTest>

#include <functional>
#include <new>
#include <stdexcept>

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

// The next news. Runs the event loop until it comes. (QSignalSpy would record on the worker's
// thread.)
Numbers::News nextNews(Numbers& thinker) {
    std::optional<Numbers::News> news;
    QObject receiver;
    const auto take = [&] { // it may be said twice: of a report that was taken before it was told
        if (auto next = thinker.take())
            news = std::move(next);
    };
    QObject::connect(&thinker, &Worker::reported, &receiver, take, Qt::QueuedConnection);
    take(); // drops what was reported before the connection
    while (!news)
        QTest::qWait(1);
    return *news;
}

} // namespace

TEST(Thinker, ReportsWhatTheJobFound) {
    Numbers thinker;
    const auto ticket = thinker.start(saying(3));
    const Numbers::News news = nextNews(thinker);
    EXPECT_EQ(news.ticket, ticket);
    EXPECT_EQ(news.report, 3);
    EXPECT_FALSE(thinker.take());
}

// Whoever hears of reports need not take them all: one that nobody took is in nobody's way.
TEST(Thinker, TellsOfAJobAlsoWhereNobodyTookTheReportBefore) {
    Numbers thinker;
    std::atomic<int> told = 0;
    QObject::connect(
        &thinker, &Worker::reported, &thinker, [&] { ++told; }, Qt::DirectConnection);
    for (int jobs = 1; jobs <= 3; ++jobs) {
        thinker.start(saying(jobs));
        ASSERT_TRUE(QTest::qWaitFor([&] { return told == jobs; }, 30'000)) << jobs;
    }
    EXPECT_EQ(thinker.take()->report, 3);
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
        Numbers thinker;
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
    Numbers thinker;
    std::atomic<bool> gone = false;
    thinker.discard(std::shared_ptr<void>(nullptr, [&](void*) { gone = true; }));
    spinUntil(gone);
}

TEST(Thinker, TheNewestJobWins) {
    Numbers thinker;
    for (int i = 0; i < 200; ++i) {
        thinker.start(stubborn());
        if (i % 2 == 0)
            std::this_thread::yield(); // sometimes the old job has begun, sometimes not
        const auto ticket = thinker.start(saying(i));
        const Numbers::News news = nextNews(thinker);
        ASSERT_EQ(news.ticket, ticket);
        ASSERT_EQ(news.report, i);
    }
}

TEST(Thinker, ACancelledJobIsNeverHeardOfAgain) {
    Numbers thinker;
    for (int i = 0; i < 200; ++i) {
        thinker.start(i % 3 == 0 ? saying(1) : stubborn());
        thinker.cancel();
        ASSERT_FALSE(thinker.take());
    }
    const auto ticket = thinker.start(saying(2)); // begins when all others have ended
    const Numbers::News news = nextNews(thinker);
    EXPECT_EQ(news.ticket, ticket);
    EXPECT_EQ(news.report, 2);
}

// The job is certainly running when it is cancelled, and has certainly reported when the test
// looks.
TEST(Thinker, WhatACancelledJobReportsReachesNobody) {
    Numbers thinker;
    std::atomic<int> told = 0;
    QObject::connect(
        &thinker, &Worker::reported, &thinker, [&] { ++told; }, Qt::DirectConnection);
    std::atomic<bool> begun = false, posted = false;
    thinker.start([&](const std::stop_token& stop, const Post<Or<int>>& post) {
        begun = true;
        spinUntil(stop);
        post(99);
        posted = true;
    });
    spinUntil(begun);
    thinker.cancel();
    spinUntil(posted);
    EXPECT_FALSE(thinker.take());
    EXPECT_EQ(told, 0);
}

TEST(Thinker, ACancelBeforeTheJobHasBegunIsNotLost) {
    Numbers thinker;
    std::atomic<int> running = 0;
    for (int i = 0; i < 500; ++i) {
        thinker.start([&](const std::stop_token& stop, const Post<Or<int>>&) {
            ++running;
            spinUntil(stop); // never ends if the cancel is lost
            --running;
        });
        thinker.cancel();
    }
    thinker.start(saying(7));
    EXPECT_EQ(nextNews(thinker).report, 7);
    EXPECT_EQ(running, 0);
}

TEST(Thinker, EndsWhileAJobRuns) {
    for (int i = 0; i < 100; ++i) {
        Numbers thinker;
        thinker.start(stubborn());
    }
}

TEST(Thinker, LaterReportsOfAJobReplaceEarlierOnes) {
    Numbers thinker;
    std::atomic<bool> done = false;
    thinker.start([&](const std::stop_token&, const Post<Or<int>>& post) {
        for (int depth = 1; depth <= 5; ++depth)
            post(depth);
        done = true;
    });
    spinUntil(done);
    EXPECT_EQ(thinker.take()->report, 5);
}

TEST(Thinker, SaysOnceThatThereIsNewsUntilItIsTaken) {
    Numbers thinker;
    std::atomic<int> told = 0, posted = 0;
    QObject::connect(
        &thinker, &Worker::reported, &thinker, [&] { ++told; }, Qt::DirectConnection);
    std::atomic<bool> go = false;
    thinker.start([&](const std::stop_token& stop, const Post<Or<int>>& post) {
        for (; posted < 1000; ++posted)
            post(1);
        while (!go && !stop.stop_requested())
            std::this_thread::yield();
        post(2);
        ++posted;
    });
    while (posted < 1000)
        std::this_thread::yield();
    EXPECT_EQ(told, 1);
    EXPECT_EQ(thinker.take()->report, 1);
    go = true;
    while (posted < 1001)
        std::this_thread::yield();
    EXPECT_EQ(told, 2);
    EXPECT_EQ(thinker.take()->report, 2);
}

TEST(Thinker, WhatAJobThrowsIsAnAnswerNotACrash) {
    const auto answerTo = [](const std::function<void()>& fail) {
        Numbers thinker;
        thinker.start([fail](const std::stop_token&, const Post<Or<int>>& post) {
            post(1);
            fail();
        });
        std::optional<Numbers::News> news;
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                if (auto next = thinker.take())
                    news = std::move(next);
                return news && !news->report;
            },
            30'000));
        return english(news->report.error());
    };
    EXPECT_EQ(answerTo([] { throw std::bad_alloc(); }), "There is not enough memory.");
    EXPECT_EQ(answerTo([] { throw std::runtime_error("no way"); }),
              "Something failed that never should: no way");
}

} // namespace bouton::testing
