#pragma once

#include <QString>

#include "ui/theme/type.h"

class QPainter;

namespace bouton {

struct Ruleset;

// What all sheets to be written on have in common: black on a sheet of paperSize (drawing.h), with
// lines to write on.

inline constexpr double sheetLine = 0.8, sheetFoot = 26; // a line's width, a page's foot

// Letters of this size and a sheetLine black pen.
void useOnPaper(QPainter& painter, Type type, Weight weight = Weight::Normal);
double widthOnPaper(const QPainter& painter, const QString& words); // in the painter's font

// Words, and after them a line to write on, up to `right`.
void paintBlankLine(QPainter& painter, double left, double right, double base,
                    const QString& words);
// Words below `top`, broken where they reach `width`. How low they reach.
double paintParagraph(QPainter& painter, double top, double width, const QString& words);

// The title, at the right what else the sheet is, and lines for a name and a class. The height that
// it takes.
double paintSheetHead(QPainter& painter, const QString& title, const QString& aside = {});
// Whose pieces are whose. The height that it takes: 0 if the pieces stand for no side.
double paintSheetSides(QPainter& painter, const Ruleset& game, double top);
void paintSheetFoot(QPainter& painter, const QString& left, const QString& right = {});

} // namespace bouton
