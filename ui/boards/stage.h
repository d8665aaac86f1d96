#pragma once

#include <QRectF>

class QPainter;

namespace bouton {

struct Material;

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

} // namespace bouton
