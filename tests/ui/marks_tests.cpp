// SPDX-License-Identifier: MIT
#include <QPainter>

#include <cmath>

#include "games/catalogue.h"
#include "ui/boards/board_table.h"
#include "ui/boards/cards_plan.h"
#include "ui/boards/value_mark.h"
#include "ui/looks.h"
#include "ui/pixels.h"

// Marks on a board, the legend below it, and cards.

namespace bouton::testing {

namespace {

const BoardRoom room{.size = {600, 500}};

// Of card groups.
std::shared_ptr<const Picture> picture(std::vector<std::string> rows, Side side) {
    return std::make_shared<const Picture>(Picture{std::move(rows), side});
}

std::string toldByBoard(const BoardView& board) {
    return wordsOf(board.look(), board.plan(), board.shown()).toStdString();
}

} // namespace

// For those who see it from afar no text may be lower; a long one is set narrower.
TEST(Marks, ALongNumberStaysWithinItsDiscHoweverLargeItsLettersAre) {
    QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
    for (const char* text : {"8", "-12", "+64", "-3.5"}) {
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const Overlay::Worth worth{.cell = {}, .outcome = Outcome::Loss, .text = text};
        constexpr int longest = 4, leastText = 29;
        paintValue(painter, QRectF(5, 5, 50, 50), worth, Qt::black, Qt::yellow, longest, leastText);
        painter.end();
        const int beyond = countPixels(image, [&](int x, int y) {
            return std::hypot(x + 0.5 - 30, y + 0.5 - 30) > 26
                   && image.pixelColor(x, y) != QColor(Qt::white);
        });
        EXPECT_EQ(beyond, 0) << text;
    }
}

// What one sees of a click that one could make, before one makes it.
TEST(Marks, AGhostUnderTheMouseIsThatOfTheSideToMove) {
    for (const auto& [game, rows, at] :
         {std::tuple("reversi", std::vector<std::string>(4, "...."), Cell{1, 1}),
          std::tuple("tic-tac-toe", std::vector<std::string>(3, "..."), Cell{1, 1}),
          std::tuple("grid-nim", std::vector<std::string>(4, "...."), Cell{1, 2}),
          std::tuple("towers", std::vector<std::string>{"G...", "....", "....", "R..."},
                     Cell{1, 0})}) {
        const auto board = boardOf({game, ""}, Theme::light());
        board->setLegalMovesShown(false);
        board->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(board.get()));
        const auto under = [&](Side side) {
            board->setPicture({rows, side});
            board->setMarks({.next = {at}});
            QTest::mouseMove(board.get(), QPoint(1, 1));
            const QImage before = board->grab(board->cellRect(at).toRect()).toImage();
            QTest::mouseMove(board.get(), board->cellRect(at).center().toPoint());
            const QImage ghost = board->grab(board->cellRect(at).toRect()).toImage();
            EXPECT_NE(ghost, before) << game;
            return ghost;
        };
        EXPECT_NE(under(Side::One), under(Side::Two)) << game;
    }
}

TEST(Marks, OfACellAreAValueOrTheNumberOfItsPartButNotBoth) {
    const auto board = boardOf({"grid-nim", "GR"}, Theme::light());
    imageOf(*board, '.');
    const auto seen = [&](const char* number, bool valued) {
        Overlay overlay{
            .map = {{.cells = {{1, 1}}, .heat = 0.5, .text = number, .outlined = true}}};
        if (valued)
            overlay.worths = {{.cell = {1, 1}, .text = "7"}};
        board->setOverlay(overlay);
        return board->grab().toImage();
    };
    EXPECT_NE(seen("1", false), seen("2", false));
    EXPECT_EQ(seen("1", true), seen("2", true));
}

TEST(Marks, TheValuesOfABoardAreSetAlikeHoweverLongTheyAre) {
    const auto board = boardOf({"reversi", "XO"}, Theme::light());
    board->resize(260, 260); // cells as small as those of eight in a window of 800x600
    imageOf(*board, '.');
    const auto valueOf = [&](const char* beside) {
        const QString minus = QString::fromUtf8(beside);
        board->setOverlay(
            {.worths = {{.cell = {1, 1}, .text = "0"}, {.cell = {2, 2}, .text = minus}}});
        return board->grab(board->cellRect({1, 1}).toRect()).toImage();
    };
    EXPECT_NE(valueOf("3"), valueOf("-0.5")) << "all as small as the longest";
    EXPECT_EQ(valueOf("+1.5"), valueOf("-0.5"));
    EXPECT_GE(board->plan().worthRect({1, 1}).width(), 0.9 * board->cellRect({1, 1}).width());
}

TEST(Marks, ACoveredValueIsADotThatTellsNothing) {
    const auto board = boardOf({"reversi", "XO"}, Theme::light());
    imageOf(*board, '.');
    const auto seen = [&](const Overlay::Worth& worth) {
        board->setOverlay({.worths = {worth}});
        return board->grab().toImage();
    };
    Overlay::Worth won{{1, 1}, Outcome::Win, true, true, "+4", "wins", true},
        lost{{1, 1}, Outcome::Loss, false, false, "-4", "loses", true};
    EXPECT_EQ(seen(won), seen(lost));
    EXPECT_THAT(toldByBoard(*board), ::testing::Not(::testing::HasSubstr("loses")));
    const QImage covered = seen(won);
    won.covered = false;
    EXPECT_NE(seen(won), covered);
    EXPECT_THAT(toldByBoard(*board), ::testing::HasSubstr("b2 wins"));
}

TEST(Marks, AStrikeGoesOnBehindAValueSoThatItsNumberCanBeRead) {
    const auto board = boardOf({"reversi", "XO"}, Theme::light());
    imageOf(*board, '.');
    board->setOverlay({.worths = {{.cell = {1, 1}, .text = "-4.5"}}});
    const QRect cell = board->cellRect({1, 1}).toRect();
    const int aside = cell.width() / 4;
    const QRect number = cell.adjusted(aside, aside, -aside, -aside);
    const QImage whole = board->grab(cell).toImage(), read = board->grab(number).toImage();
    board->setMarks({.struck = {{1, 1}}});
    EXPECT_NE(board->grab(cell).toImage(), whole);
    EXPECT_EQ(board->grab(number).toImage(), read);
}

TEST(Marks, OfAGrowingTurnTheLastCellBearsATick) {
    const auto board = boardOf({"grid-nim", "GR"}, Theme::light());
    imageOf(*board, '.');
    const auto corner = [&](Cell cell) {
        const QRectF rect = board->cellRect(cell);
        return board->grab(QRect(rect.topRight().toPoint() - QPoint(24, -8), QSize(14, 14)))
            .toImage();
    };
    const auto blue = [](const QImage& image) { return pixelsOf(image, boardAccent()); };
    board->setMarks({.chosen = {{0, 1}, {0, 2}}});
    EXPECT_EQ(blue(corner({0, 1})), 0);
    EXPECT_GT(blue(corner({0, 2})), 20);
    board->setMarks({.chosen = {{0, 1}}});
    EXPECT_GT(blue(corner({0, 1})), 20);
}

TEST(Marks, AFullLineIsStruckThroughAndOtherCellsAreNot) {
    const auto board = boardOf({"tic-tac-toe", "XO"}, Theme::light());
    board->setPicture({{"XXX", "OO.", "O.."}, Side::Two});
    const auto between = [&](Cell left) { // two cells
        QRectF rect(0, 0, 12, 12);
        rect.moveCenter({board->cellRect(left).right(), board->cellRect(left).center().y()});
        return board->grab(rect.toRect()).toImage();
    };
    const QImage plain = between({0, 0}), below = between({1, 0});
    board->setMarks({.named = {{0, 0}, {0, 1}, {0, 2}}});
    EXPECT_NE(between({0, 0}), plain);
    board->setMarks({.named = {{1, 0}, {1, 1}, {1, 2}}});
    EXPECT_EQ(between({1, 0}), below);
}

TEST(Legend, ExplainsWhatOccursAndNothingElse) {
    using Worth = Overlay::Worth;
    const auto words = [](const Overlay& overlay) {
        QStringList all;
        for (const LegendItem& item : legendOf(overlay))
            all << item.words;
        return all;
    };
    const Worth win{.cell = {}, .outcome = Outcome::Win, .best = true}, loss{.cell = {}},
        guess{.cell = {}, .outcome = Outcome::Draw, .exact = false};
    EXPECT_EQ(words({.worths = {win}}), QStringList()) << "no legend is wanted";
    EXPECT_EQ(words({.legend = Overlay::Legend{"Numbers", 3}}), QStringList())
        << "nothing is known";
    EXPECT_EQ(words({.worths = {loss}, .legend = Overlay::Legend{}}), QStringList("loses"));
    EXPECT_EQ(words({.worths = {win, loss}, .legend = Overlay::Legend{"Numbers", 3}}),
              QStringList({"wins", "loses", "best"}))
        << "no mark has a number";
    const Worth counted{.cell = {}, .outcome = Outcome::Win, .text = "3"};
    EXPECT_EQ(words({.worths = {counted, loss}, .legend = Overlay::Legend{"Numbers", 3}}),
              QStringList({"Numbers", "wins", "loses"}));
    EXPECT_EQ(words({.worths = {guess}, .legend = Overlay::Legend{{}, 3}}),
              QStringList({"draws", "estimated at depth 3"}));
    EXPECT_EQ(words({.worths = {guess}, .legend = Overlay::Legend{}}),
              QStringList({"draws", "estimated"}));
    // With an example of each mark.
    EXPECT_TRUE(legendOf({.worths = {loss, guess, win}, .legend = Overlay::Legend{{}, 1, true}})
                == (std::vector<LegendItem>{
                    {Worth{.cell = {}, .outcome = Outcome::Win}, "ahead"},
                    {Worth{.cell = {}, .outcome = Outcome::Draw}, "about even"},
                    {Worth{.cell = {}, .outcome = Outcome::Loss}, "behind"},
                    {Worth{.cell = {}, .outcome = Outcome::Win, .best = true}, "best"},
                    {Worth{.cell = {}, .outcome = Outcome::Loss, .exact = false},
                     "estimated at depth 1"}}));
}

TEST(AValue, IsANumberOrALetterAndIsSaidInWords) {
    for (const auto& [value, text, words] :
         {std::tuple(Value{.outcome = Outcome::Win}, "W", "wins"),
          {Value{.outcome = Outcome::Draw}, "D", "draws"},
          {Value{.outcome = Outcome::Loss}, "L", "loses"},
          {Value{.outcome = Outcome::Loss, .exact = false}, "L", "loses, an estimate"},
          {Value{.outcome = Outcome::Win, .nimber = 0}, "0", "wins, nimber 0"},
          {Value{.outcome = Outcome::Win, .score = 4}, "+4", "wins, score +4"},
          {Value{.outcome = Outcome::Win, .exact = false, .score = 4}, "+4",
           "ahead, score +4, an estimate"},
          {Value{.outcome = Outcome::Win, .exact = false, .score = 1}, "+1",
           "about even, score +1, an estimate"},
          {Value{.outcome = Outcome::Loss, .exact = false, .score = -2}, "\u22122",
           "behind, score \u22122, an estimate"}}) {
        EXPECT_EQ(textOf(value).toStdString(), text);
        EXPECT_EQ(wordsOf(value).toStdString(), words);
    }
}

TEST(Legend, HasARoomBelowTheBoardThatDoesNotComeAndGoWithWhatIsKnown) {
    const auto board = boardOf({"towers", "GR"}, Theme::light());
    imageOf(*board, '.');
    const QRectF none = board->plan().grid();
    board->setOverlay({.legend = Overlay::Legend{}});
    const QRectF waiting = board->plan().grid();
    EXPECT_LT(waiting.height(), none.height());
    const QImage empty = board->grab().toImage();
    board->setOverlay({.worths = {{{1, 1}, Outcome::Win, true, true, "1", {}}},
                       .legend = Overlay::Legend{"Nimber after the move", 0}});
    EXPECT_EQ(board->plan().grid(), waiting);
    const int below = static_cast<int>(board->stage().outer.bottom()) + 13;
    const QRect line(0, below, board->width(), board->height() - below);
    EXPECT_NE(board->grab(line).toImage(), empty.copy(line));
}

TEST(Cards, ThatWereTakenLieOnTheirSidesPileAndAreCounted) {
    const auto start = picture({"5:3", "4:2"}, Side::One),
               second = picture({"2:3", "4:2"}, Side::Two),
               third = picture({"2:3", "3:2"}, Side::One), now = picture({"1:3", "3:2"}, Side::Two);
    auto step = std::make_shared<const Step>(Side::One, "a3", Clicks{{2, 0}}, start, second);
    step = std::make_shared<const Step>(Side::Two, "b1", Clicks{{0, 1}}, second, third, step);
    step = std::make_shared<const Step>(Side::One, "a1", Clicks{{0, 0}}, third, now, step);
    const CardsPlan plan(room, {now, step});
    EXPECT_EQ(plan.taken(Side::One), 4);
    EXPECT_EQ(plan.taken(Side::Two), 1);
    const auto pieces = plan.pieces();
    EXPECT_EQ(std::ranges::count(pieces, '#', &ShownPiece::letter), 4);
    EXPECT_EQ(std::ranges::count(pieces, 'G', &ShownPiece::letter), 4);
    EXPECT_EQ(std::ranges::count(pieces, 'R', &ShownPiece::letter), 1);
    for (const ShownPiece& piece : pieces)
        EXPECT_TRUE(plan.grid().contains(piece.rect));
    EXPECT_LT(plan.pileRect(Side::One, 0).right(), plan.cellRect({0, 0}).left());
    EXPECT_GT(plan.pileRect(Side::Two, 0).left(), plan.cellRect({0, 1}).right());
    EXPECT_LT(plan.pileRect(Side::One, 3).top(), plan.pileRect(Side::One, 0).top());
    BoardRoom across = room;
    across.turned = true;
    EXPECT_GT(CardsPlan(across, {now, step}).pileRect(Side::One, 0).left(), 300);
    EXPECT_EQ(CardsPlan(room, {now}).taken(Side::One), 0) << "nothing is known of what came before";
}

// The way of a move that answers another one.
TEST(Cards, TheWayOfAMoveLeadsFromItsGapToThePileOfItsSide) {
    const auto start = picture({"5:3", "4:2"}, Side::One), now = picture({"2:3", "4:2"}, Side::Two),
               end = picture({"1:3", "4:2"}, Side::One);
    const auto first = std::make_shared<const Step>(Side::One, "a3", Clicks{{2, 0}}, start, now);
    const auto second =
        std::make_shared<const Step>(Side::Two, "a1", Clicks{{0, 0}}, now, end, first);
    const CardsPlan plan(room, {end, second});
    const QPainterPath way = plan.wayOf(*second);
    EXPECT_TRUE(plan.gapRect(0, 1).contains(way.pointAtPercent(0)));
    EXPECT_NEAR(way.pointAtPercent(1).x(), plan.pileRect(Side::Two, 0).center().x(), 1);
    EXPECT_LE(way.pointAtPercent(1).y(), plan.pileRect(Side::Two, 0).top());
    // What was taken before lay in front of that.
    EXPECT_NEAR(plan.gapRect(0, 3, 1).top(), plan.gapRect(0, 1).bottom(), 1);
    EXPECT_NEAR(plan.gapRect(0, 3, 1).height(), 3 * plan.strip(), 2);
    EXPECT_TRUE(CardsPlan(room, {end}).wayOf(*second).isEmpty()) << "there are no piles";
}

TEST(Marks, OfAReplyAreTheWayOfThePieceAndAnOutlineOfTheMoveBefore) {
    const Ruleset& towers = **gameNamed("towers");
    const auto match = matchFrom(towers, "GG/../.R/R./.. G").value();
    ASSERT_TRUE(match->play("a2"));
    ASSERT_TRUE(match->play("a5"));
    const std::unique_ptr<BoardView> view(makeBoard(towers));
    view->resize(400, 400);
    view->setScene(match->scene(match->current()));
    const QPainterPath way = view->plan().wayOf(*view->shown().scene.last);
    EXPECT_TRUE(view->cellRect({3, 0}).contains(way.pointAtPercent(0)));
    EXPECT_NEAR(way.length(), 0.64 * view->cellRect({3, 0}).height(), 1e-6)
        << "it ends before the tower";
    const QImage plain = view->grab().toImage();
    view->setMarks({.reply = true});
    const QImage marked = view->grab().toImage();
    const auto differ = [&](Cell cell) {
        const QRect rect = view->cellRect(cell).toAlignedRect();
        return plain.copy(rect) != marked.copy(rect);
    };
    EXPECT_TRUE(differ({3, 0})) << "the arrow begins here";
    EXPECT_TRUE(differ({1, 0})) << "the move before led here";
    EXPECT_FALSE(differ({2, 1}));
    const Ruleset& lines = **gameNamed("tic-tac-toe");
    const auto letters = matchFrom(lines, "X../.../... O").value();
    ASSERT_TRUE(letters->play("b2"));
    const std::unique_ptr<BoardView> plainBoard(makeBoard(lines));
    plainBoard->setScene(letters->scene(letters->current()));
    EXPECT_TRUE(plainBoard->plan().wayOf(*plainBoard->shown().scene.last).isEmpty())
        << "nothing has gone anywhere";
}

TEST(Cards, ACardHasAFaceAndABackAndTheBacksDiffer) {
    const auto image = [](auto paint) {
        QImage result(100, 140, QImage::Format_ARGB32_Premultiplied);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, QRectF(20, 20, 60, 84));
        return result;
    };
    std::vector<QImage> all;
    for (const Side side : {Side::One, Side::Two})
        all.push_back(image(
            [&](QPainter& painter, const QRectF& rect) { paintCardBack(painter, rect, side, 0); }));
    for (int suit = 0; suit < 4; ++suit)
        for (const bool pale : {false, true})
            all.push_back(image([&](QPainter& painter, const QRectF& rect) {
                paintCardFace(painter, rect, 7, suit, pale, 0);
            }));
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(all[i], all[j]) << i << " and " << j;
}

} // namespace bouton::testing
