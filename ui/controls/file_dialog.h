// SPDX-License-Identifier: MIT
#pragma once

#include <QFileDialog>

namespace bouton {

// A dialog opens in the folder of the file that was chosen last in any of them, at first in the
// user's documents. It holds nothing up: a game goes on beside it. A second one of the same parent
// takes its place. It deletes itself when it is closed. Its fileSelected() gives the answer.

// Where the next dialog opens, as if a file of this folder had been chosen in one.
void openDialogsIn(const QString& folder);

// Asks for a file: to save under `name`, which the user can change, or without a name to open. A
// name with a folder opens there.
QFileDialog* askForFile(QWidget* parent, const QString& title, const QString& filter,
                        const QString& name = {});

// Asks for a folder. It opens in `folder`, if one is given.
QFileDialog* askForFolder(QWidget* parent, const QString& title, const QString& folder = {});

} // namespace bouton
