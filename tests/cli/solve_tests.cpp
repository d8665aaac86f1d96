// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <fstream>
#include <sys/stat.h>

#include "cli/process.h"
#include "engine/temporary_folder.h"
#include "support/shell.h"

// The commands solve and bench, and the option --weights.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

namespace {

class TextFile {
public:
    explicit TextFile(const std::string& text) { std::ofstream(name()) << text; }
    std::string name() const { return m_folder.path() / "text"; }

private:
    Folder m_folder;
};

// Endgames from games of the engine. Plain alpha-beta solved them once.
const std::string endgames =
    "----XXX---OOOX-O-OOOXOOO-OOOXOOOOOOOXXXOOOOXXX-OOXOXXXX-OOOOOOO- O; any comment\n"
    "\n"
    "--XXXXX---OXOX--XOXOXOO-XXOOOOO-XXOOOOO-XOXOXOO-X-OXXXOOXO-XXXX- X\r\n"
    "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX- O\n";
const std::string lost = "-O--XXX-O-OXXX--OOOOXXXOOXXXOXOXOOOXOXXX-OOOXXOO--OOOX---O-XXXX- O\n";
const std::string middleGame =
    "---------------------------OX------XO--------------------------- X\n";

// The fields after the score: best move, nodes, seconds.
const std::string searched = "\t[a-h][1-8]\t[0-9]+\t[0-9]+[.][0-9]+";
const std::string ended = "\t-\t0\t[0-9]+[.][0-9]+"; // the same if the game is over

} // namespace

TEST(CliSolve, PrintsScoreBestMoveNodesAndSecondsOfEachPosition) {
    const TextFile file(endgames);
    for (const std::string threads : {"1", "2"}) {
        const auto lines = linesOf(done({"solve", "reversi", file.name(), "--threads", threads}));
        ASSERT_EQ(lines.size(), 3u);
        EXPECT_THAT(lines[0], MatchesRegex("[+]2" + searched));
        EXPECT_THAT(lines[1], MatchesRegex("[+]54" + searched));
        EXPECT_THAT(lines[2], MatchesRegex("-64" + ended));
    }
}

TEST(CliSolve, PrintsTheOutcomeInPlaceOfTheScoreWhereThatIsAskedFor) {
    const TextFile file(endgames + lost);
    for (const std::string threads : {"1", "2"}) {
        const auto lines =
            linesOf(done({"solve", "reversi", file.name(), "--outcome", "--threads", threads}));
        ASSERT_EQ(lines.size(), 4u);
        EXPECT_THAT(lines[0], MatchesRegex("win" + searched));
        EXPECT_THAT(lines[1], MatchesRegex("win" + searched));
        EXPECT_THAT(lines[2], MatchesRegex("loss" + ended));
        EXPECT_THAT(lines[3], MatchesRegex("loss" + searched));
    }
}

TEST(CliSolve, SaysWhatIsWrongWithAFileAndWhere) {
    const TextFile bad(endgames + "XO X\n");
    const Finished refused = run({"solve", "reversi", bad.name()});
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(linesOf(refused.out).size(), 3u);
    EXPECT_THAT(refused.err, HasSubstr(", line 5: A board on one line has 64 cells, not 2;"));
    expectRefused({"solve", "reversi", "/no/such/file"},
                  "The file \"/no/such/file\" cannot be read.", 1);
    EXPECT_EQ(run({"solve", "towers", bad.name()}).status, 2);
    EXPECT_EQ(run({"solve", "reversi", bad.name(), "--threads=0"}).status, 2);
    EXPECT_EQ(run({"solve", "reversi", bad.name(), "--threads=17"}).status, 2);
}

TEST(CliSolve, RefusesALineThatIsTooLongAndTakesOneOfTheMostBytes) {
    const std::string position = std::string(64, 'X') + " O;";
    const std::size_t most = 1 << 20;
    const TextFile longest(position + std::string(most - position.size(), '.') + "\r\n");
    EXPECT_EQ(run({"solve", "reversi", longest.name()}).status, 2) << "the \\r is one more";
    const TextFile fits(position + std::string(most - position.size(), '.') + '\n');
    EXPECT_THAT(done({"solve", "reversi", fits.name()}), StartsWith("-64\t-\t"));
    for (const char fill : {'.', ' '}) {
        const TextFile over(endgames + position + std::string(most, fill) + '\n' + endgames);
        const Finished refused = run({"solve", "reversi", over.name()});
        EXPECT_EQ(refused.status, 2);
        EXPECT_EQ(linesOf(refused.out).size(), 3u);
        EXPECT_THAT(refused.err, HasSubstr(", line 5: The line has more than 1048576 bytes."));
    }
}

TEST(CliSolve, ReadsAPipe) {
    EXPECT_EQ(linesOf(done({"solve", "reversi", "/dev/stdin"}, endgames)).size(), 3u);
}

TEST(CliSolve, TakesWhatAnalyzeTakes) {
    const std::string position = endgames.substr(0, endgames.find(';'));
    const auto of = [](const std::string& line) { return line.substr(0, line.rfind('\t')); };
    const TextFile lines(position + '\n');
    const std::string solved = of(done({"solve", "reversi", lines.name()}));
    EXPECT_EQ(of(done({"solve", "reversi", "-"}, position + '\n')), solved);
    EXPECT_EQ(of(done({"solve", "reversi", position})), solved);
    const Folder folder;
    const std::string saved = folder.path() / "end.bouton", ggf = folder.path() / "end.ggf",
                      towers = folder.path() / "other.bouton";
    done({"convert", "-", saved}, position + '\n');
    EXPECT_EQ(of(done({"solve", "reversi", saved})), solved);
    done({"convert", saved, ggf, "--as", "ggf"});
    EXPECT_EQ(of(done({"solve", "reversi", ggf})), solved);
    done({"convert", "-", towers}, "towers: GG/../../RR G; a2\n");
    expectRefused({"solve", "reversi", towers},
                  towers + ", game 1: only reversi has endgames to be solved, not towers.", 2);
}

TEST(CliSolve, ReadsNothingThatDoesNotEnd) {
    const Folder folder;
    const std::string pipe = folder.path() / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const auto refuses = [](const std::string& file, const std::string& why) {
        expectRefused({"solve", "reversi", file}, "The file \"" + file + "\" " + why, 1);
    };
    refuses(pipe, "cannot be read: nobody writes to this pipe.");
    refuses("/dev/zero", "cannot be read: it is no regular file.");
    refuses(folder.path(), "cannot be read: it is no regular file.");
    const std::string endless =
        "yes \"$(printf %1000s)\" 2> /dev/null | " BOUTON_CLI " solve reversi /dev/stdin";
    EXPECT_EQ(shell(endless).text,
              "bouton-cli: The file \"/dev/stdin\" is too large: it has more than "
              "67108864 bytes.\n");
}

TEST(CliSolve, CtrlCEndsItWithThePositionsThatAreSolvedAndTellsTheFirstThatIsNot) {
    const TextFile file(endgames + middleGame);
    Process process({"solve", "reversi", file.name()});
    ASSERT_TRUE(process.waitForOut("-64\t"));
    const Finished stopped = process.interrupt();
    EXPECT_EQ(linesOf(stopped.out).size(), 3u);
    EXPECT_THAT(stopped.err, HasSubstr(", line 5: stopped before this position was solved."));
}

TEST(CliWeights, DamagedWeightsGiveAMessageAndTheSimpleEvaluation) {
    const TextFile damaged("BoutonRv and no more than that, which is too little for weights");
    const Finished moved = run({"move", "reversi", "engine:level=5", "--weights", damaged.name()});
    EXPECT_EQ(moved.status, 0);
    EXPECT_THAT(moved.err, StartsWith("bouton-cli: The weights have version "));
    EXPECT_THAT(moved.err, HasSubstr(" The simple evaluation is used.\n"));
    const Finished missing = run({"move", "reversi", "engine:level=1", "--weights=/no/such/file"});
    EXPECT_THAT(missing.err, StartsWith("bouton-cli: The file \"/no/such/file\" cannot be read. "));
    EXPECT_EQ(missing.status, 0);
}

TEST(CliWeights, AreARegularFileOfAtMost64MiB) {
    const TextFile large("");
    std::filesystem::resize_file(large.name(), (64 << 20) + 1); // sparse
    const Folder folder;
    const std::string pipe = folder.path() / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const auto told = [](const char* option, const std::string& file) {
        const bool book = option == std::string("--book");
        return run(book ? std::vector<std::string>{"book", "reversi", option, file}
                        : std::vector<std::string>{"move", "reversi", "random", option, file})
            .err;
    };
    for (const char* option : {"--weights", "--book"}) {
        EXPECT_THAT(told(option, large.name()),
                    HasSubstr("is too large: it has more than 67108864 bytes."));
        for (const std::string& none : {pipe, std::string("/dev/zero"), std::string("/tmp")})
            EXPECT_THAT(told(option, none), HasSubstr("cannot be read: it is no regular file."));
    }
}

TEST(CliBench, CountsTheSameNodesEachTime) {
    const std::string first = run({"bench"}).out;
    EXPECT_THAT(first, MatchesRegex("[0-9]+\n"));
    EXPECT_EQ(run({"bench"}).out, first);
}

} // namespace bouton::testing
