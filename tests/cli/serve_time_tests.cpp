// SPDX-License-Identifier: MIT
#include "cli/served.h"

// How the command serve ends a search: by new input, at the end, by a signal, by its clock.

namespace bouton::testing {

using ::testing::StartsWith;

TEST(CliServe, NewInputEndsASearchWithTheBestMoveSoFar) {
    Served served({"reversi", "engine:time=600,book=off"});
    served.process().give("genmove b\n");
    served.process().give("# further input\n");
    EXPECT_THAT(served.next(), ::testing::MatchesRegex("= (d3|c4|f5|e6)"));
    EXPECT_EQ(served.ask("5 name"), "=5 Bouton");
    EXPECT_THAT(served.position(), ::testing::EndsWith(" O"));
    EXPECT_EQ(served.process().finish("quit\n").status, 0);
}

TEST(CliServe, TheEndOfTheInputEndsTheSearchAndTheProgram) {
    const Finished ended =
        run({"serve", "gtp", "reversi", "engine:time=600,book=off"}, "1 genmove b\n");
    EXPECT_EQ(ended.status, 0);
    EXPECT_THAT(ended.out, ::testing::MatchesRegex("=1 (d3|c4|f5|e6)\n\n"));
    EXPECT_EQ(run({"serve", "gtp", "reversi"}).out, "");
}

TEST(CliServe, QuitEndsTheProgramWhileItsInputIsOpen) {
    Served served({"reversi", "random"});
    served.process().give("quit\nname\n");
    const Finished ended = served.process().outlive();
    EXPECT_EQ(ended.status, 0);
    EXPECT_EQ(ended.out, "= \n\n");
}

TEST(CliServe, ASignalEndsItWhileItWaitsAndWhileItThinks) {
    for (const bool thinks : {false, true}) {
        Served served({"reversi", "engine:time=600,book=off"});
        ASSERT_EQ(served.ask("name"), "= Bouton");
        if (thinks)
            served.process().give("genmove b\n");
        served.process().interrupt();
    }
}

// Without the clock it would take ten minutes for a move.
TEST(CliServe, PlaysByTheClockThatItIsTold) {
    for (const char* clock :
         {"time_settings 1 0 0", "time_settings 0 1 2", "time_left b 1 0", "time_left b 1 3"}) {
        SCOPED_TRACE(clock);
        Served served({"reversi", "engine:level=20,book=off"});
        ASSERT_EQ(served.ask(clock), "= ");
        EXPECT_THAT(served.ask("genmove b"), StartsWith("= "));
    }
}

TEST(CliServe, PlaysAWholeGameByItsClock) {
    Served served({"reversi", "engine:time=600,book=off"});
    ASSERT_EQ(served.ask("time_settings 1 0 0"), "= ");
    bool isOver = false;
    for (int move = 0; !isOver && move < 200; ++move)
        isOver = served.ask(move % 2 == 0 ? "genmove b" : "genmove w").starts_with("= pass")
                 && served.ask("final_score").starts_with("= ");
    EXPECT_TRUE(isOver);
    ASSERT_EQ(served.ask("clear_board"), "= ");
    EXPECT_THAT(served.ask("genmove b"), StartsWith("= "));
}

} // namespace bouton::testing
