// SPDX-License-Identifier: MIT
#include "session/mailbox.h"
#include "support/patience.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>
#include <thread>

// Values that cross from any thread to one.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Posts these on a thread of its own, and ends with it.
template <class T> void postElsewhere(Mailbox<T>& box, const std::vector<T>& values) {
    std::jthread([&] {
        for (const T& value : values)
            box.post(value);
    });
}

} // namespace

TEST(Mailbox, BringsTheValuesOfAllThreadsToItsOwnEachInOrder) {
    constexpr int threads = 4, each = 5000;
    std::vector<std::pair<int, int>> heard;
    bool here = true;
    Mailbox<std::pair<int, int>> box([&](std::pair<int, int> value) {
        heard.push_back(value);
        here = here && QThread::currentThread() == QCoreApplication::instance()->thread();
    });
    std::vector<std::jthread> posters;
    for (int thread = 0; thread < threads; ++thread)
        posters.emplace_back([&box, thread] {
            for (int i = 0; i < each; ++i)
                box.post({thread, i});
        });
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return heard.size() == std::size_t{threads} * each; }, patience));
    EXPECT_TRUE(here);
    std::vector<int> next(threads, 0);
    for (const auto& [thread, i] : heard)
        EXPECT_EQ(i, next[static_cast<std::size_t>(thread)]++);
}

TEST(Mailbox, BringsNothingBeforeTheEventLoopRuns) {
    std::vector<int> heard;
    Mailbox<int> box([&](int value) { heard.push_back(value); });
    postElsewhere(box, {1, 2});
    box.post(3);
    EXPECT_THAT(heard, IsEmpty());
    QCoreApplication::processEvents();
    EXPECT_THAT(heard, ElementsAre(1, 2, 3));
}

TEST(Mailbox, BringsWhatIsPostedWhileAValueIsHeardAfterAllOthers) {
    std::vector<int> heard;
    Mailbox<int>* self = nullptr;
    Mailbox<int> box([&](int value) {
        heard.push_back(value);
        if (value == 1)
            self->post(3);
    });
    self = &box;
    box.post(1);
    box.post(2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return heard.size() == 3; }, patience));
    EXPECT_THAT(heard, ElementsAre(1, 2, 3));
}

TEST(Mailbox, BringsTheLastAloneOfWhatTakesTheOthersPlace) {
    std::vector<int> heard;
    Mailbox<int> box([&](int value) { heard.push_back(value); });
    postElsewhere(box, {1, 2});
    box.replace(3);
    QCoreApplication::processEvents();
    EXPECT_THAT(heard, ElementsAre(3));
    box.replace(4);
    box.post(5);
    QCoreApplication::processEvents();
    EXPECT_THAT(heard, ElementsAre(3, 4, 5));
}

TEST(Mailbox, DeliversAtOnceWhatItHasAndNothingTwice) {
    std::vector<int> heard;
    Mailbox<int> box([&](int value) { heard.push_back(value); });
    box.deliver();
    postElsewhere(box, {1, 2});
    box.deliver();
    EXPECT_THAT(heard, ElementsAre(1, 2));
    QCoreApplication::processEvents();
    EXPECT_THAT(heard, ElementsAre(1, 2));
    box.post(3);
    QCoreApplication::processEvents();
    EXPECT_THAT(heard, ElementsAre(1, 2, 3)) << "and goes on";
}

TEST(Mailbox, CollectsDuringItsPause) {
    std::vector<std::vector<int>> heard(1);
    Mailbox<int> box([&](int value) { heard.back().push_back(value); }, std::chrono::hours(1));
    for (int i = 0; i < 3; ++i) {
        box.post(i);
        QCoreApplication::processEvents();
    }
    EXPECT_THAT(heard.back(), IsEmpty());
    box.deliver();
    EXPECT_THAT(heard.back(), ElementsAre(0, 1, 2));
    bool came = false;
    Mailbox<int> quick([&](int) { came = true; }, std::chrono::milliseconds(1));
    postElsewhere(quick, {1});
    EXPECT_TRUE(QTest::qWaitFor([&] { return came; }, patience));
}

TEST(Mailbox, SaysItOnTheThreadThatPosts) {
    Mailbox<int> box([](int) {});
    std::thread::id told;
    QObject::connect(
        &box, &MailSignal::posted, &box, [&] { told = std::this_thread::get_id(); },
        Qt::DirectConnection);
    std::thread poster([&] { box.post(1); });
    const std::thread::id posterId = poster.get_id();
    poster.join();
    EXPECT_EQ(told, posterId);
}

TEST(Mailbox, TakesWhatNobodyHasHeardWithIt) {
    const auto value = std::make_shared<int>(1);
    bool heard = false;
    {
        Mailbox<std::shared_ptr<int>> box([&](const std::shared_ptr<int>&) { heard = true; });
        box.post(value);
        EXPECT_EQ(value.use_count(), 2);
    }
    QCoreApplication::processEvents();
    EXPECT_FALSE(heard);
    EXPECT_EQ(value.use_count(), 1);
}

TEST(Mailbox, CarriesWhatCanOnlyBeMoved) {
    int sum = 0;
    Mailbox<std::unique_ptr<int>> box([&](const std::unique_ptr<int>& value) { sum += *value; });
    box.post(std::make_unique<int>(2));
    box.post(std::make_unique<int>(3));
    QCoreApplication::processEvents();
    EXPECT_EQ(sum, 5);
}

} // namespace bouton::testing
