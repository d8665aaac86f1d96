#pragma once

#include <vector>

#include "ui/boards/board_view.h"
#include "ui/boards/shown_piece.h"

namespace bouton {

// How the board of a game with square cells looks. Where a function is null the board draws what
// any board does: square tiles, the letters of the picture, and the marks of BoardView.
struct BoardLook {
    using Paint = void (*)(const BoardView& board, QPainter& painter, const Theme& theme);
    using PaintCell = void (*)(const BoardView& board, QPainter& painter, const Theme& theme,
                               Cell cell);
    using PaintPiece = void (*)(const BoardView& board, QPainter& painter, const Theme& theme,
                                const ShownPiece& piece);
    struct LetterName {
        char letter;
        const char* name; // marked for translation
    };

    Paint ground = nullptr;            // below the pieces
    PaintPiece piece = nullptr;        // at rest and while it moves
    PaintCell last = nullptr;          // a cell of the last move
    PaintCell next = nullptr;          // a cell that a click would take
    std::vector<LetterName> letters{}; // what pieces are called, for those who do not see them
};

// A board that looks so.
BoardView* makeBoard(const BoardLook& look, const QString& title, QWidget* parent = nullptr);

// Squares in two tones, a1 (top left) light.
void paintChessboard(const BoardView& board, QPainter& painter, const Theme& theme);

// Four lines; a cross in green or a nought in red.
void paintFourLines(const BoardView& board, QPainter& painter, const Theme& theme);
void paintCrossOrNought(const BoardView& board, QPainter& painter, const Theme& theme,
                        const ShownPiece& piece);

// Felt with lines; a dark or a light disc, a dot on the disc that was placed last, and the shadow
// of a disc that could be placed.
void paintFelt(const BoardView& board, QPainter& painter, const Theme& theme);
void paintDisc(const BoardView& board, QPainter& painter, const Theme& theme,
               const ShownPiece& piece);
void paintDot(const BoardView& board, QPainter& painter, const Theme& theme, Cell cell);
void paintShadow(const BoardView& board, QPainter& painter, const Theme& theme, Cell cell);

// A green tower, square with battlements, or a red one, round with a pointed roof.
void paintTower(const BoardView& board, QPainter& painter, const Theme& theme,
                const ShownPiece& piece);

// A horse of wood and on wheels, on a chessboard.
void paintHorse(const BoardView& board, QPainter& painter, const Theme& theme,
                const ShownPiece& piece);

// Tiles; those of the diagonal, which are filled alone, have their corners cut off. A green filling
// is a square with a G, a red one a disc with an R.
void paintFloor(const BoardView& board, QPainter& painter, const Theme& theme);
void paintFilling(const BoardView& board, QPainter& painter, const Theme& theme,
                  const ShownPiece& piece);

} // namespace bouton
