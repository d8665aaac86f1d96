// SPDX-License-Identifier: MIT

// Trojan horse: a horse of terracotta on sand, in which it leaves its prints.

#include <algorithm>
#include <cmath>

#include "core/phrase.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"
#include "ui/theme/paint.h"

namespace bouton {

namespace {

// In a cell of 100 x 100. The horse looks where it goes, up and to the left.
QPainterPath headPath() {
    QPainterPath path;
    path.moveTo(29, 79);
    path.cubicTo(29, 66, 38, 61, 43, 52);     // chest
    path.cubicTo(45, 48.5, 45.5, 46, 45, 43); // throat
    path.cubicTo(40, 47.5, 34, 48, 29.5, 51.5);
    path.cubicTo(26, 55, 21.5, 56, 18.5, 53); // mouth
    path.cubicTo(15, 49.5, 15.5, 45, 18.5, 41);
    path.cubicTo(22.5, 35.5, 24.5, 31, 27.5, 26); // nose
    path.cubicTo(29.5, 22, 33, 19, 37, 17.5);
    path.cubicTo(36.5, 13, 37.5, 9.5, 39.5, 6); // ear
    path.cubicTo(43.5, 8.5, 46.5, 12, 48, 16.5);
    // The crest, cut into locks.
    path.cubicTo(53, 15.5, 58, 18, 60.5, 22.5);
    path.cubicTo(65.5, 23, 69.5, 27, 70.5, 32.5);
    path.cubicTo(75, 35, 77.5, 40, 77, 46);
    path.cubicTo(80.5, 50, 81, 56, 79, 61.5);
    path.cubicTo(80.5, 67, 79, 74, 76, 79);
    path.closeSubpath();
    return path;
}

QPainterPath locks() {
    QPainterPath path;
    for (const auto& [from, to] : {std::pair(QPointF(60.5, 22.5), QPointF(50, 27)),
                                   {{70.5, 32.5}, {57, 35}},
                                   {{77, 46}, {62, 45.5}},
                                   {{79, 61.5}, {64.5, 58.5}}}) {
        path.moveTo(from);
        path.quadTo(QPointF((from.x() + to.x()) / 2, from.y() - 2), to);
    }
    return path;
}

QBrush clay(QPointF from, QPointF to) {
    QLinearGradient gradient(from, to);
    gradient.setColorAt(0, "#D08A5C");
    gradient.setColorAt(0.45, "#A05C38");
    gradient.setColorAt(1, "#63301A");
    return gradient;
}

// Squares in two tones, a1 (top left) light; in one, where the cells bear a map.
void paintChessboard(const ShownBoard& board, QPainter& painter) {
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

void paintHorseUnit(QPainter& painter, double pixels, double lift) {
    static const QPainterPath head = headPath(), mane = locks();
    const QColor rim("#3B1B0C"), deep("#2B1207");
    paintContact(painter, {53 + 6 * lift, 90 + 3 * lift}, 36 + 2 * lift, 7.5 + lift,
                 0.5 - 0.18 * lift);
    painter.translate(50, 91);
    painter.scale(1 + 0.09 * lift, 1 + 0.09 * lift);
    painter.translate(-50, -91 - 12 * lift);
    const QPen edge(rim, std::max(2.0, 0.9 / pixels), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(edge);
    painter.setBrush(clay({22, 80}, {84, 92}));
    painter.drawRoundedRect(QRectF(21, 83.5, 62, 8), 3, 3);
    painter.setBrush(clay({26, 76}, {78, 86}));
    painter.drawRoundedRect(QRectF(26, 77.5, 53, 7), 2.5, 2.5);
    painter.setBrush(clay({22, 18}, {80, 78}));
    painter.drawPath(head);

    onlyOutline(painter, QPen(deep, std::max(2.2, 0.8 / pixels), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(mane);
    onlyFill(painter, deep);
    painter.drawEllipse(QPointF(34.5, 29.5), 2.9, 2.6); // eye
    painter.drawEllipse(QPointF(20.8, 46.2), 1.5, 1.8); // nostril
    if (pixels * 100 < 26)
        return;
    painter.setBrush(QColor(255, 255, 255, 210));
    painter.drawEllipse(QPointF(33.7, 28.7), 0.9, 0.9);
    onlyOutline(painter, QPen(deep, 1.5, Qt::SolidLine, Qt::RoundCap));
    QPainterPath carved(QPointF(19.5, 51)); // the mouth, the cheek, the ear
    carved.quadTo(23, 51.5, 26, 49.5);
    carved.moveTo(45, 43);
    carved.cubicTo(49, 40, 51, 36, 50, 31);
    carved.moveTo(41.5, 17.5);
    carved.quadTo(40.5, 13.5, 41, 10.5);
    painter.drawPath(carved);
    painter.setPen(QPen(QColor(255, 236, 214, 130), 2.2, Qt::SolidLine, Qt::RoundCap)); // light
    QPainterPath light(QPointF(36.5, 21));
    light.cubicTo(31.5, 23.5, 29.5, 29, 26.5, 34);
    light.moveTo(46, 55);
    light.cubicTo(42, 62, 36, 66, 34, 73);
    painter.drawPath(light);
}

void paintHorse(QPainter& painter, const ShownPiece& piece) {
    static const char kind = 0;
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn);
    paintSprite(
        painter, piece.rect, {&kind, piece.letter, phaseOf(piece.lift), 0.25},
        [&](QPainter& inside, double pixels) { paintHorseUnit(inside, pixels, piece.lift); });
    painter.restore();
}

// The print of a hoof, as it leaves the cell: an arc that is open behind.
void paintPrint(QPainter& painter, const QRectF& cell, double strength) {
    paintUnit(painter, cell, [strength](QPainter& inside, double) {
        inside.translate(50, 50);
        inside.rotate(-33);
        for (const auto& [x, y] : {std::pair(-17.0, 8.0), {17.0, -8.0}}) {
            QPainterPath print(QPointF(x - 9, y + 12));
            print.cubicTo(QPointF(x - 16, y - 14), QPointF(x + 16, y - 14), QPointF(x + 9, y + 12));
            onlyOutline(inside,
                        QPen(QColor::fromRgbF(1, 1, 0.94F, static_cast<float>(strength * 0.8)), 6.4,
                             Qt::SolidLine, Qt::RoundCap));
            inside.drawPath(print.translated(1.5, 2));
            inside.setPen(QPen(QColor::fromRgbF(0.42F, 0.24F, 0.08F, static_cast<float>(strength)),
                               6, Qt::SolidLine, Qt::RoundCap));
            inside.drawPath(print);
        }
    });
}

void inkHorse(QPainter& painter, char letter, Cell) {
    if (letter != 'H')
        return;
    painter.setBrush(Qt::black);
    painter.drawRoundedRect(QRectF(21, 80, 62, 11), 3, 3);
    painter.drawPath(headPath());
    onlyFill(painter, Qt::white);
    painter.drawEllipse(QPointF(34.5, 30), 4, 4);
    onlyOutline(painter, QPen(Qt::white, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(locks());
}

// Where it has been; the older, the fainter.
void paintPrints(const ShownBoard& board, QPainter& painter) {
    if (board.mapped() || board.editing())
        return;
    double strength = 0.34;
    for (const Step* step = board.scene().last.get(); step; step = step->previous.get()) {
        const std::vector<std::string>& rows = step->before->rows;
        for (std::size_t r = 0; r < rows.size(); ++r)
            if (const auto c = rows[r].find('H'); c != std::string::npos)
                paintPrint(painter, board.cellRect({static_cast<int>(r), static_cast<int>(c)}),
                           strength);
        strength = std::max(0.16, strength - 0.03);
    }
}

const ShownPiece* horseOf(const std::vector<ShownPiece>& pieces) {
    return pieces.empty() ? nullptr : &pieces.front();
}

// Along the longer leg of its step first, as the horse goes.
QPainterPath wayTo(const ShownBoard& board, Cell from, Cell to) {
    const QRectF there = board.cellRect(to);
    const QPointF a = board.cellRect(from).center(), b = there.center();
    const bool up = std::abs(to.row - from.row) > std::abs(to.column - from.column);
    const bool upright = std::abs(board.cellRect({from.row, 0}).center().y() - a.y()) < 0.5;
    const QPointF corner = up == upright ? QPointF(a.x(), b.y()) : QPointF(b.x(), a.y());
    QPainterPath path(a);
    path.quadTo(corner, b);
    // Neither below the horse nor into the cell's mark.
    QPainterPath cut;
    const double length = path.length(), side = there.width();
    const double first = path.percentAtLength(side * 0.46),
                 end = path.percentAtLength(length - side * 0.30);
    constexpr int pieces = 24;
    for (int i = 0; i <= pieces; ++i) {
        const QPointF at = path.pointAtPercent(first + (end - first) * i / pieces);
        i == 0 ? cut.moveTo(at) : cut.lineTo(at);
    }
    return cut;
}

void paintWay(const ShownBoard& board, QPainter& painter, Cell cell, bool whole) {
    const auto& pieces = board.pieces();
    const ShownPiece* horse = horseOf(pieces);
    if (!horse || horse->cell == cell)
        return;
    const double width = std::clamp(board.cellRect(cell).width() / 15, 1.6, 6.0);
    QPen pen(board.material().accent, width, Qt::SolidLine, Qt::RoundCap);
    if (!whole)
        pen.setDashPattern({0.3, 2.1});
    onlyOutline(painter, pen);
    painter.drawPath(wayTo(board, horse->cell, cell));
}

void paintEnd(const ShownBoard& board, QPainter& painter, Cell cell) {
    paintWay(board, painter, cell, false);
    const QRectF rect = board.cellRect(cell);
    painter.setPen(QPen(faded(board.material().accent, 0.9), std::max(1.0, rect.width() / 40)));
    painter.setBrush(QColor(255, 252, 242, 150));
    painter.drawEllipse(rect.center(), rect.width() * 0.22, rect.width() * 0.22);
}

void paintWouldBe(const ShownBoard& board, QPainter& painter, Cell cell) {
    paintWay(board, painter, cell, true);
    painter.save();
    painter.setOpacity(painter.opacity() * 0.6);
    paintHorse(painter, {'H', cell, board.cellRect(cell)});
    painter.restore();
}

} // namespace

BoardLook trojanHorseLook() {
    return {.stuff = Stuff::Sand,
            .ground = paintChessboard,
            .traces = paintPrints,
            .piece = paintHorse,
            .next = paintEnd,
            .hover = paintWouldBe,
            .manner = {.hops = true},
            .letters = {{'H', QT_TRANSLATE_NOOP("Phrase", "horse")}},
            .ink = inkHorse};
}

} // namespace bouton
