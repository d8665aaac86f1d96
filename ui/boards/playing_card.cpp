// SPDX-License-Identifier: MIT
#include "ui/boards/playing_card.h"

#include <algorithm>

#include "ui/boards/drawing.h"
#include "ui/boards/sprite.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

const QColor redSuit("#BE2F26"), darkSuit("#22303F"), paleSuit("#8A8880");
constexpr double high = 100 * cardShape; // of a card that is 100 wide

// Suits around (0, 0), 100 high.
QPainterPath heart(double turned) {
    QPainterPath path(QPointF(0, 46));
    path.cubicTo(-14, 24, -46, 8, -46, -18);
    path.cubicTo(-46, -50, -8, -52, 0, -24);
    path.cubicTo(8, -52, 46, -50, 46, -18);
    path.cubicTo(46, 8, 14, 24, 0, 46);
    return turned == 0 ? path : QTransform().rotate(turned).map(path);
}

QPainterPath stalk() {
    QPainterPath path(QPointF(-4, 8));
    path.cubicTo(-4, 30, -10, 42, -20, 48);
    path.lineTo(20, 48);
    path.cubicTo(10, 42, 4, 30, 4, 8);
    path.closeSubpath();
    return path;
}

QPainterPath suitPath(int suit) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    switch (suit % 4) {
    case 0: // diamond, its sides drawn in
        path.moveTo(0, -52);
        path.cubicTo(10, -30, 22, -12, 38, 0);
        path.cubicTo(22, 12, 10, 30, 0, 52);
        path.cubicTo(-10, 30, -22, 12, -38, 0);
        path.cubicTo(-22, -12, -10, -30, 0, -52);
        return path;
    case 1: { // spade
        path = QTransform().scale(1, 0.86).map(heart(180));
        path.translate(0, -8);
        return path.united(stalk());
    }
    case 2: return heart(0);
    default: // club
        for (const auto& [x, y] : {std::pair(0.0, -25.0), {-24.0, 9.0}, {24.0, 9.0}}) {
            QPainterPath leaf;
            leaf.addEllipse(QPointF(x, y), 22, 22);
            path = path.united(leaf);
        }
        QPainterPath middle;
        middle.addEllipse(QPointF(0, 0), 12, 12);
        return path.united(middle).united(stalk());
    }
}

void paintPip(QPainter& painter, int suit, QPointF centre, double height, const QColor& colour) {
    static const QPainterPath suits[4] = {suitPath(0), suitPath(1), suitPath(2), suitPath(3)};
    painter.save();
    painter.translate(centre);
    painter.scale(height / 100, height / 100);
    painter.fillPath(suits[suit % 4], colour);
    painter.restore();
}

void paintBlank(QPainter& painter, double pixels, double lift) {
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 4; ++i) {
        painter.setBrush(QColor(0, 0, 0, 26));
        const double by = i * (0.9 + lift);
        painter.drawRoundedRect(
            QRectF(-by * 0.6 + 2 * lift, by * 0.2 + 5 * lift, 100 + by * 1.2, high + by * 1.1),
            9 + by, 9 + by);
    }
    QLinearGradient paper(0, 0, 100, high);
    paper.setColorAt(0, "#FFFFFF");
    paper.setColorAt(1, "#F1EEE4");
    painter.setPen(QPen(QColor("#A9A393"), std::max(1.0, 0.8 / pixels)));
    painter.setBrush(paper);
    painter.drawRoundedRect(QRectF(0.5, 0.5, 99, high - 1), 8, 8);
}

void paintCorner(QPainter& painter, int number, int suit, const QColor& colour) {
    if (number == 0)
        return;
    const QString text = QString::number(number);
    painter.setFont(inPixels(painter.font(), 23, Weight::Strong));
    painter.setPen(colour);
    paintText(painter, QRectF(4, 3.5, text.size() > 1 ? 32 : 24, 26), Qt::AlignCenter, text);
    paintPip(painter, suit, {16, 38}, 15, colour);
}

void paintMedallion(QPainter& painter, bool tall) {
    const QPointF middle(50, high / 2);
    if (tall)
        painter.drawPolygon(QPolygonF({middle - QPointF(0, 56), middle + QPointF(36, 0),
                                       middle + QPointF(0, 56), middle - QPointF(36, 0)}));
    else
        painter.drawEllipse(middle, 25, 25);
}

void paintCard(QPainter& painter, const QRectF& rect, const Sprite& sprite,
               const PaintUnit& paint) {
    paintSprite(painter, rect, sprite, [&](QPainter& inside, double pixels) {
        inside.scale(1, 1 / cardShape); // the unit is a card's width both ways
        paint(inside, pixels);
    });
}

} // namespace

void paintCardFace(QPainter& painter, const QRectF& rect, int number, int suit, bool pale,
                   double lift) {
    static const char kind = 0;
    const QColor colour = pale ? paleSuit : suit % 2 == 0 ? redSuit : darkSuit;
    paintCard(painter, rect, {&kind, (number * 4 + suit % 4) * 2 + pale, phaseOf(lift), 0.2},
              [&](QPainter& inside, double pixels) {
                  paintBlank(inside, pixels, lift);
                  paintCorner(inside, number, suit, colour);
                  paintPip(inside, suit, {50, high / 2}, 46, colour);
                  inside.translate(100, high);
                  inside.rotate(180);
                  paintCorner(inside, number, suit, colour);
              });
}

void paintCardBack(QPainter& painter, const QRectF& rect, Side side, double lift) {
    static const char kind = 0;
    const bool green = side == Side::One;
    paintCard(painter, rect, {&kind, green, phaseOf(lift), 0.2},
              [&](QPainter& inside, double pixels) {
                  paintBlank(inside, pixels, lift);
                  const PieceColours& colours = piecesOf(green);
                  const QRectF field(7, 7, 86, high - 14);
                  QLinearGradient cloth(field.topLeft(), field.bottomRight());
                  cloth.setColorAt(0, colours.body);
                  cloth.setColorAt(1, colours.shade);
                  inside.setPen(QPen(colours.shade, 1.5));
                  inside.setBrush(cloth);
                  inside.drawRoundedRect(field, 5, 5);
                  onlyFill(inside, faded(colours.sign, 84.0 / 255));
                  if (pixels * 100 < 12)
                      return;
                  // The pattern tells the sides apart too: lozenges around a tall one, or discs
                  // around a larger one.
                  for (int row = 0; row < 9; ++row)
                      for (int column = 0; column < 5 - row % 2; ++column) {
                          const QPointF at(18 + 16 * column + (row % 2) * 8, 18 + 13 * row);
                          if (green)
                              inside.drawPolygon(
                                  QPolygonF({at + QPointF(0, -6.5), at + QPointF(4.5, 0),
                                             at + QPointF(0, 6.5), at + QPointF(-4.5, 0)}));
                          else
                              inside.drawEllipse(at, 4.6, 4.6);
                      }
                  inside.setBrush(faded(colours.sign, 0.75));
                  paintMedallion(inside, green);
              });
}

} // namespace bouton
