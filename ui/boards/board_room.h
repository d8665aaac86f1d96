#pragma once

#include <QFont>
#include <QRectF>
#include <QSize>

namespace bouton {

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
    double legendHeight() const; // 0: there is none
    QRectF forFrame() const;     // without the room for shadow and legend
    bool operator==(const BoardRoom&) const = default;
};

} // namespace bouton
