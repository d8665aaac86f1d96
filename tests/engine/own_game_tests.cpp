// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ranges>
#include <sstream>

#include "engine/contract/samples.h"
#include "engine/own_game_writer.h"
#include "games/cards/cards.h"
#include "games/grid_nim/theory.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/trojan_horse/trojan_horse.h"
#include "own/analysis.h"
#include "own/findings.h"
#include "own/game_file.h"
#include "search/solved.h"
#include "support/own_plain.h"

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

const std::filesystem::path ownExamples = BOUTON_TEST_DATA "/own";

own::GameFile ownGameIn(const std::filesystem::path& path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    return own::readGame(text.str());
}

// "4:20 there is no …" for each mistake.
std::vector<std::string> ownTold(const std::vector<own::LineMistake>& mistakes) {
    std::vector<std::string> all;
    for (const own::LineMistake& mistake : mistakes) {
        const std::string sentence = english(mistake.is.what);
        all.push_back(std::to_string(mistake.line) + ":" + std::to_string(mistake.is.column) + " "
                      + sentence.substr(sentence.find(": ") + 2));
    }
    return all;
}
// What is wrong with these lines after the title.
std::vector<std::string> wrongInLines(const std::string& lines) {
    return ownTold(own::readGame("bouton-game 1\ntitle: T\n" + lines).mistakes);
}
own::Rules ownRules(const std::string& lines) {
    const own::GameFile file = own::readGame("bouton-game 1\ntitle: T\n" + lines);
    EXPECT_THAT(ownTold(file.mistakes), IsEmpty()) << lines;
    return file.rules;
}
own::Position ownAt(const own::Rules& rules, const std::string& text) {
    const auto picture = readPicture(text, rules.sideLetters());
    const auto position = picture ? positionIn(rules, *picture) : refuse(picture.error());
    EXPECT_TRUE(position.has_value()) << text;
    return position.value_or(own::Position{});
}
std::vector<std::string> ownNames(const own::Rules& rules, const std::string& text) {
    std::vector<std::string> names;
    for (const own::Legal& turn : turnsAt(rules, ownAt(rules, text)))
        names.push_back(turn.name);
    return names;
}
std::optional<int> ownNimber(const own::Rules& rules, const std::string& text) {
    return own::Analysis(rules).nimber(ownAt(rules, text));
}
std::vector<int> firstHeaps(const std::string& turn, int count) {
    return nimbersOfHeaps(ownRules("heaps: 9 9\nturn: " + turn + "\n"), 0, count);
}
template <class G> std::string ownText(const typename G::State& state) {
    return write(G::draw(state), G::name.letters);
}
// Who wins a board of a game: "N" who begins, "P" who does not, "L" the first side, "R" the other.
char ownOutcome(const own::Rules& rules, own::Size size) {
    own::Analysis analysis(rules);
    own::Position start = startOf(rules, size);
    const bool first = analysis.worth(start) == Outcome::Win;
    start.side = Side::Two;
    const bool second = analysis.worth(start) == Outcome::Win;
    return first && second ? 'N' : first ? 'L' : second ? 'R' : 'P';
}

} // namespace

// The file
// ------------------------------------------------------------------------------------------

TEST(OwnGameFile, OfEveryExampleIsReadButForThoseThatMustNotRun) {
    int read = 0;
    for (const auto& entry : std::filesystem::directory_iterator(ownExamples)) {
        if (entry.path().extension() != ".game")
            continue;
        ++read;
        const std::string name = entry.path().stem();
        const bool isRefused = name == "northcott-full" || name == "nodekayles" || name == "ttt4";
        EXPECT_EQ(ownGameIn(entry.path()).mistakes.empty(), !isRefused) << name;
    }
    EXPECT_EQ(read, 38);
    EXPECT_THAT(
        ownTold(ownGameIn(ownExamples / "northcott-full.game").mistakes),
        ElementsAre("6:7 Not proven to end: with this turn alone a game may go on for ever."));
    EXPECT_THAT(ownTold(ownGameIn(ownExamples / "nodekayles.game").mistakes),
                ElementsAre("4:22 there is no word \"besides\"; the nearest is \"beside\"."));
    EXPECT_THAT(ownTold(ownGameIn(ownExamples / "ttt4.game").mistakes),
                ElementsAre("6:7 no board of this game is large enough for this goal."));
}

TEST(OwnGameFile, TellsEveryMistakeWithItsLineItsColumnAndTheNearestWord) {
    EXPECT_THAT(wrongInLines("bord: 3 x 3\nstart: ...\nturn: . -> +, riht\n"
                             "turn of Gren: . -> +\nturn: .. -> +\n"),
                ElementsAre("3:1 there is no key \"bord\"; the nearest is \"board\".",
                            "5:15 there is no way \"riht\"; the nearest is \"right\".",
                            "6:9 there is no side \"Gren\"; the nearest is \"Green\".",
                            "7:13 both sides of \"->\" have the same shape; the left one is 1 x 2, "
                            "the right one 1 x 1."));
    EXPECT_THAT(ownTold(own::readGame("game 1\n").mistakes),
                ElementsAre("1:1 a game begins with a line \"bouton-game 1\"."));
    EXPECT_THAT(ownTold(own::readGame("bouton-game 2\n").mistakes),
                ElementsAre(HasSubstr("1:1 these rules are of a newer version")));
    EXPECT_THAT(wrongInLines("heaps: 9 7:3 4\nturn: take 1\n"),
                ElementsAre(HasSubstr("3:8 either every heap is written with its most")));
    EXPECT_THAT(wrongInLines("sides: A: G, B R\nstart: ..\nturn: . -> +\n"),
                ElementsAre(HasSubstr("sides are written")));
    EXPECT_THAT(wrongInLines("sides: A\x1b G, B R\nstart: ..\nturn: . -> +\n"),
                ElementsAre(HasSubstr("sides are written")));
    EXPECT_THAT(ownTold(own::readGame("").mistakes), ElementsAre(HasSubstr("a game begins with")));
    EXPECT_THAT(
        wrongInLines("heaps: 5\nturn: take 1, may splitt\n"),
        ElementsAre("4:15 \"may splitt\" does not fit here; the nearest is \"may split\"."));
    EXPECT_THAT(wrongInLines("heaps: 9\nturn: take 2, 3 or 5\n"),
                ElementsAre("4:15 numbers are parted by blanks: \"take 1 3 5-7\"."));
    EXPECT_THAT(wrongInLines("board: 3-5 x 3-5\nturn: .. -> ++\n"),
                ElementsAre("3:8 a board is \"8 x 8\", or a range and its standard: "
                            "\"4-12 x 1-8, 8 x 4\"."));
    EXPECT_THAT(wrongInLines("start: ...\nturn: * -> *\n"),
                ElementsAre("4:7 this turn changes nothing."));
    EXPECT_THAT(wrongInLines("start: ...\nturn: . -> +, if row == 1\n"),
                ElementsAre(HasSubstr("4:18 \"row\" is said of each part (cells)")));
    EXPECT_THAT(wrongInLines("start: ...\nturn: . -> +, if every move (lost)\n"),
                ElementsAre(HasSubstr("4:18 a condition speaks of no moves")));
    EXPECT_THAT(wrongInLines("start: ...\nturn: . -> +, if lost\n"),
                ElementsAre(HasSubstr("4:18 a condition does not know who wins")));
    EXPECT_THAT(wrongInLines("start: ...\npiece: A implies\nturn: . -> A\n"),
                ElementsAre(HasSubstr("4:10 \"implies\" means something")));
    EXPECT_THAT(wrongInLines("start: ...\nturn: . -> A\nturn: . -> B\n"),
                ElementsAre(HasSubstr("5:7 this turn and that of line 4 change the same cells")));
    EXPECT_THAT(wrongInLines("start: RG/RR\nturn: clear -, up\nturn: -+ -> A., around\n"),
                ElementsAre(HasSubstr("5:7 this turn and that of line 4 change the same cells")));
    EXPECT_THAT(wrongInLines("heaps: 5\nboard: 3 x 3\nturn: take 1\n"),
                ElementsAre(HasSubstr("a game has heaps or a board")));
    EXPECT_THAT(wrongInLines("start: ..\nturn: . -> +\nlast: draws\n"),
                ElementsAre("5:7 without a goal every game would be drawn."));
    EXPECT_THAT(wrongInLines("start: ..\nturn: . -> +\ngoal: ++, wins\n"),
                ElementsAre(HasSubstr("a line \"last: wins\"")));
    EXPECT_THAT(wrongInLines("start: AAA\nturn: B -> .\n"),
                ElementsAre(HasSubstr("the start has no turn for either side")));
    EXPECT_THAT(
        wrongInLines("start: AB/..\npiece: A tower, one in each column\nturn: B. -> .A, down\n"),
        ElementsAre(HasSubstr("this turn does not keep what line 4 says of a piece: tower")));
    EXPECT_THAT(wrongInLines("start: AA/..\nturn: clear A, left right\n"),
                ElementsAre(HasSubstr("at right angles")));
}

TEST(OwnGameFile, TakesATabForABlank) {
    const own::Rules rules = ownRules("heaps:\t3\t5\nturn:\ttake\t1\t2,\tif\tleft > 1\n");
    EXPECT_EQ(rules.heaps.size(), 2u);
    EXPECT_EQ(ownNames(rules, "3/5 G"),
              ownNames(ownRules("heaps: 3 5\nturn: take 1 2, if left > 1\n"), "3/5 G"));
}

TEST(OwnGameFile, IsBounded) {
    std::string many;
    for (int i = 0; i < 33; ++i)
        many += "turn: take " + std::to_string(i + 1) + "\n";
    EXPECT_THAT(wrongInLines("heaps: 60\n" + many),
                ElementsAre("36:1 a game has at most 32 turns."));
    EXPECT_THAT(wrongInLines("board: 13 x 3\nturn: . -> +\n"),
                ElementsAre(HasSubstr("from 1 to 12")));
    EXPECT_THAT(wrongInLines(std::string(300, '\n')), Not(IsEmpty()));
    EXPECT_THAT(wrongInLines("# " + std::string(20'000, 'x')),
                ElementsAre("1:1 a game has at most 20000 bytes."));
    EXPECT_THAT(wrongInLines("heaps: 60\nturn: take any, may split\n"),
                ElementsAre(HasSubstr("more than 26 heaps")));
}

TEST(OwnGameFile, WarnsOfAGoalThatNothingBrings) {
    const own::GameFile file = own::readGame(
        "bouton-game 1\ntitle: T\nstart: ..A\nturn: . -> +\ngoal: BB, wins\nlast: wins\n");
    EXPECT_THAT(ownTold(file.mistakes), IsEmpty());
    EXPECT_THAT(ownTold(file.warnings), ElementsAre(HasSubstr("5:7 no turn and no start brings")));
}

TEST(OwnGameFile, RefusesSizesWhoseStartHasNoTurnOneByOne) {
    const own::GameFile file =
        own::readGame("bouton-game 1\ntitle: T\nboard: 1-2 x 1-3, 2 x 2\nturn: .. -> ++\n");
    EXPECT_THAT(ownTold(file.mistakes), IsEmpty());
    EXPECT_THAT(file.refused, ElementsAre(own::Size{1, 1}, own::Size{2, 1}));
}

TEST(OwnGameFile, WhatBrokeThePrototypeIsRefusedOrRight) {
    const std::filesystem::path broken = ownExamples / "broken";
    const auto lines = [&](const char* name) {
        std::vector<int> all;
        for (const own::LineMistake& mistake : ownGameIn(broken / name).mistakes)
            all.push_back(mistake.line);
        return all;
    };
    EXPECT_THAT(lines("loop1.game"), ElementsAre(5));
    EXPECT_THAT(lines("loop4.game"), ElementsAre(5));
    EXPECT_THAT(lines("goalstart.game"), ElementsAre(4));
    EXPECT_THAT(lines("dup_heap.game"), ElementsAre(4));
    EXPECT_THAT(lines("share_part.game"), ElementsAre(5, 6));
    const auto nimber = [&](const char* name) {
        const own::GameFile file = ownGameIn(broken / name);
        EXPECT_THAT(ownTold(file.mistakes), IsEmpty());
        return own::Analysis(file.rules).nimber(startOf(file.rules, file.rules.standard));
    };
    EXPECT_EQ(nimber("clearfree.game"), 0);
    EXPECT_EQ(nimber("share_wall.game"), 1);
    EXPECT_EQ(nimber("heap_same.game"), 3);
    const own::GameFile dead = ownGameIn(broken / "dead.game");
    EXPECT_THAT(
        ownTold(dead.warnings),
        ElementsAre(HasSubstr("Left has no turn at the start, so the other side begins: Right.")));
    EXPECT_EQ(ownOutcome(dead.rules, dead.rules.standard), 'R');
}

// Turns and their names
// -------------------------------------------------------------------------------

TEST(OwnGame, NamesAMoveByTheCellsThatItFillsElseByAllThatItChanges) {
    const own::Rules pins = ownRules("start: III\nturn: I -> .\nturn: II -> ..\n");
    EXPECT_THAT(ownNames(pins, "III G"), ElementsAre("a1", "b1", "c1", "a1+b1", "b1+c1"));
    const own::Rules horses = ownGameIn(ownExamples / "horse3.game").rules;
    EXPECT_THAT(ownNames(horses, "......../......../......../......../......../......../......../"
                                 ".......H G"),
                ElementsAre("g6", "f7", "g8"));
    // Two coins that reach the same cell are told apart by where they come from.
    const own::Rules coins =
        ownRules("piece: C coin, may share a cell\nstart: .C.C\nturn: C~. -> .~C, left\n");
    EXPECT_THAT(ownNames(coins, ".C.C G"),
                ::testing::UnorderedElementsAre("a1+b1", "c1", "b1", "a1+d1"));
    const own::Rules chomp = ownRules("start: CC/CC\nturn: clear C, right down\nlast: loses\n");
    EXPECT_THAT(ownNames(chomp, "CC/CC G"), ElementsAre("a1", "b1", "a2", "b2"));
    const own::Rules falling = ownRules("start: DDD\nturn: clear D, right\nturn: clear D, left\n");
    EXPECT_THAT(ownNames(falling, "DDD G"), ElementsAre("a1+c1", "b1+c1", "c1", "a1", "a1+b1"));
}

TEST(OwnGame, NamesATurnOfAHeapByWhatIsTakenAndASplitByTheCountersBesideTheGap) {
    const own::Rules rules = ownRules("heaps: 5 4\nturn: take 1 2, may split\nturn: split\n");
    EXPECT_THAT(ownNames(rules, "0/4 G"),
                ElementsAre("b1", "b1+b3", "b2", "b1+b4", "b1+b2", "b2+b3"));
    for (const own::Legal& turn : turnsAt(rules, ownAt(rules, "0/4 G")))
        EXPECT_TRUE(turn.name != "b1+b3" || textOf(rules, turn.after) == "1/2 R")
            << textOf(rules, turn.after);
}

TEST(OwnGame, EndsByGoalsReadForWhoHasJustMovedAndByLast) {
    const own::Rules lines = ownGameIn(ownExamples / "ttt.game").rules;
    EXPECT_EQ(resultOf(lines, ownAt(lines, "XXX/OO./... O")), Result{Side::One});
    EXPECT_EQ(resultOf(lines, ownAt(lines, "XXX/OO./... X")), std::nullopt);
    EXPECT_EQ(resultOf(lines, ownAt(lines, "XOX/XOO/OXX O")), Result{});
    EXPECT_THAT(ownNames(lines, "XXX/OO./... O"), IsEmpty());
    const own::Rules misere = ownRules("heaps: 2\nturn: take 1\nlast: loses\n");
    EXPECT_EQ(resultOf(misere, ownAt(misere, "0 G")), Result{Side::One});
}

TEST(OwnGame, LastsAtMostAsLongAsItsProofSays) {
    EXPECT_EQ(ownGameIn(ownExamples / "kayles.game").mostTurns, 14);
    EXPECT_EQ(ownGameIn(ownExamples / "ttt.game").mostTurns, 9);
    EXPECT_EQ(ownGameIn(ownExamples / "lasker.game").mostTurns, 27);
    EXPECT_EQ(own::readGame(
                  "bouton-game 1\ntitle: T\nstart: ...\nturn: . -> A\nturn: A -> B\nturn: B -> C\n")
                  .mostTurns,
              9);
}

// Published values
// ------------------------------------------------------------------------------------

// Sources: the On-Line Encyclopedia of Integer Sequences as named; Ferguson, Game Theory, part I.
TEST(OwnGameValues, OfHeapsAreThePublishedOnes) {
    // A002186: Kayles, 0.77. Its period is 12 from 71 on.
    const std::vector<int> kayles = firstHeaps("code 0.77", 400);
    EXPECT_THAT(std::vector(kayles.begin(), kayles.begin() + 72),
                ElementsAre(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7,
                            4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7,
                            4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6,
                            7));
    EXPECT_EQ(firstHeaps("take 1 2, may split", 400), kayles);
    for (std::size_t n = 71; n + 12 < 400; ++n)
        EXPECT_EQ(kayles[n], kayles[n + 12]);
    // A002187: Dawson's Chess, 0.137. Its period is 34 but for seven heaps; Dawson's Kayles, 0.07,
    // is it one counter later, and 0.4 two.
    const std::vector<int> chess = firstHeaps("code 0.137", 400);
    EXPECT_THAT(std::vector(chess.begin(), chess.begin() + 52),
                ElementsAre(0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3,
                            0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4,
                            4, 5, 5, 2));
    std::set<std::size_t> exceptions;
    for (std::size_t n = 0; n < 340; ++n)
        if (chess[n] != chess[340 + n % 34])
            exceptions.insert(n);
    EXPECT_THAT(exceptions, ElementsAre(0, 14, 16, 17, 31, 34, 51));
    EXPECT_TRUE(std::ranges::equal(firstHeaps("code 0.07", 400) | std::views::drop(1),
                                   chess | std::views::take(399)));
    EXPECT_TRUE(std::ranges::equal(firstHeaps("code 0.4", 400) | std::views::drop(2),
                                   chess | std::views::take(398)));
    // A002188: Grundy's game
    EXPECT_THAT(firstHeaps("split, if a != b", 50),
                ElementsAre(0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0,
                            4, 3, 0, 4, 1, 2, 3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5,
                            4, 1));
    // A071452: 0.11377, from a heap of 1 on
    EXPECT_THAT(firstHeaps("code 0.11377", 34),
                ElementsAre(0, 1, 1, 1, 2, 2, 2, 3, 3, 1, 1, 1, 4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 4,
                            4, 2, 2, 2, 6, 6, 4, 4, 4, 1));
    // A071509: 0.1777
    EXPECT_THAT(firstHeaps("code 0.1777", 35),
                ElementsAre(0, 1, 1, 2, 2, 3, 4, 1, 1, 6, 6, 3, 2, 2, 1, 1, 6, 6, 8, 4, 4, 5, 10, 1,
                            1, 8, 3, 3, 4, 4, 7, 6, 6, 8, 8));
    // Lasker's Nim (Ferguson, 4.4, example 1, with proof): 4k + 3 and 4k + 4 are exchanged.
    const std::vector<int> lasker =
        nimbersOfHeaps(ownRules("heaps: 9 9\nturn: take any\nturn: split\n"), 0, 60);
    for (int n = 1; n < 60; ++n)
        EXPECT_EQ(lasker[static_cast<std::size_t>(n)], n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n);
    // {1, 3, 4}: lost are 0 and 2 modulo 7 (Ferguson, 1.4); the nimbers are its exercise 3.5.2.
    EXPECT_THAT(firstHeaps("take 1 3 4", 15),
                ElementsAre(0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0));
}

TEST(OwnGameValues, OfPinsOnABoardAreThoseOfHeaps) {
    const own::Rules pins = ownGameIn(ownExamples / "kayles60.game").rules;
    const std::vector<int> kayles = firstHeaps("code 0.77", 61);
    EXPECT_EQ(own::Analysis(pins).nimber(startOf(pins, pins.standard)), kayles[60]);
    const own::Rules pairs = ownGameIn(ownExamples / "dawson.game").rules;
    EXPECT_EQ(ownNimber(pairs, "IIIIIIIIII G"), 3);
    EXPECT_EQ(ownNimber(pairs, "IIII.IIIII G"), 2 ^ 0);
}

// Source: A317205 in the On-Line Encyclopedia of Integer Sequences (Winning Ways, page 76), row by
// row up to the diagonal.
TEST(OwnGameValues, OfWythoffsQueenAreThePublishedOnes) {
    const own::Rules rules =
        ownRules("board: 1-12 x 1-12, 8 x 8\npiece: Q queen, may share a cell\n"
                 "start: Q in the last cell\nturn: Q~. -> .~Q, left up up-left\n");
    own::Analysis analysis(rules);
    const std::vector<std::vector<int>> table = {{0},
                                                 {1, 2},
                                                 {2, 0, 1},
                                                 {3, 4, 5, 6},
                                                 {4, 5, 3, 2, 7},
                                                 {5, 3, 4, 0, 6, 8},
                                                 {6, 7, 8, 1, 9, 10, 3},
                                                 {7, 8, 6, 9, 0, 1, 4, 5},
                                                 {8, 6, 7, 10, 1, 2, 5, 3, 4},
                                                 {9, 10, 11, 12, 8, 7, 13, 14, 15, 16},
                                                 {10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14}};
    own::Position position = startOf(rules, {11, 11});
    for (std::size_t row = 0; row < 11; ++row)
        for (std::size_t column = 0; column < 11; ++column) {
            position.cells.assign(121, '.');
            position.cells[row * 11 + column] = 'Q';
            EXPECT_EQ(analysis.nimber(position),
                      table[std::max(row, column)][std::min(row, column)])
                << row << "," << column;
        }
}

// Sources: Wikipedia, Cram, symmetry play: even by even is lost, even by odd won (so Gardner,
// Scientific American, February 1974, of even by even). The nimbers: MCGS (v1.7), cram_easy.test
// and, for the strip, cram_1xn_easy.test: Dawson's Kayles, 0.07.
TEST(OwnGameValues, OfCramAreThePublishedOnes) {
    const own::Rules rules = ownGameIn(ownExamples / "cram.game").rules;
    own::Analysis analysis(rules);
    const auto nimber = [&](int rows, int columns) {
        return analysis.nimber(startOf(rules, {rows, columns}));
    };
    EXPECT_EQ(ownOutcome(rules, {4, 4}), 'P');
    EXPECT_EQ(ownOutcome(rules, {3, 4}), 'N');
    EXPECT_EQ(nimber(4, 4), 0);
    EXPECT_EQ(nimber(4, 5), 2);
    EXPECT_EQ(nimber(5, 4), 2);
    EXPECT_EQ(nimber(5, 5), 0);
    EXPECT_EQ(nimber(4, 6), 0);
    for (int columns = 2; columns <= 8; ++columns)
        EXPECT_EQ(nimber(2, columns), columns % 2) << columns;
    const std::vector<int> dawson = firstHeaps("code 0.07", 9);
    for (int columns = 2; columns <= 8; ++columns)
        EXPECT_EQ(nimber(1, columns), dawson[static_cast<std::size_t>(columns)]);
}

// Source: Bullock, Obsequi (nathanbullock/obsequi, obsequi/Check), row by row: its V, H, 1, 2 are
// L, R, N and P here, rows before columns. The first side plays downwards.
TEST(OwnGameValues, OfDomineeringAreThePublishedOutcomes) {
    const own::Rules rules =
        ownRules("sides: Left L, Right R\nboard: 1-6 x 1-6, 4 x 4\n"
                 "turn of Left: .. -> ++, down\nturn of Right: .. -> ++, right\n");
    const auto row = [&](int rows) {
        std::string outcomes;
        for (int columns = 1; columns <= 6; ++columns)
            outcomes += rows * columns == 1 ? '-' : ownOutcome(rules, {rows, columns});
        return outcomes;
    };
    EXPECT_EQ(row(1), "-RRRRR");
    EXPECT_EQ(row(2), "LNNRLN");
    EXPECT_EQ(row(3), "LNNRRR");
    EXPECT_EQ(row(4), "LLLNLN");
    EXPECT_EQ(row(5), "LRLRPR");
    EXPECT_EQ(row(6), "LNLNLN");
}

// Sources: Chen and others, A proof of the 2004 Albert-Grossman-Nowakowski-Wolfe conjecture on
// alternating linear Clobber, arXiv:2509.08985: who begins wins every strip of even length but 6.
// Broader boards: MCGS (ualberta-mueller-group/MCGS, v1.7), clobber_easy.test.
TEST(OwnGameValues, OfClobberAreThePublishedOutcomes) {
    const own::Rules rules = ownRules("sides: X X, O O\nboard: 1-4 x 1-12, 3 x 4\n"
                                      "start: X in the dark cells\nstart: O in the light cells\n"
                                      "turn: +- -> .+, across\n");
    for (int columns = 2; columns <= 12; columns += 2)
        EXPECT_EQ(ownOutcome(rules, {1, columns}), columns == 6 ? 'P' : 'N') << columns;
    const auto row = [&](int rows, int first, int last) {
        std::string outcomes;
        for (int columns = first; columns <= last; ++columns)
            outcomes += ownOutcome(rules, {rows, columns});
        return outcomes;
    };
    EXPECT_EQ(row(2, 2, 8), "NPNNPNN");
    EXPECT_EQ(row(3, 3, 5), "NPN");
    EXPECT_EQ(row(4, 3, 4), "PN");
    EXPECT_EQ(ownNimber(rules, "XO X"), 1);
    EXPECT_EQ(ownNimber(rules, "XXO X"), std::nullopt);
}

// Sources: CGSuite's values as nehalahmedshaikh/pycgt (test_toads_and_frogs.py) has them: T.F = *,
// T.TFF = up, TTF.F = down; Mark S., Combinatorial Games and the Theory of Perfect Play, II.8, 2013
// (after Winning Ways): TFTF. = TFF.T = TF.TF = F.TTF = 0, TFT.F = *. Up is positive, confused with
// *, and two of it are more than *. Rows of a board are summands.
TEST(OwnGameValues, OfToadsAndFrogsAreThePublishedOnes) {
    const own::Rules rules =
        ownRules("sides: Toad T, Frog F\nboard: 1-3 x 1-12, 1 x 3\nstart: .\n"
                 "start: T in the first cell\nstart: F in the last cell\n"
                 "turn of Toad: +. -> .+, right\nturn of Toad: +-. -> .-+, right\n"
                 "turn of Frog: +. -> .+, left\nturn of Frog: +-. -> .-+, left\n");
    own::Analysis analysis(rules);
    const auto outcome = [&](const std::string& cells) {
        const bool toad = analysis.worth(ownAt(rules, cells + " T")) == Outcome::Win;
        const bool frog = analysis.worth(ownAt(rules, cells + " F")) == Outcome::Win;
        return toad && frog ? 'N' : toad ? 'L' : frog ? 'R' : 'P';
    };
    EXPECT_EQ(outcome("T.F"), 'N'); // star
    for (const char* zero : {"TFTF.", "TFF.T", "TF.TF", "F.TTF"})
        EXPECT_EQ(outcome(zero), 'P') << zero;
    EXPECT_EQ(outcome("TFT.F"), 'N');
    EXPECT_EQ(outcome("TFT.F/TFT.F"), 'P');
    EXPECT_EQ(outcome("T.TFF"), 'L');
    EXPECT_EQ(outcome("TTF.F"), 'R');
    EXPECT_EQ(outcome("T.TFF/TTF.F"), 'P');
    EXPECT_EQ(outcome("T.TFF/TFT.F"), 'N');
    EXPECT_EQ(outcome("T.TFF/T.TFF/TFT.F"), 'L');
    EXPECT_EQ(outcome("TT.FF"), 'N'); // {up|down}, which is star
    EXPECT_EQ(outcome("TT.FF/TFT.F"), 'P');
    EXPECT_EQ(outcome("T.."), 'L'); // 2
}

// Beside the games of Bouton itself
// --------------------------------------------------------------------

TEST(OwnGameBeside, TrojanHorseHasItsMovesAndNimbers) {
    const own::Rules rules = ownRules(
        "board: 4-12 x 4-12, 8 x 8\npiece: H horse, one on the board\n"
        "start: H in the last cell\nturn: .*/**/*H -> H*/**/*.\nturn: .**/**H -> H**/**.\n");
    own::Analysis analysis(rules);
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            const TrojanHorse::State state{9, 9, {row, column}, Side::One};
            own::Position position = startOf(rules, {9, 9});
            position.cells.assign(81, '.');
            position.cells[static_cast<std::size_t>(row * 9 + column)] = 'H';
            std::set<std::string> moves, names;
            for (const auto& move : TrojanHorse::moves(state))
                moves.insert(bouton::nameOf(TrojanHorse::clicks(move)[0]));
            for (const own::Legal& turn : turnsAt(rules, position))
                names.insert(turn.name);
            EXPECT_EQ(names, moves);
            EXPECT_EQ(analysis.nimber(position), TrojanHorse::nimber({row, column}));
        }
}

TEST(OwnGameBeside, GridNimHasItsMovesAndNimbers) {
    const own::Rules rules = ownGameIn(ownExamples / "gridnim.game").rules;
    own::Analysis analysis(rules);
    Random random(1);
    Poll poll{std::stop_token()};
    for (int i = 0; i < 40; ++i) {
        GridNim::State state = *GridNim::random({{"size", 4}, {"free", 10}}, random);
        const own::Position position = ownAt(rules, ownText<GridNim>(state));
        std::set<std::string> moves, names;
        for (const auto& move : GridNim::moves(state))
            moves.insert(bouton::nameOf(GridNim::clicks(move)[0]));
        for (const own::Legal& turn : turnsAt(rules, position))
            names.insert(turn.name);
        EXPECT_EQ(names, moves);
        EXPECT_EQ(analysis.nimber(position), grid_nim::nimberOf(state, poll));
    }
}

TEST(OwnGameBeside, CardGroupsHaveTheirMovesAndNimbers) {
    const own::Rules rules = ownGameIn(ownExamples / "cards.game").rules;
    for (const char* text : {"5:3/7:2/4:4 G", "0:2/1:3 R", "12:5/1:1 G"}) {
        const Cards::State state = positionOf<Cards>(text);
        std::vector<std::string> moves, names = ownNames(rules, text);
        for (const auto& move : Cards::moves(state))
            moves.push_back(bouton::nameOf(Cards::clicks(move)[0]));
        EXPECT_EQ(names, moves) << text;
        int sum = 0;
        for (const own::Heap& heap : ownAt(rules, text).heaps)
            sum ^= heap.size % (heap.most + 1);
        EXPECT_EQ(ownNimber(rules, text), sum) << text;
    }
}

TEST(OwnGameBeside, TicTacToeHasItsMovesAndResults) {
    const own::Rules rules = ownGameIn(ownExamples / "ttt.game").rules;
    own::Analysis analysis(rules);
    Solver<TicTacToe> solver;
    Poll poll{std::stop_token()};
    Random random(2);
    for (int i = 0; i < 60; ++i) {
        TicTacToe::State state = *TicTacToe::standard({});
        while (!TicTacToe::result(state)) {
            const own::Position position = ownAt(rules, ownText<TicTacToe>(state));
            EXPECT_EQ(resultOf(rules, position), std::nullopt);
            const auto moves = TicTacToe::moves(state);
            EXPECT_EQ(turnsAt(rules, position).size(), moves.size());
            EXPECT_EQ(analysis.worth(position), solver.solve(state, poll).outcome);
            state = TicTacToe::after(state, random.oneOf(moves));
        }
        const auto result = resultOf(rules, ownAt(rules, ownText<TicTacToe>(state)));
        ASSERT_TRUE(result.has_value());
        EXPECT_EQ(result->winner, TicTacToe::result(state)->winner);
    }
}

// Every way at once
// -------------------------------------------------------------------------------------

TEST(OwnGameAnalysis, IsWhatWholePositionsSayInGamesByChance) {
    OwnGameWriter writer(5);
    Random random(5);
    const int games = std::getenv("BOUTON_LONG") ? 100'000 : 150;
    for (int accepted = 0; accepted < games;) {
        const std::string text = writer.write();
        const own::GameFile file = own::readGame(text);
        if (!file.mistakes.empty())
            continue;
        ++accepted;
        const own::Rules& rules = file.rules;
        PlainOwn plain(rules);
        own::Analysis analysis(rules);
        own::Position position = startOf(rules, rules.standard);
        for (int turns = 0; turns < 4; ++turns) {
            SCOPED_TRACE(text + textOf(rules, position));
            const auto next = turnsAt(rules, position);
            std::set<std::string> after, names;
            for (const own::Legal& turn : next) {
                after.insert(textOf(rules, turn.after));
                names.insert(turn.name);
            }
            EXPECT_EQ(names.size(), next.size());
            EXPECT_EQ(after, goalIn(rules, position, other(position.side)) ? std::set<std::string>()
                                                                           : plain.after(position));
            own::Position turned = position;
            turned.side = other(turned.side);
            for (const own::Position& at : {position, turned})
                EXPECT_EQ(analysis.worth(at), plain.worth(at));
            if (const auto nimber = analysis.nimber(position)) {
                EXPECT_EQ(*nimber, plain.nimber(position));
                EXPECT_EQ(*nimber, plain.nimber(turned));
            }
            if (next.empty())
                break;
            EXPECT_NE(file.mostTurns, turns);
            position = random.oneOf(next).after;
        }
    }
}

TEST(OwnGameAnalysis, SaysNothingBeyondItsBounds) {
    const own::Rules rules = ownGameIn(ownExamples / "cram.game").rules;
    own::Analysis analysis(rules, {.parts = 50, .sums = 50, .leads = 1'000});
    EXPECT_EQ(analysis.worth(startOf(rules, {6, 6})), std::nullopt);
    EXPECT_EQ(analysis.nimber(startOf(rules, {6, 6})), std::nullopt);
    EXPECT_TRUE(own::Analysis(rules, {.parts = 50}).worth(startOf(rules, {2, 2})).has_value());
}

TEST(OwnGameAnalysis, CanBeAskedAgainAfterItsBounds) {
    const own::Rules rules = ownGameIn(ownExamples / "cram.game").rules;
    for (std::size_t parts = 0; parts < 12; ++parts) {
        own::Analysis analysis(rules, {.parts = parts});
        for (int again = 0; again < 2; ++again) {
            EXPECT_EQ(analysis.nimber(startOf(rules, {4, 4})), std::nullopt);
            EXPECT_EQ(analysis.worth(startOf(rules, {4, 4})), std::nullopt);
        }
        EXPECT_EQ(analysis.partsKept(), parts);
    }
}

TEST(OwnGameAnalysis, FindsImpartialPositionsOfGamesWhoseSidesHaveDifferentTurns) {
    const own::Rules clobber = ownGameIn(ownExamples / "clobber.game").rules;
    own::Analysis analysis(clobber);
    EXPECT_EQ(analysis.isImpartial(startOf(clobber, {3, 4})), false);
    EXPECT_EQ(analysis.isImpartial(ownAt(clobber, "XO.O/..../XO.X X")), true);
    EXPECT_EQ(analysis.nimber(ownAt(clobber, "XO.O/..../XO.X X")), 0);
    EXPECT_EQ(analysis.parts(ownAt(clobber, "XO.O/..../XO.X X")), 2u);
}

// A game in which each side has the turns of the other, letters exchanged.
constexpr const char* mirrored = "sides: X X, O O\nboard: 1-4 x 1-12, 3 x 4\nstart: X in the dark "
                                 "cells\nstart: O in the light cells\nturn: +- -> .+, across\n";

TEST(OwnGameAnalysis, KeepsAPartAndItsNegativeOnce) {
    const own::Rules rules = ownRules(mirrored);
    own::Analysis analysis(rules);
    own::Position start = startOf(rules, {3, 4});
    const auto worth = analysis.worth(start);
    const std::size_t parts = analysis.partsKept(), sums = analysis.sumsKept();
    start.side = Side::Two; // the same with letters exchanged and turned by half
    EXPECT_EQ(analysis.worth(start), worth);
    EXPECT_EQ(analysis.partsKept(), parts);
    EXPECT_EQ(analysis.sumsKept(), sums);
}

TEST(OwnGameAnalysis, LooksNoFurtherAtAPartBesideItsNegative) {
    const own::Rules rules = ownRules(mirrored);
    for (const Side side : {Side::One, Side::Two}) {
        own::Analysis analysis(rules);
        own::Position position = ownAt(rules, "XXOX.OXOO/........./XXO.OOX.. X");
        position.side = side;
        EXPECT_EQ(analysis.parts(position), 4u);
        EXPECT_EQ(analysis.worth(position), Outcome::Loss);
        EXPECT_EQ(analysis.sumsKept(), 1u);
    }
}

TEST(OwnGameAnalysis, LooksAtBothPartsWhereTheLastTurnLoses) {
    const own::Rules rules = ownRules(std::string(mirrored) + "last: loses\n");
    PlainOwn plain(rules);
    own::Analysis analysis(rules);
    for (const char* text : {"XXO.OOX X", "XXO.OOX O", "XO.OX X", "XXOX.OXOO O", "XXO.OXX X"}) {
        const own::Position position = ownAt(rules, text);
        EXPECT_EQ(analysis.worth(position), plain.worth(position)) << text;
    }
    EXPECT_GT(analysis.sumsKept(), 5u);
}

TEST(OwnGameAnalysis, TakesNoPartForANegativeWhereTheSidesHaveOtherTurns) {
    for (const char* turns :
         {"turn of Left: .. -> ++, down\nturn of Right: ... -> +++, right\n",
          "turn of Left: . -> +, if sum(row) < 3\nturn of Right: . -> +, if sum(column) < 3\n",
          "turn of Left: . -> +, if sum(ownBeside) == 0\nturn of Right: . -> +, if "
          "sum(otherBeside) == 0\n"}) {
        const own::Rules rules =
            ownRules(std::string("sides: Left L, Right R\nboard: 1-3 x 1-4, 3 x 3\n") + turns);
        PlainOwn plain(rules);
        own::Analysis analysis(rules);
        for (const own::Size size : {own::Size{3, 3}, {2, 3}, {3, 2}, {3, 4}})
            for (const Side side : {Side::One, Side::Two}) {
                own::Position position = startOf(rules, size);
                position.side = side;
                EXPECT_EQ(analysis.worth(position), plain.worth(position)) << turns << nameOf(size);
            }
    }
}

TEST(OwnGameAnalysis, TellsASlideOfAnyLengthFromTurnsOfTheFirstLengths) {
    for (const char* text :
         {// Both sides would have the same turns.
          "start: A.....\nturn of Green: A~. -> .~A, right\nturn of Red: A. -> .A\n"
          "turn of Red: A.. -> ..A\nturn of Red: A... -> ...A\n",
          // Turned by half it would be the same game.
          "start: AB...B\nturn: A~B -> .~A\nturn: BA -> A.\nturn: B.A -> A..\n"
          "turn: B..A -> A...\nturn: A****B -> .****A\nturn: B****A -> B****.\n",
          // Each side would have the turns of the other.
          "start: GA...A#RA...A\nturn of Green: +~A -> .~+, right\nturn of Red: +A -> .+\n"
          "turn of Red: +.A -> ..+\nturn of Red: +..A -> ...+\nturn: +****A -> .****A\n"}) {
        SCOPED_TRACE(text);
        const own::Rules rules = ownRules(text);
        PlainOwn plain(rules);
        own::Analysis analysis(rules);
        own::Position position = startOf(rules, rules.standard);
        for (int i = 0; i < 4; ++i) { // each side, from both ends
            position.side = i % 2 == 0 ? Side::One : Side::Two;
            if (i == 2)
                std::ranges::reverse(position.cells);
            EXPECT_EQ(analysis.worth(position), plain.worth(position));
            if (const auto nimber = analysis.nimber(position)) {
                EXPECT_EQ(*nimber, plain.nimber(position));
            }
        }
    }
}

TEST(OwnGame, HasConditionsThatDoNotSpeakOfCellsUnderTheSlide) {
    const own::Rules rules =
        ownRules("start: G.....\nturn: +~. -> .~+, right, if sum(column) == 5\n"
                 "turn: +~. -> .~+, right, if sum(column) == 7\n");
    EXPECT_EQ(ownNames(rules, "G..... G"), (std::vector<std::string>{"d1", "f1"}));
}

TEST(OwnGameAnalysis, IsTheSameWhereTurnsAreTriedOneByOne) {
    std::string text = "board: 4-12 x 4-12, 12 x 12\nstart: A in the last cell\n";
    for (char letter = 'A'; letter <= 'J'; ++letter)
        text += "turn: " + std::string{letter} + "~. -> .~" + letter + ", left up up-left\n";
    const own::Rules many = ownRules(text);
    const own::Rules one = ownRules("board: 4-12 x 4-12, 12 x 12\nstart: A in the last cell\n"
                                    "turn: A~. -> .~A, left up up-left\n");
    own::Analysis ofMany(many), ofOne(one);
    for (const own::Size size : {own::Size{12, 12}, {11, 12}, {7, 10}})
        EXPECT_EQ(ofMany.nimber(startOf(many, size)), ofOne.nimber(startOf(one, size)).value());
}

// The page
// ----------------------------------------------------------------------------------------------

TEST(OwnGameFindings, EndAtAStopAndNothingUntrueIsAmongThem) {
    const own::GameFile file = ownGameIn(ownExamples / "cram.game");
    std::stop_source stop;
    std::vector<own::Finding> found;
    own::findOut(file, stop.get_token(), [&](own::Finding finding) {
        found.push_back(std::move(finding));
        stop.request_stop();
    });
    EXPECT_EQ(found.size(), 1u) << "what was known before";
}

namespace {

// The files of the twelve examples that the window offers, in their order.
std::vector<std::filesystem::path> offeredExamples() {
    std::vector<std::filesystem::path> files;
    for (const auto& file :
         std::filesystem::directory_iterator(BOUTON_SOURCES "/resources/games/en"))
        if (file.is_regular_file()) // a folder has those of the built-in games
            files.push_back(file.path());
    std::ranges::sort(files);
    return files;
}

} // namespace

TEST(OwnGamesPage, HasTwelveExamplesThatAreReadAndSolved) {
    std::ifstream in(BOUTON_SOURCES "/docs/own-games.md");
    std::string game;
    std::vector<std::string> read;
    bool inside = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("```")) {
            if (inside && game.starts_with("bouton-game")) {
                read.push_back(game);
                const own::GameFile file = own::readGame(game);
                EXPECT_THAT(ownTold(file.mistakes), IsEmpty()) << game;
                EXPECT_THAT(ownTold(file.warnings), IsEmpty()) << game;
            }
            inside = !inside;
            game.clear();
        } else if (inside) {
            game += line + '\n';
        }
    }
    EXPECT_EQ(read.size(), 13u);
    const auto files = offeredExamples();
    ASSERT_EQ(files.size(), 12u);
    for (std::size_t i = 0; i < files.size() && i + 1 < read.size(); ++i) {
        std::ifstream offered(files[i]);
        std::stringstream text;
        text << offered.rdbuf();
        EXPECT_EQ(text.str(), read[i + 1]) << files[i];
    }
}

// Whoever begins, within the usual bounds.
TEST(OwnGamesPage, HasExamplesOfWhichTheStandardBoardIsSolvedForBothSides) {
    for (const auto& file : offeredExamples()) {
        SCOPED_TRACE(file.filename());
        const own::GameFile game = ownGameIn(file);
        own::Analysis analysis(game.rules);
        own::Position start = startOf(game.rules, game.rules.standard);
        for (const Side side : {Side::One, Side::Two}) {
            start.side = side;
            EXPECT_TRUE(analysis.worth(start)) << textOf(game.rules, start);
        }
    }
}

} // namespace bouton::testing
