#include <QCheckBox>
#include <QContextMenuEvent>
#include <QRadioButton>
#include <QSpinBox>

#include <algorithm>

#include "core/random.h"
#include "games/cards/cards.h"
#include "ui/controls/number_box.h"
#include "ui/game/board_menu.h"
#include "ui/game/editor_panel.h"
#include "ui/game/set_up_panel.h"
#include "ui/support.h"

// Positions are set up by hand, with real clicks, drags and keys, and played or analysed from
// there.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;
using Rows = std::vector<std::string>;

class EditorOfPositions : public Window {
protected:
    void edit(std::string_view id) {
        openGame(id);
        press("editButton");
        QCoreApplication::processEvents();
    }
    QPoint centre(Cell cell) { return board().cellRect(cell).center().toPoint(); }
    BoardView& board() { return *page().board(); }
    void drag(Cell from, QPoint to) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, centre(from));
        QTest::mouseMove(&board(), (centre(from) + to) / 2);
        QTest::mouseMove(&board(), to);
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, to);
    }
    void key(int key) { QTest::keyClick(&board(), static_cast<Qt::Key>(key)); }
    // Moves the frame of the board to a cell by the arrows.
    void walkTo(Cell cell) {
        board().setFocus();
        for (int i = 0; i < 60 && board().focusCell() != cell; ++i) {
            const Cell at = board().focusCell();
            key(at.row < cell.row         ? Qt::Key_Down
                : at.row > cell.row       ? Qt::Key_Up
                : at.column < cell.column ? Qt::Key_Right
                                          : Qt::Key_Left);
        }
        ASSERT_EQ(board().focusCell(), cell);
    }
    void undo() { QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() {
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    Rows rows() { return session().picture().rows; }
    std::string position() { return write(session().picture(), session().game().name.letters); }
    bool canStart() { return find<QAbstractButton>("startButton")->isEnabled(); }
    QAction* entry(const char* name) {
        return find<BoardMenu>("boardMenu")->findChild<QAction*>(QString::fromLatin1(name));
    }
    void openMenu(QContextMenuEvent::Reason reason, Cell cell) {
        QContextMenuEvent event(reason, centre(cell), board().mapToGlobal(centre(cell)));
        QCoreApplication::sendEvent(&board(), &event);
        ASSERT_TRUE(find<BoardMenu>("boardMenu")->isVisible());
    }
    // A position of the game in the middle of it.
    Picture somePosition(std::uint64_t seed) {
        Random random(seed);
        const Ruleset& game = session().game();
        auto match = game.from(session().picture()).value();
        for (int ply = 0; ply < 4; ++ply) {
            const auto& moves = match->moves(match->current());
            match->play(random.below(moves.size()));
            if (match->result(match->current()))
                match->go(*match->parent(match->current()));
        }
        return match->picture(match->current());
    }
    void build(const Picture& wanted);
};

// Builds the position by real clicks alone: the palette is not touched.
void EditorOfPositions::build(const Picture& wanted) {
    press("clearButton");
    const Pieces& pieces = session().game().editing.pieces;
    for (const Piece& piece : pieces)
        for (const Cell cell : board().cells())
            for (std::size_t i = 0; i <= pieces.size() && board().letterAt(cell) != piece.letter
                                    && *letterAt(wanted, cell) == piece.letter;
                 ++i)
                click(cell);
    if (pieces.empty()) // piles of cards: the place of the top card
        for (std::size_t group = 0; group < wanted.rows.size(); ++group)
            if (const int cards = std::stoi(wanted.rows[group]); cards > 0)
                click({Cards::mostCards - cards, static_cast<int>(group)});
    find<QRadioButton>(wanted.toMove == Side::One ? "toMoveOne" : "toMoveTwo")->click();
}

} // namespace

TEST_F(EditorOfPositions, BuildsAnyPositionOfEveryGameByClicksAndPlaysFromThere) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        const Picture wanted = somePosition(8);
        press("editButton");
        build(wanted);
        EXPECT_EQ(position(), write(wanted, game->name.letters));
        EXPECT_FALSE(sees("hindrance")) << text("hindrance").toStdString();
        press("startButton");
        EXPECT_EQ(session().match()->picture(0), wanted);
    }
}

TEST_F(EditorOfPositions, PutsMovesAndTakesAwayPiecesByTheMouseInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        if (game->editing.pieces.empty())
            continue;
        SCOPED_TRACE(game->name.id);
        edit(game->name.id);
        press("clearButton");
        const char letter = game->editing.pieces.back().letter;
        press(("piece-" + std::string(1, letter)).c_str());
        click({0, 1});
        EXPECT_EQ(board().letterAt({0, 1}), letter);
        drag({0, 1}, centre({1, 1}));
        EXPECT_EQ(board().letterAt({0, 1}), '.');
        EXPECT_EQ(board().letterAt({1, 1}), letter);
        drag({1, 1}, {2, 2});
        EXPECT_EQ(board().letterAt({1, 1}), '.') << "dragged off the board";
        click({1, 1});
        click({1, 1});
        EXPECT_EQ(board().letterAt({1, 1}), '.') << "a second click takes it away";
        click({1, 1});
        press("piece-none");
        click({1, 1});
        EXPECT_EQ(board().letterAt({1, 1}), '.');
        press("piece-next");
        click({0, 0});
        EXPECT_EQ(board().letterAt({0, 0}), game->editing.pieces.front().letter);
    }
}

TEST_F(EditorOfPositions, PutsMovesAndTakesAwayPiecesByKeysInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        if (game->editing.pieces.empty())
            continue;
        SCOPED_TRACE(game->name.id);
        edit(game->name.id);
        press("clearButton");
        const char letter = game->editing.pieces.back().letter;
        board().setFocus();
        key(letter);
        EXPECT_EQ(page().setUpPanel()->editor()->tool(), letter);
        walkTo({1, 2});
        key(Qt::Key_Space);
        EXPECT_EQ(board().letterAt({1, 2}), letter);
        key(Qt::Key_Delete);
        EXPECT_EQ(board().letterAt({1, 2}), '.');
        key(Qt::Key_Return);
        EXPECT_EQ(board().letterAt({1, 2}), letter) << "Enter puts it, too";
        key(Qt::Key_Period);
        key(Qt::Key_Space);
        EXPECT_EQ(board().letterAt({1, 2}), '.');
        EXPECT_EQ(session().phase(), Phase::SettingUp);
    }
}

TEST_F(EditorOfPositions, SetsPilesOfCardsByClicksDragsAndKeys) {
    edit("cards");
    press("usualStartButton");
    const auto place = [](int group, int height) { return Cell{Cards::mostCards - height, group}; };
    EXPECT_EQ(rows(), (Rows{"5:3", "7:2", "4:4"}));
    EXPECT_FALSE(find<QWidget>("piece-none")->isVisible());
    click(place(0, 9));
    EXPECT_EQ(rows()[0], "9:3");
    click(place(0, 2));
    EXPECT_EQ(rows()[0], "2:3");
    drag(place(1, 5), centre(place(0, 3))); // three cards
    EXPECT_EQ(rows(), (Rows{"5:3", "4:2", "4:4"}));
    drag(place(2, 2), {2, 2});
    EXPECT_EQ(rows()[2], "1:4");
    walkTo(place(2, 1));
    key(Qt::Key_Delete);
    EXPECT_EQ(rows()[2], "0:4");
    walkTo(place(2, 3));
    key(Qt::Key_Space);
    EXPECT_EQ(rows()[2], "3:4");
    EXPECT_EQ(find<QSpinBox>("cards-c")->value(), 3) << "the form shows what the board shows";
    EXPECT_EQ(find<QSpinBox>("total")->value(), 12);
    find<QSpinBox>("most-c")->setValue(1);
    EXPECT_EQ(rows()[2], "3:1");
    find<QRadioButton>("toMoveTwo")->click();
    find<QSpinBox>("most-c")->setValue(2);
    EXPECT_EQ(position(), "5:3/4:2/3:2 R") << "the form leaves the side to move alone";
}

TEST_F(EditorOfPositions, SaysAtOnceWhatIsWrongAndShowsWhere) {
    edit("towers");
    find<QSpinBox>("rows")->setValue(4);
    find<QSpinBox>("columns")->setValue(2);
    press("usualStartButton");
    EXPECT_TRUE(canStart());
    EXPECT_TRUE(board().marks().named.empty());
    click({0, 1});
    EXPECT_FALSE(canStart());
    EXPECT_EQ(text("hindrance"), "Column b has no green tower (G).");
    EXPECT_EQ(board().marks().named, (Clicks{{0, 1}, {1, 1}, {2, 1}}));
    drag({3, 1}, centre({0, 1}));
    click({2, 1});
    EXPECT_EQ(rows(), (Rows{"GR", "..", ".G", "R."})) << "in any order of colours";
    EXPECT_TRUE(canStart());
    EXPECT_TRUE(board().marks().named.empty());
    press("startButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
}

TEST_F(EditorOfPositions, BeginsFromThePositionOnTheBoardInMidGame) {
    openGame("tic-tac-toe");
    press("startButton");
    seat(Side::Two, std::nullopt);
    click({1, 1});
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    QCoreApplication::processEvents(); // lays the page out
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    EXPECT_EQ(position(), ".../.X./... O");
    EXPECT_TRUE(sees("editor"));
    EXPECT_FALSE(sees("editButton"));
    EXPECT_EQ(window->focusWidget(), &board());
    press("piece-O");
    click({0, 0});
    EXPECT_EQ(position(), "O../.X./... X") << "the pieces tell the side to move";
    find<QRadioButton>("toMoveTwo")->click();
    EXPECT_FALSE(canStart());
    EXPECT_EQ(text("detail"), text("hindrance")) << "above the board and beside it";
    EXPECT_EQ(text("whoStarts"), "Who plays X?") << "the position says who is to move";
    find<QRadioButton>("toMoveOne")->click();
    press("startButton");
    EXPECT_FALSE(board().editing());
    EXPECT_EQ(session().match()->position(0), "O../.X./... X");
}

TEST_F(EditorOfPositions, KeepsWhatWasDrawnWhenAutoFillIsSwitchedOff) {
    for (const char* id : {"towers", "trojan-horse", "grid-nim", "cards"}) {
        SCOPED_TRACE(id);
        openGame(id);
        const Picture drawn = session().picture();
        EXPECT_FALSE(board().editing());
        find<QCheckBox>("autoFill")->click();
        EXPECT_EQ(session().picture(), drawn);
        EXPECT_TRUE(board().editing());
        EXPECT_TRUE(canStart());
        press("clearButton");
        EXPECT_NE(session().picture(), drawn);
        undo();
        EXPECT_EQ(session().picture(), drawn);
        find<QCheckBox>("autoFill")->click();
        EXPECT_FALSE(board().editing());
        undo();
        EXPECT_EQ(session().picture(), drawn);
        EXPECT_TRUE(board().editing());
        EXPECT_FALSE(find<QCheckBox>("autoFill")->isChecked());
    }
}

TEST_F(EditorOfPositions, KeepsWhatFitsWhenTheSizeChanges) {
    edit("grid-nim");
    press("clearButton");
    for (const Cell cell : {Cell{0, 0}, {1, 2}, {5, 5}})
        click(cell);
    find<QSpinBox>("size")->setValue(4);
    EXPECT_EQ(rows(), (Rows{"G...", "..G.", "....", "...."}));
    find<QSpinBox>("size")->setValue(5);
    EXPECT_EQ(rows(), (Rows{"G....", "..G..", ".....", ".....", "....."}));
    undo();
    undo();
    EXPECT_EQ(rows()[5], ".....G");
    EXPECT_EQ(find<QSpinBox>("size")->value(), 6) << "the number follows the board";
    redo();
    EXPECT_EQ(find<QSpinBox>("size")->value(), 4);
}

TEST_F(EditorOfPositions, AnotherNumberOfGroupsKeepsWhatIsEnteredEvenIfItDoesNotAddUp) {
    edit("cards");
    press("usualStartButton");
    find<QSpinBox>("cards-a")->setValue(9);
    EXPECT_FALSE(canStart());
    find<QSpinBox>("groups")->setValue(2);
    EXPECT_EQ(find<QSpinBox>("cards-a")->value(), 9);
    EXPECT_TRUE(canStart());
    EXPECT_EQ(rows(), (Rows{"9:3", "7:2"}));
}

TEST_F(EditorOfPositions, ShowsTheSizeOfABoardThatNoGameCanBeSetTo) {
    const std::string large =
        "......../......../......../......../......../......../......../......R. G";
    window->openPosition("grid-nim", QString::fromStdString(large));
    EXPECT_EQ(session().phase(), Phase::Playing);
    page().editPosition();
    EXPECT_EQ(find<QSpinBox>("size")->value(), 8);
    EXPECT_EQ(position(), large);
    EXPECT_TRUE(canStart()) << text("hindrance").toStdString();
    find<QSpinBox>("size")->stepBy(-1);
    EXPECT_EQ(rows().size(), 7U);
    undo();
    EXPECT_EQ(find<QSpinBox>("size")->value(), 8);
    page().newGame();
    EXPECT_LE(rows().size(), 7U);
    EXPECT_TRUE(canStart());
}

TEST_F(EditorOfPositions, EveryChangeIsUndoneAndRedoneByKeysAndButtons) {
    edit("reversi");
    const Picture start = session().picture();
    EXPECT_FALSE(find<QAbstractButton>("undoDraftButton")->isEnabled());
    press("clearButton");
    click({2, 2});
    click({2, 2});
    drag({2, 2}, centre({4, 4}));
    const Picture last = session().picture();
    EXPECT_EQ(board().letterAt({4, 4}), 'O');
    for (int i = 0; i < 4; ++i)
        undo();
    EXPECT_EQ(session().picture(), start);
    EXPECT_FALSE(find<QAbstractButton>("undoDraftButton")->isEnabled());
    press("redoDraftButton");
    redo();
    redo();
    redo();
    EXPECT_EQ(session().picture(), last);
    press("undoDraftButton");
    EXPECT_EQ(board().letterAt({2, 2}), 'O');
}

TEST_F(EditorOfPositions, AnalysesThePositionThatWasSetUp) {
    window->preferences().setInsightShown(Insight::MoveValues, false);
    window->preferences().setInsightShown(Insight::Why, false);
    edit("tic-tac-toe");
    EXPECT_TRUE(sees("analyseButton"));
    press("piece-X");
    click({0, 0});
    press("piece-O");
    click({0, 1});
    press("analyseButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(session().match()->position(0), "XO./.../... X");
    EXPECT_TRUE(session().humanToMove());
    EXPECT_TRUE(session().plan().seats[1].human());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    EXPECT_FALSE(board().overlay().worths.empty());
    EXPECT_TRUE(sees("whySentence"));
    EXPECT_FALSE(sees("analyseButton"));
}

TEST_F(EditorOfPositions, WithEscapeADragIsCalledOff) {
    edit("reversi");
    const Picture before = session().picture();
    QTest::mousePress(&board(), Qt::LeftButton, {}, centre({3, 3}));
    QTest::mouseMove(&board(), centre({0, 0}));
    const QImage carried = board().grab().toImage();
    key(Qt::Key_Escape);
    EXPECT_NE(board().grab().toImage(), carried);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, centre({0, 0}));
    EXPECT_EQ(session().picture(), before);
    EXPECT_EQ(session().phase(), Phase::SettingUp);
}

TEST_F(EditorOfPositions, AGameThatIsPlayedIsNotEditedByTheMouseOrKeys) {
    openGame("reversi");
    press("startButton");
    seat(Side::Two, std::nullopt);
    const Picture before = session().picture();
    drag({3, 3}, centre({0, 0}));
    board().setFocus();
    key(Qt::Key_Delete);
    EXPECT_EQ(session().picture(), before);
}

TEST_F(EditorOfPositions, AnEditedPositionIsOfOneGameAloneAndNewGameDrawsAgain) {
    openGame("towers");
    press("startButton");
    seat(Side::Two, std::nullopt);
    page().editPosition();
    EXPECT_FALSE(find<QCheckBox>("autoFill")->isChecked());
    press("startButton");
    page().newGame();
    EXPECT_TRUE(find<QCheckBox>("autoFill")->isChecked()) << "as it was chosen";
    EXPECT_FALSE(board().editing());
    find<QCheckBox>("autoFill")->click();
    press("startButton");
    page().newGame();
    EXPECT_FALSE(find<QCheckBox>("autoFill")->isChecked());
    EXPECT_TRUE(board().editing());
}

TEST_F(EditorOfPositions, TheBoardHasAMenuByTheRightButtonAndByAKey) {
    openGame("tic-tac-toe");
    openMenu(QContextMenuEvent::Mouse, {1, 1});
    EXPECT_TRUE(find<BoardMenu>("boardMenu")
                    ->actions()
                    .contains(window->findChild<QAction*>(QStringLiteral("copyPosition"))));
    find<BoardMenu>("boardMenu")->close();
    QAction more(QStringLiteral("Copy"));
    page().setBoardActions({&more});
    openMenu(QContextMenuEvent::Mouse, {1, 1});
    auto* menu = find<BoardMenu>("boardMenu");
    EXPECT_TRUE(menu->actions().contains(&more));
    EXPECT_TRUE(entry("boardEdit")->isVisible());
    EXPECT_FALSE(entry("boardClear")->isVisible());
    EXPECT_FALSE(entry("boardHint")->isVisible());
    entry("boardEdit")->trigger();
    menu->close();
    EXPECT_TRUE(board().editing());
    openMenu(QContextMenuEvent::Keyboard, {0, 0});
    EXPECT_FALSE(entry("boardEdit")->isVisible());
    EXPECT_TRUE(entry("boardToMoveOne")->isChecked());
    entry("boardToMoveTwo")->trigger();
    EXPECT_EQ(session().picture().toMove, Side::Two);
    click({0, 0});
    entry("boardClear")->trigger();
    EXPECT_EQ(rows(), (Rows{"...", "...", "..."}));
    entry("boardUsualStart")->trigger();
    EXPECT_EQ(position(), ".../.../... X");
    menu->close();
    press("startButton");
    seat(Side::Two, std::nullopt);
    openMenu(QContextMenuEvent::Mouse, {2, 2});
    EXPECT_TRUE(entry("boardEdit")->isVisible());
    ASSERT_TRUE(entry("boardHint")->isEnabled());
    entry("boardHint")->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return session().hintsUsed(Side::One) == 1; }, 30'000));
    menu->close();
    page().setBoardActions({});
    EXPECT_FALSE(menu->actions().contains(&more));
    EXPECT_EQ(session().match()->size(), 1U) << "the right button plays nothing";
}

TEST_F(EditorOfPositions, TheMenuOffersTheInsights) {
    openGame("tic-tac-toe");
    press("startButton");
    QPoint corner;
    QObject::connect(&page(), &GamePage::insightsWanted, [&](QPoint global) { corner = global; });
    openMenu(QContextMenuEvent::Mouse, {1, 1});
    entry("boardSeeWhy")->trigger();
    EXPECT_EQ(corner, board().mapToGlobal(centre({1, 1})));
    QApplication::activePopupWidget()->close();
}

TEST_F(EditorOfPositions, IsNeverCutAtTheEdgeOfItsColumn) {
    for (const Ruleset* game : catalogue()) {
        edit(game->name.id);
        for (const int width : {640, 800, 1280}) {
            window->resize(width, 520);
            for (int i = 0; i < 3; ++i)
                QCoreApplication::processEvents();
            const SetUpPanel* panel = page().setUpPanel();
            EXPECT_LE(panel->width(), panel->parentWidget()->width()) << game->name.id;
            for (const auto* part : panel->editor()->findChildren<QWidget*>())
                if (part->isVisible() && part->parentWidget() == panel->editor()) {
                    EXPECT_LE(part->geometry().right(), panel->editor()->width());
                }
        }
    }
}

} // namespace bouton::testing
