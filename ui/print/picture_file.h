// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "ui/print/drawing.h"

class QWidget;

namespace bouton {

// Pictures and pages in files and on paper. Every sentence is ready to be shown.

using MakeDrawings = std::function<Drawings()>;
using Tell = std::function<void(const QString& sentence)>;

// Writes one file, whole or not at all, on a thread of its own, and tells what went wrong, or
// nothing. If the owner is gone by then, the file is written all the same, and nobody is told.
void writeFile(QObject* owner, const QString& path, QByteArray bytes,
               std::function<void(const std::optional<QString>& why)> done);

// Writes the drawings into a file, whole or not at all. The ending of the path says what it
// becomes: .png at twice the size on screen, .svg, or .pdf with a page for each drawing. The first
// two hold one drawing alone. Paints at once and writes as writeFile() does. `tell` gets one
// sentence: where it is saved, or why it is not.
void exportPicture(QObject* owner, const Drawings& drawings, const QString& path, Tell tell);
// The same as bytes, for the ending "png", "svg" or "pdf"; nothing for any other.
QByteArray pictureBytes(const Drawings& drawings, const QString& ending);

// Asks for a file and writes there what `make` gives then; `tell` gets a sentence of what came of
// it. `name` is proposed, with its ending; several pages want ".pdf". The dialog is not modal.
void askToExport(QWidget* parent, const QString& name, MakeDrawings make, Tell tell);
// Asks for a printer and prints there what `make` gives then, or leads to askToExport(). The dialog
// is not modal, nothing waits for a printer, and a second dialog of the parent takes its place.
void askToPrint(QWidget* parent, const QString& name, MakeDrawings make, Tell tell);

} // namespace bouton
