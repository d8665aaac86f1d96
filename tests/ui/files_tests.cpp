// SPDX-License-Identifier: MIT
#include <QStatusBar>
#include <QTranslator>

#include <filesystem>
#include <fstream>

#include "games/catalogue.h"
#include "games/record.h"
#include "ui/controls/file_dialog.h"
#include "ui/files.h"

namespace bouton::testing {

TEST_F(FilesTest, AGameIsSavedAndOpenedAgainWithItsVariations) {
    play({{1, 1}, {0, 0}, {2, 2}});
    session().undo();
    click({0, 2});
    const SavedGame before = session().saved();
    window->files().saveAs(page(), path("one.bouton"));
    ASSERT_TRUE(told("Saved as"));
    EXPECT_EQ(status(), "Saved as " + path("one.bouton") + '.');
    window->pages().game()->newGame();
    window->findChild<QWidget*>("newGameButton")->setFocus();
    window->files().open(path("one.bouton"));
    ASSERT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1 c1"));
    EXPECT_TRUE(told("one.bouton is open."));
    EXPECT_TRUE(page().board()->hasFocus());
    EXPECT_EQ(session().saved().positions, before.positions);
    EXPECT_EQ(window->preferences().recentFiles(), QStringList{path("one.bouton")});
    // From now on Save writes there without asking.
    click({2, 0});
    action("saveFile")->trigger();
    const auto isSaved = [&] {
        const Or<SavedGame> game = readGame(bytesOf("one.bouton"));
        return game && game->plies == 4;
    };
    ASSERT_TRUE(QTest::qWaitFor(isSaved, patience));
}

TEST_F(FilesTest, AGameThatWasSavedIsSavedThereAgainWithoutAQuestion) {
    play({{1, 1}, {0, 0}});
    window->files().saveAs(page(), path("one.bouton"));
    ASSERT_TRUE(told("Saved as"));
    EXPECT_EQ(window->preferences().recentFiles(), QStringList{path("one.bouton")});
    click({2, 0});
    window->findChild<QLabel*>("told")->clear();
    action("saveFile")->trigger();
    EXPECT_FALSE(window->findChild<QFileDialog*>());
    ASSERT_TRUE(told("Saved as"));
    EXPECT_EQ(readGame(bytesOf("one.bouton"))->plies, session().saved().plies);
}

TEST_F(FilesTest, AGameIsSavedWithTheNameThatItsPlayerHasThereNotTheUsers) {
    play({{1, 1}, {0, 0}});
    session().setSeat(Side::One, {.name = "Ann"});
    session().setSeat(Side::Two, {.computer = session().game().opponents.front().choice});
    window->preferences().playerName.set(QStringLiteral("Ada"));
    window->files().saveAs(page(), path("one.bouton"));
    ASSERT_TRUE(told("Saved as"));
    EXPECT_EQ(readGame(bytesOf("one.bouton"))->seats[0].name, "Ann");
}

TEST_F(FilesTest, AnswersStandAboveThePageAndMoveNoBoard) {
    play({{1, 1}, {0, 0}});
    QApplication::processEvents();
    const auto* told = window->findChild<QLabel*>("told");
    const QRect board(page().board()->mapTo(window.get(), QPoint()), page().board()->size());
    action("copyPosition")->trigger();
    QApplication::processEvents();
    EXPECT_FALSE(told->text().isEmpty());
    EXPECT_TRUE(told->isVisible());
    EXPECT_LT(told->mapTo(window.get(), told->rect().bottomLeft()).y(), board.top());
    EXPECT_EQ(QRect(page().board()->mapTo(window.get(), QPoint()), page().board()->size()), board);
    EXPECT_FALSE(window->findChild<QStatusBar*>()) << "there is no second place";
}

TEST_F(FilesTest, WhatCannotBeSavedIsToldUntilItIsSavedElsewhere) {
    play({{1, 1}, {0, 0}});
    window->files().saveAs(page(), path("one.gif"));
    ASSERT_EQ(noticesOf(*window).size(), 1);
    EXPECT_TRUE(noticesOf(*window).front().contains("one.gif"));
    EXPECT_FALSE(QFileInfo::exists(path("one.gif")));
    put("nofolder", "");
    window->files().saveAs(page(), path("nofolder/one.bouton"));
    ASSERT_TRUE(told("cannot be written"));
    EXPECT_EQ(noticesOf(*window).size(), 1);
    EXPECT_TRUE(window->preferences().recentFiles().isEmpty());
    EXPECT_FALSE(window->findChild<QAbstractButton*>("noticeRemedy"));
    window->files().saveAs(page(), path("one.bouton"));
    ASSERT_TRUE(told("Saved as"));
    EXPECT_TRUE(noticesOf(*window).isEmpty());
}

TEST_F(FilesTest, ASavedFileOfSomebodyElseIsNotTold) {
    emit window->library().keeper().shelf().saved(1'000'000, {});
    EXPECT_EQ(status(), "");
    EXPECT_TRUE(window->preferences().recentFiles().empty());
}

TEST_F(FilesTest, AGameIsSavedAsOneLineAndOpenedAgain) {
    play({{1, 1}, {0, 0}});
    window->files().saveAs(page(), path("one.txt"));
    ASSERT_TRUE(told("Saved as"));
    EXPECT_EQ(status(), "Saved as " + path("one.txt") + '.');
    EXPECT_EQ(bytesOf("one.txt"), "tic-tac-toe: .../.../... X; b2 a1\n");
    EXPECT_EQ(window->preferences().recentFiles(), QStringList{path("one.txt")});
    window->pages().game()->newGame();
    window->files().open(path("one.txt"));
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
}

// All dialogs do, also one that does not ask for a game; so it is in the next run, too.
TEST_F(FilesTest, ADialogOpensWhereTheLastGameCameFrom) {
    const auto opensIn = [this](const QString& folder) {
        QFileDialog* dialog = askForFile(window.get(), QStringLiteral("Open"), {});
        EXPECT_EQ(dialog->directory().canonicalPath(), QDir(folder).canonicalPath());
    };
    put("one.txt", "tic-tac-toe: .../.../... X; b2 a1\n");
    openDialogsIn(QDir::rootPath());
    window->files().open(path("one.txt"));
    ASSERT_TRUE(told("one.txt is open."));
    opensIn(folder.path());
    openDialogsIn(QDir::rootPath());
    open();
    opensIn(folder.path());
}

TEST_F(FilesTest, AGameThatIsPutAwayWhileItsNameIsAskedForIsNotSavedAndNoneInItsPlace) {
    play({{1, 1}});
    action("saveFileAs")->trigger();
    auto* dialog = window->findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    const auto expectNotSaved = [&] {
        emit dialog->fileSelected(path("gone.bouton"));
        EXPECT_EQ(status(), "The game that was to be saved is no longer on the board.");
        EXPECT_FALSE(QFileInfo::exists(path("gone.bouton")));
    };
    page().newGame();
    expectNotSaved();
    window->files().saveAs(page(), path("gone.bouton")); // there is none
    play({{0, 0}});
    expectNotSaved();
    dialog->close();
}

TEST_F(FilesTest, AGameThatCameFromALineOfTextHasNoFileToBeSavedInto) {
    put("one.txt", "tic-tac-toe: .../.../... X; b2 a1\n");
    window->files().open(path("one.txt"));
    ASSERT_TRUE(told("one.txt is open."));
    action("saveFile")->trigger();
    ASSERT_TRUE(window->findChild<QFileDialog*>()) << "a name is asked for";
    asked().close();
    EXPECT_EQ(bytesOf("one.txt"), "tic-tac-toe: .../.../... X; b2 a1\n");
}

TEST_F(FilesTest, AProposedNameHasNoSignThatAFileCannotHave) {
    class Signs : public QTranslator {
    public:
        QString translate(const char*, const char* text, const char*, int) const override {
            return text == std::string_view("Tic-tac-toe") ? QStringLiteral("a/b\\c:d*e?f\"g<h>i|j")
                                                           : QString();
        }
        bool isEmpty() const override { return false; }
    } signs;
    openGame("tic-tac-toe");
    seat(Side::Two, {});
    QCoreApplication::installTranslator(&signs);
    EXPECT_TRUE(GameFiles::nameFor(session()).startsWith("a-b-c-d-e-f-g-h-i-j 20"));
    QCoreApplication::removeTranslator(&signs);
}

TEST_F(FilesTest, AFileWithAnAmpersandHasItInTheMenuToo) {
    put("you & me.txt", "tic-tac-toe: .../.../... X; b2\n");
    window->files().open(path("you & me.txt"));
    ASSERT_TRUE(told("is open."));
    auto* recent = window->findChild<QMenu*>("recentFiles");
    ASSERT_TRUE(recent);
    ASSERT_EQ(recent->actions().size(), 1);
    EXPECT_EQ(recent->actions().front()->text(), "&1  you && me.txt");
    window.reset();
    open();
    recent = window->findChild<QMenu*>("recentFiles");
    ASSERT_EQ(recent->actions().size(), 1) << "also in the next run";
    EXPECT_EQ(recent->actions().front()->text(), "&1  you && me.txt");
}

TEST_F(FilesTest, TheMenuAsksForANameAndProposesASensibleOne) {
    openGame("towers");
    seat(Side::Two, computer("nim-sum"));
    press("startButton");
    const QString name = GameFiles::nameFor(session());
    EXPECT_TRUE(name.startsWith("Towers and chessboard Perfect 20")) << qPrintable(name);
    EXPECT_TRUE(name.endsWith(".bouton"));
    action("saveFileAs")->trigger();
    auto* dialog = window->findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->windowTitle(), "Save the game");
    EXPECT_EQ(
        dialog->nameFilters(),
        (QStringList{"Whole games (*.bouton)", "Moves on one line, without variations (*.txt)"}));
    EXPECT_EQ(QFileInfo(dialog->selectedFiles().value(0)).fileName(), name);
    EXPECT_EQ(dialog->defaultSuffix(), "bouton");
    emit dialog->filterSelected(dialog->nameFilters()[1]);
    EXPECT_EQ(dialog->defaultSuffix(), "txt");
    emit dialog->filterSelected(dialog->nameFilters()[0]);
    EXPECT_EQ(dialog->defaultSuffix(), "bouton");
    emit dialog->fileSelected(path("mine.bouton"));
    EXPECT_TRUE(told("Saved as " + path("mine.bouton")));
    dialog->close();
    action("saveFileAs")->trigger();
    EXPECT_EQ(asked().selectedFiles(), QStringList{path("mine.bouton")}) << "it has a name now";
    asked().close();
}

TEST_F(FilesTest, TheMenuAsksForAGameAndOpensIt) {
    put("one.txt", "tic-tac-toe: .../.../... X; b2\n");
    action("openFile")->trigger();
    EXPECT_EQ(asked().windowTitle(), "Open a game, a lesson or exercises");
    EXPECT_EQ(asked().nameFilters(), (QStringList{"Games, lessons and exercises (*.bouton *.game "
                                                  "*.txt *.ggf *.obf *.wtb *.lesson *.json)",
                                                  "All files (*)"}));
    for (const Ruleset* game : catalogue())
        for (const Format& format : formatsOf(*game))
            EXPECT_TRUE(asked().nameFilters().front().contains(QLatin1String(format.ending)));
    emit asked().fileSelected(path("one.txt"));
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2"));
    asked().close();
}

TEST_F(FilesTest, TheMenusHaveTheirEntriesInGroups) {
    const auto entries = [this](const char* one) {
        QStringList all;
        for (const QAction* each : qobject_cast<QMenu*>(action(one)->parent())->actions())
            all << (each->isSeparator() ? QStringLiteral("-") : each->text());
        return all.join(u' ').remove(u'&');
    };
    EXPECT_EQ(entries("openFile"),
              "Open… Open recent - Save Save as… - Save a picture of the "
              "board… Save a moving picture of the game… Print the board… Print the game… - "
              "Quit");
    EXPECT_EQ(entries("paste"), "Copy the position Copy the game Copy the game as Copy a picture "
                                "of the board - Paste a game or a "
                                "position - Preferences");
    EXPECT_EQ(action("saveFileAs")->shortcut(), QKeySequence("Ctrl+Shift+S"));
    EXPECT_EQ(action("copyGame")->shortcut(), QKeySequence("Ctrl+Shift+C"));
    EXPECT_EQ(action("copyPicture")->shortcut(), QKeySequence("Ctrl+Alt+C"));
}

TEST_F(FilesTest, TheMenuSavesAPictureOfTheBoardUnderTheNameOfTheGame) {
    openGame("towers");
    action("savePicture")->trigger();
    EXPECT_EQ(QFileInfo(asked().selectedFiles().value(0)).fileName(),
              GameFiles::nameFor(session()).replace(".bouton", ".png"));
    emit asked().fileSelected(path("board.png"));
    ASSERT_TRUE(told("Saved as " + path("board.png")));
    EXPECT_GT(QImage(path("board.png")).width(), 300);
    asked().close();
}

TEST_F(FilesTest, ALessonAndASetOfExercisesAreOpenedAsNoGame) {
    const QSignalSpy lessons(&window->files(), &GameFiles::lessonWanted),
        exercises(&window->files(), &GameFiles::exercisesWanted),
        refused(&window->files(), &GameFiles::refused);
    put("mine.lesson", "none");
    put("mine.json", "none");
    window->files().open(path("mine.lesson"));
    EXPECT_EQ(lessons.size(), 1);
    EXPECT_EQ(exercises.size(), 0);
    window->files().open(path("mine.json"));
    EXPECT_EQ(lessons.size(), 1);
    EXPECT_EQ(exercises.size(), 1);
    finish();
    EXPECT_EQ(refused.size(), 0);
}

TEST_F(FilesTest, WhatCannotBeReadIsToldAndTheGameStays) {
    play({{1, 1}});
    const std::string before = record();
    const std::pair<QByteArray, const char*> files[] = {
        {"{", "damaged"},
        {"{\"format\":\"bouton-game\",\"version\":9}", "A newer Bouton"},
        {"tic-tac-toe: .../.../... X; b2 b2", "Move 2"},
        {QByteArray(2000, '\xff'), "was not opened"},
    };
    for (const auto& [bytes, sentence] : files) {
        window->findChild<QLabel*>("told")->clear();
        put("bad.bouton", bytes);
        window->files().open(path("bad.bouton"));
        EXPECT_TRUE(told(sentence)) << sentence << " / " << qPrintable(status());
        EXPECT_EQ(record(), before);
    }
    window->files().open(path("nowhere.bouton"));
    EXPECT_TRUE(told("cannot be read"));
    QFile huge(path("huge.bouton"));
    ASSERT_TRUE(huge.open(QIODevice::WriteOnly));
    ASSERT_TRUE(huge.resize(100LL * 1024 * 1024)); // sparse
    window->files().open(path("huge.bouton"));
    EXPECT_TRUE(told("too large"));
    EXPECT_EQ(record(), before);
}

TEST_F(FilesTest, AFileOfManyGamesLetsOneChoose) {
    QByteArray lines;
    for (int i = 0; i < 10'000; ++i)
        lines += "tic-tac-toe: .../.../... X; b2 " + QByteArray(i % 2 ? "a1" : "c3") + '\n';
    put("many.txt", lines);
    openGame("tic-tac-toe");
    window->files().open(path("many.txt"));
    GameChooser* games = chooser();
    ASSERT_TRUE(games);
    EXPECT_TRUE(noticesOf(*window).isEmpty());
    auto* list = games->findChild<QListView*>("games");
    EXPECT_EQ(list->model()->rowCount(), 10'000);
    games->findChild<QLineEdit*>("filter")->setText("10000.");
    ASSERT_EQ(list->model()->rowCount(), 1);
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::mouseClick(games->findChild<QPushButton*>("openChosen"), Qt::LeftButton);
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
    EXPECT_EQ(games->windowTitle(), "many.txt");
    EXPECT_EQ(window->preferences().recentFiles(), QStringList{path("many.txt")});
    games->close();
}

TEST_F(FilesTest, WhatIsPastedIsNoRecentFile) {
    paste("tic-tac-toe: .../.../... X; b2\ntic-tac-toe: .../.../... X; a1");
    GameChooser* games = chooser();
    ASSERT_TRUE(games);
    paste("tic-tac-toe: .../.../... X; a1");
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; a1"));
    EXPECT_TRUE(window->preferences().recentFiles().isEmpty());
    games->close();
}

TEST_F(FilesTest, AFileDroppedOnTheWindowIsOpened) {
    put("one.txt", "towers: GG.../...GG/..G../RR.RR/..R.. G; a2");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path("one.txt"))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &drop);
    EXPECT_TRUE(records("towers: GG.../...GG/..G../RR.RR/..R.. G; a2"));
    finish();
    EXPECT_TRUE(noticesOf(*window).isEmpty()) << "its name is not taken for a game";
}

TEST_F(FilesTest, OfWhatIsDroppedTheFirstFileIsOpenedAndNoPageOfTheWeb) {
    put("one.txt", "tic-tac-toe: .../.../... X; b2");
    put("two.txt", "tic-tac-toe: .../.../... X; a1");
    QMimeData data;
    data.setUrls({QUrl("https://example.org/none.txt"), QUrl::fromLocalFile(path("one.txt")),
                  QUrl::fromLocalFile(path("two.txt"))});
    window->files().take(data, nullptr);
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2"));
    finish();
    EXPECT_EQ(window->preferences().recentFiles(), QStringList{path("one.txt")});
}

TEST_F(FilesTest, FilesTextsAndGamesAreTakenAndNothingElse) {
    QMimeData none, files, text, game;
    files.setUrls({QUrl::fromLocalFile(path("one.txt"))});
    text.setText("a text");
    game.setData("application/x-bouton-game", "a game");
    EXPECT_FALSE(GameFiles::takes(none));
    EXPECT_TRUE(GameFiles::takes(files));
    EXPECT_TRUE(GameFiles::takes(text));
    EXPECT_TRUE(GameFiles::takes(game));
}

TEST_F(FilesTest, APositionIsCopiedAndToldAndPasted) {
    play({{1, 1}, {0, 0}});
    action("copyPosition")->trigger();
    EXPECT_EQ(QApplication::clipboard()->text(), "O../.X./... X");
    EXPECT_EQ(status(), "Copied: O../.X./... X");
    click({2, 2});
    action("paste")->trigger();
    EXPECT_TRUE(records("tic-tac-toe: O../.X./... X;"));
}

TEST_F(FilesTest, AGameIsCopiedAsOneLineAndToldAndPastedWithItsVariations) {
    play({{1, 1}, {0, 0}});
    session().undo();
    click({0, 2});
    const SavedGame before = session().saved();
    action("copyGame")->trigger();
    EXPECT_EQ(QApplication::clipboard()->text(), "tic-tac-toe: .../.../... X; b2 c1");
    EXPECT_EQ(status(), "The game is copied.");
    window->pages().game()->newGame();
    action("paste")->trigger();
    ASSERT_TRUE(records("tic-tac-toe: .../.../... X; b2 c1"));
    EXPECT_EQ(session().saved().positions, before.positions);
    EXPECT_EQ(status(), "") << "it has no name to be told";
    finish();
    EXPECT_EQ(session().saved().positions, before.positions) << "nor is it read as a line";
    paste("tic-tac-toe: .../.../... X; a1");
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; a1"));
}

TEST_F(FilesTest, BeforeAGameItsPositionIsCopiedAsTheGame) {
    openGame("towers");
    const std::unique_ptr<QMimeData> data(GameFiles::gameOf(page()));
    const std::string text = data->text().toStdString();
    EXPECT_EQ(text, write(session().picture(), session().game().name.letters));
    EXPECT_FALSE(text.empty());
}

TEST_F(FilesTest, APictureOfTheBoardIsCopiedAndTold) {
    openGame("reversi");
    action("copyPicture")->trigger();
    EXPECT_EQ(status(), "The picture is copied.");
    const QImage picture = QApplication::clipboard()->image();
    EXPECT_GT(picture.width(), 300);
    EXPECT_GT(picture.height(), 300);
}

TEST_F(FilesTest, APasteOfAnyGamesNotationOpensThatGame) {
    paste("---------------------------OX------XO--------------------------- X;");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->pages().game() != nullptr; }, patience));
    EXPECT_STREQ(session().game().name.id, "reversi");
    EXPECT_EQ(status(), "");
    paste("2:3/1:1 G");
    EXPECT_STREQ(session().game().name.id, "cards");
    EXPECT_TRUE(records("cards: 2:3/1:1 G;"));
    paste("what is this?");
    EXPECT_TRUE(told("neither a game nor a position"));
    paste("");
    EXPECT_TRUE(told("There is nothing to paste"));
    EXPECT_TRUE(records("cards: 2:3/1:1 G;"));
    finish();
    EXPECT_EQ(noticesOf(*window).size(), 1) << "of the last one, and nothing comes later";
    paste("3:3/1:1 G");
    EXPECT_TRUE(noticesOf(*window).isEmpty()) << "something was opened";
}

TEST_F(FilesTest, WhatOthelloPlayersPasteOrOpenIsOpened) {
    paste("f5d6c3d3c4");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->pages().game() != nullptr; }, patience));
    const std::string start =
        "reversi: ......../......../......../...OX.../...XO.../......../......../........ X; ";
    EXPECT_TRUE(records(start + "f5 d6 c3 d3 c4"));
    paste("[Site \"PlayOK\"] [Black \"Ann\"]\n1. f5 d6 2. c3 d3 12-1");
    EXPECT_TRUE(records(start + "f5 d6 c3 d3"));
    EXPECT_EQ(session().plan().seats[0].name, "Ann");
    put("one.ggf", "1 (;GM[Othello]PB[Ann]PW[Ben]RE[-64:r]B[f5]W[d6//1];)");
    window->openArguments({path("one.ggf")});
    EXPECT_TRUE(records(start + "f5 d6"));
    EXPECT_EQ(session().plan().seats[1].name, "Ben");
    put("one.edx", "edax");
    window->openArguments({path("one.edx")});
    EXPECT_TRUE(told("This is a game in EDX, which is not read."));
    paste("f5d6c3d3a1");
    EXPECT_TRUE(told("Move 5 of the record: a1 is not a legal move here"));
    openGame("tic-tac-toe");
    paste("b2 a1");
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
    paste("tic-tac-toe: .../.../... O; b2 a1");
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
}

TEST_F(FilesTest, ATextThatMayBeNoPositionIsReadAsAGame) {
    const auto refused = [this](const QString& text) {
        paste(text);
        finish();
        return noticesOf(*window).value(0).toStdString();
    };
    using ::testing::StartsWith;
    EXPECT_THAT(refused("chess: e4"), ::testing::HasSubstr("\"chess\""));
    EXPECT_THAT(refused("{"), ::testing::HasSubstr("damaged"));
    EXPECT_THAT(refused(QString(10'001, u'x')), StartsWith("A record begins with its game"));
    EXPECT_THAT(refused(QString(10'000, u'x')),
                StartsWith("This is neither a game nor a position"));
}

TEST_F(FilesTest, APasteThatIsNoPositionIsRefusedInTheWordsOfTheGameOnThePage) {
    for (const char* game : {"tic-tac-toe", "cards", "reversi"}) {
        openGame(game);
        paste("O../.X./..");
        const auto why = matchFrom(page().session().game(), "O../.X./..");
        ASSERT_FALSE(why);
        EXPECT_TRUE(told("This is neither a game nor a position. "
                         + QString::fromStdString(english(why.error()))))
            << game << ": " << qPrintable(status());
    }
}

TEST_F(FilesTest, TheCommandLineOpensAFileAGameOrAPosition) {
    put("one.txt", "tic-tac-toe: .../.../... X; b2 a1");
    window->openArguments({path("one.txt")});
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
    window->openArguments({"cards", "2:3/1:1 G"});
    EXPECT_TRUE(records("cards: 2:3/1:1 G;"));
    window->openArguments({"cards", "2:3/1:1", "R"});
    EXPECT_TRUE(records("cards: 2:3/1:1 R;"));
    window->openArguments({"towers"});
    EXPECT_STREQ(session().game().name.id, "towers");
    window->openArguments({"reversi", "x"});
    EXPECT_STREQ(session().game().name.id, "reversi");
    EXPECT_FALSE(status().isEmpty());
    window->openArguments({path("none")});
    EXPECT_TRUE(told("cannot be read"));
}

TEST_F(FilesTest, ABadPositionOfTheCommandLineIsStillToldWhenTheWindowStands) {
    QApplication::setStyle(QStringLiteral("Fusion")); // as in a program that has just begun
    MainWindow second(8);
    second.show();
    second.openArguments({"reversi", "foo"});
    layOut();
    EXPECT_EQ(noticesOf(second).size(), 1);
}

TEST_F(FilesTest, AFinishedGameWithoutMessagesOpensAndSaysItsEnd) {
    put("won.txt", "cards: 1:1 G; a1\n");
    window->openArguments({path("won.txt")});
    ASSERT_TRUE(records("cards: 1:1 G; a1"));
    EXPECT_EQ(session().phase(), Session::Phase::Over);
    ASSERT_TRUE(session().ending().verdict);
    // So does one that a side has resigned, and one that stands at a forced pass.
    SavedGame game = session().saved();
    game.messages.clear();
    game.positions.resize(1);
    game.positions[0].next = 0;
    game.current = 0;
    game.forfeit = Forfeit{Side::Two, Forfeit::Why::Resigned};
    put("resigned.bouton", write(game));
    window->openArguments({path("resigned.bouton")});
    ASSERT_TRUE(QTest::qWaitFor([&] { return session().ending().forfeit.has_value(); }, patience));
    ASSERT_TRUE(session().ending().verdict);
    put("pass.txt",
        "reversi: XO....../......../......../......../......../......../......../........ O\n");
    window->openArguments({path("pass.txt")});
    ASSERT_TRUE(QTest::qWaitFor([&] { return session().turn().mustPass; }, patience));
}

TEST_F(FilesTest, ALineOfTextSaysWhatItLeavesOut) {
    play({{1, 1}, {0, 0}});
    session().comment(1, "a word");
    window->files().saveAs(page(), path("one.txt"));
    EXPECT_TRUE(told("one.txt. Left out: comments."));
    session().comment(1, "");
    window->files().saveAs(page(), path("two.txt"));
    EXPECT_TRUE(told("two.txt."));
    session().undo();
    click({0, 2});
    window->files().saveAs(page(), path("three.txt"));
    EXPECT_TRUE(told("three.txt. Left out: variations."));
    session().comment(1, "a word");
    window->files().saveAs(page(), path("four.txt"));
    EXPECT_TRUE(told("four.txt. Left out: variations, comments."));
    session().resign();
    window->files().saveAs(page(), path("five.txt"));
    EXPECT_TRUE(told("five.txt. Left out: variations, comments, the resignation."));
}

TEST_F(FilesTest, AGameIsCopiedAndSavedAsOthersWriteItWhatHasNoRoomIsToldAndItOpensAgain) {
    openGame("reversi");
    seat(Side::Two, {});
    press("startButton");
    for (const Cell cell : {Cell{4, 5}, Cell{5, 3}})
        click(cell);
    const std::string whole = record();
    auto* formats = window->findChild<QMenu*>("copyGameAs");
    ASSERT_TRUE(formats);
    QStringList titles;
    for (const QAction* format : formats->actions())
        titles << format->text();
    EXPECT_EQ(titles, QStringList({"GGF", "The board on one line (OBF)", "Transcript"}));
    formats->actions().back()->trigger();
    EXPECT_EQ(QApplication::clipboard()->text(), "f5d6");
    EXPECT_EQ(status(), "The game is copied.");
    formats->actions()[1]->trigger();
    EXPECT_EQ(status(), "The game is copied. The moves have no room.");

    action("saveFileAs")->trigger();
    auto* dialog = window->findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    dialog->selectNameFilter("Transcript (*.txt)");
    emit dialog->filterSelected(dialog->selectedNameFilter());
    EXPECT_EQ(dialog->defaultSuffix(), "txt");
    emit dialog->fileSelected(path("one.txt"));
    EXPECT_TRUE(told("Saved as " + path("one.txt") + '.'));
    EXPECT_EQ(bytesOf("one.txt"), "f5d6\n");
    session().comment(1, "a word");
    window->files().saveAs(page(), path("two.ggf"));
    EXPECT_TRUE(told("two.ggf. Left out: comments."));
    EXPECT_TRUE(bytesOf("two.ggf").startsWith("(;GM[Othello]"));
    for (const QString& name : {path("one.txt"), path("two.ggf")}) {
        session().undo();
        window->openArguments({name});
        EXPECT_TRUE(records(whole)) << qPrintable(name);
    }
    openGame("tic-tac-toe");
    EXPECT_FALSE(formats->menuAction()->isVisible()) << "nobody else has a way to write it";
}

TEST_F(FilesTest, ALineOfTextHasTheMovesAfterThePositionToWhichOneLooksBack) {
    const std::string whole = "tic-tac-toe: .../.../... X; b2 a1 c1";
    play({{1, 1}, {0, 0}, {0, 2}});
    session().go(1);
    ASSERT_EQ(record(), "tic-tac-toe: .../.../... X; b2");
    window->files().saveAs(page(), path("one.txt"));
    EXPECT_TRUE(told("Saved as " + path("one.txt") + '.'));
    EXPECT_EQ(bytesOf("one.txt").toStdString(), whole + '\n');
    action("copyGame")->trigger();
    EXPECT_EQ(QApplication::clipboard()->text().toStdString(), whole);
    session().go(0);
    window->files().saveAs(page(), path("two.txt"));
    EXPECT_TRUE(told("two.txt."));
    EXPECT_EQ(bytesOf("two.txt").toStdString(), whole + '\n');
}

TEST_F(FilesTest, WhatCannotBeSeenInANameIsWrittenOutWhereverItStands) {
    const QString name = QStringLiteral("gnp\u202eod\n\u200b.txt"),
                  seen = "gnp\\u202eod\\n\\u200b.txt";
    put(name, "tic-tac-toe: .../.../... X; b2\n");
    window->files().open(path(name));
    EXPECT_TRUE(told(seen + " is open."));
    const QAction* recent = window->findChild<QMenu*>("recentFiles")->actions().front();
    EXPECT_EQ(recent->text(), "&1  " + seen);
    EXPECT_EQ(recent->toolTip(), path(seen));
    window->files().saveAs(page(), path(name));
    EXPECT_TRUE(told("Saved as " + path(seen) + '.'));
    window->files().saveAs(page(), path(name) + ".x");
    EXPECT_TRUE(told(seen + ".x does not."));
    put(name, "chess: e4\n");
    window->files().open(path(name));
    EXPECT_TRUE(told(seen + " was not opened. "));
    put(name, "cards: 2:3/1:1 G\ncards: 4:3/1:1 G; \x1b[2J\u202e\n");
    window->files().open(path(name));
    auto* games = chooser();
    ASSERT_TRUE(games);
    EXPECT_EQ(games->findChild<QListView*>("games")->model()->index(1, 0).data().toString(),
              "2.  cards: 4:3/1:1 G; \\x1b[2J\\u202e");
}

TEST_F(FilesTest, LettersOfEveryScriptAreANameAsTheyAre) {
    for (const char* const name :
         {"J\u00fcrgen.txt", "\u0395\u03bb\u03ad\u03bd\u03b7.txt", "\u017b\u00f3\u0142w.txt",
          "\u56f2\u7881.txt", "Ju\u0308rgen.txt"}) {
        put(name, "tic-tac-toe: .../.../... X; b2\n");
        window->files().open(path(name));
        EXPECT_TRUE(told(QString(name) + " is open.")) << name;
        EXPECT_EQ(window->findChild<QMenu*>("recentFiles")->actions().front()->text(),
                  "&1  " + QString(name));
    }
}

// Qt gives such a name with U+FFFD for the byte, and can write under no such name.
TEST_F(FilesTest, AFileWhoseNameIsNoUtf8IsOpenedAndSavedUnderAnother) {
    play({{1, 1}});
    const std::string real = folder.path().toStdString() + "/caf\xe9.bouton";
    std::ofstream(real, std::ios::binary) << write(session().saved()).toStdString();
    window->pages().game()->newGame();
    window->openArguments({path(QStringLiteral("caf\ufffd.bouton"))});
    ASSERT_TRUE(told(QStringLiteral("caf\ufffd.bouton is open.")));
    EXPECT_EQ(record(), "tic-tac-toe: .../.../... X; b2");
    action("saveFile")->trigger();
    ASSERT_TRUE(window->findChild<QFileDialog*>()) << "it asks for a name";
    EXPECT_FALSE(QFile::exists(path(QStringLiteral("caf\ufffd.bouton"))));
    std::filesystem::remove(real); // Qt cannot
}

TEST_F(FilesTest, AMarkOfUtf8BeforeWhatIsPastedOrOpenedMeansNothing) {
    openGame("tic-tac-toe");
    paste(QStringLiteral("\ufeffX../.../... O"));
    EXPECT_TRUE(records("tic-tac-toe: X../.../... O;"));
    paste(QStringLiteral("\ufefftic-tac-toe: .../.../... X; a1"));
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; a1"));
    const QByteArray saved = write(session().saved());
    paste(QStringLiteral("\ufeff\n") + QString::fromUtf8(saved));
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; a1"));
    put("m.bouton", "\xEF\xBB\xBF" + saved);
    window->files().open(path("m.bouton"));
    EXPECT_TRUE(told("m.bouton is open."));
    put("w.bouton", QByteArray("\xFF\xFE{\0}\0", 6));
    window->files().open(path("w.bouton"));
    EXPECT_TRUE(told("w.bouton was not opened. The text is in UTF-16."));
}

TEST_F(FilesTest, ANoticeOfTheDiskStaysWhileOnePlays) {
    play({{1, 1}});
    emit window->library().keeper().failed({"the disk is full"});
    click({0, 0});
    EXPECT_EQ(status(), "the disk is full");
}

} // namespace bouton::testing
