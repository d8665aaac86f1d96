#include <gmock/gmock.h>

#include <QHash>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <tuple>

#include "games/catalogue.h"
#include "ui/boards/board_table.h"
#include "ui/boards/cards_board.h"
#include "ui/boards/legend.h"
#include "ui/boards/looks.h"
#include "ui/boards/playing_card.h"
#include "ui/theme/theme.h"

// How the boards look, measured in the pixels that they are made of.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;

const Ruleset& gameOf(std::string_view id) { return *gameNamed(id).value(); }

double luminance(QRgb pixel) {
    const auto linear = [](int value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(pixel)) + 0.7152 * linear(qGreen(pixel))
           + 0.0722 * linear(qBlue(pixel));
}
double contrast(QRgb a, QRgb b) {
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}
double lightness(QRgb pixel) { return 116 * std::cbrt(luminance(pixel)) - 16; } // L*

// The most of it between any pixel and the one that occurs most: a text and what it stands on.
double contrastWithin(const QImage& image) {
    QHash<QRgb, int> count;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ++count[image.pixel(x, y)];
    QRgb ground = 0;
    int most = 0;
    for (auto it = count.cbegin(); it != count.cend(); ++it)
        if (it.value() > most) {
            most = it.value();
            ground = it.key();
        }
    double result = 1;
    for (auto it = count.cbegin(); it != count.cend(); ++it)
        result = std::max(result, contrast(it.key(), ground));
    return result;
}

// The least contrast in any of 48 directions between the ground and the rim of what stands on it.
// The rim is the outer tenth of the cell from where something is seen that stands out at all.
double rimContrast(const QImage& without, const QImage& with) {
    const QPointF centre(with.width() / 2.0, with.height() / 2.0);
    const double reach = with.width() / 2.0 - 1;
    double least = 100;
    for (int i = 0; i < 48; ++i) {
        const double angle = 2 * std::numbers::pi * i / 48;
        const QPointF way(std::cos(angle), std::sin(angle));
        double best = 1, from = -1;
        for (double at = reach; at > 0; at -= 0.5) {
            const QPoint point = (centre + way * at).toPoint();
            const double now = contrast(with.pixel(point), without.pixel(point));
            if (now > 1.5 && from < 0)
                from = at;
            if (from >= 0 && at < from - with.width() / 10.0)
                break;
            best = std::max(best, now);
        }
        least = std::min(least, best);
    }
    return least;
}

// Pieces that lie on a board of 4 x 4, of which each stands on two grounds.
struct Kind {
    const char* game;
    std::string letters;
};
const Kind kinds[] = {{"tic-tac-toe", "XO"}, {"reversi", "XO"},  {"towers", "GR"},
                      {"trojan-horse", "H"}, {"grid-nim", "GR"}, {"no-such-game", "7"}};

std::unique_ptr<BoardView> boardOf(const Kind& kind, const Theme& theme) {
    Ruleset game = gameOf(kind.game == std::string_view("no-such-game") ? "grid-nim" : kind.game);
    game.name.id = kind.game;
    std::unique_ptr<BoardView> board(makeBoard(game));
    board->setPalette(theme.palette());
    board->resize(400, 400);
    return board;
}

QImage imageOf(BoardView& board, char letter) {
    board.setPicture({std::vector<std::string>(4, std::string(4, letter)), Side::One});
    return board.grab().toImage();
}

const Theme& themeOf(bool dark) { return dark ? Theme::dark() : Theme::light(); }

class Looks : public ::testing::TestWithParam<bool> {
protected:
    const Theme& theme() const { return themeOf(GetParam()); }
};

// How a piece is drawn, wherever it is.
struct How {
    char from = '.';
    double turned = 1, drawn = 1, lift = 0;
};

// A piece in the middle of an image, with a cell's width of room at each side.
QImage alone(const BoardLook& look, int side, char letter, How how = {}, Cell cell = {},
             bool kept = true) {
    QImage image(3 * side, 3 * side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!kept)
        painter.shear(1e-7, 0); // what is sheared is painted directly
    look.piece(painter, {.letter = letter,
                         .cell = cell,
                         .rect = QRectF(side, side, side, side),
                         .from = how.from,
                         .turned = how.turned,
                         .drawn = how.drawn,
                         .lift = how.lift});
    return image;
}

// Whether anything is seen in the outer half of the room at the sides.
bool spills(const QImage& image) {
    const int free = image.width() / 6;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool inside =
                x >= free && y >= free && x < image.width() - free && y < image.height() - free;
            if (!inside && qAlpha(image.pixel(x, y)) > 0)
                return true;
        }
    return false;
}

// Where something is seen.
QRect seenIn(const QImage& image) {
    QRect all;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 24)
                all |= QRect(x, y, 1, 1);
    return all;
}

const BoardLook looks[] = {ticTacToeLook(), reversiLook(), towersLook(), trojanHorseLook(),
                           gridNimLook()};
const char letters[] = {'X', 'O', 'G', 'H', 'R'};

} // namespace

TEST_P(Looks, TheRimOfEveryPieceStandsOutFromEveryGround) {
    for (const Kind& kind : kinds) {
        const auto board = boardOf(kind, theme());
        const QImage without = imageOf(*board, '.');
        for (const char letter : kind.letters) {
            const QImage with = imageOf(*board, letter);
            for (const Cell cell : {Cell{1, 1}, Cell{1, 2}, Cell{3, 3}}) {
                const QRect rect = board->cellRect(cell).toRect();
                EXPECT_GE(rimContrast(without.copy(rect), with.copy(rect)), 3.0)
                    << kind.game << ' ' << letter << " in " << nameOf(cell);
            }
        }
    }
}

TEST_P(Looks, TheSidesArePiecesOfDifferentLightness) {
    for (const Kind& kind : kinds) {
        if (kind.letters.size() < 2)
            continue;
        const auto board = boardOf(kind, theme());
        const QImage without = imageOf(*board, '.');
        double means[2];
        for (int side = 0; side < 2; ++side) {
            const QImage with = imageOf(*board, kind.letters[static_cast<std::size_t>(side)]);
            const QRect rect = board->cellRect({1, 2}).toRect();
            double sum = 0;
            int count = 0;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                for (int x = rect.left(); x <= rect.right(); ++x)
                    if (contrast(with.pixel(x, y), without.pixel(x, y)) > 1.3) {
                        sum += lightness(with.pixel(x, y));
                        ++count;
                    }
            means[side] = sum / std::max(count, 1);
        }
        EXPECT_GE(std::abs(means[0] - means[1]), 8) << kind.game;
    }
}

TEST_P(Looks, EveryTextOnABoardCanBeRead) {
    for (const Kind& kind : kinds) {
        const auto board = boardOf(kind, theme());
        imageOf(*board, '.');
        const Stage stage = board->stage();
        const QImage image = board->grab().toImage();
        const double frame = stage.grid.left() - stage.outer.left();
        for (const int column : {0, 3}) {
            const QRectF cell = board->cellRect({0, column});
            const QRectF label(cell.center().x() - 10, stage.grid.top() - frame + 3, 20, frame - 6);
            EXPECT_GE(contrastWithin(image.copy(label.toRect())), 4.5) << kind.game;
        }
        for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
            for (const Cell cell : {Cell{1, 1}, Cell{1, 2}}) {
                board->setOverlay({.worths = {{cell, outcome, true, false, "+8", {}}}});
                QRectF text(0, 0, 26, 20);
                text.moveCenter(board->cellRect(cell).center());
                EXPECT_GE(contrastWithin(board->grab(text.toRect()).toImage()), 4.5)
                    << kind.game << ' ' << static_cast<int>(outcome);
            }
        for (const double heat : {0.0, 0.5, 1.0}) {
            board->setOverlay({.map = {{{{1, 1}}, heat, "8"}}});
            QRectF text(0, 0, 30, 30);
            text.moveCenter(board->cellRect({1, 1}).center());
            EXPECT_GE(contrastWithin(board->grab(text.toRect()).toImage()), 4.5)
                << kind.game << " heat " << heat;
        }
        const QColor colours[] = {board->material().ground[0], board->material().ground[1],
                                  board->material().second[0], board->material().second[1]};
        for (const QColor& ground : colours) {
            EXPECT_GE(contrast(board->material().mark.rgb(), ground.rgb()), 4.5) << kind.game;
            EXPECT_GE(contrast(board->material().accent.rgb(), ground.rgb()), 3) << kind.game;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(ByDayAndByNight, Looks, ::testing::Bool(),
                         [](const auto& dark) { return dark.param ? "Dark" : "Light"; });

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

TEST(Pieces, AStrokeGrowsInTheOrderOfTheHand) {
    const BoardLook look = ticTacToeLook();
    const auto ink = [&](char letter, double drawn) {
        const QImage image = alone(look, 90, letter, {.drawn = drawn});
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += qAlpha(image.pixel(x, y)) > 128;
        return count;
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

TEST(Marks, OfAGrowingTurnTheLastCellBearsATick) {
    const auto board = boardOf({"grid-nim", "GR"}, Theme::light());
    imageOf(*board, '.');
    const auto corner = [&](Cell cell) {
        const QRectF rect = board->cellRect(cell);
        return board->grab(QRect(rect.topRight().toPoint() - QPoint(24, -8), QSize(14, 14)))
            .toImage();
    };
    const auto blue = [](const QImage& image) { // of the pixels
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == boardAccent();
        return count;
    };
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
              QStringList({"Numbers", "wins", "loses", "best"}));
    EXPECT_EQ(words({.worths = {guess}, .legend = Overlay::Legend{{}, 3}}),
              QStringList({"draws", "estimated at depth 3"}));
    EXPECT_EQ(words({.worths = {guess}, .legend = Overlay::Legend{}}),
              QStringList({"draws", "estimated"}));
}

TEST(Legend, HasARoomBelowTheBoardThatDoesNotComeAndGoWithWhatIsKnown) {
    const auto board = boardOf({"towers", "GR"}, Theme::light());
    imageOf(*board, '.');
    const QRectF none = board->gridRect();
    board->setOverlay({.legend = Overlay::Legend{}});
    const QRectF waiting = board->gridRect();
    EXPECT_LT(waiting.height(), none.height());
    const QImage empty = board->grab().toImage();
    board->setOverlay({.worths = {{{1, 1}, Outcome::Win, true, true, "1", {}}},
                       .legend = Overlay::Legend{"Nimber after the move", 0}});
    EXPECT_EQ(board->gridRect(), waiting);
    const int below = static_cast<int>(board->stage().outer.bottom()) + 13;
    const QRect line(0, below, board->width(), board->height() - below);
    EXPECT_NE(board->grab(line).toImage(), empty.copy(line));
}

TEST(Cards, ThatWereTakenLieOnTheirSidesPileAndAreCounted) {
    CardsBoard board(QStringLiteral("Cards"));
    board.resize(600, 500);
    const auto picture = [](std::vector<std::string> rows, Side side) {
        return std::make_shared<const Picture>(Picture{std::move(rows), side});
    };
    const auto start = picture({"5:3", "4:2"}, Side::One),
               second = picture({"2:3", "4:2"}, Side::Two),
               third = picture({"2:3", "3:2"}, Side::One), now = picture({"1:3", "3:2"}, Side::Two);
    auto step = std::make_shared<const Step>(Side::One, "a3", Clicks{{2, 0}}, start, second);
    step = std::make_shared<const Step>(Side::Two, "b1", Clicks{{0, 1}}, second, third, step);
    step = std::make_shared<const Step>(Side::One, "a1", Clicks{{0, 0}}, third, now, step);
    board.setScene({now, step});
    EXPECT_EQ(board.taken(Side::One), 4);
    EXPECT_EQ(board.taken(Side::Two), 1);
    const auto pieces = board.pieces();
    EXPECT_EQ(std::ranges::count(pieces, '#', &ShownPiece::letter), 4);
    EXPECT_EQ(std::ranges::count(pieces, 'G', &ShownPiece::letter), 4);
    EXPECT_EQ(std::ranges::count(pieces, 'R', &ShownPiece::letter), 1);
    for (const ShownPiece& piece : pieces)
        EXPECT_TRUE(board.gridRect().contains(piece.rect));
    EXPECT_LT(board.pileRect(Side::One, 0).right(), board.cellRect({0, 0}).left());
    EXPECT_GT(board.pileRect(Side::Two, 0).left(), board.cellRect({0, 1}).right());
    EXPECT_LT(board.pileRect(Side::One, 3).top(), board.pileRect(Side::One, 0).top());
    board.setPicture(*now);
    EXPECT_EQ(board.taken(Side::One), 0) << "nothing is known of what came before";
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
