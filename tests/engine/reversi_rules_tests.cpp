// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/contract/samples.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

namespace {

using reversi::Bits;
using reversi::Board;

std::uint64_t perft(const Board& board, int plies) {
    const reversi::Moves moves(board);
    if (plies == 0 || moves.empty())
        return 1;
    std::uint64_t leaves = 0;
    for (const int move : moves)
        leaves += perft(reversi::after(board, move), plies - 1);
    return leaves;
}

// The discs that a disc on `cell` turns. The function walks from cell to cell, as people do.
Bits walkedFlips(const Board& board, int cell) {
    Bits turned = 0;
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right) {
            Bits line = 0;
            int row = cell / 8 + down, column = cell % 8 + right;
            const auto inside = [&] { return row >= 0 && row < 8 && column >= 0 && column < 8; };
            const auto here = [&] { return reversi::bit(row * 8 + column); };
            for (; inside() && (board.opponent & here()); row += down, column += right)
                line |= here();
            if (inside() && (board.own & here()))
                turned |= line;
        }
    return turned;
}

// A random filling, from nearly empty to full.
Board randomBoard(Random& random) {
    Board board;
    const std::uint64_t free = random.below(10);
    for (int cell = 0; cell < 64; ++cell)
        if (random.below(10) >= free)
            (random.below(2) ? board.own : board.opponent) |= reversi::bit(cell);
    return board;
}

// The image of a set under `map`: a quarter turn, or the mirror image left to right.
template <class Map> Bits mapped(Bits set, Map map) {
    Bits image = 0;
    for (int cell = 0; cell < 64; ++cell)
        if (set & reversi::bit(cell))
            image |= reversi::bit(map(cell / 8, cell % 8));
    return image;
}
int turned(int row, int column) { return column * 8 + 7 - row; }
int mirrored(int row, int column) { return row * 8 + 7 - column; }

Or<Reversi::State> readText(std::string_view text) { return readAs<Reversi>(text); }
std::string textOf(const Reversi::State& state) { return write(Reversi::draw(state), "XO"); }

const std::string startLine = std::string(27, '-') + "OX------XO" + std::string(27, '-');

} // namespace

TEST(Reversi, BeginsAsTheNotationSays) {
    EXPECT_EQ(textOf(Reversi::State{}),
              "......../......../......../...OX.../...XO.../......../......../........ X");
    EXPECT_EQ(english(Reversi::tally({})), "Dark 2, light 2");
}

TEST(Reversi, CountsTheLeavesThatArePublished) {
    const std::array<std::uint64_t, 9> published{4,    12,    56,     244,    1396,
                                                 8200, 55092, 390216, 3005288};
    for (std::size_t plies = 1; plies <= published.size(); ++plies)
        EXPECT_EQ(perft(reversi::startBoard, static_cast<int>(plies)), published[plies - 1]);
}

TEST(Reversi, TurnsTheDiscsThatAWalkFromCellToCellTurns) {
    Random random(8);
    for (int i = 0; i < 3000; ++i) {
        const Board board = randomBoard(random);
        Bits playable = 0;
        for (int cell = 0; cell < 64; ++cell)
            if (board.empty() & reversi::bit(cell)) {
                const Bits expected = walkedFlips(board, cell);
                ASSERT_EQ(reversi::flips(board, cell), expected) << i << " " << cell;
                if (expected)
                    playable |= reversi::bit(cell);
            }
        ASSERT_EQ(reversi::mobility(board), playable) << i;
    }
}

TEST(Reversi, IsTheSameFromEverySideOfTheTable) {
    Random random(9);
    for (int i = 0; i < 500; ++i) {
        const Board board = randomBoard(random);
        for (const auto map : {turned, mirrored}) {
            const Board image{mapped(board.own, map), mapped(board.opponent, map)};
            ASSERT_EQ(reversi::mobility(image), mapped(reversi::mobility(board), map));
            for (const int move : reversi::Moves(board)) {
                if (move == reversi::passMove)
                    continue;
                const Board next = reversi::after(board, move);
                const Board expected{mapped(next.own, map), mapped(next.opponent, map)};
                ASSERT_EQ(reversi::after(image, map(move / 8, move % 8)), expected);
            }
        }
    }
}

TEST(Reversi, AMoveKeepsTheOldDiscsAndAddsOne) {
    Random random(10);
    for (int i = 0; i < 500; ++i) {
        const Board board = randomBoard(random);
        for (const int move : reversi::Moves(board)) {
            const Board next = reversi::after(board, move);
            ASSERT_EQ(next.own & next.opponent, 0u);
            if (move == reversi::passMove) {
                ASSERT_EQ(next, board.passed());
                continue;
            }
            ASSERT_EQ(next.empty(), board.empty() ^ reversi::bit(move));
            ASSERT_LT(reversi::count(next.own), reversi::count(board.opponent));
        }
    }
}

TEST(Reversi, WhoCannotMovePassesByAButton) {
    const auto match =
        matchFrom(rulesetOf<Reversi>(),
                  "OX....../......../......../......../......../......../......../........ X");
    ASSERT_TRUE(match) << english(match.error());
    const auto moves = (*match)->moves(0);
    ASSERT_EQ(moves.size(), 1u);
    EXPECT_EQ(moves[0].text, "pass");
    EXPECT_TRUE(moves[0].orders.empty());
    EXPECT_FALSE((*match)->result(0));
    const auto passed = (*match)->play("PASS");
    ASSERT_TRUE(passed);
    EXPECT_EQ((*match)->toMove(*passed), Side::Two);
    EXPECT_EQ((*match)->moves(*passed).front().text, "c1");
    const auto over = (*match)->play("c1");
    ASSERT_TRUE(over);
    EXPECT_EQ((*match)->result(*over), Result{Side::Two});
    EXPECT_EQ(english((*match)->ending(*over)),
              "Neither side can move: 3 discs to 0. Empty cells count for the winner: 61.");
}

TEST(Reversi, MostDiscsWinWhenBothAreStuckAndEqualCountsAreADraw) {
    const std::string dark(8, 'X'), light(8, 'O'), rows = '/' + std::string(8, 'X');
    const auto ended = [](const std::string& text) {
        const auto state = readText(text).value();
        EXPECT_TRUE(Reversi::moves(state).empty());
        return std::pair(Reversi::result(state), english(Reversi::ending(state)));
    };
    const std::string four = dark + "/" + dark + "/" + dark + "/" + dark;
    const std::string draw = four + "/" + light + "/" + light + "/" + light + "/" + light;
    EXPECT_EQ(ended(draw + " O"), std::pair(std::optional(Result{}),
                                            std::string("The board is full: 32 discs to 32.")));
    std::string one = draw;
    one.back() = 'X';
    EXPECT_EQ(ended(one + " O"), std::pair(std::optional(Result{Side::One}),
                                           std::string("The board is full: 33 discs to 31.")));
    const std::string empty = "......../......../......../........";
    EXPECT_EQ(
        ended(empty + "/" + empty + " X"),
        std::pair(std::optional(Result{}), std::string("Neither side can move: 0 discs to 0.")));
    EXPECT_EQ(ended(empty + "/......../......../......../...O.... X"),
              std::pair(std::optional(Result{Side::Two}),
                        std::string("Neither side can move: 1 disc to 0. Empty cells count for the "
                                    "winner: 63.")));
}

// Whatever tells the end of a game counts by the tally.
TEST(Reversi, TalliesTheEmptyCellsForTheWinnerAtTheEndAndBeforeItForNobody) {
    const std::string rest = "/......../......../......../......../......../......../........";
    const auto tallied = [&](const std::string& row) {
        return countsOf(Reversi::tally(readText(row + rest + " O").value())).value();
    };
    EXPECT_EQ(tallied(".XO....."), (std::array{1, 1}));
    EXPECT_EQ(tallied("OOO....."), (std::array{0, 64}));
    EXPECT_EQ(tallied("XXO.XOO."), (std::array{3, 3})) << "light can take d1";
    EXPECT_EQ(tallied("X.O....."), (std::array{1, 1})) << "a draw";
}

TEST(Reversi, CountsEmptyCellsForTheWinner) {
    EXPECT_EQ(reversi::finalScore({0b111, 0b1000}), 64 - 2);
    EXPECT_EQ(reversi::finalScore({0b1, 0b1110}), -64 + 2);
    EXPECT_EQ(reversi::finalScore({0b1, 0b10}), 0);
}

TEST(Reversi, ReadsTheOneLineFormOfTheTestFiles) {
    const std::string start = textOf({});
    for (const std::string tail :
         {" X", " x", "   X  ", " X;", " X; D3:+0; C4:+0;", " X ; a/b", "\tX\r\n"})
        EXPECT_EQ(textOf(readText(startLine + tail).value()), start) << tail;
    std::string dots = startLine;
    std::ranges::replace(dots, '-', '.');
    std::ranges::replace(dots, 'X', 'x');
    EXPECT_EQ(textOf(readText(dots + " X").value()), start);
    EXPECT_EQ(textOf(readText(startLine + " o").value()), start.substr(0, start.size() - 1) + "O");
}

TEST(Reversi, RefusesImpossiblePositionsAndSaysWhy) {
    EXPECT_EQ(refusalOf<Reversi>(""), "The position is empty.");
    EXPECT_EQ(refusalOf<Reversi>("  \t"), "The position is empty.");
    EXPECT_EQ(refusalOf<Reversi>("X; a comment"),
              "A board on one line has 64 cells, not 1; rows of 8 are joined by \"/\".");
    EXPECT_EQ(refusalOf<Reversi>(std::string(65, 'X') + " X"),
              "A board on one line has 64 cells, not 65; rows of 8 are joined by \"/\".");
    EXPECT_EQ(refusalOf<Reversi>(startLine),
              "After the 64 cells, a space and the side to move (X or O) are missing.");
    EXPECT_EQ(refusalOf<Reversi>(startLine + " ; X"),
              "After the 64 cells, a space and the side to move (X or O) are missing.");
    EXPECT_EQ(refusalOf<Reversi>(startLine + " G"), "The side to move is X or O, not \"G\".");
    EXPECT_EQ(refusalOf<Reversi>(startLine + " -"), "The side to move is X or O, not \"-\".");
    EXPECT_EQ(refusalOf<Reversi>(startLine + " XO"), "The side to move is X or O, not \"XO\".");
    EXPECT_EQ(refusalOf<Reversi>(startLine.substr(0, 9) + "?" + startLine.substr(10) + " X"),
              "Cell b2 holds \"?\"; possible are \"X\", \"O\", \"-\", \".\".");
    EXPECT_EQ(readText("?" + startLine.substr(1) + " X").error().where, (Clicks{{0, 0}}));
    EXPECT_EQ(refusalOf<Reversi>("......../........ X"), "The board has 2 rows; 8 are possible.");
    EXPECT_EQ(refusalOf<Reversi>(
                  "......../......./......../......../......../......../......../........ X"),
              "Row 2 has 7 cells; 8 are possible.");
    EXPECT_EQ(refusalOf<Reversi>(
                  "......../.?....../......../......../......../......../......../........ X"),
              "Cell b2 holds \"?\"; possible are \".\", \"X\", \"O\".");
    EXPECT_EQ(refusalOf<Reversi>(
                  "......../......../......../......../......../......../......../........"),
              "After the rows, a space and the side to move (X or O) are missing.");
}

TEST(Reversi, AnyBytesAreReadOrRefusedWithoutHarm) {
    Random random(11);
    const std::string alphabet("XOxo.-/ ;\t\nG1\0\xff", 15);
    for (int i = 0; i < 3000; ++i) {
        std::string text = i % 2 ? textOf({}) : startLine + " X; D3:+0";
        for (std::uint64_t changes = random.below(5); changes > 0; --changes)
            text[random.below(text.size())] = alphabet[random.below(alphabet.size())];
        text = text.substr(0, random.below(2) ? text.size() : random.below(text.size()));
        if (const auto state = readText(text)) {
            EXPECT_EQ(readText(textOf(*state)), *state);
        } else {
            EXPECT_FALSE(state.error().empty());
        }
    }
}

} // namespace bouton::testing
