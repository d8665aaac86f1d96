// SPDX-License-Identifier: MIT
#include "games/grid_nim/cases.h"

#include <map>
#include <set>
#include <unordered_map>

#include "engine/contract/theory_contract.h"
#include "engine/grid_nim_positions.h"
#include "games/catalogue.h"

namespace bouton::testing {

namespace {

using namespace grid_nim;

// A position as the shapes of its independent parts, wherever they stand.
using Shapes = std::vector<Cells>;
constexpr Cells onDiagonal = ~Cells{0};

// Each part stands in many positions.
Cells knownShapeOf(Cells part) {
    static std::unordered_map<Cells, Cells, HashOfCells> known;
    const auto [at, isNew] = known.try_emplace(part);
    if (isNew)
        at->second = part & diagonal ? onDiagonal : shapeOf(part);
    return at->second;
}

Shapes shapesOf(Cells free) {
    Shapes shapes;
    for (const Cells part : partsOf(free))
        shapes.push_back(knownShapeOf(part));
    std::ranges::sort(shapes);
    return shapes;
}

Cells shape(std::string_view cells) { return shapeOf(cellsNamed(cells)); }

// Whether the cells on the diagonal are its first ones, and of the cells beside it no fewer or
// later ones are above than below. Each class has such a position: cells on the diagonal are alike,
// and both sides are mirrored.
bool standsForOthers(Cells free) {
    const Cells onIt = free & diagonal, before = onIt == 0 ? 0 : highest(onIt) * 2 - 1;
    return (before & diagonal) == onIt && transposed(free) <= free;
}

// One position of each class with five or fewer free cells on 6x6. This board has room for all free
// parts of the smaller boards too.
class GridNimCases : public ::testing::Test {
protected:
    struct Class {
        Cells free;
        int nimber;
        PaperCase known;
        std::vector<Cells> winning; // those turns of the paper that win
    };

    static void SetUpTestSuite() {
        Poll poll({});
        for (int count = 1; count <= 5; ++count)
            forEachChoice(6, count, [&](Cells free) {
                if (!standsForOthers(free))
                    return;
                const Shapes shapes = shapesOf(free);
                if (classes.contains(shapes))
                    return;
                Class found{free, nimberOf(free, poll), paperCaseOf(free).value(), {}};
                for (const Cells turn : found.known.turns)
                    if (nimberOf(free & ~turn, poll) == 0)
                        found.winning.push_back(turn);
                classes.emplace(shapes, found);
            });
    }
    static void TearDownTestSuite() { classes.clear(); }

    // The classes of a case of the paper for which `holds` is false.
    template <class Holds> std::set<Shapes> exceptions(std::string_view name, Holds holds) {
        std::set<Shapes> found;
        for (const auto& [shapes, position] : classes)
            if (position.known.name == name && !holds(position))
                found.insert(shapes);
        return found;
    }
    template <class Holds> void holdsThroughout(std::string_view name, Holds holds) {
        EXPECT_TRUE(exceptions(name, holds).empty()) << name;
        EXPECT_TRUE(std::ranges::any_of(
            classes, [&](const auto& entry) { return entry.second.known.name == name; }))
            << "no position of case " << name;
    }

    static inline std::map<Shapes, Class> classes;

    const Cells one = shape("b1"), sOrZ = shape("b1+c1+c2+d2"), line = shape("b1+c1+d1+e1"),
                l = shape("b1+c1+d1+d2"), w = shape("c1+d1+d2+e2+e3"), t = shape("c1+d1+e1+d2+d3");
    // The shapes with one more cell each, apart or on the diagonal.
    std::set<Shapes> withOne(const Shapes& fours) const {
        std::set<Shapes> all;
        for (const Cells four : fours)
            for (const Cells single : {one, onDiagonal}) {
                Shapes both{four, single};
                std::ranges::sort(both);
                all.insert(both);
            }
        return all;
    }
};

bool outcomeIsAsPublished(const auto& position) {
    return position.known.won == (position.nimber != 0);
}
bool aNamedTurnWins(const auto& position) { return !position.winning.empty(); }
bool everyNamedTurnWins(const auto& position) {
    return position.winning.size() == position.known.turns.size();
}

} // namespace

TEST_F(GridNimCases, OutcomesAreAsPublishedInAllCasesButTwo) {
    for (const char* name :
         {"1", "2.1", "2.2", "3.1", "3.2", "3.3", "4.1", "4.3", "4.4", "5.1", "5.3", "5.4", "5.5"})
        holdsThroughout(name, [](const auto& p) { return outcomeIsAsPublished(p); });
}

TEST_F(GridNimCases, Case42FailsExactlyForSAndZ) {
    EXPECT_EQ(exceptions("4.2", [](const auto& p) { return outcomeIsAsPublished(p); }),
              std::set<Shapes>{{sOrZ}});
    EXPECT_EQ(classes.at({sOrZ}).nimber, 1);
}

TEST_F(GridNimCases, Case52FailsExactlyForSOrZAndOneApart) {
    EXPECT_EQ(exceptions("5.2", [](const auto& p) { return outcomeIsAsPublished(p); }),
              withOne({sOrZ}));
}

TEST_F(GridNimCases, TheTurnsThatThePaperNamesWinWhereverItIsRightExceptInFourShapes) {
    for (const char* name : {"1", "2.1", "3.1", "3.2", "3.3", "5.1", "5.4", "5.5"})
        holdsThroughout(name, [](const auto& p) { return everyNamedTurnWins(p); });
    for (const char* name : {"4.3", "4.4"})
        holdsThroughout(name, [](const auto& p) { return aNamedTurnWins(p); });
    EXPECT_EQ(exceptions("5.2", [](const auto& p) { return aNamedTurnWins(p); }),
              withOne({sOrZ, line, l}));
    EXPECT_EQ(exceptions("5.3", [](const auto& p) { return aNamedTurnWins(p); }),
              std::set<Shapes>{{t}});
}

TEST_F(GridNimCases, NoTurnIsNamedTwice) {
    for (const auto& [shapes, position] : classes) {
        const auto& turns = position.known.turns;
        EXPECT_EQ(std::set<Cells>(turns.begin(), turns.end()).size(), turns.size())
            << position.known.name;
    }
}

TEST_F(GridNimCases, OfTheWPentominoOnlyTheMiddleCellWorksAsTheSeparateOne) {
    const auto known = paperCaseOf(cellsNamed("c1+d1+d2+e2+e3")).value();
    EXPECT_STREQ(known.name, "5.2");
    EXPECT_EQ(known.turns.size(), 3u);
    EXPECT_EQ(classes.at({w}).winning.size(), 1u);
    EXPECT_EQ(winningByCases(cellsNamed("c1+d1+d2+e2+e3")), std::vector{cellsNamed("d2")});
}

TEST(GridNimPaper, LinesTakenAtOnceWinWhereThePapersTurnsFail) {
    for (const char* cells : {"b1+c1+d1+e1+a6", "b1+c1+d1+d2+e5", "c1+d1+e1+d2+d3"}) {
        const auto winning = winningByCases(cellsNamed(cells));
        ASSERT_FALSE(winning.empty()) << cells;
        for (const Cells turn : winning)
            EXPECT_EQ(countOf(turn), 3);
    }
    EXPECT_EQ(winningByCases(cellsNamed("c1+d1+e1+d2+d3")), std::vector{cellsNamed("d1+d2+d3")});
}

TEST(GridNimPaper, NamesTheCaseOfEachCountOfFreeCells) {
    const std::map<std::string, std::vector<const char*>> known{
        {"1", {"d4"}},
        {"2.1", {"b1+c1"}},
        {"2.2", {"b1+b2", "b1+c2"}},
        {"3.1", {"a1+b1+a2"}},
        {"3.2", {"b1+c1+d4"}},
        {"3.3", {"b1+c1+c2", "b1+c1+d1"}},
        {"4.1", {"a1+b2+c3+d4"}},
        {"4.2", {"b1+c1+a2+a3", "c1+d1+c2+d2", "b1+c1+c2+d2"}},
        {"4.3", {"b1+c1+d1+a2", "b1+c1+d1+d2"}},
        {"4.4", {"b1+c1+a4+d4", "b1+c1+c2+d4"}},
        {"5.1", {"a1+b2+c3+d4+a4"}},
        {"5.2", {"b1+c1+a2+a3+d4", "b1+c1+c2+d2+d4"}},
        {"5.3", {"b1+c1+d1+a2+a3"}},
        {"5.4", {"b1+c1+d1+a3+d4"}},
        {"5.5", {"b1+c1+a3+b4+d4", "b1+c1+c2+a4+d4"}},
    };
    for (const auto& [name, all] : known)
        for (const char* cells : all)
            EXPECT_EQ(paperCaseOf(cellsNamed(cells))->name, name) << cells;
    EXPECT_FALSE(paperCaseOf(0));
    EXPECT_FALSE(paperCaseOf(boardOf(3)));
}

TEST(GridNimPaper, TheCorrectedCasesEqualTheTheoryInEveryPosition) {
    Poll poll({});
    for (int count = 0; count <= 5; ++count)
        forEachChoice(6, count, [&](Cells free) {
            ASSERT_EQ(lostByCases(free), nimberOf(free, poll) == 0)
                << write(GridNim::draw(withFree(free, 6)), "GR");
        });
}

TEST_F(GridNimCases, TheStudentPlaysTheLastFiveCellsPerfectlyAndSaysSo) {
    Poll poll({});
    const Ruleset& game = *gameNamed("grid-nim").value();
    const auto student = std::ranges::find(game.opponents, std::string("student"), &Opponent::id);
    ASSERT_NE(student, game.opponents.end());
    EXPECT_STREQ(student->manner, "moves at random, but plays the last five cells perfectly");
    const PlayerChoice& choice = student->choice;
    const Player<GridNim> player =
        playerNamed<GridNim>(game.players[choice.player].id, 5, choice.settings);
    for (const auto& [shapes, position] : classes) {
        const std::vector<Cells> all = winningByCases(position.free);
        ASSERT_EQ(all.empty(), position.nimber == 0);
        for (const Cells turn : all)
            ASSERT_EQ(nimberOf(position.free & ~turn, poll), 0);
        const GridNim::State state = withFree(position.free, 6);
        for (int i = 0; i < 10 && !all.empty(); ++i) {
            const auto move = player({{state}, {}}, {})->move;
            ASSERT_NE(std::ranges::find(all, GridNim::moves(state)[move]), all.end());
        }
    }
}

TEST(GridNimPaper, ThePublishedCounterexamplesAreAsStated) {
    Poll poll({});
    const auto four = gridPosition("G..R/RG../GRGR/RGRG R");
    EXPECT_EQ(nimberOf(four, poll), 1);
    EXPECT_EQ(winningByCases(four.free()), std::vector{cellsNamed("c1+c2")});
    const auto five = gridPosition("G..RGR/RG..RG/GRGRGR/RGRGRG/GRGRGR/RGRGR. R");
    EXPECT_EQ(nimberOf(five, poll), 0);
    EXPECT_TRUE(lostByCases(five.free()));
}

} // namespace bouton::testing
