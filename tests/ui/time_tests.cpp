// SPDX-License-Identifier: MIT
#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <array>

#include "ui/support.h"

// Going back and forward in a game by buttons, keys and the move list.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

class WindowTime : public Window {
protected:
    static constexpr std::array buttons{"firstButton", "previousButton", "nextButton",
                                        "lastButton",  "undoButton",     "redoButton"};

    // Begins tic-tac-toe between two humans, and plays these cells.
    void play(const Clicks& cells) {
        twoPeoplePlay("tic-tac-toe", cells);
        QCoreApplication::processEvents(); // lays the list out
    }
    std::string position() { return write(session().picture(), "XO"); }
    // The buttons in their order: + if a button can be pressed, - if not.
    std::string enabled() {
        std::string all;
        for (const char* button : buttons)
            all += find<QAbstractButton>(button)->isEnabled() ? '+' : '-';
        return all;
    }
    void key(int code, Qt::KeyboardModifiers modifiers = Qt::ControlModifier,
             QWidget* focus = nullptr) {
        QTest::keyClick(focus ? focus : page().board(), static_cast<Qt::Key>(code), modifiers);
    }
    // What stands in a cell of the list of moves.
    std::string cell(int row, int column) {
        const QAbstractItemModel& moves = *moveList()->model();
        return moves.index(row, column).data().toString().toStdString();
    }
    bool marks(Match::Node node) {
        const MoveList* list = moveList();
        return list->visualRect(list->currentIndex()) == list->rectOf(node);
    }
    // The list's first column: the plies that its rows begin with.
    std::string numbers() {
        const MoveList* list = moveList();
        std::string all;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            all += cell(row, 0) + '|';
        return all;
    }
    void clickMove(Match::Node node) {
        MoveList* list = moveList();
        const QRect rect = list->rectOf(node);
        ASSERT_TRUE(list->viewport()->rect().contains(rect.center())) << "move " << node;
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, rect.center());
    }
};

} // namespace

TEST_F(WindowTime, AKeyThatIsHeldStaysWithinItsGame) {
    play({{0, 0}, {1, 0}});
    const auto held = [&](int code, int times, Qt::KeyboardModifiers modifiers) {
        for (int i = 0; i < times; ++i) { // the first one is the press
            QTest::simulateEvent(page().board(), true, code, modifiers, {}, i > 0);
            QTest::qWait(1);
        }
        QTest::simulateEvent(page().board(), false, code, modifiers, {}, false);
    };
    const std::string first = session().id();
    page().newGame();
    press("against-friend");
    press("startButton");
    clickAll({{2, 2}, {1, 1}, {0, 0}});
    const std::string second = session().id();
    ASSERT_NE(second, first);
    held(Qt::Key_Z, 30, Qt::ControlModifier);
    EXPECT_EQ(session().id(), second);
    EXPECT_EQ(position(), ".../.../... X") << "within the game it repeats";
    held(Qt::Key_Z, 30, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session().id() == first; }));
    held(Qt::Key_Z, 0, Qt::ControlModifier);
    EXPECT_EQ(position(), "X../O../... X") << "the press that leads there undoes nothing there";
    held(Qt::Key_Z, 30, Qt::ControlModifier);
    EXPECT_EQ(position(), ".../.../... X");
    held(Qt::Key_Z, 0, Qt::ControlModifier);
    const auto redo = Qt::ControlModifier | Qt::ShiftModifier;
    held(Qt::Key_Z, 30, redo);
    EXPECT_EQ(session().id(), first) << "at its end";
    held(Qt::Key_Z, 30, redo);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session().id() == second; }));
    EXPECT_EQ(position(), ".../.../... X");
    held(Qt::Key_Z, 30, redo);
    EXPECT_EQ(session().match()->ply(session().match()->current()), 3u);
}

TEST_F(WindowTime, TheButtonsAreEnabledExactlyWhereTheyLead) {
    openGame("tic-tac-toe");
    EXPECT_FALSE(sees("undoButton")) << "nothing has been played";
    play({});
    EXPECT_TRUE(sees("undoButton"));
    EXPECT_EQ(enabled(), "------");
    click({0, 0});
    click({1, 1});
    EXPECT_EQ(enabled(), "++--+-");
    press("previousButton");
    EXPECT_EQ(enabled(), "++++++");
    press("firstButton");
    EXPECT_EQ(enabled(), "--++-+");
    EXPECT_EQ(position(), ".../.../... X");
    press("nextButton");
    EXPECT_EQ(position(), "X../.../... O");
    press("lastButton");
    EXPECT_EQ(position(), "X../.O./... X");
    press("undoButton");
    press("undoButton");
    EXPECT_EQ(position(), ".../.../... X");
    press("redoButton");
    EXPECT_EQ(position(), "X../.../... O");
    press("newGameButton");
    EXPECT_FALSE(sees("undoButton"));
}

TEST_F(WindowTime, TheKeysOfTheGameMenuGoEveryWay) {
    play({{0, 0}, {1, 1}, {2, 2}});
    key(Qt::Key_Z);
    EXPECT_EQ(position(), "X../.O./... X");
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(position(), "X../.O./..X O");
    key(Qt::Key_Z);
    key(Qt::Key_Y);
    EXPECT_EQ(position(), "X../.O./..X O");
    key(Qt::Key_Left);
    EXPECT_EQ(position(), "X../.O./... X");
    key(Qt::Key_Home);
    EXPECT_EQ(position(), ".../.../... X");
    key(Qt::Key_Right);
    EXPECT_EQ(position(), "X../.../... O");
    key(Qt::Key_End);
    EXPECT_EQ(position(), "X../.O./..X O");
}

TEST_F(WindowTime, TheKeysWorkFromTheConversationAndTheMoveListToo) {
    play({{0, 0}, {1, 1}});
    for (QWidget* focus : std::initializer_list<QWidget*>{messageBox(), moveList()}) {
        focus->setFocus();
        key(Qt::Key_Z, Qt::ControlModifier, focus);
        EXPECT_EQ(position(), "X../.../... O");
        key(Qt::Key_End, Qt::ControlModifier, focus);
        EXPECT_EQ(position(), "X../.O./... X");
    }
}

TEST_F(WindowTime, UndoTakesTheClicksOfAGrowingMoveBackFirst) {
    openGame("grid-nim");
    session().setPicture(readPicture("....../....../....../....../....../...... G", "GR").value());
    press("startButton");
    seat(Side::One, std::nullopt);
    seat(Side::Two, std::nullopt);
    click({0, 2});
    click({0, 3});
    key(Qt::Key_Z);
    EXPECT_EQ(page().board()->marks().chosen, (Clicks{{0, 2}}));
    press("undoButton");
    EXPECT_TRUE(page().board()->marks().chosen.empty());
    EXPECT_FALSE(find<QAbstractButton>("undoButton")->isEnabled());
}

TEST_F(WindowTime, AClickOnAMoveOfTheListGoesThere) {
    play({{0, 0}, {1, 1}, {2, 2}});
    MoveList* list = moveList();
    EXPECT_TRUE(marks(3));
    clickMove(1);
    EXPECT_EQ(position(), "X../.../... O");
    EXPECT_TRUE(marks(1));
    EXPECT_FALSE(list->rectOf(3).isEmpty()) << "what comes later stays in the list";
    clickMove(0);
    EXPECT_EQ(position(), ".../.../... X");
    clickMove(3);
    EXPECT_EQ(position(), "X../.O./..X O");
}

TEST_F(WindowTime, TheMoveListHasARowForEveryTwoPliesOfALine) {
    play({{0, 0}, {1, 1}, {0, 1}, {0, 2}, {2, 0}});
    EXPECT_EQ(numbers(), "|1.|3.|5.|");
    press("previousButton");
    press("previousButton");
    EXPECT_EQ(numbers(), "|1.|3.|5.|") << "what comes later stays";
    click({2, 2}); // instead of the fourth move
    EXPECT_EQ(numbers(), "|1.|3.|4.|5.|");
    click({2, 0});
    click({1, 0});
    EXPECT_EQ(numbers(), "|1.|3.|4.|5.|5.|");
    press("firstButton");
    click({1, 1}); // instead of the first
    EXPECT_EQ(numbers(), "|1.|1.|3.|4.|5.|5.|");
}

TEST_F(WindowTime, TheMoveListIsGoneThroughWithTheKeys) {
    play({{0, 0}, {1, 1}, {2, 2}});
    MoveList* list = moveList();
    list->setFocus();
    key(Qt::Key_Up, {}, list);
    EXPECT_EQ(session().match()->current(), 3u) << "the frame moves, the game stays";
    key(Qt::Key_Return, {}, list);
    EXPECT_EQ(session().match()->current(), 1u);
    key(Qt::Key_Right, {}, list);
    key(Qt::Key_Space, {}, list);
    EXPECT_EQ(position(), "X../.O./... X");
}

TEST_F(WindowTime, TheMoveListFollowsALongGame) {
    beginGame("towers");
    for (const Side side : {Side::One, Side::Two})
        seat(side, computer("random"));
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return session().match()->size() > 60 || session().phase() == Phase::Over; },
        30'000));
    if (session().phase() != Phase::Over)
        press("pauseButton");
    const MoveList* list = moveList();
    for (const int height : {1200, 700}) { // of the window, with less and less left of the list
        resizeTo({1300, height});
        EXPECT_TRUE(list->viewport()->rect().contains(list->rectOf(session().match()->current())))
            << height;
    }
    press("firstButton");
    EXPECT_TRUE(list->viewport()->rect().contains(list->rectOf(0)));
}

TEST_F(WindowTime, TheMenuOffersOnlyWhatIsPossible) {
    const auto undo = [this] {
        for (const QAction* menu : window->menuBar()->actions())
            for (const QAction* action : menu->menu()->actions())
                if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_Z))
                    return action->isEnabled();
        return false;
    };
    play({});
    EXPECT_FALSE(undo());
    click({0, 0});
    EXPECT_TRUE(undo());
    window->pages().showStart();
    EXPECT_FALSE(undo());
}

} // namespace bouton::testing
