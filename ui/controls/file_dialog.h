#pragma once

#include <QFileDialog>

#include <optional>

namespace bouton {

// Opens a dialog that asks for a file: to save under `name`, which the user can change, or without
// a name to open. The dialog is not modal, so the window stays alive. It deletes itself when it is
// closed. Its fileSelected() gives the answer.
QFileDialog* askForFile(QWidget* parent, const QString& title, const QString& filter,
                        const QString& name = {});

// Writes a file whole or not at all. Blocks. Gives what went wrong, if anything.
std::optional<QString> writeFile(const QString& path, const QByteArray& bytes);

} // namespace bouton
