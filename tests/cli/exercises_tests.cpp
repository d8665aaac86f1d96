// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/stat.h>

#include "cli/process.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"
#include "games/catalogue.h"
#include "lab/exercise_words.h"
#include "lab/variants.h"

// The command exercises.

namespace bouton::testing {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

namespace {

std::vector<Exercise> drawn(const char* game, std::size_t count, std::uint64_t seed) {
    const Ruleset* rules = *gameNamed(game);
    std::vector<Exercise> all;
    EXPECT_TRUE(drawExercises({rules, *complete(rules->settings, {}), count, seed}, {},
                              [&](const auto& news) { all = news; }));
    return all;
}

class CliExerciseFiles : public ::testing::Test {
protected:
    std::string path(const char* name) const { return folder.path() / name; }
    std::string textIn(const char* name) const { return wholeFile(path(name)).value(); }

    const Folder folder;
};

} // namespace

TEST(CliExercises, OfEveryGameAreThoseThatTheLaboratoryDraws) {
    for (const Ruleset* game : catalogue()) {
        const std::string sheet = done({"exercises", game->name.id, "--count=4", "--seed=3"});
        EXPECT_THAT(sheet, StartsWith(game->name.title));
        EXPECT_THAT(linesOf(sheet)[0], EndsWith(", seed 3"));
        std::size_t number = 0, at = 0;
        for (const Exercise& exercise : drawn(game->name.id, 4, 3)) {
            const std::string question = '\n' + std::to_string(++number) + ". "
                                         + english(questionOf(exercise, Asked::Both)) + '\n';
            EXPECT_NE(at = sheet.find(question, at), sheet.npos) << question;
            EXPECT_NE(at = sheet.find('\n' + exercise.position + '\n', at), sheet.npos);
        }
        EXPECT_THAT(sheet, ::testing::Not(HasSubstr("Solutions")));
    }
}

TEST(CliExercises, AreTenOfSeedOneWhereNothingElseIsSaid) {
    EXPECT_EQ(done({"exercises", "cards"}),
              done({"exercises", "cards", "--count=10", "--seed=1", "--kind=both"}));
}

TEST(CliExercises, AreFollowedByTheirSolutions) {
    const std::string plain = done({"exercises", "towers:rows=6,columns=3", "--count=2"});
    EXPECT_EQ(done({"exercises", "towers:rows=6,columns=3", "--count=2", "--solutions"}),
              plain
                  + "\nSolutions\n\n"
                    "1. Won by c4.\n"
                    "   Gaps 0, 1, 4: nim-sum 5, so Green wins: 4 to 1 in column c brings it to "
                    "0.\n"
                    "2. Lost, whatever is played.\n"
                    "   Gaps 0, 2, 2: nim-sum 0, so every move loses against best play.\n");
}

TEST(CliExercises, ThatAreDrawnWhenCtrlCComesAreThereWithTheirSolutions) {
    Process process({"exercises", "reversi", "--count=200", "--solutions"});
    ASSERT_TRUE(process.waitForOut("\n2. "));
    const Finished stopped = process.interrupt();
    EXPECT_THAT(stopped.out, HasSubstr("\nSolutions\n\n1. "));
    EXPECT_THAT(stopped.out, ::testing::Not(HasSubstr("\n200. ")));
    EXPECT_EQ(stopped.out.back(), '\n');
}

TEST(CliExercises, MayAskForTheOutcomeAloneOrForMovesAlone) {
    const std::string outcome = done({"exercises", "tic-tac-toe", "--kind=outcome", "--count=3"});
    EXPECT_THAT(outcome, HasSubstr(" is to move: won, drawn or lost?\n"));
    EXPECT_THAT(outcome, ::testing::Not(HasSubstr("moves?")));
    for (const char* game : {"tic-tac-toe", "towers", "grid-nim"}) {
        const std::string moves =
            done({"exercises", game, "--kind=move", "--count=6", "--solutions"});
        std::size_t asked = 0;
        for (const std::string& line : linesOf(moves))
            asked += line.ends_with(" By which moves?") ? 1 : 0;
        EXPECT_EQ(asked, 6u) << game;
        EXPECT_THAT(moves, ::testing::Not(HasSubstr("lost")));
        EXPECT_THAT(moves, ::testing::Not(HasSubstr("Lost")));
    }
}

TEST(CliExercises, ARefusalSaysWhatIsWrong) {
    expectRefused({"exercises", "cards", "--kind=won"},
                  "--kind is both, outcome or move, not \"won\".");
    expectRefused({"exercises", "cards", "--count=201"},
                  "--count is a whole number from 1 to 200, not \"201\".");
    expectRefused({"exercises", "cards", "--solutions", "--out=x.json"},
                  "A .json file holds no solutions: the window solves it again.");
    expectRefused({"exercises", "grid-nim:size=2,free=1"},
                  "With these settings no position was found that is worth an exercise.", 1);
}

TEST(CliExercises, AreFewerWhereNotEnoughCanBeFoundWhichIsSaid) {
    const Finished few = run({"exercises", "trojan-horse:rows=4,columns=4"});
    EXPECT_EQ(few.status, 0);
    EXPECT_THAT(few.err, MatchesRegex("bouton-cli: Only [1-3] exercises? could be found.\n"));
    EXPECT_THAT(few.out, HasSubstr("\n1. "));
}

TEST(CliExercises, OfVariantsAreSheetsWithOneKey) {
    const Ruleset* towers = *gameNamed("towers");
    Variants all;
    ASSERT_TRUE(
        drawVariants({.game = towers,
                      .settings = *complete(towers->settings, {{"rows", 6}, {"columns", 3}}),
                      .count = 4,
                      .seed = 1,
                      .variants = 3},
                     {}, [&](const Variants& news) { all = news; }));
    const std::string sheets =
        done({"exercises", "towers:rows=6,columns=3", "--count=4", "--variants=3", "--solutions"});
    const std::string head = "Towers and chessboard, rows 6, columns 3, seed 1, variant ";
    std::size_t at = 0;
    for (const char variant : {'A', 'B', 'C'}) {
        const auto begin = sheets.find(head + variant + '\n');
        ASSERT_NE(begin, sheets.npos) << variant;
        at = begin;
        for (const Exercise& exercise : all[static_cast<std::size_t>(variant - 'A')])
            EXPECT_NE(at = sheets.find('\n' + exercise.position + '\n', at), sheets.npos);
    }
    EXPECT_THAT(sheets, StartsWith(head + "A\n\n1. "));
    EXPECT_THAT(sheets, HasSubstr("\n\n" + head + "B\n\n1. "));
    const std::size_t key = sheets.find("\nSolutions\n\nVariant A\n\n1. ");
    EXPECT_GT(key, at) << "after all sheets";
    for (const char variant : {'A', 'B', 'C'}) {
        at = sheets.find(std::string("\nVariant ") + variant + "\n", key);
        ASSERT_NE(at, sheets.npos);
        for (const Exercise& exercise : all[static_cast<std::size_t>(variant - 'A')])
            EXPECT_NE(at = sheets.find(". " + english(answerOf(exercise)) + '\n', at), sheets.npos);
    }
    EXPECT_THAT(done({"exercises", "towers:rows=6,columns=3", "--count=4", "--variants=3"}),
                ::testing::Not(HasSubstr("Solutions")));
    EXPECT_EQ(done({"exercises", "cards", "--variants=1"}), done({"exercises", "cards"}));
}

TEST(CliExercises, WithoutSeedHaveItOnTheKeyAlone) {
    const std::vector<std::string> asked{"exercises", "cards", "--seed=3", "--solutions",
                                         "--without-seed"};
    for (const char* variants : {"--variants=1", "--variants=2"}) {
        std::vector<std::string> arguments = asked;
        arguments.emplace_back(variants);
        const std::string sheets = done(arguments);
        EXPECT_THAT(sheets, ::testing::ContainsRegex("\nSolutions, seed 3\n\n"));
        EXPECT_EQ(sheets.find("seed"), sheets.rfind("seed"));
    }
}

TEST(CliExercises, OfTooManyVariantsAreFewerWhichIsSaid) {
    const Finished few = run({"exercises", "trojan-horse", "--variants=3"});
    EXPECT_EQ(few.status, 0);
    EXPECT_THAT(few.err, MatchesRegex("bouton-cli: Exercises in each of 3 variants: [1-9], not 10. "
                                      "With these settings there are too few positions of one "
                                      "kind.\n"));
    expectRefused({"exercises", "trojan-horse:rows=4,columns=4", "--variants=20"},
                  "With these settings there are too few positions of one kind for 20 variants.",
                  1);
    expectRefused({"exercises", "cards", "--variants=21"},
                  "--variants is a whole number from 1 to 20, not \"21\".");
    expectRefused({"exercises", "cards", "--variants=2", "--out=x.json", "--solutions"},
                  "A .json file holds no solutions: the window solves it again.");
}

TEST_F(CliExerciseFiles, HoldTheSheetsOfAllVariants) {
    EXPECT_EQ(done({"exercises", "cards", "--variants=2", "--out", path("class.txt")}), "");
    EXPECT_EQ(textIn("class.txt"), done({"exercises", "cards", "--variants=2"}));
}

TEST_F(CliExerciseFiles, HoldASetForEachVariantOfAGameOfOnesOwnToo) {
    const std::string cram = std::string(BOUTON_SOURCES) + "/resources/games/en/05-cram.game";
    for (const std::string& game : {std::string("cards"), cram}) {
        SCOPED_TRACE(game);
        const Folder week;
        const auto in = [&](const char* name) { return (week.path() / name).string(); };
        EXPECT_EQ(done({"exercises", game, "--count=3", "--variants=2", "--out", in("week.json")}),
                  "");
        EXPECT_FALSE(std::filesystem::exists(in("week.json")));
        const std::string one = wholeFile(in("week-A.json")).value(),
                          other = wholeFile(in("week-B.json")).value();
        EXPECT_NE(one, other);
        EXPECT_EQ(one.find("title: Cram") != std::string::npos, game == cram);
        done({"check", in("week-A.json")});
        done({"check", in("week-B.json")});
        // The same positions as on the sheets.
        const std::string sheets = done({"exercises", game, "--count=3", "--variants=2"});
        const std::string key = "\"position\": \"";
        for (const std::string& text : {one, other}) {
            std::size_t found = 0;
            for (std::size_t at = text.find(key); at != text.npos; at = text.find(key, at + 1)) {
                const std::size_t from = at + key.size();
                EXPECT_THAT(sheets, HasSubstr(text.substr(from, text.find('"', from) - from)));
                ++found;
            }
            EXPECT_EQ(found, 3u);
        }
    }
}

TEST_F(CliExerciseFiles, HoldTheSheetOrASetForTheWindow) {
    EXPECT_EQ(done({"exercises", "cards", "--out", path("cards.txt"), "--solutions"}), "");
    EXPECT_EQ(textIn("cards.txt"), done({"exercises", "cards", "--solutions"}));

    EXPECT_EQ(done({"exercises", "cards", "--count=3", "--out", path("cards.json")}), "");
    std::string list;
    for (const Exercise& exercise : drawn("cards", 3, 1))
        list += (list.empty() ? "\n" : ",\n")
                + ("        {\n            \"game\": \"cards\",\n            \"position\": \""
                   + exercise.position + "\"\n        }");
    EXPECT_EQ(textIn("cards.json"), "{\n    \"exercises\": [" + list
                                        + "\n    ],\n    \"format\": \"bouton-exercises\",\n"
                                          "    \"version\": 1\n}\n");
}

TEST_F(CliExerciseFiles, AreWrittenWholeOrNotAtAll) {
    expectRefused({"exercises", "cards", "--out", path("none/cards.txt")},
                  "The file \"" + path("none/cards.txt")
                      + "\" cannot be written: No such file or directory.",
                  1);
    EXPECT_EQ(done({"exercises", "cards", "--out=/dev/stdout"}), done({"exercises", "cards"}));
    const std::string pipe = path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& none : {pipe, path(".")})
        expectRefused({"exercises", "cards", "--out", none},
                      "The file \"" + none + "\" cannot be written: it is no file.", 1);
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
    std::filesystem::remove(pipe);
    expectRefused({"exercises", "cards", "--out=/dev/full"},
                  "The file \"/dev/full\" cannot be written: No space left on device.", 1);
    std::ofstream(path("cards.txt")) << "before";
    const Finished none = run({"exercises", "grid-nim:size=2,free=1", "--out", path("cards.txt")});
    EXPECT_EQ(none.status, 1);
    EXPECT_EQ(textIn("cards.txt"), "before");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
}

} // namespace bouton::testing
