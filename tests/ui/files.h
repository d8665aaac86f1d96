// SPDX-License-Identifier: MIT
#pragma once

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <fstream>

#include "session/games_to_keep.h"
#include "session/kept/game_file.h"
#include "support/patience.h"
#include "ui/controls/game_chooser.h"
#include "ui/files/game_files.h"
#include "ui/files/games_in_play.h"
#include "ui/start/start_page.h"
#include "ui/support.h"

namespace bouton::testing {

class FilesTest : public Window {
protected:
    QString path(const QString& name) const { return QDir(folder.path()).filePath(name); }
    void put(const QString& name, const QByteArray& bytes) {
        std::ofstream(path(name).toStdString(), std::ios::binary) << bytes.toStdString();
    }
    QByteArray bytesOf(const QString& name) {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(name);
        return file.readAll();
    }
    QAction* action(const char* name) {
        auto* found = window->findChild<QAction*>(QLatin1String(name));
        EXPECT_TRUE(found) << name;
        return found;
    }
    // What the window says: the newest notice above the page, else the line that answers what one
    // did.
    QString status() {
        const QStringList notices = noticesOf(*window);
        return notices.isEmpty() ? window->findChild<QLabel*>("told")->text() : notices.front();
    }
    bool told(const QString& sentence) {
        const auto is = [&](const QString& words) { return words.contains(sentence); };
        return QTest::qWaitFor(
            [&] {
                return is(window->findChild<QLabel*>("told")->text())
                       || std::ranges::any_of(noticesOf(*window), is);
            },
            patience);
    }
    // A game of tic-tac-toe between two humans after these clicks.
    void play(std::initializer_list<Cell> cells) {
        openGame("tic-tac-toe");
        seat(Side::Two, {});
        press("startButton");
        for (const Cell cell : cells)
            click(cell);
    }
    std::string record() { return session().match() ? session().match()->record() : ""; }
    bool records(const std::string& wanted) {
        return QTest::qWaitFor([&] { return window->pages().game() && record() == wanted; },
                               patience);
    }
    GamesInPlay& inPlay() { return *window->pages().start()->gamesInPlay(); }
    bool waitForKept(std::size_t number) {
        return QTest::qWaitFor(
            [&] { return window->library().keeper().unfinished().size() == number; }, patience);
    }
    // In which one chooses of several games.
    GameChooser* chooser() {
        EXPECT_TRUE(QTest::qWaitFor([&] { return window->findChild<GameChooser*>() != nullptr; },
                                    patience));
        return window->findChild<GameChooser*>();
    }
    // All that was to be read and written is, and the window has heard of it.
    void finish() {
        window->library().keeper().shelf().finish();
        QCoreApplication::processEvents();
    }
    // The dialog that asks for a file; one that was closed may still be there.
    QFileDialog& asked() { return *window->findChildren<QFileDialog*>().constLast(); }
    void paste(const QString& text) {
        QApplication::clipboard()->setText(text);
        action("paste")->trigger();
    }

    QTemporaryDir folder;
};

} // namespace bouton::testing
