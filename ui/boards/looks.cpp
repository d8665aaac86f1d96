#include "ui/boards/looks.h"

#include <algorithm>

#include "ui/boards/drawing.h"
#include "ui/words.h"

namespace bouton {

namespace {

void paintTiles(const BoardView& board, QPainter& painter, const Theme& theme) {
    for (const Cell cell : board.cells())
        paintTile(painter, theme, board.cellRect(cell));
}

void paintLetterOf(const BoardView&, QPainter& painter, const Theme& theme,
                   const ShownPiece& piece) {
    paintLetter(painter, inset(piece.rect, 0.3), QChar(piece.letter), theme.ink);
}

class LookingBoard : public BoardView {
public:
    LookingBoard(const BoardLook& look, const QString& title, QWidget* parent)
        : BoardView(title, parent), m_look(look) {}

protected:
    void paintBoard(QPainter& painter, const Theme& theme) const override {
        (m_look.ground ? m_look.ground : paintTiles)(*this, painter, theme);
        const BoardLook::PaintPiece paintPiece = m_look.piece ? m_look.piece : paintLetterOf;
        for (const ShownPiece& piece : pieces())
            paintPiece(*this, painter, theme, piece);
    }
    void paintLast(QPainter& painter, const Theme& theme, Cell cell) const override {
        m_look.last ? m_look.last(*this, painter, theme, cell)
                    : BoardView::paintLast(painter, theme, cell);
    }
    void paintNext(QPainter& painter, const Theme& theme, Cell cell) const override {
        m_look.next ? m_look.next(*this, painter, theme, cell)
                    : BoardView::paintNext(painter, theme, cell);
    }

public:
    QString nameOfLetter(char letter) const override {
        const auto at = std::ranges::find(m_look.letters, letter, &BoardLook::LetterName::letter);
        return at == m_look.letters.end() ? BoardView::nameOfLetter(letter) : spoken(at->name);
    }

private:
    BoardLook m_look;
};

} // namespace

BoardView* makeBoard(const BoardLook& look, const QString& title, QWidget* parent) {
    return new LookingBoard(look, title, parent);
}

void paintChessboard(const BoardView& board, QPainter& painter, const Theme& theme) {
    const QPainterPath ground = groundPath(board.gridRect());
    painter.fillPath(ground, theme.lightSquare);
    painter.save();
    painter.setClipPath(ground);
    for (const Cell cell : board.cells())
        if ((cell.row + cell.column) % 2 == 1)
            painter.fillRect(board.cellRect(cell), theme.darkSquare);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line, 1));
    painter.drawPath(ground);
}

} // namespace bouton
