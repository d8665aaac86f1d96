// SPDX-License-Identifier: MIT
#include "programs/process.h"

#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "core/random.h"
#include "engine/stop_at_poll.h"
#include "engine/temporary_folder.h"
#include "programs/entry.h"
#include "programs/line_reader.h"

// What lies under a program at a seat: the process, its lines, and that nothing of it stays behind.

namespace bouton::testing {

using namespace std::chrono_literals;

namespace {

constexpr const char* leavesAGrandchild = "sleep 1000 & echo $! > FILE; ";
constexpr const char* leavesASession = "setsid sh -c 'trap \"\" TERM INT HUP; echo $$ > FILE; "
                                       "while :; do sleep 1000; done' & ";
constexpr const char* ignoresEverything = "trap '' TERM INT HUP; echo $$ > FILE; ";

std::string keeping(std::string script, const std::string& file) {
    return script.replace(script.find("FILE"), 4, file);
}

// The number in the file, as soon as it is there.
pid_t processIn(const std::string& file) {
    for (pid_t process = 0;; std::this_thread::yield())
        if (std::ifstream in(file); in >> process && in.get() == '\n')
            return process;
}

// A script of the shell that is started.
Or<std::unique_ptr<Process>> started(const std::string& script) {
    return Process::started({{"/bin/sh", "-c", script}});
}

bool isThere(pid_t process) { return kill(process, 0) == 0; }

} // namespace

TEST(Process, LeavesNothingBehindThatItHasStarted) {
    for (const char* bad : {leavesAGrandchild, leavesASession, ignoresEverything}) {
        SCOPED_TRACE(bad);
        Folder folder;
        const std::string file = folder.path() / "process";
        pid_t left = 0;
        {
            const auto process =
                started(keeping(bad, file) + "cat > /dev/null; while :; do sleep 1000; done")
                    .value();
            left = processIn(file);
            EXPECT_TRUE(isThere(left));
            EXPECT_FALSE(process->close(100ms)) << "it does not end with its input";
            EXPECT_FALSE(isThere(left));
            EXPECT_TRUE(process->close(0ms)) << "it is gone";
        }
        // One that ends by itself takes what it has started with it.
        std::filesystem::remove(file);
        if (bad != ignoresEverything) {
            const auto process =
                started(keeping(bad, file) + "cat; until [ -s " + file + " ]; do :; done").value();
            EXPECT_TRUE(process->close(60s));
            EXPECT_FALSE(isThere(processIn(file)));
        }
    }
}

TEST(Process, LeavesNothingBehindWhereItHasStartedMoreThanCanBeOpenAtOnce) {
    Folder folder;
    const std::string file = folder.path() / "process";
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &usual), 0);
    const rlimit few{64, usual.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
    const auto process =
        started(keeping("i=0; while [ $i -lt 80 ]; do i=$((i+1)); sleep 1000 & done; "
                        "setsid sh -c 'sleep 1000 & echo $! > FILE; wait' & wait",
                        file));
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &usual), 0);
    ASSERT_TRUE(process);
    const pid_t left = processIn(file);
    EXPECT_FALSE((*process)->close(100ms)) << "it does not end with its input";
    EXPECT_FALSE(isThere(left));
}

TEST(Process, SaysWhyNothingCanBeStarted) {
    const int first = dup(0);
    close(first);
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &usual), 0);
    // The first of three pipes cannot be opened, then the second, …, then the line to the guard.
    for (int ends = 0; ends <= 6; ends += 2) {
        const rlimit few{static_cast<rlim_t>(first + ends), usual.rlim_max};
        ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
        const auto process = Process::started({{"true"}});
        ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &usual), 0);
        ASSERT_FALSE(process) << ends;
        EXPECT_EQ(english(process.error()), "No program can be started: Too many open files.");
    }
    const int again = dup(0);
    close(again);
    EXPECT_EQ(again, first) << "what was opened is closed";
}

namespace {

constexpr const char* attacks[] = {
    "kill -KILL $inner",
    "kill -KILL $outer",
    "kill -STOP $inner",
    "kill -STOP $outer",
    "kill -TERM $inner $outer",
    "kill -HUP $inner $outer",
    "kill -STOP $inner $outer",
    "kill -STOP $outer; kill -KILL $inner",
    // So often, and in sessions of their own, that neither ever gets on.
    "for i in $(seq 20); do setsid sh -c \"while :; do kill -STOP $inner $outer; done\" & done; "
    "sleep 0.3",
};

// A program that leaves a grandchild in a session of its own, which does this to the two guards.
std::string attacking(const std::string& attack, const std::string& file) {
    return "read -r pid name state outer rest < /proc/$PPID/stat; export outer inner=$PPID; "
           "setsid sh -c 'echo $$ > "
           + file + "; " + attack + "; echo done; while :; do sleep 1000; done' & "
           + "while :; do sleep 1000; done";
}

} // namespace

TEST(Process, LeavesNothingBehindWhereItKillsOrStopsItsGuards) {
    for (const char* attack : attacks) {
        SCOPED_TRACE(attack);
        Folder folder;
        const std::string file = folder.path() / "process";
        const auto process = started(attacking(attack, file)).value();
        const auto until = Process::Clock::now() + 60s;
        const auto line = process->readLine(until, {});
        if (!line) {
            EXPECT_EQ(line.error(), Process::Break::Ended);
            EXPECT_EQ(process->end(), "signal 9");
        }
        const pid_t left = processIn(file);
        process->close(100ms);
        EXPECT_FALSE(isThere(left));
    }
}

// Also where this program is killed with -9, and can clean up nothing.
TEST(Process, DoesNotOutliveTheProgramThatHasStartedItWhereItKillsOrStopsOneOfItsGuards) {
    for (const char* attack : attacks) {
        if (std::string_view(attack).contains("STOP") && std::string_view(attack).contains("$inner")
            && std::string_view(attack).contains("$outer"))
            continue; // nobody is left who could
        SCOPED_TRACE(attack);
        Folder folder;
        const std::string file = folder.path() / "process";
        const pid_t child = fork();
        if (child == 0) {
            const auto process = started(attacking(attack, file));
            for (;;)
                pause();
        }
        const pid_t left = processIn(file);
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        while (isThere(left)) // for ever, if both guards forget it
            std::this_thread::yield();
    }
}

// Also where this program is killed with -9, and can clean up nothing.
TEST(Process, DoesNotOutliveTheProgramThatHasStartedIt) {
    for (const char* bad : {leavesAGrandchild, leavesASession, ignoresEverything}) {
        SCOPED_TRACE(bad);
        Folder folder;
        const std::string file = folder.path() / "process";
        const pid_t child = fork();
        if (child == 0) {
            const auto process = started(keeping(bad, file) + "while :; do sleep 1000; done");
            for (;;)
                pause();
        }
        const pid_t left = processIn(file);
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        while (isThere(left)) // for ever, if the guard forgets it
            std::this_thread::yield();
    }
}

TEST(Process, ReadsWhatWasWrittenBeforeTheEndAndSaysHowItEnded) {
    const auto process = started("echo one; printf two; exit 7").value();
    const auto until = Process::Clock::now() + 60s;
    EXPECT_EQ(process->readLine(until, {}), "one");
    const auto end = process->readLine(until, {});
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error(), Process::Break::Ended);
    EXPECT_EQ(process->end(), "exit 7");
    EXPECT_EQ(process->unread(), "two");
}

TEST(Process, SaysThatTheMemoryWasTooLittleAlsoToWhomeverWrites) {
    // tail keeps a line that does not end.
    const auto process =
        Process::started({{"/bin/sh", "-c", "tail < /dev/zero"}}, 64 << 20).value();
    const auto until = Process::Clock::now() + 60s;
    const auto line = process->readLine(until, {});
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error(), Process::Break::OutOfMemory);
    const auto written = process->write(std::string(1 << 20, 'x'), until, {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error(), Process::Break::OutOfMemory);
}

TEST(Process, IsOutOfTimeWhileItFloods) {
    for (const char* flood :
         {"yes", "yes ''", "yes >&2", "yes >&2 & yes ''", "while printf x; do sleep 0.01; done",
          "while echo; do sleep 0.01; done", "yes >&2 & exec >&-; while :; do sleep 1; done"}) {
        SCOPED_TRACE(flood);
        const auto process = started(flood).value();
        const auto until = Process::Clock::now() + 200ms;
        for (;;) {
            const auto line = process->readLine(until, {});
            ASSERT_LT(Process::Clock::now(), until + 60s);
            if (!line) {
                const bool isClosed = std::string_view(flood).contains(">&-");
                EXPECT_EQ(line.error(), isClosed ? Process::Break::Ended : Process::Break::Late);
                break;
            }
        }
        const auto written = process->write(std::string(1 << 20, 'x'), until, {});
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error(), Process::Break::Unread);
        EXPECT_FALSE(process->close(100ms)) << "it does not end by itself";
    }
}

// We may have been kept from looking until then.
TEST(Process, IsInTimeWithALineThatIsThereWhenTheTimeIsOver) {
    Folder folder;
    const std::string file = folder.path() / "process";
    const auto process = started("echo one; echo two; echo $$ > " + file + "; sleep 1000").value();
    processIn(file);
    const auto over = Process::Clock::now() - 1s;
    EXPECT_EQ(process->readLine(over, {}), "one");
    EXPECT_EQ(process->readLine(over, {}), "two");
    const auto line = process->readLine(over, {});
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error(), Process::Break::Late);
}

TEST(Process, AStopEndsEveryWait) {
    const auto process = started("sleep 100").value();
    const auto until = Process::Clock::now() + 60s;
    const auto written = process->write(std::string(1 << 20, 'x'), until, alreadyStopped());
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error(), Process::Break::Stopped);
    const auto line = process->readLine(until, alreadyStopped());
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error(), Process::Break::Stopped);
}

TEST(Process, CountsTheProcessorTimeOfAllThatItHasStarted) {
    const auto process =
        started("sh -c 'i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done'").value();
    EXPECT_TRUE(process->close(60s));
    EXPECT_GT(process->processorTime(), 0);
}

TEST(Process, HasTheSignalsAndTheInputOfAnOrdinaryProgram) {
    const auto process = Process::started({{"/bin/sh", "-c",
                                            "read -r a; echo \"$a\"; pwd; "
                                            "kill -PIPE $$; echo alive"},
                                           "/"})
                             .value();
    const auto until = Process::Clock::now() + 60s;
    ASSERT_TRUE(process->write("a word\n", until, {}));
    EXPECT_EQ(process->readLine(until, {}), "a word");
    EXPECT_EQ(process->readLine(until, {}), "/");
    EXPECT_FALSE(process->readLine(until, {}));
    EXPECT_EQ(process->end(), "signal " + std::to_string(SIGPIPE));
}

TEST(LineReader, GivesLinesHoweverTheirBytesCome) {
    Random random(5);
    const std::string all = "one\n\ntwo\r\nlast";
    for (int round = 0; round < 100; ++round) {
        LineReader reader;
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t size = 1 + random.below(5);
            reader.take(std::string_view(all).substr(at, size));
            at += size;
            while (auto line = reader.next())
                lines.push_back(*line);
        }
        EXPECT_THAT(lines, ::testing::ElementsAre("one", "", "two\r"));
        EXPECT_EQ(reader.rest(), "last");
    }
}

TEST(LineReader, KeepsABoundedNumberOfBytes) {
    LineReader reader;
    for (int i = 0; i < 100; ++i)
        reader.take(std::string(10'000, 'x'));
    EXPECT_EQ(reader.rest().size(), LineReader::longest);
    EXPECT_TRUE(reader.isOverrun());
    LineReader whole;
    whole.take(std::string(LineReader::longest - 1, 'x') + '\n');
    EXPECT_FALSE(whole.isOverrun());
    EXPECT_EQ(whole.next()->size(), LineReader::longest - 1);
}

TEST(LineReader, DropsWhatStandsAroundAnAnswer) {
    EXPECT_EQ(saidBy("\xef\xbb\xbf \t a1 b1\r "), "a1 b1");
    EXPECT_EQ(saidBy(" \r\t"), "");
    EXPECT_EQ(saidBy(""), "");
    EXPECT_EQ(saidBy("\xef\xbb\xbf"), "");
}

TEST(CommandWords, AreSplitAtBlanksAndKeptTogetherByQuotes) {
    using ::testing::ElementsAre;
    EXPECT_THAT(wordsOfCommand("python3  my.py -x"), ElementsAre("python3", "my.py", "-x"));
    EXPECT_THAT(wordsOfCommand("\"/my programs/a\" \"b c\"d"),
                ElementsAre("/my programs/a", "b cd"));
    EXPECT_THAT(wordsOfCommand("say \"\"\"hi\"\"\" $HOME 'x y'"),
                ElementsAre("say", "\"hi\"", "$HOME", "'x", "y'"));
    EXPECT_THAT(wordsOfCommand(" \t "), ElementsAre());
}

} // namespace bouton::testing
