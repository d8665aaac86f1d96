// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <memory>

#include "cli/process.h"
#include "engine/temporary_folder.h"

// The line by which long work says on a terminal how far it is. It appears after a second.

namespace bouton::testing {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(CliProgress, IsALineOnATerminalThatIsGoneInTheEnd) {
    const Folder folder;
    // A program that makes a fault in its first game and does not answer in its second.
    const auto program = [&](const std::string& name) {
        return "mkdir " + (folder.path() / name).string() + " && echo z9; sleep 100";
    };
    std::filesystem::create_directory(folder.path() / "class");
    const auto file = folder.path() / "class/mine.sh";
    std::ofstream(file) << "#!/bin/sh\n" << program("third") << '\n';
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    struct Work {
        std::string begin, how, input; // of the line, and what the work reads
        std::vector<std::string> words;
    };
    std::vector<Work> all;
    const auto add = [&](const char* begin, const char* how, const std::string& input,
                         const std::vector<std::string>& words) {
        all.push_back({begin, how, input, words});
    };
    // Those that wait for more.
    add("Analysing", "line 1", ".../.../... X\n", {"analyze", "tic-tac-toe", "-"});
    add("Reviewing", "2 of 2", ".../.../... X; a1\n", {"review", "tic-tac-toe", "-"});
    add("Solving", "/dev/stdin, line 1", std::string(64, 'X') + " O\n",
        {"solve", "reversi", "/dev/stdin"});
    add("Playing", "1 win, 0 draws, 0 losses of 3", "",
        {"play", "tic-tac-toe", "--first=random", "--second",
         "program:sh -c \"" + program("first") + '"', "--games=3"});
    add("Playing", "1 win, 0 draws, 0 losses of 8", "",
        {"match", "tic-tac-toe", "random", "program:sh -c \"" + program("second") + '"',
         "--pairs=4"});
    add("Playing", "1 of 2", "",
        {"tournament", folder.path() / "class", "tic-tac-toe", "--with=random"});
    // Those that work.
    add("Counting", "[0-9]+ of [0-9]+ steps, [0-9]+ of 65 rows", "",
        {"census", "grid-nim", "--size=8"});
    add("Testing", "grid-nim-5-corrected, [0-9]+ positions", "",
        {"claim", "grid-nim", "grid-nim-5-corrected:size=8"});
    add("Drawing", "[0-9]+ of 200 exercises", "",
        {"exercises", "reversi", "--count=200", "--variants=20"});
    add("Computing", "[0-9] rows", "", {"table", "rectangles", "--size=10"});
    std::vector<std::unique_ptr<Process>> running;
    for (const Work& work : all) {
        running.push_back(std::make_unique<Process>(work.words, true));
        running.back()->give(work.input);
        if (!work.input.empty()) {
            EXPECT_TRUE(running.back()->waitForOut("\n"));
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE(all[i].words[0]);
        EXPECT_TRUE(running[i]->waitForErr('K' + all[i].begin + ", 1 s"));
        EXPECT_TRUE(running[i]->waitForErr(all[i].how.substr(all[i].how.find_last_of("]+") + 1)));
        const Finished stopped = running[i]->interrupt();
        const std::string clear = "\r\x1b\\[K";
        EXPECT_THAT(stopped.err,
                    ContainsRegex(clear + all[i].begin + ", [0-9]+ s: " + all[i].how + clear));
        EXPECT_THAT(stopped.err.substr(stopped.err.rfind("\x1b[K") + 1), Not(HasSubstr(" s")));
    }
}

} // namespace bouton::testing
