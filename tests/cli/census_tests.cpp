// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "cli/process.h"
#include "engine/temporary_folder.h"
#include "lab/census.h"
#include "lab/tables.h"

// The commands census and table.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(CliCensus, CountsThePositionsOfGridNimWithFiveFreeCells) {
    EXPECT_EQ(done({"census", "grid-nim", "--size", "6", "--empty", "5"}),
              "Grid Nim, size 6: sets of free cells, whoever filled the others.\n"
              "Won, lost and drawn are for the side to move.\n"
              "\n"
              "empty     won  lost  drawn   total\n"
              "    5  376016   976      0  376992\n");
    EXPECT_EQ(done({"census", "grid-nim", "--size=6", "--empty=8", "--csv"}),
              "empty,won,lost,drawn,total\n"
              "8,17122270,13138070,0,30260340\n");
}

TEST(CliCensus, HasARowForEveryValueOfItsFirstColumnAndASumIfTheRowsArePartsOfOneWhole) {
    EXPECT_EQ(done({"census", "grid-nim:size=2"}),
              "Grid Nim, size 2: sets of free cells, whoever filled the others.\n"
              "Won, lost and drawn are for the side to move.\n"
              "\n"
              "empty  won  lost  drawn  total\n"
              "    0    0     1      0      1\n"
              "    1    4     0      0      4\n"
              "    2    0     6      0      6\n"
              "    3    4     0      0      4\n"
              "    4    0     1      0      1\n"
              "  all    8     8      0     16\n");
    const auto game = linesOf(done({"census", "tic-tac-toe"}));
    EXPECT_EQ(game.back(), "  all  2836  1574   1068   5478");
    EXPECT_EQ(linesOf(done({"census", "towers", "--rows=4"})).size(), 4u + 12u);
    EXPECT_EQ(linesOf(done({"census", "cards"})).size(), 4u + 8u);
    EXPECT_EQ(linesOf(done({"census", "cards", "--csv"})).size(), 1u + 8u);
    EXPECT_EQ(linesOf(done({"census", "trojan-horse", "--csv"})).back(), "60,294,186,0,480");
}

TEST(CliCensus, TakesItsSettingsAsOptionsOrAfterTheGame) {
    const std::string plain = done({"census", "cards", "--cards=5", "--take=2", "--groups=3"});
    EXPECT_EQ(done({"census", "cards:cards=5,take=2,groups=3"}), plain);
    EXPECT_EQ(done({"census", "cards:groups=3,take=2", "--cards", "5"}), plain);
    EXPECT_THAT(plain, HasSubstr("216\n")); // 6^3
}

TEST(CliCensus, ARefusalNamesTheRangeOrTheNamesThatExist) {
    expectRefused({"census", "grid-nim", "--size=9"}, "size is 2 to 8, not 9.");
    expectRefused({"census", "grid-nim", "--size=x"}, "size is 2 to 8, not x.");
    expectRefused({"census", "grid-nim", "--empty=37"}, "empty is 0 to 36, not 37.");
    expectRefused({"census", "grid-nim:empty=3", "--empty=3"}, "empty is given twice.");
    expectRefused({"census", "towers", "--empty=3"},
                  "There is no setting \"empty\"; there are: rows, columns.");
    expectRefused({"census", "tic-tac-toe", "--time=0", "--csv"},
                  "--time is a number of seconds from 0.001 to 1000000, not \"0\".");
    expectRefused(
        {"census", "reversi"},
        "The game Reversi has no census: it has too many positions to solve. These games have one: "
        "tic-tac-toe, towers, trojan-horse, grid-nim, cards.");
    expectRefused({"census"}, "The command is: census GAME (see bouton-cli census --help)");
    expectRefused({"table", "horse", "--rows=0"}, "rows is 1 to 60, not 0.");
    expectRefused({"table", "horse", "--size=4"},
                  "There is no setting \"size\"; there are: rows, columns.");
    expectRefused(
        {"table", "nim"},
        "There is no table \"nim\"; there are: horse, triangles, rectangles, lines, heaps.");
}

TEST(CliCensus, ItsHelpTellsTheRangesOfEverySetting) {
    const std::string census = done({"census", "--help"}), table = done({"table", "--help"});
    const auto expectTold = [](const std::string& help, const std::string& name,
                               const std::vector<Setting>& settings) {
        EXPECT_THAT(help, HasSubstr("\n  " + name + ": "));
        for (const Setting& setting : settings)
            EXPECT_THAT(help, HasSubstr(rangeOf(setting)));
    };
    for (const CensusKind& kind : censusKinds())
        expectTold(census, kind.game, kind.settings);
    for (const TableKind& kind : tableKinds())
        expectTold(table, kind.id, kind.settings);
}

TEST(CliCensus, EverySettingOfACensusOrATableIsAnOption) {
    const auto expectOneRow = [](const char* command, const char* name,
                                 const std::vector<Setting>& settings) {
        std::vector<std::string> words{command, name, "--csv"};
        for (const Setting& setting : settings)
            words.push_back("--" + std::string(setting.id) + '=' + std::to_string(setting.least));
        EXPECT_EQ(linesOf(done(words)).size(), 2u) << name;
    };
    for (const CensusKind& kind : censusKinds()) {
        std::vector<Setting> settings = kind.settings;
        settings.push_back(kind.axis(*complete(settings, {})));
        expectOneRow("census", kind.game, settings);
    }
    for (const TableKind& kind : tableKinds())
        expectOneRow("table", kind.id, kind.settings);
}

TEST(CliCensus, CtrlCEndsItWithTheRowsThatAreKnown) {
    Process process({"census", "grid-nim", "--size=8", "--csv"});
    ASSERT_TRUE(process.waitForOut("\n2,84,1932,0,2016\n"));
    const Finished stopped = process.interrupt();
    EXPECT_THAT(stopped.out, StartsWith("empty,won,lost,drawn,total\n0,0,1,0,1\n1,64,0,0,64\n"));
    EXPECT_EQ(stopped.out.back(), '\n'); // whole lines only
    EXPECT_LT(linesOf(stopped.out).size(), 66u);
}

TEST(CliCensus, ATimeLimitEndsItWithTheRowsThatAreKnown) {
    const Finished rows = run({"census", "grid-nim", "--size=8", "--time=0.2"});
    EXPECT_EQ(rows.status, 0);
    EXPECT_THAT(rows.out, HasSubstr("\n    0    "));
    EXPECT_THAT(rows.out, ::testing::Not(HasSubstr("all")));
    EXPECT_THAT(rows.err, StartsWith("bouton-cli: Stopped after 0.2 s with "));
    EXPECT_EQ(linesOf(rows.err).size(), 1u);

    expectRefused({"census", "grid-nim", "--size=8", "--empty=32", "--time=0.2"},
                  "Nothing is known yet after 0.2 s.", 1);
}

TEST(CliTable, PrintsTheHorsesCellsAndTheirPeriod) {
    EXPECT_EQ(
        done({"table", "horse", "--rows=4", "--columns=5"}),
        "The Trojan horse in each cell, rows 4, columns 5: nimbers.\n"
        "\n"
        "row  a  b  c  d  e\n"
        "  1  0  0  0  0  0\n"
        "  2  0  0  1  1  1\n"
        "  3  0  1  1  1  2\n"
        "  4  0  1  1  0  0\n"
        "\n"
        "g(r+3, c+3) = g(r, c) holds for all 2 pairs of cells, and no shorter period does.\n");
}

TEST(CliTable, PrintsRectanglesWithWhatDoesNotFitLeftOut) {
    EXPECT_EQ(done({"table", "rectangles", "--size=4", "--csv"}), "rows,1,2,3\n"
                                                                  "1,1,2,3\n"
                                                                  "2,2,0,\n"
                                                                  "3,3,,\n");
    EXPECT_THAT(done({"table", "rectangles", "--size=4"}), HasSubstr("\n   3  3  -  -\n"));
}

TEST(CliTable, CtrlCEndsItWithTheRowsThatAreKnown) {
    Process process({"table", "rectangles", "--size=10", "--csv"});
    ASSERT_TRUE(process.waitForOut("\n2,2,0,2,0,2,0,6,0,\n"));
    const Finished stopped = process.interrupt();
    EXPECT_THAT(stopped.out, StartsWith("rows,1,2,3,4,5,6,7,8,9\n1,1,2,3,4,1,6,3,2,1\n2,2,0,2,"));
    EXPECT_EQ(stopped.out.back(), '\n'); // whole lines only
    EXPECT_LT(linesOf(stopped.out).size(), 10u);
}

TEST(CliTable, ThatIsKeptGoesOnWhereItWasStopped) {
    const Folder temporary;
    const std::string folder = temporary.path() / "kept";
    const std::vector<std::string> command{"table", "triangles", "--size=8",
                                           "--csv", "--keep",    folder};
    std::vector<std::string> first = command;
    first.push_back("--time=0.05");
    const Finished stopped = run(first);
    EXPECT_THAT(stopped.err, StartsWith("The triangle of 8x8 takes 31 MB of memory, and as much in "
                                        "the folder. Stopped, it goes on from there.\n"));
    const Finished whole = run(command);
    EXPECT_EQ(whole.status, 0);
    EXPECT_EQ(linesOf(whole.out).back(), "8,4,0");
    EXPECT_GT(std::filesystem::file_size(folder + "/triangle-8.bin"), 29'390'848u);
    EXPECT_EQ(run(command).out, whole.out);
    expectRefused({"table", "heaps", "--keep=" + folder},
                  "The table \"heaps\" is soon made; none of its work is kept in a folder.");
    expectRefused({"table", "triangles", "--size=9"}, "size is 2 to 8, not 9.");
    const Finished nowhere =
        run({"table", "triangles", "--keep=/dev/null/folder", "--size=6", "--csv"});
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_THAT(nowhere.err,
                HasSubstr("bouton-cli: /dev/null/folder/triangle-6.bin cannot be written.\n"));
}

} // namespace bouton::testing
