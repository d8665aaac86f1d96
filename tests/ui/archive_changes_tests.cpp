// SPDX-License-Identifier: MIT
#include <QFileDialog>

#include "ui/archive_on_screen.h"

// What the page of the archive does to games: deletes, exports, backs up, with ways back.

namespace bouton::testing {

TEST_F(ArchiveOnScreen, AsksWhereToExportTo) {
    auto* menu = page.findChild<QMenu*>(QStringLiteral("exportMenu"));
    ASSERT_TRUE(menu);
    const std::pair<const char*, const char*> expected[] = {{"Tables (*.csv)", "games.csv"},
                                                            {"JSON (*.json)", "games.json"},
                                                            {"Records (*.txt)", "games.txt"}};
    for (std::size_t i = 0; i < std::size(expected); ++i) {
        menu->actions()[static_cast<qsizetype>(i)]->trigger();
        auto* dialog = page.findChild<QFileDialog*>();
        ASSERT_TRUE(dialog);
        EXPECT_EQ(dialog->windowTitle(), "Export games");
        EXPECT_EQ(dialog->nameFilters(), QStringList{QLatin1String(expected[i].first)});
        EXPECT_TRUE(dialog->selectedFiles()[0].endsWith(QLatin1String(expected[i].second)));
        delete dialog;
    }
}

TEST_F(ArchiveOnScreen, DeletesWithAWayBack) {
    EXPECT_FALSE(find<QWidget>("undoDeleteButton")->isVisible());
    clickRow(2);
    clickRow(4, Qt::ShiftModifier);
    const Entry::Number gone = entry(3)->number;
    press("deleteButton");
    EXPECT_TRUE(listed(gamesOnScreen - 3));
    EXPECT_FALSE(page.model().rowOf(gone));
    EXPECT_EQ(notice(), "3 games deleted.");
    press("undoDeleteButton");
    EXPECT_TRUE(listed(gamesOnScreen));
    EXPECT_TRUE(wait([&] { return notice() == "3 games put back."; }));
    EXPECT_EQ(page.model().rowOf(gone), 3);
    EXPECT_TRUE(wait([&] { return !find<QWidget>("undoDeleteButton")->isVisible(); }));
}

TEST_F(ArchiveOnScreen, DeletesByTheDeleteKey) {
    clickRow(0);
    const Entry::Number gone = entry(0)->number;
    QTest::keyClick(page.table(), Qt::Key_Delete);
    emit archive.reviewed(gone); // it had begun before
    EXPECT_TRUE(listed(gamesOnScreen - 1));
    page.table()->clearSelection();
    QTest::keyClick(page.table(), Qt::Key_Delete);
    press("undoDeleteButton");
    EXPECT_TRUE(listed(gamesOnScreen)) << "to delete nothing takes no way back";
}

TEST_F(ArchiveOnScreen, DeletesAllHistoryWithAWayBack) {
    find<QAction>("deleteAllAction")->trigger();
    EXPECT_TRUE(listed(0));
    EXPECT_TRUE(wait([&] { return find<QWidget>("undoDeleteButton")->isVisible(); }));
    press("undoDeleteButton");
    EXPECT_TRUE(listed(gamesOnScreen));
}

TEST_F(ArchiveOnScreen, ExportsWhatIsListedInEveryFormat) {
    const QTemporaryDir out;
    QTest::keyClicks(find<QLineEdit>("search"), QStringLiteral("towers"));
    const int towers =
        static_cast<int>(std::ranges::count(games, std::string("towers"), &SavedGame::game));
    ASSERT_TRUE(listed(towers));
    page.table()->clearSelection();
    const auto exported = [&](Export::Format format, const QString& path) {
        page.exportTo(format, path);
        EXPECT_TRUE(tells("exported to"));
    };
    const QString csv = out.filePath(QStringLiteral("a.csv"));
    exported(Export::Format::Table, csv);
    EXPECT_EQ(bytesOf(csv).count("\r\n"), towers + 1);
    EXPECT_EQ(bytesOf(csv).count(",towers,"), towers);
    const QString json = out.filePath(QStringLiteral("a.json"));
    exported(Export::Format::Json, json);
    EXPECT_EQ(QJsonDocument::fromJson(bytesOf(json)).array().size(), towers);
    const QString records = out.filePath(QStringLiteral("a.txt"));
    exported(Export::Format::Records, records);
    EXPECT_EQ(bytesOf(records).count("towers: "), towers);
    exported(Export::Format::Files, out.path());
    const QStringList files = QDir(out.path()).entryList({QStringLiteral("*.bouton")}, QDir::Files);
    ASSERT_EQ(files.size(), towers);
    EXPECT_TRUE(readGame(bytesOf(out.filePath(files[0]))));
}

TEST_F(ArchiveOnScreen, SaysWhereItCannotWrite) {
    page.exportTo(Export::Format::Table, QStringLiteral("/no/such/folder/a.csv"));
    EXPECT_TRUE(tells("cannot be written"));
    page.backUpTo(QStringLiteral("/no/such/folder/a.sqlite"));
    EXPECT_TRUE(tells("cannot be"));
    page.restoreFrom(QStringLiteral("/no/such/file"));
    EXPECT_TRUE(tells("cannot be read"));
    EXPECT_TRUE(listed(gamesOnScreen));
}

TEST_F(ArchiveOnScreen, BacksUpAndRestoresWithAWayBack) {
    const QTemporaryDir out;
    const QString copy = out.filePath(QStringLiteral("a.sqlite"));
    page.backUpTo(copy);
    EXPECT_EQ(text("archiveNotice"), "Backing up…");
    ASSERT_TRUE(wait([&] { return text("archiveNotice") == "Backed up as " + copy + '.'; }));
    clickRow(0);
    press("deleteButton");
    ASSERT_TRUE(listed(gamesOnScreen - 1));
    page.restoreFrom(copy);
    EXPECT_EQ(text("archiveNotice"), "Restoring…");
    EXPECT_FALSE(find<QWidget>("undoDeleteButton")->isVisible());
    ASSERT_TRUE(listed(gamesOnScreen));
    ASSERT_TRUE(wait([&] { return find<QWidget>("undoDeleteButton")->isVisible(); }));
    EXPECT_TRUE(text("archiveNotice")
                    .startsWith("Restored from " + copy + ". The archive as it was is kept as "));
    press("undoDeleteButton");
    EXPECT_TRUE(listed(gamesOnScreen - 1));
}

TEST_F(ArchiveOnScreen, TakesADeletionBackByCtrlZ) {
    clickRow(0);
    QTest::keyClick(page.table(), Qt::Key_Delete);
    ASSERT_TRUE(listed(gamesOnScreen - 1));
    ASSERT_TRUE(wait([&] { return find<QWidget>("undoDeleteButton")->isVisible(); }));
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    page.table()->setFocus();
    QTest::keyClick(page.table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(listed(gamesOnScreen));
}

TEST_F(ArchiveOnScreen, ExportsTheGamesThatAreChosenIfThereAreSeveralElseAll) {
    const QTemporaryDir out;
    const QString path = out.filePath(QStringLiteral("a.txt"));
    const auto exported = [&](Export::Format format) {
        page.exportTo(format, path);
        EXPECT_EQ(text("archiveNotice"), "Exporting…");
        EXPECT_TRUE(wait([&] { return text("archiveNotice") != "Exporting…"; }));
        return notice();
    };
    clickRow(1);
    EXPECT_EQ(exported(Export::Format::Table), "250 games exported to " + path + '.');
    clickRow(3, Qt::ShiftModifier);
    EXPECT_EQ(exported(Export::Format::Table), "3 games exported to " + path + '.');
    SavedGame unknown = late("unknown");
    unknown.game = "go";
    archive.add(unknown);
    unknown.id = "unknown, too";
    unknown.begun += std::chrono::hours(1);
    archive.add(unknown);
    ASSERT_TRUE(listed(gamesOnScreen + 2));
    page.table()->clearSelection();
    EXPECT_EQ(exported(Export::Format::Records),
              "250 games exported to " + path + ". 2 games could not be read.");
}

TEST_F(ArchiveOnScreen, SaysWhereItsFilesAre) {
    find<QAction>("showFilesAction")->trigger();
    EXPECT_EQ(text("archiveNotice"), "The archive is in " + folder.path() + '.');
}

} // namespace bouton::testing
