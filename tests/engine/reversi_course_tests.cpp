// SPDX-License-Identifier: MIT
#include "games/reversi/course.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "engine/reversi_positions.h"

// The order in which a board is searched.

namespace bouton::testing {

namespace {

using reversi::Effort;

// What each step of a course has found.
struct Stage {
    int depth;
    bool exact;
    std::optional<Outcome> proven;
    int level; // of the search
    bool operator==(const Stage&) const = default;
};

// The steps of a course over a board of a random game; the last one finds no more to do.
class Steps {
public:
    explicit Steps(std::uint64_t seed, int empty) {
        Random random(seed);
        m_board = endgameOf(random, empty);
        m_empty = reversi::count(m_board.empty());
    }

    int empty() const { return m_empty; }
    std::vector<Stage> of(const Effort& effort, const reversi::Found* begun = nullptr) const {
        reversi::TranspositionTable table(10);
        Limit limit({});
        const auto weights = reversi::Weights::simple();
        reversi::Deepening deepening(m_board, {table, limit, *weights});
        if (begun)
            deepening.goOnFrom(*begun);
        reversi::Course course(deepening, m_empty, effort);
        std::vector<Stage> stages;
        for (bool goesOn = true; goesOn && stages.size() < 100;) {
            goesOn = course.step();
            const auto& proof = deepening.proof();
            stages.push_back({deepening.depth(), deepening.exact(),
                              proof ? std::optional(proof->outcome) : std::nullopt,
                              table.find(m_board).value().level});
        }
        return stages;
    }

private:
    reversi::Board m_board;
    int m_empty;
};

} // namespace

TEST(ReversiCourse, GoesDeeperPlyByPlyAndThenToTheEndWithLessLeftOut) {
    const Steps steps(3, 12);
    const int empty = steps.empty();
    std::vector<Stage> expected;
    for (int depth = 1; depth <= empty; ++depth)
        expected.push_back({depth, false, {}, 0});
    expected.push_back({empty, false, {}, 2});
    expected.push_back({empty, true, {}, reversi::exactLevel});
    expected.push_back({empty, true, {}, reversi::exactLevel}); // no more to do
    EXPECT_EQ(steps.of({.plies = 64, .solveFrom = 0}), expected);
}

TEST(ReversiCourse, GoesTwoPliesDeeperEachTimeUnderATime) {
    const Steps steps(3, 12);
    const std::vector<Stage> toFive{{1, false, {}, 0}, {3, false, {}, 0}, {5, false, {}, 0}};
    auto expected = toFive;
    expected.push_back(toFive.back()); // no more to do
    EXPECT_EQ(steps.of({.plies = 5, .solveFrom = 0, .milliseconds = 1}), expected);
    const reversi::Found found{.depth = 2, .score = 0};
    EXPECT_EQ(steps.of({.plies = 5, .solveFrom = 0, .milliseconds = 1}, &found),
              std::vector(expected.begin() + 1, expected.end()));
    const auto toTheEnd = steps.of({.plies = 64, .solveFrom = 0, .milliseconds = 1});
    ASSERT_EQ(toTheEnd.size(), std::size_t(steps.empty() + 1) / 2 + 3);
    EXPECT_EQ(toTheEnd[toTheEnd.size() - 4], (Stage{steps.empty(), false, {}, 0}));
}

TEST(ReversiCourse, EndsWhereItsPliesEnd) {
    const Steps steps(3, 12);
    EXPECT_EQ(steps.of({.plies = 3, .solveFrom = 0}),
              (std::vector<Stage>{
                  {1, false, {}, 0}, {2, false, {}, 0}, {3, false, {}, 0}, {3, false, {}, 0}}));
}

TEST(ReversiCourse, GoesOnWhereAnotherOneHasEnded) {
    const Steps steps(3, 12);
    const reversi::Found found{.depth = 7, .score = 0};
    EXPECT_EQ(steps.of({.plies = 9, .solveFrom = 0}, &found),
              (std::vector<Stage>{{8, false, {}, 0}, {9, false, {}, 0}, {9, false, {}, 0}}));
}

TEST(ReversiCourse, SolvesTheScoreAtOnceWhereItIsWithinReach) {
    const Steps steps(3, 12);
    const int empty = steps.empty();
    EXPECT_EQ(steps.of({.plies = 64, .solveFrom = empty}),
              (std::vector<Stage>{{empty, true, {}, reversi::exactLevel}}));
    EXPECT_GT(steps.of({.plies = 64, .solveFrom = empty - 1}).size(), 1u);
}

// Won, drawn or lost, it is known first. Of a lost board more is asked.
TEST(ReversiCourse, SolvesWhoWinsFirst) {
    int lost = 0, kept = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Steps steps(seed, 10);
        const int empty = steps.empty();
        const auto both = steps.of({.plies = 64, .solveFrom = empty, .outcomeFrom = empty});
        ASSERT_EQ(both.size(), 2u);
        EXPECT_TRUE(both[0].proven);
        EXPECT_FALSE(both[0].exact);
        EXPECT_TRUE(both[1].exact);
        const auto one = steps.of({.plies = 64, .solveFrom = 0, .outcomeFrom = empty});
        ASSERT_TRUE(one[0].proven);
        const bool isLost = *one[0].proven == Outcome::Loss;
        ++(isLost ? lost : kept);
        if (isLost) {
            EXPECT_TRUE(one.back().exact);
        } else {
            EXPECT_EQ(one.size(), 2u);
            EXPECT_EQ(one[0], one[1]) << "nothing is searched";
        }
        EXPECT_FALSE(steps.of({.plies = 64, .solveFrom = 0, .outcomeFrom = empty - 1})[0].proven);
    }
    EXPECT_GE(lost, 2);
    EXPECT_GE(kept, 2);
}

} // namespace bouton::testing
