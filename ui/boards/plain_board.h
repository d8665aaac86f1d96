#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// The board of a game that brings none of its own: a square for every character of the picture, the
// letters in it as they are, a dot as an empty square. Rows may differ in length.
class PlainBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

    Clicks cells() const override;

protected:
    void paintBoard(QPainter& painter, const Theme& theme) const override;
};

} // namespace bouton
