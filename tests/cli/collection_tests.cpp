// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "cli/process.h"
#include "collection/wthor_writer.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"

// bouton-cli collection, on files that are made here by the published layout.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

namespace {

class CliCollection : public ::testing::Test {
protected:
    std::string put(const std::string& name, const std::string& bytes) const {
        std::ofstream(folder.path() / name, std::ios::binary) << bytes;
        return folder.path() / name;
    }
    // What is found in the two games, in lines of values.
    std::vector<std::string> foundBy(std::vector<std::string> words) const {
        words.insert(words.begin(), {"collection", folder.path().string(), "--csv"});
        const Finished finished = run(words);
        EXPECT_EQ(finished.status, 0) << finished.err;
        return linesOf(finished.out);
    }

    const Folder folder;
    const std::string players = put("WTH.JOU", wthorNames({"Berg, Ann\xe9", "Ben Noll"}, 20)),
                      events = put("WTH.TRN", wthorNames({"Lake Cup", "Open"}, 26)),
                      year =
                          put("wth_2001.wtb", wthorGames({{0, 0, 1, 40, 33, cellsOf("f5d6c3d3c4")},
                                                          {1, 1, 0, 20, 32, cellsOf("f5f6e6f4")}},
                                                         2001));
    const std::string head =
        "file,game,dark,light,event,date,result,theoretical,opening,moves,complete\r";
    const std::string first = "wth_2001.wtb,1,\"Berg, Anné\",Ben Noll,Lake Cup,2001,40-24,33-31,"
                              "Tiger,5,no\r",
                      second = "wth_2001.wtb,2,Ben Noll,\"Berg, Anné\",Open,2001,20-44,32-32,"
                               "Diagonal,4,no\r";
};

} // namespace

TEST_F(CliCollection, ListsTheGamesOfAFileOfWthor) {
    const Finished finished = run({"collection", year});
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.out, "File          Game  Dark        Light       Event     Date  Result  "
                            "Theory  Opening      Moves\n"
                            "wth_2001.wtb     1  Berg, Anné  Ben Noll    Lake Cup  2001   40-24  "
                            " 33-31  Tiger     end at 5\n"
                            "wth_2001.wtb     2  Ben Noll    Berg, Anné  Open      2001   20-44  "
                            " 32-32  Diagonal  end at 4\n"
                            "\n"
                            "2 of 2 games.\n");
    EXPECT_EQ(finished.err, "bouton-cli: The moves of 2 games end before the game does.\n");
    EXPECT_THAT(foundBy({}), ElementsAre(head, first, second));
}

TEST_F(CliCollection, FindsByNameOpeningAndPosition) {
    EXPECT_THAT(foundBy({"--player", "anne"}), ElementsAre(head, first, second))
        << "without accents";
    EXPECT_THAT(foundBy({"--player", "noll", "--event", "CUP"}), ElementsAre(head, first));
    EXPECT_THAT(foundBy({"--opening", "diag"}), ElementsAre(head, second));
    EXPECT_THAT(foundBy({"--opening", "diag", "--event", "lake"}), ElementsAre(head));
    EXPECT_THAT(foundBy({"--position", "d3c5"}), ElementsAre(head, first)) << "turned";
}

TEST_F(CliCollection, TellsWhatWasPlayedNext) {
    const Finished finished = run({"collection", year, "--next", "--position", "d3"});
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.out, "Move  Games  Won  Drawn  Lost  Opening\n"
                            "c3        1    1      0     0  Diagonal\n"
                            "c5        1    0      0     1  Perpendicular\n"
                            "\n"
                            "2 of 2 games came here.\n");
    EXPECT_THAT(foundBy({"--next"}),
                ElementsAre("move,games,won,drawn,lost,opening\r", "f5,2,1,0,1,\r"));
    EXPECT_THAT(run({"collection", year, "--next", "--position", "f5f6e6f4"}).out,
                HasSubstr("1 of 2 games came here, and 1 ended.\n"));
}

TEST_F(CliCollection, WritesItsGamesAsOthersReadThem) {
    const Finished finished = run({"collection", year, "--as", "transcript", "--player=noll"});
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.out, "f5d6c3d3c4\nf5f6e6f4\n");
    EXPECT_THAT(finished.err,
                HasSubstr("bouton-cli: In 2 games, as transcript: The players' names have no "
                          "room.\n"));
    const std::string games = put("games.ggf", run({"collection", year, "--as", "ggf"}).out);
    EXPECT_THAT(run({"collection", games, "--csv", "--player", "noll"}).out,
                HasSubstr("games.ggf,1,\"Berg, Anné\",Ben Noll,,,,,Tiger,5,no"));
    EXPECT_EQ(wholeFile(year).value().size(), 16u + 2 * 68) << "the file stays as it is";
}

TEST_F(CliCollection, LeavesOutWhatCannotBeReadAndSaysSo) {
    put("wth_2002.wtb", "short");
    const Finished some = run({"collection", folder.path().string()});
    EXPECT_EQ(some.status, 2);
    EXPECT_THAT(linesOf(some.out), SizeIs(5));
    EXPECT_THAT(some.err, HasSubstr("bouton-cli: wth_2002.wtb was not opened. The file is cut off: "
                                    "it has only 5 bytes.\n"));
    expectRefused(
        {"collection", put("x.wtb", wthorGames({{}}, 2001, 10))},
        "x.wtb was not opened. The games are played on 10 x 10. Reversi has 8 x 8 alone.");
    expectRefused({"collection", year, "--as", "sgf"},
                  "--as takes ggf, obf, transcript, not \"sgf\".");
    expectRefused({"collection", year, "--as", "ggf", "--csv"},
                  "--as stands without --csv and --next.");
    expectRefused({"collection", year, "--position", "f5a1"},
                  "Move 2 of the record: a1 is not a legal move here; legal: f4, d6, f6.");
}

} // namespace bouton::testing
