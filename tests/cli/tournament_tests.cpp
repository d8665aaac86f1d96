// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sys/inotify.h>
#include <thread>
#include <unistd.h>

#include "cli/process.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"
#include "games/record.h"

// The command tournament.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& file) { return wholeFile(file).value_or(""); }

std::size_t linesIn(const fs::path& file) {
    const std::string text = read(file);
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

// A folder of programs.
class ClassFolder {
public:
    fs::path path() const { return m_folder.path() / "class"; }
    fs::path out(const char* name) const { return m_folder.path() / name; }

    void put(const fs::path& name, const std::string& text, bool isExecutable = false) const {
        fs::create_directories((path() / name).parent_path());
        std::ofstream(path() / name) << text;
        if (isExecutable)
            fs::permissions(path() / name, fs::perms::owner_all);
    }
    // Programs in the shell's language, in Python and in Java. `choose` gives one of `moves`.
    void putShell(const std::string& name, const std::string& answer) const {
        put(fs::path(name) / "run",
            "#!/bin/sh\nwhile IFS='\t' read -r game position moves rest; do " + answer + "; done\n",
            true);
    }
    void putPython(const std::string& name, const std::string& choose) const {
        put(name + ".py", "import sys\nfor line in sys.stdin:\n"
                          "    moves = line.split('\\t')[2].split(' ')\n"
                          "    print("
                              + choose + ", flush=True)\n");
    }
    // Compiled once, because it is started for every opponent. Gives whether there is a Java.
    bool putJava(const std::string& name, const std::string& choose) const {
        put(fs::path(name) / "Main.java",
            "import java.util.Scanner;\nclass Main {\n  public static void main(String[] words) {\n"
            "    Scanner in = new Scanner(System.in);\n    while (in.hasNextLine()) {\n"
            "      String[] moves = in.nextLine().split(\"\\t\")[2].split(\" \");\n"
            "      System.out.println("
                + choose + ");\n    }\n  }\n}\n");
        put(fs::path(name) / "run",
            "#!/bin/sh\nexec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC Main\n", true);
        const fs::path folder = path() / name;
        return std::system(("javac -J-XX:TieredStopAtLevel=1 " + (folder / "Main.java").string()
                            + " 2> /dev/null")
                               .c_str())
               == 0;
    }

private:
    Folder m_folder;
};

// All files of a tournament, by their names.
std::map<std::string, std::string> filesOf(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            files[entry.path().lexically_relative(folder)] = read(entry.path());
    return files;
}

// Plays on until so many games are over, and is killed then.
void killAfter(std::size_t games, const std::vector<std::string>& words, const fs::path& out) {
    fs::create_directories(out);
    const int changes = inotify_init1(IN_CLOEXEC); // to wait without a processor: the games need it
    ASSERT_NE(inotify_add_watch(changes, out.c_str(), IN_MODIFY), -1);
    Process process(words);
    for (char change[4096]; linesIn(out / "results.txt") < games;)
        ASSERT_GT(::read(changes, change, sizeof change), 0);
    process.signal(SIGKILL);
    EXPECT_EQ(process.finish().status, 256 + SIGKILL);
    close(changes);
}

} // namespace

TEST(CliTournament, KilledTwiceItGoesOnAndItsTableIsThatOfARunWithoutABreak) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    folder.putShell("last", "echo ${moves##* }");
    folder.putShell("second", "set -- $moves; echo ${2:-$1}");
    folder.putPython("middle", "moves[len(moves) // 2]");
    folder.putShell("third", "set -- $moves; echo ${3:-$1}");
    folder.putShell("size", "set -- $moves; eval echo \\${$(($# / 3 + 1))}");
    if (!folder.putJava("hash",
                        "moves[Math.abs(String.join(\" \", moves).hashCode() % moves.length)]")) {
        std::puts("There is no Java here: a program in the shell stands in for the one in Java.");
        folder.putShell("hash", "set -- $moves; eval echo \\${$((${#moves} % $# + 1))}");
    }
    folder.putPython("_helper", "moves[0]"); // no player
    // The bad ones.
    folder.putShell("illegal", "echo z9");
    folder.putShell("talks", "echo thinking");
    folder.putShell("ends", "echo ${moves%% *}; exit 1");

    const auto words = [&](const char* out) {
        return std::vector<std::string>{"tournament",      folder.path(),   "grid-nim:size=4",
                                        "--with=random",   "--out",         folder.out(out),
                                        "--start-time=60", "--move-time=60"};
    };
    const Finished whole = run(words("whole"));
    EXPECT_EQ(whole.status, 0);
    EXPECT_THAT(whole.out, StartsWith("Grid Nim: 110 of 110 games\n\n"));
    EXPECT_EQ(read(folder.out("whole") / "table.txt"), whole.out);
    EXPECT_EQ(linesIn(folder.out("whole") / "results.txt"), 110u);

    killAfter(17, words("broken"), folder.out("broken"));
    killAfter(64, words("broken"), folder.out("broken"));
    const Finished resumed = run(words("broken"));
    EXPECT_EQ(resumed.out, whole.out);
    EXPECT_EQ(filesOf(folder.out("broken")), filesOf(folder.out("whole")));
    // And once more, when nothing is left to play.
    EXPECT_EQ(run(words("broken")).out, whole.out);

    // The bad ones stand at the end; their games are lost by faults.
    const auto lines = linesOf(whole.out);
    for (std::size_t place = 9; place <= 11; ++place)
        EXPECT_THAT(lines[2 + place], MatchesRegex("(9|10|11) (illegal|talks|ends) .*"));
    EXPECT_THAT(whole.err,
                HasSubstr("The program \"illegal\" plays z9, which is no legal move here.\n"));
}

TEST(CliTournament, WritesEveryGameAsAFileThatTheWindowOpens) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    folder.putShell("bad one", "echo help >&2; echo z9");
    const Finished finished = run({"tournament", folder.path(), "tic-tac-toe", "--with="});
    EXPECT_EQ(finished.status, 0);
    EXPECT_THAT(finished.err, StartsWith("bouton-cli: Game 1: The program \"bad one\" plays z9, "));
    EXPECT_EQ(finished.out,
              "Tic-tac-toe: 2 of 2 games\n\n"
              "player     points  games    share      95 % interval  rating    faults\n"
              "1 first       2.0      2  100.0 %  13.3 % to 100.0 %       -         0\n"
              "2 bad one     0.0      2    0.0 %    0.0 % to 86.7 %       -         2\n"
              "\n"
              "Points of each against each:\n"
              "             1    2\n"
              "1 first      -  2.0\n"
              "2 bad one  0.0    -\n");
    const auto files = filesOf(folder.path() / "tic-tac-toe.tournament" / "games");
    ASSERT_EQ(files.size(), 4u);
    const std::string text = files.at("00001-bad_one-first.txt");
    EXPECT_THAT(text, StartsWith("# Game 1 of 2: bad one against first, 0-1\n# The program \"bad "
                                 "one\" plays z9, which is no legal move here.\n# It was sent: "));
    EXPECT_THAT(text, HasSubstr("\n# Its standard error: help\n"));
    const auto records = recordLines(text);
    ASSERT_EQ(records.size(), 1u);
    EXPECT_TRUE(readRecord(records[0].text));
    EXPECT_EQ(read(folder.path() / "tic-tac-toe.tournament" / "results.txt"),
              "1\tbad one\tfirst\t0-1\tfault\n2\tfirst\tbad one\t1-0\tfault\n");
    // And whole: who played, by name, and how it was lost.
    const std::string& whole = files.at("00002-first-bad_one.bouton");
    EXPECT_THAT(whole,
                HasSubstr(R"("seats":[{"player":"program:first"},{"player":"program:bad one"}])"));
    EXPECT_THAT(whole, HasSubstr(R"("forfeit":{"side":2,"why":"fault"})"));
    EXPECT_THAT(whole, HasSubstr(R"(plays %2, which is no legal move here.)"));
    EXPECT_THAT(whole, Not(HasSubstr("/run"))) << "no command stands in a file";
    for (const char* ending : {".txt", ".bouton"})
        EXPECT_THAT(done({"review", folder.path()
                                        / (std::string("tic-tac-toe.tournament/games/"
                                                       "00002-first-bad_one")
                                           + ending)}),
                    HasSubstr("tic-tac-toe: "));
}

TEST(CliTournament, TakesWhatIsAProgramAndSaysWhatIsNone) {
    const ClassFolder folder;
    folder.putShell("random", "echo ${moves%% *}"); // the name of a player
    folder.putPython("one", "moves[0]");
    folder.put("one", "#!/bin/sh\nwhile read -r line; do echo a1; done\n", true);
    folder.put("notes.txt", "no program");
    fs::create_directories(folder.path() / "empty");
    const Finished finished =
        run({"tournament", folder.path(), "cards", "--with=random", "--max-plies=1"});
    EXPECT_EQ(finished.status, 0);
    EXPECT_THAT(finished.err,
                HasSubstr("bouton-cli: \"empty\" is no program and is skipped.\n"
                          "bouton-cli: \"notes.txt\" is no program and is skipped.\n"));
    EXPECT_EQ(read(folder.path() / "cards.tournament/tournament.txt"),
              "Bouton tournament 2\ngame: cards\ngames of two players: 2\nrandom plies: 0\n"
              "most plies: 1\nseed: 1\nplayer: random\nprogram: one\nprogram: one.py\n"
              "program: random 2\n");
    EXPECT_THAT(read(folder.path() / "cards.tournament/results.txt"),
                HasSubstr("\t1/2-1/2\tstopped\n"));
    EXPECT_THAT(read(folder.path() / "cards.tournament/games/00001-random-one.txt"),
                StartsWith("# Game 1 of 12: random against one, 1/2-1/2\n"
                           "# The game is stopped here and counted as drawn.\ncards: "));
}

TEST(CliTournament, ListsWhatCannotBeStartedAndLetsTheOthersPlay) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    folder.put("broken", "#!/no/such/sh\n", true);
    folder.put("windows.sh", "#!/usr/bin/env no-such-sh\r\n", true);
    const Finished finished = run({"tournament", folder.path(), "tic-tac-toe", "--with=random"});
    EXPECT_EQ(finished.status, 0);
    const std::string one =
                          "The program \"broken\" cannot be started: /no/such/sh: No such file or "
                          "directory.\n",
                      other =
                          "The program \"windows.sh\" cannot be started: no-such-sh\\r: No such "
                          "file or directory.\n";
    EXPECT_EQ(finished.err, "bouton-cli: " + one + "bouton-cli: " + other);
    EXPECT_THAT(finished.out, StartsWith("Tic-tac-toe: 2 of 2 games\n"));
    EXPECT_THAT(finished.out,
                ::testing::EndsWith("\nNot started:\nbroken  " + one + "windows.sh  " + other));
    EXPECT_EQ(read(folder.path() / "tic-tac-toe.tournament/table.txt"), finished.out);
    EXPECT_THAT(read(folder.path() / "tic-tac-toe.tournament/tournament.txt"),
                Not(HasSubstr("broken")));
}

TEST(CliTournament, ShortensNamesAndNumbersThoseThatAreAlikeThen) {
    const ClassFolder folder;
    const std::string name(45, 'a');
    for (const char* end : {"1", "2"})
        folder.putShell(name + end, "echo ${moves%% *}");
    folder.putShell("tab\there", "echo ${moves%% *}");
    run({"tournament", folder.path(), "cards", "--with=", "--max-plies=1"});
    EXPECT_THAT(read(folder.path() / "cards.tournament/tournament.txt"),
                ::testing::EndsWith("\nprogram: " + name.substr(0, 37) + "...\nprogram: "
                                    + name.substr(0, 31) + "... 2\nprogram: tab\\there\n"));
}

TEST(CliTournament, ProgramsWorkInTheirOwnFolders) {
    const ClassFolder folder;
    folder.putShell("mine", "pwd > here; echo ${moves%% *}");
    run({"tournament", folder.path(), "tic-tac-toe", "--with=random"});
    EXPECT_EQ(read(folder.path() / "mine/here"),
              fs::canonical(folder.path() / "mine").string() + '\n');
}

TEST(CliTournament, RefusesAFolderOfAnotherTournament) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    const std::vector<std::string> words{"tournament", folder.path(), "tic-tac-toe"};
    done(words);
    std::vector<std::string> others = words;
    others.push_back("--seed=2");
    const Finished refused = run(others);
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("\" has another tournament, of other programs or with other "
                                       "options: name another folder with --out.\n"));
    EXPECT_EQ(run({"tournament", "/nowhere", "cards"}).status, 2);
    fs::create_directories(folder.out("nobody"));
    expectRefused({"tournament", folder.out("nobody"), "cards", "--with=random"},
                  "A tournament needs two players: the folder has 0 programs.");
    EXPECT_EQ(run({"tournament", folder.path(), "cards", "--with=nobody"}).status, 2);
}

TEST(CliTournament, IsJoinedByALateEntrantWithoutAGamePlayedAgain) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    folder.putShell("last", "echo ${moves##* }");
    const std::vector<std::string> words{"tournament", folder.path(), "cards", "--with=random"};
    done(words);
    const auto before = filesOf(folder.path() / "cards.tournament");
    ASSERT_EQ(linesIn(folder.path() / "cards.tournament/results.txt"), 6u);
    folder.putShell("joined", "set -- $moves; echo ${2:-$1}"); // between them by its name
    const std::string joined = done(words);
    EXPECT_THAT(joined, StartsWith("Card groups: 12 of 12 games\n"));
    const auto after = filesOf(folder.path() / "cards.tournament");
    for (const auto& [name, text] : before) {
        if (name.starts_with("games")) {
            EXPECT_EQ(after.at(name), text) << name;
        }
    }
    EXPECT_THAT(after.at("results.txt"), StartsWith(before.at("results.txt")));
    fs::remove_all(folder.path() / "cards.tournament");
    EXPECT_EQ(done(words), joined) << "as if all had been there from the beginning";
    fs::remove_all(folder.path() / "last");
    EXPECT_EQ(run(words).status, 2) << "somebody is missing";
}

TEST(CliTournament, OfAnOlderVersionGoesOnAsItWasBegun) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    folder.putShell("last", "echo ${moves##* }");
    const std::vector<std::string> words{"tournament", folder.path(), "tic-tac-toe",
                                         "--with=random"};
    const std::string old = "Bouton tournament 1\ngame: tic-tac-toe\ngames of two players: 2\n"
                            "random plies: 0\nmost plies: 1000\nseed: 1\nplayer: random\n"
                            "program: first\nprogram: last\n";
    folder.put("tic-tac-toe.tournament/tournament.txt", old);
    folder.put("tic-tac-toe.tournament/results.txt", "1\trandom\tfirst\t1-0\n");
    EXPECT_THAT(done(words), StartsWith("Tic-tac-toe: 6 of 6 games\n"));
    EXPECT_EQ(read(folder.path() / "tic-tac-toe.tournament/tournament.txt"), old);
    EXPECT_THAT(read(folder.path() / "tic-tac-toe.tournament/results.txt"),
                StartsWith("1\trandom\tfirst\t1-0\n2\tfirst\trandom\t"));
}

// What a killed process left half written, or somebody changed, is played again.
TEST(CliTournament, PlaysAgainWhatIsNotWhole) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    const std::vector<std::string> words{"tournament", folder.path(), "tic-tac-toe",
                                         "--with=random student"};
    const std::string table = done(words);
    const fs::path results = folder.path() / "tic-tac-toe.tournament/results.txt";
    const std::string all = read(results);
    ASSERT_EQ(linesIn(results), 6u);
    for (const std::string& damaged :
         {all.substr(0, all.size() - 1), all.substr(0, 40), std::string("1\tx\ty\tnonsense\n"),
          all + "7\t", all.substr(all.find('\n') + 1), "\n" + all, std::string(3000, '\t')}) {
        std::ofstream(results) << damaged;
        EXPECT_EQ(done(words), table);
        EXPECT_EQ(read(results), all);
    }
}

TEST(CliTournament, AStopTellsWhatWasKnown) {
    const ClassFolder folder;
    folder.putShell("first", "echo ${moves%% *}");
    const std::vector<std::string> words{"tournament", folder.path(), "reversi", "--with=random",
                                         "--pairs=10000"};
    Process process(words);
    const fs::path results = folder.path() / "reversi.tournament/results.txt";
    while (linesIn(results) < 2)
        std::this_thread::yield();
    // It is not played twice at a time.
    const Finished second = run(words);
    EXPECT_EQ(second.status, 1);
    EXPECT_THAT(second.err, HasSubstr("\" is being played already.\n"));
    const Finished stopped = process.interrupt();
    EXPECT_THAT(stopped.out, MatchesRegex("Reversi: [0-9]+ of 20000 games\n(.|\n)*"));
}

} // namespace bouton::testing
