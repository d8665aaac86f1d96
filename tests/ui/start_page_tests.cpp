#include "ui/start_page.h"

#include <QApplication>
#include <QScrollBar>
#include <QSet>

#include "ui/game_card.h"
#include "ui/support.h"

namespace bouton::testing {

namespace {

class Start : public Window {
protected:
    GameCard* card(const Ruleset& game) { return window->startPage()->cardOf(game); }
    bool onStartPage() { return window->startPage()->isVisible(); }
    int columns() {
        QSet<int> lefts;
        for (const Ruleset* game : catalogue())
            lefts << card(*game)->x();
        return static_cast<int>(lefts.size());
    }
};

} // namespace

TEST_F(Start, ShowsACardForEveryGameAndAClickAnywhereOnItOpensTheGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        ASSERT_TRUE(onStartPage());
        ASSERT_TRUE(card(*game));
        QWidget* under = card(*game)->childAt(40, 40); // on the miniature
        QTest::mouseClick(under ? under : card(*game), Qt::LeftButton);
        ASSERT_TRUE(window->gamePage());
        EXPECT_EQ(&session().game(), game);
        window->showStartPage();
    }
}

TEST_F(Start, OpensEveryGameWithoutAFlashOfAnotherWindow) {
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id);
        EXPECT_EQ(QApplication::activeWindow(), window.get()) << game->name.id;
    }
}

TEST_F(Start, OpensAGameByTheKeyboard) {
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        GameCard* last = card(*catalogue().back());
        last->setFocus(Qt::TabFocusReason);
        QTest::keyClick(last, key);
        ASSERT_TRUE(window->gamePage());
        EXPECT_EQ(&session().game(), catalogue().back());
        window->showStartPage();
    }
}

TEST_F(Start, PutsTheCardsInAsManyColumnsAsTheWidthAllows) {
    for (const auto& [width, expected] : {std::pair{600, 1}, {900, 2}, {1300, 3}}) {
        window->resize(width, 800);
        QCoreApplication::processEvents();
        EXPECT_EQ(columns(), expected) << width;
    }
}

TEST_F(Start, HasRoomForEverythingFromAThousandPixelsOn) {
    for (const QSize size : {QSize(1000, 700), QSize(1120, 768), QSize(1440, 900)}) {
        window->resize(size);
        QCoreApplication::processEvents();
        EXPECT_EQ(window->startPage()->verticalScrollBar()->maximum(), 0) << size.width();
    }
}

TEST_F(Start, IsReachedByEscapeAndKeepsTheGameThatIsGoingOn) {
    openGame("tic-tac-toe");
    press("startButton");
    click({1, 1});
    ASSERT_TRUE(rested());
    const Picture before = session().picture();
    QTest::keyClick(page().board(), Qt::Key_Escape);
    ASSERT_TRUE(onStartPage());
    const auto* miniature = card(*catalogue().front())->findChild<BoardView*>();
    EXPECT_EQ(miniature->picture(), before);
    openGame("tic-tac-toe");
    EXPECT_EQ(session().picture(), before);
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
}

TEST_F(Start, DoesNotOpenAGameThatIsNotThere) {
    window->openGame("chess");
    EXPECT_TRUE(onStartPage());
}

} // namespace bouton::testing
