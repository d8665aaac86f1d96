#include "ui/boards/looks.h"

#include <algorithm>
#include <functional>

#include "ui/boards/drawing.h"
#include "ui/boards/sprite.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

class LookingBoard : public BoardView {
public:
    LookingBoard(const BoardLook& look, const QString& title, QWidget* parent)
        : BoardView(title, parent), m_look(look) {}

    Stuff stuff() const override { return m_look.stuff; }
    QString nameOfLetter(char letter) const override {
        const auto at = std::ranges::find(m_look.letters, letter, &BoardLook::LetterName::letter);
        return at == m_look.letters.end() ? BoardView::nameOfLetter(letter) : spoken(at->name);
    }

protected:
    void paintGround(QPainter& painter, const Theme& theme) const override {
        m_look.ground ? m_look.ground(*this, painter) : BoardView::paintGround(painter, theme);
    }
    void paintBoard(QPainter& painter, const Theme&) const override {
        if (m_look.traces)
            m_look.traces(*this, painter);
        const BoardLook::PaintPiece paint = m_look.piece ? m_look.piece : paintButton;
        std::vector<ShownPiece> all = pieces();
        // What is held up hides what lies.
        std::ranges::stable_sort(all, {}, &ShownPiece::lift);
        for (const ShownPiece& piece : all) {
            painter.setOpacity(piece.seen);
            paint(painter, piece);
        }
        painter.setOpacity(1);
    }
    Manner manner() const override { return m_look.manner; }
    void paintLast(QPainter& painter, const Theme& theme, Cell cell) const override {
        m_look.last ? m_look.last(*this, painter, cell)
                    : BoardView::paintLast(painter, theme, cell);
    }
    void paintNext(QPainter& painter, const Theme& theme, Cell cell) const override {
        m_look.next ? m_look.next(*this, painter, cell)
                    : BoardView::paintNext(painter, theme, cell);
    }
    void paintHover(QPainter& painter, const Theme& theme, Cell cell) const override {
        m_look.hover && !editing() ? m_look.hover(*this, painter, cell)
                                   : BoardView::paintHover(painter, theme, cell);
    }
    void paintChosen(QPainter& painter, const Theme& theme, const Clicks& cells) const override {
        m_look.chosen ? m_look.chosen(*this, painter, cells)
                      : BoardView::paintChosen(painter, theme, cells);
    }
    void paintNamed(QPainter& painter, const Theme& theme, const Clicks& cells) const override {
        m_look.named ? m_look.named(*this, painter, cells)
                     : BoardView::paintNamed(painter, theme, cells);
    }

private:
    BoardLook m_look;
};

// A domed disc with a rim, on which a letter is engraved.
void paintDome(QPainter& painter, double pixels, const PieceColours& colours, QChar letter,
               const QColor& ink, double lift) {
    const double radius = 36 * (1 + 0.08 * lift);
    const QPointF centre(50, 49 - 5 * lift);
    paintContact(painter, {51.5 + 4 * lift, 54 + 9 * lift}, radius * 1.12, radius * 1.1,
                 0.4 - 0.12 * lift);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.shade);
    painter.drawEllipse(centre + QPointF(0, 3.5), radius, radius);
    QRadialGradient dome(centre - QPointF(radius, radius) * 0.4, radius * 1.7);
    dome.setColorAt(0, colours.lit);
    dome.setColorAt(0.55, colours.body);
    dome.setColorAt(1, colours.shade);
    painter.setPen(QPen(colours.darkRim, std::max(2.8, 1.2 / pixels)));
    painter.setBrush(dome);
    painter.drawEllipse(centre, radius, radius);
    if (pixels * 100 < 12)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 70), 2));
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78);
    QRectF place(0, 0, radius, radius * 0.8);
    place.moveCenter(centre);
    paintLetter(painter, place, letter, ink);
}

const PieceColours ivory{"#FFFDF6", "#EFE7D4", "#B9AC90", "#FFFFFF", "#3D372B"};

} // namespace

BoardView* makeBoard(const BoardLook& look, const QString& title, QWidget* parent) {
    return new LookingBoard(look, title, parent);
}

void paintButton(QPainter& painter, const ShownPiece& piece) {
    static const char kind = 0;
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn);
    paintSprite(painter, piece.rect, {&kind, piece.letter, phaseOf(piece.lift), 0.25},
                [&](QPainter& inside, double pixels) {
                    paintDome(inside, pixels, ivory, QChar(piece.letter), QColor("#2A2621"),
                              piece.lift);
                });
    painter.restore();
}

void paintToken(QPainter& painter, const QRectF& rect, QChar letter, Side side) {
    static const char kind = 0;
    paintSprite(painter, rect,
                {&kind, letter.unicode() * 2 + static_cast<int>(indexOf(side)), 0, 0.1},
                [&](QPainter& inside, double pixels) {
                    paintDome(inside, pixels, piecesOf(side == Side::One), letter, Qt::white, 0);
                });
}

void paintChessboard(const BoardView& board, QPainter& painter) {
    const Material& stuff = board.material();
    const bool plain = board.mapped();
    for (const Cell cell : board.cells())
        paintSquares(painter, stuff, board.cellRect(cell), !plain && (cell.row + cell.column) % 2);
    if (plain) {
        painter.setPen(QPen(faded(stuff.line, 0.4), 1));
        paintLines(painter, board.gridRect(), board.rows(), board.columns());
    }
    paintRecess(painter, board.stage());
}

} // namespace bouton
