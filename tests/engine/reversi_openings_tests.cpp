// SPDX-License-Identifier: MIT
#include "games/reversi/openings.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/match_of.h"
#include "explain/opening.h"
#include "games/catalogue.h"
#include "games/record.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

using reversi::Board;

namespace {

// "f5d6c3" from the start, on a board that is turned: a1 to h8 exchanged, or rows and columns.
Board boardAfter(std::string_view moves, bool byRow = false, bool turned = false) {
    Board board = reversi::startBoard;
    for (std::size_t i = 0; i + 1 < moves.size(); i += 2) {
        int column = moves[i] - 'a', row = moves[i + 1] - '1';
        if (byRow)
            std::swap(column, row);
        if (turned) {
            column = 7 - column;
            row = 7 - row;
        }
        EXPECT_NE(reversi::flips(board, 8 * row + column), 0u) << moves;
        board = reversi::after(board, 8 * row + column);
    }
    return board;
}

std::string nameAfter(std::string_view moves) { return reversi::openingAt(boardAfter(moves)); }

reversi::Bits mirrored(reversi::Bits set) { // left and right exchanged
    reversi::Bits all = 0;
    for (int cell = 0; cell < 64; ++cell)
        if (set & reversi::bit(cell))
            all |= reversi::bit(cell ^ 7);
    return all;
}

std::string openingOfGame(const std::string& record) {
    const auto match = readRecord(record).value();
    return openingOf(*match, match->current());
}

constexpr const char* usualStart = "reversi: ......../......../......../...OX.../...XO.../......../"
                                   "......../........ X; ";

} // namespace

// As books and players name them.
TEST(ReversiOpenings, HaveTheNamesThatPlayersUse) {
    for (const auto& [moves, name] : {std::pair{"f5f6", "Diagonal"},
                                      {"f5d6", "Perpendicular"},
                                      {"f5f4", "Parallel"},
                                      {"f5d6c3d3c4", "Tiger"},
                                      {"f5d6c3d3c4b3", "Aubrey/Tanaka"},
                                      {"f5d6c4d3c3f4f6f3e6e7", ""},
                                      {"f5d6c5f4e3c6d3f6e6d7", "Rose"},
                                      {"f5f6e6f4c3", "Buffalo/Kenichi Variation"},
                                      {"f5f6e6f4g5", "Heath/Tobidashi"},
                                      {"f5f6e6f4e3", "Cow"},
                                      {"f5d6c5f4e3c6f3", "Shaman/Danish"},
                                      {"f5d6c3d3c4f4f6f3e6e7", ""},
                                      {"f5d6c3d3c4f4f6", "Stephenson"},
                                      {"f5f6e6f4g6", "Snake/Peasant"},
                                      {"f5d6c4d3c5", "Cat"}})
        EXPECT_EQ(nameAfter(moves), name) << moves;
}

TEST(ReversiOpenings, AreFoundToTheEndOfTheLongestOne) {
    const std::string draw = "c4e3f6e6f5c5c3c6d3d2e2b3c1c2b4a3a5b5a6a4a2";
    EXPECT_EQ(nameAfter(draw), "F.A.T. Draw");
    EXPECT_EQ(nameAfter(draw.substr(0, draw.size() - 2)), "");
}

TEST(ReversiOpenings, AreFoundHoweverTheBoardIsTurned) {
    for (const bool byRow : {false, true})
        for (const bool turned : {false, true}) {
            EXPECT_STREQ(reversi::openingAt(boardAfter("f5d6c3d3c4", byRow, turned)), "Tiger");
            EXPECT_STREQ(reversi::openingAt(boardAfter("f5f6", byRow, turned)), "Diagonal");
        }
    // The other four ways belong to the start with the colours of its discs exchanged.
    const Board tiger = boardAfter("f5d6c3d3c4");
    EXPECT_STREQ(reversi::openingAt({mirrored(tiger.own), mirrored(tiger.opponent)}), "Tiger");
    EXPECT_STREQ(reversi::openingAt(tiger.passed()), "") << "the other side is to move";
}

TEST(ReversiOpenings, AreFoundByAnotherOrderOfMoves) {
    EXPECT_EQ(boardAfter("f5d6c3d3c4"), boardAfter("f5d6c4d3c3"));
    EXPECT_EQ(nameAfter("f5d6c4d3c3"), "Tiger");
    EXPECT_EQ(nameAfter("f5d6c3f4f6d3c4"), "Stephenson") << "past the Tiger";
}

// The list has so many names after two, four, five and six plies.
TEST(ReversiOpenings, AreNoMoreThanThoseOfTheList) {
    std::set<std::pair<reversi::Bits, reversi::Bits>> boards{
        {reversi::startBoard.own, reversi::startBoard.opponent}};
    std::map<int, std::set<std::string>> names;
    for (int ply = 1; ply <= 6; ++ply) {
        std::set<std::pair<reversi::Bits, reversi::Bits>> next;
        for (const auto& [own, opponent] : boards)
            for (const int move : reversi::Moves({own, opponent})) {
                const Board board = reversi::after({own, opponent}, move);
                next.insert({board.own, board.opponent});
                if (const std::string name = reversi::openingAt(board); !name.empty())
                    names[ply].insert(name);
            }
        boards = std::move(next);
    }
    EXPECT_EQ(names[1].size(), 0u);
    EXPECT_EQ(names[2].size(), 3u);
    EXPECT_EQ(names[3].size(), 0u);
    EXPECT_EQ(names[4].size(), 4u);
    EXPECT_EQ(names[5].size(), 12u);
    EXPECT_EQ(names[6].size(), 7u);
}

TEST(ReversiOpenings, AGameKeepsTheLastNameThatItCameTo) {
    const std::string start = usualStart;
    EXPECT_EQ(openingOfGame(start), "");
    EXPECT_EQ(openingOfGame(start + "f5"), "");
    EXPECT_EQ(openingOfGame(start + "f5 d6"), "Perpendicular");
    EXPECT_EQ(openingOfGame(start + "f5 d6 c3 d3"), "Perpendicular");
    EXPECT_EQ(openingOfGame(start + "f5 d6 c3 d3 c4"), "Tiger");
    EXPECT_EQ(openingOfGame(start + "f5 d6 c3 d3 c4 b5"), "Tiger");
    EXPECT_EQ(openingOfGame(start + "f5 d6 c3 d3 c4 f4 f6"), "Stephenson");
}

TEST(ReversiOpenings, AGameMayBeginInTheMiddleOfOne) {
    const auto match = readRecord(std::string(usualStart) + "f5 d6 c3 d3 c4").value();
    const std::string position = match->position(match->current());
    const auto later = matchFrom(match->game(), position).value();
    EXPECT_STREQ(openingOf(*later, 0), "Tiger");
}

TEST(ReversiOpenings, NeedNoRestFromLongGames) {
    Random random(3);
    const auto match = rulesetOf<Reversi>().standard({}).value();
    match->play("f5");
    match->play("f6");
    while (!match->result(match->current())) {
        match->play(random.below(match->moves(match->current()).size()));
        ASSERT_STRNE(openingOf(*match, match->current()), "");
    }
}

TEST(Openings, OtherGamesHaveNone) {
    for (const Ruleset* rules : catalogue())
        if (!rules->lore.opening) {
            const auto match = rules->standard(complete(rules->settings, {}).value()).value();
            EXPECT_STREQ(openingOf(*match, 0), "") << rules->name.id;
        }
}

} // namespace bouton::testing
