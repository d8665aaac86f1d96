// SPDX-License-Identifier: MIT
#include <QContextMenuEvent>

#include "ui/boards/materials.h"
#include "ui/boards/set_up_form.h"
#include "ui/looks.h"
#include "ui/pixels.h"

namespace bouton::testing {

namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// A visible board with the sample picture of a game, and everything that it has reported.
struct ShownGame {
    explicit ShownGame(std::string_view id) : board(makeBoard(gameOf(id))) {
        QObject::connect(board.get(), &BoardView::clicked, [this](Cell c) { clicks.push_back(c); });
        QObject::connect(board.get(), &BoardView::turnEnded, [this] { ++turnsEnded; });
        QObject::connect(board.get(), &BoardView::clickRevoked, [this] { ++revoked; });
        QObject::connect(board.get(), &BoardView::hovered,
                         [this](const Clicks& cells) { hovered.push_back(cells); });
        board->setPalette(Theme::light().palette());
        board->setPicture(samplePicture(gameOf(id)));
        board->resize(480, 480);
        board->show();
        board->activateWindow();
        board->setFocus(Qt::TabFocusReason);
        EXPECT_TRUE(QTest::qWaitForWindowActive(board.get()));
        QTest::mouseMove(board.get(), {1, 1}); // wherever the test before has left it
    }

    QPoint centre(Cell cell) const { return board->cellRect(cell).center().toPoint(); }
    void press(Qt::Key key) { QTest::keyClick(board.get(), key); }
    void click(QPoint at, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(board.get(), button, {}, at);
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(board.get(), Qt::LeftButton, {}, from);
        QTest::mouseRelease(board.get(), Qt::LeftButton, {}, to);
    }
    // Sends what the window system sends: press, release, double click, release.
    void doubleClick(QPoint at) {
        click(at);
        QTest::mouseDClick(board.get(), Qt::LeftButton, {}, at);
        QTest::mouseRelease(board.get(), Qt::LeftButton, {}, at);
    }
    QImage image() const { return board->grab().toImage(); }
    QImage image(Cell cell) const { return board->grab(rectOf(cell)).toImage(); }
    QRect rectOf(Cell cell) const { return board->cellRect(cell).toAlignedRect(); }

    std::unique_ptr<BoardView> board;
    Clicks clicks;
    int turnsEnded = 0, revoked = 0;
    std::vector<Clicks> hovered;
};

// Whether this makes a board be painted.
template <class Act> bool paints(BoardView& board, Act act) {
    struct Watch : QObject {
        bool eventFilter(QObject*, QEvent* event) override {
            painted = painted || event->type() == QEvent::Paint;
            return false;
        }
        bool painted = false;
    } watch;
    QCoreApplication::processEvents();
    board.installEventFilter(&watch);
    act();
    return QTest::qWaitFor([&] { return watch.painted; });
}

// The picture without its pieces and cards.
Picture emptied(Picture picture) {
    for (std::string& row : picture.rows) {
        if (const auto colon = row.find(':'); colon != std::string::npos)
            row = "0" + row.substr(colon);
        else
            std::ranges::fill(row, '.');
    }
    return picture;
}

bool occupied(const Picture& picture, Cell cell) {
    const std::string& first = picture.rows.front();
    return first.find(':') != std::string::npos
           || picture.rows[static_cast<std::size_t>(cell.row)]
                          [static_cast<std::size_t>(cell.column)]
                  != '.';
}

class Boards : public ::testing::TestWithParam<const char*> {
protected:
    ShownGame shown{GetParam()};
    BoardView& board = *shown.board;
};

} // namespace

TEST(BoardTable, EveryGameOfTheCatalogueHasABoardAndASampleThatIsLegal) {
    for (const Ruleset* game : catalogue()) {
        EXPECT_TRUE(std::unique_ptr<BoardView>(makeBoard(*game))) << game->name.id;
        EXPECT_TRUE(std::unique_ptr<BoardView>(makeMiniature(*game))) << game->name.id;
        EXPECT_TRUE(game->from(samplePicture(*game))) << game->name.id;
    }
}

TEST(BoardTable, AGameWithoutABoardShowsItsStandardStartOnAPlainOne) {
    Ruleset other = gameOf("grid-nim");
    other.name.id = "no-such-game";
    const std::unique_ptr<BoardView> board(makeMiniature(other));
    EXPECT_THAT(board->picture().rows, Each("......"));
    EXPECT_EQ(board->cells().size(), 36U);
    EXPECT_EQ(makeSetUpForm(other), nullptr);
}

TEST(BoardTable, APlainBoardShowsEveryLetterOfAnyPicture) {
    Ruleset other = gameOf("grid-nim");
    other.name.id = "no-such-game";
    const std::unique_ptr<BoardView> board(makeBoard(other));
    board->resize(300, 300);
    const auto imageOf = [&](const std::vector<std::string>& rows) {
        board->setPicture({rows, Side::One});
        return board->grab().toImage();
    };
    const QImage empty = imageOf({"...", ".", "....."});
    EXPECT_EQ(board->cells().size(), 9U);
    EXPECT_FALSE(board->plan().cellAt(QPointF(299, 150)));
    const QRectF last = board->cellRect({2, 4});
    EXPECT_EQ(board->plan().cellAt(last.center()), (Cell{2, 4}));
    const QImage lettered = imageOf({"...", ".", "....7"});
    EXPECT_NE(lettered.copy(last.toRect()), empty.copy(last.toRect()));
    EXPECT_EQ(imageOf({}), imageOf({""}));
}

TEST_P(Boards, AClickReportsItsCell) {
    const Clicks all = board.cells();
    for (const Cell cell : all)
        shown.click(shown.centre(cell));
    EXPECT_EQ(shown.clicks, all);
    EXPECT_EQ(shown.turnsEnded, 0);
}

TEST_P(Boards, OnlyTheLeftButtonPressedAndReleasedOnOneCellClicksIt) {
    const Clicks all = board.cells();
    shown.click(shown.centre(all.front()), Qt::RightButton);
    shown.drag(shown.centre(all.front()), shown.centre(all.back()));
    shown.drag(shown.centre(all.front()), {1, 1});
    QTest::mousePress(&board, Qt::LeftButton, {}, shown.centre(all.front()));
    QTest::mouseRelease(&board, Qt::RightButton, {}, shown.centre(all.front()));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, {1, 1});
    shown.click({1, 1});
    shown.click({478, 478});
    shown.doubleClick({1, 1});
    EXPECT_THAT(shown.clicks, IsEmpty());
    EXPECT_EQ(shown.turnsEnded, 0);
}

TEST_P(Boards, APressIsForgottenWhenThePositionChanges) {
    const QPoint cell = shown.centre(board.cells().front());
    QTest::mousePress(&board, Qt::LeftButton, {}, cell);
    board.setPicture(emptied(board.picture()));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, cell);
    EXPECT_THAT(shown.clicks, IsEmpty());
}

TEST_P(Boards, ADoubleClickClicksOnceAndEndsATurnThatGrowsIfItIsOnACellOfTheMove) {
    const Cell cell = board.cells().back();
    shown.doubleClick(shown.centre(cell)); // its first click has played a whole move
    EXPECT_THAT(shown.clicks, ElementsAre(cell));
    board.setMarks({.chosen = {board.cells().front()}});
    shown.doubleClick(shown.centre(cell));
    EXPECT_EQ(shown.turnsEnded, 0);
    shown.clicks.clear();
    board.setMarks({.chosen = {cell}});
    shown.doubleClick(shown.centre(cell));
    EXPECT_EQ(shown.turnsEnded, 1);
    EXPECT_THAT(shown.clicks, ElementsAre(cell));
}

TEST_P(Boards, EnterEndsTheTurnAndEscapeRevokesAClick) {
    shown.press(Qt::Key_Return);
    shown.press(Qt::Key_Enter);
    shown.press(Qt::Key_Escape);
    EXPECT_EQ(shown.turnsEnded, 2);
    EXPECT_EQ(shown.revoked, 1);
    EXPECT_THAT(shown.clicks, IsEmpty());
}

TEST_P(Boards, AKeyIsTheirsPressedOnceAndWithoutModifiersButOnTheKeypad) {
    QTest::keyClick(&board, Qt::Key_Enter, Qt::KeypadModifier);
    EXPECT_EQ(shown.turnsEnded, 1);
    QTest::keyClick(&board, Qt::Key_Enter, Qt::ControlModifier);
    EXPECT_EQ(shown.turnsEnded, 1);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, {}, QStringLiteral(" "), true);
    QApplication::sendEvent(&board, &held);
    EXPECT_THAT(shown.clicks, IsEmpty());
}

// The arrows and Space reach every cell from every other. The test goes right through all columns,
// then down in each.
TEST_P(Boards, ArrowsAndSpaceReachEveryCell) {
    const Clicks all = board.cells();
    const int columns = std::ranges::max(all, {}, &Cell::column).column + 1;
    for (int column = 0; column < columns; ++column) {
        for (int i = 0; i < 12; ++i)
            shown.press(Qt::Key_Up);
        Cell before{-1, -1};
        for (shown.press(Qt::Key_Space); shown.clicks.back() != before;) {
            before = shown.clicks.back();
            shown.press(Qt::Key_Down);
            shown.press(Qt::Key_Space);
        }
        shown.press(Qt::Key_Right);
    }
    std::ranges::sort(shown.clicks);
    const auto rest = std::ranges::unique(shown.clicks);
    shown.clicks.erase(rest.begin(), rest.end());
    EXPECT_EQ(shown.clicks, all);
}

TEST_P(Boards, TheFirstArrowShowsTheFocusAndTheMouseHidesIt) {
    shown.click({1, 1});
    const QImage without = shown.image();
    const Cell focus = board.focusCell();
    shown.press(Qt::Key_Right);
    EXPECT_EQ(board.focusCell(), focus);
    EXPECT_NE(shown.image(), without);
    shown.press(Qt::Key_Right);
    EXPECT_NE(board.focusCell(), focus);
    shown.click({1, 1});
    EXPECT_EQ(shown.image(), without);
}

TEST_P(Boards, ShowTheFocusThatComesByKeysAlone) {
    board.clearFocus();
    const QImage plain = shown.image();
    for (const auto& [reason, shows] : {std::pair(Qt::TabFocusReason, true),
                                        {Qt::BacktabFocusReason, true},
                                        {Qt::ShortcutFocusReason, true},
                                        {Qt::MouseFocusReason, false},
                                        {Qt::OtherFocusReason, false},
                                        {Qt::ActiveWindowFocusReason, false}}) {
        board.setFocus(reason);
        ASSERT_TRUE(board.hasFocus());
        EXPECT_EQ(shown.image() != plain, shows) << reason;
        board.clearFocus();
        EXPECT_EQ(shown.image(), plain) << reason;
    }
    board.focusOn(board.cells().front());
    EXPECT_TRUE(board.hasFocus());
    EXPECT_NE(shown.image(), plain) << "asked for by name";
}

TEST_P(Boards, APreviewShowsNeitherTheMouseNorTheKeys) {
    const Clicks all = board.cells();
    shown.click({1, 1});
    board.setMarks({.next = {all.front()}});
    int dismissed = 0;
    QObject::connect(&board, &BoardView::previewDismissed, [&] { ++dismissed; });
    board.dismissPreview();
    EXPECT_EQ(dismissed, 0) << "there is none";
    board.setPreview(board.shown().scene);
    EXPECT_TRUE(board.marks() == BoardMarks{});
    const QImage plain = shown.image();
    QTest::mouseMove(&board, shown.centre(all.front()));
    EXPECT_EQ(shown.image(), plain);
    board.focusOn(all.back());
    EXPECT_EQ(shown.image(), plain);
    shown.press(Qt::Key_Escape);
    EXPECT_EQ(dismissed, 1);
    EXPECT_EQ(board.focusCell(), all.back()) << "the keys stay where they are";
    shown.click(shown.centre(all.front()));
    EXPECT_EQ(dismissed, 2);
    EXPECT_EQ(board.focusCell(), all.front());
    EXPECT_THAT(shown.clicks, IsEmpty());
    board.setPreview({});
    EXPECT_TRUE(board.marks() == (BoardMarks{.next = {all.front()}}));
}

TEST_P(Boards, TellEachCellThatTheMouseComesOverOnce) {
    const Clicks all = board.cells();
    shown.hovered.clear();
    QTest::mouseMove(&board, shown.centre(all.front()));
    QTest::mouseMove(&board, shown.centre(all.front()) + QPoint(1, 1));
    QTest::mouseMove(&board, shown.centre(all.back()));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&board, &leave);
    EXPECT_EQ(board.hoveredCell(), std::nullopt);
    EXPECT_THAT(shown.hovered, ElementsAre(Clicks{all.front()}, Clicks{all.back()}, Clicks{}));
    QTest::mouseMove(&board, shown.centre(all.front()));
    board.setTurned(true);
    EXPECT_NE(board.hoveredCell(), all.front()) << "the mouse is where it was";
    board.setTurned(false);
    EXPECT_EQ(board.hoveredCell(), all.front());
    EXPECT_EQ(board.cursor().shape(), Qt::ArrowCursor);
    board.setMarks({.next = {all.front()}});
    EXPECT_EQ(board.cursor().shape(), Qt::PointingHandCursor);
    board.setInteractive(true);
    EXPECT_EQ(board.hoveredCell(), all.front());
    board.setInteractive(false);
    EXPECT_EQ(board.hoveredCell(), std::nullopt);
}

TEST_P(Boards, AskForTheirMenuWhereTheMouseIsOrTheKeysAre) {
    const Cell first = board.cells().front(), last = board.cells().back();
    QPoint where;
    std::optional<Cell> of;
    QObject::connect(&board, &BoardView::menuWanted, [&](QPoint global, std::optional<Cell> cell) {
        where = global;
        of = cell;
    });
    const auto ask = [&](QContextMenuEvent::Reason reason, QPoint at) {
        QContextMenuEvent event(reason, at, QPoint(77, 99));
        QApplication::sendEvent(&board, &event);
    };
    board.focusOn(last);
    const QImage framed = shown.image();
    QTest::mousePress(&board, Qt::LeftButton, {}, shown.centre(first));
    ask(QContextMenuEvent::Keyboard, {1, 1});
    EXPECT_EQ(where, board.mapToGlobal(shown.centre(last)));
    EXPECT_EQ(of, last);
    EXPECT_EQ(shown.image(), framed) << "the frame is shown";
    QTest::mouseRelease(&board, Qt::LeftButton, {}, shown.centre(first));
    EXPECT_THAT(shown.clicks, IsEmpty()) << "what was pressed is let go";
    ask(QContextMenuEvent::Mouse, shown.centre(first));
    EXPECT_EQ(where, QPoint(77, 99));
    EXPECT_EQ(of, first);
    EXPECT_NE(shown.image(), framed);
    ask(QContextMenuEvent::Mouse, {1, 1});
    EXPECT_EQ(of, std::nullopt);
}

TEST_P(Boards, ArePaintedAnewWhereWhatTheyShowChanges) {
    const Clicks cell{board.cells().front()};
    const auto expect = [&](const char* what, auto act) {
        EXPECT_TRUE(paints(board, act)) << what;
    };
    expect("marks", [&] { board.setMarks({.chosen = cell}); });
    expect("values", [&] { board.setOverlay({.worths = {{.cell = cell.front()}}}); });
    expect("light", [&] { board.light(cell); });
    expect("a preview", [&] { board.setPreview(board.shown().scene); });
    expect("none", [&] { board.setPreview({}); });
    expect("no moves", [&] { board.setLegalMovesShown(false); });
    expect("no coordinates", [&] { board.setCoordinatesShown(false); });
    expect("letters", [&] { board.setLeastLetters(20); });
    expect("turned", [&] { board.setTurned(true); });
    expect("set up", [&] { board.setEditing(true); });
    expect("other colours", [&] { board.setPalette(Theme::dark().palette()); });
    expect("other letters", [&] { board.setFont(QFont(board.font().family(), 21)); });
    expect("the mouse", [&] { QTest::mouseMove(&board, shown.centre(cell.front())); });
    expect("a press", [&] { QTest::mousePress(&board, Qt::LeftButton, {}, {1, 1}); });
    expect("a release", [&] {
        QTest::mousePress(&board, Qt::LeftButton, {}, shown.centre(cell.front()));
        QCoreApplication::processEvents();
        QTest::mouseRelease(&board, Qt::LeftButton, {}, shown.centre(cell.front()));
    });
    expect("a key", [&] { shown.press(Qt::Key_Up); });
    expect("another focus", [&] { board.focusOn(board.cells().back()); });
    expect("no focus", [&] { board.clearFocus(); });
    expect("the focus", [&] { board.setFocus(); });
    expect("off", [&] { board.setInteractive(false); });
}

TEST_P(Boards, EveryPieceIsSeen) {
    const Picture sample = samplePicture(gameOf(GetParam()));
    const Clicks all = board.cells();
    std::vector<std::pair<QRect, QImage>> seen;
    for (const Cell cell : all)
        if (occupied(sample, cell))
            seen.emplace_back(shown.rectOf(cell), shown.image(cell));
    ASSERT_FALSE(seen.empty());
    board.setPicture(emptied(sample));
    for (const auto& [rect, image] : seen)
        EXPECT_NE(board.grab(rect).toImage(), image);
}

TEST_P(Boards, EveryMarkIsSeenAndMarksDiffer) {
    const Cell cell = board.cells().front();
    std::vector<QImage> images{shown.image()};
    const Clicks one{cell};
    for (const BoardView::Marks& marks :
         {BoardView::Marks{.next = one}, {.chosen = one}, {.named = one}}) {
        board.setMarks(marks);
        images.push_back(shown.image());
    }
    board.setMarks({});
    const auto picture = std::make_shared<const Picture>(board.picture());
    board.setScene(
        {picture, std::make_shared<const Step>(Side::One, nameOf(one), one, picture, picture)});
    images.push_back(shown.image());
    for (std::size_t i = 0; i < images.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(images[i], images[j]) << i << " and " << j;
}

TEST_P(Boards, LegalMovesCanBeHiddenAndStillGlowUnderTheMouse) {
    const QImage plain = shown.image();
    const Clicks all = board.cells();
    board.setLegalMovesShown(false);
    board.setMarks({.next = {all.front()}});
    EXPECT_EQ(shown.image(), plain);
    QTest::mouseMove(&board, shown.centre(all.back()));
    EXPECT_EQ(shown.image(), plain);
    QTest::mouseMove(&board, shown.centre(all.front()));
    EXPECT_NE(shown.image(), plain);
    QTest::mouseMove(&board, {1, 1});
    EXPECT_EQ(shown.image(), plain);
}

TEST_P(Boards, EveryCellGlowsUnderTheMouseWhereAnyClickIsTaken) {
    board.setEditing(true);
    const QImage plain = shown.image();
    for (const Cell cell : board.cells()) {
        QTest::mouseMove(&board, shown.centre(cell));
        EXPECT_NE(shown.image(), plain);
    }
}

TEST_P(Boards, FollowThePalette) {
    const QImage light = shown.image();
    board.setPalette(Theme::dark().palette());
    EXPECT_NE(shown.image(), light);
}

TEST_P(Boards, AMiniatureTakesNeitherClicksNorFocus) {
    const std::unique_ptr<BoardView> small(makeMiniature(gameOf(GetParam())));
    EXPECT_EQ(small->picture(), samplePicture(gameOf(GetParam())));
    EXPECT_EQ(small->focusPolicy(), Qt::NoFocus);
    EXPECT_TRUE(small->testAttribute(Qt::WA_TransparentForMouseEvents));
    EXPECT_EQ(small->sizeHint(), QSize(144, 144));
    EXPECT_EQ(small->minimumSizeHint(), QSize(64, 64));
    small->resize(144, 144);
    QImage blank = small->grab().toImage();
    blank.fill(small->palette().color(QPalette::Window));
    EXPECT_NE(small->grab().toImage(), blank);
    small->setInteractive(true);
    EXPECT_EQ(small->focusPolicy(), Qt::StrongFocus);
    EXPECT_FALSE(small->testAttribute(Qt::WA_TransparentForMouseEvents));
    EXPECT_EQ(small->sizeHint(), QSize(640, 640));
    EXPECT_EQ(small->minimumSizeHint(), QSize(240, 240));
}

TEST_P(Boards, CellsLieInsideTheWidgetAtEverySizeAndDoNotOverlap) {
    for (const QSize size : {QSize(240, 240), QSize(1200, 500), QSize(333, 777)}) {
        board.resize(size);
        const Clicks all = board.cells();
        for (const Cell cell : all) {
            const QRectF rect = board.cellRect(cell);
            EXPECT_FALSE(rect.isEmpty());
            EXPECT_TRUE(QRectF(board.rect()).contains(rect));
            EXPECT_EQ(board.plan().cellAt(rect.center()), cell);
        }
    }
    EXPECT_TRUE(board.cellRect({-1, 0}).isEmpty());
    EXPECT_TRUE(board.cellRect({99, 0}).isEmpty());
    EXPECT_TRUE(board.cellRect({0, 99}).isEmpty());
}

TEST_P(Boards, SayTheirPictureInWords) {
    EXPECT_EQ(board.accessibleName(), gameOf(GetParam()).name.title);
    const auto words = [this] { return wordsOf(board.look(), board.plan(), board.shown()); };
    const QString before = words();
    EXPECT_FALSE(before.isEmpty());
    board.setPicture(emptied(board.picture()));
    EXPECT_NE(words(), before);
    // Where it is but looked at it is described by them, whatever it shows.
    board.setInteractive(false);
    const QString described = board.accessibleDescription();
    EXPECT_EQ(described, words());
    board.setOverlay({.worths = {{.cell = {0, 0}, .words = QStringLiteral("wins")}}});
    EXPECT_EQ(board.accessibleDescription(), described + " Values: a1 wins.");
    board.setOverlay({});
    board.setPreview(Scene{std::make_shared<const Picture>(samplePicture(gameOf(GetParam())))});
    EXPECT_NE(board.accessibleDescription(), described);
    EXPECT_EQ(board.accessibleDescription(), words());
}

TEST_P(Boards, SurvivePicturesOfAnyShape) {
    for (const Picture& odd : {Picture{}, Picture{{""}, {}}, Picture{{".", "....", ":"}, {}}}) {
        board.setPicture(odd);
        board.setMarks({{{0, 0}}, {{1, 9}}, {{9, 1}}, {{5, 5}}});
        shown.image();
        shown.click({240, 240});
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Space);
    }
}

INSTANTIATE_TEST_SUITE_P(AllGames, Boards, ::testing::ValuesIn(gameIds), nameOfGame);

TEST(BoardView, CarriesThePieceThatIsPressedAndNotTheOneBefore) {
    const auto carry = [](ShownGame& shown, char letter) {
        const std::vector<ShownPiece> pieces = shown.board->plan().pieces();
        const auto piece = std::ranges::find(pieces, letter, &ShownPiece::letter);
        const QPoint corner = shown.centre({0, 0});
        QTest::mousePress(shown.board.get(), Qt::LeftButton, {}, shown.centre(piece->cell));
        QTest::mouseMove(shown.board.get(), corner);
        const QImage image = shown.image({0, 0});
        QTest::mouseRelease(shown.board.get(), Qt::LeftButton, {}, corner);
        return image;
    };
    ShownGame one("reversi"), other("reversi");
    one.board->setEditing(true);
    other.board->setEditing(true);
    EXPECT_NE(carry(one, 'X'), carry(one, 'O'));
    EXPECT_EQ(carry(one, 'X'), carry(other, 'X'));
}

TEST(BoardView, IsPaintedAnewWhereverAPieceIsDragged) {
    ShownGame shown("reversi");
    shown.board->setEditing(true);
    const QPoint piece = shown.centre({3, 3});
    QTest::mouseMove(shown.board.get(), piece);
    QTest::mousePress(shown.board.get(), Qt::LeftButton, {}, piece);
    QTest::mouseMove(shown.board.get(), piece + QPoint(QApplication::startDragDistance(), 0));
    EXPECT_TRUE(paints(*shown.board, [&] {
        QTest::mouseMove(shown.board.get(),
                         piece + QPoint(QApplication::startDragDistance() + 2, 0));
    })) << "within its cell, too";
    QTest::mouseRelease(shown.board.get(), Qt::LeftButton, {}, piece);
}

TEST(CardsBoard, CountsCardsFromTheFrontAndWhatIsLeftStaysInItsPlace) {
    ShownGame shown("cards");
    BoardView& board = *shown.board;
    board.setPicture({{"5:3", "2:2"}, Side::One});
    const QRectF front = board.cellRect({0, 0}), third = board.cellRect({2, 0}),
                 back = board.cellRect({4, 0}), fourth = board.cellRect({3, 0});
    EXPECT_GT(front.top(), third.top());
    EXPECT_GT(third.top(), back.top());
    EXPECT_GT(front.height(), third.height()) << "of the others one sees the head";
    EXPECT_TRUE(board.cellRect({5, 0}).isEmpty());
    board.setPicture({{"2:3", "2:2"}, Side::Two}); // three cards taken
    EXPECT_EQ(board.cellRect({1, 0}), back);
    EXPECT_EQ(board.cellRect({0, 0}).topLeft(), fourth.topLeft());
}

TEST(CardsBoard, LeavesRoomForTheGapOfTheLastMove) {
    ShownGame shown("cards");
    shown.board->resize(480, 240);
    shown.board->setPicture({{"1:12"}, Side::One});
    const QRectF alone = shown.board->cellRect({0, 0});
    const auto before = std::make_shared<const Picture>(Picture{{"12:12"}, Side::Two});
    const auto after = std::make_shared<const Picture>(shown.board->picture());
    shown.board->setScene(
        {after, std::make_shared<const Step>(Side::Two, "a11", Clicks{{10, 0}}, before,
                                             after)}); // eleven cards were taken
    EXPECT_LT(shown.board->cellRect({0, 0}).height(), alone.height());
}

// As large as the board of a window of 800x600.
TEST(CardsBoard, OfEightGroupsOfSixtyShowsTwelveHeadsAndTheRestAsAPile) {
    ShownGame shown("cards");
    BoardView& board = *shown.board;
    board.resize(520, 480);
    board.setPicture({std::vector<std::string>(8, "60:60"), Side::One});
    for (int group = 0; group < 8; ++group) {
        for (int row = 0; row < 60; ++row) {
            const Cell cell{row, group};
            const QRectF rect = board.cellRect(cell);
            ASSERT_TRUE(QRectF(board.rect()).contains(rect)) << nameOf(cell);
            EXPECT_EQ(board.plan().cellAt(rect.center()), cell) << nameOf(cell);
            EXPECT_TRUE(row == 0 || row >= 12 || rect.height() >= 9) << "its number can be read";
            EXPECT_EQ(board.plan().worthRect(cell).isEmpty(), row >= 12) << nameOf(cell);
            EXPECT_TRUE(board.plan().holds(cell));
        }
        EXPECT_LT(board.cellRect({59, group}).height(), 4) << "an edge";
        EXPECT_FALSE(board.plan().holds({60, group}));
    }
    EXPECT_TRUE(board.look()
                    .words(board.look(), board.plan())
                    .startsWith("Group a: cards left: 60; take up to 60."));
    // Under the mouse an edge says how many it takes, on a plate above what is taken.
    Clicks all(60);
    for (int row = 0; row < 60; ++row)
        all[static_cast<std::size_t>(row)] = {row, 2};
    board.setMarks({.next = all});
    const auto plateOver = [&](Cell cell) {
        QTest::mouseMove(&board, shown.centre(cell));
        const QRect taken = shown.rectOf(cell);
        return pixelsOf(
            board.grab(QRect(taken.left(), taken.top() - 8, taken.width(), 5)).toImage(),
            boardAccent());
    };
    EXPECT_EQ(plateOver({5, 2}), 0);
    EXPECT_GT(plateOver({30, 2}), 40);
    // What lies behind comes to be seen as the group gets smaller.
    board.setPicture({{"12:60"}, Side::One});
    EXPECT_GE(board.cellRect({11, 0}).height(), 9);
    EXPECT_TRUE(board.cellRect({12, 0}).isEmpty());
}

TEST(CardsBoard, AnEmptyGroupHasNoCells) {
    ShownGame shown("cards");
    shown.board->setPicture({{"0:3", "2:2"}, Side::One});
    EXPECT_THAT(shown.board->cells(), ElementsAre(Cell{0, 1}, Cell{1, 1}));
    shown.press(Qt::Key_Left);
    shown.press(Qt::Key_Left);
    shown.press(Qt::Key_Space);
    EXPECT_THAT(shown.clicks, ElementsAre(Cell{0, 1}));
}

TEST(BoardOverlay, ANumberLeavesTheMiddleOfItsCellToWhatElseIsThere) {
    ShownGame shown("trojan-horse");
    const Clicks cell{{0, 0}};
    QRect rect(0, 0, 16, 16);
    rect.moveCenter(shown.centre(cell.front()));
    const auto middle = [&](const Overlay& overlay) {
        shown.board->setOverlay(overlay);
        return shown.board->grab(rect).toImage();
    };
    const Overlay number{.map = {{cell, 0, "3"}}}, worth{.worths = {{cell.front(), Outcome::Win}}};
    EXPECT_NE(middle(number), middle({}));
    EXPECT_EQ(middle({worth.worths, number.map}), middle(worth));
    shown.board->setMarks({.next = cell});
    EXPECT_EQ(middle(number), middle({}));
}

TEST(Theme, IsLightOrDarkAsThePalette) {
    EXPECT_FALSE(Theme::of(Theme::light().palette()).isDark);
    EXPECT_TRUE(Theme::of(Theme::dark().palette()).isDark);
    EXPECT_EQ(Theme::light().side(Side::One), QColor("#009E73"));
    EXPECT_EQ(Theme::dark().side(Side::Two), QColor("#C8421F"));
}

} // namespace bouton::testing
