// SPDX-License-Identifier: MIT
#include <QMouseEvent>
#include <QRadioButton>
#include <QSpinBox>

#include "games/cards/cards.h"
#include "ui/controls/number_box.h"
#include "ui/editor.h"

// What the mouse and the keys do on a board while a position is set up, and its menu.

namespace bouton::testing {

namespace {

using EditorOnTheBoard = EditorOfPositions;
using Phase = Session::Phase;

} // namespace

TEST_F(EditorOnTheBoard, PutsMovesAndTakesAwayPiecesByTheMouseAndByKeysInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        if (game->editing.pieces.empty())
            continue;
        SCOPED_TRACE(game->name.id);
        edit(game->name.id);
        press("clearButton");
        const char letter = game->editing.pieces.back().letter;
        const std::string button = "piece-" + std::string(1, letter);
        press(button.c_str());
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
        const Picture before = session().picture();
        page().findChild<EditingTool*>()->click({99, 99});
        EXPECT_EQ(session().picture(), before) << "there is no such cell";
        press("clearButton");
        board().setFocus();
        key(letter);
        EXPECT_EQ(page().findChild<EditingTool*>()->tool(), letter);
        EXPECT_TRUE(find<QAbstractButton>(button.c_str())->isChecked());
        walkTo({1, 2});
        key(Qt::Key_Space);
        EXPECT_EQ(board().letterAt({1, 2}), letter);
        key(Qt::Key_Delete);
        EXPECT_EQ(board().letterAt({1, 2}), '.');
        key(Qt::Key_Space);
        EXPECT_EQ(board().letterAt({1, 2}), letter);
        key(Qt::Key_Period);
        key(Qt::Key_Space);
        EXPECT_EQ(board().letterAt({1, 2}), '.');
        EXPECT_EQ(session().phase(), Phase::SettingUp);
    }
}

TEST_F(EditorOnTheBoard, SetsPilesOfCardsByClicksDragsAndKeys) {
    edit("cards");
    press("usualStartButton");
    const auto place = [](int group, int height) { return Cell{Cards::fewCards - height, group}; };
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

TEST_F(EditorOnTheBoard, WithEscapeADragIsCalledOff) {
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

TEST_F(EditorOnTheBoard, BothHalvesOfADoubleClickAreClicks) {
    edit("reversi");
    press("clearButton");
    const QPoint corner = centre({0, 0});
    QTest::mouseClick(&board(), Qt::LeftButton, {}, corner);
    EXPECT_EQ(board().letterAt({0, 0}), 'X');
    QMouseEvent second(QEvent::MouseButtonDblClick, corner, board().mapToGlobal(corner),
                       Qt::LeftButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&board(), &second);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, corner);
    EXPECT_EQ(board().letterAt({0, 0}), 'O') << "the next piece";
}

TEST_F(EditorOnTheBoard, APieceThatIsDraggedFollowsTheMouse) {
    edit("reversi");
    QTest::mouseMove(&board(), centre({3, 3}));
    QTest::mousePress(&board(), Qt::LeftButton, {}, centre({3, 3}));
    const QImage before = board().grab().toImage();
    QTest::mouseMove(&board(), centre({3, 3}) + QPoint(2, 0));
    EXPECT_EQ(board().grab().toImage(), before) << "a trembling hand drags nothing";
    QTest::mouseMove(&board(), centre({6, 6}));
    const QImage there = board().grab(board().cellRect({6, 6}).toAlignedRect()).toImage();
    QTest::mouseMove(&board(), centre({6, 1}));
    EXPECT_NE(board().grab(board().cellRect({6, 6}).toAlignedRect()).toImage(), there);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, centre({6, 1}));
    EXPECT_EQ(board().letterAt({6, 1}), 'O');
    QTest::mousePress(&board(), Qt::LeftButton, {}, centre({0, 0})); // nothing stands there
    QTest::mouseMove(&board(), centre({0, 4}));
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, centre({0, 4}));
    EXPECT_EQ(board().letterAt({0, 4}), '.');
}

TEST_F(EditorOnTheBoard, ADoubleClickDragsThePieceThatStandsThereByThen) {
    edit("reversi");
    press("clearButton");
    click({0, 0});
    const QPoint corner = centre({0, 0});
    QTest::mousePress(&board(), Qt::LeftButton, {}, corner);
    QTest::mouseMove(&board(), centre({3, 3}));
    QTest::mouseMove(&board(), corner);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, corner);
    ASSERT_EQ(board().letterAt({0, 0}), 'O') << "a click";
    QTest::mouseDClick(&board(), Qt::LeftButton, {}, corner);
    QTest::mouseMove(&board(), centre({3, 3}));
    const QImage twice = board().grab().toImage();
    key(Qt::Key_Escape);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, centre({3, 3}));
    QTest::mousePress(&board(), Qt::LeftButton, {}, corner);
    QTest::mouseMove(&board(), corner);
    QTest::mouseMove(&board(), centre({3, 3}));
    EXPECT_EQ(board().grab().toImage(), twice);
}

TEST_F(EditorOnTheBoard, AMistakeInAGroupOfCardsIsMarkedOnTheWholeGroup) {
    edit("cards");
    press("usualStartButton");
    const auto place = [&](int row) { return board().cellRect({row, 1}).toAlignedRect(); };
    const QImage head = board().grab(place(0)).toImage(), foot = board().grab(place(11)).toImage();
    find<NumberBox>("most-b")->setValue(99);
    EXPECT_EQ(board().marks().named, (Clicks{{0, 1}}));
    EXPECT_NE(board().grab(place(0)).toImage(), head);
    EXPECT_NE(board().grab(place(11)).toImage(), foot);
}

TEST_F(EditorOnTheBoard, AGameThatIsPlayedIsNotEditedByTheMouseOrKeys) {
    openGame("reversi");
    press("startButton");
    seat(Side::Two, std::nullopt);
    const Picture before = session().picture();
    drag({3, 3}, centre({0, 0}));
    board().setFocus();
    key(Qt::Key_Delete);
    EXPECT_EQ(session().picture(), before);
}

TEST_F(EditorOnTheBoard, TheBoardHasAMenuByTheRightButtonAndByAKey) {
    openGame("tic-tac-toe");
    openMenu(QContextMenuEvent::Mouse, {1, 1});
    EXPECT_TRUE(find<BoardMenu>("boardMenu")
                    ->actions()
                    .contains(window->findChild<QAction*>(QStringLiteral("copyPosition"))));
    EXPECT_TRUE(find<BoardMenu>("boardMenu")
                    ->actions()
                    .contains(window->findChild<QAction*>(QStringLiteral("turnBoard"))));
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
    EXPECT_EQ(window->focusWidget(), &board()) << "keys put pieces on it";
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
    EXPECT_TRUE(QTest::qWaitFor([&] { return session().hints().used(Side::One) == 1; }, 30'000));
    menu->close();
    session().setPaused(true);
    openMenu(QContextMenuEvent::Mouse, {2, 2});
    EXPECT_FALSE(entry("boardHint")->isEnabled());
    menu->close();
    page().setBoardActions({});
    EXPECT_FALSE(menu->actions().contains(&more));
    EXPECT_EQ(session().match()->size(), 1U) << "the right button plays nothing";
}

TEST_F(EditorOnTheBoard, TheMenuOffersTheInsights) {
    openGame("tic-tac-toe");
    press("startButton");
    QPoint corner;
    QObject::connect(&page(), &GamePage::insightsWanted, [&](QPoint global) { corner = global; });
    openMenu(QContextMenuEvent::Mouse, {1, 1});
    entry("boardSeeWhy")->trigger();
    EXPECT_EQ(corner, board().mapToGlobal(centre({1, 1})));
    QApplication::activePopupWidget()->close();
}

} // namespace bouton::testing
