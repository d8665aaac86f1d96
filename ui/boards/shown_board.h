// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <vector>

#include "ui/boards/board_plan.h"
#include "ui/boards/materials.h"
#include "ui/boards/shown.h"
#include "ui/theme/theme.h"

class QPainter;

namespace bouton {

struct BoardLook;
class KeptGround;

// A board as it is painted at an instant: what it shows, where that stands, and what of it is on
// its way. It is made for one painting.
struct ShownBoard {
    const BoardLook& look;
    const BoardPlan& plan;
    const Shown& shown;
    const Theme& theme;
    std::vector<ShownPiece> drawn; // the pieces, on their way and in the user's hand
    double marksDrawn = 1;         // how opaque marks are: they come after the pieces
    double namedDrawn = 1; // how much is drawn of what a sentence names: less than 1 only at an end
    bool moving = false, held = false; // pieces are on their way, or in the user's hand

    // What looks ask for.
    const Material& material() const; // as the theme lights it
    const Scene& scene() const { return plan.scene(); }
    const Picture& picture() const { return plan.picture(); }
    int rows() const { return plan.rows(); }
    int columns() const { return plan.columns(); }
    char letterAt(Cell cell) const { return plan.letterAt(cell); }
    QRectF gridRect() const { return plan.grid(); }
    Stage stage() const { return plan.stage(); }
    Clicks cells() const { return plan.cells(); }
    QRectF cellRect(Cell cell) const { return plan.cellRect(cell); }
    const std::vector<ShownPiece>& pieces() const { return drawn; }
    bool mapped() const { return shown.mapped(); }
    bool editing() const { return plan.room().editing; }
};

// All but what follows the mouse and the keys.
void paintBoard(QPainter& painter, const ShownBoard& board, KeptGround& ground);

// The frame of a board with its empty cells and their names, painted once and kept for as long as
// nothing changes on which it depends.
class KeptGround {
public:
    // Only a screen has it from the store: a drawing that is made larger, or of lines, is painted
    // anew.
    void paint(QPainter& painter, const ShownBoard& board);

private:
    struct Key {
        BoardRoom room{};
        QRectF grid{}, first{}; // of the cells, and of the first one
        bool dark = false, mapped = false;
        Eyes eyes{};
        std::vector<std::size_t> rows{}; // their lengths
        bool operator==(const Key&) const = default;
    };
    Key m_key{};
    QImage m_image{};
};

} // namespace bouton
