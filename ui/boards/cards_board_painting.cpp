// How CardsBoard is painted.

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "games/cards/cards.h"
#include "ui/boards/cards_board.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/playing_card.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int smallestLabel = 9; // pixels

double lineHeight(const QFont& font) { return std::ceil(QFontMetricsF(font).height()); }

void outline(QPainter& painter, const QRectF& rect) {
    painter.drawRoundedRect(rect, rect.width() * 0.08, rect.width() * 0.08);
}

// Of as few lines as the width allows.
QStringList wrapped(const QString& text, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (const QString& word : text.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width)
            lines << word;
        else
            lines.back() = longer;
    }
    return lines;
}

bool fits(const QStringList& lines, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    return std::ranges::all_of(
        lines, [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; });
}

} // namespace

double CardsBoard::labelHeight() const {
    return lineHeight(sized(font(), Type::Text, Weight::Strong))
           + lineHeight(sized(font(), Type::Caption)) + Theme::unit;
}

// Baize with a thin line of gold, and the places of the groups.
void CardsBoard::paintGround(QPainter& painter, const Theme&) const {
    const QRectF outer = stage().outer;
    const double by = std::clamp(std::min(outer.width(), outer.height()) * 0.018, 2.0, 9.0);
    const double radius = std::max(1.5, stage().radius() - by * 0.4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(material().line, 0.75), std::clamp(by / 6, 0.6, 1.5)));
    painter.drawRoundedRect(outer.adjusted(by, by, -by, -by), radius, radius);
}

// The letters of the groups stand above them.
void CardsBoard::paintCoordinates(QPainter& painter, const Theme&) const {
    if (!coordinatesShown())
        return;
    const Layout layout = layOut();
    painter.setFont(sized(font(), Type::Caption, Weight::Strong));
    painter.setPen(material().frameText);
    const double height = lineHeight(painter.font());
    for (int g = 0; g < static_cast<int>(m_groups.size()); ++g)
        paintText(painter, QRectF(leftOf(g), gridRect().top() - height + 2, layout.pitch, height),
                  Qt::AlignCenter, QString(QChar('a' + g)));
}

void CardsBoard::paintPlaces(QPainter& painter) const {
    for (const Cell place : cells()) {
        const QRectF rect = cellRect(place).adjusted(0, 1, 0, -1);
        if (holds(place)) {
            painter.setPen(QPen(QColor("#A9A393"), 1));
            painter.setBrush(QColor("#FBF9F3"));
        } else {
            painter.setPen(QPen(faded(material().mark, 0.4), 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
        }
        painter.drawRoundedRect(rect, 4, 4);
        if (!holds(place) || rect.height() < 11)
            continue;
        painter.setFont(inPixels(font(), std::min(rect.height() * 0.72, 15.0), Weight::Strong));
        painter.setPen(place.column % 2 == 0 ? QColor("#BE2F26") : QColor("#22303F"));
        paintText(painter, rect, Qt::AlignCenter, QString::number(Cards::mostCards - place.row));
    }
}

void CardsBoard::paintBoard(QPainter& painter, const Theme&) const {
    if (editing()) {
        paintPlaces(painter);
        paintLabels(painter);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(material().mark, 0.35), 1.5, Qt::DashLine));
    for (int g = 0; g < static_cast<int>(m_groups.size()); ++g)
        if (m_groups[static_cast<std::size_t>(g)].cards == 0)
            outline(painter, cardRect(g, -1));
    if (interactive())
        for (const Side side : {Side::One, Side::Two})
            if (taken(side) == 0)
                outline(painter, pileRect(side, 0));
    if (interactive()) {
        paintLabels(painter);
        for (const Side side : {Side::One, Side::Two})
            paintPileLabel(painter, side);
    }
    std::vector<ShownPiece> all = pieces();
    for (const bool held : {false, true}) // what is held up hides what lies
        for (const ShownPiece& piece : all)
            if ((piece.lift > 0) == held)
                paintPiece(painter, piece);
}

// What is lifted is drawn out, towards the one who takes it. A card that is turned squashes.
void CardsBoard::paintPiece(QPainter& painter, const ShownPiece& piece) const {
    const bool before = piece.from != '.' && piece.turned < 0.5;
    const char letter = before ? piece.from : piece.letter;
    const double squash = piece.from == '.' ? 1 : std::max(0.04, std::abs(2 * piece.turned - 1));
    QRectF rect = piece.rect.translated(0, piece.lift * piece.rect.height() * 0.10);
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn * piece.seen);
    if (squash < 1) {
        painter.translate(rect.center());
        painter.scale(squash, 1);
        painter.translate(-rect.center());
    }
    if (letter == '#') {
        const int group = piece.cell.column, number = piece.cell.row + 1;
        const bool pale = isGroup(group) && number > m_groups[static_cast<std::size_t>(group)].most;
        paintCardFace(painter, rect, number, group, pale, piece.lift);
    } else {
        paintCardBack(painter, rect, letter == Cards::name.letters[0] ? Side::One : Side::Two,
                      piece.lift);
    }
    painter.restore();
}

CardsBoard::Lettering CardsBoard::letteringIn(double width) const {
    const QFont text = sized(font(), Type::Text);
    for (int high = QFontInfo(text).pixelSize(); high >= smallestLabel; --high) {
        const Lettering letters{inPixels(font(), high, Weight::Strong),
                                inPixels(font(), std::max(smallestLabel, high * 85 / 100)), true};
        const bool whole = std::ranges::all_of(m_groups, [&](const Group& group) {
            const QStringList count =
                wrapped(tr("%n card(s)", nullptr, group.cards), letters.strong, width);
            const QStringList most =
                wrapped(tr("take up to %1").arg(group.most), letters.lesser, width);
            const double all = static_cast<double>(count.size()) * lineHeight(letters.strong)
                               + static_cast<double>(most.size()) * lineHeight(letters.lesser);
            return fits(count, letters.strong, width) && fits(most, letters.lesser, width)
                   && all <= labelHeight();
        });
        if (whole)
            return letters;
    }
    return {inPixels(font(), smallestLabel + 2, Weight::Strong), inPixels(font(), smallestLabel)};
}

// Below each fan how many cards it has and how many a turn may take.
void CardsBoard::paintLabels(QPainter& painter) const {
    const Layout layout = layOut();
    const double width = layout.pitch - 4;
    const Lettering letters = letteringIn(width);
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const Group& group = m_groups[g];
        QRectF place(leftOf(static_cast<int>(g)) + 2, layout.foot, width, 0);
        const auto write = [&](const QString& words, const QFont& font, const QColor& ink) {
            painter.setFont(font);
            painter.setPen(ink);
            for (const QString& line : wrapped(words, font, width)) {
                place.setHeight(lineHeight(font));
                paintText(painter, place, Qt::AlignCenter, line);
                place.translate(0, place.height());
            }
        };
        write(letters.words ? tr("%n card(s)", nullptr, group.cards) : QString::number(group.cards),
              letters.strong, material().mark);
        write(letters.words ? tr("take up to %1").arg(group.most)
                            : QStringLiteral("\u2264\u2009%1").arg(group.most),
              letters.lesser, faded(material().mark, 0.9));
    }
}

// Whose pile it is, and how many cards lie on it. It keeps to the edge.
void CardsBoard::paintPileLabel(QPainter& painter, Side side) const {
    const QRectF pile = pileRect(side, 0);
    const double edge = edgeWidth();
    const QString text = QString::number(taken(side));
    int high = QFontInfo(sized(font(), Type::Text)).pixelSize();
    const auto wideAt = [&](const QFont& font) {
        return lineHeight(font) * 1.3 + 3 + QFontMetricsF(font).horizontalAdvance(text);
    };
    while (high > smallestLabel
           && wideAt(inPixels(font(), high, Weight::Strong)) > edge - Theme::unit / 2.0)
        --high;
    painter.setFont(inPixels(font(), high, Weight::Strong));
    const double line = lineHeight(painter.font()), token = line * 1.3;
    const QRectF label(pile.center().x() - edge / 2, layOut().foot, edge, token);
    const double left = label.center().x() - wideAt(painter.font()) / 2;
    paintToken(painter, QRectF(left, label.top(), token, token),
               QChar(Cards::name.letters[indexOf(side)]), side);
    painter.setPen(material().mark);
    paintText(painter, QRectF(left + token + 3, label.top(), edge, token),
              Qt::AlignLeft | Qt::AlignVCenter, text);
}

// Marks -------------------------------------------------------------------------------------------

// Where the cards lay that were taken.
void CardsBoard::paintLast(QPainter& painter, const Theme&, Cell cell) const {
    if (!isGroup(cell.column))
        return;
    const int taken = cell.row + 1;
    const bool bare = m_groups[static_cast<std::size_t>(cell.column)].cards == 0;
    QRectF gap = cardRect(cell.column, -taken);
    if (!bare)
        gap.setTop(cardRect(cell.column, 0).bottom());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(material().accent, 1.5, Qt::DashLine));
    painter.drawRoundedRect(gap.adjusted(1, 2, -1, -1), gap.width() * 0.06, gap.width() * 0.06);
    const double high = std::clamp(gap.height() * 0.6, 9.0, 20.0);
    painter.setFont(inPixels(font(), high, Weight::Strong));
    painter.setPen(material().accent);
    paintText(painter, gap, Qt::AlignCenter, QStringLiteral("\u2212%1").arg(taken));
}

// At the right of the card's head.
void CardsBoard::paintNext(QPainter& painter, const Theme&, Cell cell) const {
    const QRectF card = cellRect(cell);
    const double strip = layOut().strip, radius = std::clamp(strip * 0.13, 1.8, 5.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(boardAccent(), 0.75));
    painter.drawEllipse(QPointF(card.right() - 0.12 * card.width(), card.top() + strip / 2), radius,
                        radius);
}

void CardsBoard::paintChosen(QPainter& painter, const Theme&, const Clicks& cells) const {
    painter.setBrush(faded(boardAccent(), 0.18));
    painter.setPen(QPen(boardAccent(), 2.5));
    for (const Cell cell : cells)
        outline(painter, cellRect(cell));
}

// On the head of the card, at the right.
QRectF CardsBoard::worthRect(Cell cell) const {
    const QRectF card = cellRect(cell);
    const double strip = layOut().strip;
    const double size = std::clamp(std::min(strip * 1.08, card.width() * 0.48), 12.0, 44.0);
    return {card.right() - size - card.width() * 0.05, card.top() + (strip - size) / 2, size, size};
}

// The cards that a click on this one takes.
void CardsBoard::paintHover(QPainter& painter, const Theme& theme, Cell cell) const {
    if (editing()) {
        BoardView::paintHover(painter, theme, cell);
        return;
    }
    QRectF taken; // as they are drawn out
    for (const ShownPiece& piece : pieces())
        if (piece.letter == '#' && piece.cell.column == cell.column && piece.cell.row <= cell.row)
            taken |= piece.rect.translated(0, piece.lift * piece.rect.height() * 0.10);
    painter.setPen(QPen(boardAccent(), 3));
    painter.setBrush(Qt::NoBrush);
    outline(painter, taken);
}

} // namespace bouton
