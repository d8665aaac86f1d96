// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "cli/process.h"
#include "engine/temporary_folder.h"

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

const std::string ownHead = "bouton-game 1\ntitle: T\n";

} // namespace

TEST(CliCheck, SaysWhatIsTrueOfAGame) {
    EXPECT_EQ(
        done({"check", "-"}, ownHead + "heaps: 5:2\nturn: take any, if taken <= most\n"),
        "T\n5:2 G\nIt ends after at most 5 turns.\n"
        "Impartial: both sides have the same turns, part by part.\n"
        "Solved. Nimber 2: who begins wins.\n"
        "Nimbers of heaps from 0 on, most 2: 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0\n");
    EXPECT_EQ(done({"check", "-"}, ownHead
                                       + "board: 1-2 x 1-2, 2 x 2\nturn of Green: .. -> ++, down\n"
                                         "turn of Red: .. -> ++, right\n"),
              "T\n../.. G\nWithout a turn at the start: 1 x 1.\nIt ends after at most 2 turns.\n"
              "Not impartial: the sides have different turns.\nSolved. Who begins wins.\n"
              "Solved: every size.\nFirst values:\n  1 x 2: Red wins, whoever begins.\n"
              "  2 x 1: Green wins, whoever begins.\n  2 x 2: Who begins wins.\n");
    EXPECT_THAT(done({"check", BOUTON_SOURCES "/tests/engine/data/own/ttt.game"}),
                HasSubstr("It has goals, so it is no sum of parts.\nSolved. It is drawn.\n"));
}

TEST(CliCheck, SaysAllMistakesWithStatus2) {
    const Finished refused = run({"check", "-"}, ownHead + "bord: 3 x 3\nturn: . -> +, riht\n");
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(refused.err,
              "Line 3, column 1: there is no key \"bord\"; the nearest is \"board\".\n"
              "Line 4, column 15: there is no way \"riht\"; the nearest is \"right\".\n");
    expectRefused({"check", "/no.game"}, "The file \"/no.game\" cannot be read.");
}

TEST(CliCheck, KnowsExercisesAndLessons) {
    const Folder folder;
    const auto put = [&](const char* name, const std::string& text) {
        const std::string path = folder.path() / name;
        std::ofstream(path) << text;
        return path;
    };
    const std::string head = "{\"format\": \"bouton-exercises\", \"version\": 1, \"exercises\": [",
                      good = "{\"game\": \"cards\", \"position\": \"5:3 G\"}";
    EXPECT_EQ(done({"check", put("good.json", head + good + "]}")}), "A set of 1 exercise.\n");
    const Finished wrong =
        run({"check", put("wrong.json", head + good
                                            + ",{\"game\":\"chess\",\"position\":\"\"},"
                                              "{\"game\":\"cards\",\"position\":\"x\"}]}")});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.err, ::testing::MatchesRegex("Exercise 2: (.|\n)*\nExercise 3: (.|\n)*\n"));
    expectRefused({"check", put("comma.json", head + good + ",]}")},
                  "Line 1, column 99: before \"]\" there is a comma too many.");
    const std::string lesson = BOUTON_SOURCES "/resources/lessons/en/";
    for (const auto& file : std::filesystem::directory_iterator(lesson))
        if (file.path().extension() == ".lesson") {
            EXPECT_THAT(done({"check", file.path()}), ::testing::StartsWith("A lesson of "));
            break;
        }
    const Finished damaged = run({"check", put("bad.lesson", "bouton-lesson 1\nnonsense: x\n")});
    EXPECT_EQ(damaged.status, 2);
    EXPECT_THAT(damaged.err, ::testing::StartsWith("Line "));
    const std::string start = "bouton-lesson 1\nid: a\ntitle: A\n",
                      step = "game: chess\nasks: outcome\nposition: 4:3 G\nquestion: ?\n";
    const Finished twice =
        run({"check", put("two.lesson", start + "step: a\n" + step + "step: b\n" + step)});
    EXPECT_THAT(twice.err, ::testing::MatchesRegex("Line 5, step \"a\": .*\nLine 10, step \"b\": "
                                                   ".*\n"));
}

TEST(CliCheck, SaysWhereAnswersAreNotKnown) {
    EXPECT_THAT(done({"check", "-"}, ownHead + "board: 8 x 8\nturn: .. -> ++, right down\n"),
                HasSubstr("Not solved: the start is not known within the bounds.\n"));
}

} // namespace bouton::testing
