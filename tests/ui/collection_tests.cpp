// SPDX-License-Identifier: MIT
#include <QHeaderView>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTableView>

#include "collection/ends.h"
#include "collection/wthor_writer.h"
#include "session/archive/archive.h"
#include "ui/controls/switches.h"
#include "ui/files.h"
#include "ui/golden_window.h"
#include "ui/insight/game_paper.h"
#include "ui/print/picture_file.h"

// The page of a collection, in the real window, on files that are made here.

namespace bouton::testing {

namespace {

class CollectionWindow : public FilesTest {
protected:
    CollectionWindow() {
        QDir(reviewsFolder).removeRecursively();
        put("WTH.JOU", bytes(wthorNames({"Ann Berg", "Ben Noll", "Cleo Falk"}, 20)));
        put("WTH.TRN", bytes(wthorNames({"Lake Cup", "Open"}, 26)));
        put("WTH_2001.wtb",
            bytes(wthorGames({{0, 0, 1, 40, 33, cellsOf("f5d6c3d3c4f4f6")},
                              {1, 1, 0, 64, 32, cellsOf("e6f4e3f6g5d6e7f5c5")}, // none is left
                              {0, 2, 0, 20, 35, cellsOf("f5f6e6")}},
                             2001)));
    }
    const QString reviewsFolder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/reviews";
    static QByteArray bytes(const std::string& text) { return QByteArray::fromStdString(text); }

    template <class T> T* part(const char* name) {
        T* widget = window->findChild<T*>(QLatin1String(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    QTableView* table() { return part<QTableView>("collectionTable"); }
    QTableView* next() { return part<QTableView>("nextTable"); }
    BoardView* board() { return part<BoardView>("collectionBoard"); }
    QStringList rowOf(const QTableView& view, int row) {
        QStringList all;
        for (int column = 0; column < view.model()->columnCount(); ++column)
            all << view.model()->index(row, column).data().toString();
        return all;
    }
    bool rows(int wanted) {
        return QTest::qWaitFor([&] { return table()->model()->rowCount() == wanted; }, patience);
    }
    void openYear() {
        window->files().open(path("WTH_2001.wtb"));
        ASSERT_EQ(window->pages().place(), Pages::Place::Collection);
        ASSERT_TRUE(rows(3));
    }
    bool came(const QString& words) {
        return QTest::qWaitFor([&] { return part<QLabel>("collectionCame")->text() == words; },
                               patience);
    }
    bool facts(const QString& words, int most = patience) {
        return QTest::qWaitFor(
            [&] { return part<QLabel>("collectionFacts")->text().contains(words); }, most);
    }
    void reviewAll() {
        const auto* button = part<QAbstractButton>("reviewAllButton");
        ASSERT_TRUE(QTest::qWaitFor([&] { return button->isEnabled(); }, patience))
            << "once it is known what is kept";
        press("reviewAllButton");
    }
    // Games whose reviews take moments, beside those of the year, in a folder that is opened.
    void openEnds() {
        put("ends.ggf",
            bytes(ggfOf(endByChance(1), "Dora", "Emil") + ggfOf(endByChance(2), "Emil", "Dora")));
        window->openArguments({folder.path()});
        ASSERT_TRUE(rows(5));
    }
    void press(const char* button) {
        QTest::mouseClick(part<QAbstractButton>(button), Qt::LeftButton);
    }
};

class GoldenCollection : public Golden<CollectionWindow> {};

} // namespace

TEST_F(GoldenCollection, LooksAsItDid) {
    openYear();
    table()->selectRow(0);
    ASSERT_TRUE(came("3 games came here"));
    ASSERT_TRUE(facts("Reviewed: 0 of 3 games."));
    const auto* review = part<QAbstractButton>("reviewAllButton");
    ASSERT_TRUE(QTest::qWaitFor([&] { return review->isEnabled(); }, patience));
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
        resizeTo(size);
        expectPart(QStringLiteral("collection-%1").arg(size.width()), *window->centralWidget());
    }
}

TEST_F(CollectionWindow, AYearOfTournamentsIsListed) {
    openYear();
    EXPECT_EQ(rowOf(*table(), 0), (QStringList{"Ann Berg – Ben Noll", "Lake Cup", "2001", "40–24",
                                               "33–31", "Stephenson", "End at 7", "", ""}));
    EXPECT_EQ(rowOf(*table(), 1).mid(3),
              (QStringList{"64–0", "32–32", "Perpendicular", "9", "", ""}))
        << "it comes to its end";
    EXPECT_EQ(part<QLabel>("collectionShown")->text(), "3 games");
    ASSERT_TRUE(facts("The moves of 2 games end early. Reviewed: 0 of 3 games. The others take "
                      "about 24 seconds."));
    EXPECT_EQ(window->windowTitle(), "Collection – Bouton");
    EXPECT_EQ(window->preferences().recentFiles(), QStringList{path("WTH_2001.wtb")});
    EXPECT_EQ(window->library().archive().keeps(), true);
    EXPECT_EQ(bytesOf("WTH_2001.wtb").size(), 16 + 3 * 68) << "nothing is written to it";
}

TEST_F(CollectionWindow, AllFiltersHoldTogether) {
    openYear();
    part<QLineEdit>("filterPlayer")->setText("berg");
    ASSERT_TRUE(rows(3));
    part<QLineEdit>("filterEvent")->setText("lake");
    ASSERT_TRUE(rows(2));
    EXPECT_EQ(part<QLabel>("collectionShown")->text(), "2 of 3 games");
    part<QLineEdit>("filterOpening")->setText("tiger");
    ASSERT_TRUE(rows(1));
    EXPECT_EQ(rowOf(*table(), 0).front(), "Ann Berg – Ben Noll");
    part<QLineEdit>("filterPlayer")->setText("falk");
    ASSERT_TRUE(rows(0));
    for (const char* field : {"filterPlayer", "filterEvent", "filterOpening"})
        part<QLineEdit>(field)->clear();
    ASSERT_TRUE(rows(3));
    part<QLineEdit>("collectionSearch")->setText("cleo");
    ASSERT_TRUE(rows(1));
}

TEST_F(CollectionWindow, AClickOnAHeadSorts) {
    openYear();
    const QHeaderView& head = *table()->horizontalHeader();
    const QPoint result(head.sectionViewportPosition(3) + 20, head.height() / 2);
    QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, result);
    ASSERT_TRUE(QTest::qWaitFor([&] { return rowOf(*table(), 0)[3] == "20–44"; }, patience));
    QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, result);
    ASSERT_TRUE(QTest::qWaitFor([&] { return rowOf(*table(), 0)[3] == "64–0"; }, patience));
}

TEST_F(CollectionWindow, WhatWasPlayedNextIsCountedAndAClickGoesOn) {
    openYear();
    ASSERT_TRUE(came("3 games came here"));
    ASSERT_EQ(next()->model()->rowCount(), 1) << "the four first moves are one";
    const QStringList first = rowOf(*next(), 0);
    EXPECT_EQ(first[0], "f5");
    EXPECT_EQ(first[2], "3");
    EXPECT_EQ(first[3], "100 %");
    EXPECT_EQ(next()->model()->index(0, 4).data(Qt::AccessibleTextRole).toString(),
              "Games of the side to move: won 2, drawn 0, lost 1.");
    EXPECT_NE(first[5], "–") << "the opening book knows it";
    QTest::mouseClick(next()->viewport(), Qt::LeftButton, {},
                      next()->visualRect(next()->model()->index(0, 0)).center());
    ASSERT_TRUE(QTest::qWaitFor([&] { return next()->model()->rowCount() == 2; }, patience));
    EXPECT_EQ(board()->letterAt({4, 5}), 'X');
    EXPECT_EQ(rowOf(*next(), 0)[0], "d6");
    EXPECT_EQ(rowOf(*next(), 0)[2], "2") << "also where the board is turned";
    EXPECT_EQ(rowOf(*next(), 1)[1], "Diagonal");
    // The board takes moves, too.
    QTest::mouseClick(board(), Qt::LeftButton, {}, board()->cellRect({5, 5}).center().toPoint());
    ASSERT_TRUE(came("1 game came here"));
    part<QAbstractButton>("throughSwitch")->click();
    ASSERT_TRUE(rows(1));
    EXPECT_EQ(rowOf(*table(), 0)[5], "Diagonal");
    press("positionBefore");
    EXPECT_EQ(board()->letterAt({5, 5}), '.');
    ASSERT_TRUE(rows(1)) << "the filter keeps its position";
}

TEST_F(CollectionWindow, AGameOpensAsItsPlayersGame) {
    window->preferences().playerName.set("Ann Berg"); // the user is called so, too
    openYear();
    table()->selectRow(1);
    EXPECT_EQ(board()->letterAt({4, 4}), 'O') << "as many moves as were on the board: none";
    press("openCollectionGame");
    ASSERT_TRUE(records("reversi: ......../......../......../...OX.../...XO.../......../......../"
                        "........ X; e6 f4 e3 f6 g5 d6 e7 f5 c5"));
    EXPECT_EQ(session().plan().seats[0].name, "Ben Noll");
    EXPECT_EQ(session().plan().seats[1].name, "Ann Berg") << "and not the user";
    const SavedGame saved = session().saved();
    EXPECT_EQ(saved.positions[0].comment, "Open, 2001");
    EXPECT_TRUE(pictureBytes({gamePaperOf(session()).front()}, "svg")
                    .contains(">Reversi, played 2001. Opening: "))
        << "the file says no day";
    finish();
    EXPECT_TRUE(window->pages().back());
    EXPECT_EQ(window->pages().place(), Pages::Place::Collection);
    EXPECT_EQ(table()->currentIndex().row(), 1) << "as it was left";
}

TEST_F(CollectionWindow, WhereMovesEndEarlyTheGameSaysSo) {
    openYear();
    table()->selectRow(0);
    EXPECT_FALSE(part<QAbstractButton>("keepCollectionGame")->isEnabled())
        << "the archive has games that have ended";
    EXPECT_EQ(part<QLabel>("gameFacts")->text(),
              "Lake Cup, 2001. Dark 40, Light 24. Moves end at 7.");
    press("openCollectionGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->pages().game() != nullptr; }, patience));
    const auto says = [&] {
        return std::ranges::any_of(session().saved().messages, [](const Message& message) {
            return english(message.text) == "Moves end at 7. The file gives the result as 40-24.";
        });
    };
    EXPECT_TRUE(QTest::qWaitFor(says, patience));
    EXPECT_FALSE(session().saved().forfeit) << "nobody is said to have resigned";
}

TEST_F(CollectionWindow, AGameIsKeptInTheArchiveAsTheirs) {
    openYear();
    table()->selectRow(1);
    press("keepCollectionGame");
    EXPECT_TRUE(told("The game is in the archive"));
    std::optional<std::vector<Entry>> entries;
    window->library().archive().ask(
        window.get(), {},
        [](Store& store) { return store.entries(store.find({}).value_or(Store::Numbers{})); },
        [&](Or<std::vector<Entry>> all) { entries = all.value_or(std::vector<Entry>{}); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return entries.has_value(); }, patience));
    ASSERT_EQ(entries->size(), 1u);
    EXPECT_EQ(entries->front().names[0], "Ben Noll");
    EXPECT_EQ(entries->front().winner, Side::One);
    EXPECT_FALSE(entries->front().mine()) << "it counts as nobody's here";
    EXPECT_EQ(entries->front().ended, entries->front().begun);
}

TEST_F(CollectionWindow, WhatCannotBeReadIsToldAndWhatWasThereStays) {
    put("cut.wtb", bytes(wthorGames({{}}, 2001)).left(40));
    window->files().open(path("cut.wtb"));
    ASSERT_TRUE(told(
        "cut.wtb was not opened. The file is cut off: its length in bytes is 40, and by its head "
        "it is 84."));
    EXPECT_EQ(window->pages().place(), Pages::Place::Start) << "there is nothing to be seen";
    openYear();
    window->files().open(path("cut.wtb"));
    ASSERT_TRUE(told("cut.wtb"));
    EXPECT_EQ(window->pages().place(), Pages::Place::Collection);
    EXPECT_TRUE(rows(3));
}

TEST_F(CollectionWindow, SeveralFilesAndAFolderAreOneCollection) {
    put("WTH_2002.wtb", bytes(wthorGames({{0, 1, 2, 30, 30, cellsOf("f5")}}, 2002)));
    QMimeData dropped;
    dropped.setUrls(
        {QUrl::fromLocalFile(path("WTH_2001.wtb")), QUrl::fromLocalFile(path("WTH_2002.wtb"))});
    window->files().take(dropped, nullptr);
    ASSERT_TRUE(rows(4));
    EXPECT_EQ(rowOf(*table(), 3)[2], "2002");
    window->openArguments({folder.path()});
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            return window->preferences().recentFiles() == QStringList{folder.path()}
                   && table()->model()->rowCount() == 4;
        },
        patience));
}

TEST_F(CollectionWindow, ATextOfManyGamesIsOneAndOneOfFewIsChosenFrom) {
    QByteArray games;
    for (int i = 0; i < 21; ++i)
        games += "f5d6c3d3c4\n";
    put("many.txt", games);
    put("few.txt", games.left(33));
    window->files().open(path("few.txt"));
    EXPECT_TRUE(chooser());
    window->files().open(path("many.txt"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->pages().place() == Pages::Place::Collection; },
                                patience));
    ASSERT_TRUE(rows(21));
    EXPECT_EQ(rowOf(*table(), 20)[5], "Tiger");
}

TEST_F(CollectionWindow, ReviewAllReviewsWhatIsListedAndKeepsIt) {
    openEnds();
    ASSERT_TRUE(facts("Reviewed: 0 of 5 games. The others take about 40 seconds."));
    EXPECT_TRUE(table()->isColumnHidden(7)) << "nothing is reviewed";
    part<QLineEdit>("filterPlayer")->setText("dora");
    ASSERT_TRUE(rows(2));
    reviewAll();
    ASSERT_TRUE(facts("Reviewed: 2 of 2 games."));
    EXPECT_FALSE(part<QAbstractButton>("reviewAllButton")->isEnabled()) << "all are";
    EXPECT_FALSE(part<QAbstractButton>("stopButton")->isVisible());
    EXPECT_FALSE(table()->isColumnHidden(7));
    EXPECT_FALSE(table()->isColumnHidden(8));
    const QStringList first = rowOf(*table(), 0);
    const QRegularExpression both("^\\d+–\\d+$");
    EXPECT_TRUE(both.match(first[7]).hasMatch()) << qPrintable(first[7]);
    EXPECT_TRUE(both.match(first[8]).hasMatch()) << qPrintable(first[8]);
    EXPECT_EQ(table()->model()->index(0, 8).data(Qt::AccessibleTextRole).toString(),
              QStringLiteral("Discs given away by Dark: %1, by Light: %2.")
                  .arg(first[8].section(u'–', 0, 0), first[8].section(u'–', 1)));
    table()->selectRow(0);
    EXPECT_TRUE(part<QLabel>("gameFacts")->text().contains("Discs given away by Dark: "));
    part<QLineEdit>("filterPlayer")->clear();
    ASSERT_TRUE(rows(5));
    ASSERT_TRUE(facts("Reviewed: 2 of 5 games."));
    EXPECT_EQ(rowOf(*table(), 0)[7], "") << "the others are not";
    // After a restart they are there.
    const QStringList before = rowOf(*table(), 3);
    EXPECT_EQ(before, first);
    window.reset();
    open();
    window->openArguments({folder.path()});
    ASSERT_TRUE(rows(5));
    ASSERT_TRUE(facts("Reviewed: 2 of 5 games."));
    EXPECT_EQ(rowOf(*table(), 3), before);
}

TEST_F(CollectionWindow, WhatIsReviewedIsSummedUpByPlayer) {
    openEnds();
    EXPECT_FALSE(part<QWidget>("collectionTables")->isVisible()) << "nothing is reviewed";
    part<QLineEdit>("filterPlayer")->setText("dora");
    ASSERT_TRUE(rows(2));
    reviewAll();
    ASSERT_TRUE(facts("Reviewed: 2 of 2 games."));
    part<QLineEdit>("filterPlayer")->clear();
    ASSERT_TRUE(rows(5));
    auto* which = part<SegmentedSwitch>("collectionTables");
    ASSERT_TRUE(which->isVisible());
    which->segment(1)->click();
    auto* losses = part<QTableView>("lossesTable");
    ASSERT_TRUE(losses->isVisible());
    EXPECT_FALSE(table()->isVisible());
    ASSERT_EQ(losses->model()->rowCount(), 2) << "players whose games are reviewed";
    std::array<int, 2> slips{}, lost{}; // of Dora and Emil, by the table of games
    for (const int game : {0, 1})
        for (const int side : {0, 1}) {
            const auto player = static_cast<std::size_t>(game == side ? 0 : 1);
            slips[player] += rowOf(*table(), 3 + game)[7].section(u'–', side, side).toInt();
            lost[player] += rowOf(*table(), 3 + game)[8].section(u'–', side, side).toInt();
        }
    ASSERT_NE(lost[0], lost[1]);
    const auto rowOfPlayer = [&](const QString& name) {
        return rowOf(*losses, 0).front() == name ? rowOf(*losses, 0) : rowOf(*losses, 1);
    };
    for (const std::size_t player : {0U, 1U}) {
        const QStringList row = rowOfPlayer(player == 0 ? "Dora" : "Emil");
        EXPECT_EQ(row[1], "2");
        EXPECT_EQ(row[3], QString::number(slips[player]));
        EXPECT_EQ(row[4], QString::number(lost[player]));
        EXPECT_EQ(row[5], QString::number(lost[player] / 2.0, 'f', 1));
    }
    const QString least = lost[0] < lost[1] ? "Dora" : "Emil";
    EXPECT_EQ(rowOf(*losses, 0).front(), least) << "who lost least a game comes first";
    const QHeaderView& head = *losses->horizontalHeader();
    const auto click = [&](int column) {
        QTest::mouseClick(head.viewport(), Qt::LeftButton, {},
                          QPoint(head.sectionViewportPosition(column) + 12, head.height() / 2));
    };
    click(5);
    EXPECT_NE(rowOf(*losses, 0).front(), least);
    // The arrow in the head, which alone is coloured, stands before the words.
    const QImage picture = losses->horizontalHeader()->grab().toImage();
    const int end = head.sectionViewportPosition(5) + head.sectionSize(5);
    int arrow = -1;
    for (int x = end - head.sectionSize(5); x < end; ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (const QColor color = picture.pixelColor(x, y); color.blue() - color.red() > 60)
                arrow = x;
    EXPECT_GT(arrow, 0);
    EXPECT_LT(arrow, end - Theme::unit
                         - head.fontMetrics().horizontalAdvance(
                             head.model()->headerData(5, Qt::Horizontal).toString()));
    click(0);
    EXPECT_EQ(rowOf(*losses, 0).front(), "Dora");
    // The filter counts, and the file has what is shown.
    part<QLineEdit>("filterPlayer")->setText("falk");
    ASSERT_TRUE(QTest::qWaitFor([&] { return losses->model()->rowCount() == 0; }, patience));
    part<QLineEdit>("filterPlayer")->clear();
    ASSERT_TRUE(QTest::qWaitFor([&] { return losses->model()->rowCount() == 2; }, patience));
    EXPECT_EQ(rowOf(*losses, 0).front(), "Dora") << "in the same order";
    press("saveTableButton");
    auto* dialog = window->findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    emit dialog->fileSelected(path("players.csv"));
    dialog->close();
    ASSERT_TRUE(told("players.csv"));
    EXPECT_TRUE(bytesOf("players.csv")
                    .startsWith("player,games,moves,slips,lost,lost_a_game,lost_a_move\r\n"));
    // A double click lists the games of a player.
    QTest::mouseDClick(losses->viewport(), Qt::LeftButton, {},
                       losses->visualRect(losses->model()->index(1, 0)).center());
    EXPECT_TRUE(table()->isVisible());
    EXPECT_EQ(part<QLineEdit>("filterPlayer")->text(), "Emil");
    ASSERT_TRUE(rows(2));
    // Of other games nothing is shown.
    which->segment(1)->click();
    window->files().open(path("WTH_2001.wtb"));
    ASSERT_TRUE(rows(3));
    EXPECT_TRUE(table()->isVisible());
    EXPECT_FALSE(which->isVisible());
}

TEST_F(CollectionWindow, AReviewStopsAtOnceAndTheWindowLivesMeanwhile) {
    openYear();
    reviewAll();
    ASSERT_TRUE(facts("Reviewing: 0 of 3 games. The others take about 24 seconds."));
    EXPECT_FALSE(part<QAbstractButton>("reviewAllButton")->isEnabled());
    part<QLineEdit>("filterEvent")->setText("lake");
    ASSERT_TRUE(rows(2)) << "one searches beside it";
    press("stopButton");
    ASSERT_TRUE(facts("Reviewed: 0 of 2 games."));
    EXPECT_FALSE(part<QAbstractButton>("stopButton")->isVisible());
    reviewAll();
    ASSERT_TRUE(facts("Reviewing: 0 of 2 games."));
    window.reset(); // and closing ends it
    EXPECT_TRUE(QDir(reviewsFolder).isEmpty());
}

TEST_F(CollectionWindow, ATheoreticalScoreThatIsNotTheProvenOneIsShown) {
    // The game is over after nine moves, which is where the theoretical score begins.
    QByteArray year = bytes(wthorGames({{1, 0, 1, 64, 30, cellsOf("e6f4e3f6g5d6e7f5c5")}}, 2003));
    year[14] = 51;
    put("WTH_2003.wtb", year);
    window->files().open(path("WTH_2003.wtb"));
    ASSERT_TRUE(rows(1));
    EXPECT_EQ(rowOf(*table(), 0)[4], "30–34");
    reviewAll();
    ASSERT_TRUE(facts("In 1 game Bouton has proven another theoretical score than the file's. "
                      "Reviewed: 1 of 1 game.",
                      4 * patience));
    EXPECT_EQ(rowOf(*table(), 0)[4], "30–34 ≠ 64–0");
    table()->selectRow(0);
    EXPECT_TRUE(part<QLabel>("gameFacts")
                    ->text()
                    .contains("Theory: 30–34 by the file, 64–0 as Bouton has proven."));
}

TEST_F(CollectionWindow, WhatIsListedIsSavedAsCsv) {
    openEnds();
    part<QLineEdit>("filterPlayer")->setText("dora");
    ASSERT_TRUE(rows(2));
    reviewAll();
    ASSERT_TRUE(facts("Reviewed: 2 of 2 games."));
    const auto saveAs = [&](const QString& name) {
        press("saveTableButton");
        auto* dialog = window->findChild<QFileDialog*>();
        ASSERT_TRUE(dialog);
        emit dialog->fileSelected(path(name));
        dialog->close();
    };
    saveAs("table.csv");
    ASSERT_TRUE(told("table.csv"));
    const QList<QByteArray> lines = bytesOf("table.csv").split('\n');
    ASSERT_EQ(lines.size(), 4);
    EXPECT_TRUE(lines[0].endsWith(",dark_slips,light_slips,dark_lost,light_lost,dark_moves,"
                                  "light_moves,proven\r"));
    EXPECT_TRUE(lines[1].startsWith("ends.ggf,1,Dora,Emil,"));
    saveAs("ends.ggf");
    ASSERT_TRUE(told("Could not be saved: "));
    EXPECT_TRUE(bytesOf("ends.ggf").startsWith("(;GM")) << "it is one of those that are shown";
}

TEST_F(CollectionWindow, InASmallWindowPlayersResultBoardAndMovesStay) {
    openYear();
    table()->selectRow(0);
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        resizeTo(size);
        SCOPED_TRACE(size.width());
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return table()->rowHeight(0) > 0 && next()->rowHeight(0) > 0; }, patience));
        EXPECT_EQ(window->size(), size);
        EXPECT_FALSE(table()->isColumnHidden(0));
        EXPECT_FALSE(table()->isColumnHidden(3));
        EXPECT_GE(table()->viewport()->height() / table()->rowHeight(0), 3);
        EXPECT_GE(next()->viewport()->height() / next()->rowHeight(0), 3);
        EXPECT_GE(std::min(board()->width(), board()->height()), size.width() * 3 / 10);
        for (const QTableView* view : {table(), next()})
            EXPECT_FALSE(view->horizontalScrollBar()->isVisible());
    }
}

} // namespace bouton::testing
