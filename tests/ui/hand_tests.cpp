// SPDX-License-Identifier: MIT
#include "ui/boards/hand.h"

#include <gmock/gmock.h>

#include <QApplication>

#include <algorithm>
#include <span>

#include "ui/boards/cards_plan.h"

// The mouse and the keys of a board, without a widget.

namespace bouton::testing {

namespace {

using ::testing::IsEmpty;

Scene sceneOf(std::vector<std::string> rows) {
    return {std::make_shared<const Picture>(Picture{std::move(rows), Side::One})};
}

// A hand on a board. It knows the moves that are added to it.
struct OnABoard {
    explicit OnABoard(std::vector<std::string> rows, bool editing = false)
        : plan({.size = {400, 400}, .editing = editing}, sceneOf(std::move(rows))) {}

    // A move of these clicks, after which the board looks so.
    void add(const Clicks& clicks, const std::vector<std::string>& rows) {
        moves.emplace_back(clicks, std::make_shared<const Picture>(Picture{rows, Side::Two}));
        if (std::ranges::find(shown.marks.next, clicks.front()) == shown.marks.next.end())
            shown.marks.next.push_back(clicks.front());
    }
    ClickPreview preview(const Clicks& clicks) const {
        ClickPreview found;
        for (const auto& [move, after] : moves) {
            if (clicks.size() > move.size()
                || !std::ranges::equal(clicks, std::span(move).first(clicks.size())))
                continue;
            found.taken = true;
            found.longer = found.longer || move.size() > clicks.size();
            if (move.size() == clicks.size())
                found.after = after;
        }
        return found;
    }
    Field field() const { return {plan, shown, previews}; }
    QPointF at(Cell cell) const { return plan.cellRect(cell).center(); }

    void press(Cell cell) { hand.press(at(cell), true, field()); }
    void move(QPointF point) {
        hand.drag(point, field());
        hand.hover(point, plan);
    }
    void move(Cell cell) { move(at(cell)); }
    Wishes release(Cell cell) { return hand.release(at(cell), field()); }
    Wishes drag(Cell from, Cell to) {
        press(from);
        move(to);
        return release(to);
    }
    // The cells whose pieces rise under the mouse; how high `of` does.
    Clicks risen(Cell under) {
        hand.hover(at(under), plan);
        Clicks cells;
        for (const auto& [cell, lift] : hand.touch(field()).lifts)
            cells.push_back(cell);
        return cells;
    }
    double rise(Cell under, Cell of) {
        hand.hover(at(under), plan);
        return hand.touch(field()).lifts.at(of);
    }

    BoardPlan plan;
    Shown shown;
    std::vector<std::pair<Clicks, std::shared_ptr<const Picture>>> moves;
    ClickPreviews previews = [this](const Clicks& clicks) { return preview(clicks); };
    Hand hand;
};

// A tower in a1 that may go to a2 and a3, and another one in b1 that may not move.
struct Towers : OnABoard {
    Towers() : OnABoard({"GG", "..", "..", "RR"}) {
        add({{1, 0}}, {".G", "G.", "..", "RR"});
        add({{2, 0}}, {".G", "..", "G.", "RR"});
    }
};

} // namespace

TEST(Hand, ClicksTheCellOnWhichItIsPressedAndReleased) {
    OnABoard board({"..", ".."});
    board.press({1, 0});
    EXPECT_EQ(board.release({1, 0}), (Wishes{{Wish::Kind::Click, {1, 0}}}));
    board.press({1, 0});
    EXPECT_THAT(board.release({1, 1}), IsEmpty());
    EXPECT_THAT(board.release({1, 1}), IsEmpty()) << "nothing is pressed";
    board.hand.press(board.at({0, 0}), false, board.field());
    EXPECT_THAT(board.release({0, 0}), IsEmpty()) << "another button";
    Towers towers;
    towers.press({0, 0});
    towers.move(Cell{1, 0});
    ASSERT_TRUE(towers.hand.drags());
    towers.hand.press(towers.at({0, 0}), false, towers.field());
    EXPECT_FALSE(towers.hand.drags()) << "which lets go";
}

TEST(Hand, OnlyDismissesAPreviewByAClick) {
    Towers board;
    board.shown.preview = board.plan.scene();
    board.press({1, 0});
    EXPECT_EQ(board.release({1, 0}), (Wishes{{Wish::Kind::Dismiss, {1, 0}}}));
    EXPECT_THAT(board.drag({0, 0}, {1, 0}), IsEmpty());
    EXPECT_THAT(board.risen({0, 0}), IsEmpty());
    EXPECT_THAT(board.risen({1, 0}), IsEmpty());
    EXPECT_EQ(board.hand.touch(board.field()).cursor, Qt::ArrowCursor) << "no click is a move";
}

TEST(Hand, EndsAMoveByASecondClickOnOneOfItsCells) {
    OnABoard board({"..", ".."});
    const auto twice = [&](Cell cell) {
        board.press(cell);
        (void)board.release(cell);
        return board.hand.pressAgain(board.at(cell), true, board.field());
    };
    EXPECT_THAT(twice({0, 1}), IsEmpty());
    board.shown.marks.chosen = {{0, 1}};
    EXPECT_THAT(twice({0, 0}), IsEmpty());
    EXPECT_EQ(twice({0, 1}), (Wishes{{Wish::Kind::EndTurn}}));
    EXPECT_THAT(board.hand.pressAgain(board.at({0, 1}), true, board.field()), IsEmpty())
        << "it was no click before";
    board.press({0, 1});
    (void)board.release({0, 1});
    EXPECT_THAT(board.hand.pressAgain(board.at({0, 1}), false, board.field()), IsEmpty())
        << "another button";
}

TEST(Hand, CarriesAPieceToWhereAClickWouldBringIt) {
    Towers board;
    EXPECT_EQ(board.drag({0, 0}, {2, 0}), (Wishes{{Wish::Kind::Click, {2, 0}}}));
    std::vector<ShownPiece> pieces = board.plan.pieces();
    EXPECT_TRUE(board.hand.holds()) << "the move begins where the hand is";
    board.hand.carry(pieces);
    EXPECT_EQ(pieces[0].rect, board.plan.cellRect({2, 0}));
    EXPECT_EQ(pieces[0].lift, 1);
    EXPECT_EQ(pieces[1].rect, board.plan.cellRect({0, 1}));
    board.hand.hover({}, board.plan);
    pieces = board.plan.pieces();
    board.hand.carry(pieces);
    EXPECT_EQ(pieces[0].rect, board.plan.cellRect({0, 0})) << "the mouse is nowhere";
    EXPECT_EQ(pieces[0].lift, 0);
    EXPECT_THAT(board.hand.touch(board.field()).lifts, IsEmpty());
    board.hand.letGo();
    EXPECT_FALSE(board.hand.holds());
    EXPECT_EQ(board.drag({0, 0}, {3, 0}), (Wishes{{Wish::Kind::PutBack}}));
    board.hand.letGo();
    EXPECT_THAT(board.drag({0, 1}, {1, 1}), IsEmpty()) << "it may not move";
}

TEST(Hand, TakesUpNothingBeforeTheMouseHasGoneSomeWay) {
    Towers board;
    board.press({0, 0});
    const double way = QApplication::startDragDistance();
    board.move(board.at({0, 0}) + QPointF(way - 1, 0));
    EXPECT_FALSE(board.hand.drags());
    board.move(board.at({0, 0}) + QPointF(way, 0));
    EXPECT_TRUE(board.hand.holds());
    EXPECT_EQ(board.hand.drops().size(), 2U);
}

// A place where the same letter stood before is none: nothing came there.
TEST(Hand, PutsAPieceDownOnlyWhereItWasNotBefore) {
    OnABoard board({"GG", ".."});
    board.add({{1, 1}}, {".G", ".G"}); // the one that goes leaves a1
    board.add({{0, 1}}, {".G", "G."}); // here b1 is as it was
    board.press({0, 0});
    board.move(Cell{1, 0});
    ASSERT_EQ(board.hand.drops().size(), 1U);
    EXPECT_EQ(board.hand.drops()[0].clicks, (Clicks{{1, 1}}));
}

TEST(Hand, MakesTwoClicksOfADragWhereAMoveNamesItsPieceFirst) {
    OnABoard board({"H..", "..."});
    board.add({{0, 0}, {1, 2}}, {"...", "..H"});
    EXPECT_EQ(board.drag({0, 0}, {1, 2}),
              (Wishes{{Wish::Kind::Click, {0, 0}}, {Wish::Kind::Click, {1, 2}}}));
    board.hand.letGo();
    EXPECT_EQ(board.drag({0, 0}, {1, 1}), (Wishes{{Wish::Kind::PutBack}}));
}

TEST(Hand, EndsATurnThatWouldWaitForMore) {
    OnABoard board({"G.", ".."});
    board.add({{1, 0}}, {"..", "G."});
    board.add({{1, 0}, {1, 1}}, {"..", ".G"});
    EXPECT_EQ(board.drag({0, 0}, {1, 0}),
              (Wishes{{Wish::Kind::Click, {1, 0}}, {Wish::Kind::EndTurn}}));
}

TEST(Hand, RunsOverCellsAsFarAsAMoveGoesOn) {
    OnABoard board({"....", "...."});
    board.add({{0, 0}, {0, 1}, {0, 2}}, {"GGG.", "...."});
    const auto at = [&](int column) { return board.at({0, column}); };
    const auto run = [&](const std::vector<QPointF>& way) { // from the first cell
        board.press({0, 0});
        for (const QPointF& point : way)
            board.move(point);
        Clicks clicked;
        for (const Wish& wish : board.hand.release(way.back(), board.field()))
            clicked.push_back(wish.cell);
        return clicked;
    };
    EXPECT_EQ(run({at(1)}), (Clicks{{0, 0}, {0, 1}}));
    EXPECT_EQ(run({at(1), board.at({1, 1}), {1, 1}, at(2)}), (Clicks{{0, 0}, {0, 1}, {0, 2}}))
        << "no move goes on there, nor off the board";
    EXPECT_EQ(run({at(1), at(2), at(1)}), (Clicks{{0, 0}, {0, 1}})) << "back";
    EXPECT_THAT(board.release({0, 1}), IsEmpty()) << "nothing is pressed any more";
    EXPECT_EQ(run({at(0) + QPointF(QApplication::startDragDistance(), 0)}), (Clicks{{0, 0}}))
        << "one cell is a click";
    board.shown.marks.chosen = {{0, 0}};
    EXPECT_EQ(board.hand.pressAgain(at(0), true, board.field()), (Wishes{{Wish::Kind::EndTurn}}));
    board.shown.marks.chosen = {};
    board.press({0, 0});
    (void)board.release({0, 0}); // a click
    (void)run({at(1)});
    board.shown.marks.chosen = {{0, 0}, {0, 1}};
    EXPECT_THAT(board.hand.pressAgain(at(1), true, board.field()), IsEmpty())
        << "a run was no click";
}

TEST(Hand, LetsWhatAClickMovesRiseHigherThanWhatItTurns) {
    OnABoard reversi({"XOO.", "...."});
    reversi.add({{0, 3}}, {"XXXX", "...."});
    EXPECT_EQ(reversi.risen({0, 3}), (Clicks{{0, 1}, {0, 2}}));
    EXPECT_EQ(reversi.hand.touch(reversi.field()).cursor, Qt::PointingHandCursor);
    Towers board;
    EXPECT_EQ(board.risen({2, 0}), (Clicks{{0, 0}}));
    EXPECT_GT(board.rise({2, 0}, {0, 0}), reversi.rise({0, 3}, {0, 1}));
    EXPECT_EQ(board.risen({0, 0}), (Clicks{{0, 0}}));
    EXPECT_EQ(board.hand.touch(board.field()).cursor, Qt::OpenHandCursor);
    EXPECT_THAT(board.risen({0, 1}), IsEmpty());
    EXPECT_EQ(board.hand.touch(board.field()).cursor, Qt::ArrowCursor);
    board.press({0, 0});
    board.move(Cell{1, 0});
    EXPECT_EQ(board.hand.touch(board.field()).cursor, Qt::ClosedHandCursor);
    board.add({{1, 1}}, {"G.", ".G", "..", "RR"}); // now the other one may move, too
    EXPECT_THAT(board.risen({0, 1}), IsEmpty()) << "the hand is full";
    board.hand.letGo();
    EXPECT_EQ(board.risen({0, 1}), (Clicks{{0, 1}}));
    board.previews = {};
    board.hand.letGo();
    EXPECT_THAT(board.risen({0, 0}), IsEmpty()) << "nothing is known";
}

TEST(Hand, SaysWhenItComesOverAnotherCell) {
    OnABoard board({"..", ".."});
    EXPECT_TRUE(board.hand.hover(board.at({0, 0}), board.plan));
    EXPECT_FALSE(board.hand.hover(board.at({0, 0}) + QPointF(1, 1), board.plan));
    EXPECT_TRUE(board.hand.hover(QPointF(1, 1), board.plan));
    EXPECT_EQ(board.hand.hovered(), std::nullopt);
    EXPECT_FALSE(board.hand.hover({}, board.plan));
}

TEST(Hand, DragsAnyPieceWhileAPositionIsSetUp) {
    OnABoard board({"G.", ".."}, true);
    EXPECT_EQ(board.drag({0, 0}, {1, 1}), (Wishes{{Wish::Kind::Drag, {0, 0}, Cell{1, 1}}}));
    board.press({0, 0});
    board.move(Cell{0, 1});
    EXPECT_EQ(board.hand.carried(), (Cell{0, 0}));
    EXPECT_EQ(board.hand.release({1, 1}, board.field()),
              (Wishes{{Wish::Kind::Drag, {0, 0}, std::nullopt}}))
        << "off the board";
    board.press({0, 1});
    board.move(Cell{1, 1});
    EXPECT_EQ(board.hand.carried(), std::nullopt) << "nothing stands there";
    EXPECT_THAT(board.release({1, 1}), IsEmpty());
    EXPECT_THAT(board.risen({0, 1}), IsEmpty());
    board.shown.preview = board.plan.scene();
    board.press({0, 0});
    board.move(Cell{1, 1});
    EXPECT_EQ(board.hand.carried(), std::nullopt) << "a preview is not changed";
    EXPECT_THAT(board.release({1, 1}), IsEmpty());
    board.shown.preview.reset();
    EXPECT_EQ(board.risen({0, 0}), (Clicks{{0, 0}}));
    board.press({0, 1});
    (void)board.release({0, 1});
    EXPECT_THAT(board.hand.pressAgain(board.at({0, 1}), true, board.field()), IsEmpty());
    EXPECT_EQ(board.release({0, 1}), (Wishes{{Wish::Kind::Click, {0, 1}}}))
        << "both halves are clicks";
}

TEST(Hand, TakesACardWithAllThatLieOnItAnywhereOffItsFan) {
    const CardsPlan plan({.size = {600, 500}}, sceneOf({"5:3", "4:2"}));
    const Shown shown{.marks = {.next = {{1, 0}}}};
    const ClickPreviews previews = [](const Clicks& clicks) {
        return ClickPreview{.taken = true,
                            .after = clicks == Clicks{{1, 0}} ? std::make_shared<const Picture>(
                                         Picture{{"3:3", "4:2"}, Side::Two})
                                                              : nullptr};
    };
    const Field field{plan, shown, previews, false};
    Hand hand;
    const QPointF card = plan.cellRect({1, 0}).center();
    hand.hover(card, plan);
    const auto lifts = hand.touch(field).lifts;
    EXPECT_EQ(lifts.size(), 2u);
    EXPECT_TRUE(lifts.contains({0, 0}) && lifts.contains({1, 0}));
    const auto drag = [&](QPointF to) {
        hand.letGo();
        hand.press(card, true, field);
        hand.drag(to, field);
        EXPECT_THAT(hand.touch(field).lifts, IsEmpty()) << "a click would turn no card";
        return hand.release(to, field);
    };
    EXPECT_EQ(drag({2, 250}), (Wishes{{Wish::Kind::Click, {1, 0}}}));
    const QRectF head = plan.cellRect({4, 0});
    EXPECT_EQ(drag(head.center()), (Wishes{{Wish::Kind::PutBack}}));
    EXPECT_EQ(drag({head.center().x(), head.top() - 2}), (Wishes{{Wish::Kind::Click, {1, 0}}}))
        << "above the fan";
    EXPECT_EQ(drag({700, 250}), (Wishes{{Wish::Kind::PutBack}})) << "off the widget";
}

TEST(Field, LooksAheadFromTheClicksThatAreChosen) {
    OnABoard board({"G..", "..."});
    board.add({{0, 0}, {1, 1}}, {"...", ".G."});
    EXPECT_FALSE(board.field().preview({{1, 1}}).taken);
    EXPECT_EQ(board.field().dropsOf({0, 0}).size(), 1U);
    board.shown.marks.chosen = {{0, 0}};
    EXPECT_TRUE(board.field().preview({{1, 1}}).after);
    board.shown.marks = {};
    board.shown.preview = board.plan.scene();
    EXPECT_FALSE(board.field().preview({{0, 0}}).taken);
    EXPECT_THAT(board.field().dropsOf({0, 0}), IsEmpty());
    OnABoard editor({"G..", "..."}, true);
    editor.add({{1, 1}}, {"...", ".G."});
    EXPECT_FALSE(editor.field().preview({{1, 1}}).taken);
    EXPECT_THAT(editor.field().dropsOf({0, 0}), IsEmpty());
    EXPECT_TRUE(editor.field().takes({0, 2})) << "a click on any cell";
    EXPECT_FALSE(board.field().takes({0, 2}));
}

// The keys ----------------------------------------------------------------------------------------

TEST(Keys, MoveTheFocusAsTheEyeLeadsThemOnceItIsShown) {
    const Shown shown;
    const auto walk = [&](const BoardPlan& plan, std::initializer_list<int> way) {
        Keys keys;
        for (const int key : way)
            EXPECT_TRUE(keys.press(key, false, {plan, shown, {}})) << "also with a modifier";
        return keys.cell();
    };
    const BoardPlan plan({.size = {400, 400}}, sceneOf({"...", "...", "..."}));
    EXPECT_EQ(walk(plan, {Qt::Key_Right}), (Cell{0, 0})) << "the first one only shows it";
    EXPECT_EQ(walk(plan, {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}), (Cell{1, 1}));
    EXPECT_EQ(walk(plan, {Qt::Key_Right, Qt::Key_Down, Qt::Key_Down, Qt::Key_Up}), (Cell{1, 0}));
    EXPECT_EQ(walk(plan, {Qt::Key_Right, Qt::Key_Down, Qt::Key_Right}), (Cell{1, 1}));
    EXPECT_EQ(walk(plan, {Qt::Key_Right, Qt::Key_Left}), (Cell{0, 0})) << "the edge";
    const BoardPlan turned({.size = {400, 400}, .turned = true}, sceneOf({"...", "...", "..."}));
    EXPECT_EQ(walk(turned, {Qt::Key_Left, Qt::Key_Left, Qt::Key_Up}), (Cell{1, 1}));
    const BoardPlan stairs({.size = {400, 400}}, sceneOf({"...", "..", "."}));
    EXPECT_EQ(walk(stairs, {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}),
              (Cell{0, 2}))
        << "nothing is below";
    EXPECT_EQ(walk(stairs, {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Right}), (Cell{1, 1}))
        << "the nearest";
    EXPECT_EQ(walk(stairs, {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right}),
              (Cell{0, 2}));
}

TEST(Keys, StayOnACellThatIsThere) {
    Keys keys;
    keys.put({2, 2});
    keys.layOut(BoardPlan({}, sceneOf({"...", "...", "..."})));
    EXPECT_EQ(keys.cell(), (Cell{2, 2}));
    keys.layOut(BoardPlan({}, sceneOf({"..", ".."})));
    EXPECT_EQ(keys.cell(), (Cell{0, 0}));
}

TEST(Keys, WantWhatTheySay) {
    const auto press = [](int key, bool plain, bool editing = false, bool previewed = false) {
        const BoardPlan plan({.size = {400, 400}, .editing = editing}, sceneOf({"..", ".."}));
        Shown shown;
        if (previewed)
            shown.preview = plan.scene();
        Keys keys;
        keys.put({1, 1});
        return keys.press(key, plain, {plan, shown, {}});
    };
    EXPECT_EQ(press(Qt::Key_Space, true), (Wishes{{Wish::Kind::Click, {1, 1}}}));
    EXPECT_EQ(press(Qt::Key_Space, true, false, true), (Wishes{{Wish::Kind::Dismiss, {1, 1}}}));
    EXPECT_EQ(press(Qt::Key_Enter, true), (Wishes{{Wish::Kind::EndTurn}}));
    EXPECT_EQ(press(Qt::Key_Return, true), (Wishes{{Wish::Kind::EndTurn}}));
    EXPECT_EQ(press(Qt::Key_Escape, true), (Wishes{{Wish::Kind::Revoke}}));
    EXPECT_EQ(press(Qt::Key_Escape, true, false, true), (Wishes{{Wish::Kind::Dismiss, {1, 1}}}))
        << "they stay where they are";
    EXPECT_EQ(press(Qt::Key_Delete, true, true), (Wishes{{Wish::Kind::Erase, {1, 1}}}));
    EXPECT_EQ(press(Qt::Key_Backspace, true, true), (Wishes{{Wish::Kind::Erase, {1, 1}}}));
    EXPECT_EQ(press(Qt::Key_Delete, true), std::nullopt);
    EXPECT_EQ(press(Qt::Key_Delete, true, true, true), std::nullopt);
    EXPECT_EQ(press(Qt::Key_Space, false), std::nullopt) << "with a modifier";
    EXPECT_EQ(press(Qt::Key_A, true), std::nullopt);
    EXPECT_TRUE(Keys::isOwn(Qt::Key_Escape, false));
    EXPECT_TRUE(Keys::isOwn(Qt::Key_Delete, true));
    EXPECT_FALSE(Keys::isOwn(Qt::Key_Delete, false));
    EXPECT_FALSE(Keys::isOwn(Qt::Key_Left, true));
}

TEST(Keys, WantNothingOfACellWhereThereIsNone) {
    const BoardPlan plan({.size = {400, 400}, .editing = true}, sceneOf({}));
    const Shown shown;
    Keys keys;
    EXPECT_EQ(keys.press(Qt::Key_Space, true, {plan, shown, {}}), Wishes{});
    EXPECT_EQ(keys.press(Qt::Key_Delete, true, {plan, shown, {}}), std::nullopt);
}

TEST(Keys, ShowTheirCellOnceTheyDoSomethingThere) {
    const BoardPlan plan({.size = {400, 400}, .editing = true}, sceneOf({"..", ".."}));
    const Shown shown;
    for (const auto& [key, shows] : {std::pair(Qt::Key_Space, true),
                                     {Qt::Key_Delete, true},
                                     {Qt::Key_Up, true},
                                     {Qt::Key_Return, false},
                                     {Qt::Key_Escape, false}}) {
        Keys keys;
        ASSERT_FALSE(keys.shown());
        EXPECT_TRUE(keys.press(key, true, {plan, shown, {}}));
        EXPECT_EQ(keys.shown(), shows) << key;
    }
}

} // namespace bouton::testing
