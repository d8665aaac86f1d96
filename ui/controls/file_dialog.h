#pragma once

#include <QFileDialog>

namespace bouton {

// Opens a dialog that asks for a file to be saved, with this name at first, or without a name for
// one to be opened. It is not modal, so that the window stays alive, and goes when it is closed.
// Its fileSelected() tells the answer.
QFileDialog* askForFile(QWidget* parent, const QString& title, const QString& filter,
                        const QString& name = {});

} // namespace bouton
