// SPDX-License-Identifier: MIT
#include <QScreen>
#include <QScrollBar>
#include <QTabBar>
#include <QVBoxLayout>

#include "ui/controls/card.h"
#include "ui/controls/folding.h"
#include "ui/controls/number_box.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/words.h"
#include "ui/preferences/insight.h"
#include "ui/support.h"
#include "ui/theme/theme.h"
#include "ui/window/notice_bar.h"

// How the game page divides its space.

namespace bouton::testing {

namespace {

class Layout : public Window {
protected:
    void play(QSize size, bool insights = true) {
        showInsights(insights);
        window->resize(size);
        openGame("towers");
        if (session().phase() == Session::Phase::SettingUp)
            press("startButton");
        layOut();
    }
    // The side of the square of cells in pixels, without the coordinates beside them.
    int boardSide() {
        const BoardView& board = *page().board();
        return static_cast<int>(board.cellRect({7, 7}).right() - board.cellRect({0, 0}).left());
    }
    // Waits for it: an analysis that comes late lays a panel out anew.
    bool inWindow(const char* name) {
        const auto* widget = find<QWidget>(name);
        return QTest::qWaitFor(
            [&] {
                const QRect all(widget->mapTo(window.get(), QPoint()), widget->size());
                return widget->isVisible() && window->rect().contains(all);
            },
            30'000);
    }
    QTabBar& tabs() { return *find<QTabBar>("sideTabs"); }
    void chooseTab(int index) {
        QTest::mouseClick(&tabs(), Qt::LeftButton, {}, tabs().tabRect(index).center());
        layOut();
    }
};

} // namespace

TEST_F(Layout, TheBoardKeepsItsRoomBesideTheInsights) {
    play({1100, 760});
    EXPECT_GE(boardSide(), 480);
    int last = 480;
    for (const QSize size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1200)}) {
        play(size);
        EXPECT_GT(boardSide(), last) << size.width();
        last = boardSide();
    }
}

TEST_F(Layout, TheCountStandsFlushWithTheBoard) {
    window->resize(1280, 800);
    openGame("reversi");
    layOut();
    const auto rightOf = [&](const QWidget& widget, double right) {
        return widget.mapTo(window.get(), QPoint(qRound(right), 0)).x();
    };
    const auto* count = find<QWidget>("tally");
    const BoardView& board = *page().board();
    EXPECT_NEAR(rightOf(*count, count->width()), rightOf(board, board.stage().outer.right()), 2);
}

TEST_F(Layout, TabStopsOnlyAtColumnsThatCanBeScrolled) {
    int stops = 0;
    for (const QSize size : {QSize(1920, 1200), QSize(800, 600)}) {
        play(size);
        for (const QScrollArea* area : page().findChildren<QScrollArea*>()) {
            const bool scrolls = area->verticalScrollBar()->maximum() > 0;
            EXPECT_EQ(area->focusPolicy() != Qt::NoFocus, scrolls) << size.width();
            stops += scrolls;
        }
    }
    EXPECT_GT(stops, 0);
}

TEST_F(Layout, InsightsAndConversationStandSideBySideWhereThereIsRoom) {
    play({1280, 800});
    EXPECT_FALSE(tabs().isVisible());
    for (const char* name : {"whyPanel", "messageBox", "moveList", "newGameButton"})
        EXPECT_TRUE(inWindow(name)) << name;
}

TEST_F(Layout, ShareOnePlaceUnderTabsInANarrowWindow) {
    for (const QSize size : {QSize(1100, 760), QSize(800, 600)}) {
        SCOPED_TRACE(size.width());
        play(size);
        chooseTab(1);
        EXPECT_TRUE(inWindow("whyPanel"));
        EXPECT_FALSE(sees("messageBox"));
        chooseTab(0);
        EXPECT_FALSE(sees("whyPanel"));
        for (const char* name : {"messageBox", "moveList", "undoButton", "seeWhyButton"})
            EXPECT_TRUE(inWindow(name)) << name;
        for (const char* name : {"board", "hintButton", "newGameButton", "sideTabs"})
            EXPECT_TRUE(inWindow(name)) << name;
    }
}

TEST_F(Layout, AnInsightThatIsSwitchedOnComesToTheFront) {
    play({800, 600}, false);
    EXPECT_FALSE(tabs().isVisible());
    window->preferences().setInsightShown(Insight::MoveValues, true); // shown on the board only
    EXPECT_FALSE(tabs().isVisible());
    window->preferences().setInsightShown(Insight::Twin, true);
    EXPECT_TRUE(sees("twinPanel"));
    EXPECT_TRUE(tabs().isVisible());
    window->preferences().setInsightShown(Insight::Twin, false);
    EXPECT_FALSE(tabs().isVisible());
    EXPECT_TRUE(sees("messageBox"));
}

TEST_F(Layout, AHintComesToTheFrontAndLeavesTheWayBack) {
    play({800, 600});
    chooseTab(1);
    ASSERT_FALSE(sees("messageBox"));
    press("hintButton");
    layOut();
    EXPECT_TRUE(sees("messageBox"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session().hints().wanted(); }, 30'000));
    layOut();
    EXPECT_EQ(session().messages().back().kind, Message::Kind::Hint);
    EXPECT_TRUE(
        messageBox()->toPlainText().trimmed().endsWith(spoken(session().messages().back().text)));
    const auto* bar = messageBox()->verticalScrollBar();
    EXPECT_EQ(bar->value(), bar->maximum()) << "it is in view";
    chooseTab(1);
    EXPECT_TRUE(sees("whyPanel")) << "until the next hint";
    press("hintButton");
    EXPECT_TRUE(sees("messageBox"));
}

// Without insights the conversation has the room of both columns.
TEST_F(Layout, TheTableTakesTheRoomOfTheInsightsWhileThereAreNone) {
    play({1280, 800});
    const int beside = find<QWidget>("talk")->width();
    showInsights(false);
    layOut();
    EXPECT_GT(find<QWidget>("talk")->width(), beside + 36 * Theme::unit);
}

// A line of the conversation has some forty letters.
TEST_F(Layout, SeeWhyAndTheConversationAreWideEnoughToBeRead) {
    for (const QSize size : {QSize(1280, 745), QSize(1280, 800), QSize(1366, 713), QSize(1440, 900),
                             QSize(1920, 1080)}) {
        SCOPED_TRACE(size.width());
        play(size);
        ASSERT_FALSE(tabs().isVisible());
        EXPECT_GE(find<QWidget>("talk")->width(), 41 * Theme::unit);
        EXPECT_GE(find<QWidget>("whyPanel")->width(), 34 * Theme::unit);
        EXPECT_GE(boardSide(), 70 * (size.height() - 60) / 100) << "which leads";
    }
}

TEST_F(Layout, TheFirstWindowLeavesRoomForItsFrame) {
    window.reset();
    forget();
    const MainWindow first(7);
    const QSize screen = first.screen()->availableSize();
    ASSERT_LE(screen.height(), 800) << "the usual window would fill it";
    constexpr int title = 40, edges = 8; // what desktops put around a window
    EXPECT_LE(first.height(), screen.height() - title);
    EXPECT_LE(first.width(), screen.width() - edges);
}

// A screen of 1280 x 800 pixels at twice the scale, without the frame of the window.
TEST_F(Layout, ASmallScreenHasEveryRowAndStart) {
    window->setMinimumSize(632, 360);
    resizeTo({632, 360});
    const QRect inside = window->rect();
    const auto isIn = [&](const QWidget& widget, const QRectF& part) {
        return inside.contains(
            part.toAlignedRect().translated(widget.mapTo(window.get(), QPoint())));
    };
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        layOut();
        ASSERT_EQ(window->size(), inside.size());
        const auto expectAllCells = [&] {
            const BoardView& board = *page().board();
            for (const Cell cell : board.cells())
                EXPECT_TRUE(isIn(board, board.cellRect(cell))
                            && QRectF(board.rect()).contains(board.cellRect(cell)))
                    << cell.row << ',' << cell.column;
            EXPECT_GE(page().board()->cellRect(board.cells().front()).height(), 8);
        };
        expectAllCells();
        const auto* start = find<QWidget>("startButton");
        EXPECT_TRUE(isIn(*start, start->rect()));
        EXPECT_EQ(start->visibleRegion().boundingRect(), start->rect());
        const auto* answers = window->findChild<Notices*>();
        EXPECT_TRUE(answers->isVisible() && isIn(*answers, answers->rect()));
        press("startButton");
        layOut();
        expectAllCells();
        for (const char* name : {"hintButton", "resignButton", "newGameButton"}) {
            const auto* button = find<QWidget>(name);
            EXPECT_TRUE(isIn(*button, button->rect())) << name;
        }
    }
}

// The second click of a turn must meet the cell that was seen at the first.
TEST_F(Layout, GridNimsBoardStaysWhereItIsWhenEndTurnComes) {
    for (const int type : {100, 150}) {
        window->preferences().typeSize.set(type);
        openGame("grid-nim");
        page().newGame();
        find<QAbstractButton>("against-friend")->click();
        for (int height = 600; height <= 1200; height += 24)
            for (const int wide : {13, 16, 19}) {
                resizeTo({height * wide / 10, height});
                page().newGame();
                session().setPicture(
                    readPicture("....../....../....../....../....../...... G", "GR").value());
                layOut();
                const auto placeOf = [this](Cell cell) {
                    const QRectF rect = page().board()->cellRect(cell);
                    return rect.translated(page().board()->mapTo(window.get(), QPoint()));
                };
                const QRectF before = placeOf({0, 2});
                click({0, 1}); // which begins the game, and a turn
                layOut();
                ASSERT_TRUE(sees("endTurnButton"));
                EXPECT_EQ(placeOf({0, 2}), before) << height << ' ' << wide << ' ' << type;
                click({0, 2});
                layOut();
                EXPECT_EQ(session().clicking().clicks().size(), 2u) << height;
                EXPECT_EQ(placeOf({0, 2}), before) << height << ' ' << wide << ' ' << type;
            }
    }
    window->preferences().typeSize.set(100);
}

TEST_F(Layout, TheButtonThatGoesOnIsFilledWithTheAccent) {
    openGame("tic-tac-toe");
    const auto* start = find<QAbstractButton>("startButton");
    const QImage image = find<QWidget>("startButton")->grab().toImage();
    EXPECT_EQ(image.pixelColor(11, image.height() / 2), Theme::of(*start).accent);
    press("startButton");
    const QImage plain = find<QWidget>("newGameButton")->grab().toImage();
    EXPECT_EQ(plain.pixelColor(11, plain.height() / 2), Theme::of(*start).surface);
}

// Beside a scroll bar words need more lines. Those lines must not keep the scroll bar there.
TEST_F(Layout, WordsThatGrowGetNoScrollBarWhereThereIsRoom) {
    QWidget page;
    page.setFixedSize(240, 600);
    auto* words = new QLabel;
    words->setWordWrap(true);
    auto* inside = new QWidget;
    (new QVBoxLayout(inside))->addWidget(words);
    auto* area = new SnugScrollArea(inside);
    auto* column = new QVBoxLayout(&page);
    column->addWidget(area);
    column->addStretch(1);
    page.show();
    QString text;
    for (int i = 0; i < 60; ++i) {
        words->setText(text += QStringLiteral("word "));
        // The layout follows once the events of the change are handled.
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return !area->verticalScrollBar()->isVisible(); }, 30'000))
            << i;
    }
}

TEST(SettingsLayout, ABoxWithoutRoomBesideItsTitleStandsBelowIt) {
    const std::vector<Setting> known{{"size", "A title that takes all the room there is", 1, 5, 9}};
    SettingsEditor editor(known);
    editor.show();
    const auto box = [&] { return editor.findChild<NumberBox*>(); };
    const auto title = [&] { return editor.findChild<QLabel*>(); };
    ASSERT_TRUE(box() && title());
    editor.resize(800, 200);
    QCoreApplication::processEvents();
    EXPECT_LT(box()->geometry().top(), title()->geometry().bottom());
    editor.resize(editor.minimumSizeHint().width(), 200);
    QCoreApplication::processEvents();
    EXPECT_GT(box()->mapTo(&editor, QPoint()).y(), title()->geometry().bottom());
}

TEST(AnArranger, ArrangesAtOnceForAnotherSizeAndWhenAPartNeedsAnother) {
    QWidget page;
    auto* part = new QLabel(QStringLiteral("part"));
    (new QVBoxLayout(&page))->addWidget(part);
    int times = 0;
    new Arranger(page, [&times] { ++times; });
    EXPECT_EQ(times, 1);
    page.show();
    QCoreApplication::processEvents();
    times = 0;
    page.resize(page.width() + 50, page.height() + 50);
    EXPECT_EQ(times, 1);
    times = 0;
    part->setMinimumHeight(100);
    QCoreApplication::processEvents();
    EXPECT_GT(times, 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return std::exchange(times, 0) == 0; }, 30'000));
}

// As when a part that is shown makes the page larger.
TEST(AnArranger, ArrangesForASizeThatIsGivenInTheMidstOfItOnlyAfterIt) {
    QWidget page;
    page.resize(100, 100);
    page.show();
    int inside = 0, deepest = 0, last = 0;
    new Arranger(page, [&] {
        deepest = std::max(deepest, ++inside);
        page.resize(100, 200);
        last = page.height();
        --inside;
    });
    page.resize(100, 300);
    QCoreApplication::processEvents();
    EXPECT_EQ(deepest, 1);
    EXPECT_EQ(last, 200);
    EXPECT_EQ(page.height(), 200);
}

} // namespace bouton::testing
