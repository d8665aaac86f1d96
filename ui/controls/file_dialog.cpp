// SPDX-License-Identifier: MIT
#include "ui/controls/file_dialog.h"

#include <QStandardPaths>

namespace bouton {

namespace {

// Where the next dialog opens: it lasts as long as the program.
QString& usualFolder() {
    static QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder;
}

// Not in one that is not there, as the documents' may be: a dialog would take it for a file's name.
QString openingFolder() { return QDir(usualFolder()).exists() ? usualFolder() : QDir::homePath(); }

void show(QFileDialog* dialog, QFileDialog::FileMode mode) {
    if (const QObject* parent = dialog->parent())
        for (QFileDialog* other :
             parent->findChildren<QFileDialog*>(QString(), Qt::FindDirectChildrenOnly))
            if (other != dialog)
                other->close();
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [mode](const QString& path) {
        openDialogsIn(mode == QFileDialog::Directory ? path : QFileInfo(path).absolutePath());
    });
    dialog->show();
}

} // namespace

void openDialogsIn(const QString& folder) { usualFolder() = folder; }

QFileDialog* askForFile(QWidget* parent, const QString& title, const QString& filter,
                        const QString& name) {
    const QDir folder(openingFolder());
    const bool opens = name.isEmpty();
    auto* dialog =
        new QFileDialog(parent, title, opens ? folder.path() : folder.filePath(name), filter);
    dialog->setAcceptMode(opens ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    show(dialog, opens ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    return dialog;
}

QFileDialog* askForFolder(QWidget* parent, const QString& title, const QString& folder) {
    auto* dialog = new QFileDialog(parent, title, folder.isEmpty() ? openingFolder() : folder);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    show(dialog, QFileDialog::Directory);
    return dialog;
}

} // namespace bouton
