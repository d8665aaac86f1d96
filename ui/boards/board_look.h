// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

#include "core/cell.h"
#include "core/picture.h"
#include "ui/boards/board_plan.h"
#include "ui/boards/materials.h"
#include "ui/boards/motion.h"
#include "ui/boards/shown.h"

class QPainter;
class QPen;
class QPixmap;

namespace bouton {

struct BoardLook;
struct Field;
class Hand;
struct ShownBoard;

// How any board draws what stands on it, unless its look says otherwise.
void paintTiles(const ShownBoard& board, QPainter& painter);
void paintCoordinates(const ShownBoard& board, QPainter& painter);
void paintPieces(const ShownBoard& board, QPainter& painter);

// How any board marks cells, unless its look says otherwise.
void markLast(const ShownBoard& board, QPainter& painter, Cell cell);
void markBefore(const ShownBoard& board, QPainter& painter, Cell cell);
void markNext(const ShownBoard& board, QPainter& painter, Cell cell);
void markHover(const ShownBoard& board, QPainter& painter, Cell cell);
void markChosen(const ShownBoard& board, QPainter& painter, const Clicks& cells);
void markNamed(const ShownBoard& board, QPainter& painter, const Clicks& cells);

// The marks of the position and of its moves, as the look has them, and cells that are lit.
void paintMarks(QPainter& painter, const ShownBoard& board);
// Those that follow the mouse: what a click would do, where what is held may go, and what is
// `carried` while a position is set up.
void paintHand(QPainter& painter, const ShownBoard& board, const Hand& hand, const Field& field,
               const QPixmap& carried);
// The cell that the keys have, in two tones, so that it is seen on every ground.
void paintFocus(QPainter& painter, const QRectF& cell);

// The cells as one area, without the borders between them. Only the inner half of its outline is
// seen, so that neighbouring areas keep their own.
void paintArea(QPainter& painter, const ShownBoard& board, const Clicks& cells, const QColor& fill,
               const QPen& pen);

inline double cornerOf(const QRectF& cell) { return cell.width() / 8; } // a mark's radius

// Boards to be written on: thin lines, black on white, nothing grey, so that a copy of a copy still
// tells what is filled from what is an outline.

// A board that shows a position, painted from (0, 0) on.
struct InkBoard {
    QSizeF size;
    std::function<void(QPainter&)> paint;
    double side = 0; // of a square cell; 0: it has none

    QRectF cell(Cell at) const;
};

constexpr double largestInkCell = 27;                  // 7 mm on A4
constexpr double inkLetterHeight = 11, inkMargin = 16; // of the names of rows and columns

// What stands in a cell of 100 x 100, the painter's pen and brush being black and white: '.' for
// the cell itself. Without a look of its own a piece is its letter.
using PaintInk = void (*)(QPainter& painter, char letter, Cell cell);
void inkLetter(QPainter& painter, char letter, Cell cell);

// The same within a square.
void paintInkUnit(QPainter& painter, const QRectF& square, PaintInk ink, char letter, Cell cell);

// Squares with their coordinates, as large as the room lets them be, but no larger than `largest`.
InkBoard inkSquares(const BoardLook& look, const Picture& picture, const QSizeF& room,
                    double largest);

// A button with a letter on it, neutral or in a side's colour; that of the first side is round,
// that of the second one square.
void paintButton(QPainter& painter, const ShownPiece& piece);
void paintToken(QPainter& painter, const QRectF& rect, QChar letter, Side side);

// How the board of a game looks and moves, and how it is laid out. What a game does not say is as
// on any board: square tiles, the letters of the picture on buttons, and the marks above.
struct BoardLook {
    using Paint = void (*)(const ShownBoard& board, QPainter& painter);
    using PaintCell = void (*)(const ShownBoard& board, QPainter& painter, Cell cell);
    using PaintCells = void (*)(const ShownBoard& board, QPainter& painter, const Clicks& cells);
    // A piece looks the same on every board of the game, by day and by night.
    using PaintPiece = std::function<void(QPainter& painter, const ShownPiece& piece)>;

    Stuff stuff = Stuff::Plain;
    Paint ground = paintTiles;            // the empty cells; painted once and kept
    Paint coordinates = paintCoordinates; // the names of the cells in the frame; kept as well
    Paint pieces = paintPieces; // all that stands on the ground, below the marks: by the next two
    Paint traces = nullptr;     // what earlier moves left on the ground
    PaintPiece piece = paintButton; // at rest and while it moves
    PaintCell last = markLast;      // a cell of the last move
    PaintCell before = markBefore;  // one of the move that it answers
    PaintCell next = markNext;      // a cell that a click would take
    PaintCell hover = markHover;    // what a click on a cell would do, in play
    PaintCells chosen = markChosen; // the clicks of a move that is growing
    PaintCells named = markNamed;   // what a sentence speaks of
    // What a value's edge and text are drawn with, and what lies below a lost one's text; empty: as
    // the material has it.
    QColor worthInk{}, worthPlate{};

    // Where all stands. `before` is what the same look has laid out on this board last, or null.
    std::function<std::shared_ptr<const BoardPlan>(const BoardRoom& room, const Scene& scene,
                                                   const BoardPlan* before)>
        plan = planOfSquares;
    Manner manner{}; // how pieces move
    // How they go from one position to the next by a move with these clicks.
    Motion (*motion)(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after,
                     const Clicks& cells, const Manner& manner) = Motion::ofMove;
    bool piecesAreSides = false; // a side's letter is that of its pieces, which stand for it
    // What pieces are called, for those who do not see them; marked for translation.
    std::vector<std::pair<char, const char*>> letters{};
    // For those who do not see it (cell_words.h): the picture, what stands in a cell, what is said
    // of a place without a cell, what lies on the lines through a cell, and the pieces of a letter
    // or of all.
    QString (*words)(const BoardLook& look, const BoardPlan& plan) = wordsOfRows;
    QString (*cell)(const BoardLook& look, const BoardPlan& plan, Cell cell) = wordOfLetter;
    const char* hole = QT_TRANSLATE_NOOP("Phrase", "no cell");
    QString (*lines)(const BoardLook& look, const BoardPlan& plan, Cell cell) = wordsOfLines;
    QString (*standing)(const BoardLook& look, const BoardPlan& plan,
                        std::optional<char> letter) = wordsOfPieces;

    // On a sheet to be written on: what stands in a cell, and the whole board.
    PaintInk ink = inkLetter;
    InkBoard (*inked)(const BoardLook& look, const Picture& picture, const QSizeF& room,
                      double largest) = inkSquares;

    QString nameOf(char letter) const;

    static std::shared_ptr<const BoardPlan> planOfSquares(const BoardRoom& room, const Scene& scene,
                                                          const BoardPlan* before);
    static QString wordsOfRows(const BoardLook& look, const BoardPlan& plan);
    static QString wordOfLetter(const BoardLook& look, const BoardPlan& plan, Cell cell);
    static QString wordsOfLines(const BoardLook& look, const BoardPlan& plan, Cell cell);
    static QString wordsOfPieces(const BoardLook& look, const BoardPlan& plan,
                                 std::optional<char> letter);

    Q_DECLARE_TR_FUNCTIONS(bouton::BoardLook)
};

// What a board shows in words: the picture, then the values of moves.
QString wordsOf(const BoardLook& look, const BoardPlan& plan, const Shown& shown);

} // namespace bouton
