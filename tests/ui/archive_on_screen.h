// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "session/ended_games.h"
#include "session/kept/game_file.h"
#include "support/patience.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/archive/archive_page_parts.h"
#include "ui/boards/board_view.h"
#include "ui/controls/words.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/result_table.h"

namespace bouton::testing {

constexpr int gamesOnScreen = 250;

class ArchiveOnScreen : public ::testing::Test {
protected:
    ArchiveOnScreen() : games(endedGames(gamesOnScreen, 6, 60)) {
        for (const SavedGame& game : games)
            archive.add(game);
        page.resize(1200, 760);
        page.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&page));
        EXPECT_TRUE(listed(gamesOnScreen));
    }

    bool wait(const std::function<bool()>& state) { return QTest::qWaitFor(state, patience); }
    // All games of the present filter are known, and there are so many.
    bool listed(int number) {
        return wait([&] { return page.model().complete() && page.model().rowCount() == number; });
    }
    template <class T> T* find(const char* name) {
        T* widget = page.findChild<T*>(QLatin1String(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    // Of several; whether a window has brought the plurals depends on the tests before.
    static QString plural(QString words) {
        return words.replace(QStringLiteral("(s)"), QStringLiteral("s"));
    }
    QString notice() { return plural(text("archiveNotice")); }
    bool tells(const char* words) {
        return wait([&] { return text("archiveNotice").contains(QLatin1String(words)); });
    }
    // A game that ends after all others.
    SavedGame late(const char* id) {
        SavedGame game = games[0];
        game.id = id;
        game.begun += std::chrono::hours(10'000);
        game.touched += std::chrono::hours(10'000);
        return game;
    }
    void press(const char* button) {
        auto* widget = find<QAbstractButton>(button);
        EXPECT_TRUE(widget->isVisible() && widget->isEnabled()) << button;
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void clickRow(int row, Qt::KeyboardModifiers keys = {}) {
        const QRect at = page.table()->visualRect(page.model().index(row, 1));
        QTest::mouseClick(page.table()->viewport(), Qt::LeftButton, keys, at.center());
    }
    const Entry* entry(int row) {
        const Entry* found = nullptr;
        EXPECT_TRUE(wait([&] {
            (void)page.model().index(row, 0).data();
            return (found = page.model().entry(row)) != nullptr;
        }));
        return found;
    }
    bool opened() {
        return wait([&] { return page.details()->game() != nullptr; });
    }
    const SavedGame& gameOf(const Entry& entry) {
        return *std::ranges::find(games, entry.id.toStdString(), &SavedGame::id);
    }
    QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    std::vector<SavedGame> games;
    Archive archive{folder.path()};
    ArchivePage page{archive, catalogue(), [](const Ruleset& game) {
                         return std::string_view(game.name.id) == "towers"
                                    ? Score{.asked = 9, .right = 7, .longest = 4}
                                    : Score{};
                     }};
};

} // namespace bouton::testing
