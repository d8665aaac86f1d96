// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QProcess>
#include <QTabBar>

#include "session/ended_games.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/archive/archive_page_parts.h"
#include "ui/help/help_view.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/opened.h"
#include "ui/start/start_page.h"
#include "ui/theme/theme.h"
#include "ui/type_size.h"
#include "ui/wide_language.h"
#include "ui/window/tour.h"

namespace bouton::testing {

namespace {

constexpr int games = 30;

class ArchiveTypeSize : public TypeSize {
protected:
    static void openStatistics(ArchivePage& archive) {
        archive.findChild<QTabBar*>(QStringLiteral("archiveTabs"))->setCurrentIndex(1);
    }
    // Some ended games, listed.
    ArchivePage& fillArchive() {
        for (const SavedGame& game : endedGames(games, 6, 60))
            window->library().archive().add(game);
        window->pages().openArchive();
        ArchivePage& archive = *window->pages().archive();
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                return archive.model().complete() && archive.model().rowCount() == games
                       && archive.details()->game();
            },
            30'000));
        return archive;
    }
};

} // namespace

TEST_F(TypeSize, LeavesTheStartPageWhole) {
    expectWhole("start", *window->pages().start());
    openGame("tic-tac-toe");
    page().start();
    ASSERT_TRUE(rested());
    session().click(page().board()->marks().next.at(0));
    window->pages().showStart();
    expectWhole("start-in-play", *window->pages().start());
}

TEST_F(TypeSize, LeavesThePreferencesWhole) {
    window->pages().openPreferences();
    expectWhole("preferences", *window->centralWidget());
}

TEST_F(ArchiveTypeSize, LeavesTheEmptyArchiveWhole) {
    window->pages().openArchive();
    ArchivePage& archive = *window->pages().archive();
    expectWhole("archive-empty", archive);
    openStatistics(archive);
    expectWhole("archive-empty-statistics", archive);
}

TEST_F(ArchiveTypeSize, LeavesTheArchiveWhole) {
    ArchivePage& archive = fillArchive();
    expectWhole("archive", archive);
    openStatistics(archive);
    expectWhole("archive-statistics", archive);
}

TEST_F(ArchiveTypeSize, LetsTheStatisticsScrollRatherThanBeCut) {
    ArchivePage& archive = fillArchive();
    openStatistics(archive);
    const auto* chart = archive.findChild<QWidget*>(QStringLiteral("statisticsChart"));
    const auto* table = archive.findChild<QWidget*>(QStringLiteral("statisticsTable"));
    window->preferences().typeSize.set(175);
    window->resize(800, 600);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->isVisible(); }, 30'000));
    layOut();
    const int line = QFontMetrics(QApplication::font()).height();
    EXPECT_GE(chart->height(), 12 * line);
    EXPECT_GE(table->parentWidget()->height(), 8 * line);
}

// In large type too, what is shown is whole; for what has no room there are the details.
TEST_F(ArchiveTypeSize, LeavesRoomForTheWordsOfEveryColumn) {
    ArchivePage& archive = fillArchive();
    const auto& table = *archive.findChild<ArchiveTable*>();
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
        for (const int percent : {150, 175}) {
            window->preferences().typeSize.set(percent);
            resizeTo(size);
            for (const auto& [column, words] :
                 {std::pair(0, "2023-11-16 03:26"), std::pair(1, "Towers and chessboard"),
                  std::pair(3, "Won, by resignation")}) {
                if (table.isColumnHidden(column))
                    continue;
                const int wide = table.fontMetrics().horizontalAdvance(QLatin1String(words));
                EXPECT_LE(wide * 0.8, table.columnWidth(column) - Theme::unit) // paintText()
                    << words << ' ' << size.width() << ' ' << percent;
            }
        }
}

TEST_F(ArchiveTypeSize, LeavesTheFiltersWhole) {
    ArchivePage& archive = fillArchive();
    for (const char* filter : {"filterGame", "filterOpponent", "filterResult", "filterTime"}) {
        auto* box = archive.findChild<QComboBox*>(QLatin1String(filter));
        int longest = 0;
        for (int i = 0; i < box->count(); ++i)
            if (box->itemText(i).size() > box->itemText(longest).size())
                longest = i;
        box->setCurrentIndex(longest);
    }
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return archive.model().complete() && archive.model().rowCount() == 0; }, 30'000));
    expectWhole("archive-filters", archive);
}

TEST_F(TypeSize, LeavesTheRulesWhole) {
    openGame("towers");
    window->help().showRules(true);
    expectWhole("rules", *window->help().view());
}

TEST_F(TypeSize, LeavesTheTourWhole) {
    window->help().takeTour();
    for (std::size_t step = 0; step < Tour::length; ++step) {
        layOut();
        ASSERT_EQ(window->help().tour().step(), step);
        expectWhole("tour-" + std::to_string(step), window->help().tour().bubble());
        window->help().tour().next();
    }
}

TEST_F(TypeSize, LeavesTheShortcutsWhole) {
    openGame("towers");
    expectWhole("shortcuts", [this]() -> QWidget& {
        delete window->findChild<ShortcutSheet*>();
        window->help().showShortcuts();
        return *window->findChild<ShortcutSheet*>();
    });
}

TEST_F(TypeSize, LeavesACollectionWhole) {
    const OpenedCollection collection;
    collection.open(*window);
    expectWhole("collection", *window->centralWidget());
}

TEST_F(TypeSize, LeavesTheRulesOfAGameOfOnesOwnWhole) {
    openRules(*window, QStringLiteral("bouton-game 1\ntitle: Kayles\nstart: IIIIIII\n"
                                      "turn: I -> .\nturn: II -> ..\n"));
    expectWhole("own-game", *window->centralWidget());
    openRules(*window, QStringLiteral("bouton-game 1\ntitle: Nim\nheaps: 3 5 7\n"
                                      "turn: take any\nturn: tke any\n"));
    expectWhole("own-game-wrong", *window->centralWidget());
}

TEST_F(TypeSize, LeavesAGameOfOnesOwnWholeInItsSetUpAndInPlay) {
    openRules(*window, QStringLiteral("bouton-game 1\ntitle: Kayles\nstart: IIIIIII\n"
                                      "turn: I -> .\nturn: II -> ..\n"));
    window->findChild<QAbstractButton*>(QStringLiteral("ownPlayButton"))->click();
    layOut();
    expectWhole("own-game-set-up", page());
    press("startButton");
    showInsights(true);
    ASSERT_TRUE(rested());
    session().hint();
    ASSERT_TRUE(rested());
    expectWhole("own-game-play", page());
}

// In a process of its own, with this in its environment.
static void expectWholeWith(const char* variable, const QString& value) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(variable), value);
    environment.remove(QStringLiteral("GTEST_FILTER"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--gtest_filter=*TypeSize.*")});
    ASSERT_TRUE(
        process.waitForFinished(600'000)); // some 30 s on an idle machine, 60 s in all sizes
    EXPECT_EQ(process.exitCode(), 0) << process.readAll().toStdString();
}

// The ratio holds for a whole program.
TEST(FineScreen, LeavesEveryPageWhole) { expectWholeWith("QT_SCALE_FACTOR", QStringLiteral("2")); }

TEST(InAWiderLanguage, EveryPageIsWhole) {
    const WideLanguage wide;
    expectWholeWith("BOUTON_I18N", qEnvironmentVariable("BOUTON_I18N"));
}

} // namespace bouton::testing
