// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "cli/process.h"

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

// A folder with files of games, which goes with the test.
class CliOwnGames : public ::testing::Test {
protected:
    CliOwnGames() {
        char name[] = "/tmp/bouton-own-games-XXXXXX";
        m_folder = mkdtemp(name);
    }
    ~CliOwnGames() override { std::filesystem::remove_all(m_folder); }

    std::string file(const std::string& name, const std::string& text) {
        std::ofstream(m_folder / name) << text;
        return m_folder / name;
    }
    std::string nim() {
        return file("nim.game", "bouton-game 1\ntitle: Nim\nheaps: 3 5 7\nturn: take any\n");
    }
    std::string cram() {
        return file("cram.game", "bouton-game 1\ntitle: Cram\nboard: 1-6 x 1-6, 3 x 3\n"
                                 "turn: .. -> ++, right down\n");
    }

    std::filesystem::path m_folder;
};

} // namespace

TEST_F(CliOwnGames, AreShownWithTheirSettingsAndPositions) {
    EXPECT_EQ(done({"show", nim()}), "3/5/7 G\n\na  ###      3 counters\nb  #####    5 counters\n"
                                     "c  #######  7 counters\nGreen (G) to move.\n");
    EXPECT_EQ(done({"show", cram() + ":rows=1,columns=4"}),
              ".... G\n\n  a b c d\n1 . . . .\nGreen (G) to move.\n");
    EXPECT_THAT(done({"show", cram(), "GG/.. R"}), HasSubstr("Red (R) to move."));
    const std::string wide = file("wide.game", "bouton-game 1\ntitle: Wide\nstart: "
                                                   + std::string(28, 'I') + "\nturn: I -> .\n");
    EXPECT_THAT(done({"show", wide}), HasSubstr("  x  y  z aa ab\n1  I  I"));
    EXPECT_THAT(done({"players", nim()}), HasSubstr("perfect\tPerfect"));
}

TEST_F(CliOwnGames, AreAnalysedPlayedAndMeasured) {
    EXPECT_THAT(done({"analyze", nim()}), HasSubstr("nimber 1"));
    EXPECT_EQ(done({"perft", cram() + ":rows=2,columns=2", "2"}), "4\n");
    EXPECT_THAT(run({"move", nim(), "perfect", "--position", "1/1/5 G"}).out, HasSubstr("c5"));
    const std::string played =
        done({"play", nim(), "--first", "perfect", "--second", "random", "--games", "4"});
    EXPECT_THAT(played, HasSubstr("4"));
    EXPECT_THAT(done({"match", cram(), "perfect", "random", "--pairs", "3"}),
                HasSubstr("of the points"));
    EXPECT_THAT(done({"review", nim(), "3/5/7 G; a1 b5 c7 a2"}),
                HasSubstr("Green kept the outcome in 1 of 2 moves"));
}

TEST_F(CliOwnGames, AreRefusedWithTheFileAndTheLine) {
    expectRefused({"show", file("bad.game", "bouton-game 1\ntitle: T\nbord: 3 x 3\n")},
                  "The file \"" + (m_folder / "bad.game").string()
                      + "\" is no game. Line 3 of the rules of a game. Column 1: there is no key "
                        "\"bord\"; the nearest is \"board\".");
    expectRefused({"show", (m_folder / "none.game").string()},
                  "The file \"" + (m_folder / "none.game").string() + "\" cannot be read.");
    expectRefused({"show", cram() + ":rows=7"}, "rows is 1 to 6, not 7.");
}

TEST_F(CliOwnGames, AreRefusedWhereRulesAreMissingOrNothingIsCounted) {
    expectRefused({"census", nim()},
                  "A game of one's own has no census: check says what is true of it.");
    expectRefused({"table", nim()},
                  "A game of one's own has no table: check has the nimbers of its heaps.");
    EXPECT_THAT(run({"serve", "gtp", nim()}, "boardsize 3\n").out,
                StartsWith("? unacceptable size 3: Nim has no board."));
}

TEST_F(CliOwnGames, AreNoTextInAnythingButUtf8) {
    const std::string bytes = file("bytes.game", "bouton-game 1\ntitle: T\xFF\nheaps: 3\n"
                                                 "turn: take any\n");
    EXPECT_EQ(run({"check", bytes}).err, "Line 2, column 9: this is no text in UTF-8.\n");
}

TEST_F(CliOwnGames, HaveWordsForClaims) {
    EXPECT_THAT(done({"claim", nim(), "--own", "lost exactly if xor(size) == 0", "--heaps", "2",
                      "--size", "3"}),
                HasSubstr("Holds for all 14 positions: heaps up to 2, counters in each up to 3."));
    EXPECT_THAT(done({"claim", cram(), "--own", "won", "--class", "arise", "--plies", "2"}),
                HasSubstr("False. The smallest counterexample is"));
    EXPECT_THAT(done({"claim", cram(), "--words"}), HasSubstr("partNimber\tnumber\tparts"));
}

TEST_F(CliOwnGames, KeepTheirRulesInAFileOfAGame) {
    std::filesystem::create_directory(m_folder / "class");
    done({"tournament", (m_folder / "class").string(), nim(), "--with", "random perfect"});
    std::vector<std::filesystem::path> games;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_folder))
        if (entry.path().extension() == ".bouton")
            games.push_back(entry.path());
    ASSERT_EQ(games.size(), 2u);
    // Without the file of the rules.
    EXPECT_THAT(done({"show", games[0].string()}), StartsWith("0/0/0 "));
    EXPECT_THAT(done({"review", games[0].string()}), HasSubstr(" moves; "));
}

TEST_F(CliOwnGames, KeepTheirRulesInASetOfExercises) {
    const std::string set = (m_folder / "set.json").string();
    done({"exercises", cram(), "--count", "3", "--out", set});
    std::filesystem::remove(cram());
    EXPECT_EQ(done({"check", set}), "A set of 3 exercises.\n");
}

TEST_F(CliOwnGames, KeepTheirRulesInALesson) {
    const std::string head = "bouton-lesson 1\nid: cram\ntitle: Cram\nrules: bouton-game 1\n"
                             "rules: title: Cram\nrules: board: 2 x 3\n",
                      step = "step: who\ngame: cram\nasks: outcome\nposition: .../... G\n"
                             "question: Who wins?\n";
    EXPECT_EQ(
        done({"check", file("cram.lesson", head + "rules: turn: .. -> ++, right down\n" + step)}),
        "A lesson of 1 step.\n");
    EXPECT_EQ(
        run({"check", file("wrong.lesson", head + "rules: turn: .. -> ++, riht\n" + step)}).err,
        "Line 7: Column 24: there is no way \"riht\"; the nearest is \"right\".\n");
}

// A class's way: sheets that tell the rules, and its programs among Bouton's players.
TEST_F(CliOwnGames, GoFromTheirRulesToSheetsAndATournament) {
    const std::string rules =
        file("taking.game", "bouton-game 1\ntitle: Taking\nsays: Take two, three or five.\n"
                            "says: Who takes last loses.\nheaps: 5 6 4\nturn: take 2 3 5\n"
                            "last: loses\n");
    const std::string sheets = done({"exercises", rules, "--count", "2", "--variants", "2"});
    for (const char* variant : {"A", "B"})
        EXPECT_THAT(sheets, HasSubstr(std::string("Taking, seed 1, variant ") + variant
                                      + "\nTake two, three or five.\nWho takes last loses.\n\n"));
    EXPECT_THAT(done({"exercises", rules, "--count", "1"}),
                StartsWith("Taking, seed 1\nTake two, three or five.\n"));
    std::filesystem::create_directory(m_folder / "class");
    const std::string program = file("class/first", "#!/bin/sh\n"
                                                    "while read -r game rows side move rest; do\n"
                                                    "    echo \"$move\"\n"
                                                    "done\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    const std::string standing = done({"tournament", (m_folder / "class").string(), rules});
    for (const char* player : {"first", "random", "attentive", "club"})
        EXPECT_THAT(standing, HasSubstr(player));
}

} // namespace bouton::testing
