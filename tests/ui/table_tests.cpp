// SPDX-License-Identifier: MIT

// What stands beside the board while a game is played: the seats, the clocks, what is said of a
// move, and what can be done at the end.

#include <QAbstractButton>
#include <QClipboard>
#include <QMenu>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTranslator>

#include "support/latch.h"
#include "ui/archive/own_ratings.h"
#include "ui/controls/fitted.h"
#include "ui/controls/words.h"
#include "ui/files/games_in_play.h"
#include "ui/game/clock_face.h"
#include "ui/game/table_column.h"
#include "ui/start/start_page.h"
#include "ui/support.h"

namespace bouton::testing {

namespace {

using Phase = Session::Phase;
using std::chrono::milliseconds;

class AtTheTable : public Window {
protected:
    void sitDown(std::string_view id, std::string_view rival) {
        openGame(id);
        seat(Side::One, std::nullopt);
        seat(Side::Two, computer(rival));
    }
    void playAgainst(std::string_view id, std::string_view rival) {
        sitDown(id, rival);
        ASSERT_TRUE(session().start());
        QCoreApplication::processEvents();
    }
    void put(const char* position) {
        session().setPicture(readPicture(position, session().game().name.letters).value());
    }
    bool detailBecomes(const char* words) {
        return QTest::qWaitFor([&] { return text("detail") == words; }, 30'000);
    }
    bool summarized() {
        auto* summary = find<QLabel>("summary");
        return QTest::qWaitFor([&] { return summary->isVisible(); }, 30'000);
    }
    bool comesToSay(const char* words) {
        return QTest::qWaitFor([&] { return said().contains(words); }, 30'000);
    }
    QString said() { return messageBox()->toPlainText(); }
    QString of(SeatLine* line, const char* name) {
        return line->findChild<FittedLabel*>(QString::fromLatin1(name))->text();
    }
    void choose(const char* action) { // of the menu at the end of a game
        press("moreAtTheEnd");
        auto* menu = find<QMenu>("endMenu");
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(find<QAction>(action)).center());
    }
    SeatLine* line(Side side) { return seatLine(side); }
    void pressOn(SeatLine* line) {
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(line->width() / 2, 10));
    }
};

} // namespace

TEST(ClockFace, ShowsMinutesThenTenthsAndNeverMoreThanThereIs) {
    EXPECT_EQ(clockText(milliseconds(252'000)), "4:12");
    EXPECT_EQ(clockText(milliseconds(252'999)), "4:12");
    EXPECT_EQ(clockText(milliseconds(60'000)), "1:00");
    EXPECT_EQ(clockText(milliseconds(10'000)), "0:10");
    EXPECT_EQ(clockText(milliseconds(9'999)), "9.9");
    EXPECT_EQ(clockText(milliseconds(0)), "0.0");
    EXPECT_EQ(clockText(milliseconds(-5)), "0.0");
    EXPECT_EQ(clockText(milliseconds(3'599'999)), "59:59");
    EXPECT_EQ(clockText(milliseconds(3'600'000)), "1:00:00");
    EXPECT_EQ(clockText(milliseconds(3'725'000)), "1:02:05");
}

TEST_F(AtTheTable, EachSeatIsOneLineThatUnfoldsByAClickAndByKeys) {
    playAgainst("towers", "random");
    for (const Side side : {Side::One, Side::Two}) {
        EXPECT_TRUE(line(side)->isVisible());
        EXPECT_FALSE(line(side)->isOpen());
        EXPECT_LT(line(side)->height(), 64) << "one line";
    }
    pressOn(line(Side::One));
    EXPECT_TRUE(line(Side::One)->isOpen());
    EXPECT_TRUE(line(Side::One)->findChild<SeatEditor*>()->isVisible());
    pressOn(line(Side::Two));
    EXPECT_TRUE(line(Side::Two)->isOpen());
    EXPECT_FALSE(line(Side::One)->isOpen()) << "one at a time";
    line(Side::Two)->setFocus();
    QTest::keyClick(line(Side::Two), Qt::Key_Escape);
    EXPECT_FALSE(line(Side::Two)->isOpen());
    QTest::keyClick(line(Side::Two), Qt::Key_Space);
    EXPECT_TRUE(line(Side::Two)->isOpen());
}

TEST_F(AtTheTable, ASeatUnfoldsByNothingElse) {
    playAgainst("towers", "random");
    SeatLine* seat = line(Side::One);
    const QPoint inside(seat->width() / 2, 10);
    QTest::mouseClick(seat, Qt::RightButton, {}, inside);
    EXPECT_FALSE(seat->isOpen());
    QTest::mousePress(seat, Qt::LeftButton, {}, inside);
    QTest::mouseRelease(seat, Qt::LeftButton, {}, {inside.x(), -5});
    EXPECT_FALSE(seat->isOpen()) << "one thought better of it";
    QTest::mouseRelease(seat, Qt::LeftButton, {}, inside);
    EXPECT_FALSE(seat->isOpen());
    QTest::keyClick(seat, Qt::Key_Y);
    EXPECT_FALSE(seat->isOpen());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        QTest::keyClick(seat, key);
        EXPECT_TRUE(seat->isOpen());
        QTest::keyClick(seat, key);
        EXPECT_FALSE(seat->isOpen());
    }
    pressOn(seat);
    QCoreApplication::processEvents();
    ASSERT_TRUE(seat->isOpen());
    QTest::mouseClick(seat, Qt::LeftButton, {}, {2, seat->height() - 2}); // below the line
    EXPECT_TRUE(seat->isOpen());
}

TEST_F(AtTheTable, TheSeatsAreNotThereWhileAGameIsSetUp) {
    openGame("towers");
    EXPECT_FALSE(line(Side::One)->isVisible());
    press("startButton");
    EXPECT_TRUE(line(Side::One)->isVisible());
}

TEST_F(AtTheTable, OneWhoPlaysAComputerIsSpokenToAndMayHaveAName) {
    playAgainst("towers", "random");
    EXPECT_EQ(of(line(Side::One), "seatName"), "You");
    EXPECT_NE(of(line(Side::Two), "seatName"), "You");
    EXPECT_TRUE(said().contains("You begin."));
    window->preferences().playerName.set(QStringLiteral("Ada"));
    EXPECT_EQ(of(line(Side::One), "seatName"), "Ada");
    seat(Side::Two, std::nullopt);
    EXPECT_EQ(of(line(Side::One), "seatName"), "Green") << "two people at one screen";
    EXPECT_EQ(of(line(Side::Two), "seatName"), "Red");
}

TEST_F(AtTheTable, AClockIsInViewWhereTheSeatHasOneAndRuns) {
    playAgainst("tic-tac-toe", "random");
    auto* clock = line(Side::One)->findChild<ClockFace*>();
    EXPECT_FALSE(clock->isVisible());
    session().setSeat(Side::One, {.time = TimeControl{.base = milliseconds(125'000)}});
    EXPECT_TRUE(clock->isVisible());
    EXPECT_TRUE(clock->text().startsWith(u"2:0")) << clock->text().toStdString();
    EXPECT_EQ(clock->accessibleName(), "X: time left");
    const QString before = clock->text();
    ASSERT_TRUE(QTest::qWaitFor([&] { return clock->text() != before; }, 30'000));
}

TEST_F(AtTheTable, WhatAMoveCostIsToldOnlyWithSeeWhyOpenOrAfterTheGame) {
    showInsights(false);
    twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 0}}); // b1 or a2 loses for O
    EXPECT_FALSE(said().contains("Gives the draw away."));
    window->preferences().setInsightShown(Insight::Why, true);
    ASSERT_TRUE(comesToSay("Gives the draw away.")) << said().toStdString();
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_FALSE(said().contains("Gives the draw away."));
    clickAll({{0, 1}, {1, 1}, {0, 2}});
    ASSERT_EQ(session().phase(), Phase::Over);
    EXPECT_TRUE(comesToSay("Gives the draw away.")) << said().toStdString();
}

TEST_F(AtTheTable, TheEndIsSaidToTheOneWhoPlayedAndTellsWhatTheMovesCost) {
    playAgainst("tic-tac-toe", "random");
    seat(Side::Two, std::nullopt);
    clickAll({{0, 0}, {1, 0}, {0, 1}, {1, 1}});
    seat(Side::Two, computer("random"));
    click({0, 2});
    ASSERT_EQ(session().phase(), Phase::Over);
    EXPECT_EQ(text("headline"), "You won.");
    ASSERT_TRUE(summarized());
    QCoreApplication::processEvents(); // lays the page out
    EXPECT_LE(find<QLabel>("summary")->width(), line(Side::One)->width())
        << "as wide as the column";
    EXPECT_EQ(text("summary"), "You: no slips. O: one slip, at move 2.");
}

TEST_F(AtTheTable, WhoResignsAWonPositionOrLosesALostStartWithoutASlipIsToldSo) {
    sitDown("cards", "perfect");
    for (const auto& [position, resigns, words] :
         {std::tuple{"2:2/1:1 G", true, "You resigned a won position."},
          {"1:1/1:1 G", true, ""},
          {"1:1/1:1 G", false, "You made no slips: the start was lost already."}}) {
        ASSERT_TRUE(session().setUp(session().plan()));
        put(position);
        ASSERT_TRUE(session().start());
        if (resigns)
            session().resign();
        else
            session().play(0);
        ASSERT_TRUE(rested());
        ASSERT_EQ(session().phase(), Phase::Over);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !session().study().busy(); }, 30'000));
        EXPECT_EQ(text("summary"), words);
    }
}

TEST_F(AtTheTable, TheOtherSideIsOneClickAwayAtTheEnd) {
    playAgainst("tic-tac-toe", "perfect");
    session().resign();
    ASSERT_EQ(session().phase(), Phase::Over);
    EXPECT_EQ(text("headline"), "You lost.");
    window->preferences().playerName.set(QStringLiteral("Ada"));
    EXPECT_EQ(text("headline"), "Ada loses.");
    seat(Side::Two, std::nullopt);
    EXPECT_FALSE(find<QAction>("otherSideAction")->isVisible()) << "of two of a kind there is none";
    seat(Side::Two, computer("perfect"));
    choose("otherSideAction");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_FALSE(session().plan().seats[0].human());
    EXPECT_TRUE(session().plan().seats[1].human());
    press("newGameButton");
}

TEST_F(AtTheTable, AfterAWinTheNextOpponentIsStrongerAndAfterALossWeaker) {
    playAgainst("tic-tac-toe", "random");
    const std::vector<Opponent>& all = session().game().opponents;
    ASSERT_GE(all.size(), 3u);
    session().setSeat(Side::Two, {.computer = all[1].choice});
    session().resign();
    auto* button = find<QAction>("opponentAction");
    EXPECT_EQ(button->text(), "Next opponent: " + spoken(all[0].title));
    press("playAgainButton");
    seat(Side::Two, std::nullopt);
    clickAll({{0, 0}, {1, 0}, {0, 1}, {1, 1}});
    session().setSeat(Side::Two, {.computer = all[1].choice});
    click({0, 2});
    ASSERT_EQ(session().phase(), Phase::Over);
    EXPECT_EQ(button->text(), "Next opponent: " + spoken(all[2].title));
    session().undo();
    session().setSeat(Side::Two, {.computer = all.back().choice});
    click({0, 2});
    ASSERT_EQ(session().phase(), Phase::Over);
    EXPECT_FALSE(button->isVisible()) << "nobody is stronger";
}

TEST_F(AtTheTable, AfterAGameOneGoesUpAndDownTheLadder) {
    playAgainst("reversi", "club");
    const Ruleset& game = session().game();
    const auto next = [&](const char* player, bool stronger) {
        const auto choice = nextPlayer(game, readSeat(game, player).value(), stronger);
        return choice ? shortNameOf(game, {*choice}).toStdString() : std::string();
    };
    EXPECT_EQ(next("ladder:step=8", true), "step 9");
    EXPECT_EQ(next("ladder:step=8", false), "step 7");
    EXPECT_EQ(next("ladder:step=1", false), "Beginner");
    EXPECT_EQ(next("beginner", true), "step 1");
    EXPECT_EQ(next("beginner", false), "");
    EXPECT_EQ(next("club", false), "step 14") << "by at least nextBy, so step 15 is too near";
    EXPECT_EQ(next("minimax:depth=3", true), "step 6");
    EXPECT_EQ(next("ladder:step=18", true), "Master") << "Expert is hardly stronger";
    EXPECT_EQ(next("minimax:depth=8", true), "") << "nobody has measured it";
    session().setSeat(Side::Two, {onStep(game, 8)});
    session().resign();
    EXPECT_EQ(find<QAction>("opponentAction")->text(), "Next opponent: step 7");
    EXPECT_EQ(find<QAction>("opponentAction")->toolTip(),
              nameOf(game, Seat{onStep(game, 7)}) + " \u00b7 "
                  + strengthOf(game, {onStep(game, 7)}));
    choose("opponentAction");
    EXPECT_EQ(session().plan().seats[1].computer, onStep(game, 7));
    EXPECT_EQ(session().phase(), Phase::Playing);
}

TEST_F(AtTheTable, AGameMovesOnesOwnRatingAndTheListSaysWhoIsAboutAsStrong) {
    playAgainst("reversi", "ladder:step=8");
    EXPECT_FALSE(sees("ownRating"));
    session().resign();
    const auto& ratings = window->library().ratings();
    const Ruleset& game = session().game();
    const auto isTold = [&] {
        const QString words = ratings.wordsAfter(session());
        return !words.isEmpty() && text("summary").endsWith(words);
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return ratings.of(game).games == 1; }, 30'000));
    EXPECT_FALSE(ratings.of(game).now);
    EXPECT_TRUE(isTold()) << text("summary").toStdString();
    SavedGame won = session().saved(); // before it
    won.id = "another";
    won.begun -= std::chrono::hours(1);
    won.touched -= std::chrono::hours(1);
    won.winner = Side::One;
    won.forfeit->loser = Side::Two;
    won.firstEnd = SavedGame::FirstEnd{won.winner, true};
    window->library().archive().add(won);
    ASSERT_TRUE(QTest::qWaitFor([&] { return ratings.of(game).now.has_value(); }, 30'000));
    const int opponent = ratingOf(game, onStep(game, 8))->value;
    const Rating expected = *ownRating({{opponent, 0}, {opponent, 1}});
    EXPECT_EQ(ratings.of(game).now, expected);
    EXPECT_TRUE(isTold()) << text("summary").toStdString();
    press("reviewButton");
    EXPECT_EQ(text("summary"), ratings.wordsAfter(session()));
    press("closeReviewButton");
    choose("newGameAction");
    EXPECT_EQ(text("ownRating"), ratings.words(game));
    const QString before = text("ownRating");
    EXPECT_TRUE(before.contains(QString::number(expected.value))) << before.toStdString();
    class Other : public QTranslator { // language
    public:
        QString translate(const char*, const char* text, const char*, int) const override {
            return QLatin1String(text).startsWith(u"Your rating: ") ? QStringLiteral("%1, %2")
                                                                    : QString();
        }
        bool isEmpty() const override { return false; }
    } other;
    QCoreApplication::installTranslator(&other);
    QCoreApplication::processEvents();
    EXPECT_EQ(text("ownRating"), QStringLiteral("%1, %2").arg(expected.value).arg(expected.within));
    QCoreApplication::removeTranslator(&other);
    QCoreApplication::processEvents();
    EXPECT_EQ(text("ownRating"), before);
    const auto isNear = [this] {
        return find<QAbstractButton>("against-casual")
            ->findChildren<QLabel*>()
            .back()
            ->text()
            .endsWith(u"about your strength");
    };
    EXPECT_FALSE(isNear()) << "two games say too little";
    setUpPanel().tellStrength(expected.value, {});
    EXPECT_TRUE(isNear());
    press("against-ladder");
    session().start();
    session().resign();
    ASSERT_TRUE(QTest::qWaitFor([&] { return ratings.of(game).games == 3; }, 30'000));
    EXPECT_TRUE(isTold()) << text("summary").toStdString();
    press("playAgainButton");
    window->preferences().setInsightShown(Insight::MoveValues, true);
    session().resign();
    EXPECT_FALSE(session().ending().first->alone) << "the values of the moves were in view";
    EXPECT_TRUE(isTold()) << text("summary").toStdString();
}

TEST_F(AtTheTable, AGameWithHelpIsSaidNotToCountAndWhy) {
    playAgainst("reversi", "ladder:step=8");
    session().resign();
    SavedGame game = session().saved();
    using Help = SavedGame::Help;
    for (const auto& [help, said] : {std::pair(Help::Hint, "With a hint a game"),
                                     {Help::SeeWhy, "With See why open a game"},
                                     {Help::Seat, "With a seat given to another player a game"},
                                     {Help::TakenBack, "With a move taken back a game"},
                                     {Help::Unknown, "This game"}}) {
        game.firstEnd = {Side::Two, false, help};
        session().restore(reopen(game).value());
        EXPECT_EQ(text("summary").section('\n', -1).toStdString(),
                  std::string(said) + " does not count for your rating.");
    }
}

TEST_F(AtTheTable, WhileAComputerThinksItsProgressIsInViewAndItCanBeToldToMove) {
    open(latchedGames());
    sitDown("tic-tac-toe", "random");
    theLatch().holdAt(8);
    ASSERT_TRUE(session().start());
    click({0, 0});
    theLatch().waitUntilHeld();
    ASSERT_TRUE(detailBecomes("Depth 7, c3")) << text("detail").toStdString();
    QAction* moveNow = window->findChild<QAction*>(QStringLiteral("moveNow"));
    EXPECT_TRUE(moveNow->isEnabled()) << "in the menu, too";
    press("moveNowButton");
    ASSERT_TRUE(rested());
    EXPECT_EQ(session().match()->size(), 3u);
    EXPECT_FALSE(moveNow->isEnabled());
    theLatch().holdAt(8);
    click(session().clicking().next().front());
    theLatch().waitUntilHeld();
    QTest::keyClick(window.get(), Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(rested());
    EXPECT_EQ(session().match()->size(), 5u);
    EXPECT_FALSE(sees("moveNowButton"));
    theLatch().release();
}

TEST_F(AtTheTable, WhatWasToldOfAnotherMoveGoesWhenTheComputerHasChosen) {
    open(latchedGames());
    window->preferences().pace.set(std::chrono::hours(1));
    sitDown("tic-tac-toe", "random");
    theLatch().holdAt(8);
    press("startButton");
    click({0, 0});
    theLatch().waitUntilHeld();
    ASSERT_TRUE(detailBecomes("Depth 7, c3"));
    theLatch().release(1);
    ASSERT_TRUE(detailBecomes("Its side: O.")) << text("detail").toStdString();
    press("moveNowButton");
    EXPECT_EQ(session().match()->moveText(session().match()->current()), "b1");
    window->preferences().pace.set({});
}

TEST_F(AtTheTable, WhatIsSaidStandsWhereItIsSaidFrom) {
    const auto said = [this] { // with the room on both sides, and how it is set
        std::vector<std::string> all;
        for (const QTextFrame* frame : messageBox()->document()->rootFrame()->childFrames()) {
            const QTextFrameFormat format = frame->frameFormat();
            const QTextBlock first = frame->firstCursorPosition().block();
            const QFont letters = first.begin().fragment().charFormat().font();
            all.push_back(std::to_string(static_cast<int>(format.leftMargin()) / Theme::unit) + ' '
                          + std::to_string(static_cast<int>(format.rightMargin()) / Theme::unit)
                          + (first.blockFormat().alignment() & Qt::AlignHCenter ? " centred" : "")
                          + (letters.weight() > QFont::Normal ? " strong" : "") + ": "
                          + first.text().toStdString());
        }
        return all;
    };
    twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    EXPECT_EQ(said(), (std::vector<std::string>{"0 0 centred: X begins.", "4 5 strong: X: a1",
                                                "5 4 strong: O: a2", "4 5 strong: X: b1",
                                                "5 4 strong: O: b2", "4 5 strong: X: c1",
                                                "0 0 centred strong: X wins."}))
        << "under the signs of two people";
    seat(Side::One, computer("random"));
    press("playAgainButton");
    ASSERT_TRUE(rested());
    click(session().clicking().next().front());
    ASSERT_TRUE(rested());
    const std::vector<std::string> now = said();
    ASSERT_GE(now.size(), 3u);
    EXPECT_TRUE(now[1].starts_with("0 5 strong: Beginner: ")) << now[1];
    EXPECT_TRUE(now[2].starts_with("5 0 strong: You: ")) << now[2];
}

TEST_F(AtTheTable, TheConversationCanBeCopied) {
    twoPeoplePlay("tic-tac-toe", {{0, 0}});
    messageBox()->setFocus();
    const auto copied = [this] {
        QTest::keyClick(window->windowHandle(), Qt::Key_C, Qt::ControlModifier);
        return QApplication::clipboard()->text();
    };
    EXPECT_EQ(copied(), "X../.../... O") << "where nothing is selected it is the board";
    QTest::keyClick(window->windowHandle(), Qt::Key_A, Qt::ControlModifier);
    const QString all = copied();
    EXPECT_TRUE(all.contains("X begins.") && all.contains("X: a1")) << all.toStdString();
    QTest::keyClick(window->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().match()->current(), 0u) << "all other keys are the game's";
}

TEST_F(AtTheTable, TheConversationIsSaidAnewInOtherColours) {
    twoPeoplePlay("tic-tac-toe", {{0, 0}});
    const auto inks = [this] {
        std::vector<QColor> all;
        for (const QTextFrame* frame : messageBox()->document()->rootFrame()->childFrames())
            all.push_back(frame->firstCursorPosition()
                              .block()
                              .begin()
                              .fragment()
                              .charFormat()
                              .foreground()
                              .color());
        return all;
    };
    for (const Theme& theme : {Theme::dark(), Theme::light()}) {
        messageBox()->setPalette(theme.palette());
        EXPECT_EQ(inks(), (std::vector{theme.faint, theme.ink}));
    }
}

TEST_F(AtTheTable, TheConversationOfAGameGoneOnWithShowsItsEnd) {
    twoPeoplePlay("reversi");
    for (int i = 0; i < 20; ++i)
        session().play(0);
    window->close();
    window.reset();
    open();
    const auto cards = [this] { return window->pages().start()->gamesInPlay()->cards(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return cards().size() == 1; }, 30'000));
    QTest::mouseClick(cards().front(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session().messages().size() > 20; }, 30'000));
    layOut();
    QScrollBar* bar = messageBox()->verticalScrollBar();
    EXPECT_GT(bar->maximum(), 0);
    EXPECT_EQ(bar->value(), bar->maximum());
    bar->triggerAction(QScrollBar::SliderToMinimum);
    session().play(0);
    QCoreApplication::processEvents();
    EXPECT_EQ(bar->value(), 0) << "who reads what was said before stays there";
    bar->triggerAction(QScrollBar::SliderToMaximum);
    for (const QSize size : {QSize(1000, 640), QSize(1280, 900), QSize(800, 600)}) {
        resizeTo(size);
        EXPECT_EQ(bar->value(), bar->maximum()) << size.width();
    }
}

TEST_F(AtTheTable, TheConversationKeepsItsPlaceWithTwoEngines) {
    window->resize(1280, 800);
    openGame("reversi");
    for (const Side side : {Side::One, Side::Two})
        seat(side, computer("engine:level=1"));
    ASSERT_TRUE(session().start());
    session().setPaused(true);
    QCoreApplication::processEvents();
    EXPECT_GE(messageBox()->viewport()->height(), 240);
}

// What is in view beside the board ----------------------------------------------------------------

namespace {

class ColumnOfATable : public ::testing::Test {
protected:
    using Parts = TableColumn::Parts;
    using Room = TableColumn::Room;

    static constexpr Parts all{.seats = true, .moves = true, .conversation = true};

    static Room playing(int height) {
        return {.phase = Phase::Playing,
                .height = height,
                .lines = 100,
                .seats = 300,
                .review = 200,
                .moves = 90,
                .conversation = 110};
    }
};

} // namespace

TEST_F(ColumnOfATable, HasTheQuestionsAloneWhileAGameIsSetUp) {
    for (const bool reviewing : {false, true}) {
        Room room = playing(1000);
        room.phase = Phase::SettingUp;
        room.reviewing = reviewing;
        EXPECT_EQ(TableColumn::partsFor(room), Parts{.questions = true});
    }
}

TEST_F(ColumnOfATable, HasAllPartsInPlayHoweverLittleRoomThereIs) {
    EXPECT_EQ(TableColumn::partsFor(playing(1000)), all);
    EXPECT_EQ(TableColumn::partsFor(playing(10)), all);
}

TEST_F(ColumnOfATable, LosesTheConversationAndThenTheMovesToASeatThatAsks) {
    const auto asking = [](int height) {
        Room room = playing(height);
        room.asking = true;
        return TableColumn::partsFor(room);
    };
    EXPECT_EQ(asking(300 + 90 + 110), all);
    EXPECT_EQ(asking(300 + 90 + 109), (Parts{.seats = true, .moves = true}));
    EXPECT_EQ(asking(300 + 90), (Parts{.seats = true, .moves = true}));
    EXPECT_EQ(asking(300 + 89), Parts{.seats = true});
}

TEST_F(ColumnOfATable, LosesTheSeatsAtTheEndAlsoOneThatAsks) {
    const auto over = [](int height, bool asking) {
        Room room = playing(height);
        room.phase = Phase::Over;
        room.asking = asking;
        return TableColumn::partsFor(room);
    };
    const Parts told{.moves = true, .conversation = true};
    EXPECT_EQ(over(100 + 90 + 110, false), all);
    EXPECT_EQ(over(100 + 90 + 109, false), told);
    EXPECT_EQ(over(100 + 90 + 109, true), told);
    EXPECT_EQ(over(100 + 90 + 110, true), Parts{.seats = true}) << "who asked there goes on";
}

TEST_F(ColumnOfATable, HasTheReviewInPlaceOfTheSeatsAndTheMovesWhereBothAreWhole) {
    for (const Phase phase : {Phase::Playing, Phase::Over}) {
        Room room = playing(200 + 90);
        room.phase = phase;
        room.reviewing = room.asking = true;
        EXPECT_EQ(TableColumn::partsFor(room), (Parts{.review = true, .moves = true}));
        --room.height;
        EXPECT_EQ(TableColumn::partsFor(room), Parts{.review = true});
    }
}

} // namespace bouton::testing
