// SPDX-License-Identifier: MIT
#include <QLineF>

#include "ui/boards/side_badge.h"
#include "ui/looks.h"
#include "ui/pixels.h"

// Pieces and the grounds that they lie on, as they are painted.

namespace bouton::testing {

TEST(Pieces, AreDrawnWholeAtEverySizeHeldUpOrLying) {
    for (std::size_t i = 0; i < std::size(looks); ++i)
        for (const int side : {24, 64, 150, 640})
            for (const double lift : {0.0, 0.5, 1.0})
                for (const double drawn : {0.3, 1.0}) {
                    const How how{.drawn = drawn, .lift = lift};
                    const QImage image = alone(looks[i], side, letters[i], how);
                    EXPECT_FALSE(spills(image)) << i << ' ' << side << ' ' << lift;
                    const QRect kept = seenIn(image),
                                whole = seenIn(alone(looks[i], side, letters[i], how, {}, false));
                    EXPECT_TRUE(kept.adjusted(-2, -2, 2, 2).contains(whole))
                        << i << ' ' << side << ' ' << lift << ' ' << drawn;
                }
}

TEST(Pieces, LookOtherwiseWhileTheyComeAndWhileTheyAreHeld) {
    for (std::size_t i = 0; i < std::size(looks); ++i) {
        const QImage lying = alone(looks[i], 64, letters[i]);
        EXPECT_NE(alone(looks[i], 64, letters[i], {.drawn = 0.4}), lying) << i;
        EXPECT_NE(alone(looks[i], 64, letters[i], {.lift = 1}), lying) << i;
    }
}

TEST(Pieces, ADiscTurnsFromOneFaceThroughItsEdgeToTheOther) {
    const BoardLook look = reversiLook();
    const auto turning = [&](double turned) {
        return alone(look, 100, 'X', {.from = 'O', .turned = turned});
    };
    const auto wide = [](const QImage& image) { // of what stands out, in the middle row
        int count = 0;
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, image.height() / 2 - 2)) > 200;
        return count;
    };
    const auto middle = [](const QImage& image) {
        return qGray(image.pixel(image.width() / 2, image.height() / 2 + 6));
    };
    EXPECT_EQ(turning(1), alone(look, 100, 'X'));
    EXPECT_GT(middle(turning(0)), 180) << "light";
    EXPECT_GT(middle(turning(0.3)), 180);
    EXPECT_LT(middle(turning(0.7)), 80) << "dark";
    EXPECT_LT(wide(turning(0.3)), wide(turning(0)));
    EXPECT_LT(wide(turning(0.5)), 20);
    EXPECT_LT(wide(turning(0.7)), wide(turning(1)));
}

TEST(Pieces, ADiscOnItsEdgeHasASideWithoutGaps) {
    const QImage image = alone(reversiLook(), 400, 'X', {.from = 'O', .turned = 0.5});
    for (const int y : {image.height() / 2 - 100, image.height() / 2, image.height() / 2 + 100}) {
        int first = image.width(), last = 0, count = 0;
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 250) {
                first = std::min(first, x);
                last = x;
                ++count;
            }
        EXPECT_GT(count, 20);
        EXPECT_EQ(last - first + 1, count) << "row " << y;
    }
}

TEST(Pieces, AStrokeGrowsInTheOrderOfTheHand) {
    const BoardLook look = ticTacToeLook();
    const auto ink = [&](char letter, double drawn) {
        const QImage image = alone(look, 90, letter, {.drawn = drawn});
        return countPixels(image, [&](int x, int y) { return qAlpha(image.pixel(x, y)) > 128; });
    };
    for (const char letter : {'X', 'O'}) {
        EXPECT_EQ(ink(letter, 0), 0);
        for (double drawn = 0.125; drawn <= 1; drawn += 0.125)
            EXPECT_GT(ink(letter, drawn), ink(letter, drawn - 0.125)) << letter << drawn;
    }
    const QImage half = alone(look, 90, 'X', {.drawn = 0.5});
    EXPECT_EQ(qAlpha(half.pixel(90 + 65, 90 + 25)), 0) << "the second stroke is still to come";
    EXPECT_GT(qAlpha(half.pixel(90 + 32, 90 + 32)), 0);
}

TEST(Pieces, ATileOfTheDiagonalHasAnotherShape) {
    const BoardLook look = gridNimLook();
    const QImage tile = alone(look, 100, 'G', {}, {0, 1}),
                 inlaid = alone(look, 100, 'G', {}, {1, 1});
    const QPoint corner(100 + 22, 100 + 20);
    EXPECT_GT(qAlpha(tile.pixel(corner)), 200);
    EXPECT_LT(qAlpha(inlaid.pixel(corner)), 60);
}

TEST(Pieces, StandForTheirSideOnItsBadge) {
    const auto badge = [](const char* id, Side side) {
        QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintEmblem(painter, QRectF(8, 8, 32, 32), gameOf(id), side);
        return image;
    };
    for (const Ruleset* game : catalogue())
        EXPECT_NE(badge(game->name.id, Side::One), badge(game->name.id, Side::Two));
    EXPECT_NE(badge("towers", Side::One), badge("grid-nim", Side::One));
    EXPECT_EQ(badge("trojan-horse", Side::One), badge("cards", Side::One)) << "a token";
    for (const char* own : {"tic-tac-toe", "reversi", "towers", "grid-nim"})
        EXPECT_NE(badge(own, Side::One), badge("cards", Side::One)) << own;
}

TEST(Pieces, OnABadgeHaveTheNameOfTheirSideAndAFrameWhereItIsToMove) {
    SideBadge badge(gameOf("towers"));
    EXPECT_EQ(badge.toolTip(), "Green");
    badge.setSide(Side::Two);
    EXPECT_EQ(badge.side(), Side::Two);
    EXPECT_EQ(badge.toolTip(), "Red");
    EXPECT_EQ(badge.accessibleName(), "Red");
    const int high = 2 * badge.fontMetrics().height();
    EXPECT_EQ(badge.sizeHint(), QSize(high, high));
    badge.resize(badge.sizeHint());
    const QImage still = badge.grab().toImage();
    badge.setActive(true);
    EXPECT_NE(badge.grab().toImage(), still);
    badge.setActive(false);
    EXPECT_EQ(badge.grab().toImage(), still);
}

// In dark colours, too.
TEST(Pieces, StandOutOnABadgeByNight) {
    for (const Ruleset* game : catalogue())
        for (const Side side : {Side::One, Side::Two}) {
            QImage image(48, 48, QImage::Format_RGB32);
            image.fill(Theme::dark().window);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            paintBadge(painter, QRectF(8, 8, 32, 32), *game, side, Theme::dark());
            painter.end();
            double most = 1;
            int bare = 0; // of the board that it lies on
            const QRgb ground = groundOf(*game, Theme::dark()).rgb();
            for (int x = 8; x < 40; ++x)
                for (int y = 8; y < 40; ++y) {
                    most = std::max(most, contrast(image.pixel(x, y), ground));
                    bare += image.pixel(x, y) == ground;
                }
            EXPECT_GE(most, 3) << game->name.id << ' ' << static_cast<int>(side);
            EXPECT_TRUE(bare > 0 || isDisc(*game)) << game->name.id; // which has a rim instead
        }
}

// Their own colour hardly differs from it.
TEST(Pieces, OfDarkDiscsStandOutFromADarkCardAllAround) {
    const Theme& theme = Theme::dark();
    for (const int side : {16, 20, 32, 48}) {
        QImage image(2 * side, 2 * side, QImage::Format_RGB32);
        image.fill(theme.surface);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBadge(painter, QRectF(side / 2.0, side / 2.0, side, side), gameOf("reversi"),
                   Side::One, theme);
        painter.end();
        for (int direction = 0; direction < 48; ++direction) {
            double most = 1;
            for (double out = side * 0.45; out < side * 0.75; out += 0.25) {
                const QPointF at =
                    QPointF(side, side) + QLineF::fromPolar(out, direction * 7.5).p2();
                most = std::max(most, contrast(image.pixel(at.toPoint()), theme.surface.rgb()));
            }
            EXPECT_GE(most, 3) << side << ' ' << direction;
        }
    }
}

TEST(Grounds, HaveNoCheckerboardBelowAMap) {
    const auto board = boardOf({"trojan-horse", "H"}, Theme::light());
    imageOf(*board, '.');
    const auto differ = [&] { // two neighbours that are lit alike
        const QImage image = board->grab().toImage();
        const QPoint a = board->cellRect({1, 2}).topLeft().toPoint() + QPoint(70, 70),
                     b = board->cellRect({1, 1}).topLeft().toPoint() + QPoint(70, 70);
        return contrast(image.pixel(a), image.pixel(b)) > 1.1;
    };
    EXPECT_TRUE(differ());
    board->setOverlay({.map = {{{{0, 0}}, 0, "0"}}});
    EXPECT_FALSE(differ());
    board->setOverlay({.map = {{{{0, 0}}, 0, "0", true}}});
    EXPECT_TRUE(differ()) << "the parts of a sum lie on the board itself";
}

TEST(Grounds, AreTheSameMaterialByNightButDimmer) {
    for (const Stuff stuff : {Stuff::Felt, Stuff::Wood, Stuff::Sand, Stuff::Slate, Stuff::Baize,
                              Stuff::Paper, Stuff::Plain}) {
        const Material &day = materialOf(stuff, Theme::light()),
                       &night = materialOf(stuff, Theme::dark());
        EXPECT_NEAR(day.ground[0].hsvHueF(), night.ground[0].hsvHueF(), 0.02);
        EXPECT_LT(night.ground[0].valueF(), day.ground[0].valueF());
        EXPECT_EQ(day.mark, night.mark);
    }
}

TEST(Grounds, AreKeptAndPaintedAnewWhereSomethingOfThemChanges) {
    const auto board = boardOf({"towers", "GR"}, Theme::light());
    const QImage first = imageOf(*board, '.');
    EXPECT_EQ(board->grab().toImage(), first);
    board->setCoordinatesShown(false);
    const QImage without = board->grab().toImage();
    EXPECT_NE(without, first);
    board->setPicture({std::vector<std::string>(5, "....."), Side::One});
    EXPECT_NE(board->grab().toImage(), without);
    board->setCoordinatesShown(true);
    EXPECT_EQ(imageOf(*board, '.'), first);
}

TEST(Grounds, KeepThePrintsOfTheHorseWhereItHasBeen) {
    const auto board = boardOf({"trojan-horse", "H"}, Theme::light());
    const auto rows = [](std::vector<std::string> all) {
        return std::make_shared<const Picture>(Picture{std::move(all), Side::One});
    };
    const auto start = rows({"....", "....", "....", "...H"}),
               now = rows({"....", "..H.", "....", "...."});
    board->setScene({now});
    const QRect first = board->cellRect({3, 3}).toRect(), other = board->cellRect({2, 2}).toRect();
    const QImage empty = board->grab(first).toImage(), beside = board->grab(other).toImage();
    board->setScene(
        {now, std::make_shared<const Step>(Side::One, "c2", Clicks{{1, 2}}, start, now)});
    EXPECT_NE(board->grab(first).toImage(), empty);
    EXPECT_EQ(board->grab(other).toImage(), beside);
}

} // namespace bouton::testing
