// SPDX-License-Identifier: MIT
#include "ui/boards/motion.h"

#include <gmock/gmock.h>

#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

#include "core/clicking.h"
#include "games/catalogue.h"
#include "ui/boards/board_table.h"
#include "ui/boards/cards_plan.h"
#include "ui/motion_on.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

ShownPiece piece(char letter, Cell cell) {
    return {letter, cell, QRectF(cell.column * 100, cell.row * 100, 100, 100)};
}

const ShownPiece* at(const std::vector<ShownPiece>& pieces, Cell cell) {
    const auto found = std::ranges::find(pieces, cell, &ShownPiece::cell);
    return found == pieces.end() ? nullptr : &*found;
}

Motion moved(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after,
             const Clicks& cells, const Manner& manner = {}) {
    return Motion::ofMove(before, after, cells, manner);
}

} // namespace

TEST(Motion, OfNothingIsOverAtOnce) {
    EXPECT_EQ(Motion().length(), 0);
    EXPECT_THAT(Motion().at(0), IsEmpty());
    const std::vector<ShownPiece> same{piece('X', {0, 0})};
    EXPECT_EQ(moved(same, same, {}).length(), 0);
    EXPECT_EQ(moved(same, same, {}).at(0).size(), 1U);
}

TEST(Motion, DiscsTurnOutwardFromTheOneThatIsSet) {
    const Motion motion =
        moved({piece('O', {0, 1}), piece('O', {0, 2}), piece('X', {0, 3})},
              {piece('X', {0, 0}), piece('X', {0, 1}), piece('X', {0, 2}), piece('X', {0, 3})},
              {{0, 0}}, {.coming = Motion::setTime});
    EXPECT_EQ(motion.length(), 2 * Motion::turnLater + Motion::turnTime);
    const auto early = motion.at(Motion::turnLater + 30.0);
    EXPECT_EQ(at(early, {0, 1})->from, 'O');
    EXPECT_GT(at(early, {0, 1})->turned, 0);
    EXPECT_EQ(at(early, {0, 2})->turned, 0);
    EXPECT_GT(at(early, {0, 0})->drawn, 0);
    EXPECT_LT(at(early, {0, 0})->drawn, 1);
    EXPECT_EQ(at(early, {0, 3})->from, '.');
    std::vector<int> columns;
    for (const ShownPiece& disc : early)
        columns.push_back(disc.cell.column);
    EXPECT_THAT(columns, ElementsAre(3, 2, 1, 0)) << "what lies still is drawn first";
    const auto later = motion.at(200);
    EXPECT_GT(at(later, {0, 1})->turned, at(later, {0, 2})->turned);
    for (const ShownPiece& disc : motion.at(motion.length())) {
        EXPECT_EQ(disc.from, '.');
        EXPECT_EQ(disc.turned, 1);
        EXPECT_EQ(disc.drawn, 1);
        EXPECT_EQ(disc.letter, 'X');
    }
}

TEST(Motion, DiscsTurnOutwardFromTheFirstClickWhereNothingIsSet) {
    const auto length = [](const Clicks& cells) {
        return moved({piece('O', {1, 1}), piece('O', {2, 1})},
                     {piece('X', {1, 1}), piece('X', {2, 1})}, cells)
            .length();
    };
    EXPECT_EQ(length({{0, 0}, {2, 1}}), 2 * Motion::turnLater + Motion::turnTime);
    EXPECT_EQ(length({}), Motion::turnTime);
}

TEST(Motion, ATowerSlidesToItsCellAndSlowsDown) {
    const Motion motion = moved({piece('G', {0, 2})}, {piece('G', {4, 2})}, {{4, 2}});
    EXPECT_EQ(motion.length(), 225);
    EXPECT_EQ(motion.at(motion.length() / 2)[0].rect.top(), 350) << "seven eighths of its way";
    EXPECT_EQ(moved({piece('G', {0, 2})}, {piece('G', {11, 2})}, {}).length(), 285)
        << "no way takes longer than one of eight cells";
    double before = 0, speed = 1e9;
    for (int step = 1; step <= 10; ++step) {
        const auto pieces = motion.at(motion.length() * step / 10);
        ASSERT_EQ(pieces.size(), 1U);
        const QPointF place = pieces[0].rect.topLeft();
        EXPECT_EQ(place.x(), 200);
        EXPECT_LT(place.y() - before, speed);
        EXPECT_GT(place.y(), before);
        speed = place.y() - before;
        before = place.y();
    }
    EXPECT_EQ(before, 400);
}

TEST(Motion, AHorseHopsAlongTheLongerLegFirst) {
    const Motion motion =
        moved({piece('H', {4, 4})}, {piece('H', {2, 3})}, {{2, 3}}, {.hops = true});
    EXPECT_EQ(motion.length(), 255);
    const auto half = [](const Motion& hop) { return hop.at(hop.length() / 2).at(0); };
    EXPECT_EQ(half(motion).lift, 1);
    // Straight on it would be at (400, 350), and on the ground.
    const QPointF centre = half(motion).rect.center();
    EXPECT_NEAR(centre.x(), 425, 1e-6);
    EXPECT_NEAR(centre.y(), 300 - 18, 1e-6);
    const QPointF aside =
        half(moved({piece('H', {4, 4})}, {piece('H', {3, 2})}, {}, {.hops = true})).rect.center();
    EXPECT_NEAR(aside.x(), 300, 1e-6);
    EXPECT_NEAR(aside.y(), 425 - 18, 1e-6);
    const ShownPiece end = motion.at(motion.length()).at(0);
    EXPECT_EQ(end.lift, 0);
    EXPECT_EQ(end.rect, piece('H', {2, 3}).rect);
}

TEST(Motion, TilesDropOneAfterAnotherInTheOrderOfTheClicks) {
    const Manner manner{.coming = 200, .between = 80};
    const Motion motion = moved({}, {piece('G', {0, 1}), piece('G', {0, 2}), piece('G', {0, 3})},
                                {{0, 3}, {0, 2}, {0, 1}}, manner);
    EXPECT_EQ(motion.length(), 360);
    EXPECT_THAT(motion.at(40).size(), 1U);
    ASSERT_TRUE(at(motion.at(40), {0, 3}));
    EXPECT_EQ(at(motion.at(40), {0, 3})->drawn, 0.2) << "as evenly as a hand draws";
    EXPECT_EQ(moved({}, {piece('G', {0, 5})}, {{0, 3}}, manner).length(), 200)
        << "what was not clicked comes at once";
    const auto later = motion.at(170);
    EXPECT_GT(at(later, {0, 3})->drawn, at(later, {0, 2})->drawn);
    EXPECT_GT(at(later, {0, 2})->drawn, at(later, {0, 1})->drawn);
}

TEST(Motion, WhatHasNoMannerFadesIn) {
    const Motion motion = moved({}, {piece('?', {0, 0})}, {{0, 0}});
    EXPECT_EQ(motion.length(), Motion::fadeTime);
    const ShownPiece half = motion.at(40).at(0);
    EXPECT_EQ(half.drawn, 1);
    EXPECT_NEAR(half.seen, 0.5, 0.01);
}

TEST(Motion, WhatIsTakenAwayFadesAndIsGone) {
    const Motion motion = moved({piece('X', {0, 0})}, {}, {});
    EXPECT_LT(motion.at(40).at(0).seen, 1);
    EXPECT_THAT(motion.at(Motion::fadeTime), IsEmpty());
}

TEST(Motion, AFadeMovesNothing) {
    const Motion motion = Motion::fade({piece('G', {0, 0}), piece('R', {1, 1})},
                                       {piece('G', {3, 0}), piece('R', {1, 1})});
    EXPECT_EQ(motion.length(), Motion::fadeTime);
    const auto half = motion.at(40);
    EXPECT_EQ(half.size(), 3U);
    for (const ShownPiece& shown : half) {
        EXPECT_EQ(shown.rect, piece(shown.letter, shown.cell).rect);
        EXPECT_EQ(shown.lift, 0);
        EXPECT_EQ(shown.drawn, 1);
    }
    EXPECT_EQ(at(half, {1, 1})->seen, 1);
    EXPECT_EQ(motion.at(80).size(), 2U);
}

TEST(Motion, WhatPulsesRisesOnceAndComesDown) {
    const Motion motion = Motion::pulse({piece('X', {0, 0}), piece('O', {0, 1})}, {{0, 0}});
    EXPECT_EQ(motion.length(), Motion::endTime);
    EXPECT_EQ(at(motion.at(300), {0, 0})->lift, 1);
    EXPECT_EQ(at(motion.at(300), {0, 0})->rect, piece('X', {0, 0}).rect);
    EXPECT_EQ(at(motion.at(300), {0, 1})->lift, 0);
    EXPECT_EQ(at(motion.at(600), {0, 0})->lift, 0);
}

TEST(Motion, WhatTheHandLetsGoGoesStraightAndQuickly) {
    ShownPiece held = piece('H', {4, 4});
    held.rect.moveTo(250, 350); // nearly there
    held.lift = 1;
    const Motion motion = moved({held}, {piece('H', {2, 3})}, {{2, 3}}, {.hops = true});
    EXPECT_EQ(motion.length(), 120);
    const ShownPiece half = motion.at(60).at(0);
    EXPECT_EQ(half.lift, 0.125) << "it sinks";
    const QPointF left = piece('H', {2, 3}).rect.center() - half.rect.center();
    EXPECT_NEAR(left.x() * 3, left.y() * -1, 1e-6) << "on the line from the hand to the cell";
}

// Two cards of a fan of three. A fan's pieces come the hindmost first.
TEST(CardFlight, BeginsWithTheForemostCardAndLeavesTheOthersWhereTheyAre) {
    const auto card = [](int row, int above) {
        return ShownPiece{'#', {row, 0}, QRectF(100, 30.0 * above, 50, 70)};
    };
    const auto taken = [](int row) {
        return ShownPiece{'G', {row, 0}, QRectF(0, 300 - 5.0 * row, 40, 56)};
    };
    const ShownPiece hindmost = card(2, 0), middle = card(1, 1), front = card(0, 2);
    const std::vector<ShownPiece> after{card(0, 0), taken(-1), taken(-2)};
    const Motion motion = cardFlight({hindmost, middle, front}, after, {{1, 0}}, {});
    EXPECT_EQ(motion.length(), 40 + Motion::flightTime);
    const auto stands = [&](double time, const ShownPiece& where) {
        const auto all = motion.at(time);
        return std::ranges::find(all, where.rect, &ShownPiece::rect) != all.end();
    };
    EXPECT_TRUE(stands(0, front));
    EXPECT_FALSE(stands(20, front)) << "it flies";
    EXPECT_TRUE(stands(20, middle)) << "it waits";
    EXPECT_FALSE(stands(60, middle));
    for (const double time : {0.0, 20.0, 60.0, 200.0, 260.0})
        EXPECT_TRUE(stands(time, hindmost)) << time;
    EXPECT_TRUE(stands(Motion::flightTime, taken(-1)));
    EXPECT_FALSE(stands(Motion::flightTime, taken(-2)));
    EXPECT_TRUE(stands(260, taken(-2)));
    // Half its time on a card has gone seven eighths of its way, in an arc.
    const ShownPiece flying = motion.at(Motion::flightTime / 2).back();
    EXPECT_NEAR(flying.rect.center().x(), 33.125, 0.01);
    EXPECT_NEAR(flying.rect.center().y(), 303.25 - 31.22, 0.01);
    EXPECT_NEAR(flying.rect.width(), 50 - 10 * 5 / 6.0, 0.01) << "in sixths";
    EXPECT_EQ(motion.at(100).back().cell, front.cell) << "it shows its face first";
    EXPECT_EQ(motion.at(120).back().cell, (Cell{-1, 0})) << "then its back";
    ShownPiece risen = hindmost;
    risen.lift = 0.6;
    EXPECT_GT(cardFlight({risen}, {card(0, 0)}, {}, {}).at(20).at(0).lift, 0) << "it sinks";
}

TEST(Motion, KnowsWhereItChangesAnything) {
    const Motion motion = moved({piece('G', {0, 0}), piece('R', {2, 2})},
                                {piece('G', {2, 0}), piece('R', {2, 2})}, {{2, 0}});
    for (double time = 0; time <= motion.length(); time += 15) {
        const QRectF changed = motion.changed(time, time + 15);
        for (const double when : {time, time + 15})
            EXPECT_TRUE(changed.contains(at(motion.at(when), {2, 0})->rect));
        EXPECT_FALSE(changed.intersects(piece('R', {2, 2}).rect));
    }
    EXPECT_TRUE(motion.changed(motion.length() + 1, motion.length() + 9).isEmpty());
    const QRectF around(-35, -35, 170, 170); // a third on each side, for the shadow
    EXPECT_EQ(motion.changed(0, 0), around);
    EXPECT_EQ(motion.changed(motion.length(), motion.length()), around.translated(0, 200));
}

// The clock of all that moves, without a board.
TEST(Mover, ShowsOneMotionAfterTheOtherAndThenTheMarks) {
    const MotionOn on;
    Mover mover;
    const ShownPiece first = piece('G', {0, 0}), second = piece('G', {1, 0}),
                     third = piece('G', {2, 0});
    std::vector<double> places;
    QObject::connect(&mover, &Mover::changed, [&] {
        if (mover.moving()) {
            EXPECT_EQ(mover.marks(), 0);
            places.push_back(mover.pieces()[0].rect.top());
        }
    });
    EXPECT_FALSE(mover.moving());
    EXPECT_EQ(mover.marks(), 1);
    EXPECT_EQ(mover.joy(), 1);
    mover.add(moved({first}, {second}, {}));
    mover.add(moved({second}, {third}, {}));
    EXPECT_EQ(places, (std::vector{first.rect.top(), first.rect.top()}));
    EXPECT_TRUE(QTest::qWaitFor([&] { return mover.marks() == 1; }, 30'000));
    EXPECT_FALSE(mover.moving());
    EXPECT_TRUE(std::ranges::is_sorted(places));
    EXPECT_TRUE(std::ranges::find(places, second.rect.top()) != places.end())
        << "the second begins where the first one ended";
}

TEST(Mover, BeginsTheJoyAfterTheMove) {
    const MotionOn on;
    Mover mover;
    const ShownPiece from = piece('G', {0, 0}), to = piece('G', {1, 0});
    mover.add(moved({from}, {to}, {}));
    mover.add(Motion::pulse({to}, {to.cell}));
    std::vector<double> joys;
    QObject::connect(&mover, &Mover::changed, [&] {
        if (mover.moving() && mover.pieces()[0].rect != to.rect) {
            EXPECT_EQ(mover.joy(), 0) << "the move";
        }
        joys.push_back(mover.joy());
    });
    EXPECT_TRUE(QTest::qWaitFor([&] { return !mover.moving(); }, 30'000));
    EXPECT_EQ(mover.joy(), 1);
    EXPECT_TRUE(std::ranges::is_sorted(joys));
}

TEST(Mover, ShowsOnlyTheLastOfMoreMotionsThanWait) {
    const MotionOn on;
    Mover mover;
    for (int row = 0; row < 4; ++row)
        mover.add(moved({piece('G', {row, 0})}, {piece('G', {row + 1, 0})}, {}));
    ASSERT_TRUE(mover.moving());
    EXPECT_EQ(mover.pieces()[0].rect, piece('G', {3, 0}).rect);
    mover.end();
    EXPECT_FALSE(mover.moving());
    EXPECT_EQ(mover.marks(), 1);
    setMotionOff(true);
    mover.add(moved({piece('G', {0, 0})}, {piece('G', {1, 0})}, {}));
    EXPECT_FALSE(mover.moving());
}

TEST(Mover, LiftsAndLowersWhatStandsInACell) {
    const MotionOn on;
    Mover mover;
    const auto height = [&] {
        std::vector<ShownPiece> pieces{piece('G', {0, 0}), piece('G', {1, 0})};
        mover.raise(pieces);
        EXPECT_EQ(pieces[1].lift, 0);
        return pieces[0].lift;
    };
    std::vector<double> heights;
    QObject::connect(&mover, &Mover::changed, [&] { heights.push_back(height()); });
    mover.lift({{{0, 0}, 0.6}});
    EXPECT_LT(height(), 0.6);
    EXPECT_TRUE(QTest::qWaitFor([&] { return height() == 0.6; }, 30'000));
    EXPECT_TRUE(std::ranges::is_sorted(heights));
    heights.clear();
    mover.lift({});
    EXPECT_GT(height(), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return height() == 0; }, 30'000));
    EXPECT_TRUE(std::ranges::is_sorted(heights, std::greater()));
    mover.lift({{{0, 0}, 0.6}});
    mover.end();
    EXPECT_EQ(height(), 0.6) << "all comes to rest";
    mover.lift({});
    mover.end();
    setMotionOff(true);
    mover.lift({{{0, 0}, 0.6}});
    EXPECT_EQ(height(), 0.6) << "at once";
}

namespace {

// A board on the screen on which a game is played, move by move.
class MovingBoard : public ::testing::Test {
protected:
    void open(std::string_view id, std::string_view position) {
        game = gameNamed(id).value();
        match = game->from(game->parse(position).value()).value();
        board.reset(makeBoard(*game));
        board->resize(480, 480);
        board->setScene(match->scene(0));
        board->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(board.get()));
    }
    void play(std::string_view move) {
        ASSERT_TRUE(match->play(move));
        board->setScene(match->scene(match->current()));
    }
    void go(Match::Node node) {
        match->go(node);
        board->setScene(match->scene(node));
    }
    // Plays a move, which is then on its way.
    void begin(std::string_view move) {
        play(move);
        EXPECT_TRUE(board->moving()) << move;
    }
    bool rests() {
        return QTest::qWaitFor([this] { return !board->moving(); }, 30'000);
    }
    // Where the piece of a cell is seen.
    QRectF placeOf(Cell cell) {
        const auto shown = board->pieces();
        const ShownPiece* piece = at(shown, cell);
        EXPECT_TRUE(piece) << nameOf(cell);
        return piece ? piece->rect : QRectF();
    }
    QPoint centre(Cell cell) const { return board->cellRect(cell).center().toPoint(); }
    // The tower in a1 may be put into a2.
    void letTheFirstTowerStepDown() {
        board->setMarks({.next = {{1, 0}}});
        Picture after = match->picture(0);
        std::swap(after.rows[0][0], after.rows[1][0]);
        board->setClickPreviews([after](const Clicks& clicks) {
            const bool whole = clicks == Clicks{{1, 0}};
            return ClickPreview{.taken = whole,
                                .after = whole ? std::make_shared<const Picture>(after) : nullptr};
        });
    }

    const MotionOn on;
    const Ruleset* game = nullptr;
    std::unique_ptr<Match> match;
    std::unique_ptr<BoardView> board;
};

constexpr const char
    *opening = "......../......../......../...OX.../...XO.../......../......../........ X",
    *towersOpening = "G.R.G/..G../.G.../R..GR/.R.R. G";

// What was drawn, frame by frame.
class Frames : public QObject {
public:
    explicit Frames(BoardView& board) : m_board(board) { board.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            all.push_back(m_board.pieces());
        return false;
    }
    std::vector<std::vector<ShownPiece>> all;

private:
    BoardView& m_board;
};

} // namespace

TEST_F(MovingBoard, ShowsEveryMoveOnItsWayAndThenAtRest) {
    for (const auto& [id, position, move] :
         {std::tuple("reversi", opening, "d3"),
          {"towers", towersOpening, "a2"},
          {"trojan-horse", "...../...../...../...H./..... G", "c2"},
          {"grid-nim", "GR..G/RR.../..G../G..R./R...G G", "c1+d1"},
          {"cards", "12:3/3:2/4:4 G", "a3"},
          {"tic-tac-toe", ".../.../... X", "b2"}}) {
        SCOPED_TRACE(id);
        open(id, position);
        begin(move);
        EXPECT_TRUE(rests());
        const auto resting = board->plan().pieces(), shown = board->pieces();
        ASSERT_EQ(shown.size(), resting.size());
        for (std::size_t i = 0; i < shown.size(); ++i)
            EXPECT_EQ(shown[i].rect, resting[i].rect);
    }
}

TEST_F(MovingBoard, TellsOfEachMoveForwardAndOfNothingElse) {
    open("reversi", opening);
    std::vector<std::string> moves;
    QObject::connect(board.get(), &BoardView::stepped,
                     [&](const Step& step) { moves.push_back(step.move); });
    play("d3");
    play("c3");
    go(0);
    go(2);
    EXPECT_THAT(moves, ElementsAre("d3", "c3"));
}

TEST_F(MovingBoard, CellsAndWordsFollowTheNewPositionAtOnce) {
    open("towers", towersOpening);
    const QString before = wordsOf(board->look(), board->plan(), board->shown());
    begin("a2");
    EXPECT_EQ(board->letterAt({1, 0}), 'G');
    EXPECT_EQ(board->letterAt({0, 0}), '.');
    EXPECT_NE(wordsOf(board->look(), board->plan(), board->shown()), before);
}

TEST_F(MovingBoard, AMoveAndItsAnswerNeverAppearInOneFrame) {
    open("reversi", opening);
    Frames frames(*board);
    play("d3");
    play("c3");
    EXPECT_TRUE(rests());
    bool alone = false;
    for (const auto& frame : frames.all) {
        const ShownPiece *move = at(frame, {2, 3}), *answer = at(frame, {2, 2});
        const bool landed = move && move->drawn == 1;
        alone = alone || (landed && !answer);
        EXPECT_TRUE(landed || !answer);
    }
    EXPECT_TRUE(alone);
}

TEST_F(MovingBoard, TheNextInputEndsWhatMoves) {
    open("reversi", opening);
    begin("d3");
    QTest::mousePress(board.get(), Qt::LeftButton, {}, QPoint(2, 2));
    EXPECT_FALSE(board->moving());
    QTest::mouseRelease(board.get(), Qt::LeftButton, {}, QPoint(2, 2));
    begin("c3");
    for (const Qt::Key key :
         {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta, Qt::Key_AltGr}) {
        QKeyEvent press(QEvent::KeyPress, key, {}); // QTest knows no AltGr
        QApplication::sendEvent(board.get(), &press);
        EXPECT_TRUE(board->moving()) << key;
    }
    QTest::keyPress(board.get(), Qt::Key_Right);
    EXPECT_FALSE(board->moving());
    begin("c4");
    QTest::mouseDClick(board.get(), Qt::LeftButton, {}, QPoint(2, 2));
    EXPECT_FALSE(board->moving());
}

TEST_F(MovingBoard, WhatAKeyElsewhereHasEndedIsSeenAtRest) {
    open("reversi", opening);
    Frames frames(*board);
    play("d3");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !frames.all.empty(); }, 30'000));
    QWidget elsewhere;
    QTest::keyPress(&elsewhere, Qt::Key_Right);
    ASSERT_FALSE(board->moving());
    const std::size_t before = frames.all.size();
    EXPECT_TRUE(QTest::qWaitFor([&] { return frames.all.size() > before; }, 30'000));
}

TEST_F(MovingBoard, GoingBackFadesAndFarJumpsAreShownAtOnce) {
    open("towers", towersOpening);
    play("a2");
    EXPECT_TRUE(rests());
    go(0);
    EXPECT_TRUE(board->moving());
    for (const ShownPiece& shown : board->pieces())
        EXPECT_TRUE(shown.rect == board->cellRect({0, 0}) || shown.cell != (Cell{0, 0}));
    EXPECT_TRUE(rests());
    begin("a3");
    board->setPicture(match->picture(0));
    EXPECT_FALSE(board->moving());
}

TEST_F(MovingBoard, NothingMovesOnABoardThatIsHiddenOrSetUp) {
    open("reversi", opening);
    begin("d3");
    board->hide();
    EXPECT_FALSE(board->moving());
    play("c3");
    EXPECT_FALSE(board->moving());
    board->show();
    begin("c4");
    board->setEditing(true);
    EXPECT_FALSE(board->moving());
    go(2);
    EXPECT_FALSE(board->moving());
    board->setEditing(false);
    begin("c4");
    board->setLeastLetters(20);
    EXPECT_FALSE(board->moving());
}

TEST_F(MovingBoard, APreviewASizeAndATurnEndWhatMoves) {
    open("reversi", opening);
    play("d3");
    board->setPreview(match->scene(0));
    EXPECT_FALSE(board->moving());
    board->setPreview({});
    begin("c3");
    board->resize(400, 400);
    EXPECT_FALSE(board->moving());
    begin("c4");
    board->setTurned(true);
    EXPECT_FALSE(board->moving());
    go(1);
    EXPECT_TRUE(board->moving());
    board->setCoordinatesShown(false);
    EXPECT_FALSE(board->moving());
    board->setInteractive(false);
    play("c3");
    EXPECT_FALSE(board->moving()) << "a miniature";
}

TEST_F(MovingBoard, NoPieceStaysLiftedDuringAPreview) {
    setReducedMotion(true); // they rise at once
    open("towers", towersOpening);
    board->setClickPreviews([this](const Clicks& clicks) {
        ClickPreview preview;
        const auto& moves = match->moves(match->current());
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (moves[i].cells() == clicks)
                preview = {.taken = true,
                           .after =
                               std::make_shared<const Picture>(match->after(match->current(), i))};
        return preview;
    });
    board->setMarks({.next = Clicking(match->moves(match->current())).next()});
    const auto lifted = [this] {
        return std::ranges::any_of(board->pieces(),
                                   [](const ShownPiece& piece) { return piece.lift > 0; });
    };
    QTest::mouseMove(board.get(), centre({0, 0}));
    ASSERT_TRUE(QTest::qWaitFor(lifted, 30'000));
    EXPECT_EQ(board->cursor().shape(), Qt::OpenHandCursor);
    board->setPreview(match->scene(0));
    EXPECT_FALSE(lifted());
    EXPECT_EQ(board->cursor().shape(), Qt::ArrowCursor);
    QTest::mouseMove(board.get(), centre({0, 0}) + QPoint(2, 2));
    EXPECT_FALSE(lifted());
    board->setPreview({});
    EXPECT_TRUE(QTest::qWaitFor(lifted, 30'000)) << "the mouse is where it was";
    EXPECT_EQ(board->cursor().shape(), Qt::OpenHandCursor);
}

TEST_F(MovingBoard, ANewPositionEndsAPreviewAtOnce) {
    open("reversi", opening);
    board->setPreview(Scene{std::make_shared<const Picture>(match->picture(0))});
    board->setScene(board->shown().scene);
    EXPECT_TRUE(board->preview()) << "it is no new one";
    play("d3");
    EXPECT_FALSE(board->preview());
    EXPECT_FALSE(board->moving());
}

TEST_F(MovingBoard, ReducedMotionOnlyFades) {
    setReducedMotion(true);
    open("towers", towersOpening);
    Frames frames(*board);
    play("a2");
    EXPECT_TRUE(rests());
    const QRectF from = board->cellRect({0, 0}), to = board->cellRect({1, 0});
    EXPECT_FALSE(frames.all.empty());
    for (const auto& frame : frames.all)
        for (const ShownPiece& shown : frame)
            EXPECT_TRUE(shown.cell.column != 0 || shown.rect == from || shown.rect == to
                        || shown.rect == board->cellRect(shown.cell));
    board->celebrate('G');
    EXPECT_FALSE(board->moving());
    go(0);
    ASSERT_TRUE(board->moving());
    board->celebrate('G');
    EXPECT_EQ(board->drawn().namedDrawn, 1) << "nothing pulses";
}

TEST_F(MovingBoard, TheEndIsCelebratedAfterTheMoveAndOnlyThen) {
    open("tic-tac-toe", "XX./OO./... X");
    board->celebrate('X');
    EXPECT_FALSE(board->moving());
    play("c1");
    board->setMarks({.named = {{0, 0}, {0, 1}, {0, 2}}});
    board->celebrate('X');
    EXPECT_EQ(board->drawn().namedDrawn, 0);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return board->drawn().namedDrawn > 0 && board->drawn().namedDrawn < 1; }, 30'000));
    EXPECT_TRUE(rests());
    EXPECT_EQ(board->drawn().namedDrawn, 1);
}

TEST_F(MovingBoard, GoingBackEndsTheMoveThatIsOnItsWay) {
    open("towers", towersOpening);
    play("a2");
    go(0);
    EXPECT_TRUE(board->moving());
    EXPECT_EQ(placeOf({1, 0}), board->cellRect({1, 0})) << "it fades from there";
}

TEST_F(MovingBoard, AMoveOfTheHandBeginsWhereTheHandIs) {
    open("towers", towersOpening);
    letTheFirstTowerStepDown();
    QObject::connect(board.get(), &BoardView::clicked, [this] { play("a2"); });
    const QPoint from = centre({0, 0}), to = centre({1, 0}) + QPoint(9, 7);
    QTest::mousePress(board.get(), Qt::LeftButton, {}, from);
    QTest::mouseMove(board.get(), to);
    QTest::mouseRelease(board.get(), Qt::LeftButton, {}, to);
    ASSERT_TRUE(board->moving());
    EXPECT_EQ(placeOf({1, 0}), board->cellRect({0, 0}).translated(to - from));
}

// The mouse pulls a tower to where it may not stand.
TEST_F(MovingBoard, APieceThatIsPutDownWhereItMayNotStandGoesBack) {
    open("towers", towersOpening);
    letTheFirstTowerStepDown();
    const QPoint from = centre({0, 0}), to = centre({1, 1});
    const auto drag = [&](QPoint end) {
        QTest::mousePress(board.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(board.get(), end);
        EXPECT_EQ(board->cursor().shape(), Qt::ClosedHandCursor);
        EXPECT_EQ(placeOf({0, 0}), board->cellRect({0, 0}).translated(end - from));
        QTest::mouseRelease(board.get(), Qt::LeftButton, {}, end);
        EXPECT_FALSE(board->drawn().held);
    };
    drag(to);
    EXPECT_TRUE(board->moving());
    EXPECT_EQ(placeOf({0, 0}), board->cellRect({0, 0}).translated(to - from))
        << "it begins at the hand";
    EXPECT_EQ(board->cursor().shape(), Qt::ArrowCursor);
    EXPECT_TRUE(rests());
    EXPECT_EQ(placeOf({0, 0}), board->cellRect({0, 0}));
    drag(centre({1, 0})); // where nobody takes the click
    EXPECT_EQ(placeOf({0, 0}), board->cellRect({0, 0}));
    setReducedMotion(true);
    drag(to);
    EXPECT_FALSE(board->moving());
    EXPECT_EQ(placeOf({0, 0}), board->cellRect({0, 0}));
}

TEST_F(MovingBoard, MarksComeWhenThePieceHasLanded) {
    open("reversi", opening);
    play("d3");
    const QImage without = board->grab().toImage();
    board->setMarks({.named = {{7, 7}}});
    EXPECT_TRUE(board->moving());
    EXPECT_EQ(board->grab().toImage(), without);
    EXPECT_TRUE(rests());
    const QRect cell = board->cellRect({7, 7}).toAlignedRect();
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return board->grab(cell).toImage() != without.copy(cell); }, 30'000));
}

TEST_F(MovingBoard, TheNumbersOfAMapStayWhileAPieceMoves) {
    open("trojan-horse", "..../..../.H../.... G");
    board->setOverlay({.map = {{.cells = {{3, 3}}, .heat = 0.5, .text = QStringLiteral("7")}}});
    const QRect cell = board->cellRect({3, 3}).toAlignedRect();
    const QImage before = board->grab(cell).toImage();
    begin("a1");
    EXPECT_EQ(board->grab(cell).toImage(), before);
}

TEST_F(MovingBoard, WithMotionOffNothingMoves) {
    setMotionOff(true);
    open("reversi", opening);
    play("d3");
    EXPECT_FALSE(board->moving());
    EXPECT_EQ(board->pieces().size(), 5U);
}

} // namespace bouton::testing
