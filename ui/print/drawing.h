// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QLocale>
#include <QPageSize>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

#include "core/ruleset.h"
#include "ui/theme/type.h"

class QPainter;

namespace bouton {

class BoardView;

inline constexpr int paperDpi = 96;

// Something to be put into a file or on paper. Its measures are pixels of a screen of 96 dpi. What
// it paints may live in a widget, so paint it at once and on the window's thread.
struct Drawing {
    QString title{};
    QSizeF size{};
    // Paints within (0, 0) and `size`. The painter has paperFont() and dark ink on white.
    std::function<void(QPainter&)> paint{};

    Q_DECLARE_TR_FUNCTIONS(bouton::Drawing)
};
using Drawings = std::vector<Drawing>; // a page each

// What lies within the margins of a sheet of A4. Paper of another size shrinks it. A drawing as
// wide as this lies on a sheet; a narrower one, such as a board, has a page of its own size in a
// file.
inline constexpr QSizeF paperSize{680, 1000};

// The sheets that are written and printed, A4 at first, and those that are usual in a country: A4
// or US letter.
void usePaper(QPageSize::PageSizeId paper);
QPageSize::PageSizeId paperInUse();
QPageSize::PageSizeId paperOf(QLocale::Territory country);

// The font that a painter begins with, in pixels, so that it looks the same on every device. Its
// letters have 9 points, however large those on the screen are.
QFont paperFont();

// Words in lines of at most `width`, broken within a word where one is longer.
QStringList linesOf(const QString& words, const QFont& font, double width);

// The drawing below its title, which has as many lines as it needs, for a page.
Drawing titled(Drawing drawing);

// A board of the game with what is shown on it: pieces, the last move, marks, values, parts. It is
// a copy, so the drawing may be painted later, when the board shows something else.
Drawing drawingOf(const Ruleset& game, const BoardView& board);

// A board that shows nothing but a position, with sides of so many pixels.
Drawing drawingOf(const Ruleset& game, const Picture& picture, int side, bool coordinates = true);

// A table in words, as it is shown: the head first, every line as long as the head.
struct PaperTable {
    QString title{};
    QList<QStringList> lines{};
    int wordColumns = 1; // stand to the left, the others to the right
};

// The whole table as one drawing, as large as it gets. Long words take several lines.
Drawing drawingOf(const PaperTable& table);
// The table on pages, with its head on each. One that is too wide is made smaller, as long as it
// can be read; then it goes on on further pages, with its first column on each.
Drawings pagesOf(const PaperTable& table);

// What all sheets to be written on have in common: black on a sheet of paperSize, with lines to
// write on.
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
