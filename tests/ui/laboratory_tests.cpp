// SPDX-License-Identifier: MIT
#include "ui/laboratory.h"

#include <QFileDialog>
#include <QListWidget>
#include <QTemporaryDir>

#include <array>

#include "core/random.h"
#include "session/csv.h"
#include "support/file_bytes.h"
#include "ui/help/help_view.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/heat_map.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/pixels.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"
#include "ui/theme/theme.h"

namespace bouton::testing {

namespace {

// A count that takes minutes, longer than any test needs.
class LongRun : public Laboratory {
protected:
    void begin() {
        choose("counts");
        pick("game", "Grid Nim");
        setShown("size", 8);
        if (!experiment().running()) // by itself, as the page was left before the end
            run();
        EXPECT_TRUE(experiment().running());
    }
    bool begins() {
        return QTest::qWaitFor([this] { return experiment().running(); }, 30'000);
    }
    // To its begin, the next turn of the event loop, or its first rows.
    void goOnSomewhere(Random& random) {
        const auto instant = random.below(4);
        if (instant == 0)
            QCoreApplication::processEvents();
        else if (instant == 1) // on a busy machine they may come later, which is an instant too
            (void)QTest::qWaitFor([&] { return table().rowCount() > 0; }, 1'000);
    }
};

} // namespace

TEST_F(Laboratory, IsReachedFromTheStartPageAndLeftByEscape) {
    window->pages().showStart();
    QTest::mouseClick(window->pages().start()->laboratoryCard(), Qt::LeftButton);
    ASSERT_TRUE(page().isVisible());
    EXPECT_EQ(window->windowTitle(), QString::fromUtf8("Laboratory – Bouton"));
    QTest::keyClick(&page(), Qt::Key_Escape);
    EXPECT_TRUE(window->pages().start()->isVisible());
    EXPECT_TRUE(window->pages().start()->laboratoryCard()->hasFocus());
}

TEST_F(Laboratory, IsReachedByAShortcutFromAGameAndBeginsWithThatOne) {
    const auto games = [this](const char* id) {
        return choose(id).questions().findChild<QComboBox*>("game");
    };
    window->pages().openGame("reversi");
    QTest::keyClick(window.get(), Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(page().isVisible());
    for (const char* id : {"practice", "tournament", "depths"})
        EXPECT_EQ(games(id)->currentText(), "Reversi") << id;
    pick("game", "Towers and chessboard");
    window->pages().showStart();
    openLaboratory();
    EXPECT_EQ(games("depths")->currentText(), "Towers and chessboard") << "from no game";
    window->pages().openGame("cards");
    QTest::keyClick(window.get(), Qt::Key_B, Qt::ControlModifier);
    EXPECT_EQ(games("practice")->currentText(), "Card groups");
}

TEST_F(Laboratory, HasTheKeysInItsListWhenItIsOpened) {
    find<QWidget>("runButton")->setFocus();
    window->pages().showStart();
    openLaboratory();
    ASSERT_TRUE(page().focusProxy());
    EXPECT_TRUE(page().hasFocus());
    EXPECT_TRUE(page().focusProxy()->hasFocus());
}

TEST_F(Laboratory, ADotInTheAccentTellsWhichExperimentRuns) {
    auto* list = page().findChild<ExperimentList*>();
    const QColor accent = Theme::of(*list).accent;
    const auto inked = [&](int row) {
        const QRect place = list->visualItemRect(list->item(row));
        return pixelsOf(list->viewport()->grab(place).toImage(), accent);
    };
    for (int row = 0; row < list->count(); ++row) {
        const int before = inked(row);
        list->setRunning(row, true);
        EXPECT_GT(inked(row), before + 20) << row;
        list->setRunning(row, false);
        EXPECT_EQ(inked(row), before) << row;
    }
}

TEST_F(Laboratory, OffersOnlyWhatTheGamesOfTheWindowHave) {
    static const std::array towers{gameNamed("towers").value()};
    window.reset();
    open(towers);
    openLaboratory();
    QStringList ids;
    for (const Experiment* experiment : page().all())
        ids << experiment->objectName();
    EXPECT_FALSE(ids.contains("microscope")); // its tree cannot be searched by depth
    choose("claims");
    const auto* games = find<QComboBox>("game");
    ASSERT_EQ(games->count(), 2); // all of them, and the one
    EXPECT_EQ(games->itemText(1), "Towers and chessboard");
    for (int row = 0; row < table().rowCount(); ++row)
        EXPECT_EQ(table().item(row, 1)->text(), "Towers and chessboard");
}

TEST(AnExperimentList, HasAWordBelowEachSignWhereItIsFoldedAndHigh) {
    ExperimentList list;
    for (const ExperimentKind& kind : experiments())
        list.add(kind);
    list.resize(300, 800);
    list.show();
    const int unfolded = list.width();
    EXPECT_FALSE(list.worded());
    list.setFolded(true);
    EXPECT_TRUE(list.worded());
    EXPECT_EQ(list.sizeHintForRow(0), ExperimentList::wordedHeight());
    list.resize(300, list.count() * ExperimentList::wordedHeight());
    EXPECT_TRUE(list.worded());
    EXPECT_LT(list.width(), unfolded);
    list.resize(300, list.count() * ExperimentList::wordedHeight() - 1);
    EXPECT_FALSE(list.worded());
    EXPECT_EQ(list.width(), 52) << "a sign and the room around it";
    EXPECT_EQ(list.sizeHintForRow(0), 48);
    list.setFolded(false);
    EXPECT_EQ(list.width(), unfolded);
}

// The run that nobody asks for --------------------------------------------------------------------

TEST_F(Laboratory, ListsEveryExperimentAndRunsItAtOnceWhenItIsFirstOpenedAndTestsEveryClaim) {
    auto* list = page().findChild<QListWidget*>("experimentList");
    ASSERT_EQ(list->count(), std::ssize(page().all()));
    for (int i = 0; i < list->count(); ++i) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(i)).center());
        ASSERT_EQ(&experiment(), page().all()[static_cast<std::size_t>(i)]);
        EXPECT_EQ(list->item(i)->text(), experiment().title());
        EXPECT_TRUE(list->item(i)->toolTip().endsWith('.'));
        QCoreApplication::processEvents(); // the page is painted first
        ASSERT_TRUE(rested());
        SCOPED_TRACE(experiment().objectName().toStdString());
        if (experiment().objectName() == "practice") {
            EXPECT_TRUE(sees("wonButton"));
            continue;
        }
        EXPECT_TRUE(state().startsWith("Done in")) << state().toStdString();
        EXPECT_GT(table().rowCount(), 0);
        EXPECT_TRUE(enabled("saveButton"));
        EXPECT_FALSE(sees("stale"));
        EXPECT_TRUE(text("asked").startsWith(experiment().title()));
        for (int row = 0; experiment().objectName() == "claims" && row < table().rowCount(); ++row)
            EXPECT_FALSE(table().item(row, 2)->text().isEmpty()) << row;
    }
}

TEST_F(Laboratory, RunsByItselfOnlyOnce) {
    choose("tournament");
    const QString before = table().item(0, 1)->text();
    set("games", 3);
    choose("counts");
    page().choose("tournament");
    QCoreApplication::processEvents();
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(table().item(0, 1)->text(), before);
}

TEST_F(Laboratory, RunsAgainByItselfIfThePageWasLeftBeforeTheEnd) {
    page().choose("tables"); // it has not begun yet
    window->pages().showStart();
    QCoreApplication::processEvents();
    openLaboratory();
    ASSERT_TRUE(rested());
    EXPECT_EQ(experiment().objectName(), "tables");
    EXPECT_TRUE(state().startsWith("Done in")) << state().toStdString();
}

TEST_F(LongRun, IsNotAskedForAgainWhileItRunsUnlessTheQuestionIsAnother) {
    begin();
    EXPECT_FALSE(enabled("runButton"));
    EXPECT_TRUE(enabled("stopButton"));
    set("most", 9);
    EXPECT_TRUE(enabled("runButton"));
    run();
    EXPECT_FALSE(enabled("runButton"));
    find<QWidget>("stopButton")->setFocus();
    QTest::keyClick(find<QWidget>("stopButton"), Qt::Key_Space);
    EXPECT_TRUE(find<QWidget>("runButton")->hasFocus()) << "the keys go on from there";
}

TEST_F(LongRun, StopsWhereThePageIsLeftAndIsDoneAgainOnlyIfNobodyAskedForIt) {
    begin(); // by Run
    QTest::keyClick(&page(), Qt::Key_Escape);
    EXPECT_FALSE(experiment().running());
    openLaboratory();
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(state().startsWith("Stopped after"));
}

TEST_F(LongRun, ThatNobodyAskedForIsDoneAgainUntilSomebodyStopsItOrAsks) {
    begin();
    for (const bool stops : {true, false}) {
        window.reset();
        open();
        openLaboratory();
        EXPECT_EQ(experiment().objectName(), "counts");
        ASSERT_TRUE(begins());
        window->pages().showStart();
        EXPECT_FALSE(experiment().running());
        openLaboratory();
        ASSERT_TRUE(begins());
        if (stops) {
            press("stopButton");
        } else {
            set("most", 9);
            run();
        }
        window->pages().showStart();
        openLaboratory();
        QCoreApplication::processEvents();
        EXPECT_FALSE(experiment().running()) << stops;
    }
}

// The question ------------------------------------------------------------------------------------

TEST_F(Laboratory, AResultCarriesTheQuestionThatItAnswers) {
    choose("tournament");
    EXPECT_EQ(text("asked"),
              "Player against player \u00b7 Tic-tac-toe \u00b7 50 games of each pair");
    set("games", 8);
    EXPECT_EQ(text("asked"),
              "Player against player \u00b7 Tic-tac-toe \u00b7 50 games of each pair");
    choose("counts");
    EXPECT_EQ(text("asked"),
              "Won and lost positions \u00b7 Tic-tac-toe \u00b7 Empty cells: 0 to 9");
    choose("tables");
    pick("kind", "The Trojan horse in each cell");
    runToTheEnd();
    EXPECT_EQ(text("asked"),
              "Tables of nimbers \u00b7 The Trojan horse in each cell \u00b7 Rows: 8, Columns: 8");
}

TEST_F(Laboratory, AResultSaysSoWhileTheFormAsksAnotherQuestion) {
    choose("tournament");
    EXPECT_FALSE(sees("stale"));
    set("games", 8);
    EXPECT_TRUE(sees("stale"));
    EXPECT_TRUE(text("stale").contains("8 games")) << text("stale").toStdString();
    set("games", 50);
    EXPECT_FALSE(sees("stale"));
    press("removeEntrant");
    EXPECT_TRUE(text("stale").contains("other players")) << text("stale").toStdString();
    set("games", 8);
    runToTheEnd();
    EXPECT_FALSE(sees("stale"));
    EXPECT_EQ(text("asked"),
              "Player against player \u00b7 Tic-tac-toe \u00b7 8 games of each pair");
}

TEST_F(Laboratory, AResultOfAnotherPositionSaysSoToo) {
    choose("depths");
    press("fromStart");
    EXPECT_TRUE(text("stale").contains("another position")) << text("stale").toStdString();
    pick("game", "Tic-tac-toe");
    EXPECT_TRUE(text("stale").contains("the new settings (Tic-tac-toe"))
        << text("stale").toStdString();
}

// A narrow page -----------------------------------------------------------------------------------

TEST_F(Laboratory, AQuestionStandsOnALineWithItsAnswer) {
    window->resize(1280, 800);
    choose("practice");
    const auto* box = find<QWidget>("count");
    const QLabel* question = nullptr;
    for (const QLabel* label : experiment().findChildren<QLabel*>())
        if (label->buddy() == box)
            question = label;
    ASSERT_TRUE(question);
    EXPECT_NEAR(question->geometry().center().y(), box->geometry().center().y(), 1);
}

TEST_F(Laboratory, FoldsTheFormAndTheListOnASmallWindow) {
    choose("tournament");
    resizeTo({800, 600});
    auto* list = page().findChild<QListWidget*>("experimentList");
    EXPECT_LT(list->width(), 80);
    EXPECT_FALSE(sees("games"));
    EXPECT_TRUE(sees("state"));
    press("unfoldButton");
    QCoreApplication::processEvents();
    EXPECT_TRUE(sees("games"));
    set("games", 8);
    EXPECT_TRUE(sees("stale"));
    runToTheEnd();
    press("unfoldButton");
    EXPECT_FALSE(sees("games"));
    EXPECT_EQ(window->width(), 800); // nothing is too wide
    resizeTo({1300, 800});
    EXPECT_TRUE(sees("games"));
    EXPECT_FALSE(sees("unfoldButton"));
}

TEST_F(LongRun, HasADotInTheListAndEndsWhereAnotherBegins) {
    begin();
    Experiment& counts = experiment();
    auto* list = page().findChild<ExperimentList*>();
    const auto row = [&] {
        list->setFocus();
        return list->viewport()->grab(list->visualItemRect(list->currentItem())).toImage();
    };
    const QImage running = row();
    press("stopButton");
    EXPECT_NE(row(), running);
    run();
    EXPECT_EQ(row(), running);
    page().choose("tables");
    ASSERT_TRUE(QTest::qWaitFor([&] { return state().startsWith("Done in"); }, 30'000));
    EXPECT_FALSE(counts.running());
}

TEST_F(LongRun, IsLeftAtAnyInstant) {
    Random random(3);
    for (int i = 0; i < 32; ++i) { // four ways to leave at four instants
        openLaboratory();
        begin();
        goOnSomewhere(random);
        switch (random.below(4)) {
        case 0: press("stopButton"); break;
        case 1: window->pages().showStart(); break;
        case 2: window->pages().openGame("tic-tac-toe"); break;
        case 3: // another question
            set("most", find<QSpinBox>("most")->value() == 9 ? 8 : 9);
            run();
            continue;
        }
        ASSERT_FALSE(experiment().running());
    }
}

TEST_F(LongRun, ClosingTheWindowMeanwhileIsSafe) {
    Random random(4);
    for (int i = 0; i < 20; ++i) {
        begin();
        goOnSomewhere(random);
        if (random.below(2) == 0) {
            ASSERT_TRUE(window->close());
        }
        window.reset();
        open();
        openLaboratory();
    }
}

TEST_F(Laboratory, SavesWhatItShowsAsCsv) {
    choose("counts");
    pick("game", "Tic-tac-toe");
    runToTheEnd();
    press("saveButton");
    auto* dialog = experiment().findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    const QTemporaryDir directory;
    const QString path = directory.filePath("out.csv");
    emit dialog->fileSelected(path);
    dialog->close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return state() == "Saved as " + path + "."; }, 30'000));
    EXPECT_EQ(QString::fromUtf8(bytesOf(path)), csvText(csv()));
}

TEST(HeatMapOfNimbers, PaintsEachNimberInItsOwnCell) {
    HeatMap map;
    map.resize(400, 300);
    map.put({"row", {"a", "b"}, {{"1", {0, 3}}, {"2", {0, 0}}}});
    const QImage shown = map.grab().toImage();
    const auto ground = [&](int row, int column) { // beside the number
        return shown.pixelColor((map.cellRect(row, column).topLeft() + QPointF(8, 8)).toPoint());
    };
    EXPECT_NE(ground(0, 1), ground(1, 1));
    EXPECT_EQ(ground(1, 0), ground(1, 1));
}

TEST_F(Laboratory, AlwaysMarksTheExperimentThatIsShown) {
    auto* list = page().findChild<QListWidget*>("experimentList");
    list->setCurrentRow(2);
    const QPoint here = list->visualItemRect(list->item(2)).center();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::ControlModifier, here);
    EXPECT_TRUE(list->item(2)->isSelected());
    const QPoint below(here.x(), list->viewport()->height() - 4);
    ASSERT_FALSE(list->itemAt(below));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, below);
    EXPECT_TRUE(list->item(2)->isSelected());
}

TEST_F(Laboratory, HasAButtonBackToTheGames) {
    QTest::mouseClick(page().findChild<QAbstractButton*>("allGamesButton"), Qt::LeftButton);
    EXPECT_TRUE(window->pages().start()->isVisible());
    openLaboratory();
    resizeTo({800, 600});
    EXPECT_FALSE(page().findChild<QWidget*>("allGamesButton")->isVisible());
    auto* sign = page().findChild<QAbstractButton*>("allGamesSign");
    ASSERT_TRUE(sign->isVisible());
    QTest::mouseClick(sign, Qt::LeftButton);
    EXPECT_TRUE(window->pages().start()->isVisible());
}

} // namespace bouton::testing
