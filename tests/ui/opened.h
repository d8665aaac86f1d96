// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QTemporaryDir>

#include <fstream>

#include "collection/wthor_writer.h"
#include "support/patience.h"
#include "ui/files/game_files.h"
#include "ui/own/own_game_page.h"
#include "ui/support.h"

namespace bouton::testing {

// Three games of Reversi in a file of WTHOR, opened as a collection, with the first chosen. Players
// and events have no vowels: no language translates them.
class OpenedCollection {
public:
    void open(MainWindow& window) const {
        write("WTH.JOU", wthorNames({"Brg Nn", "Nll Bn", "Flk Cl"}, 20));
        write("WTH.TRN", wthorNames({"Lk Cp", "Pn"}, 26));
        write("WTH_2001.wtb", wthorGames({{0, 0, 1, 40, 33, cellsOf("f5d6c3d3c4f4f6")},
                                          {1, 1, 0, 64, 32, cellsOf("e6f4e3f6g5d6e7f5c5")},
                                          {0, 2, 0, 20, 35, cellsOf("f5f6e6")}},
                                         2001));
        window.files().open(m_folder.filePath(QStringLiteral("WTH_2001.wtb")));
        const auto waitFor = [&](const char* name, int rows) {
            auto* view = window.findChild<QAbstractItemView*>(QLatin1String(name));
            const bool came =
                view
                && QTest::qWaitFor([&] { return view->model()->rowCount() == rows; }, patience);
            EXPECT_TRUE(came) << name;
            return came ? view : nullptr;
        };
        if (auto* games = waitFor("collectionTable", 3))
            games->setCurrentIndex(games->model()->index(0, 0));
        waitFor("nextTable", 1);
        const auto* review = window.findChild<QAbstractButton*>(QStringLiteral("reviewAllButton"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return review->isEnabled(); }, patience))
            << "once it is known what is kept";
    }

private:
    void write(const char* name, const std::string& bytes) const {
        std::ofstream(m_folder.filePath(QLatin1String(name)).toStdString(), std::ios::binary)
            << bytes;
    }
    QTemporaryDir m_folder;
};

// The page on which one writes the rules of a game, with these, as soon as they are read.
inline OwnGamePage& openRules(MainWindow& window, const QString& rules) {
    OwnGamePage& page = window.pages().openOwnGame();
    page.editor()->setPause({});
    page.openExample(rules);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !page.editor()->reading(); }, patience));
    return page;
}

} // namespace bouton::testing
