// SPDX-License-Identifier: MIT
#include <QContextMenuEvent>

#include <algorithm>
#include <iterator>
#include <set>

#include "support/games.h"
#include "ui/boards/board_table.h"
#include "ui/controls/words.h"
#include "ui/files.h"

// What a kept game says of itself, and where its card stands.

namespace bouton::testing {

namespace {

constexpr bool isLarge = true;

QDateTime today() { return {QDate::currentDate(), QTime(14, 5)}; }

// A game of so many plies; X to move where `shown` is empty.
SavedGame kept(const char* one, const char* two, std::size_t plies = 4, std::string shown = {}) {
    SavedGame game;
    game.id = "game-" + std::to_string(plies);
    game.game = "tic-tac-toe";
    game.seats[0].player = one;
    game.seats[1].player = two;
    game.plies = plies;
    game.shown = shown.empty() ? "X../.O./... X" : std::move(shown);
    game.touched = SavedGame::Moment(SavedGame::Duration(today().toMSecsSinceEpoch()));
    return game;
}

QString stateOf(const SavedGame& game) {
    return KeptGameCard::stateOf(gameCalled("tic-tac-toe"), game);
}

QString state(const char* one, const char* two, const char* shown = "X../.O./... X") {
    return stateOf(kept(one, two, 4, shown)).section(QStringLiteral(" Today"), 0, 0);
}

// Cards of this many games on the start page, in English.
struct Grid {
    EnglishPlurals english;
    const bool spoken = QCoreApplication::installTranslator(&english);
    GamesInPlay games{catalogue()};
    QAbstractButton* all = games.findChild<QAbstractButton*>(QStringLiteral("allInPlay"));

    explicit Grid(std::size_t number, int columns = 2) {
        std::vector<SavedGame> saved;
        for (std::size_t i = 0; i < number; ++i)
            saved.push_back(kept("human", "human", i));
        games.resize(900, 900);
        games.setColumns(columns);
        games.show(saved);
    }
    // The rows and columns of the cards below the last one: "0,1".
    QStringList places() const {
        std::set<int> lefts, tops;
        auto others = games.cards();
        others.erase(others.begin());
        for (const KeptGameCard* card : others) {
            lefts.insert(card->x());
            tops.insert(card->y());
        }
        QStringList all;
        for (const KeptGameCard* card : others)
            all << QStringLiteral("%1,%2")
                       .arg(std::distance(tops.begin(), tops.find(card->y())))
                       .arg(std::distance(lefts.begin(), lefts.find(card->x())));
        return all;
    }
};

} // namespace

TEST(KeptGameCard, IsCalledByItsGameAndWhomOnePlaysAgainst) {
    const auto title = [](const char* one, const char* two) {
        return KeptGameCard::titleOf(gameCalled("tic-tac-toe"), kept(one, two));
    };
    EXPECT_EQ(title("human", "human"), "Tic-tac-toe with a friend");
    EXPECT_EQ(title("human", "perfect"), "Tic-tac-toe: You – Perfect");
    EXPECT_EQ(title("perfect", "human"), "Tic-tac-toe: Perfect – You");
    EXPECT_EQ(title("perfect", "random"), "Tic-tac-toe: Perfect – Beginner");
    EXPECT_EQ(title("human", "oracle:depth=9"), "Tic-tac-toe: You – oracle:depth=9")
        << "nobody knows it";
    EXPECT_EQ(title("human", "program:<b>mine</b>"), "Tic-tac-toe: You – <b>mine</b>");
}

TEST(KeptGameCard, NamesWhoPlaysWhichSide) {
    const auto players = [](const char* one, const char* two) {
        return KeptGameCard::playersOf(gameCalled("tic-tac-toe"), kept(one, two));
    };
    EXPECT_EQ(players("human", "perfect"), "X: You, O: Perfect");
    EXPECT_EQ(players("perfect", "human"), "X: Perfect, O: You");
    EXPECT_EQ(players("human", "human"), "X: You, O: A friend");
}

TEST(KeptGameCard, SaysWhoseTurnItIsAndTheNumberOfTheMoveThatIsDue) {
    EXPECT_EQ(state("human", "perfect"), "Your turn, move 5.");
    EXPECT_EQ(state("perfect", "human"), "Move 5.");
    EXPECT_EQ(state("perfect", "human", "X../.../... O"), "Your turn, move 5.");
    EXPECT_EQ(state("human", "human"), "X to move, move 5.");
    EXPECT_EQ(state("human", "human", "X../.../... O"), "O to move, move 5.");
    EXPECT_EQ(state("perfect", "random"), "Move 5.");
    EXPECT_EQ(state("human", "human", "no position"), "Move 5.");
    EXPECT_EQ(state("human", "perfect", "no position"), "Move 5.");
}

TEST(KeptGameCard, SaysWhenItWasLastPlayed) {
    const auto when = [](int daysAgo) {
        SavedGame game = kept("perfect", "random");
        game.touched =
            SavedGame::Moment(SavedGame::Duration(today().addDays(-daysAgo).toMSecsSinceEpoch()));
        return stateOf(game);
    };
    EXPECT_EQ(when(0), "Move 5. Today, 14:05.");
    EXPECT_EQ(when(1), "Move 5. Yesterday, 14:05.");
    const QString date = QLocale().toString(today().addDays(-2).date(), QLocale::ShortFormat);
    EXPECT_EQ(when(2), "Move 5. " + date + ", 14:05.");
}

TEST(KeptGameCard, IsAsLargeAsItsPlaceAndReadsItselfOut) {
    const SavedGame game = kept("human", "perfect");
    const KeptGameCard large(gameCalled("tic-tac-toe"), game, isLarge),
        small(gameCalled("tic-tac-toe"), game, !isLarge);
    const auto board = [](const KeptGameCard& card) { return card.findChild<BoardView*>(); };
    EXPECT_EQ(board(large)->size(), QSize(15 * Theme::unit, 15 * Theme::unit));
    EXPECT_EQ(board(small)->size(), QSize(9 * Theme::unit, 9 * Theme::unit));
    EXPECT_EQ(board(small)->accessibleName(), "Tic-tac-toe");
    EXPECT_EQ(board(small)->picture(), gameCalled("tic-tac-toe").parse(game.shown).value());
    EXPECT_TRUE(large.foot());
    EXPECT_FALSE(small.foot());
    EXPECT_EQ(large.objectName(), "kept-game-4");
    auto* go = large.findChild<QAbstractButton*>("goOnButton");
    ASSERT_TRUE(go);
    EXPECT_EQ(go->focusPolicy(), Qt::NoFocus) << "the card has the focus";
    EXPECT_EQ(go->minimumWidth(), 14 * Theme::unit);
    EXPECT_FALSE(small.findChild<QAbstractButton*>("goOnButton"));
    EXPECT_EQ(small.accessibleName(), "Tic-tac-toe: You – Perfect");
    EXPECT_EQ(small.accessibleDescription(),
              "X: You, O: Perfect. Your turn, move 5. Today, 14:05.");
    EXPECT_FALSE(small.toolTip().isEmpty());
    // Its words leave the mouse to it.
    const auto labels = large.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text() == "Continue"; }));
    for (const QLabel* label : labels) {
        EXPECT_TRUE(label->testAttribute(Qt::WA_TransparentForMouseEvents)
                    || label->text() == "Continue")
            << qPrintable(label->text());
        EXPECT_TRUE(label->wordWrap()) << qPrintable(label->text());
    }
}

TEST(KeptGameCard, MarksNoMoveAndShowsASampleOfTheGameWhereItsPositionCannotBeRead) {
    for (const Ruleset* game : catalogue()) {
        const KeptGameCard card(*game, kept("human", "human", 4, "no position"), !isLarge);
        const auto* board = card.findChild<BoardView*>();
        EXPECT_TRUE(board->marks().next.empty()) << game->name.id;
        EXPECT_EQ(board->picture(), samplePicture(*game)) << game->name.id;
    }
}

TEST(KeptGameCard, GoesOnByItsButtonAndByItsMenuAndIsRemovedByItsMenu) {
    KeptGameCard card(gameCalled("tic-tac-toe"), kept("human", "perfect"), isLarge);
    const QSignalSpy clicked(&card, &QAbstractButton::clicked);
    const QSignalSpy removal(&card, &KeptGameCard::removalWanted);
    card.show();
    card.findChild<QAbstractButton*>("goOnButton")->click();
    EXPECT_EQ(clicked.size(), 1);
    QTest::keyClick(&card, Qt::Key_Space);
    EXPECT_EQ(clicked.size(), 2) << "keys other than Delete are a button's";
    EXPECT_EQ(removal.size(), 0);
    QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, card.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&card, &event);
    auto* menu = card.findChild<QMenu*>();
    ASSERT_TRUE(menu && menu->isVisible());
    ASSERT_EQ(menu->actions().size(), 2);
    menu->actions()[0]->trigger();
    EXPECT_EQ(clicked.size(), 3);
    menu->actions()[1]->trigger();
    EXPECT_EQ(removal.size(), 1);
    QPointer<QMenu> gone = menu;
    menu->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(gone);
}

TEST(GamesInPlay, ShowTheLastAloneAndTheOthersBelowInColumns) {
    Grid grid(5);
    EXPECT_EQ(grid.games.cards().size(), 1u);
    EXPECT_EQ(grid.all->text(), "4 more games in play");
    const QSignalSpy resized(&grid.games, &GamesInPlay::resized);
    grid.all->click();
    EXPECT_EQ(resized.size(), 1);
    EXPECT_EQ(grid.all->text(), "Show only the last game");
    EXPECT_EQ(grid.places(), (QStringList{"0,0", "0,1", "1,0", "1,1"}));
    EXPECT_TRUE(grid.games.cards()[0]->foot());
    EXPECT_FALSE(grid.games.cards()[1]->foot());
    grid.games.setColumns(3);
    EXPECT_EQ(resized.size(), 2);
    EXPECT_EQ(grid.places(), (QStringList{"0,0", "0,1", "0,2", "1,0"}));
    grid.games.setColumns(3);
    EXPECT_EQ(resized.size(), 2) << "nothing has changed";
    grid.all->click();
    EXPECT_EQ(grid.games.cards().size(), 1u);
}

TEST(GamesInPlay, AreAsWideAsTheirColumnsAndAsHighAsTheHighestNeeds) {
    Grid grid(5);
    grid.games.resize(700, 900);
    grid.games.show({kept("human", "human", 1), kept("human", "human", 2),
                     kept("perfect", "random", 3), kept("human", "human", 4)});
    grid.all->click();
    QWidget page; // which lays them out
    grid.games.setParent(&page);
    page.resize(700, 900);
    grid.games.resize(700, 900);
    page.show();
    grid.games.show({kept("human", "human", 5), kept("human", "human", 6),
                     kept("perfect", "random", 7), kept("human", "human", 8)});
    QCoreApplication::processEvents();
    const auto cards = grid.games.cards();
    ASSERT_EQ(cards.size(), 4u);
    int highest = 0;
    for (const KeptGameCard* card : {cards[1], cards[2], cards[3]})
        highest = std::max(highest, card->heightForWidth(card->width()));
    for (const KeptGameCard* card : {cards[1], cards[2], cards[3]}) {
        EXPECT_EQ(card->width(), (700 - 2 * Theme::unit) / 2);
        EXPECT_EQ(card->height(), highest);
        EXPECT_GT(card->mapTo(&page, QPoint()).y(), cards[0]->geometry().bottom());
    }
    grid.games.setParent(nullptr);
}

TEST(GamesInPlay, OfOneGameHaveNoWordAboutOthersAndOfNoneAreHidden) {
    Grid one(1);
    EXPECT_TRUE(one.all->isHidden());
    EXPECT_FALSE(one.games.isHidden());
    EXPECT_FALSE(one.games.empty());
    Grid two(2);
    EXPECT_FALSE(two.all->isHidden());
    EXPECT_EQ(two.all->text(), "1 more game in play");
    Grid none(0);
    EXPECT_TRUE(none.games.isHidden());
    EXPECT_TRUE(none.games.empty());
    QWidget page;
    const GamesInPlay narrow(catalogue(), &page); // of one column, as it begins
    page.show();
    EXPECT_TRUE(narrow.isHidden());
}

TEST(GamesInPlay, GiveTheirOldCardsAwayAndKeepTheWordAboutTheOthers) {
    Grid grid(2);
    const QPointer<KeptGameCard> old = grid.games.cards()[0];
    grid.games.show({kept("human", "human", 1)});
    EXPECT_TRUE(old->isHidden());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(old);
    ASSERT_EQ(grid.games.findChild<QAbstractButton*>("allInPlay"), grid.all);
    EXPECT_TRUE(grid.all->isHidden());
    grid.games.show({kept("human", "human", 1), kept("human", "human", 2)});
    EXPECT_FALSE(grid.all->isHidden());
}

TEST(GamesInPlay, KeepTheirCardsWhereTheSameGamesAreShownAndLeaveOutGamesOfOtherRules) {
    Grid grid(0);
    SavedGame strange = kept("human", "human", 3);
    strange.game = "chess";
    const std::vector<SavedGame> games{kept("human", "human", 1), strange};
    grid.games.show(games);
    ASSERT_EQ(grid.games.cards().size(), 1u);
    EXPECT_EQ(grid.games.cards()[0]->game().plies, 1u);
    const QSignalSpy resized(&grid.games, &GamesInPlay::resized);
    grid.games.show(games);
    EXPECT_EQ(resized.size(), 0);
    grid.games.show({});
    EXPECT_EQ(resized.size(), 1);
    EXPECT_TRUE(grid.games.empty());
    EXPECT_TRUE(grid.games.isHidden());
}

TEST(GamesInPlay, TellWhichIsChosenAndRemovedAndOfferToBringItBack) {
    Grid grid(2);
    grid.games.show({kept("human", "human", 7), kept("human", "human", 8)});
    std::vector<std::string> chosen, removed;
    QObject::connect(&grid.games, &GamesInPlay::chosen,
                     [&](const std::string& id) { chosen.push_back(id); });
    QObject::connect(&grid.games, &GamesInPlay::removed,
                     [&](const std::string& id) { removed.push_back(id); });
    const QSignalSpy back(&grid.games, &GamesInPlay::putBack);
    auto* removal = grid.games.findChild<QWidget*>(QStringLiteral("removal"));
    auto* undo = grid.games.findChild<QAbstractButton*>(QStringLiteral("undoRemoval"));
    EXPECT_TRUE(removal->isHidden());
    EXPECT_EQ(grid.games.layout()->itemAt(1)->layout()->spacing(), 2 * Theme::unit);
    grid.games.actions().front()->trigger();
    EXPECT_EQ(back.size(), 0) << "nothing was removed";
    grid.games.cards()[0]->click();
    EXPECT_EQ(chosen, std::vector<std::string>{"game-7"});
    emit grid.games.cards()[0]->removalWanted();
    EXPECT_EQ(removed, std::vector<std::string>{"game-7"});
    EXPECT_FALSE(removal->isHidden());
    grid.games.show({});
    EXPECT_FALSE(grid.games.isHidden()) << "the offer stays";
    undo->click();
    EXPECT_EQ(back.size(), 1);
    EXPECT_TRUE(removal->isHidden());
}

// The menu ----------------------------------------------------------------------------------------

TEST_F(FilesTest, ARecentFileIsListedUnderItsNameWithItsNumber) {
    auto* recent = window->findChild<QMenu*>("recentFiles");
    ASSERT_TRUE(recent);
    EXPECT_FALSE(recent->isEnabled());
    put("salt.txt", "tic-tac-toe: .../.../... X; b2");
    window->preferences().addRecentFile(path("older.txt"));
    EXPECT_TRUE(recent->isEnabled());
    window->preferences().addRecentFile(path("salt.txt"));
    ASSERT_EQ(recent->actions().size(), 2);
    EXPECT_EQ(recent->actions()[0]->text(), "&1  salt.txt");
    EXPECT_EQ(recent->actions()[1]->text(), "&2  older.txt");
    EXPECT_EQ(recent->actions()[0]->toolTip(), path("salt.txt"));
    EXPECT_TRUE(recent->toolTipsVisible());
    recent->actions()[0]->trigger();
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2"));
}

TEST_F(FilesTest, WhatCanBeDoneFollowsFromThePage) {
    EXPECT_FALSE(action("saveFile")->isEnabled());
    EXPECT_FALSE(action("copyPosition")->isEnabled());
    EXPECT_FALSE(action("savePicture")->isEnabled());
    EXPECT_FALSE(action("printBoard")->isEnabled());
    openGame("tic-tac-toe");
    EXPECT_FALSE(action("saveFile")->isEnabled()) << "no game has begun";
    EXPECT_FALSE(action("saveFileAs")->isEnabled());
    EXPECT_FALSE(action("copyGame")->isEnabled());
    EXPECT_TRUE(action("copyPosition")->isEnabled());
    EXPECT_TRUE(action("copyPicture")->isEnabled());
    EXPECT_TRUE(action("savePicture")->isEnabled());
    EXPECT_TRUE(action("printBoard")->isEnabled());
    press("startButton");
    EXPECT_TRUE(action("saveFile")->isEnabled());
    EXPECT_TRUE(action("saveFileAs")->isEnabled());
    EXPECT_TRUE(action("copyGame")->isEnabled());
}

} // namespace bouton::testing
