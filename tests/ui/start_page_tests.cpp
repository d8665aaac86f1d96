// SPDX-License-Identifier: MIT
#include "ui/start/start_page.h"

#include <QApplication>
#include <QLabel>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSet>

#include <set>
#include <string>
#include <utility>

#include "lab/claims.h"
#include "ui/controls/link_card.h"
#include "ui/controls/words.h"
#include "ui/files/games_in_play.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/start/start_cards.h"
#include "ui/support.h"
#include "ui/theme/theme.h"

namespace bouton::testing {

namespace {

class Start : public Window {
protected:
    StartPage& start() { return *window->pages().start(); }
    LaboratoryCard* laboratoryCard() { return start().laboratoryCard(); }
    GameCard* card(const Ruleset& game) { return start().cardOf(game); }
    GameCard* card(std::size_t game = 0) { return card(*catalogue()[game]); }
    std::vector<KeptGameCard*> kept() { return start().gamesInPlay()->cards(); }
    bool keepsOne() {
        return QTest::qWaitFor([this] { return kept().size() == 1; }, 30'000);
    }
    void resize(QSize size) {
        resizeTo(size);
        layOut(); // boards get what words leave
    }
    int scrolls() { return start().verticalScrollBar()->maximum(); }
    QWidget& board(const Ruleset& game) { return *card(game)->findChild<BoardView*>(); }
    QRect placed(const QWidget& widget) {
        return {widget.mapTo(window.get(), QPoint()), widget.size()};
    }
    void begin() {
        if (session().phase() == Session::Phase::SettingUp)
            (void)session().start();
        EXPECT_TRUE(rested());
    }
    bool onStartPage() { return start().isVisible(); }
    int columns() {
        QSet<int> lefts;
        for (const Ruleset* game : catalogue())
            lefts << card(*game)->x();
        return static_cast<int>(lefts.size());
    }
};

} // namespace

TEST_F(Start, ItsCardsAreAsWideAsOneAnotherWhateverTheySay) {
    window->preferences().typeSize.set(175);
    card(*gameNamed("trojan-horse").value())
        ->show(std::nullopt, QStringLiteral("Lost twice; next: Beginner"));
    resize({1280, 800});
    QSet<int> widths;
    for (const Ruleset* game : catalogue())
        widths << (card(*game)->width() + 4) / 8; // what is left over goes to some of them
    EXPECT_EQ(widths.size(), 1);
    window->preferences().typeSize.set(100);
}

TEST_F(Start, ShowsACardForEveryGameAndAClickAnywhereOnItOpensTheGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        ASSERT_TRUE(onStartPage());
        ASSERT_TRUE(card(*game));
        QWidget* under = card(*game)->childAt(40, 40); // on the miniature
        QTest::mouseClick(under ? under : card(*game), Qt::LeftButton);
        ASSERT_TRUE(window->pages().game());
        EXPECT_EQ(&session().game(), game);
        window->pages().showStart();
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
        ASSERT_TRUE(window->pages().game());
        EXPECT_EQ(&session().game(), catalogue().back());
        window->pages().showStart();
    }
}

TEST_F(Start, PutsTheCardsInAsManyColumnsAsTheWidthAllows) {
    for (const auto& [width, expected] :
         {std::pair{640, 3}, {800, 3}, {1000, 4}, {1280, 4}, {1920, 4}}) {
        resize({width, 800});
        EXPECT_EQ(columns(), expected) << width;
    }
}

TEST_F(Start, HasRoomForEverythingFromATallEnoughWindowOn) {
    for (const QSize size : {QSize(1000, 800), QSize(1280, 800), QSize(1920, 1080)}) {
        resize(size);
        EXPECT_EQ(scrolls(), 0) << size.width();
    }
    openGame("towers");
    begin();
    session().click(page().board()->marks().next.at(0));
    window->pages().showStart();
    ASSERT_TRUE(keepsOne());
    resize({1280, 800});
    EXPECT_EQ(scrolls(), 0) << "with a game to go on with, too";
    resize({800, 600});
    EXPECT_GT(scrolls(), 0);
    EXPECT_GE(board(*catalogue().front()).width(), 100) << "rather scrolled than tiny";
}

TEST_F(Start, NoCardIsLowerThanWhatStandsOnIt) {
    openGame("towers");
    begin();
    session().click(page().board()->marks().next.at(0));
    window->pages().showStart();
    ASSERT_TRUE(keepsOne());
    for (const QSize size : {QSize(1300, 800), QSize(1000, 660), QSize(800, 600), QSize(640, 480),
                             QSize(1000, 660), QSize(1280, 800)}) {
        resize(size);
        for (const LinkCard* each : start().findChildren<LinkCard*>()) {
            const QLayout& all = *each->layout();
            const int needed = all.hasHeightForWidth() ? all.heightForWidth(each->width())
                                                       : all.sizeHint().height();
            EXPECT_TRUE(!each->isVisible() || each->height() >= needed)
                << each->objectName().toStdString() << ": " << each->height() << " of " << needed
                << " at " << size.width();
        }
    }
}

TEST_F(Start, StandsInTheMiddleAndIsNoWiderThanItShouldBe) {
    resize({1920, 1080});
    const QRect first = placed(*card());
    const QRect last = placed(*laboratoryCard());
    EXPECT_LE(last.right() - first.left(), StartPage::widest);
    EXPECT_NEAR(first.left(), window->width() - last.right(), 12);
    EXPECT_GE(board(*catalogue().front()).width(), 200) << "the boards take the room";
    resize({1280, 800});
    EXPECT_GE(board(*catalogue().front()).width(), 140);
}

TEST_F(Start, ArrowsGoWhereTheEyeGoes) {
    resize({1280, 800}); // four in a row, then two, the lessons and the laboratory
    const auto key = [this](Qt::Key key) {
        QTest::keyClick(window->focusWidget(), key);
        return window->focusWidget();
    };
    ASSERT_TRUE(start().hasFocus()) << "no ring yet, but the keys are there";
    EXPECT_EQ(key(Qt::Key_Down), card(0));
    EXPECT_EQ(key(Qt::Key_Right), card(1));
    EXPECT_EQ(key(Qt::Key_Down), card(5));
    EXPECT_EQ(key(Qt::Key_Right), start().lessonsCard());
    EXPECT_EQ(key(Qt::Key_Right), laboratoryCard());
    EXPECT_EQ(key(Qt::Key_Right), laboratoryCard()) << "the end";
    EXPECT_EQ(key(Qt::Key_Left), start().lessonsCard());
    EXPECT_EQ(key(Qt::Key_Left), card(5));
    EXPECT_EQ(key(Qt::Key_Left), card(4));
    EXPECT_EQ(key(Qt::Key_Up), card(0));
    EXPECT_EQ(key(Qt::Key_End), start().ownGamesCard());
    EXPECT_EQ(key(Qt::Key_Home), card(0));
    resize({800, 600}); // three in a row
    EXPECT_EQ(key(Qt::Key_Down), card(3));
    EXPECT_EQ(key(Qt::Key_Down), start().lessonsCard());
    QWidget* laboratory = key(Qt::Key_Right);
    EXPECT_EQ(laboratory, laboratoryCard());
    EXPECT_FALSE(laboratory->visibleRegion().isEmpty()) << "the page follows";
    QTest::keyClick(laboratory, Qt::Key_Return);
    EXPECT_TRUE(window->pages().laboratory()->isVisible());
}

TEST_F(Start, EveryCornerIsReachedByTheArrows) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480)}) {
        resize(size);
        QSet<QWidget*> seen;
        QList<QWidget*> left{card()};
        while (!left.isEmpty()) {
            QWidget* from = left.takeLast();
            if (seen.contains(from))
                continue;
            seen << from;
            for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                from->setFocus();
                QTest::keyClick(from, key);
                left << window->focusWidget();
            }
        }
        EXPECT_EQ(seen.size(), static_cast<qsizetype>(catalogue().size()) + 5) << size.width();
    }
}

TEST_F(Start, EnterGoesOnWithTheGameWhateverPageOneComesFrom) {
    openGame("tic-tac-toe");
    begin();
    const Cell cell = page().board()->marks().next.at(0);
    click(cell);
    const std::string id = session().id();
    EXPECT_EQ(start().accessibleName(), "Start page. The arrow keys go to the cards.");
    window->pages().showStart();
    ASSERT_TRUE(keepsOne());
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            QFocusEvent comes(QEvent::FocusIn);
            QCoreApplication::sendEvent(&start(), &comes);
            return start().accessibleName()
                   == "Start page. Enter goes on with the last one, the arrow keys go to the "
                      "cards.";
        },
        30'000));
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, {}, true);
    QCoreApplication::sendEvent(&start(), &held);
    EXPECT_TRUE(onStartPage()) << "a key that is held down";
    window->pages().openGame("tic-tac-toe");
    const auto comesBack = [&](const char* from) {
        SCOPED_TRACE(from);
        ASSERT_FALSE(onStartPage());
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        ASSERT_TRUE(onStartPage());
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        ASSERT_TRUE(window->pages().game());
        EXPECT_EQ(session().id(), id);
    };
    QTest::keyClick(window->focusWidget(), Qt::Key_B, Qt::ControlModifier);
    comesBack("the laboratory");
    QTest::keyClick(window->focusWidget(), Qt::Key_H, Qt::ControlModifier);
    comesBack("the archive");
    QTest::keyClick(window->focusWidget(), Qt::Key_2, Qt::ControlModifier);
    comesBack("another game");
    comesBack("the game itself");
}

TEST_F(Start, TheGameToGoOnWithSaysWhoPlaysAndWhoseTurnItIs) {
    twoPeoplePlay("tic-tac-toe", {{1, 1}, {0, 0}});
    window->pages().showStart();
    ASSERT_TRUE(keepsOne());
    KeptGameCard* card = kept().front();
    EXPECT_EQ(card->accessibleName(), KeptGameCard::titleOf(*catalogue().front(), card->game()));
    auto* go = card->findChild<QAbstractButton*>(QStringLiteral("goOnButton"));
    ASSERT_TRUE(go && go->isVisible());
    QTest::mouseClick(go, Qt::LeftButton);
    ASSERT_TRUE(window->pages().game());
    EXPECT_EQ(session().match()->record(), "tic-tac-toe: .../.../... X; b2 a1");
}

// Of thousands of games in play only those have cards that are in sight or near it, so the page
// answers as fast as with one.
TEST_F(Start, OfAnyNumberOfGamesInPlayThoseInSightHaveCards) {
    constexpr int number = 5000;
    std::vector<SavedGame> games;
    for (int i = 0; i < number; ++i) {
        SavedGame game;
        game.id = "game-" + std::to_string(i);
        game.game = "tic-tac-toe";
        game.shown = "X../.O./... X";
        game.plies = static_cast<std::size_t>(i);
        games.push_back(game);
    }
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->library().keeper().shelf().known(); },
                                30'000)); // which shows its own, none
    resize({1280, 800});
    GamesInPlay& inPlay = *start().gamesInPlay();
    inPlay.show(games);
    auto* all = inPlay.findChild<QAbstractButton*>(QStringLiteral("allInPlay"));
    QTest::mouseClick(all, Qt::LeftButton);
    layOut();
    EXPECT_LT(kept().size(), 100u);
    QScrollBar& bar = *start().verticalScrollBar();
    const auto seen = [this] { // that are in sight as a whole
        std::vector<std::size_t> plies;
        for (const KeptGameCard* card : kept())
            if (card->visibleRegion().boundingRect() == card->rect())
                plies.push_back(card->game().plies);
        return plies;
    };
    EXPECT_EQ(seen().front(), 0u);
    const int step = bar.pageStep() / 2;
    std::set<std::size_t> met;
    for (const int from : {0, bar.maximum() / 2, bar.maximum() - 10 * step})
        for (int at = from; at < from + 10 * step; at += step) {
            bar.setValue(at);
            const auto here = seen();
            for (std::size_t i = 1; i < here.size(); ++i)
                ASSERT_EQ(here[i], here[i - 1] + 1) << "none is missing";
            met.insert(here.begin(), here.end());
            ASSERT_LT(kept().size(), 100u);
        }
    EXPECT_TRUE(met.contains(1) && met.contains(number - 1));
    // The keys go through them, and what has the frame stays.
    bar.setValue(0);
    KeptGameCard* before = kept()[1];
    before->setFocus();
    for (int row = 0; row < 40; ++row)
        QTest::keyClick(window->focusWidget(), Qt::Key_Down);
    auto* now = qobject_cast<KeptGameCard*>(window->focusWidget());
    ASSERT_TRUE(now);
    EXPECT_EQ(now->game().plies, 1u + 40u * 3u);
    bar.setValue(bar.maximum());
    EXPECT_EQ(window->focusWidget(), now);
    std::string chosen;
    QObject::connect(&inPlay, &GamesInPlay::chosen, &inPlay,
                     [&](const std::string& id) { chosen = id; });
    start().ensureWidgetVisible(now);
    QTest::keyClick(now, Qt::Key_Tab);
    EXPECT_EQ(static_cast<KeptGameCard*>(window->focusWidget())->game().plies,
              now->game().plies + 1);
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    EXPECT_EQ(chosen, "game-122");
}

TEST_F(Start, ShowsAnotherClaimEveryDayAndTestsItInTheLaboratory) {
    const QDate day(2026, 11, 22);
    QSet<const Claim*> shown;
    for (int i = 0; i < 400; ++i) {
        const Claim* claim = LaboratoryCard::claimOf(day.addDays(i), catalogue());
        ASSERT_TRUE(claim);
        EXPECT_NE(claim, LaboratoryCard::claimOf(day.addDays(i + 1), catalogue()));
        shown << claim;
    }
    EXPECT_EQ(static_cast<std::size_t>(shown.size()), claims().size()) << "each has its day";
    EXPECT_FALSE(LaboratoryCard::claimOf(day, {}));
    LaboratoryCard* card = laboratoryCard();
    for (const auto* words : card->findChildren<QLabel*>())
        EXPECT_EQ(words->text().startsWith(QStringLiteral("Claim of the day")),
                  words->palette().color(words->foregroundRole())
                      == words->palette().color(QPalette::Link))
            << words->text().toStdString();
    auto* test = card->findChild<QAbstractButton*>(QStringLiteral("testClaimButton"));
    QTest::mouseClick(test, Qt::LeftButton);
    ASSERT_TRUE(window->pages().laboratory());
    EXPECT_EQ(window->pages().laboratory()->current()->objectName(), QStringLiteral("claims"));
    EXPECT_EQ(window->pages().laboratory()->current()->item().chosen(), card->claim()->id);
}

// Somewhere on earth it is always another day.
TEST_F(Start, TheClaimIsThatOfTheDayOnWhichThePageIsSeen) {
    const QByteArray before = qgetenv("TZ");
    const bool was = qEnvironmentVariableIsSet("TZ");
    const auto zone = qScopeGuard([&] { was ? qputenv("TZ", before) : qunsetenv("TZ"); });
    LaboratoryCard card(catalogue());
    const auto shown = [&card](const char* place) {
        qputenv("TZ", place);
        card.hide();
        card.show();
        EXPECT_EQ(card.claim(), LaboratoryCard::claimOf(QDate::currentDate(), catalogue()));
        return card.claim();
    };
    EXPECT_NE(shown("EAST-14"), shown("WEST12"));
}

TEST_F(Start, TheHelpMenuSpeaksOfThePageInView) {
    const auto* help = window->findChild<QAction*>(QStringLiteral("helpHere"));
    ASSERT_TRUE(help);
    EXPECT_EQ(help->text(), "&How Bouton works");
    QEvent language(QEvent::LanguageChange); // as when a translation is loaded
    for (QWidget* widget : window->findChildren<QWidget*>())
        QCoreApplication::sendEvent(widget, &language);
    EXPECT_EQ(help->text(), "&How Bouton works");
    openGame("towers");
    EXPECT_EQ(help->text(), "&Rules of this game");
}

TEST_F(Start, PreferencesAreOneClickAway) {
    auto* button = start().findChild<QAbstractButton*>(QStringLiteral("preferencesButton"));
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Preferences – Bouton"));
}

TEST_F(Start, IsReachedByEscapeAndKeepsTheGameThatIsGoingOn) {
    beginGame("tic-tac-toe");
    click({1, 1});
    ASSERT_TRUE(rested());
    const Picture before = session().picture();
    QTest::keyClick(page().board(), Qt::Key_Escape);
    ASSERT_TRUE(onStartPage());
    const auto* miniature = card()->findChild<BoardView*>();
    EXPECT_EQ(miniature->picture(), before);
    openGame("tic-tac-toe");
    EXPECT_EQ(session().picture(), before);
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
}

TEST_F(Start, OnlyPlainKeysGoToTheLastCard) {
    auto* first = card();
    first->setFocus();
    for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::ShiftModifier})
        QTest::keyClick(first, Qt::Key_End, modifier);
    EXPECT_TRUE(first->hasFocus());
    QTest::keyClick(first, Qt::Key_End, Qt::KeypadModifier);
    EXPECT_TRUE(start().ownGamesCard()->hasFocus());
}

TEST_F(Start, TheClaimOfTheDayIsWrittenWithItsGame) {
    const LaboratoryCard& card = *laboratoryCard();
    const Claim& claim = *card.claim();
    const QString words = QStringLiteral("Claim of the day, %1: %2")
                              .arg(spoken(gameNamed(claim.game).value()->name.title),
                                   spoken(claim.statement.c_str()));
    const auto labels = card.findChildren<QLabel*>();
    EXPECT_TRUE(
        std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == words; }));
    const LaboratoryCard bare(std::span<const Ruleset* const>{});
    EXPECT_TRUE(bare.findChild<QWidget*>("testClaimButton")->isHidden()) << "without a game";
    for (const auto* label : bare.findChildren<QLabel*>())
        EXPECT_TRUE(label->isHidden() || !label->text().isEmpty());
}

TEST_F(Start, TheLaboratoryHasATreeBesideItsWordsOrAboveThemWhereThereIsRoomForIt) {
    window->resize(1280, 800);
    layOut();
    const auto* card = window->findChild<LaboratoryCard*>();
    const auto* lessons = window->findChild<LessonsCard*>();
    const QWidget* tree = card->layout()->itemAt(1)->widget();
    EXPECT_TRUE(tree->isVisible());
    EXPECT_EQ(card->width(), lessons->width()) << "each in a column";
    EXPECT_EQ(tree->height(), lessons->layout()->itemAt(0)->widget()->height());
    EXPECT_LT(tree->geometry().bottom(), card->layout()->itemAt(0)->geometry().top());
    EXPECT_NEAR(tree->geometry().center().x(), card->rect().center().x(), 1);
    EXPECT_GT(tree->width(), 13 * Theme::unit) << "as wide as there is room";
    window->resize(800, 600);
    layOut();
    EXPECT_TRUE(tree->isVisible());
    EXPECT_GT(tree->x(), card->layout()->itemAt(0)->geometry().right());
    EXPECT_EQ(tree->size(), QSize(26 * Theme::unit, 17 * Theme::unit));
}

TEST_F(Start, TheLessonsHaveAPictureWhereThereIsRoomForIt) {
    LessonsCard card;
    const QWidget* picture = card.layout()->itemAt(0)->widget();
    const auto height = [&](int room) {
        card.setRoomForPicture(room);
        return picture->isHidden() ? 0 : picture->minimumHeight();
    };
    EXPECT_TRUE(picture->isHidden());
    EXPECT_EQ(height(7 * Theme::unit - 1), 0);
    EXPECT_EQ(height(7 * Theme::unit), 7 * Theme::unit);
    EXPECT_EQ(height(100), 100);
    EXPECT_EQ(height(500), 17 * Theme::unit);
    EXPECT_EQ(height(0), 0);
}

} // namespace bouton::testing
