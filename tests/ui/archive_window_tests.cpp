// SPDX-License-Identifier: MIT
#include <QAction>
#include <QComboBox>
#include <QTranslator>

#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/archive/archive_page_parts.h"
#include "ui/start/start_page.h"
#include "ui/support.h"

// The archive in the window: how one comes to it, and what comes into it.

namespace bouton::testing {

namespace {

class ArchiveInTheWindow : public Window {
protected:
    bool wait(const std::function<bool()>& state) { return QTest::qWaitFor(state, 30'000); }
    ArchivePage& archive() { return *window->pages().archive(); }
    bool listed(int count) {
        return wait(
            [&] { return archive().model().complete() && archive().model().rowCount() == count; });
    }
    void pressInArchive(const char* button) {
        QTest::mouseClick(archive().findChild<QAbstractButton*>(QLatin1String(button)),
                          Qt::LeftButton);
    }
    // X wins in five plies.
    void playTicTacToe() {
        twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
        ASSERT_EQ(session().phase(), Session::Phase::Over);
    }
    // The only game of the archive comes to its table.
    void openTheGame() {
        const std::string id = session().id();
        window->pages().openArchive();
        ASSERT_TRUE(listed(1));
        ASSERT_TRUE(wait([&] { return archive().details()->game() != nullptr; }));
        pressInArchive("openGameButton");
        ASSERT_TRUE(wait([&] { return window->pages().game() && session().id() != id; }));
    }
    bool enabled(const char* button) { return find<QAbstractButton>(button)->isEnabled(); }
};

} // namespace

TEST_F(ArchiveInTheWindow, IsReachedFromTheStartPageAndByItsKeysAndLeftByEscape) {
    auto* button =
        window->pages().start()->findChild<QAbstractButton*>(QStringLiteral("archiveButton"));
    ASSERT_TRUE(button);
    QTest::mouseClick(button, Qt::LeftButton);
    ASSERT_TRUE(window->pages().archive() && archive().isVisible());
    EXPECT_TRUE(window->windowTitle().startsWith(QStringLiteral("Archive")));
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_TRUE(window->pages().start()->isVisible());
    QTest::keyClick(window.get(), Qt::Key_H, Qt::ControlModifier);
    EXPECT_TRUE(archive().isVisible());
    pressInArchive("allGamesButton");
    EXPECT_TRUE(window->pages().start()->isVisible());
}

TEST_F(ArchiveInTheWindow, ShowsAGameThatHasEndedAndWhatAReviewFindsInIt) {
    playTicTacToe();
    window->pages().openArchive();
    ASSERT_TRUE(listed(1));
    EXPECT_TRUE(wait([&] {
        const Entry* entry = archive().model().entry(0);
        return entry && entry->review == Entry::Review::Done;
    })) << "nobody needs the machine on this page";
    ASSERT_TRUE(wait([&] { return archive().details()->game() != nullptr; }));
}

TEST_F(ArchiveInTheWindow, EscapeLeadsBackToItFromAGameThatWasOpenedThere) {
    using Place = Pages::Place;
    const auto escape = [this] { QTest::keyClick(window->focusWidget(), Qt::Key_Escape); };
    playTicTacToe();
    openTheGame();
    window->pages().openPreferences();
    escape();
    ASSERT_EQ(window->pages().place(), Place::Game);
    escape();
    EXPECT_EQ(window->pages().place(), Place::Archive);
    escape();
    EXPECT_EQ(window->pages().place(), Place::Start);
    openGame("tic-tac-toe");
    escape();
    EXPECT_EQ(window->pages().place(), Place::Start) << "one comes from there now";
    openGame("tic-tac-toe");
    openTheGame();
    QTest::keyClick(window->focusWidget(), Qt::Key_2, Qt::ControlModifier);
    ASSERT_NE(session().game().name.id, std::string_view("tic-tac-toe"));
    escape();
    EXPECT_EQ(window->pages().place(), Place::Start) << "another game";
}

TEST_F(ArchiveInTheWindow, AGameThatWasResignedIsOverToo) {
    twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 0}, {0, 1}});
    press("resignButton");
    openTheGame();
    ASSERT_EQ(session().phase(), Session::Phase::Over);
    press("previousButton");
    EXPECT_FALSE(sees("resignButton"));
    EXPECT_FALSE(sees("hintButton"));
    press("lastButton");
    EXPECT_EQ(session().phase(), Session::Phase::Over) << "it has been resigned there";
    press("undoButton"); // takes it back
    EXPECT_TRUE(enabled("resignButton")) << "one may play on";
    press("previousButton");
    EXPECT_TRUE(sees("resignButton"));
    EXPECT_TRUE(enabled("hintButton"));
}

TEST_F(ArchiveInTheWindow, FollowsTheLanguage) {
    class Marked : public QTranslator {
        QString translate(const char* context, const char* text, const char*, int) const override {
            return std::string_view(context).starts_with('Q') ? QString()
                                                              : u'\xA4' + QString::fromUtf8(text);
        }
        bool isEmpty() const override { return false; }
    } marked;
    playTicTacToe();
    window->pages().openArchive();
    ASSERT_TRUE(listed(1));
    QCoreApplication::installTranslator(&marked);
    layOut();
    const auto expect = [](const QString& text) {
        EXPECT_TRUE(text.isEmpty() || text.contains(u'\xA4')) << text.toStdString();
    };
    for (const auto* label : archive().findChildren<QLabel*>())
        expect(label->text());
    for (const auto* button : archive().findChildren<QAbstractButton*>())
        if (!button->text().isEmpty())
            expect(button->text());
    for (const auto* box : archive().findChildren<QComboBox*>())
        for (int i = 0; i < box->count(); ++i)
            expect(box->itemText(i));
    for (const auto* menu : archive().findChildren<QMenu*>())
        for (const QAction* action : menu->actions())
            expect(action->text());
    for (int column = 0; column < archive().model().columnCount(); ++column)
        expect(archive().model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    for (const Column column : {Column::Game, Column::Opponent, Column::Result})
        expect(archive().model().index(0, static_cast<int>(column)).data().toString());
    QCoreApplication::removeTranslator(&marked);
}

} // namespace bouton::testing
