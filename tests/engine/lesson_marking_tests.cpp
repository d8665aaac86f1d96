// SPDX-License-Identifier: MIT
#include "lessons/marking.h"

#include <gmock/gmock.h>

#include "engine/stop_at_poll.h"
#include "games/catalogue.h"
#include "lessons/added_part.h"
#include "lessons/frame.h"
#include "lessons/lessons.h"
#include "search/trace.h"

// How answers are marked, and what is said of them.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace {

LessonTask task(const std::string& game, LessonAsks asks, const std::string& position,
                LessonStep step = {}) {
    step.id = "step";
    step.game = game;
    step.asks = asks;
    step.start.positions = {position};
    auto made = taskOf(step, 0, {});
    EXPECT_TRUE(made) << english(made.error());
    return *made;
}

std::string says(const Marking& marking) {
    std::string all;
    for (const Phrase& phrase : marking.says)
        all += (all.empty() ? "" : " ") + english(phrase);
    return all;
}

LessonTask claimTask(ClaimFrame frame, const std::string& game = "cards",
                     const std::string& position = "4:3 G") {
    return task(game, LessonAsks::Claim, position, {.frame = frame});
}
const ClaimFrame oneHeapFrame{
    .positions = "one", .before = "lost exactly if", .words = {"cards", "most"}};

} // namespace

TEST(LessonMarking, RefutesAWrongOutcomeByBestPlay) {
    const LessonTask lost = task("cards", LessonAsks::Outcome, "4:3 G");
    const Marking wrong = marked(lost, {.outcome = Outcome::Win}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_THAT(wrong.line, SizeIs(2));
    EXPECT_EQ(says(wrong), "It is lost: every move loses. After " + wrong.line[0]
                               + ", Red answers with " + wrong.line[1] + '.');
    const Marking right = marked(lost, {.outcome = Outcome::Loss}, {});
    EXPECT_EQ(right.mark, Marking::Mark::Right);
    EXPECT_EQ(says(right), "Right: it is lost.");
    EXPECT_EQ(right.position, "4:3 G");
    EXPECT_EQ(marked(lost, {}, {}).mark, Marking::Mark::Nothing);
    EXPECT_EQ(says(marked(lost, {}, {})), "Say whether it is won, drawn or lost.");
    const LessonTask won = task("cards", LessonAsks::Outcome, "5:3 G");
    const Marking denied = marked(won, {.outcome = Outcome::Loss}, {});
    EXPECT_THAT(denied.line, ElementsAre("a1"));
    EXPECT_EQ(says(denied), "It is won: Green wins with a1.");
    EXPECT_EQ(says(marked(won, {.outcome = Outcome::Win}, {})), "Right: it is won.");
    const LessonTask drawn = task("tic-tac-toe", LessonAsks::Outcome, "X../.../... O");
    EXPECT_EQ(says(marked(drawn, {.outcome = Outcome::Win}, {})),
              "It is a draw: O holds it with b2, and neither side can force a win.");
    EXPECT_EQ(says(marked(drawn, {.outcome = Outcome::Draw}, {})),
              "Right: with best play it is a draw.");
}

TEST(LessonMarking, RefutesByCopyingWhereTheLessonTeachesIt) {
    const auto after = [](const std::string& position) {
        const LessonTask board = task("grid-nim", LessonAsks::Outcome, position);
        const Marking wrong = marked(board, {.outcome = Outcome::Win}, {});
        EXPECT_THAT(wrong.line, SizeIs(2));
        const auto match = board.match(wrong.line);
        return match->picture(match->current());
    };
    for (const char* const position : {"../.. G", "..../..../..../.... G", "R../.R./..R G"}) {
        const Picture end = after(position);
        for (std::size_t r = 0; r < end.rows.size(); ++r)
            for (std::size_t c = 0; c < r; ++c)
                EXPECT_EQ(end.rows[r][c] == '.', end.rows[c][r] == '.') << position;
    }
    const Picture apart = after("RR.R/RRRR/RRRR/.RRR G");
    EXPECT_NE(apart.rows[0][2], '.') << "there is nothing to be copied";
    EXPECT_NE(apart.rows[3][0], '.');
}

TEST(LessonMarking, RefutesAWrongMoveByTheMoveThatWins) {
    const LessonTask heap = task("cards", LessonAsks::Move, "6:3 G");
    EXPECT_EQ(marked(heap, {.text = "A2"}, {}).mark, Marking::Mark::Right);
    const Marking wrong = marked(heap, {.text = "a1"}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_THAT(wrong.line, ElementsAre("a1", "a1"));
    EXPECT_EQ(says(wrong), "Red answers a1 with a1, and wins.");
    EXPECT_EQ(marked(heap, {.text = "a4"}, {}).mark, Marking::Mark::Nothing);
    EXPECT_EQ(says(marked(heap, {.text = "a4"}, {})), "\"a4\" is no legal move here.");
    const LessonTask drawn =
        task("tic-tac-toe", LessonAsks::Move, ".XO/..X/..O X"); // b2 alone wins
    EXPECT_EQ(says(marked(drawn, {.text = "a3"}, {})), "After a3 nobody can force a win any more.");
}

TEST(LessonMarking, SaysByHowMuchAMoveIsWrongWherePointsCount) {
    const LessonTask endgame =
        task("reversi", LessonAsks::Move,
             "XXXXXXX./OOOOOOOO/OOXOXOOO/OOOOOOOO/OXXXOOXO/OXXOXXXO/OXXXXOOO/OXXXXOX. X");
    const Marking wrong = marked(endgame, {.text = "h1"}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_THAT(says(wrong), HasSubstr("h1 comes to"));
    EXPECT_THAT(says(wrong), HasSubstr("the best move comes to"));
}

TEST(LessonMarking, SpeaksOfNimbersWhereTheStepShowsThem) {
    const char* const position = "1:7/4:7/7:7 G";
    const LessonTask heaps =
        task("cards", LessonAsks::Move, position, {.shows = LessonShows::Binary});
    EXPECT_THAT(says(marked(heaps, {.text = "b1"}, {})), HasSubstr("leaves nim-sum 5"));
    EXPECT_THAT(says(marked(heaps, {.text = "c2"}, {})), HasSubstr("the nim-sum to 0"));
    const LessonTask silent = task("cards", LessonAsks::Move, position);
    EXPECT_EQ(says(marked(silent, {.text = "c2"}, {})), "Right.");
}

TEST(LessonMarking, WantsTheQuickestMoveWhereTheStepSaysSo) {
    const LessonStep step{.soonest = true};
    const LessonTask hurry = task("tic-tac-toe", LessonAsks::Move, "X../O../OX. X", step);
    EXPECT_EQ(marked(hurry, {.text = "b2"}, {}).mark, Marking::Mark::Right);
    const Marking slow = marked(hurry, {.text = "c1"}, {});
    EXPECT_EQ(slow.mark, Marking::Mark::Wrong);
    EXPECT_EQ(says(slow), "c1 wins, but 2 moves of both sides later than b1.");
    const LessonTask delay = task("tic-tac-toe", LessonAsks::Move, ".O./.../X.X O", step);
    EXPECT_EQ(marked(delay, {.text = "b3"}, {}).mark, Marking::Mark::Right);
    EXPECT_EQ(says(marked(delay, {.text = "a1"}, {})),
              "a1 loses 2 moves of both sides sooner than b3.");
}

TEST(LessonMarking, PlaysTheWholeWinWhereNoNimberSaysWhy) {
    const LessonTask fork = task("tic-tac-toe", LessonAsks::Outcome, ".../XXO/.O. X");
    const Marking denied = marked(fork, {.outcome = Outcome::Draw}, {});
    EXPECT_EQ(says(denied), "It is won: X begins with a1 and wins within 3 moves of both sides.");
    EXPECT_THAT(denied.line, SizeIs(3));
    const LessonTask lost = task("tic-tac-toe", LessonAsks::Outcome, ".O./X.X/O.X O");
    EXPECT_THAT(marked(lost, {.outcome = Outcome::Win}, {}).line, SizeIs(2));
}

TEST(LessonMarking, PlaysTheOtherSideUntilTheGameOrTheMovesAreOver) {
    const LessonTask whole = task("cards", LessonAsks::KeepWinning, "6:3 G");
    const Marking on = marked(whole, {.moves = {"a2"}}, {});
    EXPECT_EQ(on.mark, Marking::Mark::GoOn);
    ASSERT_THAT(on.line, SizeIs(2));
    EXPECT_EQ(says(on), "Right so far: Red answers with " + on.line[1] + ".");
    const std::string rest = "a" + std::to_string(4 - (on.line[1][1] - '0'));
    const Marking end = marked(whole, {.moves = {"a2", rest}}, {});
    EXPECT_EQ(end.mark, Marking::Mark::Right);
    EXPECT_THAT(end.line, ElementsAre("a2", on.line[1], rest));
    EXPECT_EQ(says(end), "No cards are left, and Red is to move.");
    const Marking wrong = marked(whole, {.moves = {"a1"}}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_THAT(wrong.line, ElementsAre("a1", "a1"));
    EXPECT_EQ(says(marked(whole, {}, {})), "Make a move.");
    EXPECT_EQ(says(marked(whole, {.moves = {"a2", "b1"}}, {})), "\"b1\" is no legal move here.");
    const LessonTask large = task("cards", LessonAsks::KeepWinning, "10:3 G"); // 8, 4, 0 are lost
    const std::string answered = marked(large, {.moves = {"a2"}}, {}).line.back();
    const Marking late = marked(large, {.moves = {"a2", answered == "a1" ? "a1" : "a3"}}, {});
    EXPECT_EQ(late.mark, Marking::Mark::Wrong);
    ASSERT_THAT(late.line, SizeIs(4));
    EXPECT_EQ(late.line[1], answered);
    EXPECT_EQ(says(late), "Red answers " + late.line[2] + " with " + late.line[3] + ", and wins.");
    const LessonTask some =
        task("towers", LessonAsks::KeepWinning, "GG/../.R/R./.. G", {.moves = 1});
    const Marking kept = marked(some, {.moves = {"a2"}}, {});
    EXPECT_EQ(kept.mark, Marking::Mark::Right);
    EXPECT_EQ(says(kept), "Right: 1 move, and nothing is given away.");
}

TEST(LessonMarking, GivesTheSameAnswersOfThePerfectPlayerForTheSameSeed) {
    const LessonTask play = task("towers", LessonAsks::KeepWinning, "GG/../.R/R./.. G");
    const Marking once = marked(play, {.moves = {"a2"}}, {});
    EXPECT_EQ(once.mark, Marking::Mark::GoOn);
    EXPECT_EQ(marked(play, {.moves = {"a2"}}, {}).line, once.line);
    std::set<std::string> answers;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        LessonTask other = play;
        other.seed = seed;
        answers.insert(marked(other, {.moves = {"a2"}}, {}).line.back());
    }
    EXPECT_GT(answers.size(), 1u);
}

TEST(LessonMarking, RefutesANimberByAMoveOrByTheMissingOne) {
    const LessonTask heap = task("cards", LessonAsks::Nimber, "6:3 G"); // worth 2
    EXPECT_EQ(marked(heap, {.number = 2}, {}).mark, Marking::Mark::Right);
    const Marking low = marked(heap, {.number = 1}, {});
    EXPECT_EQ(low.mark, Marking::Mark::Wrong);
    EXPECT_THAT(low.line, ElementsAre("a1"));
    EXPECT_EQ(says(low), "a1 leads to nimber 1, so 1 is not missing. The moves lead to the "
                         "nimbers 0, 1, 3. The least number that is missing there is 2.");
    EXPECT_EQ(says(marked(task("cards", LessonAsks::Nimber, "1:1 G"), {.number = 1}, {})),
              "The moves lead to the nimber 0. The least number that is missing there is 1.");
    const Marking high = marked(heap, {.number = 3}, {});
    EXPECT_EQ(high.mark, Marking::Mark::Wrong);
    EXPECT_THAT(high.line, IsEmpty());
    EXPECT_EQ(says(high), "Nimber 3 would need a move to 2, and there is none. The moves lead to "
                          "the nimbers 0, 1, 3. The least number that is missing there is 2.");
    EXPECT_EQ(marked(heap, {.number = -1}, {}).mark, Marking::Mark::Nothing);
    EXPECT_EQ(says(marked(heap, {.number = -1}, {})), "Give a whole number from 0 on.");
    EXPECT_EQ(marked(heap, {.text = "2"}, {}).mark, Marking::Mark::Nothing);
}

namespace {

// The horse in a corner: b2 and c2 are worth 0 and 1, d4 is worth 0.
LessonTask cornerTask() {
    LessonStep step{.id = "corner", .game = "trojan-horse", .asks = LessonAsks::Table};
    step.start.positions = {"..../.H../..../.... G", "..../..H./..../.... G",
                            "..../..../..../...H G"};
    return taskOf(step, 0, {}).value();
}

} // namespace

TEST(LessonMarking, MarksEachCellOfATableAndRefutesTheFirstThatIsWrong) {
    const LessonTask corner = cornerTask();
    const Marking right = marked(corner, {.numbers = {0, 1, 0}}, {});
    EXPECT_EQ(right.mark, Marking::Mark::Right);
    EXPECT_THAT(right.cells, ElementsAre(true, true, true));
    const Marking some = marked(corner, {.numbers = {{}, 1, {}}}, {});
    EXPECT_EQ(some.mark, Marking::Mark::GoOn);
    EXPECT_EQ(says(some), "Right so far. Still empty: 2 cells.");
    EXPECT_THAT(some.cells, ElementsAre(std::nullopt, true, std::nullopt));
    const Marking wrong = marked(corner, {.numbers = {0, 0, 1}}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_THAT(wrong.cells, ElementsAre(true, false, false));
    EXPECT_EQ(wrong.position, "..../..H./..../.... G");
    EXPECT_THAT(wrong.line, ElementsAre("a1"));
    EXPECT_EQ(says(wrong), "The nimber of c2 is not 0. a1 leads to nimber 0, so 0 is not missing. "
                           "The moves lead to the nimber 0. The least number that is missing there "
                           "is 1.");
    EXPECT_EQ(says(marked(corner, {.numbers = {2, {}, {}}}, {})),
              "The nimber of b2 is not 2. Nimber 2 would need a move to 0, and there is none. "
              "There is no move, so the nimber is 0.");
}

TEST(LessonMarking, TakesNoTableOfAnotherSizeAndNoEmptyOne) {
    for (const auto& numbers :
         std::vector<std::vector<std::optional<int>>>{{}, {{}, {}, {}}, {0, 1}, {0, 1, 0, 0}})
        EXPECT_EQ(says(marked(cornerTask(), {.numbers = numbers}, {})),
                  "Write a number into a cell of the table.");
    EXPECT_EQ(marked(cornerTask(), {.numbers = {0, -1, 0}}, {}).mark, Marking::Mark::Nothing);
}

TEST(LessonMarking, CallsACellOfATableByTheOnlyPieceElseByItsPosition) {
    LessonStep step = cornerTask().step;
    EXPECT_EQ(nameOfCell(step, 0), "b2");
    EXPECT_EQ(nameOfCell(step, 2), "d4");
    step.start.positions = {"...H/..../..../.... G", "5:3/7:2 G", "1:3/2:3/3:3/4:3 G"};
    EXPECT_EQ(nameOfCell(step, 0), "d1");
    EXPECT_EQ(nameOfCell(step, 1), "5:3/7:2");
    EXPECT_EQ(nameOfCell(step, 2), "3");
}

// What stands beside the board after an answer.
TEST(LessonMarking, KnowsTheValuesOfTheLineThatIsPlayedWhereTheStepShowsThem) {
    LessonStep step{.shows = LessonShows::Binary};
    const LessonTask heaps = task("cards", LessonAsks::Move, "1:7/4:7/7:7 G", step);
    const Marking wrong = marked(heaps, {.text = "b1"}, {});
    ASSERT_THAT(wrong.line, SizeIs(2));
    ASSERT_THAT(wrong.known, SizeIs(3));
    EXPECT_EQ(wrong.known[0]->position.nimber, 2);
    EXPECT_EQ(wrong.known[1]->position.nimber, 5);
    EXPECT_EQ(wrong.known[2]->position.nimber, 0);
    const Marking last = marked(task("cards", LessonAsks::Move, "2:7 G", step), {.text = "a2"}, {});
    ASSERT_THAT(last.known, SizeIs(2));
    EXPECT_FALSE(last.known[1]) << "the game is over";
    step.shows = LessonShows::Nothing;
    const LessonTask silent = task("cards", LessonAsks::Move, "1:7/4:7/7:7 G", step);
    EXPECT_THAT(marked(silent, {.text = "b1"}, {}).known, IsEmpty());
}

TEST(LessonMarking, TakesTheValuesOfThePositionFromTheTaskAndSolvesItNoMore) {
    LessonTask heap = task("cards", LessonAsks::Outcome, "4:3 G", {.shows = LessonShows::Parts});
    heap.solution->position.outcome = Outcome::Win; // not so
    heap.solution->position.nimber = 7;
    const Marking right = marked(heap, {.outcome = Outcome::Win}, {});
    EXPECT_EQ(right.mark, Marking::Mark::Right);
    ASSERT_THAT(right.known, SizeIs(1));
    EXPECT_EQ(right.known[0]->position.nimber, 7);
}

TEST(LessonMarking, TellsTheTermsOfAClaimWhereItIsFalse) {
    const Marking wrong = marked(claimTask(oneHeapFrame), {.text = "sum(cards) is even"}, {});
    ASSERT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_EQ(wrong.claim, "lost exactly if (sum(cards) is even)");
    EXPECT_EQ(wrong.position, wrong.verdict->against->position);
    EXPECT_EQ(wrong.terms, wrong.verdict->against->terms);
    EXPECT_THAT(wrong.terms, ::testing::Not(IsEmpty()));
    EXPECT_THAT(
        marked(claimTask(oneHeapFrame), {.text = "sum(cards mod (most + 1)) == 0"}, {}).terms,
        IsEmpty());
    const LessonTask refute = task("cards", LessonAsks::Counterexample, "1:1 G",
                                   {.claim = "lost exactly if xor(cards) == 0"});
    const Marking true_ = marked(refute, {.text = "1:1 G"}, {});
    EXPECT_EQ(true_.mark, Marking::Mark::Wrong);
    EXPECT_EQ(true_.claim, "lost exactly if xor(cards) == 0");
    EXPECT_THAT(true_.terms, ::testing::Not(IsEmpty())) << "one sees why it is true there";
}

TEST(LessonMarking, RefutesANimSumByPlay) {
    const LessonTask sum = task("cards", LessonAsks::NimSum, "3:7/5:7 G");
    EXPECT_EQ(says(marked(sum, {.number = 6}, {})), "The nim-sum of 3, 5 is 6.");
    const Marking wrong = marked(sum, {.number = 2}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_THAT(wrong.line, ElementsAre("b2"));
    EXPECT_EQ(says(wrong), "The nim-sum of 3, 5 is 6. b2 leaves nim-sum 0.");
    const LessonTask zero = task("cards", LessonAsks::NimSum, "3:7/3:7 G");
    const Marking spoilt = marked(zero, {.number = 6}, {});
    ASSERT_THAT(spoilt.line, SizeIs(2));
    EXPECT_EQ(says(spoilt), "The nim-sum of 3, 3 is 0. Every move spoils 0: after " + spoilt.line[0]
                                + ", " + spoilt.line[1] + " brings it back.");
    EXPECT_EQ(marked(zero, {.number = 0}, {}).mark, Marking::Mark::Right);
    EXPECT_EQ(says(marked(zero, {}, {})), "Give a whole number from 0 on.");
    EXPECT_EQ(marked(zero, {.number = -1}, {}).mark, Marking::Mark::Nothing);
}

TEST(LessonMarking, TakesAnyPartThatBringsTheSumToZero) {
    const LessonTask groups = task("cards", LessonAsks::MakeZero, "6:3/4:2 G"); // 2 and 1
    const Marking zero = marked(groups, {.text = "6:3/4:2/7:3 G"}, {});
    EXPECT_EQ(zero.mark, Marking::Mark::Right);
    EXPECT_EQ(says(zero), "The nim-sum of 2, 1, 3 is 0.");
    const Marking wrong = marked(groups, {.text = "6:3/4:2/1:3 G"}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_EQ(wrong.position, "6:3/4:2/1:3 G");
    ASSERT_THAT(wrong.line, SizeIs(1));
    EXPECT_EQ(says(wrong), "The nim-sum of 2, 1, 1 is 2. " + wrong.line[0]
                               + " leaves nim-sum 0, so it was not 0.");
    for (const char* const text :
         {"6:3/4:2 G", "4:2/6:3/7:3 G", "6:3/4:2/7:3 R", "6:3/4:2/7:3/1:2 G", "6:3/4:2/x G", ""})
        EXPECT_EQ(marked(groups, {.text = text}, {}).mark, Marking::Mark::Nothing) << text;
    const LessonTask column = task("towers", LessonAsks::MakeZero, "G/./R/. G");
    EXPECT_EQ(marked(column, {.text = "GG/../R./.R G"}, {}).mark, Marking::Mark::Wrong);
    EXPECT_EQ(marked(column, {.text = "GR/../RG/.. G"}, {}).mark, Marking::Mark::Right);
    EXPECT_EQ(marked(column, {.text = "G/./R/./. G"}, {}).mark,
              Marking::Mark::Nothing); // a row is no part
    EXPECT_EQ(marked(column, {.text = ".GR/G../..G/RR. G"}, {}).mark, Marking::Mark::Nothing);
}

TEST(LessonMarking, HasRoomForAPartWhereBoardsGrowByOne) {
    const auto room = [](const char* game, const char* position) {
        const Ruleset& rules = **gameNamed(game);
        const auto made = withRoomForAPart(rules, rules.parse(position).value());
        return made ? write(*made, rules.name.letters) : "none";
    };
    EXPECT_THAT(room("cards", "6:3/4:2 R"), ::testing::StartsWith("6:3/4:2/"));
    EXPECT_EQ(room("towers", "GG/../.R/R. G"), "GG./.../.R./R.. G");
    EXPECT_EQ(room("grid-nim", "../.. G"), "none");
    EXPECT_NE(room("cards", "1:1/1:1/1:1/1:1/1:1/1:1/1:1 G"), "none");
    EXPECT_EQ(room("cards", "1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1 G"), "none");
    EXPECT_EQ(room("tic-tac-toe", ".../.../... X"), "none");
}

TEST(LessonMarking, TakesAnyCounterexampleInAnyPosition) {
    const auto claimed = [](const char* claim) {
        return task("grid-nim", LessonAsks::Counterexample, "GR/RG G", {.claim = claim});
    };
    const LessonTask five = claimed("if free == 5 then won");
    const Marking right = marked(five, {.text = "...R/RG../GRGR/RGRG R"}, {});
    EXPECT_EQ(right.mark, Marking::Mark::Right);
    EXPECT_EQ(right.position, "...R/RG../GRGR/RGRG R");
    EXPECT_EQ(right.terms.front().values.front(), 5);
    EXPECT_THAT(says(right), ::testing::StartsWith("A counterexample: the claim is false."));
    EXPECT_THAT(says(right), ::testing::Not(HasSubstr("wins here")));
    const Marking silent = marked(five, {.text = "..../..../..../.... G"}, {});
    EXPECT_EQ(silent.mark, Marking::Mark::Wrong);
    EXPECT_EQ(says(silent), "The claim says nothing of that position: its premise does not apply.");
    const Marking holds = marked(five, {.text = "..../.RGR/GRGR/RGRG G"}, {});
    EXPECT_EQ(holds.mark, Marking::Mark::Wrong);
    ASSERT_THAT(holds.line, SizeIs(1));
    EXPECT_EQ(says(holds),
              "There the claim is true. The side to move wins here with " + holds.line[0] + '.');
    EXPECT_EQ(marked(five, {.text = "nothing"}, {}).mark, Marking::Mark::Nothing);
    const Marking large =
        marked(five, {.text = "......./......./......./......./......./......./....... G"}, {});
    EXPECT_EQ(large.mark, Marking::Mark::Nothing);
    EXPECT_THAT(says(large), HasSubstr("too large"));
    const LessonTask fault = claimed("min(cells) > 0");
    EXPECT_EQ(marked(fault, {.text = "GR/RG G"}, {}).mark, Marking::Mark::Nothing);
    EXPECT_EQ(says(marked(fault, {.text = "GR/RG G"}, {})),
              "Column 1: there is no part, so no least and no greatest.");
}

TEST(LessonMarking, ClaimsNoWinWhereAMoveOnlyEndsTheGame) {
    const LessonTask board =
        task("tic-tac-toe", LessonAsks::Counterexample, ".../.../... X", {.claim = "not lost"});
    const Marking drawn = marked(board, {.text = "XOX/XOO/OX. X"}, {});
    EXPECT_EQ(drawn.mark, Marking::Mark::Wrong);
    EXPECT_THAT(says(drawn), HasSubstr("There the claim is true."));
    EXPECT_THAT(says(drawn), ::testing::Not(HasSubstr("wins")));
}

TEST(LessonMarking, TakesEveryNodeWithACutOff) {
    const LessonTask tree = task("tic-tac-toe", LessonAsks::Cut, "..X/O.X/X.O O", {.plies = 3});
    const Marking root = marked(tree, {}, {});
    EXPECT_EQ(root.mark, Marking::Mark::Wrong);
    const std::string look = " Look for a node that was left before all its moves were tried.";
    EXPECT_EQ(says(root), "All moves of that node were tried." + look);
    EXPECT_EQ(root.position, tree.position);
    const Marking never = marked(tree, {.moves = {"a1", "c1"}}, {});
    EXPECT_EQ(says(never), "The search was never at that node." + look);
    EXPECT_THAT(never.line, IsEmpty());
    const Marking leaf = marked(tree, {.moves = {"a1", "b1", "b2"}}, {});
    EXPECT_EQ(says(leaf), "That node is a leaf: it has no moves to leave out." + look);
    EXPECT_THAT(leaf.line, ElementsAre("a1", "b1", "b2"));
    const auto trace = *searchOf(tree, {});
    const auto cut = std::ranges::find_if(trace->nodes, [](const Trace::Node& node) {
        return node.how == Left::Cut && !node.untried.empty();
    });
    ASSERT_NE(cut, trace->nodes.end());
    const Reply right{.moves = trace->movesTo(static_cast<int>(cut - trace->nodes.begin()))};
    EXPECT_EQ(marked(tree, right, {}).line, right.moves);
    EXPECT_EQ(says(marked(tree, right, {})),
              "A cut-off: the value " + std::to_string(cut->value) + " is at least beta, "
                  + std::to_string(cut->beta) + ", so " + std::to_string(cut->untried.size())
                  + (cut->untried.size() == 1 ? " move" : " moves") + " need not be tried.");
    const LessonTask whole = task("cards", LessonAsks::Cut, "1:1 G", {.plies = 2});
    EXPECT_EQ(marked(whole, {}, {}).mark, Marking::Mark::Nothing)
        << "nothing is left out in this search";
    EXPECT_EQ(says(marked(whole, {}, {})), "All moves of that node were tried.");
}

TEST(LessonMarking, ShowsNoNodeThatWouldBeRightAfterAWrongOne) {
    const LessonTask tree = task("tic-tac-toe", LessonAsks::Cut, "..X/O.X/X.O O", {.plies = 3});
    for (const std::vector<std::string>& meant :
         std::vector<std::vector<std::string>>{{}, {"a1", "b1", "b2"}, {"z9"}}) {
        const Marking wrong = marked(tree, {.moves = meant}, {});
        ASSERT_EQ(wrong.mark, Marking::Mark::Wrong);
        EXPECT_EQ(marked(tree, {.moves = wrong.line}, {}).mark, Marking::Mark::Wrong)
            << "to check what is shown, again, answers nothing";
    }
}

TEST(LessonMarking, TakesNoNodeWhoseLastMoveReachesBeta) {
    const LessonTask tree = task("cards", LessonAsks::Cut, "2:1/2:2 G", {.plies = 4});
    const auto trace = searchOf(tree, {});
    ASSERT_TRUE(trace && *trace);
    std::size_t late = 0;
    for (std::size_t at = 0; at < (*trace)->nodes.size(); ++at) {
        const Trace::Node& node = (*trace)->nodes[at];
        const bool leavesOut = node.how == Left::Cut && !node.untried.empty();
        late += node.how == Left::Cut && node.untried.empty();
        const Marking marking =
            marked(tree, {.moves = (*trace)->movesTo(static_cast<int>(at))}, {});
        EXPECT_EQ(marking.mark, leavesOut ? Marking::Mark::Right : Marking::Mark::Wrong) << at;
        EXPECT_THAT(says(marking), ::testing::Not(HasSubstr("0 moves"))) << at;
    }
    EXPECT_GT(late, 0u) << "nothing is tried here";
}

TEST(LessonMarking, TestsAClaimOverItsClass) {
    const LessonTask heap = claimTask(oneHeapFrame);
    const Marking right = marked(heap, {.text = "sum(cards mod (most + 1)) == 0"}, {});
    EXPECT_EQ(right.mark, Marking::Mark::Right);
    EXPECT_EQ(right.claim, "lost exactly if (sum(cards mod (most + 1)) == 0)");
    EXPECT_THAT(says(right), HasSubstr("Holds for all 156 positions of one group."));
    const Marking wrong = marked(heap, {.text = "lost  exactly if sum(cards) == 0"}, {});
    EXPECT_EQ(wrong.mark, Marking::Mark::Wrong);
    EXPECT_EQ(wrong.position, "2:1 G");
    EXPECT_THAT(says(wrong), HasSubstr("Every move loses here."));
    EXPECT_THAT(wrong.line, IsEmpty()) << "the values are those of the position itself";
    const Marking refuted = marked(heap, {.text = "sum(cards) is even"}, {});
    EXPECT_EQ(refuted.position, "2:2 G");
    EXPECT_THAT(refuted.line, IsEmpty());
    int news = 0;
    marked(heap, {.text = "sum(cards) == 0"}, {}, [&](const Verdict&) { ++news; });
    EXPECT_GT(news, 0);
}

TEST(LessonMarking, RefusesVerdictsAndOtherWordsInAClaim) {
    const LessonTask heap = claimTask(oneHeapFrame);
    for (const char* const text : {"lost", "not won", "nimber == 0", "moves == 0", "groups == 1",
                                   "lost exactly if lost", "every move (won)"}) {
        const Marking marking = marked(heap, {.text = text}, {});
        EXPECT_EQ(marking.mark, Marking::Mark::Nothing) << text;
        EXPECT_THAT(says(marking), HasSubstr("may not stand here; these may: cards, most."))
            << text;
    }
    const Marking marking = marked(heap, {.text = "sum(cards) == nimber"}, {});
    ASSERT_TRUE(marking.mistake);
    EXPECT_EQ(marking.mistake->column, 15);
    EXPECT_EQ(marking.mistake->length, 6);
    EXPECT_THAT(says(marking), HasSubstr("Column 15: \"nimber\""));
    const Marking whole = marked(heap, {.text = "lost exactly if moves == 0"}, {});
    ASSERT_TRUE(whole.mistake);
    EXPECT_EQ(whole.mistake->column, 17);
    EXPECT_EQ(whole.mistake->length, 5);
    EXPECT_EQ(says(whole), "Column 17: \"moves\" may not stand here; these may: cards, most.");
}

TEST(LessonMarking, NamesTheMistakeWhereItWasTyped) {
    const LessonTask heap = claimTask(oneHeapFrame);
    const auto mistake = [&](const std::string& text) {
        const Marking marking = marked(heap, {.text = text}, {});
        EXPECT_EQ(marking.mark, Marking::Mark::Nothing) << text;
        EXPECT_TRUE(marking.mistake) << text;
        return marking.mistake ? std::pair(marking.mistake->column, marking.mistake->length)
                               : std::pair(-1, -1);
    };
    EXPECT_EQ(mistake("sum(crads) == 0"), std::pair(5, 5));
    EXPECT_EQ(mistake("lost exactly if sum(crads) == 0"), std::pair(21, 5));
    EXPECT_EQ(mistake("sum(cards)"), std::pair(1, 10));
    EXPECT_EQ(mistake(""), std::pair(1, 0));
    EXPECT_EQ(mistake("lost exactly if "), std::pair(17, 0));
    EXPECT_EQ(mistake("sum(cards) == "), std::pair(15, 0));
    // A body that would leave its brackets.
    EXPECT_EQ(mistake("1 == 2) or (1 == 1"), std::pair(7, 1));
    EXPECT_EQ(mistake("lost exactly if 1 == 2) or (1 == 1"), std::pair(23, 1));
    EXPECT_EQ(says(marked(heap, {.text = "1 == 2) or (1 == 1"}, {})),
              "Column 7: the claim could end here; \")\" does not fit.");
}

TEST(LessonMarking, NamesNoBracketThatWasNotTyped) {
    const LessonTask horse = claimTask({.before = "if", .after = "then won", .words = {"moves"}},
                                       "trojan-horse", "..../..../..../...H G");
    const auto said = [&](const std::string& text) {
        return says(marked(horse, {.text = text}, {}));
    };
    EXPECT_EQ(said("moves = 0"), "Column 7: one \"=\" compares nothing; write \"==\".");
    EXPECT_EQ(said("moves == 0 moves"),
              "Column 12: the claim could end here; \"moves\" does not fit.");
    EXPECT_EQ(said("some move (moves == 0"), "Column 22: \")\" is missing.");
    EXPECT_EQ(said("if some move (moves == 0 then won"), "Column 26: \")\" is missing.");
    EXPECT_EQ(said("moves =="), "Column 9: a word, a number or a bracket is missing.");
    EXPECT_EQ(said("moves is"), "Column 9: after \"is\" comes \"even\" or \"odd\".");
    EXPECT_THAT(said("moves == 0"), HasSubstr("There is no move here: the game is over."));
}

TEST(LessonMarking, WantsAClaimThatAppliesOftenEnough) {
    ClaimFrame frame{.positions = "one",
                     .before = "if",
                     .after = "then lost",
                     .words = {"cards", "most"},
                     .least = 3};
    const LessonTask rare = claimTask(frame);
    EXPECT_EQ(marked(rare, {.text = "max(cards) mod (max(most) + 1) == 0"}, {}).mark,
              Marking::Mark::Right);
    EXPECT_EQ(marked(rare, {.text = "if max(cards) == 0 then lost"}, {}).mark,
              Marking::Mark::Right);
    const Marking never = marked(rare, {.text = "max(cards) > 12"}, {});
    EXPECT_EQ(never.mark, Marking::Mark::Nothing);
    EXPECT_THAT(says(never), HasSubstr("There is no such position in this class."));
    frame.least = 0;
    EXPECT_EQ(marked(claimTask(frame), {.text = "max(cards) > 12"}, {}).mark,
              Marking::Mark::Nothing);
    const Marking once = marked(rare, {.text = "max(cards) == 4 and max(most) == 3"}, {});
    EXPECT_EQ(once.mark, Marking::Mark::Nothing);
    EXPECT_THAT(says(once), HasSubstr("must apply to 3 positions or more"));
    const std::string few = "max(cards) == max(most) + 1 and max(cards) < 5 and max(cards) > ";
    EXPECT_EQ(marked(rare, {.text = few + "2"}, {}).mark, Marking::Mark::Nothing);
    EXPECT_EQ(marked(rare, {.text = few + "1"}, {}).mark, Marking::Mark::Right);
    const Marking halted = marked(rare, {.text = "max(cards) mod 0 == 0"}, {});
    EXPECT_EQ(halted.mark, Marking::Mark::Nothing);
    ASSERT_TRUE(halted.verdict && halted.verdict->halted);
    EXPECT_EQ(halted.position, halted.verdict->halted->position);
    EXPECT_EQ(halted.terms, halted.verdict->halted->terms);
    EXPECT_THAT(says(halted), HasSubstr(english(halted.verdict->halted->why)));
    // A board that is larger than those of the game.
    const LessonTask far = claimTask({.settings = {{"rows", 60}, {"columns", 60}},
                                      .before = "if row > 20 and column > 20 then lost exactly if",
                                      .words = {"row", "column"}},
                                     "trojan-horse", "..../..../..../...H G");
    const Marking large = marked(far, {.text = "row == 0"}, {});
    EXPECT_EQ(large.mark, Marking::Mark::Wrong);
    EXPECT_THAT(large.line, IsEmpty());
    ASSERT_TRUE(large.verdict && large.verdict->against);
    EXPECT_EQ(large.position, large.verdict->against->position);
    EXPECT_THAT(says(large), HasSubstr(english(large.verdict->against->why)));
}

TEST(LessonMarking, PutsWhatIsTypedIntoBracketsOnceAndKnowsWhereItStands) {
    const ClaimFrame frame{.before = "if", .after = "then won"};
    const auto made = [](const ClaimFrame& frame, const std::string& typed) {
        const FramedClaim claim = framed(frame, typed);
        return claim.text + ' ' + std::to_string(claim.typedAt) + ' '
               + std::to_string(claim.bodyFrom);
    };
    EXPECT_EQ(made(frame, "moves == 0"), "if (moves == 0) then won 5 1");
    EXPECT_EQ(made(frame, "if moves == 0"), "if (moves == 0) then won 5 4");
    EXPECT_EQ(made(frame, "moves == 0 then won"), "if (moves == 0 ) then won 5 1");
    EXPECT_EQ(made(frame, "if moves == 0 then won"), "if (moves == 0 ) then won 5 4");
    EXPECT_EQ(made(frame, "if then won"), "if () then won 5 4");
    EXPECT_EQ(made(frame, "if"), "if () then won 5 3");
    EXPECT_EQ(made(frame, ""), "if () then won 5 1");
    EXPECT_EQ(made({}, "1 == 1"), "(1 == 1) 2 1");
}

TEST(LessonMarking, RefusesAFrameOfWhichNoClaimCanBeMade) {
    const Ruleset& cards = **gameNamed("cards");
    const auto told = [&](const ClaimFrame& frame) {
        const Or<void> fine = checkFrame(cards, frame);
        return fine ? "none" : english(fine.error());
    };
    EXPECT_EQ(told(oneHeapFrame), "none");
    for (const char* const word : {"won", "lost", "drawn", "nimber", "row"})
        EXPECT_EQ(told({.before = "lost if", .words = {"cards", word}}),
                  '"' + std::string(word) + "\" is no word that a claim here may be made of.");
    EXPECT_EQ(told({.before = "if", .after = "then"}), "\"if ... then\" is no claim.");
    EXPECT_NE(told({.positions = "none", .before = "lost if"}), "none");
    EXPECT_NE(told({.positions = "groups", .settings = {{"cards", 99}}, .before = "lost if"}),
              "none");
}

TEST(LessonMarking, RefusesAStepOfAGameThatIsNoneOrCannotTell) {
    const auto told = [](const LessonStep& step) {
        const Or<void> fine = checkStep(step);
        const auto task = taskOf(step, 0, {});
        EXPECT_FALSE(fine || task);
        if (!fine && !task) {
            EXPECT_EQ(english(fine.error()), english(task.error()));
        }
        return fine ? "none" : english(fine.error());
    };
    EXPECT_THAT(told({.game = "chess"}), HasSubstr("chess"));
    for (const LessonAsks asks :
         {LessonAsks::Nimber, LessonAsks::NimSum, LessonAsks::MakeZero, LessonAsks::Table})
        EXPECT_EQ(
            told({.game = "tic-tac-toe", .asks = asks, .start = {.positions = {".../.../... X"}}}),
            "The game Tic-tac-toe has no nimbers.");
    EXPECT_EQ(told({.game = "cards", .asks = LessonAsks::Cut, .plies = 13}),
              "The depth of a search of the game Card groups that can be shown is 2 to 12.");
    EXPECT_THAT(told({.game = "cards", .asks = LessonAsks::Counterexample, .claim = "lost if"}),
                HasSubstr("Column"));
    const LessonStep none{.game = "towers",
                          .start = {.settings = {{"rows", 4}, {"columns", 1}}, .parts = 9}};
    ASSERT_FALSE(taskOf(none, 0, {}));
    EXPECT_EQ(english(taskOf(none, 0, {}).error()), "No position was found for this step.");
}

TEST(LessonMarking, SaysNothingAfterAStop) {
    for (const LessonStep& step : lessons().back().steps) {
        const auto made = taskOf(step, 1, {});
        ASSERT_TRUE(made);
        const Marking marking =
            marked(*made, {.outcome = Outcome::Loss, .text = "1 == 2"}, alreadyStopped());
        EXPECT_EQ(marking.mark, Marking::Mark::Nothing) << step.id;
        EXPECT_THAT(marking.says, IsEmpty()) << step.id;
        if (step.asks != LessonAsks::Cut && step.asks != LessonAsks::Claim
            && step.asks != LessonAsks::Counterexample) {
            EXPECT_FALSE(taskOf(step, 1, alreadyStopped())) << step.id;
        }
    }
    const LessonTask heap = claimTask({.before = "lost exactly if", .words = {"cards"}});
    const StopAtPoll stop(1);
    EXPECT_THAT(marked(heap, {.text = "xor(cards) == xor(cards)"}, stop.token()).says, IsEmpty());
}

} // namespace bouton::testing
