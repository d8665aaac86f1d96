// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <utility>

#include "cli/process.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"
#include "support/shell.h"

// bouton-train as a real process: what it measures and what it refuses.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

const std::string shipped = BOUTON_SOURCES "/resources/reversi/weights.bin";
constexpr const char* list = BOUTON_SOURCES "/tests/engine/data/frozen-3600.txt";

// Both of its outputs.
std::string trained(const std::string& words, int status) {
    const Answer answer = shell(BOUTON_TRAIN " " + words);
    EXPECT_EQ(answer.status, status) << words;
    return answer.text;
}

} // namespace

TEST(CliTrain, MeasuresWeightsOnPositions) {
    const auto lines = linesOf(trained(std::string("--frozen ") + list, 0));
    ASSERT_EQ(lines.size(), 13u);
    EXPECT_THAT(lines[0], MatchesRegex("56 to 60\t[0-9]\\.[0-9]+\t[0-9]\\.[0-9]+\t300"));
    EXPECT_THAT(lines[11], StartsWith("1 to 5\t"));
    EXPECT_THAT(lines[12], MatchesRegex("mean\t3\\.[0-9]+"));
    EXPECT_EQ(linesOf(trained(std::string("--frozen ") + list + " --weights " + shipped, 0)),
              lines);
}

TEST(CliTrain, FreezesPositionsIntoANewFileOnly) {
    const Folder folder;
    const auto file = folder.path() / "frozen.txt";
    const std::string words = "--freeze " + file.string() + " --seed 7 --positions 1";
    EXPECT_EQ(trained(words, 0), "true scores\n");
    EXPECT_EQ(linesOf(trained("--frozen " + file.string(), 0)).size(), 13u);
    EXPECT_THAT(trained(words, 1), HasSubstr("is there already."));
}

TEST(CliTrain, RefusesWhatDoesNotGoTogether) {
    const auto refused = [](const std::string& words) { return trained(words, 2); };
    EXPECT_THAT(refused(""), HasSubstr("A DIRECTORY is missing."));
    EXPECT_THAT(refused("folder --frozen file"), HasSubstr("A DIRECTORY is not for --frozen."));
    EXPECT_THAT(refused("--frozen file --seed 1"), HasSubstr("--seed is not for --frozen."));
    EXPECT_THAT(refused("--freeze file --games 5"), HasSubstr("--games is not for --freeze."));
    EXPECT_THAT(refused("folder --weights file"), HasSubstr("not for a DIRECTORY."));
    EXPECT_THAT(refused("folder --positions 1"), HasSubstr("not for a DIRECTORY."));
    for (const char* words : {"folder --plies 1", "folder --plies 20"})
        EXPECT_THAT(refused(words), HasSubstr("--plies is for learning on: --begin FILE."));
    EXPECT_THAT(refused("folder --only 0 --fit"), HasSubstr("--only and --fit are two different"));
    for (const char* words : {"folder --only 0 --errors 1", "folder --fit --against file"})
        EXPECT_THAT(refused(words), HasSubstr("--errors and --against are for when all is done."));
    for (const char* words : {"folder --level 1", "folder --duels 1"})
        EXPECT_THAT(refused(words), HasSubstr("--level and --duels are for games --against other"));
    EXPECT_THAT(refused("--probes 10 --games 3"), HasSubstr("--games is not for --probes."));
    EXPECT_THAT(refused("--freeze file --plies 3"), HasSubstr("--plies is not for --freeze."));
    EXPECT_THAT(trained("--frozen /no/such/file", 1), HasSubstr("cannot be read."));
    EXPECT_THAT(trained("/no/such/folder/at/all --begin /no/such/file", 1),
                HasSubstr("cannot be read."));
}

TEST(CliTrain, RefusesWordsThatItDoesNotKnow) {
    for (const std::string command : {"", "book "}) {
        const auto refused = [&](const std::string& words) { return trained(command + words, 2); };
        EXPECT_THAT(refused("one another"), HasSubstr("One directory is enough."));
        EXPECT_THAT(refused("folder --sed 1"), HasSubstr("There is no option --sed."));
        EXPECT_THAT(refused("folder --sed"), HasSubstr("There is no option --sed."));
        EXPECT_THAT(refused("folder --seed"), HasSubstr("--seed needs a value."));
        EXPECT_THAT(refused("folder --seed 1x"), HasSubstr("\"1x\" is no whole number from 0 to"));
        EXPECT_THAT(refused("folder --shards 2 --only 2"), HasSubstr("--only must be below"));
        EXPECT_THAT(refused("--seed 1"), HasSubstr("A DIRECTORY is missing."));
        EXPECT_THAT(trained(command + "one --help two", 0), HasSubstr("Usage: bouton-train"));
    }
    EXPECT_THAT(trained("book folder --weights /no/such/file", 1),
                HasSubstr("/no/such/file: The file"));
}

TEST(CliTrain, RefusesANumberWithItsRange) {
    for (const auto& [option, range] : {std::pair("--seed", "0 to 18446744073709551615"),
                                        {"--games", "1 to 100000000"},
                                        {"--shards", "1 to 10000"},
                                        {"--errors", "1 to 1000000"},
                                        {"--positions", "1 to 1000000"},
                                        {"--plies", "1 to 20"},
                                        {"--probes", "1 to 10000000"},
                                        {"--level", "1 to 20"},
                                        {"--duels", "1 to 1000000"},
                                        {"--only", "0 to 9999"},
                                        {"book --positions", "1 to 10000000"},
                                        {"book --plies", "1 to 30"},
                                        {"book --shards", "1 to 1000"},
                                        {"book --lines", "0 to 50"},
                                        {"book --only", "0 to 999"}})
        EXPECT_THAT(trained(std::string(option) + " x", 2),
                    HasSubstr("\"x\" is no whole number from " + std::string(range) + ". See"))
            << option;
    EXPECT_THAT(trained("--plies 21", 2), HasSubstr("no whole number"));
    EXPECT_THAT(trained("--plies 0", 2), HasSubstr("no whole number"));
}

TEST(CliTrain, TellsWhatIsDoneWhereAllIsDone) {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "round-1");
    std::filesystem::copy_file(shipped, folder.path() / "round-1/weights-9.bin");
    const std::string words =
        folder.path().string() + " --games 2 --shards 2 --plies 3 --begin " + shipped;
    EXPECT_EQ(trained(words + " --only 1", 0),
              "Nothing of this shard can be done before the next fit.\n");
    EXPECT_EQ(trained(words + " --fit", 0),
              "Nothing can be fitted: some shards have work left, or all is done.\n");
    const std::string result = folder.path().string() + "/weights.bin";
    EXPECT_EQ(trained(words, 0), result + '\n');
    const auto lines =
        linesOf(trained(words + " --against " + shipped + " --duels 2 --level 5", 0));
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_EQ(lines[0], result);
    EXPECT_EQ(lines[1], "games against " + shipped);
    EXPECT_THAT(lines[2], MatchesRegex("(1\t0\t1|0\t2\t0)\t3\\.8 % to 96\\.2 % of the points, "
                                       "\\+0\\.00 discs a game"));
    EXPECT_THAT(lines[3], MatchesRegex("0\\.[0-9] s and 0\\.[0-9] s of processor time, "
                                       "0\\.[0-9] and 0\\.[0-9] million nodes"));
}

TEST(CliTrain, LearnsOnFromSearchesAsDeepAsItIsTold) {
    for (const auto& [words, plies] : {std::pair{"", "8"}, {" --plies 3", "3"}}) {
        const Folder folder;
        trained(folder.path().string() + " --games 1 --shards 2 --only 1 --begin " + shipped
                    + words,
                0);
        EXPECT_THAT(wholeFile(folder.path() / "plan.txt").value_or(""),
                    HasSubstr("\nplies " + std::string(plies) + '\n'));
    }
}

TEST(CliTrain, MeasuresSearchesAndProbes) {
    const Folder folder;
    const auto file = folder.path() / "some.txt";
    ASSERT_EQ(shell("awk 'NR % 100 == 2' " + std::string(list) + " > " + file.string()).status, 0);
    const auto lines = linesOf(trained("--frozen " + file.string() + " --plies 2", 0));
    ASSERT_EQ(lines.size(), 13u) << "the last line of positions has no estimates";
    EXPECT_THAT(lines[0], MatchesRegex("56 to 60\t[0-9.]+\t[0-9.]+\t3"));
    EXPECT_THAT(lines[11], MatchesRegex("mean\t[0-9]+\\.[0-9][0-9][0-9]"));
    EXPECT_THAT(lines[12], MatchesRegex("million nodes\t0\\.[0-9]"));
    EXPECT_THAT(trained("--probes 1 --seed 7", 0),
                MatchesRegex("probes of multi-ProbCut\n"
                             "[0-9]+ probes, mean distance [0-9]\\.[0-9]+ discs\n"
                             "0\twrong once in 13\t[0-9]\\.[0-9]+ deviations\n"
                             "1\twrong once in 32\t[0-9]\\.[0-9]+ deviations\n"
                             "2\twrong once in 80\t[0-9]\\.[0-9]+ deviations\n"
                             "3\twrong once in 200\t[0-9]\\.[0-9]+ deviations\n"
                             "4\twrong once in 500\t[0-9]\\.[0-9]+ deviations\n"));
}

TEST(CliTrain, MakesABookAndTellsHowMuchIsInIt) {
    const Folder folder;
    const std::string words = "book " + folder.path().string() + " --positions 3 --plies 2";
    EXPECT_THAT(trained(words + " --only 7", 0), ::testing::Not(HasSubstr("Nothing")));
    EXPECT_THAT(trained(words + " --only 7", 0),
                HasSubstr("Nothing of this shard can be done before the other shards.\n"));
    EXPECT_THAT(trained(words, 0),
                MatchesRegex("(.|\n)*/book\\.bin\n3 positions, [0-9]+ with those after them\n"
                             "by discs played, 0: 1, 1: 1, 2: 1\n"
                             "A game drawn from it stays [1-9]\\.[0-9] plies in it; a move loses "
                             "[0-9]\\.[0-9][0-9] discs\\.\n"));
}

} // namespace bouton::testing
