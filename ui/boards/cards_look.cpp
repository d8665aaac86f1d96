// Card groups: fans of cards on baize, and a pile for each side.

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "games/cards/cards.h"
#include "ui/boards/card_flight.h"
#include "ui/boards/card_labels.h"
#include "ui/boards/cards_plan.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/playing_card.h"
#include "ui/boards/shown_board.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::Cards)

public:
    static QString group(int index, const CardsPlan::Group& group) {
        return tr("Group %1: cards left: %2; take up to %3.")
            .arg(QString(QChar('a' + index)), QString::number(group.cards),
                 QString::number(group.most));
    }
    static QString card(int number, int all) { return tr("card %1 of %2").arg(number).arg(all); }
    static QString place(bool full) { return full ? tr("card") : tr("empty"); }
};

// This look lays its boards out itself.
const CardsPlan& planOf(const ShownBoard& board) {
    return static_cast<const CardsPlan&>(board.plan);
}

std::shared_ptr<const BoardPlan> layOut(const BoardRoom& room, const Scene& scene,
                                        const BoardPlan* before) {
    return std::make_shared<const CardsPlan>(room, scene, static_cast<const CardsPlan*>(before));
}

void outline(QPainter& painter, const QRectF& rect) {
    painter.drawRoundedRect(rect, rect.width() * 0.08, rect.width() * 0.08);
}

// The letters of the groups stand above them.
void paintLetters(const ShownBoard& board, QPainter& painter) {
    const CardsPlan& plan = planOf(board);
    painter.setFont(sized(plan.room().font, Type::Caption, Weight::Strong));
    painter.setPen(board.material().frameText);
    const double height = lineHeight(painter.font());
    for (int g = 0; g < std::ssize(plan.groups()); ++g)
        paintText(painter,
                  QRectF(plan.leftOf(g), plan.grid().top() - height + 2, plan.pitch(), height),
                  Qt::AlignCenter, QString(QChar('a' + g)));
}

// What stands there -------------------------------------------------------------------------------

// Baize with a thin line of gold.
void paintBaize(const ShownBoard& board, QPainter& painter) {
    const Stage stage = board.stage();
    const QRectF& outer = stage.outer;
    const double by = std::clamp(std::min(outer.width(), outer.height()) * 0.018, 2.0, 9.0);
    const double radius = std::max(1.5, stage.radius() - by * 0.4);
    onlyOutline(painter, QPen(faded(board.material().line, 0.75), std::clamp(by / 6, 0.6, 1.5)));
    painter.drawRoundedRect(outer.adjusted(by, by, -by, -by), radius, radius);
}

// While a position is set up.
void paintPlaces(const ShownBoard& board, QPainter& painter) {
    for (const Cell place : board.cells()) {
        const QRectF rect = board.cellRect(place).adjusted(0, 1, 0, -1);
        const bool full = board.plan.holds(place);
        if (full) {
            painter.setPen(QPen(QColor("#A9A393"), 1));
            painter.setBrush(QColor("#FBF9F3"));
        } else {
            onlyOutline(painter, QPen(faded(board.material().mark, 0.4), 1, Qt::DashLine));
        }
        painter.drawRoundedRect(rect, 4, 4);
        if (!full || rect.height() < 11)
            continue;
        painter.setFont(
            inPixels(board.plan.room().font, std::min(rect.height() * 0.72, 15.0), Weight::Strong));
        painter.setPen(place.column % 2 == 0 ? QColor("#BE2F26") : QColor("#22303F"));
        paintText(painter, rect, Qt::AlignCenter, QString::number(Cards::mostCards - place.row));
    }
}

// What is lifted is drawn out, towards the one who takes it.
QRectF drawnOut(const ShownPiece& piece) {
    return piece.rect.translated(0, piece.lift * piece.rect.height() * 0.10);
}

// A card that is turned squashes.
void paintCard(const CardsPlan& plan, QPainter& painter, const ShownPiece& piece) {
    const bool before = piece.from != '.' && piece.turned < 0.5;
    const char letter = before ? piece.from : piece.letter;
    const double squash = piece.from == '.' ? 1 : std::max(0.04, std::abs(2 * piece.turned - 1));
    const QRectF rect = drawnOut(piece);
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn * piece.seen);
    if (squash < 1) {
        painter.translate(rect.center());
        painter.scale(squash, 1);
        painter.translate(-rect.center());
    }
    if (letter == '#') {
        const int group = piece.cell.column, number = piece.cell.row + 1;
        const bool pale = plan.isGroup(group) && number > plan.group(group).most;
        paintCardFace(painter, rect, number, group, pale, piece.lift);
    } else {
        paintCardBack(painter, rect, letter == Cards::name.letters[0] ? Side::One : Side::Two,
                      piece.lift);
    }
    painter.restore();
}

void paintCards(const ShownBoard& board, QPainter& painter) {
    const CardsPlan& plan = planOf(board);
    if (board.editing()) {
        paintPlaces(board, painter);
        paintGroupLabels(painter, planOf(board), board.material().mark);
        return;
    }
    onlyOutline(painter, QPen(faded(board.material().mark, 0.35), 1.5, Qt::DashLine));
    for (int g = 0; g < std::ssize(plan.groups()); ++g)
        if (plan.group(g).cards == 0)
            outline(painter, plan.cardRect(g, -1));
    if (plan.room().interactive) {
        for (const Side side : {Side::One, Side::Two})
            if (plan.taken(side) == 0)
                outline(painter, plan.pileRect(side, 0));
        paintGroupLabels(painter, plan, board.material().mark);
        for (const Side side : {Side::One, Side::Two})
            paintPileLabel(painter, plan, side, board.material().mark);
    }
    for (const bool held : {false, true}) // what is held up hides what lies
        for (const ShownPiece& piece : board.pieces())
            if ((piece.lift > 0) == held)
                paintCard(plan, painter, piece);
}

// Marks -------------------------------------------------------------------------------------------

// Where the cards lay that were taken.
void paintGap(const CardsPlan& plan, QPainter& painter, const QRectF& gap, int taken,
              const QColor& color) {
    onlyOutline(painter, QPen(color, 1.5, Qt::DashLine));
    painter.drawRoundedRect(gap.adjusted(1, 2, -1, -1), gap.width() * 0.06, gap.width() * 0.06);
    const double high = std::max(std::clamp(gap.height() * 0.6, 9.0, 20.0), plan.room().letters);
    painter.setFont(inPixels(plan.room().font, high, Weight::Strong));
    painter.setPen(color);
    paintText(painter, gap, Qt::AlignCenter | Qt::TextDontClip,
              QStringLiteral("\u2212%1").arg(taken));
}

void paintLast(const ShownBoard& board, QPainter& painter, Cell cell) {
    const CardsPlan& plan = planOf(board);
    const int taken = cell.row + 1;
    if (plan.isGroup(cell.column))
        paintGap(plan, painter, plan.gapRect(cell.column, taken), taken, board.material().accent);
}

// Those that lay in front of what was taken after them lay further down.
void paintBefore(const ShownBoard& board, QPainter& painter, Cell cell) {
    const CardsPlan& plan = planOf(board);
    if (!plan.isGroup(cell.column))
        return;
    int more = 0;
    for (const Cell last : plan.last())
        more += last.column == cell.column ? last.row + 1 : 0;
    const int taken = cell.row + 1;
    paintGap(plan, painter, plan.gapRect(cell.column, taken, more), taken, board.material().mark);
}

// At the right of the card's head.
void paintDot(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF card = board.cellRect(cell);
    const double strip = planOf(board).strip(), radius = std::clamp(strip * 0.13, 1.8, 5.0);
    onlyFill(painter, faded(boardAccent(), 0.75));
    painter.drawEllipse(QPointF(card.right() - 0.12 * card.width(), card.top() + strip / 2), radius,
                        radius);
}

void paintFrames(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    painter.setBrush(faded(boardAccent(), 0.18));
    painter.setPen(QPen(boardAccent(), 2.5));
    for (const Cell cell : cells)
        outline(painter, board.cellRect(cell));
}

// The cards that a click on this one takes, as they are drawn out.
void paintTaken(const ShownBoard& board, QPainter& painter, Cell cell) {
    QRectF taken;
    for (const ShownPiece& piece : board.pieces())
        if (piece.letter == '#' && piece.cell.column == cell.column && piece.cell.row <= cell.row)
            taken |= drawnOut(piece);
    onlyOutline(painter, QPen(boardAccent(), 3));
    outline(painter, taken);
}

QString wordsOfGroups(const BoardLook&, const BoardPlan& plan) {
    const auto& groups = static_cast<const CardsPlan&>(plan).groups();
    QStringList lines;
    for (std::size_t g = 0; g < groups.size(); ++g)
        lines << Words::group(static_cast<int>(g), groups[g]);
    return lines.join(u' ');
}

// A card bears the number that a turn takes from there.
QString wordsOfCard(const BoardLook&, const BoardPlan& plan, Cell cell) {
    const auto& cards = static_cast<const CardsPlan&>(plan);
    return plan.room().editing ? Words::place(plan.holds(cell))
                               : Words::card(cell.row + 1, cards.group(cell.column).cards);
}

QString wordsOfItsGroup(const BoardLook&, const BoardPlan& plan, Cell cell) {
    return Words::group(cell.column, static_cast<const CardsPlan&>(plan).group(cell.column));
}

// Cards are nobody's.
QString wordsOfAll(const BoardLook& look, const BoardPlan& plan, std::optional<char>) {
    return wordsOfGroups(look, plan);
}

} // namespace

BoardLook cardsLook() {
    return {.stuff = Stuff::Baize,
            .ground = paintBaize,
            .coordinates = paintLetters,
            .pieces = paintCards,
            .last = paintLast,
            .before = paintBefore,
            .next = paintDot,
            .hover = paintTaken,
            .chosen = paintFrames,
            .worthInk = "#22303F", // it stands on a card
            .worthPlate = "#FFFFFF",
            .plan = layOut,
            .manner = {.grid = false},
            .motion = cardFlight,
            .words = wordsOfGroups,
            .cell = wordsOfCard,
            .hole = QT_TRANSLATE_NOOP("Phrase", "no card"),
            .lines = wordsOfItsGroup,
            .standing = wordsOfAll,
            .inked = inkCards};
}

} // namespace bouton
