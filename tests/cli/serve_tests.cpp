// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstring>
#include <set>

#include "cli/positions.h"
#include "cli/served.h"
#include "core/visible.h"
#include "games/catalogue.h"
#include "support/shell.h"

// The command serve: a player at the other end of the Go Text Protocol.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

namespace {

Match::Node now(const Match& match) { return match.current(); }

// Dark has to pass here, and Light can move then.
constexpr const char* darkMustPass =
    "OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOX. X";

} // namespace

TEST(CliServe, SaysWhatItIsAndWhatItKnows) {
    Served served({"reversi", "random"});
    EXPECT_EQ(served.ask("name"), "= Bouton");
    EXPECT_THAT(run({"--version"}).out,
                ::testing::StartsWith("bouton-cli " + served.told("version") + '\n'));
    EXPECT_EQ(served.ask("protocol_version"), "= 2");
    const std::vector<std::string> known{"name",          "version",       "protocol_version",
                                         "known_command", "list_commands", "undo",
                                         "komi",          "final_score",   "quit",
                                         "boardsize",     "clear_board",   "position",
                                         "play",          "genmove",       "time_settings",
                                         "time_left",     "showboard"};
    EXPECT_THAT(linesOf(served.told("list_commands")), ::testing::UnorderedElementsAreArray(known));
    for (const std::string& command : known)
        EXPECT_EQ(served.ask("known_command " + command), "= true");
    EXPECT_EQ(served.ask("known_command reg_genmove"), "= false");
}

TEST(CliServe, EchoesTheNumberOfACommand) {
    Served served({"tic-tac-toe", "perfect"});
    EXPECT_EQ(served.ask("17 name"), "=17 Bouton");
    EXPECT_EQ(served.ask("0 play x b2"), "=0 ");
    EXPECT_THAT(served.ask("18 play x b2"), StartsWith("?18 "));
    EXPECT_EQ(served.ask("19"), "?19 There is no command after the number.");
}

TEST(CliServe, LeavesCommentsAndControlCharactersOut) {
    Served served({"tic-tac-toe", "perfect"});
    served.process().give("\n# a comment\n \t \n");
    EXPECT_EQ(served.ask("\tplay\tx  b2 # in the middle\r"), "= ");
    EXPECT_EQ(served.position(), ".../.X./... O");
}

TEST(CliServe, PlaysWholeGamesOfEveryGameAndTakesThemBack) {
    Random random(6);
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        const auto match = smallStart(*game, random);
        const std::string start = match->position(0);
        Served served({game->name.id, "random"});
        ASSERT_EQ(served.told("position " + start), "");
        std::size_t plies = 0;
        for (; !match->result(now(*match)) && plies < 60; ++plies) {
            const std::string colour = colourOf(match->toMove(now(*match)));
            if (plies % 2 == 0) {
                const std::string move = served.told("genmove " + colour);
                ASSERT_TRUE(match->play(move)) << move;
                ASSERT_EQ(match->moveText(now(*match)), move);
            } else {
                match->play(random.below(match->moves(now(*match)).size()));
                ASSERT_EQ(served.told("play " + colour + ' ' + match->moveText(now(*match))), "");
            }
            ASSERT_EQ(served.position(), match->position(now(*match)));
        }
        if (match->result(now(*match))) {
            ASSERT_EQ(served.ask("genmove b"), "= pass");
            ASSERT_EQ(served.ask("play w pass"), "= ");
            ASSERT_THAT(served.ask("play w a1"), StartsWith("? The game is over: "));
            ASSERT_THAT(served.ask("final_score"), ::testing::MatchesRegex("= (0|[BW][+][0-9]+)"));
        } else {
            ASSERT_THAT(served.ask("final_score"), StartsWith("? "));
        }
        for (std::size_t ply = 0; ply < plies; ++ply)
            ASSERT_EQ(served.ask("undo"), "= ");
        ASSERT_EQ(served.ask("undo"), "? cannot undo: no move has been made.");
        ASSERT_EQ(served.position(), start);
        ASSERT_EQ(served.told("clear_board"), "");
        ASSERT_THAT(served.ask("undo"), StartsWith("? cannot undo"));
        served.told("genmove b");
        ASSERT_EQ(served.told("clear_board"), "");
        ASSERT_THAT(served.ask("undo"), StartsWith("? cannot undo")) << "it was another game's";
        const auto standard = game->standard(complete(game->settings, {}).value()).value();
        ASSERT_EQ(served.position(), standard->position(0));
        ASSERT_EQ(served.process().finish("quit\n").status, 0);
    }
}

TEST(CliServe, KnowsTheSidesByLetterByNameAndByBlackAndWhite) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Served served({game->name.id, game->players.front().id});
        for (const Side side : {Side::One, Side::Two})
            for (const std::string& word :
                 {std::string(1, game->name.letters[indexOf(side)]),
                  std::string(game->name.sides[indexOf(side)]),
                  std::string(side == Side::One ? "black" : "White"), colourOf(side)}) {
                SCOPED_TRACE(word);
                ASSERT_EQ(served.ask("clear_board"), "= ");
                const std::string answer = served.ask("genmove " + word);
                if (side == Side::One)
                    ASSERT_THAT(answer, StartsWith("= "));
                else
                    ASSERT_EQ(answer, std::string("? ") + game->name.sides[0] + " is to move, not "
                                          + game->name.sides[1] + '.');
            }
        EXPECT_THAT(served.ask("genmove blue"), HasSubstr("? \"blue\" is no colour ("));
    }
}

TEST(CliServe, MakesAForcedPassAlsoWhereItIsLeftOut) {
    Served served({"reversi", "random"});
    const std::string position = std::string("position ") + darkMustPass;
    const std::string passed = std::string(darkMustPass, std::strlen(darkMustPass) - 1) + 'O';
    ASSERT_EQ(served.ask(position), "= ");
    EXPECT_EQ(served.ask("genmove b"), "= pass");
    EXPECT_EQ(served.position(), passed);
    EXPECT_EQ(served.ask("undo"), "= ");
    EXPECT_EQ(served.position(), darkMustPass);
    EXPECT_EQ(served.ask("play b PASS"), "= ");
    EXPECT_EQ(served.ask("genmove w"), "= h8");
    EXPECT_EQ(served.ask("undo"), "= ");
    EXPECT_EQ(served.position(), passed);

    ASSERT_EQ(served.ask(position), "= ");
    EXPECT_EQ(served.ask("play w h8"), "= ");
    EXPECT_EQ(served.ask("undo"), "= ");
    EXPECT_EQ(served.position(), darkMustPass) << "the pass and the move are one";
    EXPECT_THAT(served.ask("play w a1"), StartsWith("? a1 is not a legal move"));
    EXPECT_EQ(served.position(), darkMustPass) << "nothing has changed";
    EXPECT_EQ(served.ask("genmove w"), "= h8");
    EXPECT_EQ(served.ask("undo"), "= ");
    EXPECT_EQ(served.position(), darkMustPass);
}

TEST(CliServe, RefusesBadInputOfAnyKindAndChangesNothing) {
    Served served({"towers:rows=5,columns=4", "nim-sum"});
    ASSERT_EQ(served.ask("play green a3"), "= ");
    const std::string position = served.position();
    for (const std::string& line : std::vector<std::string>{"nonsense",
                                                            "Play r b2",
                                                            "play",
                                                            "play r",
                                                            "play r b2 b3",
                                                            "play r z99",
                                                            "play r +",
                                                            "play r pass",
                                                            "play g b2",
                                                            "play \xff\xfe b2",
                                                            "genmove",
                                                            "genmove r r",
                                                            "undo 2",
                                                            "name me",
                                                            "known_command",
                                                            "boardsize",
                                                            "boardsize x",
                                                            "boardsize 3",
                                                            "boardsize 13",
                                                            "boardsize 5.5",
                                                            "boardsize -5",
                                                            "boardsize 99999999999999999999",
                                                            "clear_board now",
                                                            "position",
                                                            "position XXX",
                                                            "position .... G",
                                                            "time_settings",
                                                            "time_settings 1 2",
                                                            "time_settings 1 2 -3",
                                                            "time_settings a b c",
                                                            "time_left g 1",
                                                            "time_left 1 2 3",
                                                            "time_left g 999999999999 1",
                                                            "99999999999999999999",
                                                            "7 7 7",
                                                            "\xc3\xa9",
                                                            std::string("pl\0ay", 5) + "s r",
                                                            "=",
                                                            "?",
                                                            "-- quit",
                                                            "quit now"}) {
        SCOPED_TRACE(line);
        const std::string answer = served.ask(line);
        ASSERT_THAT(answer, StartsWith("?"));
        ASSERT_EQ(linesOf(answer).size(), 1u);
        ASSERT_GT(answer.size(), 15u);
        ASSERT_EQ(visible(answer, answer.size()), answer);
    }
    EXPECT_EQ(served.ask("name " + std::string(3'000'000, 'x')), "? The line is too long.");
    EXPECT_EQ(served.position(), position);
    EXPECT_THAT(served.ask("genmove r"), StartsWith("= "));
}

TEST(CliServe, ReadsAnyBytesWithoutHarm) {
    Random random(8);
    std::string bytes;
    for (int i = 0; i < 40'000; ++i)
        bytes += static_cast<char>(random.below(256));
    const Finished ended = run({"serve", "gtp", "cards", "perfect"}, bytes + "\nname\nquit\n");
    EXPECT_EQ(ended.status, 0);
    EXPECT_EQ(ended.err, "");
    EXPECT_THAT(ended.out, HasSubstr("\n\n= Bouton\n\n= \n\n"));
}

TEST(CliServe, ChangesTheSizeOfTheBoardWhereTheGameHasOne) {
    const auto sized = [](const char* game, const char* player, const std::string& size) {
        Served served({game, player});
        const std::string answer = served.ask("boardsize " + size);
        served.told("clear_board");
        return answer.starts_with('?') ? answer : answer + served.position();
    };
    EXPECT_EQ(sized("reversi", "random", "8").substr(0, 12), "= ......../.");
    EXPECT_EQ(sized("reversi", "random", "10"),
              "? unacceptable size 10: Reversi is played on 8 x 8 alone.");
    EXPECT_EQ(sized("tic-tac-toe", "random", "3"), "= .../.../... X");
    EXPECT_EQ(sized("grid-nim", "perfect", "3"), "= .../.../... G");
    EXPECT_EQ(sized("grid-nim", "perfect", "10").substr(0, 13), "= ........../");
    EXPECT_EQ(sized("grid-nim", "perfect", "11"),
              "? unacceptable size 11: size: 2 to 10, standard 6.");
    EXPECT_EQ(sized("towers", "random", "4"), "= GGGG/..../..../RRRR G");
    EXPECT_EQ(sized("trojan-horse", "random", "4"), "= ..../..../..../...H G");
    EXPECT_EQ(sized("cards", "random", "3"), "? unacceptable size 3: Card groups has no board.");
}

TEST(CliServe, KeepsItsPlayerFromMoveToMove) {
    Served served({"reversi", "random"});
    std::set<std::string> moves;
    for (int i = 0; i < 40; ++i) {
        moves.insert(served.told("genmove b"));
        ASSERT_EQ(served.ask(i % 2 == 0 ? "undo" : "clear_board"), "= ");
    }
    EXPECT_EQ(moves.size(), 4u) << "a new player would always draw the same move";
}

TEST(CliServe, TheSameSeedGivesTheSameMoves) {
    const auto game = [](const char* seed) {
        Served served({"reversi", "engine:level=2", "--seed", seed});
        std::string moves;
        for (int ply = 0; ply < 12; ++ply)
            moves += served.told(ply % 2 == 0 ? "genmove b" : "genmove w") + ' ';
        return moves;
    };
    EXPECT_EQ(game("3"), game("3"));
    EXPECT_NE(game("3"), game("4"));
}

// As referees do it: no numbers, no size, both programs are told every move of the other.
TEST(CliServe, TwoProgramsPlayEachOther) {
    Served dark({"reversi", "engine:level=3"}), light({"reversi", "minimax:depth=1"});
    for (int game = 0; game < 2; ++game) {
        const auto match = matchFrom(*gameNamed("reversi").value(),
                                     "......../......../......../...OX.../...XO.../......../"
                                     "......../........ X")
                               .value();
        dark.told("clear_board");
        light.told("clear_board");
        while (!match->result(now(*match))) {
            const bool isDark = match->toMove(now(*match)) == Side::One;
            Served& mover = isDark ? dark : light;
            Served& other = isDark ? light : dark;
            const std::string colour = isDark ? "b" : "w";
            const std::string move = mover.told("genmove " + colour);
            ASSERT_TRUE(match->play(move)) << move;
            ASSERT_EQ(other.ask("play " + colour + ' ' + move), "= ");
        }
        EXPECT_THAT(dark.told("showboard"), HasSubstr(" wins: "));
        EXPECT_EQ(dark.position(), light.position());
    }
}

TEST(CliServe, TellsAlsoWhyAPlayerRefuses) {
    Served served({"cards", "minimax"});
    ASSERT_EQ(served.ask("position 7:4/7:4/7:4 G"), "= ");
    EXPECT_THAT(served.ask("genmove g"), StartsWith("? Nodes of the game tree: 176113390678"));
    EXPECT_EQ(served.position(), "7:4/7:4/7:4 G");
}

TEST(CliServe, PlaysAsTheProposedOpponentIfNoneIsNamed) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Served served({game->name.id});
        EXPECT_THAT(served.ask("genmove " + colourOf(Side::One)), Not(StartsWith("?")));
    }
}

TEST(CliServe, SaysThatItsInputCannotBeRead) {
    const Answer folder = shell(BOUTON_CLI " serve gtp tic-tac-toe < /");
    EXPECT_EQ(folder.status, 1);
    EXPECT_EQ(folder.text, "bouton-cli: Standard input cannot be read: Is a directory.\n");
}

TEST(CliServe, RefusesOtherProtocolsGamesAndPlayers) {
    expectRefused({"serve", "nboard", "reversi"}, "serve speaks gtp, and no protocol \"nboard\".");
    EXPECT_EQ(run({"serve", "gtp"}).status, 2);
    EXPECT_EQ(run({"serve", "gtp", "chess"}).status, 2);
    EXPECT_EQ(run({"serve", "gtp", "reversi", "human"}).status, 2);
    EXPECT_EQ(run({"serve", "gtp", "reversi", "random", "--seed", "-1"}).status, 2);
}

} // namespace bouton::testing
