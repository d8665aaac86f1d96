#pragma once

#include <QImage>

#include <vector>

#include "ui/boards/board_room.h"
#include "ui/theme/theme.h"

class QPainter;

namespace bouton {

struct ShownBoard;

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
