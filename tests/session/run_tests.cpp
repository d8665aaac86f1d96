// SPDX-License-Identifier: MIT
#include "session/run.h"

#include <QTest>
#include <QTimer>

#include <gmock/gmock.h>

#include <atomic>
#include <new>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/random.h"

// A run without a page around it.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

// What the worker does in these tests: it posts these numbers, says so, and goes on until it is
// stopped, if it is to wait.
struct Counting {
    std::vector<int> numbers;
    bool waits = false;
    std::atomic<bool>* posted = nullptr;
    std::atomic<bool>* stopped = nullptr; // it has seen that
};

void count(const Counting& task, std::stop_token stop, const Post<int>& post) {
    for (const int number : task.numbers)
        post(number);
    if (task.posted)
        *task.posted = true;
    while (task.waits && !stop.stop_requested())
        std::this_thread::yield();
    if (task.stopped)
        *task.stopped = true;
}

Or<void> refuseIt(const std::string& why, std::stop_token, const Post<int>&) {
    return refuse({"No: %1", {why}});
}

void forgetMemory(const Counting&, std::stop_token, const Post<int>&) { throw std::bad_alloc(); }

void spell(const Counting& task, std::stop_token, const Post<std::string>& post) {
    for (const int number : task.numbers)
        post(std::string(static_cast<std::size_t>(number), 'i'));
}

// Posts until enough of it has been shown.
void flood(std::atomic<int>* const& shown, std::stop_token stop, const Post<int>& post) {
    while (*shown < 10 && !stop.stop_requested())
        post(0);
}

// A piece of work with a number, which ends in one of these ways.
enum class How { Ends, Refuses, Throws, Waits };
struct Numbered {
    int number;
    int reports;
    How how;
};

// Posts its number with each report. What waits to be stopped reports once more, too late.
Or<void> report(const Numbered& task, std::stop_token stop, const Post<std::pair<int, int>>& post) {
    for (int i = 1; i <= task.reports; ++i)
        post({task.number, i});
    switch (task.how) {
    case How::Ends: break;
    case How::Refuses: return refuse({"No."});
    case How::Throws: throw std::bad_alloc();
    case How::Waits:
        while (!stop.stop_requested())
            std::this_thread::yield();
        post({task.number, task.reports + 1});
    }
    return {};
}

class Runs : public ::testing::Test {
protected:
    Runs() {
        QObject::connect(&run, &Run::begun, [this] { ++begun; });
        QObject::connect(&run, &Run::ended,
                         [this](const Run::Ending& ending) { endings.push_back(ending); });
    }
    bool ends(std::size_t times = 1) {
        return QTest::qWaitFor([&] { return endings.size() >= times; }, 300'000);
    }
    auto showing() {
        return [this](int number) {
            EXPECT_EQ(std::this_thread::get_id(), here);
            shown.push_back(number);
        };
    }

    const std::thread::id here = std::this_thread::get_id();
    int begun = 0;
    std::vector<Run::Ending> endings;
    std::vector<int> shown;
    bouton::Run run;
};

} // namespace

TEST_F(Runs, ShowTheLastReportInAnyCaseOnThisThreadAndThenEnd) {
    run.start(Counting{{1, 2, 3}}, count, showing());
    EXPECT_TRUE(run.running());
    EXPECT_EQ(begun, 1);
    EXPECT_FALSE(run.hasShown());
    ASSERT_TRUE(ends());
    EXPECT_FALSE(run.running());
    EXPECT_TRUE(run.hasShown());
    EXPECT_EQ(shown.back(), 3);
    EXPECT_FALSE(endings[0].stopped);
    EXPECT_FALSE(endings[0].refusal);
    EXPECT_GE(endings[0].seconds, 0);
}

TEST_F(Runs, ShowNothingWhereNothingIsReported) {
    run.start(Counting{}, count, showing());
    ASSERT_TRUE(ends());
    EXPECT_THAT(shown, IsEmpty());
    EXPECT_FALSE(run.hasShown());
    run.start(Counting{{1}}, count, showing());
    ASSERT_TRUE(ends(2));
    EXPECT_TRUE(run.hasShown());
    run.start(Counting{}, count, showing());
    EXPECT_FALSE(run.hasShown()) << "what is shown is of the run before";
    ASSERT_TRUE(ends(3));
    EXPECT_FALSE(run.hasShown());
}

TEST_F(Runs, ShowAtMostSomeThirtyReportsASecond) {
    std::atomic<int> times = 0;
    QElapsedTimer clock;
    clock.start();
    run.start(&times, flood, [&](int) { ++times; });
    ASSERT_TRUE(ends());
    EXPECT_LE(times, 2 + endings[0].seconds / 0.03);
    EXPECT_LE(endings[0].seconds, static_cast<double>(clock.elapsed() + 1) / 1000);
}

// A stopped job may be in the middle of a report.
TEST_F(Runs, HearTheNextWorkWhateverTheOneBeforeReportedTooLate) {
    std::atomic<int> never = 0;
    for (std::size_t round = 1; round <= 10; ++round) {
        run.start(&never, flood, [](int) {});
        ASSERT_TRUE(QTest::qWaitFor([&] { return run.hasShown(); }, 30'000));
        run.stop();
        bool later = false; // than what was reported would have been looked at
        QTimer::singleShot(100, [&] { later = true; });
        ASSERT_TRUE(QTest::qWaitFor([&] { return later; }, 30'000));
        run.start(Counting{{1}}, count, showing());
        ASSERT_TRUE(QTest::qWaitFor([&] { return !run.running(); }, 30'000)) << round;
        EXPECT_EQ(shown.size(), round);
    }
}

TEST_F(Runs, EndWithWhatTheWorkRefuses) {
    run.start(std::string("so"), refuseIt, showing());
    ASSERT_TRUE(ends());
    ASSERT_TRUE(endings[0].refusal);
    EXPECT_EQ(english(*endings[0].refusal), "No: so");
    EXPECT_FALSE(endings[0].stopped);
}

TEST_F(Runs, TellARefusalToWhoWantsToSayItAndToNobodyElse) {
    std::vector<std::string> told;
    const auto refused = [&](const Phrase& why) { told.push_back(english(why)); };
    run.start(std::string("so"), refuseIt, showing(), refused);
    ASSERT_TRUE(ends());
    EXPECT_THAT(told, ElementsAre("No: so"));
    EXPECT_FALSE(endings[0].refusal);
    run.start(std::string("again"), refuseIt, showing());
    ASSERT_TRUE(ends(2));
    EXPECT_EQ(told.size(), 1u) << "the next run has none";
    EXPECT_TRUE(endings[1].refusal);
}

TEST_F(Runs, ThatAreOutOfMemoryAreRefused) {
    run.start(Counting{}, forgetMemory, showing());
    ASSERT_TRUE(ends());
    ASSERT_TRUE(endings[0].refusal);
    EXPECT_FALSE(english(*endings[0].refusal).empty());
}

TEST_F(Runs, ThatAreStoppedShowAtOnceWhatIsKnown) {
    std::atomic<bool> posted = false, stopped = false;
    run.start(Counting{{1, 2}, true, &posted, &stopped}, count, showing());
    while (!posted) // no event is handled meanwhile
        std::this_thread::yield();
    run.stop();
    EXPECT_THAT(shown, ElementsAre(2));
    EXPECT_FALSE(run.running());
    ASSERT_EQ(endings.size(), 1u);
    EXPECT_TRUE(endings[0].stopped);
    EXPECT_TRUE(run.hasShown());
    run.stop();
    EXPECT_EQ(endings.size(), 1u) << "it does not run any more";
    EXPECT_TRUE(QTest::qWaitFor([&] { return stopped.load(); }, 300'000)) << "nor its work";
}

TEST_F(Runs, MayBeStoppedWhileTheirLastReportIsShown) {
    run.start(Counting{{1}}, count, [&](int number) {
        shown.push_back(number);
        run.stop();
    });
    ASSERT_TRUE(ends());
    QCoreApplication::processEvents();
    EXPECT_THAT(shown, ElementsAre(1));
    EXPECT_EQ(endings.size(), 1u);
}

TEST_F(Runs, AreStoppedByTheNext) {
    run.start(Counting{{}, true}, count, showing());
    run.start(Counting{{7}}, count, showing());
    EXPECT_EQ(begun, 2);
    ASSERT_TRUE(ends(2));
    EXPECT_TRUE(endings[0].stopped);
    EXPECT_FALSE(endings[1].stopped);
    EXPECT_THAT(shown, ElementsAre(7));
}

TEST_F(Runs, MayBeginTheNextWhileTheyAreShown) {
    std::atomic<bool> posted = false;
    run.start(Counting{{1}}, count, [&](int) { // its end comes with this report
        run.start(Counting{{2}, true, &posted}, count, showing());
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !shown.empty(); }, 300'000));
    EXPECT_TRUE(run.running()) << "the end of the first is not that of the second";
    EXPECT_EQ(endings.size(), 1u);
    run.stop();
    EXPECT_THAT(shown, ElementsAre(2));
    EXPECT_EQ(endings.size(), 2u);
}

TEST_F(Runs, MayBeStoppedOrBeginTheNextWhileTheirRefusalIsTold) {
    run.start(std::string("so"), refuseIt, showing(),
              [&](const Phrase&) { run.start(Counting{{5}}, count, showing()); });
    ASSERT_TRUE(ends(2));
    EXPECT_TRUE(endings[0].stopped);
    EXPECT_FALSE(endings[1].stopped) << "the end of the first is not that of the second";
    EXPECT_THAT(shown, ElementsAre(5));
    run.start(std::string("so"), refuseIt, showing(), [&](const Phrase&) { run.stop(); });
    ASSERT_TRUE(ends(3));
    EXPECT_TRUE(endings[2].stopped);
    EXPECT_EQ(endings.size(), 3u);
    EXPECT_FALSE(run.running());
}

TEST_F(Runs, EndOnceEachAndAreShownUntilThenAloneInWhateverOrderTheyAreStartedAndStopped) {
    std::vector<How> hows;
    Random random(1);
    for (int step = 0; step < 120; ++step) {
        switch (random.below(4)) {
        case 0: run.stop(); break;
        case 1: QCoreApplication::processEvents(); break;
        case 2:
            if (run.running() && hows.back() != How::Waits) {
                ASSERT_TRUE(ends(hows.size()));
            }
            break;
        default:
            hows.push_back(static_cast<How>(random.below(4)));
            const Numbered task{static_cast<int>(hows.size()), static_cast<int>(random.below(4)),
                                hows.back()};
            run.start(task, report, [this, task, last = 0](std::pair<int, int> news) mutable {
                EXPECT_EQ(news.first, task.number) << "it answers what was asked";
                EXPECT_GT(news.second, std::exchange(last, news.second));
                EXPECT_LE(news.second, task.reports) << "it was stopped before";
                EXPECT_EQ(begun, task.number) << "another one was begun";
                EXPECT_EQ(endings.size() + 1, static_cast<std::size_t>(begun)) << "it has ended";
            });
        }
        ASSERT_EQ(endings.size() + (run.running() ? 1 : 0), hows.size());
    }
    run.stop();
    ASSERT_EQ(endings.size(), hows.size());
    for (std::size_t i = 0; i < endings.size(); ++i) {
        const bool fails = hows[i] == How::Refuses || hows[i] == How::Throws;
        EXPECT_EQ(endings[i].refusal.has_value(), fails && !endings[i].stopped) << i;
        EXPECT_TRUE(endings[i].stopped || hows[i] != How::Waits) << i;
    }
}

TEST_F(Runs, TakeWorksThatReportAnything) {
    std::string spelled;
    run.start(Counting{{1}}, count, showing());
    ASSERT_TRUE(ends());
    run.start(Counting{{3}}, spell, [&](const std::string& word) { spelled = word; });
    ASSERT_TRUE(ends(2));
    EXPECT_EQ(spelled, "iii");
    EXPECT_THAT(shown, ElementsAre(1));
}

TEST(Run, MayGoWhileItWorks) {
    std::atomic<bool> posted = false;
    for (int i = 0; i < 20; ++i) {
        bouton::Run run;
        run.start(Counting{{1}, true, &posted}, count, [](int) {});
    }
}

} // namespace bouton::testing
