#include "ui/controls/file_dialog.h"

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

} // namespace bouton
