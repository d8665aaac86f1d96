// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <fstream>

#include "cli/process.h"
#include "engine/scripts.h"
#include "engine/temporary_folder.h"

// The command try.

namespace bouton::testing {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

const std::string firstMoves = forEachLine(firstMove);

} // namespace

TEST(CliTry, ShowsEveryLineAndItsAnswer) {
    const std::string shown = done({"try", "tic-tac-toe", "sh -c \"" + firstMoves + '"'});
    EXPECT_THAT(shown,
                StartsWith("1  a start\n   > tic-tac-toe\\t.../.../... X\\ta1 b1 c1 a2 b2 c2 "
                           "a3 b3 c3\\t10000\n   < a1\n"
                           "2  a position drawn at random\n   > tic-tac-toe\\t"));
    EXPECT_THAT(shown, EndsWith("  the end of its input: it has ended\nNo fault.\n"));
}

TEST(CliTry, MarksTheFirstFault) {
    const Finished finished =
        run({"try", "tic-tac-toe", "sh -c \"read line; echo a1; echo oh >&2\""});
    EXPECT_EQ(finished.status, 1);
    EXPECT_EQ(finished.err, "");
    EXPECT_THAT(
        finished.out,
        HasSubstr("\n   ! The program \"sh -c \"read line; echo a1; echo oh >&2\"\" has ended "
                  "before its answer, with exit status 0. It is to go on reading lines until "
                  "its input ends.\n     It was sent: tic-tac-toe\\t"));
    EXPECT_THAT(finished.out, EndsWith("\n     Nothing came.\n     Its standard error: oh\n"
                                       "The first fault is in line 2.\n"));
}

TEST(CliTry, TakesAFileAsATournamentDoes) {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "mine");
    const std::string run = folder.path() / "mine/run";
    std::ofstream(run) << "#!/bin/sh\n" << firstMoves << '\n';
    std::filesystem::permissions(run, std::filesystem::perms::owner_all);
    EXPECT_THAT(done({"try", "towers", folder.path() / "mine"}), EndsWith("No fault.\n"));
    EXPECT_THAT(done({"try", "towers", run}), EndsWith("No fault.\n"));
}

TEST(CliTry, HasLimitsAndRefusesWhatIsNoProgram) {
    const Finished slow = run({"try", "cards", "sleep 100", "--start-time=0.3", "--move-time=0.3"});
    EXPECT_THAT(slow.out,
                HasSubstr("   ! The program \"sleep 100\" has not answered within 0.4 s."));
    expectRefused({"try", "cards", " "}, "There is no command to start.");
    EXPECT_EQ(run({"try", "chess", "cat"}).status, 2);
    EXPECT_EQ(run({"try", "cards"}).status, 2);
}

} // namespace bouton::testing
