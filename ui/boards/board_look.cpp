#include "ui/boards/board_look.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "ui/boards/drawing.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::BoardLook)

public:
    static QString empty() { return tr("empty"); }
    static QString row(int number, const QStringList& names) {
        return tr("Row %1: %2.").arg(QString::number(number), names.join(tr(", ")));
    }
    static QString values(const std::vector<Overlay::Worth>& worths) {
        QStringList all;
        for (const Overlay::Worth& worth : worths)
            if (!worth.covered)
                all << tr("%1 %2").arg(QString::fromStdString(bouton::nameOf(worth.cell)),
                                       worth.words);
        if (all.isEmpty())
            return {};
        return tr("Values: %1.").arg(all.join(QStringLiteral("; ")));
    }
};

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
    if (const auto at = std::ranges::find(letters, letter, &LetterName::letter);
        at != letters.end())
        return spoken(at->name);
    return letter == '.' ? Words::empty() : QString(QChar(letter));
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
        lines << Words::row(r + 1, names);
    }
    return lines.join(u' ');
}

QString BoardLook::wordOfLetter(const BoardLook& look, const BoardPlan& plan, Cell cell) {
    return look.nameOf(plan.letterAt(cell));
}

QString wordsOf(const BoardLook& look, const BoardPlan& plan, const Shown& shown) {
    const QString picture = look.words(look, plan);
    const QString values = shown.preview ? QString() : Words::values(shown.overlay.worths);
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
    for (int c = 0; c < board.columns(); ++c) {
        const QRectF cell = board.cellRect({0, c});
        paintText(painter, QRectF(cell.left(), grid.top() - margin, cell.width(), margin),
                  Qt::AlignCenter, QString(QChar('a' + c)));
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

} // namespace bouton
