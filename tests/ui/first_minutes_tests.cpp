#include <QLabel>
#include <QMenu>

#include "ui/controls/words.h"
#include "ui/files.h"
#include "ui/game.h"
#include "ui/help/help_view.h"
#include "ui/start/game_card.h"

// What a stranger meets first: the name and the goal of a game, a board that stays where it is,
// keys that do what they say.

namespace bouton::testing {

namespace {

class FirstMinutes : public Game {
protected:
    void layOut(QSize size) {
        window->resize(size);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    }
    QRect boardPlace() {
        return {page().board()->mapTo(window.get(), QPoint()), page().board()->size()};
    }
    void escape() { QTest::keyClick(window->focusWidget(), Qt::Key_Escape); }
};

} // namespace

TEST_F(FirstMinutes, TheNameHowOneWinsAndTheRulesStandAboveTheBoard) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        EXPECT_EQ(text("headline"), spoken(game->name.title));
        ASSERT_STRNE(game->name.goal, "");
        if (!session().beginning().byHand) {
            EXPECT_TRUE(text("detail").startsWith(spoken(game->name.goal)));
        }
        press("rulesButton");
        EXPECT_TRUE(window->help().view()->isVisible());
        window->help().showRules(false);
        window->pages().showStart();
    }
    start("tic-tac-toe");
    EXPECT_FALSE(sees("rulesButton")) << "they are not a move";
    EXPECT_EQ(text("headline"), "Your turn");
}

TEST_F(FirstMinutes, HowToBeginGivesWayToTheGoalWhereThereIsLittleRoom) {
    openGame("reversi");
    const QString goal = spoken(session().game().name.goal);
    layOut({800, 600});
    EXPECT_TRUE(text("detail").endsWith("press Start to begin.")) << text("detail").toStdString();
    window->preferences().setTypeSize(175);
    layOut({800, 600});
    EXPECT_EQ(text("detail"), goal);
    window->preferences().setTypeSize(100);
    layOut({800, 600});
    EXPECT_TRUE(text("detail").endsWith("press Start to begin.")) << text("detail").toStdString();
}

TEST_F(FirstMinutes, TheBoardStaysWhereItIsFromTheQuestionsToTheEnd) {
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
        for (const Ruleset* game : catalogue()) {
            SCOPED_TRACE(std::string(game->name.id) + " " + std::to_string(size.width()));
            openGame(game->name.id);
            page().newGame();
            layOut(size);
            const QRect before = boardPlace();
            seat(Side::Two, rivalIn(*game));
            press("startButton");
            layOut(size);
            EXPECT_EQ(boardPlace(), before) << "the game has begun";
            ASSERT_TRUE(rested());
            for (int click = 0; click < 6 && session().phase() == Phase::Playing; ++click) {
                session().click(session().clicking().next().front());
                layOut(size);
                EXPECT_EQ(boardPlace(), before) << "a click";
                ASSERT_TRUE(rested());
                layOut(size);
                EXPECT_EQ(boardPlace(), before) << "the answer";
            }
            session().endTurn();
            ASSERT_TRUE(playToTheEnd());
            layOut(size);
            EXPECT_EQ(boardPlace(), before) << "the game is over";
        }
}

// Everything that can be opened on a game's page, and whether it is open. The tour and the sheet of
// keys have their own (first_steps_tests.cpp), as menus and lists do (game_keys_tests.cpp).
TEST_F(FirstMinutes, EscapeClosesTheInnermostThingFirst) {
    start("grid-nim", "RG../GR../..../.... G");
    seat(Side::Two, std::nullopt);
    GamePage& table = page();
    const auto closes = [&](const char* name, const auto& open, const auto& isOpen) {
        SCOPED_TRACE(name);
        open();
        QCoreApplication::processEvents();
        ASSERT_TRUE(isOpen());
        escape();
        EXPECT_FALSE(isOpen());
        EXPECT_EQ(window->pages().game(), &table) << "left with it";
    };
    closes(
        "a click",
        [&] {
            click({0, 2});
        },
        [&] { return !session().clicking().clicks().empty(); });
    for (const Side side : {Side::One, Side::Two})
        closes(
            "a seat, with the keys elsewhere",
            [&] {
                seatLine(side)->setOpen(true);
                page().board()->setFocus();
            },
            [&] { return seatLine(side)->isOpen(); });
    for (const Qt::Key key : {Qt::Key_F6, Qt::Key_F9})
        closes(
            "See why", [&] { QTest::keyClick(page().board(), key); },
            [&] { return sees(key == Qt::Key_F6 ? "whyPanel" : "historyPanel"); });
    closes(
        "the values", [&] { QTest::keyClick(page().board(), Qt::Key_F5); },
        [&] { return window->preferences().insightShown(Insight::MoveValues, session().game()); });
    closes(
        "the rules", [&] { window->help().showRules(true); },
        [&] { return window->help().view()->isVisible(); });
    closes(
        "the full screen", [&] { window->showFullScreen(); },
        [&] { return window->isFullScreen(); });
    ASSERT_TRUE(playToTheEnd());
    closes(
        "the review", [&] { page().openReview(); }, [&] { return review()->isOpen(); });
    closes(
        "the review, with the keys in it",
        [&] {
            page().openReview();
            review()->setFocus();
        },
        [&] { return review()->isOpen(); });
    page().openReview();
    window->help().showRules(true);
    seatLine(Side::One)->setOpen(false);
    escape();
    EXPECT_FALSE(review()->isOpen());
    EXPECT_TRUE(window->help().view()->isVisible()) << "one thing at a time";
    escape();
    escape();
    EXPECT_EQ(window->pages().place(), Pages::Place::Start);
}

// Who likes them there wants no key the more at each visit.
TEST_F(FirstMinutes, EscapeLeavesWhatStoodThereOfSeeWhyBefore) {
    layOut({1280, 800});
    start("reversi");
    QTest::keyClick(page().board(), Qt::Key_F9);
    QTest::keyClick(page().board(), Qt::Key_F6);
    layOut({1280, 800});
    ASSERT_TRUE(sees("whyPanel") && sees("historyPanel"));
    escape();
    EXPECT_FALSE(sees("whyPanel")) << "the last one first";
    EXPECT_TRUE(sees("historyPanel"));
    window->pages().showStart();
    openGame("reversi");
    ASSERT_TRUE(sees("historyPanel"));
    escape();
    EXPECT_EQ(window->pages().place(), Pages::Place::Start);
    openGame("reversi");
    EXPECT_TRUE(sees("historyPanel")) << "it is still liked";
}

TEST_F(FirstMinutes, EscapeBringsTheTableBackWhereSeeWhyCoversIt) {
    layOut({800, 600});
    start("reversi");
    QTest::keyClick(page().board(), Qt::Key_F9);
    layOut({800, 600});
    ASSERT_FALSE(sees("messageBox"));
    escape();
    EXPECT_TRUE(sees("messageBox"));
    EXPECT_TRUE(find<QWidget>("sideTabs")->isVisible()) << "one tab away";
    escape();
    EXPECT_EQ(window->pages().place(), Pages::Place::Start);
}

TEST_F(FirstMinutes, EscapeEndsAPreviewBeforeTheReview) {
    start("tic-tac-toe");
    seat(Side::Two, std::nullopt);
    ASSERT_TRUE(playToTheEnd());
    page().openReview();
    page().board()->setPreview(session().match()->scene(0));
    escape();
    EXPECT_FALSE(page().board()->preview());
    EXPECT_TRUE(review()->isOpen());
}

// The games that were left ------------------------------------------------------------------------

namespace {

class GameLeft : public FilesTest {
protected:
    void SetUp() override {
        play({{0, 0}, {1, 1}});
        ASSERT_TRUE(waitForKept(1));
        window.reset();
        open();
        ASSERT_TRUE(waitForKept(1));
    }
    QString wordsOnCard(const char* game) {
        const auto* card = window->pages().start()->cardOf(**gameNamed(game));
        return card->findChildren<QLabel*>().last()->text();
    }
    static constexpr const char* kept = "tic-tac-toe: .../.../... X; a1 b2";
};

} // namespace

TEST_F(GameLeft, IsGoneOnWithByEnterOnTheStartPage) {
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    EXPECT_TRUE(records(kept));
}

TEST_F(GameLeft, IsNotReplacedByAFreshOneWhenEnterComesTooSoon) {
    QTest::mouseClick(inPlay().cards().front(), Qt::LeftButton);
    QTest::keyClick(window->focusWidget(), Qt::Key_Return); // before the disk has answered
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    ASSERT_TRUE(session().phase() == Session::Phase::SettingUp);
    EXPECT_TRUE(records(kept));
    EXPECT_TRUE(page().board()->hasFocus());
}

TEST_F(GameLeft, IsNotReplacedEitherWhenItsCardIsOpened) {
    window->pages().openGame("tic-tac-toe");
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    ASSERT_TRUE(session().phase() == Session::Phase::SettingUp);
    EXPECT_TRUE(records(kept));
}

TEST_F(GameLeft, LeavesTheKeysWhereItCannotBeBrought) {
    const std::string id = window->library().keeper().unfinished().front().id;
    const QString file =
        QDir(window->preferences().gamesFolder()).filePath(QString::fromStdString(id) + ".bouton");
    ASSERT_TRUE(QFile::resize(file, 10));
    window->pages().openGame("tic-tac-toe");
    EXPECT_TRUE(QTest::qWaitFor([&] { return find<QAbstractButton>("startButton")->hasFocus(); },
                                patience));
    press("startButton");
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
}

TEST_F(GameLeft, IsInPlayOnItsCardWhileContinueShowsIt) {
    EXPECT_FALSE(inPlay().empty());
    EXPECT_EQ(wordsOnCard("tic-tac-toe"), "In play");
    EXPECT_EQ(wordsOnCard("reversi"), "Against Student");
    inPlay().cards().front()->click();
    ASSERT_TRUE(records(kept));
    page().newGame();
    window->pages().showStart();
    EXPECT_EQ(wordsOnCard("tic-tac-toe"), "In play") << "it was put away";
}

TEST_F(GameLeft, ThatHasEndedIsShownAtItsEndAfterAReview) {
    inPlay().cards().front()->click();
    ASSERT_TRUE(records(kept));
    for (const Cell cell : {Cell{0, 1}, {1, 0}, {0, 2}})
        click(cell);
    ASSERT_EQ(session().phase(), Session::Phase::Over);
    const Picture end = session().picture();
    page().openReview();
    session().go(session().match()->line()[1]);
    window->pages().showStart();
    const auto* card = window->pages().start()->cardOf(**gameNamed("tic-tac-toe"));
    EXPECT_EQ(wordsOnCard("tic-tac-toe"), "Played to its end");
    EXPECT_EQ(card->findChild<BoardView*>()->picture(), end);
}

} // namespace bouton::testing
