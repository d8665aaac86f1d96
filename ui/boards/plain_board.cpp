#include "ui/boards/plain_board.h"

#include "ui/boards/drawing.h"

namespace bouton {

Clicks PlainBoard::cells() const {
    Clicks all;
    for (int r = 0; r < rows(); ++r)
        for (int c = 0; c < std::ssize(picture().rows[static_cast<std::size_t>(r)]); ++c)
            all.push_back({r, c});
    return all;
}

void PlainBoard::paintBoard(QPainter& painter, const Theme& theme) const {
    for (const Cell cell : cells()) {
        const QRectF rect = cellRect(cell);
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(theme.tile);
        painter.drawRoundedRect(inset(rect, 0.035), cornerOf(rect), cornerOf(rect));
        if (const char letter = letterAt(cell); letter != '.')
            paintLetter(painter, inset(rect, 0.3), QChar(letter), theme.ink);
    }
}

} // namespace bouton
