// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRegion>
#include <QString>
#include <QStringList>

class QWidget;

namespace bouton::testing {

// What is seen of pages and parts, held to what tests/ui/golden keeps. A change of them that is
// meant is written by `tests/run --golden`; the commit explains it.

// Whether this machine paints as the one did that wrote the golden pictures: the same Qt, font and
// rasteriser. Elsewhere pictures and widths say nothing.
bool paintsAsGolden();

// Fails if the picture differs from the golden one of that name. What is kept is small: of each
// tile of 16 x 16 pixels the mean colour, and where in it its light lies, so that a line that
// moves by a pixel is seen.
void expectGolden(const QString& name, const QImage& picture);

// Where a page shows what is another one each day or in each run: times, dates, folders.
QRegion changing(const QWidget& page);

// A line for each widget in view, with its class, name, place, words, what it takes, its tip and
// what a screen reader is told; nothing of what changes.
QStringList wordsWithin(const QWidget& widget);

// Fails if the lines differ from the golden text of that name.
void expectGoldenLines(const QString& name, const QStringList& lines);
// The same with the words of a widget.
void expectGoldenWords(const QString& name, const QWidget& widget);

} // namespace bouton::testing
