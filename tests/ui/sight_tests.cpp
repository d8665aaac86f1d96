// SPDX-License-Identifier: MIT
#include "ui/boards/cards_plan.h"
#include "ui/boards/side_badge.h"
#include "ui/looks.h"
#include "ui/pixels.h"
#include "ui/sight.h"

// What is told by colour is told without it, too: as four kinds of eyes see each look.

namespace bouton::testing {

namespace {

QImage painted(const QSize& size, const QColor& ground,
               const std::function<void(QPainter&)>& paint) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(painter);
    return image;
}

// Boards of every game, an empty cell of each, and what stands there.
struct PlaceOfMark {
    Kind kind;
    Cell cell;
};
const PlaceOfMark places[] = {{kinds[0], {1, 1}}, {kinds[1], {1, 1}}, {kinds[2], {1, 1}},
                              {kinds[2], {1, 2}}, {kinds[3], {1, 1}}, {kinds[3], {1, 2}},
                              {kinds[4], {1, 1}}, {kinds[4], {1, 2}}, {{"cards", "#"}, {2, 1}}};

std::unique_ptr<BoardView> boardAt(const PlaceOfMark& place, const Theme& theme) {
    auto board = boardOf(place.kind, theme);
    if (place.kind.game == std::string_view("cards"))
        showSampleOn(*board, gameOf("cards"));
    else
        imageOf(*board, '.');
    board->setMarks({});
    return board;
}

} // namespace

TEST_P(WithoutColour, OneTellsTheSidesOfEveryGameApart) {
    for (const Kind& kind : kinds)
        for (const int side : {400, 120}) {
            if (kind.letters.size() < 2)
                continue;
            const auto board = boardOf(kind, theme());
            board->resize(side, side);
            const QImage ground = imageOf(*board, '.'), one = imageOf(*board, kind.letters[0]),
                         other = imageOf(*board, kind.letters[1]);
            for (const Cell cell : {Cell{1, 1}, Cell{1, 2}}) {
                const QRect rect = board->cellRect(cell).toRect();
                expectTold(std::string(kind.game) + ' ' + nameOf(cell), ground.copy(rect),
                           one.copy(rect), other.copy(rect));
            }
        }
}

TEST_P(WithoutColour, OneTellsTheSidesSignsAndCardsApart) {
    for (const Ruleset* game : catalogue())
        for (const int side : {18, 40}) {
            const auto badge = [&](Side of) {
                return painted({side + 4, side + 4}, theme().window, [&](QPainter& painter) {
                    paintBadge(painter, QRectF(2, 2, side, side), *game, of, theme());
                });
            };
            const QImage ground = painted({side + 4, side + 4}, theme().window, [](QPainter&) {});
            expectTold(game->name.id, ground, badge(Side::One), badge(Side::Two));
        }
    const QColor& baize = materialOf(Stuff::Baize, theme()).ground[0];
    for (const int wide : {24, 90}) {
        const QSize size(wide + 8, static_cast<int>(wide * cardShape) + 8);
        const auto back = [&](Side of) {
            return painted(size, baize, [&](QPainter& painter) {
                paintCardBack(painter, QRectF(4, 4, wide, wide * cardShape), of, 0);
            });
        };
        expectTold("backs of cards", painted(size, baize, [](QPainter&) {}), back(Side::One),
                   back(Side::Two));
    }
}

TEST_P(WithoutColour, OneTellsWhatAMoveIsWorthAndWhichIsBest) {
    for (const PlaceOfMark& place : places)
        for (const char* text : {"", "4"}) {
            const auto board = boardAt(place, theme());
            const QRect rect = board->plan().worthRect(place.cell).toAlignedRect();
            const auto seen = [&](Outcome outcome, bool best) {
                board->setOverlay({.worths = {{place.cell, outcome, true, best, text, {}}}});
                return board->grab(rect).toImage();
            };
            const QImage ground = board->grab(rect).toImage();
            const std::string name = std::string(place.kind.game) + ' ' + nameOf(place.cell);
            expectAllTold(name, ground,
                          {{"win", seen(Outcome::Win, false)},
                           {"draw", seen(Outcome::Draw, false)},
                           {"loss", seen(Outcome::Loss, false)}});
            for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
                expectTold(name + " best", ground, seen(outcome, true), seen(outcome, false));
        }
}

TEST_P(WithoutColour, OneTellsTheMarksOfACellApart) {
    for (const PlaceOfMark& place : places) {
        const auto board = boardAt(place, theme());
        const QRect rect = board->cellRect(place.cell).toRect();
        const auto seen = [&](const BoardView::Marks& marks) {
            board->setMarks(marks);
            return board->grab(rect).toImage();
        };
        const QImage ground = seen({});
        const std::vector<std::pair<const char*, QImage>> marks{
            {"next", seen({.next = {place.cell}})},
            {"chosen", seen({.chosen = {place.cell}})},
            {"named", seen({.named = {place.cell}})},
            {"struck", seen({.struck = {place.cell}})}};
        const std::string name = std::string(place.kind.game) + ' ' + nameOf(place.cell) + ' ';
        for (const auto& [what, image] : marks)
            expectSeen(name + what, ground, image);
        expectAllTold(name, ground, marks);
    }
}

TEST_P(WithoutColour, OneSeesTheLastMove) {
    for (const Kind& kind : kinds)
        for (const char letter : kind.letters) {
            const auto board = boardOf(kind, theme());
            const auto picture = std::make_shared<const Picture>(
                Picture{std::vector<std::string>(4, std::string(4, letter)), Side::One});
            for (const Cell cell : {Cell{1, 1}, Cell{1, 2}}) {
                board->setScene({picture});
                const QRect rect = board->cellRect(cell).toRect();
                const QImage without = board->grab(rect).toImage();
                board->setScene(
                    {picture, std::make_shared<const Step>(Side::Two, nameOf(cell), Clicks{cell},
                                                           picture, picture)});
                expectSeen(std::string(kind.game) + ' ' + letter, without,
                           board->grab(rect).toImage());
            }
        }
    // Of cards: where they lay.
    const auto board = boardOf({"cards", "#"}, theme());
    const auto match = *gameOf("cards").standard(*complete(gameOf("cards").settings, {}));
    board->setScene({match->scene(0).picture});
    match->play(std::size_t{1});
    const Scene after = match->scene(match->current());
    board->setScene({after.picture});
    const QImage without = board->grab().toImage();
    board->setScene(after);
    const QImage with = board->grab().toImage();
    const QRect gap = difference(with, without);
    expectSeen("cards", without.copy(gap), with.copy(gap));
}

INSTANTIATE_TEST_SUITE_P(ByDayAndByNight, WithoutColour,
                         ::testing::Combine(::testing::Bool(), ::testing::ValuesIn(allEyes)),
                         nameOfLit);

TEST(SightTest, SeesGreysAsTheyAreAndKeepsWhatIsClear) {
    for (const ColourVision vision : allColourVisions)
        for (const int grey : {0, 1, 60, 128, 254, 255}) {
            QImage one(1, 1, QImage::Format_ARGB32);
            one.fill(qRgba(grey, grey, grey, 77));
            const QRgb seen = seenBy(vision, one).pixel(0, 0);
            for (const int part : {qRed(seen), qGreen(seen), qBlue(seen)})
                EXPECT_NEAR(part, grey, 1) << idOf(vision);
            EXPECT_EQ(qAlpha(seen), 77);
            one.fill(Qt::transparent);
            EXPECT_EQ(seenBy(vision, one), one);
        }
}

// Where the published matrices lead: pure red is dark to a protanope, red and green become yellows,
// and blue and green become one to a tritanope.
TEST(SightTest, ConfusesWhatTheLackingConesTold) {
    const auto seen = [](ColourVision vision, QRgb colour) {
        QImage one(2, 1, QImage::Format_RGB32);
        one.fill(colour);
        return QColor(seenBy(vision, one).pixel(1, 0));
    };
    EXPECT_EQ(seen(ColourVision::Protanopia, qRgb(255, 0, 0)), QColor(109, 95, 0));
    EXPECT_EQ(seen(ColourVision::Deuteranopia, qRgb(255, 0, 0)), QColor(163, 144, 0));
    EXPECT_EQ(seen(ColourVision::Deuteranopia, qRgb(0, 255, 0)), QColor(239, 214, 58));
    EXPECT_EQ(seen(ColourVision::Tritanopia, qRgb(0, 0, 255)), QColor(0, 107, 150));
    EXPECT_EQ(seen(ColourVision::Grey, qRgb(0, 255, 0)), QColor(220, 220, 220));
    EXPECT_EQ(seen(ColourVision::Full, qRgb(1, 2, 3)), QColor(1, 2, 3));
    EXPECT_NEAR(lightnessOf(qRgb(255, 255, 255)), 100, 0.01);
    EXPECT_NEAR(lightnessOf(qRgb(119, 119, 119)), 50.03, 0.1);
    EXPECT_NEAR(lightnessOf(qRgb(3, 3, 3)), 0.82, 0.1);
    for (const ColourVision vision : allColourVisions)
        EXPECT_EQ(colourVisionNamed(QLatin1String(idOf(vision))), vision);
    EXPECT_FALSE(colourVisionNamed(QStringLiteral("mine")));
}

} // namespace bouton::testing
