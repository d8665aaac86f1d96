#include "session/thinker.h"

#include <gtest/gtest.h>

#include <QTest>

#include "core/random.h"

namespace bouton::testing {

namespace {

Thinker::Job saying(std::size_t move) {
    return [move](const std::stop_token&, const Post<Thinker::Report>& post) {
        post(Or<Choice>(Choice{move, {}}));
    };
}

// Thinks until it is stopped, and then reports all the same.
Thinker::Job stubborn() {
    return [](const std::stop_token& stop, const Post<Thinker::Report>& post) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        post(Or<Choice>(Choice{99, {}}));
    };
}

std::size_t moveOf(const Thinker::News& news) { return std::get<Or<Choice>>(news.report)->move; }

// The next news, by way of the event loop. (QSignalSpy would record on the worker's thread.)
Thinker::News nextNews(Thinker& thinker) {
    std::optional<Thinker::News> news;
    QObject receiver;
    const auto take = [&] { news = thinker.take(); };
    QObject::connect(&thinker, &Thinker::reported, &receiver, take, Qt::QueuedConnection);
    take(); // what was reported before the connection
    while (!news)
        QTest::qWait(1);
    return *news;
}

} // namespace

TEST(Thinker, ReportsWhatTheJobFound) {
    Thinker thinker;
    const auto ticket = thinker.start(saying(3));
    const Thinker::News news = nextNews(thinker);
    EXPECT_EQ(news.ticket, ticket);
    EXPECT_EQ(moveOf(news), 3u);
    EXPECT_FALSE(thinker.take());
}

TEST(Thinker, TheNewestJobWins) {
    Thinker thinker;
    for (int i = 0; i < 200; ++i) {
        thinker.start(stubborn());
        if (i % 2 == 0)
            std::this_thread::yield(); // sometimes the old job has begun, sometimes not
        const auto ticket = thinker.start(saying(static_cast<std::size_t>(i)));
        const Thinker::News news = nextNews(thinker);
        ASSERT_EQ(news.ticket, ticket);
        ASSERT_EQ(moveOf(news), static_cast<std::size_t>(i));
    }
}

TEST(Thinker, ACancelledJobIsNeverHeardOfAgain) {
    Thinker thinker;
    for (int i = 0; i < 200; ++i) {
        thinker.start(i % 3 == 0 ? saying(1) : stubborn());
        thinker.cancel();
        ASSERT_FALSE(thinker.take());
    }
    QTest::qWait(20);
    EXPECT_FALSE(thinker.take());
}

TEST(Thinker, ACancelBeforeTheJobHasBegunIsNotLost) {
    Thinker thinker;
    std::atomic<int> running = 0;
    for (int i = 0; i < 500; ++i) {
        thinker.start([&](const std::stop_token& stop, const Post<Thinker::Report>&) {
            ++running;
            while (!stop.stop_requested())
                std::this_thread::yield(); // for ever, if the cancel were lost
            --running;
        });
        thinker.cancel();
    }
    thinker.start(saying(7));
    EXPECT_EQ(moveOf(nextNews(thinker)), 7u);
    EXPECT_EQ(running, 0);
}

TEST(Thinker, EndsWhileAJobRuns) {
    for (int i = 0; i < 100; ++i) {
        Thinker thinker;
        thinker.start(stubborn());
    }
}

TEST(Thinker, LaterReportsOfAJobReplaceEarlierOnes) {
    Thinker thinker;
    std::atomic<bool> done = false;
    thinker.start([&](const std::stop_token&, const Post<Thinker::Report>& post) {
        for (int depth = 1; depth <= 5; ++depth)
            post(Analysis{.depth = depth});
        done = true;
    });
    while (!done)
        std::this_thread::yield();
    EXPECT_EQ(std::get<Analysis>(thinker.take()->report).depth, 5);
}

TEST(Thinker, SaysOnceThatThereIsNewsUntilItIsTaken) {
    Thinker thinker;
    std::atomic<int> told = 0, posted = 0;
    QObject::connect(
        &thinker, &Thinker::reported, &thinker, [&] { ++told; }, Qt::DirectConnection);
    std::atomic<bool> go = false;
    thinker.start([&](const std::stop_token& stop, const Post<Thinker::Report>& post) {
        for (; posted < 1000; ++posted)
            post(std::any(1));
        while (!go && !stop.stop_requested())
            std::this_thread::yield();
        post(std::any(2));
        ++posted;
    });
    while (posted < 1000)
        std::this_thread::yield();
    EXPECT_EQ(told, 1);
    EXPECT_EQ(std::any_cast<int>(std::get<std::any>(thinker.take()->report)), 1);
    go = true;
    while (posted < 1001)
        std::this_thread::yield();
    EXPECT_EQ(told, 2);
    EXPECT_EQ(std::any_cast<int>(std::get<std::any>(thinker.take()->report)), 2);
}

TEST(Thinker, MemoryThatRunsOutIsAnAnswerNotACrash) {
    Thinker thinker;
    thinker.start(
        [](const std::stop_token&, const Post<Thinker::Report>&) { throw std::bad_alloc(); });
    EXPECT_FALSE(std::get<Or<Choice>>(nextNews(thinker).report).has_value());
}

} // namespace bouton::testing
