// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <set>

#include "cli/positions.h"
#include "cli/process.h"
#include "games/catalogue.h"

// The commands games, players and show, the help, and how misuse is refused.

namespace bouton::testing {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(CliHelp, TellsEveryCommandAndEachCommandItsOptions) {
    const std::string all = done({"--help"});
    for (const char* command : {"games", "players", "show", "analyze", "move", "play", "convert",
                                "census", "table", "claim", "exercises"}) {
        EXPECT_THAT(all, HasSubstr("\n  " + std::string(command) + ' '));
        const std::string one = done({command, "--help"});
        EXPECT_THAT(one, StartsWith("Usage: bouton-cli " + std::string(command)));
        EXPECT_THAT(one, HasSubstr("Example"));
    }
    EXPECT_THAT(run({"play", "--help"}).out, HasSubstr("--max-plies N"));
    for (const Ruleset* game : catalogue())
        for (const Setting& setting : game->settings)
            EXPECT_THAT(all, HasSubstr(rangeOf(setting)));
}

TEST(CliHelp, GoesToStandardErrorWhereNoCommandIsGiven) {
    const Finished none = run({});
    EXPECT_EQ(none.status, 2);
    EXPECT_EQ(none.out, "");
    EXPECT_EQ(none.err, run({"--help"}).out);
}

TEST(CliHelp, SaysTheVersion) {
    EXPECT_THAT(done({"--version"}), StartsWith("bouton-cli 1."));
    for (const std::string alone : {"--version", "--help", "--man"})
        expectRefused({alone, "x"}, alone + " stands alone.");
}

TEST(CliUsage, RefusesWhatItDoesNotKnowInOneLine) {
    expectRefused({"ponder"}, "There is no command \"ponder\" (see bouton-cli --help)");
    expectRefused({"\x1b[31m\xff\n"},
                  "There is no command \"\\x1b[31m\\xff\\n\" (see bouton-cli --help)");
    expectRefused({std::string(4096, 'x')},
                  "There is no command \"" + std::string(4096, 'x') + "\" (see bouton-cli --help)");
    expectRefused({std::string(4097, 'x')}, "There is no command \"" + std::string(4096, 'x')
                                                + "...\" (see bouton-cli --help)");
    expectRefused({"games", "--all"}, "There is no option \"--all\" (see bouton-cli games --help)");
    expectRefused({"games", "x"}, "\"x\" is one argument too many (see bouton-cli games --help)");
    expectRefused({"show"},
                  "The command is: show GAME|FILE [POSITION] (see bouton-cli show --help)");
    expectRefused({"analyze", "--json=1", "tic-tac-toe"},
                  "--json takes no value (see bouton-cli analyze --help)");
    expectRefused({"analyze", "tic-tac-toe", "--time"},
                  "--time needs a value: S (see bouton-cli analyze --help)");
    expectRefused({"analyze", "tic-tac-toe", "--time", "1", "--time=1"},
                  "--time is given twice (see bouton-cli analyze --help)");
}

TEST(CliUsage, NumbersAreReadToTheirLastByteAndWithinTheirRange) {
    for (const char* text : {"", "0", "-1", "+1", "1x", "1.5", "1e3", " 1", "0x10", "1000001",
                             "99999999999999999999999"})
        expectRefused({"play", "tic-tac-toe", "--first=random", "--second=random",
                       std::string("--games=") + text},
                      "--games is a whole number from 1 to 1000000, not \"" + std::string(text)
                          + "\".");
    for (const char* text : {"", "0", "-1", "nan", "inf", "1s", "1000001"})
        expectRefused({"analyze", "tic-tac-toe", "--time", text},
                      "--time is a number of seconds from 0.001 to 1000000, not \""
                          + std::string(text) + "\".");
}

TEST(CliUsage, NumbersThatHaveARangeAreRefusedWithIt) {
    const std::vector<std::string> match{"match", "reversi", "random", "random"},
        tournament{"tournament", "/", "reversi"}, review{"review", "reversi", "x"},
        solve{"solve", "reversi", "x"},
        play{"play", "reversi", "--first=random", "--second=random"};
    const auto whole = [](const std::vector<std::string>& command, const std::string& option,
                          const std::string& range) {
        std::vector<std::string> words = command;
        words.push_back("--" + option + "=x");
        expectRefused(words, "--" + option + " is a whole number from " + range + ", not \"x\".");
    };
    whole(match, "pairs", "1 to 1000000");
    whole(match, "plies", "0 to 60");
    whole(match, "max-plies", "1 to 1000000");
    whole(match, "memory", "0 to 16777216");
    whole(match, "seed", "0 to 18446744073709551615");
    whole(tournament, "pairs", "1 to 10000");
    whole(tournament, "plies", "0 to 60");
    whole(tournament, "max-plies", "1 to 1000000");
    whole(play, "max-plies", "1 to 1000000");
    whole(review, "threads", "1 to 16");
    whole(solve, "threads", "1 to 16");
    for (const std::string option : {"start-time", "move-time"}) {
        std::vector<std::string> words = match;
        words.push_back("--" + option + "=x");
        expectRefused(words, "--" + option
                                 + " is a number of seconds from 0.01 to 86400, not "
                                   "\"x\".");
    }
}

TEST(CliUsage, TheSeedIsOneWhereNoneIsGiven) {
    const auto same = [](std::vector<std::string> words) {
        const std::string plain = run(words).out;
        words.push_back("--seed=1");
        EXPECT_EQ(run(words).out, plain) << words[0];
        for (const char* other : {"--seed=0", "--seed=2"}) {
            words.back() = other;
            EXPECT_NE(run(words).out, plain) << words[0];
        }
    };
    same({"move", "grid-nim", "random"});
    same({"play", "tic-tac-toe", "--first=random", "--second=random", "--games=100"});
    same({"try", "reversi",
          "sh -c \"while IFS='\t' read -r game position moves rest; do echo "
          "${moves%% *}; done\""});
}

TEST(CliUsage, OptionsMayStandAnywhereAndAfterTwoDashesAllWordsAreArguments) {
    const std::string position = "X.O/.X./..O X";
    const Finished plain = run({"analyze", "tic-tac-toe", position, "--json"});
    EXPECT_EQ(plain.status, 0);
    EXPECT_EQ(run({"analyze", "--json", "tic-tac-toe", position}).out, plain.out);
    EXPECT_EQ(run({"analyze", "--json", "--", "tic-tac-toe", position}).out, plain.out);
    EXPECT_EQ(run({"analyze", "tic-tac-toe", position, "--", "--json"}).status, 2);
    EXPECT_THAT(run({"show", "tic-tac-toe", "-.X/.../... O"}).err, HasSubstr("Cell a1"));
}

TEST(CliUsage, SaysWhenItsOutputCannotBeWritten) {
    expectRefused(
        {"play", "tic-tac-toe", "--first=random", "--second=random", "--record", "/dev/full"},
        "The file \"/dev/full\" cannot be written: No space left on device.", 1);
}

TEST(CliGames, ListsTheCatalogue) {
    std::string expected;
    for (const Ruleset* game : catalogue())
        expected += std::string(game->name.id) + '\t' + game->name.title + '\n';
    EXPECT_EQ(done({"games"}), expected);
}

TEST(CliPlayers, ListsThePlayersWithTheirSettingsAndThenTheOpponents) {
    EXPECT_EQ(done({"players", "tic-tac-toe"}),
              "random\tRandom\t\n"
              "golden-pairs\tGolden pairs\t\n"
              "blocker\tBlocker\t\n"
              "careless\tCareless\tslips: 1 to 99, standard 33\n"
              "perfect\tPerfect\t\n"
              "beginner\tBeginner\tmoves at random\trandom\n"
              "student\tStudent\tcompletes two in a line, but blocks nothing\tgolden-pairs\n"
              "casual\tCasual\tcompletes two in a line, and blocks yours\tblocker\n"
              "club\tClub\tknows every position, but slips one move in five\t"
              "careless:slips=20\n"
              "perfect\tPerfect\tnever loses a game that it can hold\tperfect\n");
    EXPECT_EQ(run({"players"}).status, 2);
    EXPECT_EQ(run({"players", "chess"}).status, 2);
}

TEST(CliPlayers, OfEveryGameAreChosenByTheNamesThatAreListed) {
    for (const Ruleset* game : catalogue()) {
        const std::vector<std::string> lines = linesOf(done({"players", game->name.id}));
        ASSERT_EQ(lines.size(), game->players.size() + game->opponents.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string& line = lines[i];
            const std::string id = line.substr(0, line.find('\t'));
            const auto chosen = choosePlayer(*game, *readSpec(id));
            ASSERT_TRUE(chosen) << line;
            if (i >= game->players.size()) {
                EXPECT_THAT(line, EndsWith('\t' + specOf(*game, chosen.value())));
            }
        }
    }
}

TEST(CliPlayers, OfAGameWithoutRatingsAreNotListedByThem) {
    const Finished ratings = run({"players", "towers", "--ratings"});
    EXPECT_EQ(ratings.status, 1);
    EXPECT_EQ(ratings.out, "");
    EXPECT_THAT(ratings.err, HasSubstr("has been rated."));
}

TEST(CliPlayers, AreListedByTheirRatingsOnOneScale) {
    const Ruleset& game = *gameNamed("reversi").value();
    std::set<std::string> players;
    for (const std::string& line : linesOf(done({"players", "reversi", "--ratings"}))) {
        const std::string player = line.substr(0, line.find('\t'));
        EXPECT_TRUE(players.insert(player).second) << player;
        const auto rating = ratingOf(game, choosePlayer(game, *readSpec(player)).value());
        ASSERT_TRUE(rating) << player;
        EXPECT_EQ(line, player + '\t' + std::to_string(rating->value) + '\t'
                            + std::to_string(rating->within));
    }
    for (const char* player : {"beginner", "club", "random", "minimax:depth=1", "ladder:step=1",
                               "ladder:step=18", "engine:level=12"})
        EXPECT_TRUE(players.contains(player)) << player;
    EXPECT_FALSE(players.contains("minimax:depth=8"));
}

TEST(CliShow, DrawsTheStartOfEveryGame) {
    for (const Ruleset* game : catalogue()) {
        const auto start = game->standard(complete(game->settings, {}).value()).value();
        const std::string shown = done({"show", game->name.id});
        EXPECT_THAT(shown, StartsWith(start->position(0) + "\n\n"));
        EXPECT_THAT(shown, EndsWith(" to move.\n"));
        EXPECT_GE(linesOf(shown).size(), start->picture(0).rows.size() + 3);
    }
}

TEST(CliShow, DrawsColumnsByLettersAndRowsByNumbersAndSaysWhoMoves) {
    EXPECT_EQ(run({"show", "tic-tac-toe", "x.o/.x./..o x"}).out, "X.O/.X./..O X\n"
                                                                 "\n"
                                                                 "  a b c\n"
                                                                 "1 X . O\n"
                                                                 "2 . X .\n"
                                                                 "3 . . O\n"
                                                                 "X to move.\n");
}

TEST(CliShow, MakesRoomForRowsOfTwoDigits) {
    const std::string shown = run({"show", "grid-nim:size=10"}).out;
    EXPECT_THAT(shown, HasSubstr("\n   a b c d e f g h i j\n 1 . . . . . . . . . .\n 2 . "));
    EXPECT_THAT(shown, HasSubstr("\n10 . . . . . . . . . .\nGreen (G) to move.\n"));
}

TEST(CliShow, DrawsGroupsOfCardsALineEach) {
    EXPECT_EQ(run({"show", "cards", "0:2/1:3/12:1 R"}).out,
              "0:2/1:3/12:1 R\n"
              "\n"
              "a                0 cards, at most 2 a turn\n"
              "b  #             1 card, at most 3 a turn\n"
              "c  ############  12 cards, at most 1 a turn\n"
              "Red (R) to move.\n");
}

TEST(CliShow, ReadsReversisOneLineFormAlthoughItBeginsWithADash) {
    const std::string cells = std::string(27, '-') + "OX------XO" + std::string(27, '-');
    EXPECT_EQ(run({"show", "reversi", cells + " X; d3:+0"}).out, run({"show", "reversi"}).out);
    EXPECT_THAT(run({"show", "reversi"}).out, HasSubstr("\nDark 2, light 2\n"));
}

TEST(CliShow, SaysTheResultOfAFinishedPosition) {
    EXPECT_THAT(run({"show", "tic-tac-toe", "XXX/OO./... O"}).out, HasSubstr("\nX wins: "));
    EXPECT_THAT(run({"show", "tic-tac-toe", "XOX/XOO/OXX O"}).out, HasSubstr("\nDrawn: "));
}

TEST(CliShow, RefusesUnknownGamesSettingsAndPositionsInOneLine) {
    for (const Ruleset* game : catalogue()) {
        const std::string id = game->name.id;
        std::vector<std::vector<std::string>> bad;
        for (const char* settings : {":", ":x", ":x=1", ":=1"})
            bad.push_back({"show", id + settings});
        for (const char* position : {"", " ", "x", "//// X", "\xff\xfe", "?/?/? G"})
            bad.push_back({"show", id, position});
        for (const auto& words : bad) {
            const Finished refused = run(words);
            EXPECT_EQ(refused.status, 2) << words[1] << ' ' << words.back();
            EXPECT_EQ(refused.out, "");
            EXPECT_EQ(linesOf(refused.err).size(), 1u) << refused.err;
        }
        for (const Setting& setting : game->settings)
            for (const std::string& value :
                 {std::to_string(setting.least - 1), std::to_string(setting.most + 1)}) {
                const Finished refused = run({"show", id + ':' + setting.id + '=' + value});
                EXPECT_EQ(refused.status, 2);
                EXPECT_THAT(refused.err, HasSubstr(std::string(setting.id) + " is "));
            }
    }
    EXPECT_THAT(run({"show", "nim"}).err,
                StartsWith("bouton-cli: There is no game \"nim\"; there are: tic-tac-toe"));
}

} // namespace bouton::testing
