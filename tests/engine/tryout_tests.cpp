// SPDX-License-Identifier: MIT
#include "lab/tryout.h"

#include <gmock/gmock.h>

#include <fstream>
#include <set>

#include "engine/scripts.h"
#include "engine/temporary_folder.h"
#include "programs/entry.h"

namespace bouton::testing {

using ::testing::Contains;
using ::testing::EndsWith;
using ::testing::HasSubstr;

namespace {

Tryout tryoutOf(const char* game, const std::string& script) {
    const Ruleset& rules = *gameNamed(game).value();
    return {&rules,
            complete(rules.settings, {}).value(),
            "student",
            {{"/bin/sh", "-c", script}},
            longLimits()};
}

std::vector<TryoutStep> stepsOf(const Tryout& tryout) {
    std::vector<TryoutStep> steps;
    EXPECT_TRUE(tryOut(tryout, {}, [&](TryoutStep step) { steps.push_back(std::move(step)); }));
    return steps;
}

std::vector<std::string> kindsOf(const std::vector<TryoutStep>& steps) {
    std::vector<std::string> kinds;
    for (const TryoutStep& step : steps)
        kinds.push_back(english(step.what));
    return kinds;
}

} // namespace

TEST(Tryout, AsksAllThatAProgramMustKnowInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        const auto steps = stepsOf(tryoutOf(game->name.id, forEachLine(firstMove)));
        for (const TryoutStep& step : steps)
            EXPECT_FALSE(step.fault) << english(step.fault->what);
        const auto kinds = kindsOf(steps);
        EXPECT_EQ(kinds.front(), "a start");
        EXPECT_EQ(std::ranges::count(kinds, "a position drawn at random"), 8);
        EXPECT_EQ(std::ranges::count(kinds, "a forced pass"),
                  game->name.id == std::string("reversi") ? 1 : 0);
        EXPECT_THAT(kinds, Contains("a position that a move ends"));
        const std::size_t last = steps.size() - 1;
        EXPECT_EQ(kinds[last], "the end of its input: it has ended");
        EXPECT_EQ(kinds[last - 1], "a clock with one second left");
        EXPECT_THAT(steps[last - 1].sent, EndsWith("\t1000\n"));
        EXPECT_EQ(steps[last - 2].sent, steps[0].sent);
    }
}

TEST(Tryout, ThePositionsAreWhatTheyAreCalled) {
    for (const TryoutStep& step : stepsOf(tryoutOf("reversi", forEachLine(firstMove)))) {
        if (step.what == Phrase{"a forced pass"}) {
            EXPECT_EQ(step.came, "pass");
        } else if (step.what == Phrase{"a position that a move ends"}) {
            const std::size_t tab = step.sent.find('\t') + 1;
            const auto match = matchFrom(*gameNamed("reversi").value(),
                                         step.sent.substr(tab, step.sent.find('\t', tab) - tab))
                                   .value();
            bool ends = false;
            for (std::size_t move = 0; move < match->moves(0).size(); ++move) {
                match->go(0);
                match->play(move);
                ends = ends || match->result(match->current());
            }
            EXPECT_TRUE(ends) << step.sent;
        }
    }
}

// It cannot go on where a single move is left, which comes late in a game.
TEST(Tryout, FindsWhatComesInWholeGamesAlone) {
    const std::string stuck = forEachLine("case \"$moves\" in *' '*) echo ${moves%% *};; "
                                          "*) echo nothing;; esac");
    for (const char* game : {"tic-tac-toe", "towers", "reversi", "cards", "grid-nim"}) {
        SCOPED_TRACE(game);
        const auto steps = stepsOf(tryoutOf(game, stuck));
        ASSERT_TRUE(steps.back().fault);
        EXPECT_THAT(steps.back().came, HasSubstr("nothing"));
    }
}

TEST(Tryout, PlaysWholeGamesOnBothSidesAgainstPlayersOfSeveralStrengths) {
    const auto kinds = kindsOf(stepsOf(tryoutOf("reversi", forEachLine(firstMove))));
    std::set<std::string> players;
    std::ptrdiff_t games = 0;
    for (const std::string& kind : kinds)
        if (kind.starts_with("a whole game; the other player: ")) {
            players.insert(kind);
            ++games;
        }
    EXPECT_EQ(players.size(), 4u);
    EXPECT_EQ(games, 16);
}

TEST(Tryout, EndsWithTheFirstFault) {
    const auto steps = stepsOf(tryoutOf("tic-tac-toe", "read -r line; echo a1; exit 1"));
    ASSERT_EQ(steps.size(), 2u);
    EXPECT_FALSE(steps[0].fault);
    EXPECT_EQ(steps[0].came, "a1");
    ASSERT_TRUE(steps[1].fault);
    EXPECT_THAT(english(steps[1].fault->what), HasSubstr("with exit status 1"));
    EXPECT_EQ(steps[1].came, "");
}

TEST(Tryout, SaysWhereAProgramDoesNotEndWithItsInput) {
    Tryout endless = tryoutOf("cards", forEachLine(firstMove) + "; while :; do sleep 60; done");
    endless.limits.end = shortLimits().end;
    EXPECT_EQ(kindsOf(stepsOf(endless)).back(), "the end of its input: it goes on, and was killed");
}

TEST(Tryout, DrawsTheSamePositionsFromTheSameSeed) {
    Tryout tryout = tryoutOf("towers", forEachLine(firstMove));
    const auto steps = stepsOf(tryout);
    EXPECT_EQ(stepsOf(tryout), steps);
    tryout.seed = 2;
    EXPECT_NE(stepsOf(tryout), steps);
}

TEST(Tryout, AStopEndsItWithoutAFault) {
    std::stop_source stop;
    int steps = 0;
    EXPECT_TRUE(tryOut(tryoutOf("cards", forEachLine(firstMove)), stop.get_token(),
                       [&](const TryoutStep& step) {
                           EXPECT_FALSE(step.fault);
                           ++steps;
                           stop.request_stop();
                       }));
    EXPECT_EQ(steps, 1);
}

TEST(Entry, IsAProgramByItsEndingOrItsPermission) {
    const Folder folder;
    const auto make = [&](const char* name, bool isExecutable) {
        std::filesystem::create_directories((folder.path() / name).parent_path());
        std::ofstream(folder.path() / name) << "#!/bin/sh\n";
        if (isExecutable)
            std::filesystem::permissions(folder.path() / name, std::filesystem::perms::owner_all);
    };
    make("a.py", true);
    make("b.java", false);
    make("c.jar", false);
    make("d.cpp", false);
    make("e", true);
    make("f/run", true);
    make("g/run", false);
    std::filesystem::create_directories(folder.path() / "h.py");
    const auto words = [&](const char* name) {
        const auto command = commandOf(folder.path() / name);
        return command ? command->words : std::vector<std::string>{};
    };
    const std::string at = folder.path().string() + '/';
    using ::testing::ElementsAre;
    EXPECT_THAT(words("a.py"), ElementsAre("python3", at + "a.py"));
    EXPECT_THAT(words("b.java"), ElementsAre("java", at + "b.java"));
    EXPECT_THAT(words("c.jar"), ElementsAre("java", "-jar", at + "c.jar"));
    EXPECT_THAT(words("d.cpp"), ElementsAre());
    EXPECT_THAT(words("e"), ElementsAre(at + "e"));
    EXPECT_THAT(words("f"), ElementsAre(at + "f/run"));
    EXPECT_THAT(words("g"), ElementsAre());
    std::filesystem::create_directories(folder.path() / "i/run");
    EXPECT_THAT(words("i"), ElementsAre()) << "a folder is run by nobody";
    EXPECT_EQ(commandOf(folder.path() / "e")->folder, folder.path());
    EXPECT_THAT(words("h.py"), ElementsAre());
    EXPECT_THAT(words("nothing"), ElementsAre());
    EXPECT_EQ(commandOf(folder.path() / "f")->folder, at + "f");
    EXPECT_EQ(commandOf(folder.path() / "a.py")->folder, folder.path());
    EXPECT_EQ(programNameOf(folder.path() / "a.py"), "a");
    EXPECT_EQ(programNameOf(folder.path() / "d.cpp"), "d.cpp");
    // What is no such file is a command.
    const auto named = [](const std::string& text) { return commandNamed(text).value(); };
    EXPECT_THAT(named(at + "a.py").words, ElementsAre("python3", at + "a.py"));
    EXPECT_THAT(named(at + "f").words, ElementsAre(at + "f/run"));
    EXPECT_THAT(named(at + "d.cpp -x").words, ElementsAre(at + "d.cpp", "-x"));
    const auto refused = [](const std::string& text) {
        return english(commandNamed(text).error());
    };
    EXPECT_EQ(refused(at + "d.cpp"), '"' + at
                                         + "d.cpp\" is the source of a program, which no rule "
                                           "starts. Compile it, or give the command that runs it.");
    EXPECT_EQ(refused(at + "g"), "The folder \"" + at
                                     + "g\" is a program once its file \"run\" may be run: chmod "
                                       "+x does that.");
    std::filesystem::create_directories(folder.path() / "fold");
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    EXPECT_THAT(named("a.py").words, ElementsAre("python3", at + "a.py"));
    EXPECT_THAT(named("e").words, ElementsAre(at + "e"));
    EXPECT_EQ(refused("fold"), "\"fold\" is a folder. It is a program once an executable file "
                               "\"run\" stands in it.")
        << "and not the system's fold";
    std::ofstream("plain") << "words";
    EXPECT_EQ(refused("plain"), "The file \"plain\" may not be run: chmod +x changes that. Or give "
                                "the command that runs it.");
    std::filesystem::current_path(before);
    EXPECT_EQ(english(commandNamed(" \t").error()), "There is no command to start.");
}

} // namespace bouton::testing
