// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <algorithm>

#include "cli/process.h"

namespace bouton::testing {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

const char* const slippery = "tic-tac-toe: .../.../... X; a1 b1 c3 b3 b2";

// The sixth of these moves is a pass.
const char* const passing =
    "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X; "
    "a8 g7 d8 e8 h8 pass f8";

} // namespace

TEST(CliReview, TellsSlipsBetterLinesAndAccuracy) {
    EXPECT_EQ(
        done({"review", "tic-tac-toe", slippery}),
        "tic-tac-toe: .../.../... X; a1 b1 c3 b3 b2\n"
        "5 moves; X wins: X has three in a line.\n"
        "3 slips: X 1, O 2\n"
        "Move 2: O played b1 and made a lost position of a drawn one. Only b2 keeps the draw.\n"
        "  better: b2 b1 c1 a3 a2 c2 b3 c3\n"
        "Move 3: X played c3 and made a drawn position of a won one. The win is kept by a2, b2, "
        "a3.\n"
        "  better: a2 a3 b2 c1 c2\n"
        "Move 4: O played b3 and made a lost position of a drawn one. Only b2 keeps the draw.\n"
        "  better: b2 b3 a3 c1 c2 a2\n"
        "X kept the outcome in 1 of 2 moves where it could be lost.\n"
        "O kept the outcome in 0 of 2 moves where it could be lost.\n"
        "1 turning point:\n"
        "Move 4: O played b3, and the draw was gone for good.\n"
        "  better: b2 b3 a3 c1 c2 a2\n");
}

TEST(CliReview, NumbersMovesByPlyWithPasses) {
    EXPECT_THAT(run({"review", "reversi", passing}).out,
                AllOf(HasSubstr("7 moves; "), HasSubstr("No slips\nDark gave nothing away.\n")));
    EXPECT_THAT(run({"review", "reversi", "--json", passing}).out,
                HasSubstr(R"({"ply":6,"to_move":"X","move":"pass",)"));
}

TEST(CliReview, TellsAMoveThatLosesProvenDiscsThoughTheWinnerStays) {
    const std::string record = "XXXXXXXX/XXXXXXXX/XXOXXXXX/XXXOXOXX/XXXXOXXX/XXXOXXXX/.XOOOOOO/"
                               ".OOOOO.. X; g8";
    EXPECT_THAT(run({"review", "reversi", record}).out,
                HasSubstr("1 slip: Dark 1, Light 0\nMove 1: Dark played g8, which is 20 discs "
                          "worse than the best move. Only h8 keeps the best score.\n"
                          "  better: h8 a7 a8 pass g8\nDark gave away 20.00 discs a move.\n"));
    EXPECT_THAT(run({"review", "reversi", "--json", record}).out,
                AllOf(HasSubstr(R"("had":"win","got":"win","discs":20,"exact":true,)"),
                      HasSubstr(R"("accuracy":{"X":{"moves":1,"discs":20},)")));
}

TEST(CliReview, TellsWhichMoveWasTheLastInTheOpeningBook) {
    const std::string left = "......../......../......../...OX.../...XO.../......../......../"
                             "........ X; f5 f4";
    EXPECT_THAT(run({"review", "reversi", left}).out,
                HasSubstr("\nThe opening book knows the whole game.\n"));
    EXPECT_THAT(run({"review", "reversi", "--json", left}).out, EndsWith(",\"book_ply\":2}\n"));
    EXPECT_THAT(run({"review", "reversi", passing}).out, Not(HasSubstr("book")));
}

TEST(CliReview, WritesOneJsonObject) {
    EXPECT_EQ(run({"review", "tic-tac-toe", "--json", ".../.../... X; a1 b1"}).out,
              R"({"game":"tic-tac-toe","record":"tic-tac-toe: .../.../... X; a1 b1",)"
              R"("complete":true,"positions":[{"ply":0,"to_move":"X","outcome":"draw",)"
              R"("remoteness":9,"exact":true},{"ply":1,"to_move":"O","move":"a1",)"
              R"("outcome":"draw","remoteness":8,"exact":true},{"ply":2,"to_move":"X",)"
              R"("move":"b1","outcome":"win","remoteness":5,"exact":true}],"slips":[{"ply":2,)"
              R"("side":"O","move":"b1","had":"draw","got":"loss","exact":true,"kept":["b2"],)"
              R"("better":["b2","b1","c1","a3","a2","c2","b3","c3"]}],)"
              R"("accuracy":{"X":{"moves":0,"kept":0},"O":{"moves":1,"kept":0}},)"
              R"("turns":[{"ply":2,"side":"O","move":"b1","had":"draw","got":"loss",)"
              R"("exact":true,"kept":["b2"],)"
              R"("better":["b2","b1","c1","a3","a2","c2","b3","c3"]}]})"
              "\n");
}

TEST(CliReview, AnswersEachRecordOfAListAndABadOneInItsPlace) {
    const Finished answer =
        run({"review", "tic-tac-toe", "-"},
            std::string(slippery) + "\ntowers: GG/../../RR G; a2\n.../.../... X; a1 a1\n"
                + ".../.../... X\n");
    EXPECT_EQ(answer.status, 2);
    EXPECT_THAT(
        answer.out,
        AllOf(HasSubstr("3 slips: X 1, O 2\n"),
              HasSubstr(
                  "error: The record is of the game \"towers\", not of the game tic-tac-toe.\n"),
              HasSubstr("error: Move 2 of the record: "),
              EndsWith("0 moves; the game is not over.\nNo slips\n"
                       "X had nothing to lose.\nO had nothing to lose.\n")));
}

TEST(CliReview, TakesAFileAlone) {
    const Finished answer = run({"review", "reversi", "game.bouton"});
    EXPECT_EQ(answer.status, 2);
    EXPECT_THAT(answer.err, HasSubstr("A file is given alone, because it says which game it is "
                                      "of: review game.bouton"));
}

TEST(CliReview, OfAllGamesTellsWhatTheirRecordsHold) {
    for (const char* record : {"towers: GG/../R./../.R G; b2", "cards: 2:3/1:1 G; b1 a2",
                               "trojan-horse: ...../...../....H/...../..... G; c2",
                               "grid-nim: G..R/RG../GRGR/RGRG R; b1"}) {
        const std::string text = record;
        const Finished answer = run({"review", text.substr(0, text.find(':')).c_str(), record});
        EXPECT_EQ(answer.status, 0) << answer.err;
        EXPECT_THAT(answer.out, HasSubstr("Move 1: ")) << record;
        EXPECT_THAT(answer.out, HasSubstr("  better: ")) << record;
    }
}

TEST(CliReview, EndsAfterCtrlC) {
    Process process({"review", "grid-nim", "-"});
    process.give("G..R/RG../GRGR/RGRG R; b1\n");
    ASSERT_TRUE(process.waitForOut("lose.\n"));
    process.give("......../......../......../......../......../......../......../........ G; a1\n");
    process.interrupt();
}

// The last positions of this game are known in no time, the first ones never.
TEST(CliReview, TellsAfterCtrlCThePositionsThatAreKnownFromTheEndOn) {
    const char* const game =
        "......../......../......../......../......../......../......../........ G; a1 b1+c1 "
        "d1+e1+f1 g1 h1 a2 b2 c2 d2+d3 e2 f2 g2 h2 a3 b3 c3 e3+e4 f3+g3 h3+h4 a4+b4 c4 d4 f4 g4 "
        "a5+b5 c5+c6 d5 e5 f5+g5+h5 a6+b6 d6+d7+d8 e6 f6 g6 h6+h7 a7 b7+c7 e7+e8 f7 g7 a8 b8 c8 f8 "
        "g8 h8";
    // Where it is stopped too soon it is given longer: as long as some other runs take.
    Finished stopped;
    for (int others = 1; stopped.out.empty() && others < 1000; others *= 2) {
        Process process({"review", "grid-nim", "--json", "--", game});
        for (int i = 0; i < others; ++i)
            run({"games"});
        stopped = process.interrupt();
    }
    EXPECT_THAT(stopped.out, HasSubstr(R"("complete":false)"));
    std::vector<bool> known;
    for (std::size_t at = 0; (at = stopped.out.find(R"({"ply":)", at)) != std::string::npos; ++at) {
        const std::string entry = stopped.out.substr(at, stopped.out.find('}', at) - at);
        known.push_back(entry.find("outcome") != std::string::npos);
        EXPECT_EQ(known.back(), entry.find("nimber") != std::string::npos) << entry;
    }
    ASSERT_GE(known.size(), 47u);
    known.resize(47); // the rest are slips
    EXPECT_FALSE(known.front());
    EXPECT_TRUE(known.back());
    EXPECT_TRUE(std::ranges::is_sorted(known)) << "from the end on";
}

} // namespace bouton::testing
