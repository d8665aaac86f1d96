// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "engine/contract/samples.h"
#include "engine/reversi_engine_player.h"
#include "engine/stop_at_poll.h"
#include "games/reversi/deepening.h"
#include "games/reversi/engine_player.h"
#include "games/reversi/players.h"

// What the engine does in the opponent's time.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Effort;
using reversi::Engine;
using reversi::Thought;

// A game between players of some sense, with so many empty cells, and a choice for both sides.
Past<Reversi> gameWith(int empty, std::uint64_t seed) {
    Random random(seed);
    Engine engine(10);
    for (;;) {
        Past<Reversi> past{{Reversi::State{}}, {}};
        while (!Reversi::result(past.now()) && reversi::count(past.now().board.empty()) > empty) {
            const auto moves = Reversi::moves(past.now());
            const int move = past.moves.size() < 6
                                 ? random.oneOf(moves)
                                 : engine.think(past.now().board, {.plies = 2}, 1, {}).move;
            play(past, move);
        }
        if (!Reversi::result(past.now()) && Reversi::moves(past.now()).size() > 2)
            return past;
    }
}

std::vector<Board> repliesTo(const Past<Reversi>& past) {
    std::vector<Board> boards;
    for (const int move : Reversi::moves(past.now()))
        if (const auto after = Reversi::after(past.now(), move); !Reversi::result(after))
            boards.push_back(after.board);
    return boards;
}

// The board that the opponent is expected to leave.
Board likeliest(const std::vector<Board>& boards) {
    Engine engine(10);
    return std::ranges::min(boards, {}, [&](const Board& board) {
        return engine.think(board, {.plies = 6, .solveFrom = 4}, 1, {}).score;
    });
}

Effort byTime(std::uint64_t nodes) {
    Effort effort = Effort::ofTime(1'000);
    effort.nodes = nodes;
    return effort;
}

// What a player tells while it thinks.
std::vector<Progress> toldBy(reversi::EnginePlayer& player, const Past<Reversi>& past) {
    std::vector<Progress> all;
    const auto choice =
        player(past, {.progress = [&](Progress news) { all.push_back(std::move(news)); }});
    EXPECT_TRUE(choice);
    return all;
}

Past<Reversi> afterFirstMove(Past<Reversi> past) {
    play(past, Reversi::moves(past.now()).front());
    return past;
}

} // namespace

TEST(ReversiAhead, APreparedThoughtNeedsFewerPositionsForTheSameDepth) {
    struct Positions {
        std::uint64_t fresh = 0, prepared = 0;
    };
    Positions likely, all; // not only the likely ones
    const Effort effort{.plies = 10, .solveFrom = 4};
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const auto boards = repliesTo(gameWith(44, seed));
        const auto add = [&](const Board& board, Positions& to) {
            const Thought before = Engine().think(board, effort, 1, {});
            Engine engine;
            engine.prepare(boards, byTime(1'000'000), {});
            const Thought after = engine.think(board, effort, 1, {});
            EXPECT_GE(after.plies, before.plies);
            to.fresh += before.nodes;
            to.prepared += after.nodes;
        };
        add(likeliest(boards), likely);
        for (std::size_t i = 0; i < boards.size(); i += 4)
            add(boards[i], all);
    }
    EXPECT_LT(likely.prepared * 2, likely.fresh);
    EXPECT_LT(all.prepared, all.fresh);
}

TEST(ReversiAhead, IsAsFarAsItWillThinkAboutItsReply) {
    using std::chrono::seconds;
    const TimeLeft ofSeat{seconds(60)};
    for (const int empty : {50, 30, 22}) {
        const Past<Reversi> past = gameWith(empty, 3), reply = afterFirstMove(past);
        for (const Settings& settings :
             {Settings{{"time", 2'000}}, Settings{{"clock", 60'000}}, Settings{{"level", 8}}}) {
            reversi::EnginePlayer player = enginePlayerWith(settings);
            for (const auto& left : {std::optional<TimeLeft>(), std::optional(ofSeat)}) {
                const Effort ahead = player.effortAhead(past, left),
                             then = player.effort(reply, left);
                EXPECT_EQ(ahead.milliseconds, then.milliseconds);
                EXPECT_EQ(ahead.plies, then.plies);
                EXPECT_EQ(ahead.solveFrom, then.solveFrom);
                EXPECT_EQ(ahead.outcomeFrom, then.outcomeFrom);
            }
        }
    }
}

TEST(ReversiAhead, LooksNoDeeperThanItsPlies) {
    const auto boards = repliesTo(gameWith(44, 1));
    Engine engine;
    engine.prepare(boards, {.plies = 2, .solveFrom = 0}, {});
    std::vector<Thought> told;
    engine.think(boards.front(), {.plies = 3, .solveFrom = 0}, 1, {},
                 [&](const Thought& now) { told.push_back(now); });
    ASSERT_EQ(told.size(), 2u);
    EXPECT_EQ(told[0].plies, 2);
    EXPECT_EQ(told[1].plies, 3);
}

TEST(ReversiAhead, WhatWasFoundNarrowsTheNextSearch) {
    const auto weights = reversi::weightsInUse();
    const auto nodesFor = [&](const Board& board, int depth, reversi::Found& found) {
        reversi::TranspositionTable table(10);
        Limit limit({});
        reversi::Deepening deepening(board, {table, limit, *weights});
        if (found.depth > 0)
            deepening.goOnFrom(found);
        EXPECT_TRUE(deepening.search(depth, 0));
        found = deepening.found();
        return limit.nodes();
    };
    std::uint64_t narrowed = 0, open = 0;
    for (const Board& board : repliesTo(gameWith(44, 1))) {
        reversi::Found found, none;
        nodesFor(board, 7, found);
        narrowed += nodesFor(board, 8, found);
        open += nodesFor(board, 8, none);
        EXPECT_EQ(found.depth, 8);
    }
    EXPECT_LT(narrowed, open);
}

TEST(ReversiAhead, AThoughtBeginsWithWhatWasFoundAhead) {
    const auto boards = repliesTo(gameWith(44, 1));
    const Board board = likeliest(boards);
    Engine engine;
    engine.prepare(boards, byTime(1'000'000), {});
    std::vector<Thought> told;
    std::stop_source stop;
    const Thought thought =
        engine.think(board, byTime(Limit::unlimited), 1, stop.get_token(), [&](const Thought& now) {
            told.push_back(now);
            stop.request_stop();
        });
    ASSERT_EQ(told.size(), 1u);
    EXPECT_GE(told.front().plies, 8);
    EXPECT_EQ(told.front().nodes, 0u);
    EXPECT_EQ(thought.plies, told.front().plies) << "stopped at once it has its answer";
    EXPECT_EQ(thought.move, told.front().line.all().front());
}

// As after a hint: nothing is searched twice.
TEST(ReversiAhead, APreparationGoesOnWhereItWasStopped) {
    const auto boards = repliesTo(gameWith(20, 1));
    Engine whole, twice;
    const auto nodes = whole.prepare(boards, byTime(Limit::unlimited), {});
    const auto first = twice.prepare(boards, byTime(nodes / 2), {});
    const auto second = twice.prepare(boards, byTime(Limit::unlimited), {});
    EXPECT_LT(second, nodes * 3 / 4);
    EXPECT_LT(first, nodes * 3 / 4);
}

TEST(ReversiAhead, WhatIsSolvedAheadIsSolvedAtOnceAndAlike) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto boards = repliesTo(gameWith(15, seed));
        Engine engine;
        const std::uint64_t all = engine.prepare(boards, byTime(Limit::unlimited), {});
        const Board board = likeliest(boards);
        const Thought fresh = Engine().think(board, {.solveFrom = 20}, 1, {});
        const Thought prepared = engine.think(board, {.solveFrom = 20}, 1, {});
        ASSERT_TRUE(prepared.exact);
        ASSERT_EQ(prepared.score, fresh.score);
        ASSERT_LT(prepared.nodes, fresh.nodes);
        ASSERT_LT(prepared.nodes, all);
    }
}

TEST(ReversiAhead, EndsByItselfWhereAllIsSolvedOrTheNodesAreSpent) {
    const auto last = repliesTo(gameWith(10, 1));
    Engine engine;
    EXPECT_GT(engine.prepare(last, byTime(Limit::unlimited), {}), 0u); // and comes back
    const auto many = repliesTo(gameWith(44, 1));
    EXPECT_NEAR(static_cast<double>(engine.prepare(many, byTime(500'000), {})), 500'000, 10'000);
    EXPECT_EQ(engine.prepare({}, byTime(Limit::unlimited), {}), 0u);
}

TEST(ReversiAhead, IsTheSameEachTime) {
    const auto boards = repliesTo(gameWith(40, 2));
    const auto thought = [&] {
        Engine engine;
        engine.prepare(boards, byTime(400'000), {});
        return engine.think(boards.front(), {.plies = 8}, 1, {});
    };
    const Thought once = thought(), again = thought();
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.move, again.move);
}

TEST(ReversiAhead, OnlyTheNextThoughtFindsWhatWasPrepared) {
    const auto boards = repliesTo(gameWith(40, 2));
    const Effort effort{.plies = 8};
    Engine engine;
    const Thought fresh = engine.think(boards.front(), effort, 1, {});
    engine.prepare(boards, byTime(400'000), {});
    EXPECT_NE(engine.think(boards.front(), effort, 1, {}).nodes, fresh.nodes);
    EXPECT_EQ(engine.think(boards.front(), effort, 1, {}).nodes, fresh.nodes);
}

TEST(ReversiAhead, IsStoppedWithinAPoll) {
    for (const int empty : {44, 20, 12}) {
        const auto boards = repliesTo(gameWith(empty, 1));
        for (std::uint64_t stopAt = 1; stopAt <= 40; ++stopAt) {
            const StopAtPoll stop(stopAt);
            Engine(10).prepare(boards, byTime(Limit::unlimited), stop.token());
            stop.release();
            ASSERT_LE(stop.asked(), stopAt + 1) << empty;
        }
    }
}

// As a person plays fast: each preparation ends, and the engine thinks on afterwards.
TEST(ReversiAhead, IsBegunAndStoppedTwoHundredTimesAndNothingIsLost) {
    const Past<Reversi> past = gameWith(40, 2);
    auto player = enginePlayerWith({{"time", 100}, {"book", 0}});
    for (int round = 0; round < 200; ++round) {
        std::stop_source stop;
        std::atomic<bool> begun = false;
        std::jthread thread([&] {
            begun = true;
            begun.notify_one();
            EXPECT_FALSE(player(past, {.stop = stop.get_token(), .ahead = true}));
        });
        if (round % 3 == 0)
            begun.wait(false);
        stop.request_stop();
    }
    EXPECT_GE(toldBy(player, afterFirstMove(past)).back().depth, 6);
}

TEST(ReversiAhead, IsForPlayersWithATimeOrAClock) {
    const auto kind = reversi::enginePlayer();
    const auto offered = [&](const Settings& given, bool clock) {
        return kind.thinksAhead(complete(kind.settings, given).value(), clock);
    };
    EXPECT_FALSE(offered({{"level", 20}}, false));
    EXPECT_TRUE(offered({{"level", 20}}, true));
    EXPECT_TRUE(offered({{"time", 100}}, false));
    EXPECT_TRUE(offered({{"clock", 100}}, false));
    for (const auto& each : Reversi::players())
        EXPECT_EQ(each.thinksAhead != nullptr, std::string_view(each.id) == "engine") << each.id;
}

TEST(ReversiAhead, ALevelPlaysTheSameWhateverItIsAskedAhead) {
    const Past<Reversi> past = gameWith(40, 2);
    auto one = enginePlayerWith({{"level", 8}}), two = enginePlayerWith({{"level", 8}});
    EXPECT_FALSE(two(past, {.ahead = true}));
    const auto alone = toldBy(one, afterFirstMove(past));
    EXPECT_EQ(alone, toldBy(two, afterFirstMove(past)));
    EXPECT_FALSE(alone.empty());
}

// Else a person would hear the machine at work for an answer that is in the book.
TEST(ReversiAhead, NothingIsSearchedThatTheBookAnswers) {
    auto player = enginePlayerWith({{"time", 600'000}});
    std::uint64_t polls = 0;
    Poll::onAsk = [&](std::uint64_t) { ++polls; };
    EXPECT_FALSE(player({{Reversi::State{}}, {}}, {.ahead = true}));
    Poll::onAsk = {};
    EXPECT_EQ(polls, 0u);
}

} // namespace bouton::testing
