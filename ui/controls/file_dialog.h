#pragma once

#include <QFileDialog>

namespace bouton {

// Opens a dialog that asks for a file: to save under `name`, which the user can change, or without
// a name to open. The dialog is not modal, so the window stays alive. It deletes itself when it is
// closed. Its fileSelected() gives the answer.
QFileDialog* askForFile(QWidget* parent, const QString& title, const QString& filter,
                        const QString& name = {});

} // namespace bouton
