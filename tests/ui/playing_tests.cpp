// SPDX-License-Identifier: MIT

// All games played through by click, by key and by drag, with motion and without, and interrupted
// while something moves.

#include <QAbstractButton>

#include <algorithm>

#include "ui/boards/board_table.h"
#include "ui/motion_on.h"
#include "ui/support.h"

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

enum class MadeBy { Click, Key, Drag };

class Playing : public Window, public ::testing::WithParamInterface<bool> {
protected:
    Playing() { setMotionOff(!GetParam()); }
    ~Playing() override { setMotionOff(true); }

    BoardView& board() { return *page().board(); }
    QPoint centre(Cell cell) { return board().cellRect(cell).center().toPoint(); }

    // Brings the visible focus there by the arrow keys, as the eye leads them.
    void focus(Cell cell) {
        for (int i = 0; i < 100 && board().focusCell() != cell; ++i) {
            const QPointF by =
                board().cellRect(cell).center() - board().cellRect(board().focusCell()).center();
            const bool across = board().focusCell().column != cell.column;
            key(across ? (by.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                       : (by.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        }
        EXPECT_EQ(board().focusCell(), cell);
    }
    void key(Qt::Key key) { QTest::keyClick(&board(), key); }

    void dragOver(const std::vector<QPoint>& points) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, points.front());
        for (std::size_t i = 1; i < points.size(); ++i)
            for (const double share : {0.5, 1.0}) { // a mouse does not jump
                const QPointF way = QPointF(points[i] - points[i - 1]) * share;
                QTest::mouseMove(&board(), points[i - 1] + way.toPoint());
            }
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, points.back());
    }
    // The cell of the piece that the move brings to its last cell.
    static std::optional<Cell> pieceOf(const Match& match, std::size_t move, Cell to) {
        const Picture before = match.picture(match.current()),
                      after = match.after(match.current(), move);
        const char* there = letterAt(after, to);
        for (std::size_t r = 0; r < before.rows.size(); ++r)
            for (std::size_t c = 0; c < before.rows[r].size(); ++c) {
                const Cell cell{static_cast<int>(r), static_cast<int>(c)};
                if (there && *there != '.' && *letterAt(before, cell) == *there
                    && *letterAt(after, cell) == '.')
                    return cell;
            }
        return std::nullopt;
    }

    void play(std::size_t move, MadeBy hand) {
        const Clicks clicks = session().clicking().moves()[move].cells();
        const Match::Node before = session().match()->current();
        if (hand == MadeBy::Drag) {
            dragOver(wayOf(*session().match(), move));
        } else {
            for (const Cell cell : clicks)
                if (hand == MadeBy::Key) {
                    focus(cell);
                    key(Qt::Key_Space);
                } else {
                    click(cell);
                }
        }
        if (session().phase() == Phase::Playing && session().match()->current() == before)
            hand == MadeBy::Key ? key(Qt::Key_Return) : press("endTurnButton");
    }
    // A new game between two people, from this position or as it is drawn.
    void sitDown(std::string_view id) {
        openGame(id);
        page().newGame();
        seat(Side::One, std::nullopt);
        seat(Side::Two, std::nullopt);
    }
    void begin(std::string_view id, const char* position = nullptr) {
        sitDown(id);
        if (position)
            session().setPicture(readPicture(position, session().game().name.letters).value());
        press("startButton");
    }
    // The way of a move by drag: of its piece, or over all its cells.
    std::vector<QPoint> wayOf(const Match& match, std::size_t move) {
        const Clicks clicks = match.moves(match.current())[move].cells();
        const auto from = pieceOf(match, move, clicks.back());
        if (from)
            return {centre(*from), centre(clicks.back())};
        std::vector<QPoint> way;
        for (const Cell cell : clicks)
            way.push_back(centre(cell));
        if (board().plan().holds(clicks.front())) // off its pile
            way.push_back({2, board().height() / 2});
        return way;
    }
    void turnRound() { QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier); }
    // One human for both sides; in Towers both close a gap where they can, so that it ends.
    void playThrough(std::string_view id, MadeBy hand) {
        begin(id);
        board().setFocus(Qt::TabFocusReason);
        key(Qt::Key_Right); // shows the focus
        Random random(5);
        for (int turn = 0; turn < 400 && session().phase() == Phase::Playing; ++turn) {
            if (session().turn().mustPass) {
                press("passButton");
                board().setFocus(Qt::TabFocusReason);
                continue;
            }
            const Match& match = *session().match();
            const Match::Node node = match.current();
            const std::size_t count = match.moves(node).size();
            std::size_t move = random.below(count);
            const Picture before = match.picture(node);
            const auto closes = [&] {
                const int column = match.moves(node)[move].cells().front().column;
                return gap(match.after(node, move), column) < 2 && gap(before, column) > 1;
            };
            for (std::size_t i = 0; id == "towers" && i < count && !closes(); ++i)
                move = (move + 1) % count;
            const std::string text = match.moves(node)[move].text;
            play(move, hand);
            ASSERT_NE(session().match()->current(), node) << id << ' ' << text;
            EXPECT_EQ(session().match()->moveText(session().match()->current()), text);
        }
        EXPECT_EQ(session().phase(), Phase::Over) << id;
    }
    // Between the two towers of a column.
    static int gap(const Picture& picture, int column) {
        std::vector<int> rows;
        for (std::size_t r = 0; r < picture.rows.size(); ++r)
            if (picture.rows[r][static_cast<std::size_t>(column)] != '.')
                rows.push_back(static_cast<int>(r));
        return rows.back() - rows.front();
    }
};

} // namespace

TEST_P(Playing, EveryGameGoesToItsEndByClicks) {
    for (const Ruleset* game : catalogue())
        playThrough(game->name.id, MadeBy::Click);
}

TEST_P(Playing, EveryGameGoesToItsEndByKeysAlone) {
    for (const Ruleset* game : catalogue())
        playThrough(game->name.id, MadeBy::Key);
}

TEST_P(Playing, WhatMovesIsDraggedToTheEndOfTheGame) {
    for (const char* id : {"towers", "trojan-horse", "grid-nim", "cards"})
        playThrough(id, MadeBy::Drag);
}

TEST_P(Playing, ABoardThatIsTurnedRoundIsPlayedTheSameWay) {
    openGame("towers");
    turnRound();
    EXPECT_TRUE(board().turned());
    for (const MadeBy hand : {MadeBy::Click, MadeBy::Key, MadeBy::Drag})
        playThrough("towers", hand);
    turnRound();
    EXPECT_FALSE(board().turned());
}

TEST_P(Playing, ADragOnADrawnStartBeginsAndIsTheFirstMove) {
    for (const char* id : {"towers", "trojan-horse", "grid-nim", "cards"}) {
        SCOPED_TRACE(id);
        sitDown(id);
        ASSERT_TRUE(session().beginning());
        const Match& match = **session().beginning();
        const std::string text = match.moves(0).front().text;
        dragOver(wayOf(match, 0));
        if (session().clicking().move().has_value())
            press("endTurnButton");
        ASSERT_NE(session().match(), nullptr);
        EXPECT_EQ(session().match()->moveText(1), text);
    }
}

TEST_P(Playing, ADragThatIsNoMoveGoesBack) {
    begin("towers", "GR/../../RG G");
    for (const Cell to : {Cell{0, 1}, {3, 0}, {1, 1}}) {
        dragOver({centre({0, 0}), centre(to)});
        EXPECT_EQ(session().match()->current(), 0U) << nameOf(to);
    }
    QTest::mousePress(&board(), Qt::LeftButton, {}, centre({0, 0}));
    QTest::mouseMove(&board(), centre({1, 0}));
    QTest::keyClick(&board(), Qt::Key_Escape);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, centre({1, 0}));
    EXPECT_EQ(session().match()->current(), 0U);
    dragOver({centre({0, 0}), centre({1, 0})});
    EXPECT_EQ(session().match()->moveText(session().match()->current()), "a2");
}

TEST_P(Playing, APressThatRunsBackOverItsCellsTakesThemBack) {
    begin("grid-nim", "...../...../...../...../..... G");
    dragOver({centre({0, 1}), centre({0, 2}), centre({0, 3}), centre({0, 2})});
    EXPECT_EQ(session().match()->moveText(1), "b1+c1");
}

TEST_P(Playing, WhatAClickWouldMoveOrTurnRisesUnderTheMouse) {
    const auto risen = [this](std::string_view id, const char* position, Cell under,
                              const Clicks& wanted) {
        begin(id, position);
        QTest::mouseMove(&board(), centre(under));
        const auto cells = [this] {
            Clicks cells;
            for (const ShownPiece& piece : board().pieces())
                if (piece.lift > 0)
                    cells.push_back(piece.cell);
            std::ranges::sort(cells);
            return cells;
        };
        return QTest::qWaitFor([&] { return cells() == wanted; }, 30'000);
    };
    const char* towers = "GR/../../RG G";
    EXPECT_TRUE(risen("towers", towers, {0, 0}, {{0, 0}}));
    EXPECT_TRUE(risen("towers", towers, {2, 0}, {{0, 0}}));
    EXPECT_TRUE(risen("towers", towers, {0, 1}, {}));
    EXPECT_TRUE(risen("trojan-horse", "...../...../...../...H./..... G", {3, 3}, {{3, 3}}));
    EXPECT_TRUE(risen("cards", "5:3/3:2/4:4 G", {1, 0}, {{0, 0}, {1, 0}}));
    EXPECT_TRUE(risen("cards", "5:3/3:2/4:4 G", {4, 0}, {})); // more than a turn may take
    const char* reversi =
        "......../......../......../...OX.../...XO.../......../......../........ X";
    EXPECT_TRUE(risen("reversi", reversi, {3, 2}, {{3, 3}}));
    EXPECT_TRUE(risen("reversi", reversi, {0, 0}, {}));
    EXPECT_TRUE(risen("reversi", reversi, {3, 3}, {}));
}

TEST_P(Playing, ABoardStaysTurnedForItsGameAlone) {
    openGame("reversi");
    const QRectF first = board().cellRect({0, 0}), last = board().cellRect({7, 7});
    turnRound();
    EXPECT_EQ(board().cellRect({0, 0}), last);
    EXPECT_EQ(board().cellRect({7, 7}), first);
    openGame("cards");
    EXPECT_FALSE(board().turned());
    turnRound();
    EXPECT_GT(board().cellRect({0, 0}).left(), board().cellRect({0, 1}).left());
    turnRound();
    window.reset();
    open();
    openGame("reversi");
    EXPECT_TRUE(board().turned());
}

TEST_P(Playing, ReducedMotionIsAPreference) {
    window->preferences().fullMotion.set(false);
    EXPECT_EQ(motionAmount(), GetParam() ? MotionAmount::Fades : MotionAmount::None);
    window->preferences().fullMotion.set(true);
    EXPECT_EQ(motionAmount(), GetParam() ? MotionAmount::Full : MotionAmount::None);
    window->preferences().fullMotion.set({});
}

INSTANTIATE_TEST_SUITE_P(WithMotionOffAndOn, Playing, ::testing::Bool(),
                         [](const auto& motion) { return motion.param ? "On" : "Off"; });

namespace {

// A human at Reversi against a computer that answers at once, with something on its way.
class Interrupting : public Window {
protected:
    void SetUp() override {
        openGame("reversi");
        begin();
    }
    void begin() {
        seat(Side::One, std::nullopt);
        seat(Side::Two, computer("random"));
        if (session().phase() == Phase::SettingUp)
            (void)session().start();
    }
    // Makes a move, and leaves it on its way.
    void move() {
        if (session().phase() != Phase::Playing || !session().turn().human
            || session().turn().mustPass) {
            page().newGame();
            begin();
        }
        click(session().clicking().next().front());
    }

    const MotionOn on;
};

constexpr int times = 200;

} // namespace

TEST_F(Interrupting, ByANewGame) {
    for (int i = 0; i < times; ++i) {
        move();
        EXPECT_TRUE(page().board()->moving());
        page().newGame();
        ASSERT_EQ(session().phase(), Phase::SettingUp);
        EXPECT_FALSE(page().board()->moving());
        ASSERT_EQ(page().board()->picture(), session().picture());
        begin();
    }
}

TEST_F(Interrupting, ByUndo) {
    for (int i = 0; i < times; ++i) {
        move();
        session().undo();
        ASSERT_EQ(page().board()->picture(), session().picture());
        ASSERT_TRUE(session().turn().human);
    }
    EXPECT_TRUE(QTest::qWaitFor([this] { return !page().board()->moving(); }, 30'000));
}

TEST_F(Interrupting, ByAClick) {
    for (int i = 0; i < times; ++i) {
        move();
        ASSERT_TRUE(rested());
        if (session().phase() == Phase::Playing && session().turn().human
            && !session().turn().mustPass)
            click(session().clicking().next().back());
        ASSERT_EQ(page().board()->picture(), session().picture());
        ASSERT_TRUE(rested());
    }
}

TEST_F(Interrupting, ByClosing) {
    const Ruleset& game = session().game();
    const auto match = game.standard(complete(game.settings, {}).value()).value();
    (void)match->play(std::size_t{0});
    for (int i = 0; i < times; ++i) {
        const std::unique_ptr<BoardView> board(makeBoard(game));
        board->resize(200, 200);
        board->setScene(match->scene(0));
        board->show();
        board->setScene(match->scene(1));
        ASSERT_TRUE(board->moving());
    }
    move();
    window.reset();
}

} // namespace bouton::testing
