// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QRectF>
#include <QSize>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/cell.h"
#include "core/picture.h"
#include "core/step.h"

class QPainter;

namespace bouton {

struct Material;

// The room that a board has, and what around its cells takes some of it: the frame, its shadow, and
// the legend below. Lengths are in units of the widget.
struct BoardRoom {
    QSize size{};
    double ratio = 1; // pixels of the device in a unit
    QFont font{};
    bool interactive = true; // else a miniature, which has neither coordinates nor a legend
    bool coordinates = true; // are wanted
    bool legend = false;     // is wanted
    bool turned = false;     // seen from the other side of the table: the first cell bottom right
    bool editing = false;    // a position is set up by hand
    double letters = 0;      // no text is lower; 0: as the cells let it be

    bool coordinatesShown() const { return interactive && coordinates; }
    double frameWidth() const;
    double legendHeight() const; // 0 if there is none
    QRectF forFrame() const;     // without the room for shadow and legend
    bool operator==(const BoardRoom&) const = default;
};

// What a board stands in: the outline of its frame, the cells within, and whether it throws a
// shadow on what lies below it. On paper it throws none.
struct Stage {
    QRectF outer, grid;
    bool shadow = true;
    double radius() const;
};

// The frame with all that lies within it, empty.
void paintStage(QPainter& painter, const Material& material, const Stage& stage);

// The shadow that a frame throws on what is let into it. Painted over the empty cells.
void paintRecess(QPainter& painter, const Stage& stage);

// One piece as it is drawn at an instant, at rest or while it moves.
struct ShownPiece {
    char letter; // of the picture
    Cell cell;   // where it stands, or is bound for
    QRectF rect; // where a cell around it would be now, in the board's coordinates

    // A piece that becomes another one: what it was, and how far that has gone (0: nothing of the
    // new one is seen yet, 1: it is the new one).
    char from = '.';
    double turned = 1;

    double drawn = 1; // how much of it there is, while it comes or goes (0: nothing)
    double seen = 1;  // how opaque it is, while it fades (0: not seen)
    double lift = 0;  // how high it is held above the board (1: in the hand)
};

// What clicks would come to that nobody has made yet.
struct ClickPreview {
    bool taken = false;                     // a legal move begins with them
    bool longer = false;                    // a move begins with them that needs more
    std::shared_ptr<const Picture> after{}; // they are a whole move: the position after it
};

// All clicks of a move from its first. Nothing blocks.
using ClickPreviews = std::function<ClickPreview(const Clicks& clicks)>;

// A place where what is held may be put down, and the clicks that do that.
struct Drop {
    QRectF place, except{}; // except: a part of it where nothing may be put down
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
                                      const ClickPreviews& previews) const;

protected:
    BoardPlan(const BoardRoom& room, const Scene& scene, const QRectF& grid)
        : m_room(room), m_scene(scene), m_grid(grid) {}

private:
    BoardRoom m_room;
    Scene m_scene;
    QRectF m_grid;
};

} // namespace bouton
