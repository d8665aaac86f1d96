// SPDX-License-Identifier: MIT
#include "lab/tables.h"

#include <gmock/gmock.h>

#include <set>

#include "engine/contract/brute_force.h"
#include "engine/grid_nim_plain.h"
#include "engine/grid_nim_positions.h"
#include "engine/stop_at_poll.h"
#include "games/cards/cards.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

TableTask tableTask(std::string_view spec) { return tableOf(readSpec(spec).value()).value(); }

NimberTable table(std::string_view spec) {
    NimberTable last;
    EXPECT_TRUE(makeTable(tableTask(spec), {}, [&](const NimberTable& news) { last = news; }));
    for (const NimberTable::Row& row : last.rows)
        EXPECT_EQ(row.nimbers.size(), last.columns.size());
    EXPECT_FALSE(last.remark.empty());
    return last;
}

std::string tableRefusal(std::string_view spec) {
    const auto made = tableOf(readSpec(spec).value());
    return made ? "" : english(made.error());
}

// A free rectangle in the top right corner of 8x8, away from the diagonal if it fits there.
GridNim::State rectangle(int rows, int columns) {
    grid_nim::Cells cells = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 8 - columns; column < 8; ++column)
            cells |= grid_nim::bitOf({row, column});
    return withFree(cells, 8);
}

} // namespace

TEST(Tables, HeapsEqualBruteForce) {
    const NimberTable heaps = table("heaps:cards=14,take=16");
    EXPECT_EQ(heaps.columns.front(), "0");
    EXPECT_EQ(heaps.columns.back(), "14");
    ASSERT_EQ(heaps.rows.size(), 16u);
    BruteForce<Cards> truth;
    for (int most = 1; most <= 16; ++most) {
        const NimberTable::Row& row = heaps.rows[static_cast<std::size_t>(most) - 1];
        EXPECT_EQ(row.name, std::to_string(most));
        for (int cards = 0; cards <= 14; ++cards)
            EXPECT_EQ(row.nimbers[static_cast<std::size_t>(cards)],
                      truth.nimber({{{cards, most}}, Side::One}));
    }
}

TEST(Tables, TheHorsesCellsEqualBruteForce) {
    const NimberTable cells = table("horse:rows=12,columns=17");
    EXPECT_EQ(cells.columns.back(), "q");
    ASSERT_EQ(cells.rows.size(), 12u);
    BruteForce<TrojanHorse> truth;
    for (int r = 0; r < 12; ++r)
        for (int c = 0; c < 17; ++c)
            EXPECT_EQ(cells.rows[static_cast<std::size_t>(r)].nimbers[static_cast<std::size_t>(c)],
                      truth.nimber({12, 17, {r, c}}));
}

TEST(Tables, TheHorsesPeriodIsCheckedForEveryPairOfCells) {
    EXPECT_EQ(english(table("horse").remark),
              "g(r+3, c+3) = g(r, c) holds for all 25 pairs of cells, and no shorter period does.");
    EXPECT_THAT(english(table("horse:rows=60,columns=60").remark),
                HasSubstr("c+3) = g(r, c) holds for all 3249 pairs"));
    EXPECT_EQ(english(table("horse:rows=3,columns=60").remark),
              "On this board nothing repeats along the diagonal.");
    EXPECT_EQ(english(table("horse:rows=1,columns=1").remark),
              "On this board nothing repeats along the diagonal.");
}

TEST(Tables, ColumnsBeyondTheAlphabetHaveTwoLetters) {
    EXPECT_EQ(columnName(0), "a");
    EXPECT_EQ(columnName(25), "z");
    EXPECT_EQ(columnName(26), "aa");
    EXPECT_EQ(columnName(51), "az");
    EXPECT_EQ(columnName(52), "ba");
    EXPECT_EQ(table("horse:columns=60").columns.back(), "bh");
}

TEST(Tables, TrianglesHaveThePublishedNimbers) {
    const NimberTable triangles = table("triangles");
    ASSERT_EQ(triangles.rows.size(), 6u);
    EXPECT_EQ(triangles.rows[0].name, "2");
    EXPECT_THAT(triangles.rows[0].nimbers, ElementsAre(1, 0));
    EXPECT_THAT(triangles.rows[1].nimbers, ElementsAre(3, 1));
    EXPECT_THAT(triangles.rows[2].nimbers, ElementsAre(0, 0));
    EXPECT_THAT(triangles.rows[3].nimbers, ElementsAre(4, 1));
    EXPECT_THAT(triangles.rows[4].nimbers, ElementsAre(13, 0));
    EXPECT_EQ(triangles.rows[5].nimbers[1], 1);
}

TEST(Tables, RectanglesEqualTheMexOverWholePositionsAndAreSymmetric) {
    const NimberTable rectangles = table("rectangles");
    ASSERT_EQ(rectangles.rows.size(), 7u);
    GridTruth truth;
    for (int rows = 1; rows <= 7; ++rows)
        for (int columns = 1; columns <= 7; ++columns) {
            const auto r = static_cast<std::size_t>(rows), c = static_cast<std::size_t>(columns);
            const auto nimber = rectangles.rows[r - 1].nimbers[c - 1];
            EXPECT_EQ(nimber.has_value(), rows + columns <= 8);
            EXPECT_EQ(nimber, rectangles.rows[c - 1].nimbers[r - 1]);
            if (nimber && rows * columns <= 12) {
                EXPECT_EQ(nimber, truth.nimber(rectangle(rows, columns)));
            }
        }
    EXPECT_EQ(rectangles.rows[1].nimbers[1], 0); // 2x2
}

TEST(Tables, RectanglesOfTwoRowsAreLikeThoseOf8x8UpTo10x10) {
    const NimberTable small = table("rectangles"), large = table("rectangles:size=9");
    for (std::size_t rows = 0; rows < small.rows.size(); ++rows)
        for (std::size_t columns = 0; columns < small.columns.size(); ++columns)
            if (const auto nimber = small.rows[rows].nimbers[columns]) {
                EXPECT_EQ(large.rows[rows].nimbers[columns], nimber);
            }
    EXPECT_EQ(large.rows[1].nimbers[6], 6); // 2x7
    EXPECT_EQ(large.rows[3].nimbers[4], 7); // 4x5
    PlainRegions truth;
    grid_nim::Cells cells = 0;
    for (int column = 2; column < 9; ++column)
        cells |= grid_nim::bitOf({0, column}) | grid_nim::bitOf({1, column});
    EXPECT_EQ(truth.of(cells), 6);
}

TEST(Tables, LinesAreTheFirstRowOfTheRectanglesAndEqualThePlainMethod) {
    const NimberTable lines = table("lines:cells=25");
    ASSERT_EQ(lines.rows.size(), 3u);
    EXPECT_EQ(lines.rows[1].name, "10");
    EXPECT_FALSE(lines.rows[2].nimbers[6]);
    PlainRegions truth;
    grid_nim::Cells line = 0;
    for (std::size_t cells = 1; cells <= 9; ++cells) {
        line |= grid_nim::bitOf({0, static_cast<int>(cells)});
        EXPECT_EQ(lines.rows[0].nimbers[cells], truth.of(line)) << cells;
    }
    // Longer ones by the wording of the rules: remove one to three neighbours.
    std::vector<int> nimbers{0};
    for (std::size_t cells = 1; cells <= 25; ++cells) {
        std::set<int> seen;
        for (std::size_t first = 0; first < cells; ++first)
            for (std::size_t last = first; last < std::min(cells, first + 3); ++last)
                seen.insert(nimbers[first] ^ nimbers[cells - last - 1]);
        int mex = 0;
        while (seen.contains(mex))
            ++mex;
        nimbers.push_back(mex);
        EXPECT_EQ(lines.rows[cells / 10].nimbers[cells % 10], mex) << cells;
        EXPECT_NE(mex, 0);
    }
    EXPECT_EQ(table("lines:cells=1000").rows.size(), 101u);
}

TEST(Tables, HaveTheseSettings) {
    std::string all;
    for (const TableKind& kind : tableKinds()) {
        all += kind.id;
        for (const Setting& each : kind.settings)
            all += std::string(" ") + each.id + ' ' + std::to_string(each.least) + ' '
                   + std::to_string(each.standard) + ' ' + std::to_string(each.most);
        all += '\n';
    }
    EXPECT_EQ(all, "horse rows 1 8 60 columns 1 8 60\n"
                   "triangles size 2 7 8\n"
                   "rectangles size 2 8 10\n"
                   "lines cells 1 60 1000\n"
                   "heaps cards 0 12 60 take 1 6 60\n");
}

// A row more each time where rows take long, else all at once; the remark with the last.
TEST(Tables, AreToldRowByRow) {
    const auto news = [](std::string_view spec) {
        std::string rows;
        makeTable(tableTask(spec), {}, [&](const NimberTable& table) {
            rows += std::to_string(table.rows.size()) + (table.remark.empty() ? " " : ". ");
        });
        return rows;
    };
    EXPECT_EQ(news("triangles:size=5"), "1 2 3 4. ");
    EXPECT_EQ(news("rectangles:size=4"), "1 2 3. ");
    EXPECT_EQ(news("lines:cells=29"), "1 2 3. ");
    EXPECT_EQ(news("lines:cells=30"), "1 2 3 4. ");
    EXPECT_EQ(news("heaps"), "6. ");
    EXPECT_EQ(news("horse"), "8. ");
}

TEST(Tables, ARefusalNamesTheRangeOrTheNamesThatExist) {
    EXPECT_EQ(tableRefusal("horse:rows=61"), "rows is 1 to 60, not 61.");
    EXPECT_EQ(tableRefusal("triangles:size=9"), "size is 2 to 8, not 9.");
    EXPECT_EQ(tableRefusal("heaps:take=0"), "take is 1 to 60, not 0.");
    EXPECT_EQ(tableRefusal("heaps:rows=1"),
              "There is no setting \"rows\"; there are: cards, take.");
    EXPECT_EQ(
        tableRefusal("grids"),
        "There is no table \"grids\"; there are: horse, triangles, rectangles, lines, heaps.");
}

TEST(Tables, AStopLeavesWholeRowsOnly) {
    for (const std::string spec : {"triangles:size=7", "rectangles", "lines:cells=200"}) {
        const NimberTable whole = table(spec);
        for (const std::uint64_t stopAt : {1, 2, 3, 5, 8, 13, 21, 34, 55}) {
            const StopAtPoll stop(stopAt);
            NimberTable last;
            const bool all = makeTable(tableTask(spec), stop.token(),
                                       [&](const NimberTable& news) { last = news; });
            stop.release();
            EXPECT_EQ(all, last == whole) << spec;
            ASSERT_LE(last.rows.size(), whole.rows.size());
            for (std::size_t i = 0; i < last.rows.size(); ++i)
                EXPECT_EQ(last.rows[i], whole.rows[i]) << spec;
            if (!all) {
                EXPECT_LE(stop.asked(), stopAt + 1) << spec; // the search has ended
            }
        }
    }
}

} // namespace bouton::testing
