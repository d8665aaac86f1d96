// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QImage>
#include <QPainter>

#include <algorithm>

#include "ui/boards/board_look.h"
#include "ui/boards/cards_plan.h"
#include "ui/boards/hand.h"
#include "ui/boards/motion.h"
#include "ui/boards/shown_board.h"
#include "ui/theme/theme.h"

// The parts of a board but for its hand and its motion, without a widget.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Rows = std::vector<std::string>;

std::shared_ptr<const Picture> pictureOf(Rows rows) {
    return std::make_shared<const Picture>(Picture{std::move(rows), Side::One});
}

// A way of some moves in one cell, which counts them: "0", "1", "2".
std::vector<Scene> wayOf(int moves) {
    std::vector<Scene> scenes{{pictureOf({"0"})}};
    for (int i = 1; i <= moves; ++i) {
        const Scene& before = scenes.back();
        const auto after = pictureOf({std::to_string(i)});
        scenes.push_back({after, std::make_shared<const Step>(Side::One, "a1", Clicks{{0, 0}},
                                                              before.picture, after, before.last)});
    }
    return scenes;
}

} // namespace

// Where all stands --------------------------------------------------------------------------------

TEST(BoardPlan, HasSquareCellsOnWholePixelsOfTheDevice) {
    for (const double ratio : {1.0, 1.5, 2.0})
        for (const QSize size : {QSize(401, 333), QSize(240, 700)}) {
            const BoardPlan plan({.size = size, .ratio = ratio},
                                 {pictureOf({"...", "...", "..."})});
            const QRectF grid = plan.grid();
            for (const double edge : {grid.left(), grid.top(), grid.width() / 3})
                EXPECT_NEAR(edge * ratio, std::round(edge * ratio), 1e-9);
            EXPECT_EQ(grid.width(), grid.height());
            EXPECT_TRUE(QRectF(QPointF(), size).contains(plan.stage().outer));
            EXPECT_NEAR(std::min(size.width(), size.height()), grid.width(), 100);
        }
}

TEST(BoardPlan, SeesTheSameCellsFromTheOtherSideOfTheTable) {
    const Scene scene{pictureOf({"G..", "..."})};
    const BoardPlan plan({.size = {400, 400}}, scene),
        turned({.size = {400, 400}, .turned = true}, scene);
    EXPECT_EQ(turned.cellRect({0, 0}), plan.cellRect({1, 2}));
    EXPECT_EQ(turned.cellAt(plan.cellRect({1, 2}).center()), (Cell{0, 0}));
    EXPECT_EQ(turned.pieces()[0].rect, plan.cellRect({1, 2}));
    EXPECT_EQ(turned.cells(), plan.cells());
}

TEST(BoardPlan, KnowsOnlyTheCellsOfItsPicture) {
    const BoardPlan plan({.size = {400, 400}}, {pictureOf({"...", "X", "....."})});
    EXPECT_EQ(plan.cells().size(), 9U);
    EXPECT_EQ(plan.columns(), 5);
    EXPECT_EQ(plan.letterAt({1, 0}), 'X');
    for (const Cell none : {Cell{1, 1}, {-1, 0}, {0, -1}, {3, 0}})
        EXPECT_EQ(plan.letterAt(none), '.');
    EXPECT_EQ(plan.cellAt(plan.cellRect({1, 3}).center()), std::nullopt);
    EXPECT_TRUE(plan.cellRect({3, 0}).isEmpty());
    EXPECT_TRUE(plan.cellRect({0, 5}).isEmpty());
    // A cell ends where the next one begins.
    EXPECT_EQ(plan.cellAt(plan.cellRect({2, 1}).topLeft()), (Cell{2, 1}));
    EXPECT_EQ(plan.cellAt(plan.cellRect({0, 1}).topLeft()), (Cell{0, 1}));
    EXPECT_EQ(plan.cellAt(plan.cellRect({1, 0}).topLeft()), (Cell{1, 0}));
    const QRectF corner = plan.cellRect({0, 0});
    EXPECT_EQ(plan.cellAt({corner.left() - 1, corner.top()}), std::nullopt);
    EXPECT_EQ(plan.cellAt({corner.left(), corner.top() - 1}), std::nullopt);
    const BoardPlan empty({.size = {400, 400}}, {pictureOf({})});
    EXPECT_TRUE(empty.grid().isEmpty());
    EXPECT_THAT(empty.cells(), IsEmpty());
}

TEST(BoardPlan, GivesAValueMoreOfASmallCell) {
    const auto share = [](int size, double letters) {
        const BoardPlan plan({.size = {size, size}, .interactive = false, .letters = letters},
                             {pictureOf({"....", "....", "....", "...."})});
        const QRectF cell = plan.cellRect({1, 1}), worth = plan.worthRect({1, 1});
        EXPECT_EQ(worth.center(), cell.center());
        EXPECT_EQ(worth.width(), worth.height());
        return std::pair(cell.width(), worth.width());
    };
    // Above 1 it is a number of pixels.
    for (const auto& [size, is] :
         {std::pair(40, 14.0), {150, 0.94}, {260, 48.0}, {380, 0.74}, {800, 76.0}}) {
        const auto [cell, worth] = share(size, 0);
        EXPECT_NEAR(worth, is > 1 ? is : is * cell, 1e-9) << size;
        const auto [same, large] = share(size, 20);
        EXPECT_NEAR(large, 0.96 * same, 1e-9) << size;
    }
}

TEST(BoardRoom, KeepsPlaceForCoordinatesAndALegendWhereTheyAreShown) {
    const BoardRoom room{.size = {480, 480}};
    BoardRoom bare = room, miniature = room, legend = room;
    bare.coordinates = false;
    miniature.interactive = false;
    legend.legend = true;
    EXPECT_GT(room.frameWidth(), bare.frameWidth());
    EXPECT_FALSE(miniature.coordinatesShown());
    EXPECT_EQ(room.legendHeight(), 0);
    EXPECT_GT(legend.legendHeight(), 0);
    EXPECT_EQ(room.forFrame().bottom() - legend.forFrame().bottom(), legend.legendHeight());
    BoardRoom wide = legend;
    wide.size.setWidth(2000);
    EXPECT_LT(wide.legendHeight(), legend.legendHeight()) << "one line is enough";
    miniature.legend = true;
    EXPECT_EQ(miniature.legendHeight(), 0);
}

TEST(CardsPlan, WhatIsLeftKeepsItsPlaceWhileTheGroupsAreTheSame) {
    const BoardRoom room{.size = {480, 480}};
    const CardsPlan before(room, {pictureOf({"9:3", "2:2"})});
    const CardsPlan after(room, {pictureOf({"6:3", "2:2"})}, &before);
    EXPECT_EQ(after.cellRect({5, 0}), before.cellRect({8, 0}));
    EXPECT_EQ(after.strip(), before.strip());
    const CardsPlan others(room, {pictureOf({"6:4", "2:2"})}, &before);
    EXPECT_NE(others.strip(), before.strip()) << "another game is laid out anew";
}

TEST(CardsPlan, HasAPlaceForEachCardWhileAPositionIsSetUp) {
    const CardsPlan plan({.size = {480, 480}, .editing = true}, {pictureOf({"5:3", "0:2"})});
    const int most = plan.cells().back().row + 1;
    EXPECT_EQ(plan.cells().size(), 2U * static_cast<std::size_t>(most));
    EXPECT_TRUE(plan.holds({most - 1, 0}));
    EXPECT_TRUE(plan.holds({most - 5, 0}));
    EXPECT_FALSE(plan.holds({most - 6, 0}));
    EXPECT_FALSE(plan.holds({most - 1, 1}));
    EXPECT_FALSE(plan.holds({most - 1, 2}));
    EXPECT_FALSE(plan.cellRect({most - 1, 0}).isEmpty());
    EXPECT_TRUE(plan.cellRect({most, 0}).isEmpty()) << "below the last place";
    EXPECT_TRUE(plan.cellRect({-1, 0}).isEmpty());
    EXPECT_THAT(plan.pieces(), IsEmpty());
    EXPECT_EQ(plan.namedRect({3, 0}), plan.cellRect({0, 0}) | plan.cellRect({most - 1, 0}));
}

TEST(CardsPlan, HasTheLastGroupAtTheLeftFromTheOtherSideOfTheTable) {
    const Scene scene{pictureOf({"5:3", "5:3"})};
    const CardsPlan plan({.size = {480, 480}}, scene);
    const CardsPlan turned({.size = {480, 480}, .turned = true}, scene);
    EXPECT_LT(plan.cellRect({0, 0}).right(), plan.cellRect({0, 1}).left());
    EXPECT_LT(turned.cellRect({0, 1}).right(), turned.cellRect({0, 0}).left());
}

// From scene to scene -----------------------------------------------------------------------------

TEST(Passage, GoesForwardByAMoveAndBackByAFew) {
    const std::vector<Scene> way = wayOf(6);
    EXPECT_EQ(passageOf(way[0], way[1]), Passage::Forward);
    EXPECT_EQ(passageOf(way[0], way[2]), Passage::Jump);
    for (const std::size_t back : {1u, 2u, 4u})
        EXPECT_EQ(passageOf(way[6], way[6 - back]), Passage::Back) << back;
    EXPECT_EQ(passageOf(way[6], way[1]), Passage::Jump);
    EXPECT_EQ(passageOf(way[6], {pictureOf({"5"})}), Passage::Jump) << "of another game";
    EXPECT_EQ(passageOf({pictureOf({"0"})}, way[1]), Passage::Forward)
        << "the same position, whoever set it up";
}

TEST(Passage, ComparesTheShapesOfPictures) {
    EXPECT_TRUE(sameShape({{"X.", ".."}, {}}, {{"..", "OX"}, {}}));
    EXPECT_FALSE(sameShape({{"X.", ".."}, {}}, {{"..", "..", ".."}, {}}));
    EXPECT_FALSE(sameShape({{"X."}, {}}, {{"..."}, {}}));
}

TEST(Passage, CelebratesWhatIsNamedElseTheWinnersPiecesElseTheLastMove) {
    const std::vector<ShownPiece> pieces{{'X', {0, 0}, {}}, {'O', {0, 1}, {}}, {'X', {1, 1}, {}}};
    EXPECT_EQ(celebrated(pieces, {{2, 2}, {0, 1}}, 'X', {}), (Clicks{{2, 2}, {0, 1}}));
    EXPECT_EQ(celebrated(pieces, {{2, 2}}, 'X', {{9, 9}}), (Clicks{{0, 0}, {1, 1}}));
    EXPECT_EQ(celebrated(pieces, {}, 'G', {{9, 9}}), (Clicks{{9, 9}}));
}

// Painting ----------------------------------------------------------------------------------------

namespace {

// A board on an image.
struct Painted {
    explicit Painted(BoardRoom room = {.size = {300, 300}}, BoardLook look = {})
        : look(std::move(look)), room(std::move(room)) {
        shown.scene = {pictureOf({"X.", ".O"})};
    }
    QImage image(double scale = 1, const Hand* hand = nullptr) {
        const BoardPlan plan(room, shown.seen());
        QImage image(room.size * scale, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        const ShownBoard board{.look = look,
                               .plan = plan,
                               .shown = shown,
                               .theme = dark ? Theme::dark() : Theme::light(),
                               .drawn = plan.pieces(),
                               .marksDrawn = marksDrawn,
                               .moving = moving,
                               .held = held};
        paintBoard(painter, board, ground);
        if (hand)
            paintHand(painter, board, *hand, {plan, shown, previews}, QPixmap());
        return image;
    }
    QRect cell(Cell cell) const {
        return BoardPlan(room, shown.seen()).cellRect(cell).toAlignedRect();
    }

    BoardLook look;
    BoardRoom room;
    Shown shown;
    ClickPreviews previews;
    KeptGround ground;
    double marksDrawn = 1;
    bool moving = false, held = false, dark = false;
};

} // namespace

TEST(ShownBoard, IsPaintedWithItsPiecesAndMarks) {
    Painted board;
    const QImage plain = board.image();
    board.shown.scene = {pictureOf({"..", ".O"})};
    EXPECT_NE(board.image().copy(board.cell({0, 0})), plain.copy(board.cell({0, 0})));
    EXPECT_EQ(board.image().copy(board.cell({1, 1})), plain.copy(board.cell({1, 1})));
    board.shown.scene = {pictureOf({"X.", ".O"})};
    std::vector<QImage> images{plain};
    const Clicks cell{{0, 1}};
    for (const BoardMarks& marks :
         {BoardMarks{.next = cell}, {.chosen = cell}, {.named = cell}, {.struck = cell}}) {
        board.shown.marks = marks;
        images.push_back(board.image());
        EXPECT_EQ(images.back().copy(board.cell({1, 0})), plain.copy(board.cell({1, 0})));
    }
    board.shown.marks = {};
    board.shown.lit = cell;
    images.push_back(board.image());
    for (std::size_t i = 0; i < images.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(images[i], images[j]) << i << ' ' << j;
}

TEST(ShownBoard, ShowsWhatIsHeldUpAboveWhatLies) {
    const BoardLook look;
    const BoardPlan plan({.size = {300, 300}}, {pictureOf({"X.", ".O"})});
    const Shown shown;
    const auto imageOf = [&](std::vector<ShownPiece> pieces) {
        QImage image(300, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPieces({look, plan, shown, Theme::light(), std::move(pieces)}, painter);
        return image;
    };
    std::vector<ShownPiece> pieces = plan.pieces();
    ASSERT_EQ(pieces.size(), 2u);
    pieces[0].rect = pieces[1].rect;
    pieces[0].lift = 1;
    EXPECT_EQ(imageOf(pieces), imageOf({pieces[1], pieces[0]}));
}

TEST(ShownBoard, MarksNoMovesWhileSomethingIsHeldOrTheyAreNotWanted) {
    Painted board;
    const QImage plain = board.image();
    board.shown.marks = {.next = {{0, 1}, {1, 0}}};
    const QImage marked = board.image();
    EXPECT_NE(marked, plain);
    board.held = true;
    EXPECT_EQ(board.image(), plain);
    board.held = false;
    board.shown.legalMoves = false;
    EXPECT_EQ(board.image(), plain);
    board.shown.legalMoves = true;
    board.marksDrawn = 0; // pieces are on their way
    EXPECT_EQ(board.image(), plain);
    board.marksDrawn = 1;
    board.shown.overlay.worths = {{{0, 1}, Outcome::Loss}}; // a value stands for the dot
    const QImage valued = board.image();
    board.shown.marks = {.next = {{1, 0}}};
    EXPECT_EQ(board.image(), valued);
}

TEST(ShownBoard, ShowsAPreviewWithoutMarksAndValues) {
    Painted board;
    board.shown.preview = Scene{pictureOf({"..", "X."})};
    const QImage preview = board.image();
    board.shown.marks = {.next = {{0, 1}}, .named = {{0, 0}}, .struck = {{1, 0}}};
    board.shown.overlay.worths = {{{0, 1}, Outcome::Win}};
    board.shown.overlay.map = {{{{0, 0}}, 0.5, "3"}};
    board.shown.lit = {{1, 1}};
    EXPECT_EQ(board.image(), preview);
    board.shown.preview.reset();
    board.shown.scene = {pictureOf({"..", "X."})};
    EXPECT_NE(board.image(), preview);
}

// A piece that may go to one cell.
TEST(ShownBoard, ShowsWhereWhatIsUnderTheMouseOrInTheHandMayGo) {
    Painted board;
    board.shown.marks = {.next = {{0, 1}}};
    board.previews = [](const Clicks& clicks) {
        return ClickPreview{.taken = clicks.front() == Cell{0, 1},
                            .after = clicks == Clicks{{0, 1}} ? pictureOf({".X", ".O"}) : nullptr};
    };
    const BoardPlan plan(board.room, board.shown.scene);
    const auto at = [&](Cell cell) { return plan.cellRect(cell).center(); };
    Hand hand;
    hand.hover(at({0, 0}), plan);
    EXPECT_EQ(board.image(1, &hand), board.image()) << "it is marked already";
    board.shown.legalMoves = false;
    const QImage plain = board.image(), told = board.image(1, &hand);
    EXPECT_NE(told.copy(board.cell({0, 1})), plain.copy(board.cell({0, 1})));
    EXPECT_EQ(told.copy(board.cell({1, 0})), plain.copy(board.cell({1, 0})));
    board.moving = true;
    EXPECT_EQ(board.image(1, &hand), plain);
    board.moving = false;
    hand.hover(at({1, 1}), plan);
    EXPECT_EQ(board.image(1, &hand), plain) << "it may go nowhere";
    const Field field{plan, board.shown, board.previews};
    hand.press(at({0, 0}), true, field);
    hand.drag(at({1, 0}), field);
    hand.hover(at({1, 0}), plan);
    ASSERT_TRUE(hand.holds());
    EXPECT_EQ(board.image(1, &hand), told);
    hand.hover(at({0, 1}), plan);
    EXPECT_NE(board.image(1, &hand).copy(board.cell({0, 1})), told.copy(board.cell({0, 1})))
        << "above its place";
}

TEST(ShownBoard, MarksTheCellsThatAPressHasRunOver) {
    Painted board;
    board.shown.scene = {pictureOf({"..", ".."})};
    board.previews = [](const Clicks&) { return ClickPreview{.taken = true, .longer = true}; };
    const BoardPlan plan(board.room, board.shown.scene);
    const Field field{plan, board.shown, board.previews};
    Hand hand;
    const QImage plain = board.image(1, &hand);
    hand.press(plan.cellRect({0, 0}).center(), true, field);
    hand.drag(plan.cellRect({0, 1}).center(), field);
    const QImage swept = board.image(1, &hand);
    for (const Cell cell : {Cell{0, 0}, {0, 1}})
        EXPECT_NE(swept.copy(board.cell(cell)), plain.copy(board.cell(cell)));
    EXPECT_EQ(swept.copy(board.cell({1, 1})), plain.copy(board.cell({1, 1})));
}

// The mouse may be over a cell that a first click could take.
TEST(ShownBoard, MarksNoCellBeyondTheRunThatAMoveCanTake) {
    Painted board;
    board.shown.scene = {pictureOf({"..", ".."})};
    board.shown.marks.next = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
    board.shown.legalMoves = false;
    board.previews = [](const Clicks& clicks) {
        return ClickPreview{.taken = clicks.size() < 3, .longer = clicks.size() < 2};
    };
    const BoardPlan plan(board.room, board.shown.scene);
    const Field field{plan, board.shown, board.previews};
    const auto at = [&](Cell cell) { return plan.cellRect(cell).center(); };
    const QImage plain = board.image();
    Hand hand;
    hand.press(at({0, 0}), true, field);
    for (const Cell cell : {Cell{0, 1}, {1, 1}}) {
        hand.drag(at(cell), field);
        hand.hover(at(cell), plan);
    }
    const QImage swept = board.image(1, &hand);
    EXPECT_NE(swept.copy(board.cell({0, 1})), plain.copy(board.cell({0, 1})));
    EXPECT_EQ(swept.copy(board.cell({1, 1})), plain.copy(board.cell({1, 1})));
}

TEST(ShownBoard, WritesTheNumberOfAPartOnAPlate) {
    Painted board;
    const auto numbered = [&](const char* text, bool outlined) {
        board.shown.overlay.map = {{{{0, 1}}, 0.5, QString(), outlined}};
        board.marksDrawn = 0; // which leaves a map of tints as it is
        const QImage without = board.image();
        board.marksDrawn = 1;
        board.shown.overlay.map[0].text = QString::fromLatin1(text);
        return board.image() != without;
    };
    EXPECT_TRUE(numbered("3", false));
    EXPECT_TRUE(numbered(" ", true)) << "the plate";
    EXPECT_FALSE(numbered(" ", false));
    board.shown.legalMoves = false;
    const QImage middle = board.image();
    board.shown.marks.next = {{0, 1}};
    EXPECT_EQ(board.image(), middle) << "no dot is there";
}

TEST(AGround, IsKeptAndSeenAsNewWhateverChanges) {
    static int painted;
    painted = 0;
    BoardLook look;
    look.ground = [](const ShownBoard& board, QPainter& painter) {
        ++painted;
        paintTiles(board, painter);
    };
    Painted board({.size = {300, 300}}, look);
    (void)board.image();
    (void)board.image();
    EXPECT_EQ(painted, 1);
    const auto expectAsNew = [&](const char* what) {
        Painted other(board.room, look);
        other.shown = board.shown;
        other.dark = board.dark;
        for (const double scale : {1.0, 2.0})
            EXPECT_EQ(board.image(scale), other.image(scale)) << what;
    };
    board.shown.scene = {pictureOf({"XX", "XX"})};
    board.shown.marks = {.next = {{0, 0}}};
    expectAsNew("pieces and marks");
    board.dark = true;
    expectAsNew("colours");
    board.room.size = {320, 300};
    expectAsNew("size");
    board.room.turned = true;
    expectAsNew("turned");
    board.room.coordinates = false;
    expectAsNew("coordinates");
    board.shown.scene = {pictureOf({"XX.", "XX."})};
    expectAsNew("extent");
    board.shown.overlay.map = {{{{0, 0}}, 0.5, "3"}};
    expectAsNew("a map lies on one tone");
    {
        const OnPaper paper;
        expectAsNew("on paper");
    }
    expectAsNew("and on the screen again");
    board.shown.scene = {pictureOf({})};
    expectAsNew("none");
}

TEST(BoardLook, TellsThePictureInWordsAndTheValuesOfMoves) {
    const BoardLook look{.letters = {{'X', "cross"}}};
    Shown shown{.scene = {pictureOf({"X.", ".O"})}};
    const BoardPlan plan({}, shown.scene);
    EXPECT_EQ(wordsOf(look, plan, shown), "Row 1: cross, empty. Row 2: empty, O.");
    shown.overlay.worths = {{.cell = {0, 1}, .outcome = Outcome::Win, .words = "wins"},
                            {.cell = {1, 0}, .outcome = Outcome::Loss, .words = "loses"}};
    EXPECT_THAT(wordsOf(look, plan, shown).toStdString(), HasSubstr(" Values: b1 wins; a2 loses."));
    shown.preview = shown.scene;
    EXPECT_EQ(wordsOf(look, plan, shown), "Row 1: cross, empty. Row 2: empty, O.");
}

} // namespace bouton::testing
