// SPDX-License-Identifier: MIT
#include <QAction>
#include <QPushButton>
#include <QSignalSpy>

#include "session/program_removal.h"
#include "session/table.h"
#include "session/values/saved_game.h"
#include "ui/archive/archive_page.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"
#include "ui/support.h"
#include "ui/window/escape_key.h"
#include "ui/window/notice_bar.h"
#include "ui/window/window_menus.h"

// The pages and the ways between them, without the window around them.

namespace bouton::testing {

namespace {

class PagesTest : public Forgetful {
protected:
    PagesTest() {
        pages.resize(1300, 800);
        pages.show();
        pages.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&pages));
        pages.showStart();
    }

    Preferences preferences;
    Library library{preferences, catalogue()};
    Pages pages{catalogue(), 7, preferences, library};
};

} // namespace

TEST_F(PagesTest, BeginAtTheStartFromWhichNothingLeadsBack) {
    EXPECT_EQ(pages.place(), Pages::Place::Start);
    EXPECT_EQ(pages.title(), "Bouton");
    EXPECT_FALSE(pages.back());
    EXPECT_FALSE(pages.game());
    EXPECT_FALSE(pages.laboratory());
    EXPECT_FALSE(pages.archive());
}

TEST_F(PagesTest, AreMadeOnceAndStayAsTheyWereLeft) {
    QSignalSpy went(&pages, &Pages::went);
    std::vector<GamePage*> made;
    QObject::connect(&pages, &Pages::made, &pages, [&](GamePage* page) { made.push_back(page); });
    pages.openGame("towers");
    GamePage* towers = pages.game();
    ASSERT_TRUE(towers);
    EXPECT_EQ(pages.title(), "Towers and chessboard – Bouton");
    pages.openLaboratory();
    const LaboratoryPage* laboratory = pages.laboratory();
    pages.openGame("cards");
    EXPECT_NE(pages.game(), towers);
    pages.openGame("towers");
    EXPECT_EQ(pages.game(), towers);
    pages.openLaboratory();
    EXPECT_EQ(pages.laboratory(), laboratory);
    ASSERT_EQ(made.size(), 2u);
    EXPECT_EQ(made[0], towers);
    EXPECT_EQ(went.size(), 5);
    pages.openGame("chess");
    EXPECT_EQ(went.size(), 5) << "there is no such game";
    EXPECT_EQ(pages.place(), Pages::Place::Laboratory);
}

TEST_F(PagesTest, LeadBackToTheStartAndToTheCardOfWhatWasThere) {
    pages.openGame("cards");
    EXPECT_TRUE(pages.back());
    EXPECT_EQ(pages.place(), Pages::Place::Start);
    EXPECT_EQ(pages.focusWidget(), pages.start()->cardOf(*pages.find("cards")));
    pages.openLaboratory();
    EXPECT_EQ(pages.place(), Pages::Place::Laboratory);
    EXPECT_TRUE(pages.back());
    EXPECT_EQ(pages.focusWidget(), pages.start()->laboratoryCard());
    pages.openArchive();
    EXPECT_EQ(pages.place(), Pages::Place::Archive);
    EXPECT_TRUE(pages.back());
    EXPECT_EQ(pages.place(), Pages::Place::Start);
}

TEST_F(PagesTest, ThePreferencesLeadBackToWhereOneWas) {
    pages.openGame("reversi");
    pages.openPreferences();
    EXPECT_EQ(pages.place(), Pages::Place::Preferences);
    pages.openPreferences();
    EXPECT_TRUE(pages.back());
    EXPECT_EQ(pages.place(), Pages::Place::Game);
    pages.openLaboratory();
    pages.openPreferences();
    EXPECT_TRUE(pages.back());
    EXPECT_EQ(pages.place(), Pages::Place::Laboratory);
    pages.showStart();
    pages.openPreferences();
    EXPECT_TRUE(pages.back());
    EXPECT_EQ(pages.place(), Pages::Place::Start);
}

TEST_F(PagesTest, BeginAGameFromAPositionThatTheGameKnows) {
    pages.openPosition("tic-tac-toe", "XX./OO./... X");
    ASSERT_TRUE(pages.game());
    EXPECT_EQ(pages.game()->session().match()->record(), "tic-tac-toe: XX./OO./... X;");
    EXPECT_EQ(pages.tableOf(pages.game()->session().id()), pages.game());
    EXPECT_FALSE(pages.tableOf("another id"));
    const GamePage* before = pages.game();
    pages.openPosition("cards", "XX./OO./... X");
    pages.openPosition("chess", "e4");
    EXPECT_EQ(pages.game(), before);
}

TEST_F(PagesTest, TellOfWhatComesByItself) {
    {
        Table table(ticTacToe());
        library.keeper().watch(table.session);
        ASSERT_TRUE(table.session.setUp({complete(ticTacToe().settings, {}).value()}));
        ASSERT_TRUE(table.session.start());
        table.session.click({1, 1});
        library.keeper().keepAll();
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return library.keeper().unfinished().size() == 1; }, 30'000));
    }
    QSignalSpy went(&pages, &Pages::went), toldOf(&pages, &Pages::toldOf),
        brought(&library.keeper(), &Keeper::brought);
    QObject::connect(&pages, &Pages::toldOf, &pages, [&] { EXPECT_EQ(went.size(), 1); });
    pages.openGame("tic-tac-toe");
    ASSERT_EQ(toldOf.size(), 1);
    EXPECT_TRUE(toldOf[0][0].toString().startsWith("This is your last game"));
    EXPECT_TRUE(brought.size() == 1 || brought.wait(30'000));
    pages.openGame("towers");
    EXPECT_EQ(toldOf.size(), 1);
}

TEST_F(PagesTest, HandOnWhatTheArchiveWantsOnATable) {
    pages.openArchive();
    int wanted = 0;
    QObject::connect(&pages, &Pages::wanted, &pages, [&](const SavedGame& game) {
        EXPECT_EQ(game.game, "a game");
        ++wanted;
    });
    SavedGame game;
    game.game = "a game";
    emit pages.archive()->openGame(game);
    EXPECT_EQ(wanted, 1);
}

TEST_F(PagesTest, TheMenuOfGamesFollowsThePage) {
    ProgramRemoval removal(preferences.programs());
    GameMenu menu(catalogue(), pages, removal);
    const auto entry = [&](const char* words) {
        for (QAction* action : menu.actions())
            if (action->text().remove(u'&') == QLatin1String(words))
                return action;
        ADD_FAILURE() << words;
        return menu.actions().front();
    };
    for (const char* words :
         {"New game", "Resign", "Hint", "Move now", "Edit this position", "Start page"})
        EXPECT_FALSE(entry(words)->isEnabled()) << words;
    entry("Card groups")->trigger();
    ASSERT_TRUE(pages.game());
    EXPECT_STREQ(pages.game()->session().game().name.id, "cards");
    EXPECT_TRUE(entry("New game")->isEnabled());
    EXPECT_TRUE(entry("Start page")->isEnabled());
    EXPECT_FALSE(entry("Hint")->isEnabled());
    pages.game()->start();
    EXPECT_TRUE(entry("Hint")->isEnabled());
    entry("New game")->trigger();
    EXPECT_EQ(pages.game()->session().phase(), Session::Phase::SettingUp);
    entry("Laboratory")->trigger();
    EXPECT_EQ(pages.place(), Pages::Place::Laboratory);
    EXPECT_FALSE(entry("New game")->isEnabled());
    entry("Archive")->trigger();
    EXPECT_EQ(pages.place(), Pages::Place::Archive);
    entry("Start page")->trigger();
    EXPECT_EQ(pages.place(), Pages::Place::Start);
    EXPECT_FALSE(entry("Start page")->isEnabled());
}

TEST_F(PagesTest, LinesPartTheMenuOfGamesByWhatBelongsTogether) {
    ProgramRemoval removal(preferences.programs());
    const GameMenu menu(catalogue(), pages, removal);
    QStringList firsts;
    bool afterLine = true;
    for (const QAction* action : menu.actions()) {
        if (afterLine)
            firsts << action->text().remove(u'&');
        afterLine = action->isSeparator();
    }
    EXPECT_EQ(firsts, (QStringList{"New game", "To the start", "Undo", "Hint",
                                   catalogue().front()->name.title, "Lessons"}));
}

TEST_F(PagesTest, TheMenuOfTheViewChoosesAndFollows) {
    QWidget window;
    ViewMenu menu(preferences, pages, window);
    const auto entries = [&](const char* title) {
        for (const QAction* action : menu.actions())
            if (action->menu() && action->text().remove(u'&') == QLatin1String(title))
                return action->menu()->actions();
        ADD_FAILURE() << title;
        return QList<QAction*>();
    };
    // Each entry is chosen in turn, and then it alone is checked.
    const auto chosen = [&](const char* title, const auto& value) {
        const QList<QAction*> all = entries(title);
        std::vector<int> values;
        for (QAction* each : all) {
            each->trigger();
            each->trigger(); // once more it stays chosen
            values.push_back(value());
            for (const QAction* other : all)
                EXPECT_EQ(other->isChecked(), other == each) << each->text().toStdString();
        }
        return values;
    };
    EXPECT_TRUE(entries("Computer's pace")[2]->isChecked());
    EXPECT_EQ(
        chosen("Computer's pace", [&] { return static_cast<int>(preferences.pace().count()); }),
        (std::vector{0, 300, 600, 1500, 4000}));
    EXPECT_EQ(chosen("Colours", [&] { return static_cast<int>(preferences.appearance()); }),
              (std::vector{0, 1, 2}));
    const auto eyes = [&] {
        const auto palette = preferences.palette();
        return palette ? static_cast<int>(*palette) : -1;
    };
    EXPECT_EQ(chosen("Palette", eyes), (std::vector{-1, 0, 1, 2}));
    preferences.pace.set(std::chrono::milliseconds(700));
    for (const QAction* each : entries("Computer's pace"))
        EXPECT_FALSE(each->isChecked()) << "none of them";
    const QList<QAction*> all = menu.actions();
    const QAction* full = *std::ranges::find(all, QKeySequence(Qt::Key_F11),
                                             [](const QAction* each) { return each->shortcut(); });
    window.setWindowState(Qt::WindowFullScreen); // as the desktop's own keys do
    EXPECT_TRUE(full->isChecked());
    window.setWindowState(Qt::WindowNoState);
    EXPECT_FALSE(full->isChecked());
    auto* legal = menu.findChild<QAction*>("legalMoves");
    EXPECT_TRUE(legal->isChecked());
    legal->trigger();
    EXPECT_FALSE(preferences.legalMovesShown());
    preferences.legalMovesShown.set(true);
    EXPECT_TRUE(legal->isChecked());
    auto* projector = menu.findChild<QAction*>("projectorAction");
    EXPECT_FALSE(menu.turnBoard()->isEnabled());
    EXPECT_FALSE(projector->isEnabled());
    pages.openGame("reversi");
    EXPECT_TRUE(projector->isEnabled());
    ASSERT_TRUE(menu.turnBoard()->isEnabled());
    menu.turnBoard()->trigger();
    EXPECT_TRUE(preferences.boardTurned(*pages.find("reversi")));
    EXPECT_TRUE(menu.turnBoard()->isChecked());
    pages.openGame("towers");
    EXPECT_FALSE(menu.turnBoard()->isChecked()) << "another board";
    pages.openLaboratory();
    EXPECT_FALSE(menu.turnBoard()->isEnabled());
    EXPECT_FALSE(projector->isEnabled());
}

TEST(ANotice, OfAGameGoesWithItsNextMoveAndOthersStay) {
    Notices notices;
    notices.tellOfGame("One");
    EXPECT_EQ(notices.text(), "One");
    notices.tellOfGame("");
    EXPECT_EQ(notices.text(), "");
    notices.tellOfGame("One");
    notices.tell("Two");
    notices.tellOfGame("");
    EXPECT_EQ(notices.text(), "Two");
    notices.clear();
    EXPECT_EQ(notices.text(), "");
}

TEST(ANotice, HasRoomForOneLineInLettersOfEachSize) {
    Notices notices;
    const QFont usual = QApplication::font();
    const int least = notices.minimumHeight();
    QFont large = usual;
    large.setPointSizeF(3 * usual.pointSizeF());
    QApplication::setFont(large);
    QApplication::processEvents();
    EXPECT_GE(notices.minimumHeight(), notices.fontMetrics().height());
    EXPECT_GT(notices.minimumHeight(), least);
    QApplication::setFont(usual);
    QApplication::processEvents();
    EXPECT_EQ(notices.minimumHeight(), least);
}

TEST(EscapeKeyTest, ActsAnywhereInItsWindow) {
    QWidget window;
    QPushButton button(&window);
    EscapeKey key(window);
    QSignalSpy pressed(&key, &QAction::triggered);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Escape);
    EXPECT_EQ(pressed.size(), 1);
}

} // namespace bouton::testing
