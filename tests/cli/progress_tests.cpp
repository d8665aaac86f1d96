#include <gmock/gmock.h>

#include <csignal>
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
        std::vector<std::string> words;
        std::string input, begin, how; // of the line
    };
    const std::vector<Work> all{
        // Those that wait for more.
        {{"analyze", "tic-tac-toe", "-"}, ".../.../... X\n", "Analysing", "line 1"},
        {{"review", "tic-tac-toe", "-"}, ".../.../... X; a1\n", "Reviewing", "2 of 2"},
        {{"solve", "reversi", "/dev/stdin"},
         std::string(64, 'X') + " O\n",
         "Solving",
         "/dev/stdin, line 1"},
        {{"play", "tic-tac-toe", "--first=random", "--second",
          "program:sh -c \"" + program("first") + '"', "--games=3"},
         "",
         "Playing",
         "1 win, 0 draws, 0 losses of 3"},
        {{"match", "tic-tac-toe", "random", "program:sh -c \"" + program("second") + '"',
          "--pairs=4"},
         "",
         "Playing",
         "1 win, 0 draws, 0 losses of 8"},
        {{"tournament", folder.path() / "class", "tic-tac-toe", "--with=random"},
         "",
         "Playing",
         "1 of 2"},
        // Those that work.
        {{"census", "grid-nim", "--size=8"},
         "",
         "Counting",
         "[0-9]+ of [0-9]+ steps, [0-9]+ of 65 rows"},
        {{"claim", "grid-nim", "grid-nim-5-corrected:size=8"},
         "",
         "Testing",
         "grid-nim-5-corrected, [0-9]+ positions"},
        {{"exercises", "reversi", "--count=200", "--variants=20"},
         "",
         "Drawing",
         "[0-9]+ of 200 exercises"},
        {{"table", "rectangles", "--size=10"}, "", "Computing", "[0-9] rows"}};
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
        running[i]->signal(SIGINT);
        const Finished stopped = running[i]->outlive();
        EXPECT_EQ(stopped.status, 130);
        const std::string clear = "\r\x1b\\[K";
        EXPECT_THAT(stopped.err,
                    ContainsRegex(clear + all[i].begin + ", [0-9]+ s: " + all[i].how + clear));
        EXPECT_THAT(stopped.err.substr(stopped.err.rfind("\x1b[K") + 1), Not(HasSubstr(" s")));
    }
}

} // namespace bouton::testing
