#include <QDir>
#include <QTemporaryDir>
#include <QWidget>

#include <gtest/gtest.h>

#include "ui/controls/file_dialog.h"

namespace bouton::testing {

namespace {

QString folderOf(const QFileDialog* dialog) { return dialog->directory().canonicalPath(); }

} // namespace

TEST(FileDialog, OpensWhereTheLastFileWasChosen) {
    QWidget window;
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("answers")));
    const QString answers = QDir(folder.filePath(QStringLiteral("answers"))).canonicalPath();
    const QString here = QDir(folder.path()).canonicalPath();
    const auto save = [&] {
        return askForFile(&window, QStringLiteral("Save"), {}, QStringLiteral("set.json"));
    };
    emit askForFile(&window, QStringLiteral("Open"), {})
        ->fileSelected(here + QStringLiteral("/a.json"));
    EXPECT_EQ(save()->selectedFiles(), QStringList{here + QStringLiteral("/set.json")});
    EXPECT_EQ(folderOf(askForFile(&window, QStringLiteral("Open"), {})), here);
    QFileDialog* folders = askForFolder(&window, QStringLiteral("Answers"));
    EXPECT_EQ(folderOf(folders), here);
    emit folders->fileSelected(answers);
    QFileDialog* saves = save();
    EXPECT_EQ(folderOf(saves), answers);
    EXPECT_EQ(saves->selectedFiles(), QStringList{answers + QStringLiteral("/set.json")});
}

TEST(FileDialog, OpensInTheFolderThatIsGiven) {
    QWidget window;
    const QTemporaryDir folder;
    const QString given = QDir(folder.path()).canonicalPath();
    EXPECT_EQ(folderOf(askForFile(&window, QStringLiteral("Save"), {},
                                  folder.filePath(QStringLiteral("set.json")))),
              given);
    EXPECT_EQ(folderOf(askForFolder(&window, QStringLiteral("Games"), folder.path())), given);
}

TEST(FileDialog, OpensWhereItIsToldTo) {
    QWidget window;
    const QTemporaryDir folder;
    openDialogsIn(folder.path());
    EXPECT_EQ(folderOf(askForFile(&window, QStringLiteral("Open"), {})),
              QDir(folder.path()).canonicalPath());
}

TEST(FileDialog, TakesThePlaceOfAnotherAndHoldsNothingUp) {
    QWidget window;
    const QFileDialog* first = askForFile(&window, QStringLiteral("Open"), {});
    EXPECT_TRUE(first->isVisible());
    const QFileDialog* second = askForFile(&window, QStringLiteral("Open"), {});
    EXPECT_FALSE(first->isVisible());
    EXPECT_TRUE(second->isVisible());
    EXPECT_FALSE(second->isModal());
}

TEST(FileDialog, OpensWithoutAWindow) {
    QFileDialog* dialog = askForFolder(nullptr, QStringLiteral("Games"));
    EXPECT_TRUE(dialog->isVisible());
    delete dialog;
}

} // namespace bouton::testing
