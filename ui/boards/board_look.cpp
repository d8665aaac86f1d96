// SPDX-License-Identifier: MIT
#include "ui/boards/board_look.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>

#include "ui/boards/drawing.h"
#include "ui/boards/hand.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

QString wordsOf(const std::vector<Overlay::Worth>& worths) {
    QStringList all;
    for (const Overlay::Worth& worth : worths)
        if (!worth.covered)
            all << BoardLook::tr("%1 %2").arg(QString::fromStdString(nameOf(worth.cell)),
                                              worth.words);
    if (all.isEmpty())
        return {};
    return BoardLook::tr("Values: %1.").arg(inARow(all));
}

// A domed disc, or a domed square with round corners, with a rim; a letter is engraved on it.
void paintDome(QPainter& painter, double pixels, const PieceColours& colours, QChar letter,
               const QColor& ink, double lift, bool square) {
    const double radius = 36 * (1 + 0.08 * lift);
    const auto outline = [&](QPointF middle, double share) {
        const double half = radius * share * (square ? 0.92 : 1);
        const QRectF rect(middle - QPointF(half, half), QSizeF(2 * half, 2 * half));
        square ? painter.drawRoundedRect(rect, half * 0.3, half * 0.3) : painter.drawEllipse(rect);
    };
    const QPointF centre(50, 49 - 5 * lift);
    paintContact(painter, {51.5 + 4 * lift, 54 + 9 * lift}, radius * 1.12, radius * 1.1,
                 0.4 - 0.12 * lift);
    onlyFill(painter, colours.shade);
    outline(centre + QPointF(0, 3.5), 1);
    QRadialGradient dome(centre - QPointF(radius, radius) * 0.4, radius * 1.7);
    dome.setColorAt(0, colours.lit);
    dome.setColorAt(0.55, colours.body);
    dome.setColorAt(1, colours.shade);
    painter.setPen(QPen(colours.darkRim, std::max(2.8, 1.2 / pixels)));
    painter.setBrush(dome);
    outline(centre, 1);
    if (pixels * 100 < 12)
        return;
    onlyOutline(painter, QPen(QColor(255, 255, 255, 70), 2));
    outline(centre, 0.78);
    QRectF place(0, 0, radius, radius * 0.8);
    place.moveCenter(centre);
    paintLetter(painter, place, letter, ink);
}

const PieceColours ivory{"#FFFDF6", "#EFE7D4", "#D4C9B2", "#B9AC90", "#FFFFFF", "#3D372B"};

} // namespace

QString BoardLook::nameOf(char letter) const {
    for (const auto& [each, name] : letters)
        if (each == letter)
            return spoken(name);
    return letter == '.' ? tr("empty") : QString(QChar(letter));
}

std::shared_ptr<const BoardPlan> BoardLook::planOfSquares(const BoardRoom& room, const Scene& scene,
                                                          const BoardPlan*) {
    return std::make_shared<const BoardPlan>(room, scene);
}

QString BoardLook::wordsOfRows(const BoardLook& look, const BoardPlan& plan) {
    QStringList lines;
    for (int r = 0; r < plan.rows(); ++r) {
        QStringList names;
        for (int c = 0; c < plan.columns(); ++c)
            names << look.nameOf(plan.letterAt({r, c}));
        lines << tr("Row %1: %2.").arg(QString::number(r + 1), listed(names));
    }
    return lines.join(u' ');
}

QString BoardLook::wordOfLetter(const BoardLook& look, const BoardPlan& plan, Cell cell) {
    return look.nameOf(plan.letterAt(cell));
}

QString wordsOf(const BoardLook& look, const BoardPlan& plan, const Shown& shown) {
    const QString picture = look.words(look, plan);
    const QString values = shown.preview ? QString() : wordsOf(shown.overlay.worths);
    return values.isEmpty() ? picture : picture + u' ' + values;
}

void paintTiles(const ShownBoard& board, QPainter& painter) {
    const Material& stuff = board.material();
    painter.fillRect(board.gridRect(), shaded(board.gridRect(), stuff.ground));
    for (const Cell cell : board.cells()) {
        const QRectF rect = inset(board.cellRect(cell), 0.03);
        painter.setPen(QPen(stuff.line, std::clamp(rect.width() / 60, 0.5, 1.2)));
        painter.setBrush(shaded(rect, stuff.second));
        painter.drawRoundedRect(rect, cornerOf(rect), cornerOf(rect));
    }
    paintRecess(painter, board.stage());
}

void paintCoordinates(const ShownBoard& board, QPainter& painter) {
    const BoardRoom& room = board.plan.room();
    const QRectF grid = board.gridRect();
    painter.setFont(sized(room.font, Type::Caption, Weight::Strong));
    painter.setPen(board.material().frameText);
    const double margin = room.frameWidth();
    // Of a single long row some are left out where there is no room for all.
    const double least = QFontMetricsF(painter.font()).horizontalAdvance(QStringLiteral("mmm"));
    const double wide = grid.width() / std::max(1, board.columns());
    const int every = board.columns() <= 26 ? 1 : std::max(1, static_cast<int>(least / wide) + 1);
    for (int c = 0; c < board.columns(); c += every) {
        const QRectF cell = board.cellRect({0, c});
        const double more = wide * (every - 1) / 2;
        paintText(painter,
                  QRectF(cell.left() - more, grid.top() - margin, cell.width() + 2 * more, margin),
                  Qt::AlignCenter, QString::fromStdString(columnName(c)));
    }
    for (int r = 0; r < board.rows(); ++r) {
        const QRectF cell = board.cellRect({r, 0});
        paintText(painter, QRectF(grid.left() - margin, cell.top(), margin, cell.height()),
                  Qt::AlignCenter, QString::number(r + 1));
    }
}

void paintPieces(const ShownBoard& board, QPainter& painter) {
    if (board.look.traces)
        board.look.traces(board, painter);
    std::vector<ShownPiece> all = board.pieces();
    // What is held up hides what lies.
    std::ranges::stable_sort(all, {}, &ShownPiece::lift);
    for (const ShownPiece& piece : all) {
        painter.setOpacity(piece.seen);
        board.look.piece(painter, piece);
    }
    painter.setOpacity(1);
}

void paintButton(QPainter& painter, const ShownPiece& piece) {
    static const char kind = 0;
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn);
    paintSprite(painter, piece.rect, {&kind, piece.letter, phaseOf(piece.lift), 0.25},
                [&](QPainter& inside, double pixels) {
                    paintDome(inside, pixels, ivory, QChar(piece.letter), QColor("#2A2621"),
                              piece.lift, false);
                });
    painter.restore();
}

void paintToken(QPainter& painter, const QRectF& rect, QChar letter, Side side) {
    static const char kind = 0;
    paintSprite(painter, rect,
                {&kind, letter.unicode() * 2 + static_cast<int>(indexOf(side)), 0, 0.1},
                [&](QPainter& inside, double pixels) {
                    const PieceColours& colours = piecesOf(side == Side::One);
                    paintDome(inside, pixels, colours, letter, colours.sign, 0, side == Side::Two);
                });
}

namespace {

// Struck out, longer than what may be written into the cell; not a cross, which is a piece in
// Tic-tac-toe. A value keeps its place free, so that its number can be read: the line goes on
// behind it.
void paintStroke(QPainter& painter, const ShownBoard& board, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const bool valued = board.shown.hasWorth(cell);
    const QRectF arms = inset(rect, valued ? 0.06 : 0.12);
    const double width = std::clamp(rect.width() / 14, 2.0, 6.0);
    const QColor ink("#1E2328");
    painter.save();
    if (valued) {
        QPainterPath free, value;
        free.addRect(rect);
        value.addEllipse(board.plan.worthRect(cell));
        painter.setClipPath(free.subtracted(value), Qt::IntersectClip);
    }
    for (const auto& [color, wide] :
         {std::pair(QColor(Qt::white), 2 * width), std::pair(ink, width)}) {
        painter.setPen(QPen(color, wide, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(arms.bottomLeft(), arms.topRight());
    }
    painter.restore();
}

// An arrow along a way, with a rim that is seen on any ground.
void paintArrow(QPainter& painter, const QPainterPath& way, double width) {
    const double head = 5 * width, length = way.length();
    if (length < head)
        return;
    const double end = way.percentAtLength(length - head);
    QPolygonF shaft;
    constexpr int pieces = 24;
    for (int i = 0; i <= pieces; ++i)
        shaft << way.pointAtPercent(end * i / pieces);
    const QLineF point(shaft.back(), way.pointAtPercent(1));
    const QPointF aside(-point.dy() / point.length() * head * 0.5,
                        point.dx() / point.length() * head * 0.5);
    const QPolygonF tip{point.p2(), point.p1() + aside, point.p1() - aside};
    for (const auto& [color, rim] :
         {std::pair(QColor(Qt::white), 2.5), std::pair(boardAccent(), 0.0)}) {
        onlyOutline(painter,
                    QPen(color, width + 2 * rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(shaft);
        painter.setBrush(color);
        painter.setPen(QPen(color, 2 * rim + 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(tip);
        painter.drawEllipse(shaft.front(), width, width);
    }
}

void paintReply(QPainter& painter, const ShownBoard& board) {
    const Step* last = board.scene().last.get();
    if (!last)
        return;
    if (last->previous)
        for (const Cell cell : last->previous->cells)
            board.look.before(board, painter, cell);
    const double side = board.gridRect().width() / std::max(board.columns(), 1);
    paintArrow(painter, board.plan.wayOf(*last), std::clamp(side / 16, 3.0, 6.0));
}

void paintHover(QPainter& painter, const ShownBoard& board, Cell cell) {
    (board.editing() ? markHover : board.look.hover)(board, painter, cell);
}

// A rounded frame within a cell.
void frame(QPainter& painter, const QRectF& cell, double gap, const QPen& pen) {
    painter.setPen(pen);
    painter.drawRoundedRect(inset(cell, gap), cornerOf(cell), cornerOf(cell));
}

} // namespace

void markLast(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    frame(painter, rect, 0.05,
          QPen(board.material().accent, std::clamp(rect.width() / 26, 1.5, 3.5)));
}

void markBefore(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    frame(painter, rect, 0.05,
          QPen(board.material().mark, std::clamp(rect.width() / 30, 1.5, 3.0), Qt::DashLine));
}

void markNext(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const double radius = std::clamp(rect.width() * 0.09, 2.0, 9.0);
    onlyFill(painter, faded(board.material().mark, 0.5));
    painter.drawEllipse(rect.center(), radius, radius);
}

void markHover(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    frame(painter, rect, 0.05,
          QPen(faded(board.material().mark, 0.65), std::clamp(rect.width() / 26, 1.5, 3.0)));
}

void markChosen(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    const QColor& accent = board.material().accent;
    for (const Cell cell : cells) {
        const QRectF rect = board.cellRect(cell);
        painter.setBrush(faded(accent, 0.18));
        frame(painter, rect, 0.06, QPen(accent, std::clamp(rect.width() / 18, 2.0, 4.0)));
    }
}

void markNamed(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : cells) {
        const QRectF rect = board.plan.namedRect(cell);
        const double width = std::clamp(rect.width() / 28, 2.0, 4.0);
        // On a card the mark's colour is that of the card, so each dash has a dark edge.
        QPen edge(QColor(0, 0, 0, 150), width + 2, Qt::CustomDashLine, Qt::RoundCap);
        edge.setDashPattern({width / edge.widthF(), 2 * width / edge.widthF()});
        frame(painter, rect, 0.05, edge);
        frame(painter, rect, 0.05, QPen(board.material().mark, width, Qt::DotLine, Qt::RoundCap));
    }
}

void paintMarks(QPainter& painter, const ShownBoard& board) {
    const BoardLook& look = board.look;
    const Shown& shown = board.shown;
    for (const Cell cell : board.plan.last())
        look.last(board, painter, cell);
    if (!shown.marks.named.empty())
        look.named(board, painter, shown.marks.named);
    for (const Cell cell : shown.marks.struck)
        paintStroke(painter, board, cell);
    if (!shown.marks.chosen.empty())
        look.chosen(board, painter, shown.marks.chosen);
    if (shown.legalMoves && !board.held)
        for (const Cell cell : shown.marks.next)
            if (!shown.hasWorth(cell))
                look.next(board, painter, cell);
    const QColor& accent = board.material().accent;
    if (shown.marks.reply)
        paintReply(painter, board);
    if (!shown.lit.empty())
        paintArea(painter, board, shown.lit, faded(accent, 0.16), QPen(accent, 6));
}

// Where legal moves are not shown, those of what lies under the mouse are.
void paintHand(QPainter& painter, const ShownBoard& board, const Hand& hand, const Field& field,
               const QPixmap& carried) {
    const std::optional<Cell> hovered = hand.hovered();
    const bool rests = hovered && !board.moving;
    if (rests && field.takes(*hovered) && !hand.drags()) // a run marks its own cells
        paintHover(painter, board, *hovered);
    const bool tells = rests && !board.shown.legalMoves && field.plan.holds(*hovered);
    for (const Drop& drop : hand.holds() ? hand.drops()
                            : tells      ? field.dropsOf(*hovered)
                                         : std::vector<Drop>())
        if (const Cell to = drop.clicks.back(); board.cellRect(to) == drop.place)
            (hand.holds() && hovered == to ? markHover : board.look.next)(board, painter, to);
    for (const Cell cell : hand.swept())
        paintHover(painter, board, cell);
    const std::optional<Cell> from = hand.carried();
    if (!from || carried.isNull() || !hand.mouse())
        return;
    // Its cell is pale; it hangs on the mouse.
    painter.fillRect(board.cellRect(*from), faded(board.material().second[0], 0.7));
    QRectF place(QPointF(), carried.deviceIndependentSize());
    place.moveCenter(*hand.mouse());
    painter.setOpacity(0.85);
    painter.drawPixmap(place.topLeft(), carried);
    painter.setOpacity(1);
}

void paintFocus(QPainter& painter, const QRectF& cell) {
    if (cell.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, width] :
         {std::pair(QColor(Qt::white), 5), std::pair(boardAccent(), 2)}) {
        painter.setPen(QPen(color, width));
        painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), 4, 4);
    }
}

void paintArea(QPainter& painter, const ShownBoard& board, const Clicks& cells, const QColor& fill,
               const QPen& pen) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Cell cell : cells)
        path.addRect(board.cellRect(cell));
    const QPainterPath area = path.simplified();
    painter.save();
    painter.setClipPath(area);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(area);
    painter.restore();
}

// InkBoard ----------------------------------------------------------------------------------------

namespace {

constexpr double thin = 0.8, edge = 1.8;

void paintNames(QPainter& painter, const QRectF& grid, int rows, int columns) {
    painter.setFont(inPixels(painter.font(), inkLetterHeight));
    const double side = grid.width() / columns;
    for (int c = 0; c < columns; ++c)
        paintText(painter, QRectF(grid.left() + c * side, 0, side, inkMargin), Qt::AlignCenter,
                  QString(QChar('a' + c)));
    for (int r = 0; r < rows; ++r)
        paintText(painter, QRectF(0, grid.top() + r * side, inkMargin, side), Qt::AlignCenter,
                  QString::number(r + 1));
}

void paintSquaresOf(QPainter& painter, const Picture& picture, const QRectF& grid, int columns,
                    PaintInk ink) {
    const int rows = static_cast<int>(picture.rows.size());
    const double side = grid.width() / columns;
    onlyOutline(painter, QPen(Qt::black, thin));
    paintLines(painter, grid, rows, columns);
    painter.setPen(QPen(Qt::black, edge, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(grid);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            const char* letter = letterAt(picture, {r, c});
            const QRectF cell(grid.left() + c * side, grid.top() + r * side, side, side);
            paintInkUnit(painter, cell, ink, letter ? *letter : '.', {r, c});
        }
}

} // namespace

void inkLetter(QPainter& painter, char letter, Cell) {
    if (letter != '.')
        paintLetter(painter, QRectF(20, 24, 60, 52), QChar(letter), Qt::black);
}

void paintInkUnit(QPainter& painter, const QRectF& square, PaintInk ink, char letter, Cell cell) {
    paintUnit(painter, square, [&](QPainter& inside, double) {
        inside.setPen(
            QPen(Qt::black, 100 / square.width(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        inside.setBrush(Qt::white);
        ink(inside, letter, cell);
    });
}

QRectF InkBoard::cell(Cell at) const {
    return {inkMargin + at.column * side, inkMargin + at.row * side, side, side};
}

InkBoard inkSquares(const BoardLook& look, const Picture& picture, const QSizeF& room,
                    double largest) {
    std::size_t longest = 1;
    for (const std::string& row : picture.rows)
        longest = std::max(longest, row.size());
    const int rows = static_cast<int>(picture.rows.size()), columns = static_cast<int>(longest);
    const double side = std::min({largest, (room.width() - inkMargin - edge) / columns,
                                  (room.height() - inkMargin - edge) / rows});
    const QRectF grid(inkMargin, inkMargin, side * columns, side * rows);
    return {{grid.right() + edge, grid.bottom() + edge},
            [grid, picture, rows, columns, ink = look.ink](QPainter& painter) {
                painter.save();
                painter.setPen(Qt::black);
                paintNames(painter, grid, rows, columns);
                paintSquaresOf(painter, picture, grid, columns, ink);
                painter.restore();
            },
            side};
}

} // namespace bouton
