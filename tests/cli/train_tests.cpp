#include <gmock/gmock.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/process.h"
#include "support/shell.h"

// bouton-train as a real process: what it measures and what it refuses.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

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
    const std::string shipped = BOUTON_SOURCES "/resources/reversi/weights.bin";
    EXPECT_EQ(linesOf(trained(std::string("--frozen ") + list + " --weights " + shipped, 0)),
              lines);
}

TEST(CliTrain, FreezesPositionsIntoANewFileOnly) {
    const auto file =
        std::filesystem::temp_directory_path() / ("frozen-" + std::to_string(getpid()) + ".txt");
    const std::string words = "--freeze " + file.string() + " --seed 7 --positions 1";
    EXPECT_EQ(trained(words, 0), "true scores\n");
    EXPECT_EQ(linesOf(trained("--frozen " + file.string(), 0)).size(), 13u);
    EXPECT_THAT(trained(words, 1), HasSubstr("is there already."));
    std::filesystem::remove(file);
}

TEST(CliTrain, RefusesWhatDoesNotGoTogether) {
    const auto refused = [](const std::string& words) { return trained(words, 2); };
    EXPECT_THAT(refused(""), HasSubstr("A DIRECTORY is missing."));
    EXPECT_THAT(refused("folder --frozen file"), HasSubstr("A DIRECTORY is not for --frozen."));
    EXPECT_THAT(refused("--frozen file --seed 1"), HasSubstr("--seed is not for --frozen."));
    EXPECT_THAT(refused("--freeze file --games 5"), HasSubstr("--games is not for --freeze."));
    EXPECT_THAT(refused("folder --weights file"), HasSubstr("not for a DIRECTORY."));
    EXPECT_THAT(refused("folder --plies 4"), HasSubstr("not for a DIRECTORY."));
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

} // namespace bouton::testing
