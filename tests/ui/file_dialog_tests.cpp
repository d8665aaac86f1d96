// SPDX-License-Identifier: MIT
#include <QDir>
#include <QLineEdit>
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

TEST(FileDialog, OpensInTheFolderThatIsGivenOrWhereItIsToldTo) {
    QWidget window;
    const QTemporaryDir folder;
    const QString given = QDir(folder.path()).canonicalPath();
    EXPECT_EQ(folderOf(askForFile(&window, QStringLiteral("Save"), {},
                                  folder.filePath(QStringLiteral("set.json")))),
              given);
    EXPECT_EQ(folderOf(askForFolder(&window, QStringLiteral("Games"), folder.path())), given);
    const QTemporaryDir other;
    openDialogsIn(other.path());
    EXPECT_EQ(folderOf(askForFile(&window, QStringLiteral("Open"), {})),
              QDir(other.path()).canonicalPath());
}

TEST(FileDialog, OpensAtHomeWhereItsFolderIsGone) {
    QWidget window;
    const QString home = QDir::home().canonicalPath();
    {
        const QTemporaryDir gone;
        openDialogsIn(gone.path());
    }
    QFileDialog* opens = askForFile(&window, QStringLiteral("Open"), {});
    EXPECT_EQ(folderOf(opens), home);
    EXPECT_EQ(opens->findChild<QLineEdit*>()->text(), "") << "a folder is no file's name";
    EXPECT_EQ(folderOf(askForFile(&window, QStringLiteral("Save"), {}, QStringLiteral("a.json"))),
              home);
    EXPECT_EQ(folderOf(askForFolder(&window, QStringLiteral("Answers"))), home);
}

TEST(FileDialog, AsksForWhatIsThereOrForWhatIsToBe) {
    QWidget window;
    const QString filter = QStringLiteral("Sets (*.json)");
    const QFileDialog* opens = askForFile(&window, QStringLiteral("Open"), filter);
    EXPECT_EQ(opens->windowTitle(), "Open");
    EXPECT_EQ(opens->nameFilters(), QStringList(filter));
    EXPECT_EQ(opens->acceptMode(), QFileDialog::AcceptOpen);
    EXPECT_EQ(opens->fileMode(), QFileDialog::ExistingFile);
    EXPECT_FALSE(opens->testOption(QFileDialog::ShowDirsOnly));
    EXPECT_TRUE(opens->testAttribute(Qt::WA_DeleteOnClose));
    const QFileDialog* saves =
        askForFile(&window, QStringLiteral("Save"), filter, QStringLiteral("set.json"));
    EXPECT_EQ(saves->acceptMode(), QFileDialog::AcceptSave);
    EXPECT_EQ(saves->fileMode(), QFileDialog::AnyFile);
    EXPECT_EQ(saves->defaultSuffix(), "json");
    const QFileDialog* folders = askForFolder(&window, QStringLiteral("Games"));
    EXPECT_EQ(folders->windowTitle(), "Games");
    EXPECT_EQ(folders->fileMode(), QFileDialog::Directory);
    EXPECT_TRUE(folders->testOption(QFileDialog::ShowDirsOnly));
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
