// SPDX-License-Identifier: MIT
#include "core/trial.h"

#include <gtest/gtest.h>

// What all searches and tests of claims count with.

namespace bouton::testing {

namespace {

// A claim on trial, and what is told of it.
class Tried {
public:
    explicit Tried(std::stop_token stop = {}) : m_poll(std::move(stop)) {}

    bool test(bool holds) {
        return trial.test(holds, [] { return Counterexample{"where", {"why"}}; });
    }
    std::vector<Verdict> told;

private:
    Poll m_poll;
    Post<Verdict> m_post = [this](const Verdict& news) { told.push_back(news); };

public:
    Trial trial{m_poll, m_post};
};

} // namespace

TEST(Polls, AskTheTokenOnceEvery2048Nodes) {
    std::vector<std::uint64_t> asked;
    Poll::onAsk = [&](std::uint64_t nodes) { asked.push_back(nodes); };
    std::stop_source stop;
    Poll poll(stop.get_token());
    for (int i = 0; i < 5'000; ++i)
        EXPECT_FALSE(poll.node());
    EXPECT_FALSE(poll.add(100));
    stop.request_stop();
    EXPECT_FALSE(poll.stopped()) << "it has not asked";
    EXPECT_TRUE(poll.ask());
    EXPECT_TRUE(poll.node()) << "and so it stays";
    Poll::onAsk = nullptr;
    EXPECT_EQ(asked, (std::vector<std::uint64_t>{2048, 4096, 5100, 5100}));
    EXPECT_EQ(poll.nodes(), 5101u);
}

TEST(Trials, CountWhatHoldsAndTellOfItNowAndThen) {
    Tried tried;
    tried.trial.expect(4'000);
    tried.trial.expect(1'000);
    for (int i = 0; i < 4'095; ++i)
        ASSERT_TRUE(tried.test(true));
    EXPECT_TRUE(tried.told.empty());
    EXPECT_TRUE(tried.trial.skip());
    EXPECT_EQ(tried.told, (std::vector{Verdict{.tested = 4'095, .done = 4'096, .all = 5'000}}));
    tried.trial.needPremise();
    EXPECT_FALSE(tried.test(false));
    EXPECT_EQ(tried.trial.verdict(), (Verdict{.tested = 4'095,
                                              .done = 4'096,
                                              .all = 5'000,
                                              .against = Counterexample{"where", {"why"}},
                                              .premiseNeeded = true}));
    EXPECT_EQ(tried.told.size(), 1u);
    Tried halted;
    EXPECT_FALSE(halted.trial.halt({"here", {"no value"}}));
    EXPECT_EQ(halted.trial.verdict(), (Verdict{.halted = Counterexample{"here", {"no value"}}}));
}

TEST(Trials, NoteNothingAfterAStop) {
    std::stop_source stop;
    Tried tried(stop.get_token());
    stop.request_stop();
    tried.trial.poll().ask();
    EXPECT_FALSE(tried.test(true));
    EXPECT_FALSE(tried.test(false));
    EXPECT_FALSE(tried.trial.skip());
    EXPECT_FALSE(tried.trial.halt({"here", {"no value"}}));
    tried.trial.needPremise();
    EXPECT_EQ(tried.trial.verdict(), Verdict{});
    // A stop that comes while the counterexample is made.
    std::stop_source later;
    Tried against(later.get_token());
    against.trial.needPremise();
    EXPECT_FALSE(against.trial.test(false, [&] {
        later.request_stop();
        against.trial.poll().ask();
        return Counterexample{"void", {}};
    }));
    against.trial.needPremise();
    EXPECT_EQ(against.trial.verdict(), Verdict{.premiseNeeded = true}) << "known before";
}

} // namespace bouton::testing
