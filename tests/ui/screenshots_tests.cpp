// SPDX-License-Identifier: MIT
#include "pictures/screenshots.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <array>
#include <optional>

#include "pictures/photographer.h"
#include "support/file_bytes.h"
#include "ui/golden.h"
#include "ui/pixels.h"

namespace bouton::testing {

namespace {

Shoot onlyTicTacToe() {
    static const std::array games{gameNamed("tic-tac-toe").value()};
    return {games, false};
}

// Every page in light and in dark, in a folder that was not there before, and what was said on the
// way.
struct TakenOnce {
    QTemporaryDir directory;
    QString folder = directory.filePath("new/one");
    std::optional<QString> refused;
    QStringList said;
};

// One set of pictures for all who only look at it.
const TakenOnce& takenOnce() {
    static TakenOnce taken;
    static const bool done = [] {
        const auto before =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& words) {
                taken.said << words;
            });
        taken.refused = takeScreenshots(taken.folder, 3, {onlyTicTacToe().games});
        qInstallMessageHandler(before);
        return true;
    }();
    EXPECT_TRUE(done && !taken.refused);
    return taken;
}

} // namespace

TEST(Screenshots, ShowEveryPageInLightAndInDark) {
    const QString& made = takenOnce().folder;
    for (const char* page : {"start", "tic-tac-toe-set-up", "tic-tac-toe-play", "tic-tac-toe-end",
                             "tic-tac-toe-review", "laboratory-counts", "lessons", "lesson",
                             "archive", "preferences", "help", "about"}) {
        SCOPED_TRACE(page);
        const QImage light(QDir(made).filePath(QLatin1String(page) + "-light.png"));
        const QImage dark(QDir(made).filePath(QLatin1String(page) + "-dark.png"));
        ASSERT_FALSE(light.isNull());
        EXPECT_EQ(light.size(), dark.size());
        EXPECT_GT(light.pixelColor(4, 4).lightness(), 128);
        EXPECT_LT(dark.pixelColor(4, 4).lightness(), 128);
    }
    EXPECT_EQ(QDir(made).entryList(QDir::Files).size(), 40);
}

TEST(Screenshots, AreTakenInSilence) { EXPECT_EQ(takenOnce().said.join('\n').toStdString(), ""); }

TEST(Screenshots, OfTheSameSeedAreTheSame) {
    const QTemporaryDir again; // the first one of a process is like all others
    ASSERT_FALSE(takeScreenshots(again.path(), 3, onlyTicTacToe()));
    for (const QString& name : QDir(again.path()).entryList(QDir::Files)) {
        const bool ofThisRun = // the hour of the day, the folder of the games
            name.startsWith("archive") || name.startsWith("preferences");
        EXPECT_TRUE(ofThisRun
                    || bytesOf(again.filePath(name))
                           == bytesOf(QDir(takenOnce().folder).filePath(name)))
            << name.toStdString();
    }
}

TEST(Screenshots, OfTheDocumentationAreThePicturesThatItHolds) {
    const QTemporaryDir directory;
    ASSERT_FALSE(takeScreenshots(directory.path(), 7, {.figures = true}));
    const QDir docs(QStringLiteral(QT_TESTCASE_SOURCEDIR "/../docs/images"));
    EXPECT_EQ(QDir(directory.path()).entryList(QDir::Files), docs.entryList(QDir::Files));
    for (const QFileInfo& picture : docs.entryInfoList(QDir::Files))
        EXPECT_LT(picture.size(), 256 * 1024) << picture.fileName().toStdString();
    if (!paintsAsGolden())
        return;
    for (const QString& name : docs.entryList(QDir::Files))
        EXPECT_EQ(QImage(directory.filePath(name)).size(), QImage(docs.filePath(name)).size())
            << name.toStdString();
    // Those that tell neither time nor date; the first is taken at the cut that it speaks of.
    for (const char* name : {"search.png", "sights.png"}) {
        const QImage taken(directory.filePath(name)), held(docs.filePath(name));
        ASSERT_EQ(taken.size(), held.size()) << name;
        const int others =
            countPixels(held, [&](int x, int y) { return taken.pixel(x, y) != held.pixel(x, y); });
        EXPECT_LT(others, held.width() * held.height() / 100) << name;
    }
}

TEST(Screenshots, ThatCannotBeWrittenAreAnsweredByASentence) {
    const QTemporaryDir directory;
    QFile file(directory.filePath("file"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const auto noDirectory = takeScreenshots(directory.filePath("file/x"), 1, onlyTicTacToe());
    ASSERT_TRUE(noDirectory);
    EXPECT_TRUE(noDirectory->startsWith("Cannot make the directory "))
        << noDirectory->toStdString();
    ASSERT_TRUE(QDir(directory.path()).mkdir("start-light.png"));
    const auto noFile = takeScreenshots(directory.path(), 1, onlyTicTacToe());
    ASSERT_TRUE(noFile);
    EXPECT_TRUE(noFile->startsWith("Cannot write ")) << noFile->toStdString();
}

TEST(APhotographer, SaysForWhatItHasWaitedInVain) {
    const QTemporaryDir folder;
    Photographer photographer(folder.path(), 1);
    photographer.wait("what is there", [] { return true; });
    EXPECT_FALSE(photographer.failure());
    photographer.wait(
        "nothing", [] { return false; }, std::chrono::milliseconds(1));
    EXPECT_EQ(photographer.failure().value_or(QString()), "Waited in vain for nothing.");
    photographer.shoot(QStringLiteral("none"));
    EXPECT_TRUE(QDir(folder.path()).isEmpty()) << "nothing more is written";
}

} // namespace bouton::testing
