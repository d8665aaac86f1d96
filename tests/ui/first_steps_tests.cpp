// SPDX-License-Identifier: MIT
#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include "ui/controls/button.h"
#include "ui/controls/words.h"
#include "ui/game/table_buttons.h"
#include "ui/help/help_view.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"
#include "ui/support.h"
#include "ui/theme/theme.h"
#include "ui/walk.h"
#include "ui/window/tour.h"

// What helps somebody who is here for the first time: the tour, the help pages, the sheet of keys.

namespace bouton::testing {

namespace {

class FirstSteps : public Window {
protected:
    Tour& tour() { return window->help().tour(); }
    TourBubble& bubble() { return tour().bubble(); }
    void takeTour() {
        bubble().setClock([this] { return time; });
        window->help().takeTour();
        layOut();
    }
    template <class T = QAbstractButton> T* inBubble(const char* name) {
        return bubble().findChild<T*>(QLatin1String(name));
    }
    void pressInBubble(const char* name) {
        ASSERT_TRUE(inBubble(name)->isVisible()) << name;
        time += std::chrono::milliseconds(500); // whoever has read it has needed longer
        QTest::mouseClick(inBubble(name), Qt::LeftButton);
        layOut();
    }
    // A click on whatever is at this place of the window.
    void clickAt(QPoint place) {
        QWidget* under = window->childAt(place);
        ASSERT_TRUE(under);
        QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(window.get(), place));
        layOut();
    }
    // Goes to a step by the bubble's button.
    void goTo(std::size_t step) {
        takeTour();
        while (tour().running() && tour().step() < step)
            pressInBubble("nextTourButton");
        ASSERT_EQ(tour().step(), step);
    }
    QRect placed(const QWidget& widget) {
        return {widget.mapTo(window.get(), QPoint()), widget.size()};
    }
    bool reaches(std::size_t step) {
        return QTest::qWaitFor([this, step] { return tour().step() == step; }, 30'000);
    }

    std::chrono::milliseconds time{10'000}; // of the bubble's clock
};

} // namespace

TEST_F(FirstSteps, TheBubbleRatherCoversOtherThingsThanItsTarget) {
    QWidget page;
    page.resize(800, 300);
    TourBubble bubble(&page);
    bubble.say(0);
    const QRect target(0, 100, 400, 100), seen(400, 0, 400, 300); // room is to the right alone
    bubble.pointAt(target, seen);
    EXPECT_LE(bubble.geometry().intersected(target).width(), 1) << "its tip touches it";
    EXPECT_GT(bubble.geometry().intersected(seen).width(), 100);
}

TEST_F(FirstSteps, TheTourIsShownOnTheFirstDayOnly) {
    EXPECT_FALSE(tour().running()) << "no window begins it by itself";
    window->help().welcome();
    EXPECT_TRUE(tour().running());
    window->close();
    open();
    window->help().welcome();
    EXPECT_FALSE(tour().running());
    window->help().takeTour();
    EXPECT_TRUE(tour().running()) << "whenever it is asked for";
}

TEST_F(FirstSteps, TheTourPointsAtRealThingsAndCoversNoneOfThem) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(1920, 1080)}) {
        window->pages().showStart();
        window->resize(size);
        layOut();
        for (std::size_t step = 0; step < Tour::length; ++step) {
            SCOPED_TRACE(step);
            goTo(step);
            ASSERT_TRUE(tour().target()) << size.width();
            EXPECT_TRUE(tour().target()->isVisible());
            const QRect shown =
                placed(*tour().target()).intersected(placed(*window->centralWidget()));
            EXPECT_FALSE(shown.isEmpty());
            const QRect ring = placed(*window->findChild<QWidget*>("tourRing"));
            for (const auto* area : window->findChildren<QScrollArea*>())
                EXPECT_TRUE(!area->isAncestorOf(tour().target())
                            || placed(*area).adjusted(-4, -4, 4, 4).contains(ring))
                    << size.width();
            EXPECT_TRUE(window->rect().contains(placed(bubble())));
            const QRect both = shown.intersected(placed(bubble()));
            EXPECT_LE(both.width() * both.height(), shown.width() * shown.height() / 3)
                << size.width();
            EXPECT_TRUE(inBubble("nextTourButton")->hasFocus());
            for (const char* label : {"tourTitle", "tourText"}) {
                const auto* words = inBubble<QLabel>(label);
                EXPECT_FALSE(words->text().isEmpty());
                EXPECT_GE(words->height(), words->heightForWidth(words->width()));
            }
        }
        pressInBubble("nextTourButton");
        EXPECT_FALSE(tour().running());
        EXPECT_FALSE(bubble().isVisible());
    }
}

TEST_F(FirstSteps, TheTourEndsOnPagesAtWhichItDoesNotPoint) {
    Pages& pages = window->pages();
    const auto endsAt = [&](const char* page, auto show) {
        pages.showStart();
        takeTour();
        ASSERT_TRUE(tour().running());
        show();
        EXPECT_FALSE(tour().running()) << page;
    };
    endsAt("archive", [&] { pages.openArchive(); });
    endsAt("laboratory", [&] { pages.openLaboratory(); });
    endsAt("lessons", [&] { pages.openLessons(); });
    endsAt("rules", [&] { pages.openOwnGame(); });
}

// A second click must not give up one's first game.
TEST_F(FirstSteps, TheBubbleNeverLiesOverAButtonThatEndsSomething) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(1920, 1080)}) {
        window->pages().showStart();
        window->resize(size);
        layOut();
        for (std::size_t step = 1; step < Tour::length; ++step) {
            goTo(step);
            const auto expectClear = [&](const char* when) {
                const GamePage* page = window->pages().game();
                for (const auto* each :
                     page ? page->findChild<TableButtons*>()->findChildren<Button*>()
                          : QList<Button*>())
                    EXPECT_FALSE(each->isVisible() && placed(*each).intersects(placed(bubble())))
                        << each->objectName().toStdString() << when << step << ' ' << size.width();
            };
            expectClear(" at step ");
            if (step == 2) {
                ASSERT_TRUE(rested());
                click(page().board()->marks().next.at(0));
                ASSERT_TRUE(reaches(3));
                layOut();
                expectClear(" after a move at step ");
                press("resignButton");
                layOut();
                expectClear(" after the end at step ");
            }
        }
    }
}

TEST_F(FirstSteps, AClickJustAfterTheBubbleHasMovedIsForNobody) {
    using namespace std::chrono_literals;
    goTo(1);
    const QPoint first = placed(*inBubble("nextTourButton")).center();
    pressInBubble("nextTourButton");
    ASSERT_EQ(tour().step(), 2u);
    const QPoint second = placed(*inBubble("nextTourButton")).center();
    const auto nothingIsDone = [this] {
        return tour().running() && tour().step() == 2
               && session().phase() == Session::Phase::Playing && session().match()->size() == 1;
    };
    const auto moved = time;
    for (const auto since : {0ms, 450ms, 499ms})
        for (const QPoint place : {first, second}) {
            time = moved + since;
            clickAt(place);
            EXPECT_TRUE(nothingIsDone()) << since.count();
        }
    time = moved + 500ms;
    clickAt(second);
    EXPECT_EQ(tour().step(), 3u);
    const QPoint third = placed(*inBubble("skipTourButton")).center();
    clickAt(third);
    EXPECT_TRUE(tour().running());
    time += 500ms;
    clickAt(third);
    EXPECT_FALSE(tour().running());
    const Session::Phase phase = session().phase();
    clickAt(third);
    EXPECT_EQ(session().phase(), phase);
}

TEST_F(FirstSteps, TheTourKnowsTheLessonsAndTheLaboratory) {
    window->resize(1280, 800);
    layOut();
    goTo(Tour::length - 2);
    window->pages().showStart();
    layOut();
    EXPECT_EQ(tour().target(), window->pages().start()->lessonsCard());
    pressInBubble("nextTourButton");
    layOut();
    EXPECT_EQ(tour().target(), window->pages().start()->laboratoryCard());
}

TEST_F(FirstSteps, TheTourLeavesTheConversationInViewWhileOneMoves) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
        window->pages().showStart();
        window->resize(size);
        layOut();
        goTo(2);
        const auto* talk =
            window->pages().game()->findChild<QWidget*>(QStringLiteral("messageBox"));
        EXPECT_FALSE(placed(bubble()).intersects(placed(*talk))) << size.width();
    }
}

TEST_F(FirstSteps, TheTourCanBeLeftAtEachStep) {
    for (std::size_t step = 0; step < Tour::length; ++step)
        for (const bool byEscape : {true, false}) {
            SCOPED_TRACE(step);
            goTo(step);
            const bool inGame = window->pages().game();
            if (byEscape || step + 1 == Tour::length)
                QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
            else
                pressInBubble("skipTourButton");
            EXPECT_FALSE(tour().running());
            EXPECT_FALSE(bubble().isVisible());
            EXPECT_EQ(window->pages().game() != nullptr, inGame) << "nothing else is left by that";
            ASSERT_TRUE(window->focusWidget());
            EXPECT_FALSE(bubble().isAncestorOf(window->focusWidget()));
            layOut();
            EXPECT_FALSE(bubble().isVisible());
        }
}

TEST_F(FirstSteps, TheTourLeavesTheKeysWhereTheyAreAndEndsOnPagesOfTheirOwn) {
    goTo(2);
    auto* button = find<QAbstractButton>("newGameButton");
    button->setFocus();
    tour().end();
    EXPECT_TRUE(button->hasFocus());
    goTo(0);
    window->pages().openPreferences();
    EXPECT_FALSE(tour().running());
    tour().next();
    layOut();
    EXPECT_FALSE(bubble().isVisible()) << "it is over";
}

TEST_F(FirstSteps, HelpFollowsThePageAndGoesWhereThereIsNone) {
    const auto& view = *window->help().view();
    const auto visible = [&](const auto& open) {
        window->help().showRules(true);
        open();
        return view.isVisible();
    };
    EXPECT_TRUE(visible([this] { openGame("towers"); }));
    EXPECT_TRUE(view.plainText().contains("Towers"));
    EXPECT_TRUE(visible([this] { openGame("cards"); }));
    EXPECT_EQ(view.windowTitle(), "Rules: Card groups");
    EXPECT_TRUE(view.plainText().contains("Card groups"));
    EXPECT_TRUE(visible([this] { window->pages().openLaboratory(); }));
    EXPECT_EQ(view.windowTitle(), "Laboratory");
    const auto* entry = window->findChild<QAction*>("helpHere");
    EXPECT_EQ(entry->text(), "About the &experiments");
    EXPECT_TRUE(entry->isChecked());
    EXPECT_TRUE(visible([this] { window->pages().openLessons(); }));
    EXPECT_EQ(view.windowTitle(), "How Bouton works");
    EXPECT_TRUE(visible([this] { window->pages().openPreferences(); }));
    EXPECT_FALSE(visible([this] { window->pages().openArchive(); }));
    EXPECT_FALSE(entry->isChecked());
    EXPECT_FALSE(visible([this] { window->pages().showStart(); }));
}

TEST_F(FirstSteps, TheRulesLieInAWindowOfTheirOwnWhereThereIsNoRoom) {
    auto& view = *window->help().view();
    openGame("cards");
    for (const auto& [width, floats] :
         {std::pair{155 * Theme::unit - 1, true}, {155 * Theme::unit, false}}) {
        window->resize(width, 700);
        layOut();
        window->help().showRules(true);
        EXPECT_EQ(view.isFloating(), floats) << width;
        window->help().showRules(false);
    }
    window->resize(700, 600);
    layOut();
    window->help().showRules(true);
    const QRect pages(window->pages().mapToGlobal(QPoint()), window->pages().size());
    EXPECT_EQ(view.geometry().top(), pages.top());
    EXPECT_EQ(view.height(), pages.height());
    const int edge = window->frameGeometry().right(), wide = view.sizeHint().width();
    const bool isRoom = window->screen()->availableGeometry().right() - edge >= wide;
    EXPECT_EQ(view.geometry().left(), isRoom ? edge + 1 : pages.right() + 1 - wide);
}

TEST_F(FirstSteps, WhoDoesWhatTheTourSpeaksOfGoesOnByThat) {
    takeTour();
    time += std::chrono::seconds(1);
    auto* card = window->pages().start()->cardOf(*catalogue().front());
    QTest::mouseClick(card, Qt::LeftButton);
    ASSERT_TRUE(reaches(1));
    layOut();
    page().start();
    ASSERT_TRUE(reaches(2));
    ASSERT_TRUE(rested());
    const Cell free = page().board()->marks().next.at(0);
    click(free);
    ASSERT_TRUE(reaches(3)) << "a move was made, and answered";
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(tour().step(), 3u);
}

TEST_F(FirstSteps, TheTourEndsAtTheGameThatOneWasAskedToPlay) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
        window->resize(size);
        goTo(2);
        ASSERT_TRUE(rested());
        click(page().board()->marks().next.at(0));
        ASSERT_TRUE(reaches(3));
        const GamePage* table = &page();
        if (size.width() == 800)
            press("resignButton"); // its end is worth a look, too
        for (int i = 0; i < 2; ++i)
            pressInBubble("nextTourButton");
        ASSERT_EQ(tour().target(), window->menuBar()) << "the way to the lessons from here";
        pressInBubble("nextTourButton");
        ASSERT_EQ(tour().step(), Tour::length - 1);
        EXPECT_EQ(window->pages().game(), table);
        ASSERT_EQ(tour().target(), window->menuBar()) << "the way to the laboratory from here";
        EXPECT_LE(placed(bubble()).intersected(placed(*window->menuBar())).height(), Theme::unit)
            << "no more than its edge, which is bare";
        EXPECT_LT(placed(bubble()).top(), window->menuBar()->height() + 40) << "just below it";
        window->pages().showStart();
        layOut();
        EXPECT_EQ(tour().target(), window->pages().start()->laboratoryCard());
        openGame(catalogue().front()->name.id);
        layOut();
        pressInBubble("nextTourButton");
        EXPECT_FALSE(tour().running());
        EXPECT_EQ(window->pages().game(), table);
        EXPECT_TRUE(page().board()->hasFocus());
        window->pages().showStart();
    }
}

TEST_F(FirstSteps, AGameInPlayIsPutAwayByTheTourAndNotLost) {
    openGame("tic-tac-toe");
    page().start();
    ASSERT_TRUE(rested());
    click(page().board()->marks().next.at(0));
    ASSERT_TRUE(rested());
    const std::string record = session().match()->record();
    takeTour();
    pressInBubble("nextTourButton"); // to the opponents
    EXPECT_EQ(session().phase(), Session::Phase::SettingUp);
    pressInBubble("skipTourButton");
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return session().match() && session().match()->record() == record; }, 30'000));
}

TEST_F(FirstSteps, TheBubbleFollowsTheWindow) {
    goTo(0);
    for (const QSize size : {QSize(800, 600), QSize(1700, 900)}) {
        window->resize(size);
        layOut();
        EXPECT_TRUE(window->rect().contains(placed(bubble()))) << size.width();
        EXPECT_FALSE(placed(bubble()).contains(placed(*tour().target()).center()));
    }
}

// Keys --------------------------------------------------------------------------------------------

TEST_F(FirstSteps, TheSheetHasEveryShortcutOfTheWindow) {
    openGame("reversi"); // a page has actions of its own
    page().start();
    window->pages().openLaboratory();
    window->pages().openArchive();
    QStringList told;
    for (const ShortcutSheet::Group& group : ShortcutSheet::groupsOf(*window)) {
        EXPECT_FALSE(group.title.isEmpty());
        EXPECT_FALSE(group.rows.empty());
        QStringList words;
        for (const ShortcutSheet::Row& row : group.rows)
            words << row.words;
        EXPECT_EQ(words.removeDuplicates(), 0) << words.join(u'/').toStdString();
        for (const ShortcutSheet::Row& row : group.rows) {
            EXPECT_FALSE(row.words.isEmpty());
            EXPECT_FALSE(row.words.contains(u'&')) << row.words.toStdString();
            told << row.keys;
        }
    }
    int number = 0;
    for (const QAction* action : window->findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts()) {
            EXPECT_TRUE(told.contains(keys.toString(QKeySequence::NativeText)))
                << action->text().toStdString();
            ++number;
        }
    EXPECT_GT(number, 30);
    EXPECT_TRUE(told.contains(QStringLiteral("Arrow keys")));
}

TEST_F(FirstSteps, TheSheetOpensByAQuestionMarkAndClosesByEscape) {
    QTest::keyClick(window->focusWidget(), '?');
    auto* sheet = window->findChild<ShortcutSheet*>();
    ASSERT_TRUE(sheet && sheet->isVisible());
    EXPECT_FALSE(sheet->isModal());
    ASSERT_TRUE(QTest::qWaitForWindowActive(sheet));
    const QString all = [&] {
        QStringList words;
        for (const QLabel* label : sheet->findChildren<QLabel*>())
            words << label->text();
        return words.join(u'\n');
    }();
    for (const char* each : {"Undo", "Ctrl+Z", "Hint", "Full screen", "F11", "Space"})
        EXPECT_TRUE(all.contains(QLatin1String(each))) << each;
    window->help().showShortcuts(); // once more is the same one
    EXPECT_EQ(window->findChildren<ShortcutSheet*>().size(), 1);
    QTest::keyClick(sheet, Qt::Key_Escape);
    EXPECT_FALSE(sheet->isVisible());
}

// Help --------------------------------------------------------------------------------------------

TEST_F(FirstSteps, F1HelpsOnEveryPage) {
    const auto helps = [this](const char* words) {
        QTest::keyClick(window->focusWidget(), Qt::Key_F1);
        EXPECT_TRUE(window->help().view()->isVisible());
        EXPECT_TRUE(window->help().view()->plainText().startsWith(QLatin1String(words)))
            << window->help().view()->plainText().left(40).toStdString();
        QTest::keyClick(window->focusWidget(), Qt::Key_F1);
        EXPECT_FALSE(window->help().view()->isVisible());
    };
    helps("How Bouton works");
    openGame("towers");
    helps("Towers");
    window->pages().openLaboratory();
    helps("Laboratory");
    window->pages().openArchive();
    helps("How Bouton works");
    window->pages().openPreferences();
    helps("How Bouton works");
}

TEST_F(FirstSteps, HelpHasPicturesByTheRealBoardsInTheColoursOfTheMoment) {
    window->help().showRules(true);
    auto* text = window->help().view()->findChild<QTextBrowser*>();
    const auto picture = [text](const QString& name) {
        return text->document()->resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>();
    };
    for (const Ruleset* game : catalogue()) {
        window->help().view()->showGame(*game);
        const QString name = QStringLiteral("board:") + QLatin1String(game->name.id);
        EXPECT_TRUE(text->toHtml().contains(name)) << game->name.id;
        const QImage image = picture(name);
        ASSERT_FALSE(image.isNull()) << game->name.id;
        EXPECT_NE(image.pixelColor(image.rect().center()).alpha(), 0);
    }
    const QImage other = picture(QStringLiteral("board:tic-tac-toe;XO./.X./..O X"));
    EXPECT_FALSE(other.isNull());
    EXPECT_NE(other, picture(QStringLiteral("board:tic-tac-toe;XX./.X./O.O X")));
    EXPECT_TRUE(picture(QStringLiteral("board:chess")).isNull());
    EXPECT_EQ(other.deviceIndependentSize(), QSizeF(26 * Theme::unit, 26 * Theme::unit));
    const QString usual = QStringLiteral("board:tic-tac-toe");
    const QImage light = picture(usual);
    EXPECT_EQ(picture(usual + ";nonsense"), light) << "that is no position";
    window->preferences().appearance.set(Preferences::Appearance::Dark);
    QCoreApplication::processEvents();
    EXPECT_NE(picture(usual), light);
    window->preferences().appearance.set(Preferences::Appearance::Light);
}

TEST_F(FirstSteps, HelpPagesLeadToEachOther) {
    window->help().showRules(true);
    auto* text = window->help().view()->findChild<QTextBrowser*>();
    for (const Ruleset* game : catalogue()) {
        window->help().view()->showPage(HelpView::program);
        const QString link = QStringLiteral("help:") + QLatin1String(game->name.id);
        ASSERT_TRUE(text->toHtml().contains(link)) << game->name.id;
        emit text->anchorClicked(QUrl(link));
        EXPECT_FALSE(window->help().view()->plainText().startsWith("How Bouton works"));
        EXPECT_EQ(window->help().view()->windowTitle(),
                  QStringLiteral("Rules: ") + spoken(game->name.title));
    }
    for (const auto& [to, title] :
         {std::pair("help:bouton", "How Bouton works"), std::pair("help:laboratory", "Laboratory"),
          std::pair("help:own-programs", "Programs of your own")}) {
        emit text->anchorClicked(QUrl(QString::fromLatin1(to)));
        EXPECT_EQ(window->help().view()->windowTitle(), title);
        EXPECT_EQ(text->accessibleName(), title);
    }
    emit text->anchorClicked(QUrl(QStringLiteral("help:nowhere"))); // nothing happens
    EXPECT_TRUE(window->help().view()->isVisible());
    Links others;
    QDesktopServices::setUrlHandler(QStringLiteral("https"), &others, "setSource");
    emit text->anchorClicked(QUrl(QStringLiteral("https://example.org/a")));
    QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
    EXPECT_EQ(others.opened, QStringList{"  > opens https://example.org/a"});
    EXPECT_EQ(window->help().view()->windowTitle(), "Programs of your own");
}

TEST_F(FirstSteps, RulesThatLieOverTheWindowDoNotCoverThePreferences) {
    window->resize(800, 600);
    openGame("towers");
    window->help().showRules(true);
    ASSERT_TRUE(window->help().view()->isFloating());
    window->pages().openPreferences();
    EXPECT_FALSE(window->help().view()->isVisible());
}

TEST_F(FirstSteps, WordsOfAHelpPageCanBeCopied) {
    openGame("tic-tac-toe");
    window->help().showRules(true);
    auto* text = window->help().view()->findChild<QTextBrowser*>();
    text->setFocus();
    text->selectAll();
    QTest::keyClick(window->windowHandle(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_TRUE(QApplication::clipboard()->text().startsWith("Tic-tac-toe"))
        << QApplication::clipboard()->text().toStdString();
}

TEST_F(FirstSteps, ATableOnAHelpPageHasNoFrames) {
    window->help().showRules(true);
    window->help().view()->showPage(HelpView::ownPrograms);
    const QTextDocument& page = *window->help().view()->findChild<QTextBrowser*>()->document();
    int tables = 0;
    for (QTextBlock block = page.begin(); block != page.end(); block = block.next())
        if (const QTextTable* table = QTextCursor(block).currentTable()) {
            ++tables;
            EXPECT_EQ(table->format().border(), 0);
            EXPECT_EQ(table->format().cellSpacing(), 0);
            EXPECT_EQ(table->format().cellPadding(), Theme::unit / 2);
        }
    EXPECT_GT(tables, 0);
}

} // namespace bouton::testing
