#include "ui/boards/cards_board.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/cards/cards.h"
#include "ui/boards/drawing.h"
#include "ui/boards/playing_card.h"

namespace bouton {

namespace {

int cardsIn(const std::string& row) {
    return QString::fromStdString(row).section(':', 0, 0).toInt();
}

int cardsOf(const Picture& picture) {
    int all = 0;
    for (const std::string& row : picture.rows)
        all += cardsIn(row);
    return all;
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

// The baize fills the widget.
QRectF CardsBoard::gridRect() const {
    const double frame = frameWidth();
    return roomForFrame().adjusted(frame, frame, -frame, -frame);
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

double CardsBoard::edgeWidth() const {
    return interactive() && !editing() ? std::clamp(gridRect().width() * 0.12, 34.0, 110.0) : 0;
}

// Cards that are no higher than what they show of themselves, so that every place is seen.
CardsBoard::Layout CardsBoard::layOutPlaces() const {
    const QRectF grid = gridRect();
    const double room = std::max(grid.height() - Theme::unit - labelHeight(), 1.0);
    const double pitch = grid.width() / std::max<double>(m_groups.size(), 1);
    const double strip = std::min(room / Cards::mostCards, 5.0 * Theme::unit);
    Layout layout{.card = QSizeF(std::min(pitch * 0.8, 16.0 * Theme::unit), strip),
                  .strip = strip,
                  .left = 0,
                  .pitch = std::min(pitch, 22.0 * Theme::unit),
                  .head = grid.top() + (room - strip * Cards::mostCards) / 2 + Theme::unit / 2,
                  .foot = grid.bottom() - labelHeight(),
                  .edge = 0};
    layout.left = grid.center().x() - layout.pitch * static_cast<double>(m_groups.size()) / 2;
    return layout;
}

CardsBoard::Layout CardsBoard::layOut() const {
    if (editing())
        return layOutPlaces();
    const QRectF grid = gridRect();
    const double labels = interactive() ? labelHeight() : 0, edge = edgeWidth();
    const double margin = interactive() ? Theme::unit : grid.height() * 0.05;
    const double room = std::max(grid.height() - 2 * margin - labels, 1.0);
    const double pitch = (grid.width() - 2 * edge) / std::max<double>(m_groups.size(), 1);
    int tallest = m_tallest;
    for (const Cell taken : last()) // their gap is shown, too
        if (isGroup(taken.column))
            tallest = std::max(tallest, m_groups[static_cast<std::size_t>(taken.column)].cards
                                            + taken.row + 1);
    const int strips = tallest - 1;
    const double wide =
        std::min({pitch * 0.8, room / (cardShape + 0.26 * strips), 20.0 * Theme::unit});
    // Heads stay legible on narrow cards, where there is room.
    const double spare = strips > 0 ? (room - wide * cardShape) / strips : 0;

    Layout layout{.card = QSizeF(wide, wide * cardShape),
                  .strip = std::clamp(spare, 0.2 * wide, std::max(0.34 * wide, 24.0)),
                  .left = 0,
                  .pitch = std::min(pitch, std::max(wide * 1.5, 12.0 * Theme::unit)),
                  .head = 0,
                  .foot = grid.bottom() - labels,
                  .edge = edge};
    layout.left = grid.center().x() - layout.pitch * static_cast<double>(m_groups.size()) / 2;
    const double fans = layout.card.height() + layout.strip * strips;
    layout.head = grid.top() + margin + std::max(0.0, room - fans) / 2;
    return layout;
}

// From the other side of the table the last group is at the left.
double CardsBoard::leftOf(int group) const {
    const Layout layout = layOut();
    const int place = turned() ? static_cast<int>(m_groups.size()) - 1 - group : group;
    return layout.left + layout.pitch * place;
}

// The heads of the fans are in one line; each card lies a little otherwise.
QRectF CardsBoard::cardRect(int group, int index) const {
    const Layout layout = layOut();
    const int above = m_groups[static_cast<std::size_t>(group)].cards - 1 - index;
    const double ratio = devicePixelRatioF();
    const double aside =
        (scattered(static_cast<unsigned>(group * 37 + above * 11 + 2)) - 0.5) * 0.05;
    const QPointF at(leftOf(group) + (layout.pitch - layout.card.width()) / 2
                         + aside * layout.card.width(),
                     layout.head + above * layout.strip);
    return {QPointF(std::round(at.x() * ratio), std::round(at.y() * ratio)) / ratio, layout.card};
}

QRectF CardsBoard::placeRect(int group, int row) const {
    const Layout layout = layOut();
    return {QPointF(leftOf(group) + (layout.pitch - layout.card.width()) / 2,
                    layout.head + row * layout.strip),
            layout.card};
}

// The front card as a whole, of the others what they show.
QRectF CardsBoard::cellRect(Cell cell) const {
    if (!isGroup(cell.column) || cell.row < 0)
        return {};
    if (editing())
        return cell.row < Cards::mostCards ? placeRect(cell.column, cell.row) : QRectF();
    if (cell.row >= m_groups[static_cast<std::size_t>(cell.column)].cards)
        return {};
    QRectF rect = cardRect(cell.column, cell.row);
    if (cell.row > 0)
        rect.setBottom(cardRect(cell.column, cell.row - 1).top());
    return rect;
}

QRectF CardsBoard::namedRect(Cell cell) const {
    return editing()
               ? cellRect({0, cell.column}).united(cellRect({Cards::mostCards - 1, cell.column}))
               : cellRect(cell);
}

int CardsBoard::taken(Side side) const {
    int count = 0;
    for (const Step* step = scene().last.get(); step; step = step->previous.get())
        if (step->side == side)
            count += cardsOf(*step->before) - cardsOf(*step->after);
    return count;
}

QRectF CardsBoard::pileRect(Side side, int index) const {
    const QRectF grid = gridRect();
    const double edge = edgeWidth(), wide = std::min(edge * 0.62, layOut().card.width() * 0.8);
    const QSizeF card(wide, wide * cardShape);
    const double step = std::min(wide * 0.11, (grid.height() * 0.6) / 40);
    const double middle =
        (side == Side::One) != turned() ? grid.left() + edge / 2 : grid.right() - edge / 2;
    const double aside = (scattered(static_cast<unsigned>(index * 5 + 1)) - 0.5) * wide * 0.07;
    return {QPointF(middle - wide / 2 + aside,
                    layOut().foot - Theme::unit - card.height() - index * step),
            card};
}

std::vector<ShownPiece> CardsBoard::piecesAtRest() const {
    std::vector<ShownPiece> all;
    if (editing())
        return all;
    for (int g = 0; g < static_cast<int>(m_groups.size()); ++g)
        for (int index = m_groups[static_cast<std::size_t>(g)].cards - 1; index >= 0; --index)
            all.push_back({'#', {index, g}, cardRect(g, index)});
    if (interactive())
        for (const Side side : {Side::One, Side::Two})
            for (int i = 0, count = taken(side); i < count; ++i)
                all.push_back({Cards::name.letters[indexOf(side)],
                               {-1 - i, static_cast<int>(indexOf(side))},
                               pileRect(side, i)});
    return all;
}

// In words ----------------------------------------------------------------------------------------

QString CardsBoard::description() const {
    QStringList lines;
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        lines << tr("Group %1: cards left: %2; take up to %3.")
                     .arg(QString(QChar('a' + static_cast<int>(g))),
                          QString::number(m_groups[g].cards), QString::number(m_groups[g].most));
    return lines.join(QChar(' '));
}

} // namespace bouton
