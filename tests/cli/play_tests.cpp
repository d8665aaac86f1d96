// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstdio>
#include <set>

#include "cli/positions.h"
#include "cli/process.h"
#include "core/whole_file.h"
#include "games/catalogue.h"
#include "games/record.h"

// The commands move and play.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

namespace {

class CliPlay : public ::testing::Test {
protected:
    CliPlay() { std::remove(m_file.c_str()); }
    ~CliPlay() override { std::remove(m_file.c_str()); }
    // The lines recorded so far. Empties the file.
    std::vector<std::string> recorded() const {
        const std::string text = wholeFile(m_file).value_or("");
        std::remove(m_file.c_str());
        return linesOf(text);
    }

    const std::string m_file = ::testing::TempDir() + "cli_play_"
                               + ::testing::UnitTest::GetInstance()->current_test_info()->name();
};

// The numbers in a text, in their order.
std::vector<int> numbersOf(const std::string& text) {
    std::vector<int> numbers;
    for (std::size_t at = 0; (at = text.find_first_of("0123456789", at)) != std::string::npos;) {
        std::size_t length = 0;
        numbers.push_back(std::stoi(text.substr(at), &length));
        at += length;
    }
    return numbers;
}

// Plays a recorded game again. Every move must be legal.
std::unique_ptr<Match> replayed(const std::string& line) {
    auto match = readRecord(line).value();
    EXPECT_EQ(match->record(), line);
    return match;
}

} // namespace

TEST(CliMove, EveryPlayerOfEveryGameMakesALegalMoveAndSaysByWhichRule) {
    Random random(4);
    for (const Ruleset* game : catalogue())
        for (const PlayerInfo& player : game->players) {
            const std::string spec = leastSettings(player.id, player.settings);
            SCOPED_TRACE(std::string(game->name.id) + ' ' + spec);
            const auto start = smallStart(*game, random);
            const Finished moved =
                run({"move", game->name.id, spec, "--position", start->position(0), "--seed", "5"});
            ASSERT_EQ(moved.status, 0) << moved.err;
            ASSERT_EQ(linesOf(moved.out).size(), 1u);
            const std::string move = linesOf(moved.out)[0];
            ASSERT_TRUE(start->play(move)) << move;
            ASSERT_EQ(start->moveText(start->current()), move);
            ASSERT_THAT(moved.err, HasSubstr(" plays " + move + ": "));
            ASSERT_EQ(linesOf(moved.err).size(), 1u);
        }
}

TEST(CliMove, MovesFromAPositionAndAfterMoves) {
    EXPECT_EQ(run({"move", "tic-tac-toe", "blocker", "--position", "XX./.O./... X"}).status, 2);
    EXPECT_EQ(run({"move", "tic-tac-toe", "blocker", "--position", "XX./O../... O"}).out, "c1\n");
    EXPECT_EQ(run({"move", "tic-tac-toe", "blocker", "--moves", " a1 A2  b1 "}).out, "c1\n");
    EXPECT_EQ(
        run({"move", "tic-tac-toe", "blocker", "--position", "X../.../... O", "--moves", "a2 b1"})
            .out,
        "c1\n");
}

TEST(CliMove, RefusesIllegalMovesFinishedGamesAndUnknownPlayers) {
    const auto refusal = [](const std::vector<std::string>& options) {
        std::vector<std::string> words{"move", "tic-tac-toe"};
        words.insert(words.end(), options.begin(), options.end());
        const Finished refused = run(words);
        EXPECT_EQ(refused.status, 2);
        EXPECT_EQ(refused.out, "");
        return refused.err;
    };
    EXPECT_EQ(refusal({"random", "--moves", "b2 b2"}),
              "bouton-cli: Move 2 of --moves: b2 is not a legal move here.\n");
    EXPECT_THAT(refusal({"random", "--moves", "b2 \xff"}),
                HasSubstr("Move 2 of --moves: \"\\xff\""));
    EXPECT_EQ(refusal({"random", "--position", "XXX/OO./... O"}),
              "bouton-cli: The game is over: X wins: X has three in a line.\n");
    EXPECT_THAT(refusal({"human"}), HasSubstr("has no player \"human\"; there are: random"));
    EXPECT_THAT(refusal({"random:depth=3"}), HasSubstr("\"depth\""));
    EXPECT_THAT(refusal({"random", "--seed", "-1"}), HasSubstr("--seed is a whole number from 0"));
}

TEST(CliMove, FailsWithThePlayersReasonIfThePlayerRefuses) {
    const std::string why =
        "Nodes of the game tree: 176113390678; minimax looks at 10,000,000 at most.";
    const std::string position = "--position=7:4/7:4/7:4 G";
    expectRefused({"move", "cards", "minimax", position}, why, 1);
    expectRefused({"play", "cards", "--first=minimax", "--second=random", position}, why, 1);
}

TEST_F(CliPlay, PrintsWinsDrawsLossesAndTheirInterval) {
    const std::string played =
        done({"play", "tic-tac-toe", "--first", "perfect", "--second", "blocker", "--games", "50"});
    const std::vector<int> numbers = numbersOf(played);
    ASSERT_GE(numbers.size(), 3u);
    EXPECT_EQ(numbers[0] + numbers[1] + numbers[2], 50);
    EXPECT_EQ(numbers[2], 0);
    EXPECT_EQ(played.substr(0, played.find("95 %")),
              std::to_string(numbers[0]) + " wins, " + std::to_string(numbers[1])
                  + " draws, 0 losses of the first (perfect), ");
    EXPECT_THAT(played, MatchesRegex(".*, 95 % interval 0\\.[0-9]+ to [01]\\.[0-9]+\n"));
}

TEST_F(CliPlay, TheSameSeedGivesTheSameGamesForEveryPlayerOfEveryGame) {
    Random random(5);
    bool other = false; // another seed gives other games, though not on every small board
    for (const Ruleset* game : catalogue())
        for (const PlayerInfo& player : game->players) {
            const std::string spec = leastSettings(player.id, player.settings);
            SCOPED_TRACE(std::string(game->name.id) + ' ' + spec);
            const std::string start = smallStart(*game, random)->position(0);
            const auto play = [&](const char* seed) {
                const std::string played =
                    done({"play", game->name.id, "--position", start, "--first", spec, "--second",
                          "random", "--games", "2", "--max-plies", "40", "--seed", seed, "--record",
                          m_file});
                return std::pair(played, recorded());
            };
            const auto first = play("7");
            ASSERT_EQ(first.second.size(), 2u);
            other = play("8").second != first.second || other;
            // A player with a time limit may play differently.
            if (spec.find("time") == std::string::npos) {
                ASSERT_EQ(play("7"), first);
            }
            for (const std::string& line : first.second)
                replayed(line);
        }
    EXPECT_TRUE(other);
}

TEST_F(CliPlay, RecordsAndResultsAgree) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        std::vector<std::string> words{"play",        game->name.id, "--first",  "random",
                                       "--second",    "random",      "--games",  "8",
                                       "--max-plies", "90",          "--record", m_file};
        if (game->name.autoFill)
            words.push_back("--random");
        const Finished played = run(words);
        ASSERT_EQ(played.status, 0) << played.err;
        int wins = 0, losses = 0, stopped = 0;
        std::set<std::string> starts;
        const auto lines = recorded();
        ASSERT_EQ(lines.size(), 8u);
        for (const std::string& line : lines) {
            const auto match = replayed(line);
            starts.insert(match->position(0));
            const auto result = match->result(match->current());
            stopped += !result;
            wins += result && result->winner == match->toMove(0);
            losses += result && result->winner == other(match->toMove(0));
        }
        EXPECT_EQ(starts.size() > 1, game->name.autoFill);
        const std::vector<int> numbers = numbersOf(played.out);
        EXPECT_EQ(numbers[0], wins);
        EXPECT_EQ(numbers[1], 8 - wins - losses);
        EXPECT_EQ(numbers[2], losses);
        if (stopped > 0) {
            EXPECT_THAT(played.out, HasSubstr("stopped at 90 plies and counted as drawn"));
            EXPECT_THAT(played.out, HasSubstr('\n' + std::to_string(stopped) + " game"));
        }
    }
}

TEST_F(CliPlay, CountsASingleGameAndPlyInTheSingular) {
    const Finished played =
        run({"play", "tic-tac-toe", "--first", "random", "--second", "random", "--max-plies", "1"});
    EXPECT_THAT(played.out, StartsWith("0 wins, 1 draw, 0 losses of the first (random)"));
    EXPECT_THAT(played.out, HasSubstr("\n1 game stopped at 1 ply and counted as drawn\n"));
}

TEST_F(CliPlay, SaysThatASidePasses) {
    const Finished moved = run({"move", "reversi", "minimax", "--position",
                                "XO....../......../......../......../......../......../......../"
                                "........ O"});
    EXPECT_EQ(moved.out, "pass\n");
    EXPECT_EQ(moved.err, "Light passes: no move turns a disc.\n");
}

TEST_F(CliPlay, TheFirstHasTheSideToMoveOfTheStart) {
    // O is to move and wins at once, so the first player wins.
    EXPECT_THAT(run({"play", "tic-tac-toe", "--position", "XX./OO./X.. O", "--first", "perfect",
                     "--second", "random", "--games", "3"})
                    .out,
                StartsWith("3 wins, 0 draws, 0 losses of the first (perfect)"));
}

// On a large board the horse has two steps from anywhere. Were the streams one, the second player
// would always answer with the step of the first.
TEST_F(CliPlay, TheTwoPlayersDrawFromStreamsOfTheirOwn) {
    int same = 0;
    for (int seed = 1; seed <= 12; ++seed) {
        run({"play", "trojan-horse:rows=16,columns=16", "--first=random", "--second=random",
             "--max-plies=2", "--seed=" + std::to_string(seed), "--record=" + m_file});
        const std::string line = recorded().front();
        same += line.ends_with("; o14 n12") || line.ends_with("; n15 l14");
    }
    EXPECT_GT(same, 0);
    EXPECT_LT(same, 12);
}

TEST_F(CliPlay, RecordsAreAppended) {
    for (int i = 0; i < 2; ++i)
        run({"play", "tic-tac-toe", "--first=random", "--second=random", "--record=" + m_file});
    EXPECT_EQ(recorded().size(), 2u);
}

TEST_F(CliPlay, RefusesWhatCannotBePlayedBeforePlaying) {
    const auto refusal = [this](int status, const std::vector<std::string>& options) {
        std::vector<std::string> words{"play", "tic-tac-toe", "--first=random", "--record", m_file};
        words.insert(words.end(), options.begin(), options.end());
        const Finished refused = run(words);
        EXPECT_EQ(refused.status, status);
        EXPECT_EQ(refused.out, "");
        EXPECT_TRUE(recorded().empty());
        return refused.err;
    };
    const std::string second = "--second=random";
    EXPECT_THAT(refusal(2, {}), HasSubstr("play needs --second PLAYER"));
    EXPECT_THAT(refusal(2, {"--second=nobody"}), HasSubstr("has no player \"nobody\""));
    EXPECT_EQ(refusal(2, {second, "--random"}),
              "bouton-cli: Tic-tac-toe has one start and no --random.\n");
    EXPECT_EQ(refusal(2, {second, "--random", "--position", ".../.../... X"}),
              "bouton-cli: A game begins from --position or from --random, not from both.\n");
    EXPECT_THAT(refusal(2, {second, "--position", "XXX/OO./... O"}),
                HasSubstr("The game is over: X wins"));
    EXPECT_THAT(refusal(2, {second, "--position", "XXX"}), HasSubstr("the side to move"));
    EXPECT_THAT(refusal(2, {second, "--max-plies", "0"}), HasSubstr("from 1 to 1000000"));
    const Finished unfillable =
        run({"play", "grid-nim:size=2", "--random", "--first=random", second});
    EXPECT_EQ(unfillable.status, 2);
    EXPECT_EQ(unfillable.out, "");
    EXPECT_EQ(linesOf(unfillable.err).size(), 1u);
    expectRefused({"play", "tic-tac-toe", "--first=random", second, "--record=/nowhere/games.txt"},
                  "The file \"/nowhere/games.txt\" cannot be written: No such file or directory.",
                  1);
}

TEST_F(CliPlay, APersonPlaysFromTheKeyboardAndErrorsAreExplained) {
    const Finished played = run({"play", "tic-tac-toe", "--position", "XX./OO./... X", "--first",
                                 "human", "--second", "perfect"},
                                "nonsense\na1\n\nmoves\n C1 \n");
    EXPECT_EQ(played.status, 0);
    EXPECT_THAT(played.out, StartsWith("1 win, 0 draws, 0 losses of the first (human)"));
    for (const char* said : {"1 X X .\n", "\"nonsense\" is no move", "a1 is not ",
                             "Legal moves: c1 c2 a3 b3 c3", "X wins: "})
        EXPECT_THAT(played.err, HasSubstr(said));
}

TEST_F(CliPlay, APersonSeesTheRepliesAndMaySitOnBothSides) {
    const Finished second = run({"play", "tic-tac-toe", "--position", "XX./OO./... X", "--first",
                                 "perfect", "--second", "human"});
    EXPECT_EQ(second.status, 0);
    EXPECT_THAT(second.err, HasSubstr("X plays c1: it completes a1-b1-c1"));
    const Finished first = run({"play", "tic-tac-toe", "--position", "XX./OO./X.. O", "--first",
                                "human", "--second", "perfect"},
                               "b3\nc2\n");
    EXPECT_THAT(first.err, HasSubstr("X plays c1: "));
    EXPECT_THAT(first.err, ::testing::Not(HasSubstr("O plays "))) << "its own move";
    const Finished both = run({"play", "tic-tac-toe", "--first", "human", "--second", "human"},
                              "a1\nb1\na2\nb2\na3\n");
    EXPECT_EQ(both.status, 0);
    EXPECT_THAT(both.out, StartsWith("1 win, 0 draws, 0 losses"));
}

TEST_F(CliPlay, APersonMayLeaveAndAnEndedInputIsAnError) {
    const std::vector<std::string> words{"play", "tic-tac-toe", "--first=human", "--second=random",
                                         "--games=2"};
    const Finished left = run(words, "quit\n");
    EXPECT_EQ(left.status, 0);
    EXPECT_THAT(left.out, StartsWith("0 wins, 0 draws, 0 losses"));
    const Finished ended = run(words, "a1\n");
    EXPECT_EQ(ended.status, 1);
    EXPECT_EQ(ended.out, "");
    EXPECT_THAT(ended.err, HasSubstr("bouton-cli: The input has ended before the game.\n"));
}

TEST_F(CliPlay, WhereTheInputEndsTheGamesBeforeAreTold) {
    const Finished ended = run({"play", "tic-tac-toe", "--position", "XX./OO./... X", "--first",
                                "human", "--second", "random", "--games=2"},
                               "c1\n");
    EXPECT_EQ(ended.status, 1);
    EXPECT_THAT(ended.out, StartsWith("1 win, 0 draws, 0 losses"));
    EXPECT_THAT(ended.err, HasSubstr("bouton-cli: The input has ended before the game.\n"));
}

TEST_F(CliPlay, APersonPlaysEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Process process({"play", game->name.id, "--first=human", "--second=random"});
        const auto start = game->standard(complete(game->settings, {}).value()).value();
        const std::string move = start->moves(0).front().text;
        process.give(move + '\n');
        ASSERT_TRUE(process.waitForErr(" plays "));
        EXPECT_EQ(process.finish("quit\n").status, 0);
    }
}

TEST_F(CliPlay, WhoWatchesIsToldEveryMoveItsRuleAndTheEnd) {
    const Finished watched = run({"play", "tic-tac-toe", "--first", "perfect", "--second",
                                  "blocker", "--watch", "--record", m_file});
    ASSERT_EQ(watched.status, 0) << watched.err;
    const auto match = replayed(recorded().front());
    std::size_t at = 0;
    for (const Match::Node node : match->path(match->current()))
        if (node != 0) {
            const std::string move = " plays " + match->moveText(node) + ": ";
            at = watched.err.find(move, at);
            ASSERT_NE(at, std::string::npos) << move << watched.err;
        }
    EXPECT_THAT(watched.err.substr(at), HasSubstr("  a b c\n1 "));
    EXPECT_THAT(watched.out, StartsWith("1 win, 0 draws, 0 losses"));
    const std::string stopped = "The game is stopped here and counted as drawn.\n";
    EXPECT_THAT(watched.err, ::testing::Not(HasSubstr(stopped)));
    EXPECT_THAT(run({"play", "tic-tac-toe", "--first=random", "--second=random", "--watch",
                     "--max-plies=1"})
                    .err,
                ::testing::EndsWith("\nO to move.\n" + stopped));
}

} // namespace bouton::testing
