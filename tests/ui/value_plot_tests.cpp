// SPDX-License-Identifier: MIT
#include "ui/insight/value_plot.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>

#include "games/catalogue.h"
#include "ui/insight/name_places.h"
#include "ui/on_paper.h"
#include "ui/pixels.h"
#include "ui/theme/theme.h"

// Where the names of the slips stand in the value history, by its pixels and by the geometry.

namespace bouton::testing {

namespace {

ValueHistory historyOf(std::span<const int> scores, std::span<const std::size_t> slips) {
    ValueHistory history{.game = *gameNamed("reversi")};
    for (Match::Node node = 0; const int score : scores) {
        history.path.push_back(node++);
        history.points.push_back(Point{.outcome = Outcome::Win, .exact = true, .score = score});
        history.reported.push_back(false);
        history.played.emplace_back();
    }
    for (const std::size_t index : slips) {
        ValueHistory::Mark mark;
        mark.move = "d2";
        mark.slip.ply = static_cast<int>(index);
        mark.slip.exact = true;
        history.marks.push_back(mark);
    }
    return history;
}

QImage paintedPlot(const ValueHistory& history, const QSize& size) {
    ValuePlot plot;
    plot.resize(size);
    plot.put(history);
    return plot.grab().toImage();
}

// Pixels that only the names have, and how many of them have a ring or the curve beside them.
struct Ink {
    int all = 0, touching = 0;
};
Ink inkOfNames(ValueHistory history, const QSize& size) {
    const QImage named = paintedPlot(history, size);
    for (ValueHistory::Mark& mark : history.marks)
        mark.move.clear();
    const QImage bare = paintedPlot(history, size);
    Ink ink;
    for (int x = 1; x < named.width() - 1; ++x)
        for (int y = 1; y < named.height() - 1; ++y) {
            if (named.pixel(x, y) == bare.pixel(x, y))
                continue;
            ++ink.all;
            bool isBeside = false;
            for (const int dx : {-1, 0, 1})
                for (const int dy : {-1, 0, 1})
                    isBeside = isBeside || bare.pixelColor(x + dx, y + dy).saturation() > 100;
            ink.touching += isBeside;
        }
    return ink;
}

// Sixty moves, up and down by so much, every five of them.
std::vector<int> zigzag(int height) {
    std::vector<int> scores;
    for (int i = 0; i <= 60; ++i)
        scores.push_back(height * (i % 10 < 5 ? i % 10 : 10 - i % 10) / 5 - height / 2);
    return scores;
}

constexpr QSize plotSizes[] = {{260, 208}, {600, 128}, {1000, 128}};

} // namespace

TEST(NamesOfSlips, TouchNeitherTheirRingNorTheCurve) {
    for (const QSize& size : plotSizes)
        for (const std::size_t at : {10u, 15u, 20u, 25u, 13u, 17u, 1u, 60u})
            for (const int height : {4, 20, 60}) {
                const Ink ink = inkOfNames(historyOf(zigzag(height), std::array{at}), size);
                EXPECT_GT(ink.all, 20) << size.width() << ' ' << at << ' ' << height;
                EXPECT_EQ(ink.touching, 0) << size.width() << ' ' << at << ' ' << height;
            }
}

TEST(NamesOfSlips, StandBesideEachOtherWhereThereIsRoom) {
    const std::vector<int> scores = zigzag(40);
    const QSize size(600, 128);
    const int one = inkOfNames(historyOf(scores, std::array{20uz}), size).all;
    const Ink three = inkOfNames(historyOf(scores, std::array{20uz, 22uz, 25uz}), size);
    EXPECT_GE(three.all, 5 * one / 2);
    EXPECT_EQ(three.touching, 0);
}

TEST(NamesOfSlips, AreNearerToTheirOwnRingThanToAnyOther) {
    const NamePlaces::Disc first{{50, 50}, 6}, second{{60, 50}, 6};
    NamePlaces places({0, 0, 200, 100}, {}, {}, {first, second});
    const auto left = places.next(first, {30, 12}), right = places.next(second, {30, 12});
    ASSERT_TRUE(left && right);
    EXPECT_FALSE(left->intersects(*right));
    EXPECT_LT(left->center().x(), 55);
    EXPECT_GT(right->center().x(), 55);
}

TEST(NamesOfSlips, LieUponTheCurveBeforeTheyAreLeftOutAndUponNoOtherName) {
    const NamePlaces::Disc ring{{50, 50}, 6};
    std::vector<QLineF> lines;
    for (int y = 0; y <= 100; y += 5)
        lines.emplace_back(0, y, 100, y);
    NamePlaces places({0, 0, 100, 100}, lines, {}, {ring});
    const auto place = places.next(ring, {20, 12});
    ASSERT_TRUE(place);
    places.take({0, 0, 100, 100});
    EXPECT_FALSE(places.next(ring, {20, 12}));
}

TEST(ValuePlot, TheFrameOfTheKeysCoversNothing) {
    const std::array scores{3, -2, 5, 4};
    const std::array<std::size_t, 1> slips{2};
    ValuePlot plot;
    plot.resize(400, 240);
    plot.put(historyOf(scores, slips));
    plot.show();
    plot.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&plot));
    plot.clearFocus();
    const QImage without = plot.grab().toImage();
    plot.setFocus();
    ASSERT_TRUE(plot.hasFocus());
    const QImage with = plot.grab().toImage();
    EXPECT_NE(with, without);
    const QRect inside = with.rect().adjusted(6, 6, -6, -6);
    EXPECT_EQ(with.copy(inside), without.copy(inside));
}

TEST(ValuePlot, APointOfWhichNothingIsKnownIsADotAndTheOneOnTheBoardALargerOne) {
    ValueHistory history = historyOf(std::vector<int>(21, 0), {});
    history.now = 10;
    for (auto& point : history.points)
        point.reset();
    const auto dots = [](const ValueHistory& shown) {
        ValuePlot plot;
        plot.resize(600, 300);
        plot.put(shown);
        const QImage image = plot.grab().toImage();
        int count = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                count += image.pixelColor(x, y) == Theme::of(plot).accent;
        return count;
    };
    EXPECT_GE(dots(history), 9);
}

TEST(ValuePlot, IsAsHighAsItsWidthAsksForAndHigherWhereItIsNarrow) {
    const ValuePlot plot;
    const QSize wanted = plot.sizeHint();
    EXPECT_EQ(wanted.height(), plot.heightForWidth(wanted.width()));
    EXPECT_EQ(plot.heightForWidth(50 * Theme::unit - 1), 26 * Theme::unit);
    EXPECT_EQ(plot.heightForWidth(50 * Theme::unit), 16 * Theme::unit);
    EXPECT_EQ(plot.minimumSizeHint(), QSize(24, 16) * Theme::unit);
}

TEST(ValuePlot, IsGoneAlongByKeysAndClicksAndNoFurtherThanItsEnds) {
    const std::array scores{3, -2, 5, 4};
    ValuePlot plot;
    plot.resize(400, 240);
    std::vector<std::size_t> chosen;
    QObject::connect(&plot, &ValuePlot::chosen,
                     [&](std::size_t index) { chosen.push_back(index); });
    const auto byKeys = [&](std::size_t now, Qt::KeyboardModifiers modifiers = {}) {
        ValueHistory history = historyOf(scores, {});
        history.now = now;
        plot.put(history);
        chosen.clear();
        for (const Qt::Key key :
             {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Up})
            QTest::keyClick(&plot, key, modifiers);
        return chosen;
    };
    using Indices = std::vector<std::size_t>;
    EXPECT_EQ(byKeys(0), (Indices{1, 0, 3}));
    EXPECT_EQ(byKeys(1), (Indices{0, 2, 0, 3}));
    EXPECT_EQ(byKeys(3, Qt::KeypadModifier), (Indices{2, 0, 3}));
    EXPECT_EQ(byKeys(1, Qt::ControlModifier), Indices{}) << "the keys of the menu";
    const auto click = [&](Qt::MouseButton button, QPoint at) {
        QTest::mouseClick(&plot, button, {}, at);
    };
    click(Qt::RightButton, plot.pointOf(2).toPoint());
    EXPECT_EQ(chosen, Indices{});
    click(Qt::LeftButton, plot.pointOf(2).toPoint());
    click(Qt::LeftButton, QPoint(1, 100));
    click(Qt::LeftButton, QPoint(398, 100));
    EXPECT_EQ(chosen, (Indices{2, 0, 3}));
    plot.put({});
    QTest::keyClick(&plot, Qt::Key_End);
    click(Qt::LeftButton, QPoint(100, 100));
    EXPECT_EQ(chosen.size(), 3u) << "there is nothing to go to";
    EXPECT_EQ(plot.accessibleDescription(), "");
}

// With a title, names of slips, and moves closer together than on the screen.
TEST(APlotOnPaper, TakesTheWidthOfASheetWithEveryWordWhole) {
    std::vector<int> values;
    for (int i = 0; i < 61; ++i)
        values.push_back(i % 7 * (i % 2 == 0 ? 3 : -2));
    for (const std::size_t positions : {2, 20, 61}) {
        const Drawing drawing = drawingOf(historyOf(
            {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(positions)}, {}));
        EXPECT_EQ(drawing.title, "Reversi: value history");
        EXPECT_EQ(drawing.size.width(), paperSize.width());
        expectWholeOnPaper({drawing});
    }
}

} // namespace bouton::testing
