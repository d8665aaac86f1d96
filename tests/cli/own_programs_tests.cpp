// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

#include "cli/process.h"
#include "core/whole_file.h"
#include "engine/contract/samples.h"
#include "engine/scripts.h"
#include "engine/temporary_folder.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "lab/opening.h"
#include "lab/series.h"
#include "lab/tryout.h"
#include "programs/entry.h"

// The programs of docs/programs, which students start from: they answer as they must, and their
// ideas are true.

namespace bouton::testing {

namespace {

namespace fs = std::filesystem;

const fs::path programs = BOUTON_SOURCES "/docs/programs";

bool canRun(const char* program) {
    const bool can = std::system((std::string(program) + " > /dev/null 2>&1").c_str()) == 0;
    if (!can)
        std::printf("\"%s\" does not run here: the programs for it are not tested.\n", program);
    return can;
}

OwnProgram started(const fs::path& file) {
    return {file.filename().string(), commandOf(file).value(), longLimits()};
}

// A position of a game drawn at random, so many plies from a start; fewer, if the game would end.
std::unique_ptr<Match> drawn(const Ruleset& game, int plies, Random& random) {
    auto match = randomStart(game, random);
    playAtRandom(*match, plies, random);
    return match;
}

std::string answerOf(const AnyPlayer& player, const Match& match) {
    const Or<Choice> choice = player(match)({});
    EXPECT_TRUE(choice) << english(choice.error());
    return choice ? match.moves(match.current())[choice->move].text : "";
}

std::string faultsOf(const OwnProgram::Command& command, const Ruleset& game) {
    const Tryout tryout{&game, complete(game.settings, {}).value(), "it", command, longLimits()};
    std::string faults;
    EXPECT_TRUE(tryOut(tryout, {}, [&](const TryoutStep& step) {
        if (step.fault)
            faults += english(step.fault->what) + '\n';
        if (step.sent.empty() && english(step.what).find("has ended") == std::string::npos)
            faults += english(step.what) + '\n';
    }));
    return faults;
}

// The games that a program plays against random moves.
Tally againstRandom(const char* id, const fs::path& file, int games, const Settings& given = {}) {
    const Ruleset& game = *gameNamed(id).value();
    OwnProgram program = started(file);
    const PlayerChoice random = choosePlayer(game, {"random", {}}).value();
    Tally sum;
    for (const bool begins : {true, false}) {
        Random starts(5);
        Series series{.start = [&]() -> Or<std::unique_ptr<Match>> {
                          return game.standard(complete(game.settings, given).value());
                      },
                      .players = {program.player(),
                                  game.makePlayer(random.player, random.settings, starts.seed())},
                      .games = games / 2};
        if (!begins)
            std::swap(series.players[0], series.players[1]);
        const Tally tally = playSeries(series, {}).value();
        add(sum, begins ? tally : turned(tally));
    }
    return sum;
}

// Wherever the side to move can win, the program's move leaves the other side lost.
void expectWinsWhatIsWon(const char* id, const fs::path& file) {
    const Ruleset& game = *gameNamed(id).value();
    OwnProgram program = started(file);
    const AnyPlayer player = program.player();
    const AnyAnalyst analyst = game.makeAnalyst();
    Random random(11);
    int won = 0;
    for (int round = 0; round < 60; ++round) {
        const auto match = drawn(game, random.between(0, 6), random);
        const Match::Node node = match->current();
        if (match->result(node))
            continue;
        const Analysis known = analysisOf(analyst, *match, node);
        if (known.position.outcome != Outcome::Win)
            continue;
        ++won;
        const std::string answer = answerOf(player, *match);
        const auto& moves = match->moves(node);
        const auto move = std::ranges::find(moves, answer, &LegalMove::text) - moves.begin();
        EXPECT_EQ(known.moves[static_cast<std::size_t>(move)].outcome, Outcome::Win)
            << match->position(node) << ": " << answer;
    }
    EXPECT_GT(won, 10);
}

} // namespace

TEST(ProgramsToStartFrom, AnswerAsTheyMustInEveryGameAndAllAlike) {
    std::vector<OwnProgram::Command> all{{{BOUTON_MIDDLE}}};
    if (canRun("python3 --version"))
        all.push_back(commandOf(programs / "middle.py").value());
    if (canRun("java -version"))
        all.push_back(commandOf(programs / "Middle.java").value());
    std::vector<std::unique_ptr<Match>> positions;
    for (const Ruleset* game : catalogue()) {
        Random random(2);
        for (int i = 0; i < 10; ++i)
            positions.push_back(drawn(*game, 3 * i, random));
    }
    std::vector<std::string> answers;
    for (const OwnProgram::Command& command : all) {
        SCOPED_TRACE(command.words.back());
        OwnProgram program("it", command, longLimits());
        const AnyPlayer player = program.player();
        std::vector<std::string> own;
        for (const auto& match : positions)
            own.push_back(match->game().name.id + (": " + answerOf(player, *match)));
        EXPECT_TRUE(program.close()) << "it ends with its input";
        if (answers.empty())
            answers = own;
        EXPECT_EQ(own, answers);
    }
}

TEST(ProgramsToStartFrom, AreShort) {
    for (const auto& file : fs::directory_iterator(programs))
        EXPECT_LT(std::ranges::count(wholeFile(file.path()).value(), '\n'), 40) << file.path();
}

class Ideas : public ::testing::Test {
protected:
    void SetUp() override {
        if (!canRun("python3 --version"))
            GTEST_SKIP() << "There is no python3.";
    }
    // The n-th program in Python on the page on programs, from 0.
    static std::string onThePage(int n) {
        const std::string page = wholeFile(BOUTON_SOURCES "/docs/own-programs.md").value(),
                          mark = "```python\n";
        std::size_t begin = 0;
        for (int i = 0; i <= n; ++i)
            begin = page.find(mark, begin) + mark.size();
        return page.substr(begin, page.find("```", begin) - begin);
    }
};

TEST_F(Ideas, AnswerAsTheyMust) {
    for (const auto& [id, file] : {std::pair{"tic-tac-toe", "tic_tac_toe_corners.py"},
                                   {"reversi", "reversi_corners.py"},
                                   {"towers", "towers_nim_sum.py"},
                                   {"trojan-horse", "trojan_horse_mex.py"},
                                   {"grid-nim", "grid_nim_copycat.py"},
                                   {"cards", "cards_remainders.py"}})
        EXPECT_EQ(faultsOf(commandOf(programs / file).value(), *gameNamed(id).value()), "") << file;
}

TEST_F(Ideas, OfNimSumMexAndRemaindersWinWhatIsWon) {
    expectWinsWhatIsWon("towers", programs / "towers_nim_sum.py");
    expectWinsWhatIsWon("trojan-horse", programs / "trojan_horse_mex.py");
    expectWinsWhatIsWon("cards", programs / "cards_remainders.py");
}

TEST_F(Ideas, OfCornersBeatRandomMoves) {
    const Tally small = againstRandom("tic-tac-toe", programs / "tic_tac_toe_corners.py", 40);
    EXPECT_EQ(small.losses, 0);
    EXPECT_GT(small.wins, 25);
    const Tally large = againstRandom("reversi", programs / "reversi_corners.py", 20);
    EXPECT_GE(large.wins, 15);
}

TEST_F(Ideas, OfCopyingWinsMovingSecondOnAnEvenBoard) {
    const Tally tally = againstRandom("grid-nim", programs / "grid_nim_copycat.py", 40);
    EXPECT_GE(tally.wins, 20) << "all in which it moves second";
}

// The first program that a student sees.
TEST_F(Ideas, ThePageOnProgramsBeginsWithOneThatPlaysAllGames) {
    const Folder folder;
    const fs::path file = folder.path() / "mine.py";
    std::ofstream(file) << onThePage(0);
    for (const Ruleset* game : catalogue())
        EXPECT_EQ(faultsOf(commandOf(file).value(), *game), "");
}

namespace {

std::string takingText(const std::string& title, const std::string& rules) {
    return "bouton-game 1\ntitle: " + title + "\nsays: Take.\n" + rules;
}

} // namespace

TEST_F(Ideas, OfTheRemainderFollowTheRulesThatAProgramIsSent) {
    const Folder folder;
    const fs::path file = folder.path() / "mine.py", game = folder.path() / "taking.game";
    std::ofstream(file) << onThePage(1);
    EXPECT_EQ(faultsOf(commandOf(file).value(), *gameNamed("cards").value()), "");
    for (const char* rules : {"heaps: 21\nturn: take 1-3\n", "heaps: 22\nturn: take 1-4\n",
                              "heaps: 20\nturn: take 1-6\nlast: loses\n"}) {
        const std::string text = takingText("Remainder", rules);
        std::ofstream(game) << text;
        EXPECT_EQ(faultsOf(commandOf(file).value(), **ownGame(text)), "") << rules;
        EXPECT_THAT(done({"play", game, "--first", "program:python3 " + file.string(), "--second",
                          "perfect", "--games", "5"}),
                    ::testing::StartsWith("5 wins, "))
            << rules;
    }
}

TEST_F(Ideas, OfRulesAreSentWhoeverAsks) {
    const Folder folder;
    const fs::path file = folder.path() / "class" / "mine.py", heard = folder.path() / "heard",
                   game = folder.path() / "taking.game";
    fs::create_directory(folder.path() / "class");
    std::ofstream(file) << "import sys\n"
                           "for line in sys.stdin:\n"
                           "    fields = line.rstrip('\\n').split('\\t')\n"
                           "    with open('"
                               + heard.string()
                               + "', 'a') as out:\n"
                                 "        out.write(' '.join(fields[4:]) + '\\n')\n"
                                 "    print(fields[2].split()[0], flush=True)\n";
    std::ofstream(game) << takingText("Heard",
                                      "last: loses\nturn: take  2 3\n# two or three\nheaps: 9\n");
    const std::string program = "program:python3 " + file.string();
    for (const std::vector<std::string>& asks :
         {std::vector<std::string>{"try", game, file},
          {"play", game, "--first", program, "--second", "random"},
          {"match", game, program, "random", "--pairs", "1"},
          {"tournament", folder.path() / "class", game, "--pairs", "1", "--out",
           folder.path() / "out"},
          {"examine", game, file}}) {
        SCOPED_TRACE(asks[0]);
        std::ofstream(heard).close();
        run(asks);
        const std::string all = wholeFile(heard).value();
        ASSERT_NE(all, "");
        for (const std::string_view line : linesOf(all))
            ASSERT_EQ(line, "heaps: 9 | turn: take 2 3 | last: loses");
    }
}

} // namespace bouton::testing
