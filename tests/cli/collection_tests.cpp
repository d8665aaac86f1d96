// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "cli/process.h"
#include "collection/ends.h"
#include "collection/wthor_writer.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"

// bouton-cli collection, on files that are made here by the published layout.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

namespace {

// The environment of what is run meanwhile.
class InFolder {
public:
    InFolder(const char* variable, const std::filesystem::path& folder) : m_variable(variable) {
        setenv(variable, folder.c_str(), 1);
    }
    ~InFolder() { unsetenv(m_variable); }

private:
    const char* m_variable;
};

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

TEST_F(CliCollection, ReviewsItsGamesAndKeepsWhatItFinds) {
    const InFolder data("XDG_DATA_HOME", folder.path() / "data");
    const std::string ends = put("ends.ggf", ggfOf(endByChance(1), "Dora", "Emil")
                                                 + ggfOf(endByChance(2), "Emil", "Dora"));
    const Finished first = run({"collection", ends, "--review", "--threads", "1"});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_EQ(first.err, "bouton-cli: The review of 2 games takes about 16 seconds.\n");
    EXPECT_THAT(first.out, HasSubstr("  Slips   Lost  Proven\n"));
    const std::string players = first.out.substr(first.out.find("2 of 2 games.\n"));
    EXPECT_THAT(players, HasSubstr("\n\nPlayer  Games  Moves  Slips  Lost  A game  A move\n"));
    EXPECT_THAT(linesOf(players), SizeIs(5));
    const std::string alone = run({"collection", ends, "--review", "--by-player"}).out;
    EXPECT_EQ("2 of 2 games.\n\n" + alone, players);
    EXPECT_THAT(run({"collection", ends, "--review", "--by-player", "--csv"}).out,
                ::testing::MatchesRegex("player,games,moves,slips,lost,lost_a_game,lost_a_move\r\n"
                                        "(Dora|Emil),2,.*\r\n(Dora|Emil),2,.*\r\n"));
    const Finished next = run({"collection", ends, "--review", "--csv"});
    EXPECT_EQ(next.err, "") << "it is kept";
    const auto lines = linesOf(next.out);
    ASSERT_THAT(lines, SizeIs(3));
    EXPECT_THAT(lines[0], HasSubstr(",complete,dark_slips,light_slips,dark_lost,light_lost,"
                                    "dark_moves,light_moves,proven\r"));
    // The same as the review of the game alone.
    std::string reviews;
    for (const std::string& text : linesOf(run({"review", ends}).out))
        if (text.ends_with(" slips") || text.find(" slips:") != std::string::npos
            || text.find(" slip:") != std::string::npos)
            reviews += text + '\n';
    const auto slips = [](const std::string& line) {
        std::vector<std::string> fields{""};
        for (const char c : line)
            c == ',' ? void(fields.emplace_back()) : void(fields.back() += c);
        return "Dark " + fields[11] + ", Light " + fields[12] + '\n';
    };
    EXPECT_THAT(reviews, HasSubstr(slips(lines[1])));
    EXPECT_THAT(reviews, HasSubstr(slips(lines[2])));
    // The slips of the file of reviews are not trusted once it is damaged.
    const auto kept = *std::filesystem::directory_iterator(folder.path()
                                                           / "data/Bouton/Bouton/"
                                                             "reviews");
    std::fstream(kept.path(), std::ios::in | std::ios::out | std::ios::binary).seekp(50).put('!');
    const Finished again = run({"collection", ends, "--review", "--csv"});
    EXPECT_THAT(again.err, HasSubstr("What was kept of the reviews of ends.ggf is damaged: they "
                                     "are made anew."));
    EXPECT_EQ(again.out, next.out);
    expectRefused({"collection", ends, "--review", "--next"},
                  "--review stands without --as and --next.");
    expectRefused({"collection", ends, "--by-player"}, "--by-player stands with --review.");
}

TEST_F(CliCollection, ProvesTheTheoreticalScore) {
    const InFolder data("XDG_DATA_HOME", folder.path() / "data");
    // The game is over after nine moves, which is where the theoretical score begins.
    std::string bytes = wthorGames({{0, 0, 1, 64, 64, cellsOf("e6f4e3f6g5d6e7f5c5")},
                                    {0, 0, 1, 64, 30, cellsOf("e6f4e3f6g5d6e7f5c5")}},
                                   2003);
    bytes[14] = 51;
    const Finished finished = run({"collection", put("wth_2003.wtb", bytes), "--review"});
    EXPECT_EQ(finished.status, 0);
    EXPECT_THAT(finished.err,
                HasSubstr("In 1 game another theoretical score is proven than the file gives.\n"));
    EXPECT_THAT(finished.out, HasSubstr("64-0\n"));
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
