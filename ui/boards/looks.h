#pragma once

#include <vector>

#include "ui/boards/board_view.h"
#include "ui/boards/shown_piece.h"

namespace bouton {

// How the board of a game with square cells looks. Where a function is null the board draws what
// any board does: tiles, the letters of the picture on buttons, and the marks of BoardView.
struct BoardLook {
    using Paint = void (*)(const BoardView& board, QPainter& painter);
    using PaintCell = void (*)(const BoardView& board, QPainter& painter, Cell cell);
    using PaintCells = void (*)(const BoardView& board, QPainter& painter, const Clicks& cells);
    // A piece looks the same on every board of the game, by day and by night.
    using PaintPiece = void (*)(QPainter& painter, const ShownPiece& piece);
    struct LetterName {
        char letter;
        const char* name; // marked for translation
    };

    Stuff stuff = Stuff::Plain;
    Paint ground = nullptr;            // the empty cells; painted once and kept
    Paint traces = nullptr;            // what earlier moves left on them
    PaintPiece piece = nullptr;        // at rest and while it moves
    PaintCell last = nullptr;          // a cell of the last move
    PaintCell next = nullptr;          // a cell that a click would take
    PaintCell hover = nullptr;         // what a click on a cell would do
    PaintCells chosen = nullptr;       // the clicks of a move that is growing
    PaintCells named = nullptr;        // what a sentence speaks of
    Manner manner{};                   // how they move
    bool piecesAreSides = false;       // a side's letter is that of its pieces, which stand for it
    std::vector<LetterName> letters{}; // what pieces are called, for those who do not see them
};

// A board that looks so.
BoardView* makeBoard(const BoardLook& look, const QString& title, QWidget* parent = nullptr);

// A button with a letter on it, neutral or in a side's colour.
void paintButton(QPainter& painter, const ShownPiece& piece);
void paintToken(QPainter& painter, const QRectF& rect, QChar letter, Side side);

// Squares in two tones, a1 (top left) light; in one, where the cells bear a map.
void paintChessboard(const BoardView& board, QPainter& painter);

// The looks of the games, in the files that are called after them.
BoardLook ticTacToeLook();
BoardLook reversiLook();
BoardLook towersLook();
BoardLook trojanHorseLook();
BoardLook gridNimLook();

} // namespace bouton
