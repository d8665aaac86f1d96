#include "ui/boards/cards_board.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "games/cards/cards.h"
#include "ui/boards/drawing.h"

namespace bouton {

namespace {

constexpr double labelHeight = 8 * Theme::unit; // three lines below the piles

QFont labelFont(const QFont& base, int pixels, bool bold) {
    QFont font = base;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

QPolygonF lozenge(QPointF centre, double height) {
    const double across = height * 0.36;
    return QPolygonF({centre + QPointF(0, -height / 2), centre + QPointF(across, 0),
                      centre + QPointF(0, height / 2), centre + QPointF(-across, 0)});
}

} // namespace

// Geometry ----------------------------------------------------------------------------------------

void CardsBoard::pictureChanged() {
    const std::vector<Group> before = std::exchange(m_groups, {});
    int tallest = 1;
    for (const std::string& row : picture().rows) {
        const QStringList parts = QString::fromStdString(row).split(':');
        const Group group{parts.value(0).toInt(), parts.value(1).toInt()};
        m_groups.push_back({std::clamp(group.cards, 0, 99), group.most});
        tallest = std::max(tallest, m_groups.back().cards);
    }
    const bool same = std::ranges::equal(m_groups, before, {}, &Group::most, &Group::most);
    m_tallest = same ? std::max(m_tallest, tallest) : tallest;
}

Clicks CardsBoard::cells() const {
    Clicks all;
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        for (int k = 0; k < (editing() ? Cards::mostCards : m_groups[g].cards); ++k)
            all.push_back({k, static_cast<int>(g)});
    std::ranges::sort(all);
    return all;
}

bool CardsBoard::holds(Cell cell) const {
    if (!editing())
        return !cellRect(cell).isEmpty();
    return isGroup(cell.column) && cell.row < Cards::mostCards
           && cell.row >= Cards::mostCards - m_groups[static_cast<std::size_t>(cell.column)].cards;
}

// Cards that are no higher than what they show of themselves, so that every place is seen.
CardsBoard::Layout CardsBoard::layOutPlaces() const {
    const double margin = 2 * Theme::unit;
    const double room = std::max(height() - 2 * margin - labelHeight, 1.0);
    const double pitch = (width() - 2 * margin) / std::max<double>(m_groups.size(), 1);
    const double strip = std::min(room / Cards::mostCards, 5.0 * Theme::unit);
    Layout layout{.card = QSizeF(std::min(pitch * 0.8, 18.0 * Theme::unit), strip),
                  .strip = strip,
                  .left = 0,
                  .pitch = std::min(pitch, 24.0 * Theme::unit),
                  .foot = (height() - labelHeight + strip * Cards::mostCards) / 2};
    layout.left = (width() - layout.pitch * static_cast<double>(m_groups.size())) / 2;
    return layout;
}

CardsBoard::Layout CardsBoard::layOut() const {
    if (editing())
        return layOutPlaces();
    const double margin = interactive() ? 2 * Theme::unit : Theme::unit / 2;
    const double labels = interactive() ? labelHeight : 0;
    const double room = std::max(height() - 2 * margin - labels, 1.0);
    const double pitch = (width() - 2 * margin) / std::max<double>(m_groups.size(), 1);
    int tallest = m_tallest;
    for (const Cell taken : last()) // their gap is shown, too
        if (taken.column >= 0 && taken.column < static_cast<int>(m_groups.size()))
            tallest = std::max(tallest, m_groups[static_cast<std::size_t>(taken.column)].cards
                                            + taken.row + 1);
    const int strips = tallest - 1;
    const double wide = std::min({pitch * 0.8, room / (1.4 + 0.26 * strips), 18.0 * Theme::unit});
    // Strips stay legible on narrow cards, where there is room.
    const double spare = strips > 0 ? (room - wide * 1.4) / strips : 0;

    Layout layout{.card = QSizeF(wide, wide * 1.4),
                  .strip = std::clamp(spare, 0.2 * wide, std::max(0.36 * wide, 22.0)),
                  .left = 0,
                  .pitch = std::min(pitch, std::max(wide * 1.5, 12.0 * Theme::unit)),
                  .foot = 0};
    layout.left = (width() - layout.pitch * static_cast<double>(m_groups.size())) / 2;
    const double piles = layout.card.height() + layout.strip * strips;
    layout.foot = (height() - piles - labels) / 2 + piles;
    return layout;
}

QRectF CardsBoard::cardRect(int group, int index) const {
    const Layout layout = layOut();
    const int below = m_groups[static_cast<std::size_t>(group)].cards - 1 - index;
    return {QPointF(layout.left + layout.pitch * group + (layout.pitch - layout.card.width()) / 2,
                    layout.foot - layout.card.height() - below * layout.strip),
            layout.card};
}

// The top card as a whole, of the others what they show.
QRectF CardsBoard::cellRect(Cell cell) const {
    if (editing())
        return isGroup(cell.column) && cell.row >= 0 && cell.row < Cards::mostCards
                   ? cardRect(cell.column, m_groups[static_cast<std::size_t>(cell.column)].cards
                                               - Cards::mostCards + cell.row)
                   : QRectF();
    if (cell.column < 0 || cell.column >= static_cast<int>(m_groups.size()) || cell.row < 0
        || cell.row >= m_groups[static_cast<std::size_t>(cell.column)].cards)
        return {};
    QRectF rect = cardRect(cell.column, cell.row);
    if (cell.row > 0)
        rect.setTop(cardRect(cell.column, cell.row - 1).bottom());
    return rect;
}

QRectF CardsBoard::namedRect(Cell cell) const {
    return editing()
               ? cellRect({0, cell.column}).united(cellRect({Cards::mostCards - 1, cell.column}))
               : cellRect(cell);
}

// Painting ----------------------------------------------------------------------------------------

void CardsBoard::paintBoard(QPainter& painter, const Theme& theme) const {
    if (editing()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(theme.faint, 0.6), 1, Qt::DashLine));
        for (const Cell place : cells())
            if (!holds(place))
                painter.drawRoundedRect(cellRect(place).adjusted(0, 1, 0, -1), 4, 4);
    }
    const Clicks last = this->last();
    for (int g = 0; g < static_cast<int>(m_groups.size()); ++g) {
        const int cards = m_groups[static_cast<std::size_t>(g)].cards;
        if (cards == 0 && !editing() && std::ranges::find(last, g, &Cell::column) == last.end()) {
            const QRectF slot = cardRect(g, -1);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.line, 2, Qt::DashLine));
            painter.drawRoundedRect(slot, slot.width() / 10, slot.width() / 10);
        }
        for (int index = cards - 1; index >= 0; --index)
            paintCard(painter, theme, g, index);
    }
}

// A card bears how many are taken by a click on it, where the rules allow so many.
void CardsBoard::paintCard(QPainter& painter, const Theme& theme, int group, int index) const {
    const QRectF card = cardRect(group, index);
    painter.setPen(QPen(theme.cardEdge, 1));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(card, card.width() / 10, card.width() / 10);
    painter.setPen(Qt::NoPen);
    const double strip = layOut().strip, text = strip * 0.5;
    if (index == 0 && !editing()) {
        painter.setBrush(faded(theme.accent, 0.16));
        painter.drawPolygon(lozenge(card.center() - QPointF(0, strip / 2), card.height() * 0.5));
    }
    if (text < 7 || index >= m_groups[static_cast<std::size_t>(group)].most)
        return;
    const QRectF line(card.left() + card.width() * 0.1, card.bottom() - strip, card.width() * 0.8,
                      strip);
    painter.setFont(labelFont(font(), static_cast<int>(text) + 3, true));
    painter.setPen(theme.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, QString::number(index + 1));
}

// Below each pile its letter, how many cards it has and how many a turn may take.
void CardsBoard::paintCoordinates(QPainter& painter, const Theme& theme) const {
    const Layout layout = layOut();
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const Group& group = m_groups[g];
        QRectF line(layout.left + layout.pitch * static_cast<double>(g), layout.foot + Theme::unit,
                    layout.pitch, 18);
        painter.setFont(labelFont(font(), 14, true));
        painter.setPen(theme.ink);
        painter.drawText(line, Qt::AlignCenter, QString::number(group.cards));
        painter.setFont(labelFont(font(), 12, false));
        painter.setPen(theme.faint);
        QString most = tr("at most %1").arg(group.most);
        if (painter.fontMetrics().horizontalAdvance(most) > line.width() - 4)
            most = QStringLiteral("\u2264\u2009%1").arg(group.most);
        painter.drawText(line.translated(0, 18), Qt::AlignCenter, most);
        if (coordinatesShown())
            painter.drawText(line.translated(0, 36), Qt::AlignCenter,
                             QString(QChar('a' + static_cast<int>(g))));
    }
}

// The place of the cards that were taken, above the pile.
void CardsBoard::paintLast(QPainter& painter, const Theme& theme, Cell cell) const {
    if (cell.column < 0 || cell.column >= static_cast<int>(m_groups.size()))
        return;
    const int taken = cell.row + 1;
    const bool bare = m_groups[static_cast<std::size_t>(cell.column)].cards == 0;
    QRectF gap = cardRect(cell.column, -taken);
    const double height = layOut().strip * taken;
    gap.setBottom(bare ? layOut().foot : gap.top() + height);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(theme.accent, 0.75), 1.5, Qt::DashLine));
    painter.drawRoundedRect(gap.adjusted(1, 1, -1, -2), gap.width() / 10, gap.width() / 10);
    painter.setFont(labelFont(font(), 14, true));
    painter.setPen(theme.accent);
    painter.drawText(gap, Qt::AlignCenter, QStringLiteral("\u2212%1").arg(taken));
}

void CardsBoard::paintNext(QPainter& painter, const Theme& theme, Cell cell) const {
    const QRectF card = cellRect(cell);
    const Layout layout = layOut();
    const double radius = std::clamp(layout.strip * 0.16, 2.0, 6.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.accent, 0.7));
    painter.drawEllipse(
        QPointF(card.right() - 0.2 * card.width(), card.bottom() - layout.strip / 2), radius,
        radius);
}

// On the strip that a card shows of itself, at the right.
QRectF CardsBoard::worthRect(Cell cell) const {
    const QRectF card = cellRect(cell);
    const double strip = layOut().strip;
    const double size = std::clamp(std::min(strip * 0.95, card.width() * 0.48), 12.0, 40.0);
    return {card.right() - size - card.width() * 0.06, card.bottom() - (strip + size) / 2, size,
            size};
}

// The cards that a click on this one takes.
void CardsBoard::paintHover(QPainter& painter, const Theme& theme, Cell cell) const {
    if (editing()) {
        BoardView::paintHover(painter, theme, cell);
        return;
    }
    const QRectF taken = cardRect(cell.column, 0).united(cellRect(cell));
    painter.setPen(QPen(theme.accent, 2.5));
    painter.setBrush(faded(theme.accent, 0.18));
    painter.drawRoundedRect(taken, taken.width() / 10, taken.width() / 10);
}

QString CardsBoard::description() const {
    QStringList lines;
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        lines << tr("Group %1: cards left: %2; at most %3 a turn.")
                     .arg(QString(QChar('a' + static_cast<int>(g))),
                          QString::number(m_groups[g].cards), QString::number(m_groups[g].most));
    return lines.join(QChar(' '));
}

} // namespace bouton
