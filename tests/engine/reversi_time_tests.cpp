#include <gtest/gtest.h>

#include "games/reversi/engine_player.h"
#include "games/reversi/players.h"

// What the engine does with the time that it is given.

namespace bouton::testing {

namespace {

reversi::EnginePlayer playerOf(const Settings& given) {
    const auto kind = reversi::enginePlayer();
    return {complete(kind.settings, given).value(), 1};
}

Past<Reversi> startOfAGame() { return {{Reversi::standard({}).value()}, {}}; }

} // namespace

TEST(ReversiTime, OfAMoveIsUsedFromTheFirstMoveOnWithoutABook) {
    auto player = playerOf({{"time", 300}, {"book", 0}});
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(player(startOfAGame(), {}));
    EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(300));
}

TEST(ReversiTime, OrALevelIsNotCutShortInTheOpening) {
    const Past<Reversi> start = startOfAGame();
    EXPECT_EQ(playerOf({{"time", 300}}).effort(start, {}).plies, reversi::cells);
    EXPECT_EQ(playerOf({{"clock", 60'000}}).effort(start, {}).plies, reversi::cells);
    EXPECT_EQ(playerOf({{"level", 20}}).effort(start, {}).plies, 22);
    EXPECT_FALSE(playerOf({{"level", 20}}).effort(start, {}).varied);
    // Level 9 looks ten plies ahead in its first move too.
    auto player = playerOf({{"level", 9}, {"book", 0}});
    EXPECT_TRUE(english(player(start, {})->rule).starts_with("at depth 10 "));
}

TEST(ReversiTime, IsNotNeededForAMoveFromTheBook) {
    auto player = playerOf({{"time", 600'000}});
    EXPECT_TRUE(english(player(startOfAGame(), {})->rule).starts_with("from the book"));
}

TEST(ReversiTime, ThatIsNotNeededIsExplainedByTheRule) {
    const auto ruleAt = [](std::string_view position) {
        auto player = playerOf({{"time", 60'000}});
        const Past<Reversi> past{{Reversi::read(Reversi::parse(position).value()).value()}, {}};
        return english(player(past, {})->rule);
    };
    EXPECT_EQ(ruleAt("OX....../......../......../......../......../......../......../........ O"),
              "it is the only legal move");
    EXPECT_TRUE(ruleAt("XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXOOXXX/XXXOOXXX/XXXXOXXX/XOOOOOOX/X.OO.O.. X")
                    .starts_with("solved to the end"));
}

} // namespace bouton::testing
