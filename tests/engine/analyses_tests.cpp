// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <thread>

#include "../support/desk.h"
#include "explain/analyses.h"
#include "games/catalogue.h"
#include "support/games.h"

namespace bouton::testing {

namespace {

std::vector<Match::Node> pathOf(const Match& match) { return match.path(match.current()); }

// The last moves of a game of Reversi, from 13 empty cells on.
std::unique_ptr<Match> endOfAGame() {
    auto match =
        matchFrom(gameCalled("reversi"),
                  "..OOOO../..OOOX../XXXOXXXO/XXOXXXOO/XOXXOXO./XXXXOO../..XXXO../..XXXX.. X")
            .value();
    while (!match->result(match->current()))
        match->play(std::size_t{0});
    return match;
}

} // namespace

TEST(Analyses, OfReversiAreTheSameOnAnyNumberOfThreads) {
    const auto match = endOfAGame();
    const auto path = pathOf(*match);
    ASSERT_GE(path.size(), 8u);
    Analyses one;
    ASSERT_TRUE(one.add(*match, path, analystsOf(match->game(), 1), {}));
    for (const std::size_t threads : {2u, 5u}) {
        Analyses several;
        std::size_t told = 0;
        ASSERT_TRUE(several.add(*match, path, analystsOf(match->game(), threads), {},
                                [&] { EXPECT_EQ(several.size(), ++told); }));
        EXPECT_EQ(told, path.size());
        for (const Match::Node node : path)
            EXPECT_EQ(*several.known()(node), *one.known()(node)) << threads << ", " << node;
    }
}

TEST(Analyses, BeginAtTheEndAndLeaveOutWhatIsKnown) {
    const Ruleset held = desked(gameCalled("tic-tac-toe"));
    const auto match = matchFrom(held, ".../.../... X").value();
    for (const char* move : {"a1", "b1", "a2"})
        ASSERT_TRUE(match->play(std::string_view(move)));
    const auto path = pathOf(*match);
    Analyses analyses;
    theDesk().open(100);
    EXPECT_TRUE(analyses.add(*match, {path[2]}, analystsOf(held, 1), {}));
    EXPECT_TRUE(analyses.add(*match, path, analystsOf(held, 1), {}));
    using Look = Desk::Look;
    EXPECT_THAT(theDesk().looks(), ::testing::ElementsAre(Look{path[2], Patience::Bounded},
                                                          Look{path[3], Patience::Bounded},
                                                          Look{path[1], Patience::Bounded},
                                                          Look{path[0], Patience::Bounded}));
    EXPECT_EQ(analyses.size(), 4u);
    EXPECT_TRUE(analyses.add(*match, path, analystsOf(held, 1), {}));
    EXPECT_EQ(theDesk().looks().size(), 4u);
}

TEST(Analyses, SeveralAreMadeAtTheSameTimeAndAStopKeepsWhatIsKnown) {
    Ruleset held = desked(gameCalled("reversi"));
    const auto match = held.standard({}).value();
    for (int ply = 0; ply < 5; ++ply)
        match->play(std::size_t{0});
    const auto path = pathOf(*match);
    theDesk().open(1);
    std::stop_source stop;
    std::jthread stopper([&] {
        theDesk().waitForLooks(3); // one is over, and two wait
        stop.request_stop();
    });
    Analyses analyses;
    EXPECT_FALSE(analyses.add(*match, path, analystsOf(held, 2), stop.get_token()));
    EXPECT_EQ(theDesk().looks().size(), 3u);
    EXPECT_EQ(analyses.size(), 1u);
    EXPECT_TRUE(analyses.known()(path[5]) || analyses.known()(path[4]));
    EXPECT_FALSE(analyses.known()(path[0]));
    theDesk().open(100);
    EXPECT_TRUE(analyses.add(*match, path, analystsOf(held, 2), {}));
    EXPECT_EQ(theDesk().looks().size(), 5u);
    EXPECT_EQ(analyses.size(), 6u);
}

TEST(Analyses, AreMadeByOneAnalystWhereWhatItKnowsHelps) {
    for (const Ruleset* one : catalogue()) {
        const bool apart = std::string_view(one->name.id) == "reversi";
        EXPECT_EQ(analystsOf(*one, 3).size(), apart ? 3u : 1u) << one->name.id;
        EXPECT_EQ(analystsOf(*one, 0).size(), 1u);
    }
}

} // namespace bouton::testing
