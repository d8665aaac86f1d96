// SPDX-License-Identifier: MIT
#include <set>

#include "games/trojan_horse/trojan_horse.h"
#include "ui/boards/legend.h"
#include "ui/boards/value_mark.h"
#include "ui/insights.h"

// What is drawn upon the board of what is known: the values of the moves, and the map.

namespace bouton::testing {

namespace {

QImage markOf(const Overlay::Worth& worth) {
    QImage image(64, 64, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintValue(painter, QRectF(8, 8, 48, 48), worth, Qt::black, Qt::transparent);
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

// Also where half discs are told, by the opening book.
TEST(AValueMark, KeepsItsNumberClearOfItsEdge) {
    const auto painted = [](const QString& text, int size) {
        QImage image(2 * size, 2 * size, QImage::Format_RGB32);
        image.fill(Qt::gray);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(QApplication::font());
        const QRectF rect(size / 2.0, size / 2.0, size, size);
        paintValue(painter, rect,
                   {.cell = {}, .outcome = Outcome::Loss, .exact = false, .text = text}, Qt::white,
                   Qt::black);
        return image;
    };
    for (const char* text : {"\u22120.5", "+3.5", "\u221210.5", "+10.5", "\u221264", "W"})
        for (const int size : {35, 44, 60, 90}) {
            const QString number = QString::fromUtf8(text);
            const QImage with = painted(number, size);
            const QImage bare = painted(QString(number.size(), u' '), size);
            double edge = size, farthest = 0; // of the letters, both from the center
            for (int x = 0; x < with.width(); ++x)
                for (int y = 0; y < with.height(); ++y) {
                    const double away = std::hypot(x + 0.5 - size, y + 0.5 - size);
                    if (with.pixel(x, y) != bare.pixel(x, y))
                        farthest = std::max(farthest, away);
                    else if (qGray(bare.pixel(x, y)) > 100)
                        edge = std::min(edge, away);
                }
            EXPECT_GT(farthest, 2) << text;
            EXPECT_GT(edge, farthest + 1) << text << ' ' << size;
        }
}

// As small as the legend paints it.
TEST(AValueMark, HasASecondRingAtALettersSize) {
    for (const int size : {12, 14, 20}) {
        QImage image(size, size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintValue(painter, image.rect(),
                   {.cell = {}, .outcome = Outcome::Loss, .exact = true, .best = true}, Qt::black,
                   Qt::white);
        int rings = 0; // from the middle to the left
        bool before = false;
        for (int x = size / 2; x >= 0; --x) {
            const bool dark = qGray(image.pixel(x, size / 2)) < 150;
            rings += dark && !before;
            before = dark;
        }
        EXPECT_EQ(rings, 2) << size;
    }
}

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

TEST_F(Insights, TheLegendSaysWhoWinsOnlyWhereThatIsProven) {
    show(Insight::MoveValues);
    const auto legend = [this] {
        QStringList words;
        for (const LegendItem& item : legendOf(page().board()->overlay()))
            words << item.words;
        return words.join(u'/').toStdString();
    };
    start("reversi");
    click({4, 5});
    ASSERT_FALSE(known().position.exact);
    EXPECT_THAT(legend(), HasSubstr("Discs ahead at the end/"));
    EXPECT_THAT(legend(), HasSubstr("estimated"));
    EXPECT_THAT(legend(), ::testing::Not(::testing::ContainsRegex("wins|draws|loses")));
    start("reversi", "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X");
    ASSERT_TRUE(known().position.exact);
    EXPECT_EQ(legend(), "Discs ahead at the end/wins/draws/loses/best");
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
    const BoardView& board = *page().board();
    EXPECT_THAT(wordsOf(board.look(), board.plan(), board.shown()).toStdString(),
                HasSubstr("a1 wins, nimber 0"));
}

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
    EXPECT_THAT(words("mapWords"), ::testing::StartsWith("From e5 "));
    pointAt({0, 3});
    EXPECT_THAT(words("mapWords"), ::testing::StartsWith("From d1 "));
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
    EXPECT_THAT(words("mapWords"), HasSubstr("b1: 6 cells, nimber 0"));
    pointAt({2, 2});
    EXPECT_THAT(words("mapWords"), ::testing::StartsWith("c3 "));
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
