#pragma once

#include <QPainterPath>

#include <memory>
#include <optional>
#include <vector>

#include "core/step.h"
#include "ui/boards/board_room.h"
#include "ui/boards/outlook.h"
#include "ui/boards/shown_piece.h"
#include "ui/boards/stage.h"

namespace bouton {

// A place where what is held may be put down, and the clicks that do that.
struct Drop {
    QRectF place, except{}; // except: a part that is none
    Clicks clicks{};
};

// Rows and columns of places.
struct Extent {
    int rows = 0, columns = 0;
    bool operator==(const Extent&) const = default;
};

// Where everything on a board stands, of one scene in one room. It never changes. The cells are
// squares, as large as the room lets them be, unless a game has a plan of its own.
class BoardPlan {
public:
    BoardPlan(const BoardRoom& room, const Scene& scene);
    virtual ~BoardPlan() = default;
    BoardPlan(const BoardPlan&) = delete;
    BoardPlan& operator=(const BoardPlan&) = delete;

    const BoardRoom& room() const { return m_room; }
    const Scene& scene() const { return m_scene; }
    const Picture& picture() const { return *m_scene.picture; }
    Clicks last() const { return m_scene.last ? m_scene.last->cells : Clicks{}; }
    int rows() const { return static_cast<int>(picture().rows.size()); }
    int columns() const;            // of the longest row
    char letterAt(Cell cell) const; // '.' where there is none

    // The cells as a whole, on whole pixels of the device; empty if there are none.
    const QRectF& grid() const { return m_grid; }
    // The board with its frame. Around it there is room for its shadow.
    Stage stage() const;
    // Every cell that can be clicked in this picture, ascending.
    virtual Clicks cells() const;
    // Empty if there is no such cell. Cells do not overlap.
    virtual QRectF cellRect(Cell cell) const;
    std::optional<Cell> cellAt(QPointF point) const;

    // The places of the board as they are seen, row by row from the top left: the same from the
    // start of a game to its end. seenAt() gives none where there is no cell, in the extent or off
    // it; placeOf() none for a cell that is not there. A column may be seen elsewhere.
    virtual Extent extent() const { return {rows(), columns()}; }
    virtual std::optional<Cell> seenAt(int row, int column) const;
    std::optional<Cell> placeOf(Cell cell) const;
    int columnSeenAt(int column) const;
    virtual QRectF namedRect(Cell cell) const { return cellRect(cell); } // what a sentence names
    virtual QRectF worthRect(Cell cell) const;                           // where a value stands
    // From where to where something goes by the move that led to this scene; empty if nothing does.
    virtual QPainterPath wayOf(const Step& step) const;

    // What stands on the board at rest, in the order in which it is drawn.
    virtual std::vector<ShownPiece> pieces() const;
    virtual bool holds(Cell cell) const { return letterAt(cell) != '.'; } // something stands there
    // What a hand takes up that takes what stands in this cell, and where it may put it down if a
    // click is taken in the cells `next`.
    virtual Clicks heldWith(Cell cell) const { return {cell}; }
    virtual std::vector<Drop> dropsOf(Cell cell, const Clicks& next,
                                      const Foresight& foresight) const;

protected:
    BoardPlan(const BoardRoom& room, const Scene& scene, const QRectF& grid)
        : m_room(room), m_scene(scene), m_grid(grid) {}

private:
    BoardRoom m_room;
    Scene m_scene;
    QRectF m_grid;
};

} // namespace bouton
