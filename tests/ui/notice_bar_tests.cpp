// SPDX-License-Identifier: MIT
#include "ui/window/notice_bar.h"

#include "ui/files.h"

// What one must not miss stands above the page, until it has helped or is closed.

namespace bouton::testing {

namespace {

class NoticesAboveThePage : public FilesTest {
protected:
    NoticeBar& bar() { return *window->findChild<NoticeBar*>(); }
    QStringList notices() { return noticesOf(*window); }
    QAbstractButton* button(const char* name, int line = 0) {
        return bar().layout()->itemAt(line)->widget()->findChild<QAbstractButton*>(
            QLatin1String(name));
    }
    Phrase phrase(const char* words) { return {words}; }
};

} // namespace

TEST_F(NoticesAboveThePage, StandBelowOneAnotherTheNewestFirst) {
    EXPECT_FALSE(bar().isVisible());
    bar().add(*window, phrase("One"));
    bar().add(*window, phrase("Two"));
    bar().add(bar(), phrase("Two"));
    EXPECT_EQ(notices(), QStringList({"Two", "Two", "One"})) << "of two sources";
    bar().add(*window, phrase("One"));
    EXPECT_EQ(notices(), QStringList({"One", "Two", "Two"})) << "once";
    EXPECT_TRUE(bar().isVisible());
    EXPECT_LE(bar().geometry().bottom(), window->pages().geometry().top());
}

TEST_F(NoticesAboveThePage, AreNoMoreThanAFewAtATime) {
    for (const char* words : {"One", "Two", "Three", "Four", "Five"})
        bar().add(*window, phrase(words));
    EXPECT_EQ(notices(), QStringList({"Five", "Four", "Three"}));
    QTest::mouseClick(button("noticeClose", 1), Qt::LeftButton);
    EXPECT_EQ(notices(), QStringList({"Five", "Three", "Two"})) << "the ones behind come";
}

TEST_F(NoticesAboveThePage, StayOnEveryPageUntilTheyAreClosedOrHaveHelped) {
    bar().add(*window, phrase("One"));
    bar().add(bar(), phrase("Two"));
    openGame("towers");
    window->findChild<QLabel*>("told")->clear();
    window->pages().openArchive();
    EXPECT_EQ(notices().size(), 2);
    bar().withdraw(*window);
    EXPECT_EQ(notices(), QStringList({"Two"}));
    QTest::mouseClick(button("noticeClose"), Qt::LeftButton);
    EXPECT_TRUE(notices().isEmpty());
    EXPECT_FALSE(bar().isVisible());
}

TEST_F(NoticesAboveThePage, DoWhatCanBeDone) {
    int done = 0;
    bar().add(*window, phrase("One"), {[] { return QStringLiteral("Mend it"); }, [&] { ++done; }});
    EXPECT_EQ(button("noticeRemedy")->text(), "Mend it");
    QTest::mouseClick(button("noticeRemedy"), Qt::LeftButton);
    EXPECT_EQ(done, 1);
    bar().add(*window, phrase("Two"));
    EXPECT_FALSE(button("noticeRemedy")) << "nothing can be done";
}

TEST_F(NoticesAboveThePage, TellOfDamagedFilesInTheGamesFolderByTheNameOfTheLast) {
    play({{0, 0}});
    ASSERT_TRUE(waitForKept(1));
    const QDir games(window->preferences().gamesFolder());
    window.reset();
    for (const char* name : {"01234567-89ab-4def-8123-000000000001.bouton",
                             "01234567-89ab-4def-8123-000000000002.bouton"}) {
        QFile file(games.filePath(QLatin1String(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("{ nonsense");
    }
    open();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !notices().isEmpty(); }, patience));
    ASSERT_EQ(notices().size(), 1);
    EXPECT_TRUE(notices()[0].contains("in the games folder are left out"))
        << qPrintable(notices()[0]);
    EXPECT_TRUE(notices()[0].contains("2"));
    EXPECT_TRUE(notices()[0].contains("\"01234567-89ab-4def-8123-000000000002.bouton\""));
    EXPECT_FALSE(notices()[0].contains(games.path()));
    EXPECT_EQ(button("noticeRemedy")->text(), "Choose the folder");
    QTest::mouseClick(button("noticeRemedy"), Qt::LeftButton);
    EXPECT_EQ(window->pages().place(), Pages::Place::Preferences);
}

TEST_F(NoticesAboveThePage, KeepAWindowWithUnwrittenGamesOpenOnceAndSayWhichTheyAre) {
    window.reset();
    put("file", "");
    Preferences().setGamesFolder(path("file/games")); // nobody can make it
    open();
    play({{1, 1}});
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(notices().first().startsWith("1 game cannot be written: Tic-tac-toe."))
        << qPrintable(notices().first());
    EXPECT_EQ(button("noticeRemedy")->text(), "Choose the folder");
    EXPECT_TRUE(window->close());
    EXPECT_FALSE(window->isVisible());
    // The last try, as the program ends.
    ASSERT_TRUE(QFile::remove(path("file")));
    window.reset();
    EXPECT_EQ(QDir(path("file/games")).entryList({"*.bouton"}, QDir::Files).size(), 1);
}

TEST_F(NoticesAboveThePage, SayWhyAFileIsNotOpenUntilAnotherIs) {
    put("garbage.bouton", "no game\nat all\n");
    put("prose.txt", "Once upon a time\nthere were lines\nand no game\n");
    put("one.txt", "tic-tac-toe: .../.../... X; a1\n");
    put("mixed.txt",
        "A tournament\ntic-tac-toe: .../.../... X; a1\ntic-tac-toe: .../.../... X; b2\n");
    window->files().open(path("garbage.bouton"));
    ASSERT_TRUE(told("not a game"));
    EXPECT_EQ(notices().size(), 1);
    window->files().open(path("prose.txt"));
    ASSERT_TRUE(told("There is no game in it."));
    EXPECT_EQ(notices().size(), 1) << "of the last file";
    EXPECT_EQ(button("noticeRemedy")->text(), "Open another");
    window->files().open(path("one.txt"));
    ASSERT_TRUE(told("one.txt is open."));
    EXPECT_TRUE(notices().isEmpty());
    std::vector<std::string> choices;
    QObject::connect(
        &window->files(), &GameFiles::choiceWanted, &window->files(),
        [&](const QString&, const std::vector<std::string>& games) { choices = games; });
    window->files().open(path("mixed.txt"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !choices.empty(); }, patience));
    EXPECT_EQ(choices.size(), 2u) << "lines that begin a game";
    EXPECT_TRUE(notices().isEmpty());
}

TEST_F(NoticesAboveThePage, SayThatAWordIsNoGameAndNoFile) {
    window->openArguments({"horse"});
    ASSERT_EQ(notices().size(), 1);
    EXPECT_TRUE(notices()[0].startsWith("There is no game and no file \"horse\". The games are: "));
    EXPECT_TRUE(notices()[0].contains("trojan-horse"));
    EXPECT_EQ(window->pages().place(), Pages::Place::Start);
}

} // namespace bouton::testing
