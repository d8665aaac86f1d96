// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/process.h"
#include "core/random.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"
#include "games/catalogue.h"
#include "games/record.h"
#include "support/shell.h"

// Files of games, read by show, analyze, move and review, and made by convert.

namespace bouton::testing {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

namespace {

class CliFiles : public ::testing::Test {
protected:
    std::string path(const std::string& name) const { return folder.path() / name; }
    std::string put(const std::string& name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }
    std::string get(const std::string& name) const { return wholeFile(path(name)).value(); }
    std::string convert(const std::string& from, const std::string& to) const {
        return done({"convert", path(from), path(to)});
    }
    static std::string refusal(const std::vector<std::string>& words,
                               const std::string& input = "") {
        const Finished refused = run(words, input);
        EXPECT_EQ(refused.status, 2);
        EXPECT_EQ(refused.out, "");
        return refused.err;
    }

    const Folder folder;
};

const std::string one = "tic-tac-toe: .../.../... X; a1 b1 c3 b3 b2\n", two = "cards: 2:3/1:1 G;\n",
                  three = "towers: GG/../../.R/R. G; b2 a3\n";

} // namespace

// A record does not know when its game was played, a whole file does.
TEST_F(CliFiles, OfRecordsBeginWhenTheyAreConverted) {
    const auto begun = [](const std::string& saved) {
        const std::size_t at = saved.find("\"begun\":\"");
        return saved.substr(at + 9, 10);
    };
    const auto today = [] {
        const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
        const std::chrono::year_month_day date(now);
        char text[16];
        std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(date.year()),
                      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
        return std::string(text);
    };
    const std::string before = today();
    std::string saved = done({"convert", "-", "-"}, one);
    const std::string found = begun(saved);
    EXPECT_TRUE(found == before || found == today()) << found;
    saved.replace(saved.find(found), 4, "2001");
    put("old.bouton", saved);
    EXPECT_EQ(convert("old.bouton", "kept.bouton"), "");
    EXPECT_THAT(begun(get("kept.bouton")), StartsWith("2001"));
}

TEST_F(CliFiles, AreGoneThroughGameByGame) {
    const std::string games = put("games.txt", "# three games\n\n" + one + two + three);
    EXPECT_EQ(done({"show", games}), done({"show", "tic-tac-toe", "XO./.X./.OX O"}) + '\n'
                                         + done({"show", "cards", "2:3/1:1 G"}) + '\n'
                                         + done({"show", "towers", "G./.G/R./.R/.. G"}));
    EXPECT_EQ(done({"show", games, "--game=2"}), done({"show", "cards", "2:3/1:1 G"}));
    const std::string lines = done({"analyze", games});
    EXPECT_EQ(linesOf(lines).size(), 3u);
    EXPECT_THAT(lines, HasSubstr('\n' + done({"analyze", "cards", "-"}, "2:3/1:1 G\n")));
    EXPECT_EQ(done({"analyze", games, "--game", "2"}), done({"analyze", "cards", "2:3/1:1 G"}));
    EXPECT_EQ(done({"analyze", games, "--json", "--game", "2"}),
              done({"analyze", "cards", "2:3/1:1 G", "--json"}));
    EXPECT_EQ(run({"move", games, "perfect", "--game=2"}).out,
              run({"move", "cards", "perfect", "--position=2:3/1:1 G"}).out);
    EXPECT_EQ(done({"review", games}), done({"review", "tic-tac-toe", one})
                                           + done({"review", "cards", two})
                                           + done({"review", "towers", three}));
}

TEST_F(CliFiles, OfBothKindsSayTheSame) {
    put("one.txt", one);
    EXPECT_EQ(convert("one.txt", "one.bouton"), "");
    EXPECT_THAT(get("one.bouton"), StartsWith("{"));
    EXPECT_EQ(convert("one.bouton", "again.txt"), "");
    EXPECT_EQ(get("again.txt"), one);
    for (const char* command : {"show", "analyze", "review"})
        EXPECT_EQ(done({command, path("one.bouton")}), done({command, path("one.txt")}));
    EXPECT_EQ(convert("one.bouton", "same.bouton"), "");
    EXPECT_EQ(get("same.bouton"), get("one.bouton")) << "it keeps what it has";
    EXPECT_EQ(done({"review", path("one.bouton"), "--json"}),
              done({"review", "tic-tac-toe", one, "--json"}));
}

TEST_F(CliFiles, ComeFromStandardInputAndGoToStandardOutputAsTheOtherKind) {
    const std::string saved = done({"convert", "-", "-"}, one);
    EXPECT_THAT(saved, AllOf(StartsWith("{"), HasSubstr("\"version\":1")));
    EXPECT_EQ(done({"convert", "-", "-"}, saved), one);
    EXPECT_EQ(done({"show", "-"}, saved), done({"show", "tic-tac-toe", "XO./.X./.OX O"}));
    EXPECT_EQ(done({"show", "-"}, "\xEF\xBB\xBF" + one), done({"show", "-"}, one));
    EXPECT_EQ(done({"convert", "-", path("two.txt")}, two + three), "");
    EXPECT_EQ(get("two.txt"), two + three);
}

TEST_F(CliFiles, OfManyGamesBecomeOneFileEachOrTheOneThatIsChosen) {
    put("games.txt", one + two + three);
    EXPECT_EQ(convert("games.txt", "game-%.bouton"), "");
    EXPECT_EQ(done({"convert", path("game-3.bouton"), "-"}), three);
    std::filesystem::create_directory(path("50%"));
    EXPECT_EQ(convert("games.txt", "50%/game-%.bouton"), "") << "the last % is the number's place";
    EXPECT_EQ(done({"convert", path("50%/game-2.bouton"), "-"}), two);
    EXPECT_EQ(done({"convert", path("games.txt"), path("b.bouton"), "--game=2"}), "");
    EXPECT_EQ(done({"convert", path("b.bouton"), "-"}), two);
    EXPECT_EQ(refusal({"convert", path("games.txt"), path("c.bouton")}),
              "bouton-cli: FROM holds 3 games, and a .bouton file holds one: choose one with "
              "--game N, or write a file for each with % in the name TO.\n");
    EXPECT_FALSE(std::filesystem::exists(path("c.bouton")));
    EXPECT_EQ(refusal({"convert", path("games.txt"), "-", "--game=4"}),
              "bouton-cli: --game is a whole number from 1 to 3, not \"4\".\n");
}

TEST_F(CliFiles, OfAllGamesKeepRandomGames) {
    Random random(5);
    std::string records;
    for (const Ruleset* game : catalogue())
        for (int i = 0; i < 20; ++i) {
            auto match = *game->standard(*complete(game->settings, {}));
            for (int ply = 0; ply < 300 && !match->result(match->current()); ++ply)
                match->play(random.below(match->moves(match->current()).size()));
            records += match->record() + '\n';
        }
    put("all.txt", records);
    convert("all.txt", "%.bouton");
    std::string again;
    for (std::size_t i = 1; i <= linesOf(records).size(); ++i)
        again += done({"convert", path(std::to_string(i) + ".bouton"), "-"});
    EXPECT_EQ(again, records);
}

TEST_F(CliFiles, ThatAreNoneAreRefusedWithASentenceThatSaysWhere) {
    const auto file = [&](const std::string& name) { return "The file \"" + path(name) + "\""; };
    EXPECT_EQ(refusal({"show", path("none.txt")}),
              "bouton-cli: " + file("none.txt") + " cannot be read: No such file or directory.\n");
    std::filesystem::create_directories(path("folder.txt"));
    EXPECT_EQ(refusal({"show", path("folder.txt")}),
              "bouton-cli: " + file("folder.txt") + " cannot be read: Is a directory.\n");
    EXPECT_EQ(refusal({"show", put("empty.txt", "\n# nothing\n")}),
              "bouton-cli: " + file("empty.txt") + " holds no games.\n");
    EXPECT_EQ(refusal({"show", "-"}), "bouton-cli: Standard input holds no games.\n");
    EXPECT_EQ(refusal({"show", put("bad.txt", "\n\ntic-tac-toe: .../.../... X; a1 a1\n")}),
              "bouton-cli: " + file("bad.txt")
                  + ", line 3: Move 2 of the record: a1 is not a legal move here; legal: b1, c1, "
                    "a2, b2, c2, a3, b3, c3.\n");
    EXPECT_THAT(refusal({"show", put("foreign.bouton", "{\"format\":\"other\"}")}),
                StartsWith("bouton-cli: " + file("foreign.bouton") + ": "));
    const std::string saved = done({"convert", "-", "-"}, one);
    std::string future = saved;
    future.replace(future.find("\"version\":1"), 11, "\"version\":9");
    EXPECT_THAT(refusal({"show", put("future.bouton", future)}), HasSubstr("newer"));
    std::string wrong = saved;
    wrong.replace(wrong.find("\"b1\""), 4, "\"a1\"");
    EXPECT_THAT(refusal({"show", put("wrong.bouton", wrong)}), HasSubstr("Move 2: "));
    for (std::size_t size = 1; size < saved.size() - 1; size += 7)
        EXPECT_THAT(refusal({"show", put("cut.bouton", saved.substr(0, size))}),
                    MatchesRegex("bouton-cli: The file \"[^\"]*\": [^\n]+\n"));
    std::ofstream(path("huge.bouton")) << '{';
    std::filesystem::resize_file(path("huge.bouton"), 100'000'000);
    EXPECT_EQ(refusal({"show", path("huge.bouton")}),
              "bouton-cli: " + file("huge.bouton")
                  + " is too large: it has more than 67108864 bytes.\n");
}

TEST_F(CliFiles, AreReadToABoundAndNotWaitedFor) {
    ASSERT_EQ(mkfifo(path("pipe.txt").c_str(), 0600), 0);
    std::filesystem::create_symlink("/dev/zero", path("zero.bouton"));
    for (const char* name : {"pipe.txt", "zero.bouton"})
        for (const std::vector<std::string>& words : {std::vector<std::string>{"show", path(name)},
                                                      {"analyze", path(name)},
                                                      {"review", path(name)},
                                                      {"move", path(name), "random"},
                                                      {"convert", path(name), path("to.txt")}})
            EXPECT_EQ(refusal(words), "bouton-cli: The file \"" + path(name) + "\" cannot be read: "
                                          + (name[0] == 'p' ? "nobody writes to this pipe.\n"
                                                            : "it is no regular file.\n"));
    const std::string cli = BOUTON_CLI;
    EXPECT_EQ(shell(cli + " show - 2>&1 < /dev/zero").text,
              "bouton-cli: Standard input is too large: it has more than 67108864 bytes.\n");
    for (const char* words : {" analyze tic-tac-toe -", " review tic-tac-toe -", " serve gtp cards",
                              " play cards --first=human --second=random"})
        EXPECT_THAT(shell(cli + words + " 2>&1 < /dev/zero").text,
                    ::testing::EndsWith("The line has more than 1048576 bytes.\n"))
            << words;
}

TEST_F(CliFiles, ABadGameAmongSeveralIsAnsweredInItsPlace) {
    const std::string games = put("games.txt", two + "chess: x\n" + two);
    const Finished shown = run({"analyze", games});
    EXPECT_EQ(shown.status, 2);
    EXPECT_THAT(linesOf(shown.out), ElementsAre(StartsWith("2:3/1:1 G: win"),
                                                StartsWith("error: The file \"" + games
                                                           + "\", line 2: There is no game "),
                                                StartsWith("2:3/1:1 G: win")));
    const Finished json = run({"analyze", games, "--json"});
    EXPECT_THAT(linesOf(json.out)[1], StartsWith("{\"error\":\"The file "));
    EXPECT_THAT(refusal({"convert", games, path("out.txt")}), HasSubstr(", line 2: "));
    EXPECT_FALSE(std::filesystem::exists(path("out.txt")));
}

TEST_F(CliFiles, ThatWereLeftInTheMiddleAreShownThereAndReviewedToTheEndOfTheirLine) {
    std::string saved = done({"convert", "-", "-"}, one);
    saved.replace(saved.find("\"current\":5"), 11, "\"current\":2");
    const std::string left = put("left.bouton", saved);
    EXPECT_EQ(done({"show", left}), done({"show", "tic-tac-toe", "XO./.../... X"}));
    EXPECT_EQ(done({"analyze", left}), done({"analyze", "tic-tac-toe", "XO./.../... X"}));
    EXPECT_EQ(done({"review", left}), done({"review", "tic-tac-toe", one}));
    EXPECT_EQ(done({"convert", left, "-"}), one);
}

TEST_F(CliFiles, AreNotDestroyedByTheRecordOfAGame) {
    const std::string whole = done({"convert", "-", "-"}, one);
    const std::string file = put("kept.bouton", whole);
    EXPECT_THAT(refusal({"play", "tic-tac-toe", "--first", "random", "--second", "random",
                         "--record", file}),
                HasSubstr("a record is a .txt file"));
    EXPECT_EQ(get("kept.bouton"), whole);
}

TEST_F(CliFiles, TellTheEndThatTheRulesDoNotKnow) {
    std::string saved = done({"convert", "-", "-"}, three);
    saved.replace(saved.find("\"format\""), 0, R"("forfeit":{"side":1,"why":"resigned"},)");
    const std::string resigned = put("resigned.bouton", saved);
    EXPECT_THAT(done({"show", resigned}), HasSubstr("\nGreen has resigned: Red wins.\n"));
    EXPECT_THAT(done({"review", resigned}), HasSubstr("; Green has resigned: Red wins.\n"));
    EXPECT_THAT(run({"convert", resigned, "-"}).err, HasSubstr("no room for the resignation"));
    for (const auto& [why, words, told] : {std::array{"time", "the loss on time", "is out of time"},
                                           {"fault", "the loss by a fault", "has made a fault"}}) {
        std::string other = saved;
        other.replace(other.find("resigned"), 8, why);
        other.replace(other.find("{\"move\":\"b2\""), 12, R"({"comment":"Oh","move":"b2")");
        EXPECT_EQ(run({"convert", put("other.bouton", other), "-"}).err,
                  std::string("bouton-cli: Game 1: a record has no room for 1 comment and ") + words
                      + ".\n");
        EXPECT_THAT(done({"show", path("other.bouton")}),
                    HasSubstr("\nGreen " + std::string(told) + ": Red wins.\n"));
    }
    EXPECT_EQ(refusal({"move", resigned, "nim-sum"}),
              "bouton-cli: The game is over: Green has resigned: Red wins.\n");
}

TEST_F(CliFiles, ARecordSaysWhatItHasNoRoomFor) {
    std::string saved = done({"convert", "-", "-"}, one);
    const std::string moves = R"({"move":"b1"})";
    saved.replace(saved.find(moves), moves.size(), R"({"move":"b1","comment":"Why?"})");
    saved.replace(saved.find(R"({"move":"b2"}])"), 14,
                  R"({"move":"b2"},{"move":"c1","parent":4}])");
    saved.replace(saved.find(R"({"move":"b3"})"), 13, R"({"move":"b3","next":5})");
    const Finished converted = run({"convert", put("tree.bouton", saved), "-"});
    EXPECT_EQ(converted.status, 0);
    EXPECT_EQ(converted.out, one);
    EXPECT_EQ(converted.err, "bouton-cli: Game 1: a record has no room for 1 position of "
                             "variations and 1 comment.\n");
    EXPECT_EQ(convert("tree.bouton", "same.bouton"), "");
    EXPECT_THAT(get("same.bouton"), HasSubstr("Why?"));
}

TEST_F(CliFiles, StandAloneAmongTheArguments) {
    const std::string games = put("games.txt", one);
    EXPECT_EQ(refusal({"show", games, ".../.../... X"}),
              "bouton-cli: A FILE has its own positions: leave POSITION out.\n");
    EXPECT_EQ(refusal({"move", games, "random", "--moves=a1"}),
              "bouton-cli: A FILE has its own positions: leave --position and --moves out.\n");
    EXPECT_EQ(refusal({"analyze", "cards", "--game=1"}),
              "bouton-cli: --game chooses from a FILE: .bouton, .txt, .ggf, .obf or -.\n");
    EXPECT_EQ(refusal({"convert", games, path("x.pgn")}),
              "bouton-cli: TO ends in .bouton or .txt, or is -, not \"" + path("x.pgn") + "\".\n");
    EXPECT_EQ(refusal({"convert", "cards", "-"}),
              "bouton-cli: FROM ends in .bouton, .txt, .ggf or .obf, or is -, not \"cards\".\n");
    EXPECT_EQ(refusal({"review", "cards"}), "bouton-cli: The command is: review GAME RECORD or "
                                            "review FILE (see bouton-cli review --help)\n");
}

TEST_F(CliFiles, ThatCannotBeWrittenAreToldAndLeaveWhatWasThere) {
    const Finished full = run({"convert", "-", "/dev/full"}, one);
    EXPECT_EQ(full.status, 2) << "it has no ending that says what to write";
    const Finished nowhere = run({"convert", "-", path("none/a.txt")}, one);
    EXPECT_EQ(nowhere.status, 1);
    EXPECT_EQ(nowhere.err, "bouton-cli: The file \"" + path("none/a.txt")
                               + "\" cannot be written: No such file or directory.\n");
    put("kept.txt", "kept");
    EXPECT_EQ(run({"convert", "-", path("kept.txt")}, "tic-tac-toe: x").status, 2);
    EXPECT_EQ(get("kept.txt"), "kept");
}

// Nobody reads the pipe, and nobody waits for that.
TEST_F(CliFiles, AreNotWrittenOverWhatIsReadNorWhatIsNoFile) {
    const std::string games = put("games.txt", one), pipe = path("pipe.txt"),
                      link = path("link.txt"), hard = path("hard.bouton");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    std::filesystem::create_symlink(games, link);
    std::filesystem::create_hard_link(games, hard);
    const auto refused = [&](const std::vector<std::string>& words, const std::string& to,
                             const char* why, const std::string& input = "") {
        const Finished finished = run(words, input);
        EXPECT_EQ(finished.status, 1) << to;
        EXPECT_EQ(finished.err,
                  "bouton-cli: The file \"" + to + "\" cannot be written: " + why + ".\n");
    };
    for (const std::string& same : {games, link, hard})
        refused({"convert", games, same}, same, "it is the file that is read");
    std::filesystem::create_directory(path("folder.txt"));
    for (const std::string& none : {pipe, path("folder.txt")}) {
        refused({"convert", games, none}, none, "it is no file");
        refused({"play", "tic-tac-toe", "--first=random", "--second=random", "--record", none},
                none, "it is no file");
    }
    EXPECT_EQ(get("games.txt"), one);
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

// Where standard output is a file, /dev/stdout is a link to it that must not be replaced.
TEST_F(CliFiles, StandardOutputIsWrittenByNameAsItIs) {
    const std::string games = put("games.txt", one), out = path("out.txt");
    const std::string link = path("stdout.txt");
    std::filesystem::create_symlink("/dev/stdout", link);
    ASSERT_EQ(run({"convert", games, link}).out, one);
    ASSERT_EQ(
        std::system(
            (std::string(BOUTON_CLI) + " convert " + games + ' ' + link + " > " + out).c_str()),
        0);
    EXPECT_EQ(get("out.txt"), one);
    EXPECT_TRUE(std::filesystem::is_symlink(link));
}

TEST_F(CliFiles, ANextConvertRemovesWhatADeadProcessLeftBesideItsName) {
    const pid_t dead = fork();
    if (dead == 0)
        _exit(0);
    ASSERT_EQ(waitpid(dead, nullptr, 0), dead);
    const auto beside = [](const std::string& name, pid_t process) {
        return name + '.' + std::to_string(process) + ".part";
    };
    const std::vector<std::string> stay{beside("a.txt", getpid()), beside("b.txt", dead),
                                        "a.txt.part", "a.txt.x7.part", "a.txt.0.part"};
    for (const std::string& name : stay)
        put(name, "half");
    put(beside("a.txt", dead), "half");
    EXPECT_EQ(done({"convert", "-", path("a.txt")}, one), "");
    EXPECT_FALSE(std::filesystem::exists(path(beside("a.txt", dead))));
    for (const std::string& name : stay)
        EXPECT_TRUE(std::filesystem::exists(path(name))) << name;
    EXPECT_EQ(get("a.txt"), one);
    // Also in the folder that it is in.
    put(beside("c.txt", dead), "half");
    put("from.txt", one);
    EXPECT_EQ(said("cd " + folder.path().string() + " && " BOUTON_CLI " convert from.txt c.txt"),
              "");
    EXPECT_FALSE(std::filesystem::exists(path(beside("c.txt", dead))));
    EXPECT_EQ(get("c.txt"), one);
}

TEST_F(CliFiles, CtrlCEndsTheReviewOfManyGames) {
    std::string games;
    for (int i = 0; i < 2000; ++i)
        games += one;
    put("games.txt", games);
    Process process({"review", path("games.txt")});
    ASSERT_TRUE(process.waitForOut("\n  better: "));
    const Finished stopped = process.interrupt();
    EXPECT_EQ(stopped.out.back(), '\n');
}

// The program needs no display and no database.
TEST_F(CliFiles, NeedQtCoreAloneOfQt) {
    const std::string libraries = path("libraries");
    ASSERT_EQ(std::system(("ldd " BOUTON_CLI " > " + libraries).c_str()), 0);
    for (const std::string& line : linesOf(get("libraries")))
        if (line.find("Qt6") != line.npos) {
            EXPECT_THAT(line, HasSubstr("libQt6Core"));
        }
}

TEST_F(CliFiles, OfOthelloAreReadAndGivenBack) {
    const std::string board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- "
                              "-------- *]",
                      ggf = "(;GM[Othello]PB[Ann]PW[Ben]RE[-64:r]TY[8]" + board + "B[f5]W[d6];)\n";
    put("one.ggf", ggf);
    EXPECT_THAT(done({"show", path("one.ggf")}), HasSubstr("Dark has resigned: Light wins."));
    EXPECT_EQ(done({"convert", path("one.ggf"), "-", "--as", "ggf"}), ggf);
    done({"convert", path("one.ggf"), path("one.bouton")});
    EXPECT_EQ(done({"convert", path("one.bouton"), "-", "--as", "ggf"}), ggf);
    const Finished moves =
        run({"convert", path("one.ggf"), path("one.moves"), "--as", "transcript"});
    EXPECT_EQ(moves.status, 0);
    EXPECT_EQ(get("one.moves"), "f5d6\n");
    EXPECT_EQ(moves.err,
              "bouton-cli: Game 1, as transcript: The players' names have no room.\n"
              "bouton-cli: Game 1, as transcript: It is not told who resigned or was out of "
              "time.\n");
    EXPECT_THAT(done({"review", "reversi", "1. f5 d6"}), HasSubstr("; f5 d6\n2 moves"));
    EXPECT_EQ(refusal({"convert", path("one.ggf"), "-", "--as", "sgf"}),
              "bouton-cli: --as takes ggf, obf, transcript, not \"sgf\".\n");
    EXPECT_EQ(refusal({"convert", "-", "-", "--as", "ggf"}, one),
              "bouton-cli: Game 1 is of tic-tac-toe, which is not written as ggf.\n");
    const Finished move = run({"move", "reversi", "random", "--moves",
                               "e6f6c4e7f7f8g8h8e8c5f5g7d6c7c6f4c8d8d7g6g3b8g4b7a8a6h7h6b3b4g5"});
    EXPECT_THAT(move.out, MatchesRegex("[a-h][1-8]\n"));
    EXPECT_THAT(move.err, HasSubstr("plays"));
}

TEST_F(CliFiles, TellWhatWasReadOtherwiseThanItIsWritten) {
    const Finished shown = run({"show", "-"}, "tic-tac-toe: .../.../... O; b2\n");
    EXPECT_EQ(shown.status, 0);
    EXPECT_THAT(shown.out, StartsWith(".../.X./... O\n"));
    EXPECT_EQ(shown.err, "bouton-cli: Game 1: O began in this record: it is read with the "
                         "letters of both sides exchanged.\n");
}

TEST_F(CliFiles, OfOthelloAreGivenBackWithAWordOnAllThatIsLost) {
    std::string saved = done({"convert", "-", "-"}, "f5d6c3");
    const std::string moves = R"({"move":"c3"})";
    saved.replace(
        saved.find(moves), moves.size(),
        R"({"move":"c3","comment":"Why?"},{"move":"d3","parent":3},{"move":"c5","parent":2})");
    saved.replace(saved.find("\"format\""), 0, R"("forfeit":{"side":1,"why":"fault"},)");
    put("tree.bouton", saved);
    for (const std::string format : {"ggf", "obf", "transcript"})
        EXPECT_THAT(run({"convert", path("tree.bouton"), "-", "--as", format}).err,
                    StartsWith("bouton-cli: Game 1: " + format
                               + " has no room for 1 position of variations and 1 comment and the "
                                 "loss by a fault.\n"));
    EXPECT_THAT(run({"convert", path("tree.bouton"), "-", "--as", "obf"}).err,
                HasSubstr("Game 1, as obf: The moves have no room.\n"));
    const Finished told = run({"convert", "-", "-"}, "(;GM[Othello]RE[+2]KM[3]C[oh]B[f5];)\n");
    EXPECT_EQ(linesOf(told.err).size(), 3u) << told.err;
    EXPECT_THAT(told.err, HasSubstr("Game 1: The komi of the file is left out.\n"));
}

TEST_F(CliFiles, InEdxAreRefusedByName) {
    const std::string file = put("game.edx", std::string(130, '\0'));
    const std::string refused = "bouton-cli: The file \"" + file
                                + "\": This is a game in EDX, which is not read. Of what Edax "
                                  "writes, GGF and transcripts are.\n";
    EXPECT_EQ(refusal({"show", file}), refused);
    EXPECT_EQ(refusal({"convert", file, "-"}), refused);
}

TEST_F(CliFiles, OfBoardsWithoutASideTakeItFromTheCommandLine) {
    const std::string board = "---------------------------O*------*O---------------------------",
                      shown = done({"show", "reversi", board, "--side", "light"});
    const std::vector<std::string> side{"--side", "light"};
    std::string rows, framed = "  A B C D E F G H\n";
    for (std::size_t row = 0; row < 8; ++row) {
        rows += board.substr(8 * row, 8) + '\n';
        framed += std::to_string(row + 1);
        for (const char cell : board.substr(8 * row, 8))
            framed += std::string(" ") + cell;
        framed += '\n';
    }
    for (const std::string& text : {board, board + '\n', board + "; d6:+0\n", "% a set\n" + board,
                                    rows, framed, "BO[8 " + board + "]\n"}) {
        EXPECT_EQ(done({"show", "-", "--side", "light"}, text), shown) << text;
        EXPECT_EQ(done({"show", put("board.obf", text), "--side", "light"}), shown) << text;
    }
    EXPECT_EQ(done({"show", put("two.obf", board + '\n' + board + '\n'), "--side", "light"}),
              shown + '\n' + shown);
    const std::string says = "bouton-cli: The position says itself who moves: leave --side out.\n";
    EXPECT_EQ(refusal({"show", put("said.obf", board + " X\n"), "--side", "light"}), says);
    put("one.txt", one);
    convert("one.txt", "one.bouton");
    EXPECT_EQ(refusal({"show", path("one.bouton"), "--side", "X"}), says);
    EXPECT_EQ(linesOf(done({"analyze", "reversi", "-", "--side", "light"}, board + "; x\n")).size(),
              1u);
    const std::string full = std::string(63, 'O') + '*';
    EXPECT_THAT(done({"solve", "reversi", put("end.obf", full + ";\n"), "--side", "dark"}),
                StartsWith("-62\t-\t"));
    EXPECT_EQ(refusal({"solve", "reversi", put("end.obf", full + " O\n"), "--side", "dark"}),
              "bouton-cli: " + path("end.obf")
                  + ", line 1: The position says itself who moves: leave --side out.\n");
}

TEST_F(CliFiles, OfABoardWithoutASideTakeItFromTheCommandLine) {
    const std::string board = "---------------------------O*------*O---------------------------";
    EXPECT_THAT(done({"show", "reversi", board, "--side", "light"}),
                HasSubstr("Light (O) to move"));
    EXPECT_THAT(refusal({"show", "reversi", board}), HasSubstr("does not say who is to move"));
    EXPECT_THAT(refusal({"show", "reversi", board + " *", "--side", "light"}),
                HasSubstr("leave --side out"));
    EXPECT_THAT(refusal({"show", "reversi", "--side", "light"}), HasSubstr("--side is for"));
}

} // namespace bouton::testing
