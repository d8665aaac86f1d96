// SPDX-License-Identifier: MIT
#include "ui/files.h"
#include "ui/game.h"
#include "ui/start/start_cards.h"

// What a stranger meets first: the name and the goal of a game, a board that stays where it is,
// keys that do what they say.

namespace bouton::testing {

namespace {

class FirstMinutes : public Game {
protected:
    void layOut(QSize size) {
        window->resize(size);
        Window::layOut();
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
        if (!session().plan().byHand) {
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
    window->preferences().typeSize.set(175);
    layOut({800, 600});
    EXPECT_EQ(text("detail"), goal);
    window->preferences().typeSize.set(100);
    layOut({800, 600});
    EXPECT_TRUE(text("detail").endsWith("press Start to begin.")) << text("detail").toStdString();
}

// Everything that can be opened on a game's page, and whether it is open. The tour and the sheet of
// keys have their own (first_steps_tests.cpp), as menus and lists do (game_keys_tests.cpp).
TEST_F(FirstMinutes, EscapeClosesTheInnermostThingFirst) {
    startOfTwo("grid-nim", "RG../GR../..../.... G");
    GamePage& table = page();
    const auto closes = [&](const char* name, const auto& isOpen) {
        SCOPED_TRACE(name);
        QCoreApplication::processEvents();
        ASSERT_TRUE(isOpen());
        escape();
        EXPECT_FALSE(isOpen());
        EXPECT_EQ(window->pages().game(), &table) << "left with it";
    };
    click({0, 2});
    closes("a click", [&] { return !session().clicking().clicks().empty(); });
    for (const Side side : {Side::One, Side::Two}) {
        seatLine(side)->setOpen(true);
        page().board()->setFocus();
        closes("a seat, with the keys elsewhere", [&] { return seatLine(side)->isOpen(); });
    }
    for (const auto& [key, panel] :
         {std::pair(Qt::Key_F6, "whyPanel"), {Qt::Key_F9, "historyPanel"}}) {
        QTest::keyClick(page().board(), key);
        closes("See why", [this, panel = panel] { return sees(panel); });
    }
    QTest::keyClick(page().board(), Qt::Key_F5);
    closes("the values", [&] {
        return window->preferences().insightShown(Insight::MoveValues, session().game());
    });
    window->help().showRules(true);
    closes("the rules", [&] { return window->help().view()->isVisible(); });
    window->showFullScreen();
    closes("the full screen", [&] { return window->isFullScreen(); });
    ASSERT_TRUE(playToTheEnd());
    page().openReview();
    closes("the review", [&] { return review()->isOpen(); });
    page().openReview();
    review()->setFocus();
    closes("the review, with the keys in it", [&] { return review()->isOpen(); });
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
    startOfTwo("tic-tac-toe");
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
    EXPECT_EQ(wordsOnCard("reversi"), "Against: Student");
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
