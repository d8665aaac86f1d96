// SPDX-License-Identifier: MIT
#include "lab/census.h"

#include <gmock/gmock.h>

#include "engine/contract/brute_force.h"
#include "engine/grid_nim_positions.h"
#include "engine/towers_positions.h"
#include "games/cards/cards.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

CensusTask censusTask(std::string_view spec) { return censusOf(readSpec(spec).value()).value(); }

std::string censusRefusal(std::string_view spec) {
    const auto made = censusOf(readSpec(spec).value());
    return made ? "" : english(made.error());
}

// All rows of a census. Each intermediate result is checked on the way.
std::vector<CensusRow> census(std::string_view spec) {
    Census last;
    const bool whole = takeCensus(censusTask(spec), {}, [&](const Census& news) {
        EXPECT_GE(news.done, last.done);
        EXPECT_LE(news.done, news.all);
        EXPECT_GE(news.rows.size(), last.rows.size());
        last = news;
    });
    EXPECT_TRUE(whole);
    EXPECT_EQ(last.done, last.all);
    return last.rows;
}

void count(CensusRow& row, Outcome outcome) {
    ++(outcome == Outcome::Win ? row.won : outcome == Outcome::Loss ? row.lost : row.drawn);
}

std::string written(const CensusRow& row) {
    return std::to_string(row.at) + ": " + decimal(row.won) + ' ' + decimal(row.lost) + ' '
           + decimal(row.drawn);
}

void expectRows(const std::vector<CensusRow>& counted, const std::vector<CensusRow>& truth) {
    ASSERT_EQ(counted.size(), truth.size());
    for (std::size_t i = 0; i < truth.size(); ++i)
        EXPECT_EQ(written(counted[i]), written(truth[i]));
}

// Counts every set with this many free cells, one by one, with nothing but the rules.
CensusRow plainCount(int size, int empty, GridTruth& truth) {
    CensusRow row{.at = empty};
    forEachChoice(size, empty, [&](grid_nim::Cells free) {
        count(row, truth.nimber(withFree(free, size)) == 0 ? Outcome::Loss : Outcome::Win);
    });
    return row;
}

} // namespace

TEST(Census, OfGridNimEqualsThePlainCountOfEverySetOfFreeCellsUpTo4x4) {
    for (int size = 2; size <= 4; ++size) {
        GridTruth truth;
        std::vector<CensusRow> rows;
        for (int empty = 0; empty <= size * size; ++empty)
            rows.push_back(plainCount(size, empty, truth));
        expectRows(census("grid-nim:size=" + std::to_string(size)), rows);
    }
}

TEST(Census, OfGridNimEqualsThePlainCountOfFewFreeCellsOnLargerBoards) {
    for (const auto& [size, most] : {std::pair{5, 6}, {6, 5}, {7, 4}, {8, 3}}) {
        GridTruth truth;
        for (int empty = 0; empty <= most; ++empty)
            expectRows(
                census("grid-nim:size=" + std::to_string(size) + ",empty=" + std::to_string(empty)),
                {plainCount(size, empty, truth)});
    }
}

TEST(Census, OfGridNimHasTheNumbersOfSetsThatThereAre) {
    EXPECT_EQ(decimal(census("grid-nim:size=6,empty=5")[0].total()), "376992");
    EXPECT_EQ(decimal(census("grid-nim:size=6,empty=8")[0].total()), "30260340");
    const auto rows = census("grid-nim:size=6");
    ASSERT_EQ(rows.size(), 37u);
    Count all = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].at, static_cast<int>(i));
        EXPECT_EQ(decimal(rows[i].total()), decimal(rows[36 - i].total()));
        EXPECT_EQ(decimal(rows[i].drawn), "0");
        all += rows[i].total();
    }
    EXPECT_EQ(decimal(all), "68719476736"); // 2^36
}

TEST(Census, OfTicTacToeEqualsBruteForceInThe5478PositionsThatCanArise) {
    BruteForce<TicTacToe> truth;
    truth.outcome({});
    std::vector<CensusRow> rows(10);
    for (int i = 0; i < 19683; ++i) { // every filling of the board
        TicTacToe::State state;
        for (int cell = 0, rest = i; cell < 9; ++cell, rest /= 3)
            state.cells[static_cast<std::size_t>(cell)] = ".XO"[rest % 3];
        const auto empty = static_cast<std::size_t>(std::ranges::count(state.cells, '.'));
        state.toMove = empty % 2 == 1 ? Side::One : Side::Two;
        rows[empty].at = static_cast<int>(empty);
        if (TicTacToe::read(TicTacToe::draw(state))) // legal; every legal position can arise
            count(rows[empty], truth.outcome(state));
    }
    EXPECT_EQ(truth.positions(), 5478u);
    expectRows(census("tic-tac-toe"), rows);
    expectRows(census("tic-tac-toe:empty=4"), {rows[4]});
}

TEST(Census, OfCardsEqualsBruteForce) {
    for (const int take : {1, 2, 3}) {
        BruteForce<Cards> truth;
        std::vector<CensusRow> rows;
        std::vector<Cards::State> states{{}};
        for (int groups = 1; groups <= 3; ++groups) {
            std::vector<Cards::State> larger;
            for (const Cards::State& state : states)
                for (int cards = 0; cards <= 4; ++cards) {
                    larger.push_back(state);
                    larger.back().groups.push_back({cards, take});
                }
            states = std::move(larger);
            rows.push_back({.at = groups});
            for (const Cards::State& state : states)
                count(rows.back(), truth.outcome(state));
            expectRows(census("cards:cards=4,take=" + std::to_string(take)
                              + ",groups=" + std::to_string(groups)),
                       {rows.back()});
        }
        rows.resize(3);
        auto all = census("cards:cards=4,take=" + std::to_string(take));
        EXPECT_EQ(all.size(), 8u);
        all.resize(3);
        expectRows(all, rows);
    }
}

TEST(Census, OfTowersEqualsWhatEachSideCanForce) {
    for (const auto& [rows, columns] : {std::pair{4, 1}, {4, 2}, {5, 2}, {6, 1}}) {
        CensusRow truth{.at = columns};
        for (const auto& [state, outcome] : retrograde(rows, columns))
            if (state.toMove == Side::One)
                count(truth, outcome);
        expectRows(
            census("towers:rows=" + std::to_string(rows) + ",columns=" + std::to_string(columns)),
            {truth});
    }
}

TEST(Census, OfTowersCountsBeyond64Bits) {
    const auto rows = census("towers:rows=12");
    ASSERT_EQ(rows.size(), 12u);
    EXPECT_EQ(decimal(rows.back().total()), "27982542656501458535448576"); // 132^12
}

TEST(Census, OfTheHorseEqualsBruteForceInEveryCell) {
    BruteForce<TrojanHorse> truth;
    for (const auto& [rows, columns] : {std::pair{4, 4}, {4, 9}, {16, 5}, {16, 16}}) {
        CensusRow row{.at = columns};
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < columns; ++c)
                count(row, truth.outcome({rows, columns, {r, c}}));
        expectRows(census("trojan-horse:rows=" + std::to_string(rows)
                          + ",columns=" + std::to_string(columns)),
                   {row});
    }
    EXPECT_EQ(census("trojan-horse").size(), 57u); // 4 to 60 columns
}

TEST(Census, HasTheseSettingsAndRows) {
    std::string all;
    for (const CensusKind& kind : censusKinds()) {
        all += kind.game;
        std::vector<Setting> settings = kind.settings;
        settings.push_back(kind.axis(complete(kind.settings, {}).value()));
        for (const Setting& each : settings)
            all += std::string(", ") + each.id + ' ' + std::to_string(each.least) + ' '
                   + std::to_string(each.standard) + ' ' + std::to_string(each.most);
        all += kind.parts ? ", added up\n" : "\n";
    }
    EXPECT_EQ(all, "tic-tac-toe, empty 0 9 9, added up\n"
                   "towers, rows 4 8 12, columns 1 8 12\n"
                   "trojan-horse, rows 4 8 60, columns 4 8 60\n"
                   "grid-nim, size 2 6 8, empty 0 36 36, added up\n"
                   "cards, cards 1 7 12, take 1 4 12, groups 1 3 8\n");
}

TEST(Census, ARefusalNamesTheRangeOrTheNamesThatExist) {
    EXPECT_EQ(censusRefusal("grid-nim:size=9"), "size is 2 to 8, not 9.");
    EXPECT_EQ(censusRefusal("grid-nim:empty=37"), "empty is 0 to 36, not 37.");
    EXPECT_EQ(censusRefusal("grid-nim:empty=10,size=3"), "empty is 0 to 9, not 10.");
    EXPECT_EQ(censusRefusal("grid-nim:empty=-1"), "empty is 0 to 36, not -1.");
    EXPECT_EQ(censusRefusal("grid-nim:empty=64,size=8"), "");
    EXPECT_EQ(censusRefusal("grid-nim:empty=1,empty=2"), "empty is given twice.");
    EXPECT_EQ(censusRefusal("grid-nim:free=3"),
              "There is no setting \"free\"; there are: size, empty.");
    EXPECT_EQ(censusRefusal("tic-tac-toe:size=3"),
              "There is no setting \"size\"; there are: empty.");
    EXPECT_EQ(censusRefusal("towers:rows=3"), "rows is 4 to 12, not 3.");
    EXPECT_EQ(censusRefusal("cards:groups=9"), "groups is 1 to 8, not 9.");
    EXPECT_THAT(censusRefusal("reversi"), HasSubstr("The game Reversi has no census"));
    EXPECT_THAT(censusRefusal("reversi"), HasSubstr("tic-tac-toe, towers"));
    EXPECT_THAT(censusRefusal("chess"), HasSubstr("\"chess\""));
}

TEST(Census, AStopLeavesWholeRowsAndNoWorkBehind) {
    for (const CensusKind& kind : censusKinds()) {
        const auto whole = census(kind.game);
        for (std::uint64_t stopAt = 1; stopAt <= 8; ++stopAt) {
            std::stop_source source;
            std::uint64_t asked = 0, nodesAtStop = 0, nodesLast = 0;
            Poll::onAsk = [&](std::uint64_t nodes) {
                nodesLast = nodes;
                if (++asked == stopAt) {
                    source.request_stop();
                    nodesAtStop = nodes;
                }
            };
            std::vector<CensusRow> rows;
            const bool all = takeCensus(censusTask(kind.game), source.get_token(),
                                        [&](const Census& news) { rows = news.rows; });
            Poll::onAsk = nullptr;
            EXPECT_EQ(all, rows.size() == whole.size());
            EXPECT_LT(nodesLast, nodesAtStop + Poll::interval) << kind.game;
            if (stopAt == 1) {
                EXPECT_FALSE(all) << kind.game;
            }
            ASSERT_LE(rows.size(), whole.size());
            expectRows(rows, {whole.begin(), whole.begin() + static_cast<long>(rows.size())});
        }
    }
}

TEST(Census, WritesNumbersOfAnySize) {
    EXPECT_EQ(decimal(0), "0");
    EXPECT_EQ(decimal(376992), "376992");
    EXPECT_EQ(decimal(Count{UINT64_MAX} + 1), "18446744073709551616");
    EXPECT_EQ(decimal(~Count{0}), "340282366920938463463374607431768211455");
}

} // namespace bouton::testing
