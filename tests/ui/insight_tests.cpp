#include <algorithm>
#include <set>

#include "core/match_of.h"
#include "engine/contract/brute_force.h"
#include "explain/move_values.h"
#include "explain/twin.h"
#include "games/trojan_horse/trojan_horse.h"
#include "ui/boards/value_mark.h"
#include "ui/insight/heap_view.h"
#include "ui/insight/line_view.h"
#include "ui/insight/sum_table.h"
#include "ui/insight/why_panel.h"
#include "ui/support.h"
#include "ui/words.h"

// The insights beside the board and on it. The tests use a real mouse on the real page.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

class Insights : public Window {
protected:
    // Begins a game of two humans from a position, or from a start drawn at random.
    void start(std::string_view id, const char* position = nullptr) {
        openGame(id);
        page().newGame();
        if (position)
            session().setPicture(readPicture(position, session().game().name.letters).value());
        seat(Side::One, std::nullopt);
        seat(Side::Two, std::nullopt);
        ASSERT_TRUE(session().start());
    }
    void show(Insight insight) {
        window->preferences().setInsightShown(insight, true);
        QCoreApplication::processEvents();
    }
    // Blocks until everything is known of the position, and lays out the panels that show it.
    const Analysis& known() {
        const Match::Node node = session().match()->current();
        EXPECT_TRUE(QTest::qWaitFor([&] { return session().study().settled(node); }, 30'000));
        for (int i = 0; i < 3; ++i) // a layout within a layout
            QCoreApplication::processEvents();
        return *session().study().shown(node); // this analysis is the one shown
    }
    void point(QWidget* widget, QPoint at) {
        QTest::mouseMove(widget, at);
        QCoreApplication::processEvents();
    }
    void pointAt(Cell cell) {
        point(page().board(), page().board()->cellRect(cell).center().toPoint());
    }
    void pointNowhere() { point(window.get(), QPoint(1, window->height() - 2)); }
    const std::vector<Overlay::Worth>& worths() { return page().board()->overlay().worths; }
    SumTable* table() { return find<SumTable>("sumTable"); }
    HeapView* heaps() { return find<HeapView>("heaps"); }
    LineView* line() { return find<LineView>("lineView"); }
    std::string words(const char* label) { return text(label).toStdString(); }
    std::string position() { return session().match()->position(session().match()->current()); }

    // Expects the values of the moves on the board, cell by cell.
    void theBoardTellsTheTruth() {
        const Analysis& analysis = known();
        const auto cells = cellValues(session().clicking(), analysis);
        ASSERT_EQ(worths().size(), cells.size() + session().clicking().move().has_value());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            EXPECT_EQ(worths()[i].cell, cells[i].cell);
            EXPECT_EQ(worths()[i].outcome, cells[i].value.outcome);
            EXPECT_EQ(worths()[i].exact, cells[i].value.exact);
            EXPECT_EQ(worths()[i].best, cells[i].best);
            EXPECT_FALSE(worths()[i].text.isEmpty());
        }
    }
    // Expects that the rows on the screen have the nim-sum that stands below them.
    void theTableTellsTheTruth() {
        const Analysis& analysis = known();
        int sum = 0;
        for (const SumTable::Row& row : table()->rows())
            sum ^= row.number;
        EXPECT_EQ(sum, *analysis.position.nimber);
        EXPECT_EQ(table()->total(), sum);
        EXPECT_EQ(table()->oddColumns(), sum);
        EXPECT_THAT(words("whySentence"), HasSubstr(sum == 0 ? "every move loses" : "wins"));
    }
    // Plays a random move by clicks on the board.
    void playSomething(Random& random) {
        const Match::Node before = session().match()->current();
        if (session().mustPass())
            session().pass();
        while (session().phase() == Session::Phase::Playing
               && session().match()->current() == before) {
            if (session().canEndTurn() && random.below(2) == 0)
                session().endTurn();
            else
                click(random.oneOf(session().clicking().next()));
        }
    }
};

QImage markOf(const Overlay::Worth& worth) {
    QImage image(64, 64, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintValue(painter, Theme::light(), QRectF(8, 8, 48, 48), worth);
    return image;
}
// The pixels that have ink, whatever its colour.
std::vector<bool> shapeOf(const QImage& image) {
    std::vector<bool> shape;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            shape.push_back(qGray(image.pixel(x, y)) < 200);
    return shape;
}

} // namespace

// On the board ------------------------------------------------------------------------------------

TEST_F(Insights, TheBoardShowsTheValueOfEveryMoveOfEveryGameAllAlong) {
    Random random(17);
    show(Insight::MoveValues);
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        if (std::string_view(game->name.id) == "reversi") // a late position is soon proven
            start("reversi", "XXXXXXXX/XXXXXXXX/XXOXXXXX/XXXOXOXX/XXXXOXXX/XXXOXXXX/.XOOOOOO/"
                             ".OOOOO.. X");
        else
            start(game->name.id);
        for (int turn = 0; turn < 4 && session().phase() == Session::Phase::Playing; ++turn) {
            theBoardTellsTheTruth();
            playSomething(random);
        }
    }
}

TEST_F(Insights, ValuesFollowTheClicksOfAGrowingMove) {
    show(Insight::MoveValues);
    start("grid-nim", "G..R/RG../GRGR/RGRG R"); // won by the middle pair of an S
    known();
    const auto at = [&](Cell cell) { // the last click so far
        return *std::ranges::find(worths(), cell, &Overlay::Worth::cell);
    };
    EXPECT_EQ(at({0, 2}).outcome, Outcome::Win);
    EXPECT_EQ(at({0, 2}).text, "0+") << "not this cell alone";
    EXPECT_EQ(at({0, 1}).outcome, Outcome::Loss);
    click({0, 2});
    theBoardTellsTheTruth();
    EXPECT_EQ(at({0, 2}).outcome, Outcome::Loss) << "the turn ended here would lose";
    EXPECT_EQ(at({1, 2}).outcome, Outcome::Win);
    EXPECT_TRUE(at({1, 2}).best);
    EXPECT_EQ(at({1, 2}).text, "0");
}

TEST_F(Insights, ValuesAppearOnlyWhereTheyAreWanted) {
    start("towers");
    QCoreApplication::processEvents();
    EXPECT_TRUE(worths().empty());
    show(Insight::MoveValues);
    known();
    EXPECT_FALSE(worths().empty());
    window->preferences().setInsightShown(Insight::MoveValues, false);
    EXPECT_TRUE(worths().empty());
}

TEST_F(Insights, ValuesOfThePositionBeforeAreNeverShown) {
    show(Insight::MoveValues);
    start("cards", "5:3/7:2 G");
    known();
    click({2, 0}); // three cards of the first group
    EXPECT_TRUE(worths().empty()) << "in the same turn of the event loop";
    theBoardTellsTheTruth();
}

TEST_F(Insights, AMarkTellsItsOutcomeItsProofAndTheBestMoveByItsShapeAlone) {
    std::set<std::vector<bool>> shapes;
    for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
        for (const bool exact : {false, true})
            for (const bool best : {false, true})
                shapes.insert(shapeOf(markOf({{}, outcome, exact, best, "1", {}})));
    EXPECT_EQ(shapes.size(), 12u);
}

TEST_F(Insights, TheValuesAreSaidToThoseWhoDoNotSeeThem) {
    show(Insight::MoveValues);
    start("trojan-horse", "..../..../.H../.... G");
    known();
    EXPECT_THAT(page().board()->accessibleDescription().toStdString(),
                HasSubstr("a1 wins, nimber 0"));
}

// Why ---------------------------------------------------------------------------------------------

TEST_F(Insights, TheTableOfEverySumAddsUpAllAlong) {
    Random random(23);
    show(Insight::Why);
    for (const char* id : {"towers", "grid-nim", "cards"}) {
        SCOPED_TRACE(id);
        start(id);
        for (int turn = 0; turn < 5; ++turn) {
            if (session().phase() != Session::Phase::Playing)
                break;
            theTableTellsTheTruth();
            playSomething(random);
        }
    }
}

TEST_F(Insights, APartUnderTheMouseLightsItsCellsAndBack) {
    show(Insight::Why);
    start("towers", "GGG/.../.../.../R../.../.R./..R G");
    known();
    ASSERT_EQ(table()->rows().size(), 3u);
    point(table(), table()->rowRect(1).center());
    const Clicks column = table()->rows()[1].cells;
    EXPECT_EQ(page().board()->lit(), column);
    EXPECT_EQ(column.size(), 8u);
    EXPECT_EQ(column.front().column, 1);
    pointNowhere();
    EXPECT_TRUE(page().board()->lit().empty());
    pointAt({5, 2});
    EXPECT_TRUE(table()->isLit(2));
    EXPECT_FALSE(table()->isLit(1));
}

TEST_F(Insights, OnePlainSentenceIsSaidOfThePositionAndOneOfTheLastMove) {
    show(Insight::Why);
    start("towers", "GGG/.../.../.../R../.../.R./..R G");
    known();
    EXPECT_EQ(words("whySentence"),
              "Gaps 3, 5, 6: nim-sum 0, so every move loses against best play.");
    EXPECT_FALSE(sees("whyLast"));
    click({2, 0}); // makes the gap of column a 1 instead of 3
    known();
    EXPECT_EQ(words("whyLast"), "3 to 1 in column a leaves nim-sum 2, which Red can bring to 0.");
    EXPECT_EQ(words("whySentence"), "Gaps 1, 5, 6: nim-sum 2, so Red wins: 6 to 4 in column c "
                                    "brings it to 0.");
    click({5, 2});
    known();
    EXPECT_EQ(words("whyLast"), "6 to 4 in column c brings the nim-sum to 0.");
}

TEST_F(Insights, OfTheHorseTheOptionsAndTheFirstMissingNumberAreShown) {
    show(Insight::Why);
    start("trojan-horse", "......../......../......../......../......../......../......../"
                          ".......H G");
    known();
    ASSERT_EQ(table()->rows().size(), 2u);
    EXPECT_EQ(table()->rows()[0].cells, (Clicks{{5, 6}}));
    const auto truth = TrojanHorse::nimbers(8, 8);
    EXPECT_EQ(table()->rows()[0].number, truth[5][6]);
    EXPECT_EQ(table()->rows()[1].number, truth[6][5]);
    EXPECT_EQ(table()->total(), truth[7][7]);
    EXPECT_EQ(table()->oddColumns(), 0) << "it is no sum";
}

TEST_F(Insights, TheForcedLineIsSteppedThroughOnTheBoardToItsEnd) {
    show(Insight::Why);
    start("tic-tac-toe", "X.O/.../..X O");
    const Analysis analysis = known();
    const std::string before = position();
    const std::vector<Step> steps = line()->steps();
    ASSERT_EQ(steps.size(), analysis.line.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        point(line(), line()->moveRect(i).center());
        EXPECT_EQ(page().board()->picture(), *steps[i].after);
        EXPECT_EQ(page().board()->last(), steps[i].cells);
    }
    const auto end = session().game().from(page().board()->picture());
    EXPECT_FALSE(end && !(*end)->result(0)) << "the game is over there";
    pointNowhere();
    EXPECT_EQ(page().board()->picture(), session().picture());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        QTest::mouseClick(line()->findChild<QAbstractButton*>("lineOn"), Qt::LeftButton);
        EXPECT_EQ(page().board()->picture(), *steps[i].after);
    }
    EXPECT_FALSE(line()->findChild<QAbstractButton*>("lineOn")->isEnabled());
    QTest::mouseClick(line()->findChild<QAbstractButton*>("lineBack"), Qt::LeftButton);
    EXPECT_EQ(page().board()->picture(), *steps[steps.size() - 2].after);
    EXPECT_EQ(position(), before) << "nothing has been played";
}

TEST_F(Insights, AClickOnTheBoardEndsAPreviewAndPlaysNothing) {
    show(Insight::Why);
    start("tic-tac-toe", "X.O/.../..X O");
    known();
    QTest::mouseClick(line(), Qt::LeftButton, {}, line()->moveRect(0).center());
    pointNowhere();
    ASSERT_TRUE(page().board()->preview());
    click({1, 0});
    EXPECT_FALSE(page().board()->preview());
    EXPECT_FALSE(line()->kept());
    EXPECT_EQ(session().match()->current(), 0u);
    click({1, 1});
    EXPECT_EQ(session().match()->current(), 1u);
}

TEST_F(Insights, AMoveEndsAPreview) {
    show(Insight::Why);
    start("tic-tac-toe", "X.O/.../..X O");
    known();
    QTest::mouseClick(line(), Qt::LeftButton, {}, line()->moveRect(1).center());
    ASSERT_TRUE(page().board()->preview());
    session().click({1, 1});
    known();
    EXPECT_FALSE(page().board()->preview());
    EXPECT_EQ(page().board()->picture(), session().picture());
}

TEST_F(Insights, TheVariationOfReversiIsPlayedOnTheBoardByPointingAtIt) {
    show(Insight::Why);
    start("reversi", "XXXXXXXX/XXXXXXXX/XXOXXXXX/XXXOXOXX/XXXXOXXX/XXXOXXXX/.XOOOOOO/.OOOOO.. X");
    known();
    EXPECT_THAT(words("whySentence"), HasSubstr("which is proven"));
    const auto& steps = line()->steps();
    ASSERT_GT(steps.size(), 1u);
    point(line(), line()->moveRect(steps.size() - 1).center());
    EXPECT_EQ(page().board()->picture(), *steps.back().after);
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_EQ(page().board()->picture(), session().picture()) << "it goes with its panel";
}

TEST_F(Insights, ReversiDeepensOnAsLongAsItsWhyIsLookedAt) {
    show(Insight::Why);
    start("reversi", "......../......../..XXX.../..XOOX../..XXXO../...OX.../......../........ O");
    known();
    const Study& study = session().study();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return study.shown(0)->depth > study.settled(0)->depth; }, 60'000));
    EXPECT_EQ(words("whyNote"), "Looking further ahead as long as this is shown.");
    EXPECT_THAT(words("whySentence"),
                HasSubstr("at depth " + std::to_string(study.shown(0)->depth)));
    EXPECT_TRUE(study.deepening());
    window->showMinimized();
    EXPECT_FALSE(study.deepening());
    window->showNormal();
    EXPECT_TRUE(study.deepening());
    show(Insight::History);
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_FALSE(study.deepening()) << "the history is of what is bounded";
}

TEST_F(Insights, AVariationThatIsSteppedThroughIsNotTakenAwayByADeeperOne) {
    show(Insight::Why);
    start("reversi", "......../......../..XXX.../..XOOX../..XXXO../...OX.../......../........ O");
    known();
    const auto steps = line()->steps();
    line()->keep(1);
    const Study& study = session().study();
    const int depth = study.shown(0)->depth;
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.shown(0)->depth > depth; }, 60'000));
    EXPECT_EQ(line()->steps(), steps);
    EXPECT_EQ(page().board()->picture(), *steps.front().after);
    line()->keep(std::nullopt);
    click(session().clicking().next().front());
    EXPECT_EQ(page().board()->picture(), session().picture());
}

TEST_F(Insights, AnEstimateOfReversiDeepensAndNeverPassesForAProof) {
    show(Insight::Why);
    show(Insight::MoveValues);
    start("reversi", "......../......../......../...OX.../...XO.../......../......../........ X");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !worths().empty(); }, 10'000));
    EXPECT_FALSE(worths().front().exact);
    EXPECT_THAT(words("whySentence"), HasSubstr("An estimate, at depth "));
}

// The twin ----------------------------------------------------------------------------------------

TEST_F(Insights, AMoveMadeOnTheHeapsIsMadeOnTheBoard) {
    show(Insight::Twin);
    for (const auto& [id, position, heap, counter] :
         {std::tuple{"towers", "GGG/.../.../.../R../.../.R./..R G", 1, 3},
          {"grid-nim", "G..R/RG../GRGR/RGRG R", 0, 1},
          {"cards", "5:3/7:2/4:4 G", 2, 2},
          {"trojan-horse", "..../..../.H../.... G", 0, 1}}) {
        SCOPED_TRACE(id);
        start(id, position);
        const int sum = *known().position.nimber;
        const auto index = static_cast<std::size_t>(heap);
        const int size = heaps()->heaps()[index].size;
        QTest::mouseClick(heaps(), Qt::LeftButton, {},
                          heaps()->counterRect(index, counter).center().toPoint());
        ASSERT_EQ(session().match()->current(), 1u);
        EXPECT_EQ(*known().position.nimber, sum ^ size ^ (counter - 1));
    }
}

TEST_F(Insights, AMoveMadeOnTheBoardIsMadeOnTheHeaps) {
    show(Insight::Twin);
    start("towers", "GGG/.../.../.../R../.../.R./..R G");
    known();
    EXPECT_EQ(heaps()->heaps()[0].size, 3);
    click({2, 0});
    known();
    EXPECT_EQ(heaps()->heaps()[0].size, 1);
    EXPECT_EQ(heaps()->heaps()[1].size, 5);
}

TEST_F(Insights, ARetreatAddsToAHeapAndIsToldToBeReversible) {
    show(Insight::Twin);
    start("towers", ".G/G./../../R./../.R/.. G"); // both gaps can grow at both ends
    known();
    ASSERT_EQ(heaps()->heaps()[0].size, 2);
    EXPECT_EQ(heaps()->heaps()[0].reach, (std::vector<int>{0, 1, 3}));
    const QPoint ring = heaps()->counterRect(0, 3).center().toPoint();
    point(heaps(), ring);
    EXPECT_THAT(words("twinWords"), HasSubstr("Heap a from 2 to 3: a1."));
    EXPECT_THAT(words("twinWords"), HasSubstr("Reversible: Red answers a4, and it is 2 again."));
    EXPECT_THAT(words("twinWords"), HasSubstr("It can retreat no further."));
    EXPECT_EQ(page().board()->lit(), (Clicks{{0, 0}}));
    QTest::mouseClick(heaps(), Qt::LeftButton, {}, ring);
    known();
    EXPECT_EQ(heaps()->heaps()[0].size, 3);
    EXPECT_EQ(session().picture().rows[0], "GG");
}

TEST_F(Insights, TheHeapsArePlayedByTheKeyboard) {
    show(Insight::Twin);
    start("cards", "5:3/7:2/4:4 G"); // worth 1, 1, 4
    known();
    heaps()->setFocus();
    QTest::keyClick(heaps(), Qt::Key_Left); // points at the first possible change
    QTest::keyClick(heaps(), Qt::Key_Right);
    QTest::keyClick(heaps(), Qt::Key_Right);
    QTest::keyClick(heaps(), Qt::Key_Space);
    ASSERT_EQ(session().match()->current(), 1u);
    known();
    EXPECT_EQ(heaps()->heaps()[2].size, 0);
}

TEST_F(Insights, TheHeapsOfAnotherPositionCannotBePlayed) {
    show(Insight::Twin);
    start("cards", "5:3/7:2/4:4 G");
    known();
    session().click({0, 0});
    QTest::mouseClick(heaps(), Qt::LeftButton, {}, heaps()->counterRect(2, 2).center().toPoint());
    EXPECT_EQ(session().match()->current(), 1u) << "what is true now is not yet known";
}

// The map -----------------------------------------------------------------------------------------

TEST_F(Insights, TheMapOfTheHorseShowsTheValueOfEveryCellAndExplainsTheOneUnderTheMouse) {
    show(Insight::Map);
    start("trojan-horse", "......../......../......../......../......../......../......../"
                          ".......H G");
    known();
    const auto truth = TrojanHorse::nimbers(8, 8);
    const auto& map = page().board()->overlay().map;
    ASSERT_EQ(map.size(), 64u);
    for (const Overlay::Patch& patch : map) {
        const Cell cell = patch.cells.front();
        const int nimber =
            truth[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
        EXPECT_EQ(patch.text, QString::number(nimber));
    }
    pointAt({4, 4});
    EXPECT_EQ(page().board()->overlay().reach, (Clicks{{4, 4}, {2, 3}, {3, 2}}));
    EXPECT_EQ(words("mapWords"), "From e5 the horse can go to d3 worth 1 and c4 worth 1. The first "
                                 "missing number is 0, so e5 is worth 0.");
    pointAt({0, 3});
    EXPECT_EQ(words("mapWords"), "From d1 no step is left: worth 0, and lost.");
}

TEST_F(Insights, TheMapOfGridNimWritesItsNimberIntoEachRegion) {
    show(Insight::Map);
    start("grid-nim", "..../..../..../.... G");
    const Analysis& analysis = known();
    const auto& map = page().board()->overlay().map;
    ASSERT_EQ(map.size(), analysis.parts.size());
    for (std::size_t i = 0; i < map.size(); ++i) {
        EXPECT_EQ(map[i].cells, analysis.parts[i].cells);
        EXPECT_EQ(map[i].text, QString::number(analysis.parts[i].nimber));
    }
    pointAt({0, 2});
    EXPECT_EQ(words("mapWords"), "The region at b1: 6 cells, nimber 0.");
    pointAt({2, 2});
    EXPECT_EQ(words("mapWords"), "c3 lies on the diagonal and is filled alone: a heap of one.");
}

TEST_F(Insights, TheMapOfAFullBoardSaysThatNoRegionIsLeft) {
    show(Insight::Map);
    start("grid-nim", "GR/R. G");
    known();
    EXPECT_EQ(words("mapWords"), "Each region bears its nimber. Point at one to read more.");
    click({1, 1});
    known();
    EXPECT_EQ(words("mapWords"), "No region is left: every cell is filled.");
}

TEST_F(Insights, APanelIsShownOnlyWhereItSuitsTheGameAndIsWanted) {
    for (const Insight insight : {Insight::Why, Insight::Twin, Insight::Map})
        show(insight);
    start("tic-tac-toe");
    known();
    EXPECT_TRUE(sees("whyPanel"));
    EXPECT_FALSE(sees("twinPanel"));
    EXPECT_FALSE(sees("mapPanel"));
    start("towers");
    known();
    EXPECT_TRUE(sees("twinPanel"));
    EXPECT_FALSE(sees("mapPanel")) << "a sum, whose map says nothing of its own";
    start("trojan-horse");
    known();
    EXPECT_TRUE(sees("twinPanel"));
    EXPECT_TRUE(sees("mapPanel"));
    window->preferences().setInsightShown(Insight::Twin, false);
    EXPECT_FALSE(sees("twinPanel"));
}

} // namespace bouton::testing
