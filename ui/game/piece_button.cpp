#include "ui/game/piece_button.h"

#include <QPainter>

#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/theme/paint.h"

namespace bouton {

namespace {

constexpr int side = 6 * Theme::unit;

// Two arrows, one after the other in a circle.
void paintInTurn(QPainter& painter) {
    painter.drawArc(QRectF(-1, -1, 2, 2), 30 * 16, 120 * 16);
    painter.drawArc(QRectF(-1, -1, 2, 2), 210 * 16, 120 * 16);
    for (const int turned : {0, 180}) {
        painter.save();
        painter.rotate(turned);
        painter.drawPolyline(QPolygonF{{0.45, -0.62}, {0.87, -0.5}, {1, -0.95}});
        painter.restore();
    }
}

// An empty cell; a cross would be a piece in Tic-tac-toe.
void paintEmptyCell(QPainter& painter) {
    QPen pen = painter.pen();
    pen.setDashPattern({1.2, 2.2});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(-0.95, -0.95, 1.9, 1.9), 0.2, 0.2);
}

} // namespace

PieceButton::PieceButton(const Ruleset& game, std::optional<char> letter, QWidget* parent)
    : Button({}, Rank::Piece, parent), m_letter(letter) {
    setCheckable(true);
    setObjectName(!letter          ? QStringLiteral("piece-next")
                  : *letter == '.' ? QStringLiteral("piece-none")
                                   : QStringLiteral("piece-") + QLatin1Char(*letter));
    if (letter && *letter != '.') {
        m_piece = makeBoard(game);
        m_piece->setInteractive(false);
        m_piece->setPicture({{std::string(1, *letter)}, Side::One});
        m_piece->setFixedSize(side - 8, side - 8);
        setLayout(column({{m_piece, 0, Qt::AlignCenter}}, 0));
    }
    inEveryLanguage(this, [this] {
        setAccessibleName(name());
        setToolTip(name());
        if (m_piece)
            m_piece->setAccessibleName(name());
    });
}

QString PieceButton::name() const {
    if (!m_letter)
        return tr("Each click puts the next piece");
    if (*m_letter == '.')
        return tr("A click takes away (.)");
    const QString letter{QChar(*m_letter)};
    const QString piece = m_piece->nameOfLetter(*m_letter);
    return piece == letter ? letter : tr("%1 (%2)").arg(piece, letter);
}

QSize PieceButton::sizeHint() const { return {side, side}; }

// The style paints the button; it knows no pieces.
void PieceButton::paintEvent(QPaintEvent* event) {
    Button::paintEvent(event);
    if (m_piece)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    painter.scale(10, 10);
    onlyOutline(painter,
                QPen(Theme::of(*this).ink, 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_letter ? paintEmptyCell(painter) : paintInTurn(painter);
}

} // namespace bouton
