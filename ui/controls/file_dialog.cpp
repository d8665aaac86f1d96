#include "ui/controls/file_dialog.h"

#include <QSaveFile>

namespace bouton {

QFileDialog* askForFile(QWidget* parent, const QString& title, const QString& filter,
                        const QString& name) {
    auto* dialog = new QFileDialog(parent, title, name, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(name.isEmpty() ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    dialog->setAcceptMode(name.isEmpty() ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    dialog->open();
    return dialog;
}

std::optional<QString> writeFile(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    // commit() would take a file for good whose last bytes could not be flushed.
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()
        && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace bouton
