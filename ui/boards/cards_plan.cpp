// SPDX-License-Identifier: MIT
#include "ui/boards/cards_plan.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>

#include "games/cards/cards.h"
#include "ui/boards/drawing.h"
#include "ui/boards/playing_card.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

using Group = Cards::Group;

int cardsOf(const Picture& picture) {
    int all = 0;
    for (const std::string& row : picture.rows)
        all += QString::fromStdString(row).section(u':', 0, 0).toInt();
    return all;
}

constexpr double edgeShare = 0.15; // of a strip

// What the fan of a group may need, with the gap of the cards that a turn takes from it.
double stripsOf(const Group& group) {
    double most = stripsBefore(group.cards - 1);
    for (int taken = 1; taken <= std::min(group.cards, group.most); ++taken)
        most = std::max(most, stripsBefore(group.cards - taken - 1) + 1 + stripsBefore(taken - 1));
    return most;
}

// The baize fills the room.
QRectF baize(const BoardRoom& room) {
    const double frame = room.frameWidth();
    return room.forFrame().adjusted(frame, frame, -frame, -frame);
}

} // namespace

double stripsBefore(int card) {
    const int heads = std::min(card, Cards::fewCards - 1);
    return heads + edgeShare * (card - heads);
}

std::vector<Group> groupsOf(const Picture& picture) {
    std::vector<Group> groups;
    for (const std::string& row : picture.rows) {
        const QStringList parts = QString::fromStdString(row).split(u':');
        groups.push_back({std::clamp(parts.value(0).toInt(), 0, 99), parts.value(1).toInt()});
    }
    return groups;
}

CardsPlan::CardsPlan(const BoardRoom& room, const Scene& scene, const CardsPlan* before)
    : BoardPlan(room, scene, baize(room)),
      m_groups(groupsOf(*scene.picture)),
      m_places(Cards::placesIn(*scene.picture)),
      m_rows(m_groups.empty() ? 0 : 1) {
    for (const Group& group : m_groups) {
        m_tallest = std::max(m_tallest, stripsOf(group));
        m_rows = std::max(m_rows, group.cards);
    }
    if (before && std::ranges::equal(m_groups, before->m_groups, {}, &Group::most, &Group::most))
        m_tallest = std::max(m_tallest, before->m_tallest);
    for (const Step* step = scene.last.get(); step; step = step->previous.get()) {
        m_taken[indexOf(step->side)] += cardsOf(*step->before) - cardsOf(*step->after);
        for (const Group& group : groupsOf(*step->before))
            m_rows = std::max(m_rows, group.cards);
    }
    m_layout = room.editing ? layOutPlaces() : layOut();
}

double CardsPlan::labelHeight() const {
    return lineHeight(sized(room().font, Type::Emphasis, Weight::Strong))
           + lineHeight(sized(room().font, Type::Text)) + Theme::unit;
}

// Cards that are no higher than what they show of themselves, so that every place is seen.
CardsPlan::Layout CardsPlan::layOutPlaces() const {
    const double room = std::max(grid().height() - Theme::unit - labelHeight(), 1.0);
    const double pitch = grid().width() / std::max<double>(m_groups.size(), 1);
    const double strip = std::min(room / m_places, 5.0 * Theme::unit);
    Layout layout{.card = QSizeF(std::min(pitch * 0.8, 16.0 * Theme::unit), strip),
                  .strip = strip,
                  .left = 0,
                  .pitch = std::min(pitch, 22.0 * Theme::unit),
                  .head = grid().top() + (room - strip * m_places) / 2 + Theme::unit / 2,
                  .foot = grid().bottom() - labelHeight(),
                  .edge = 0};
    layout.left = grid().center().x() - layout.pitch * static_cast<double>(m_groups.size()) / 2;
    return layout;
}

CardsPlan::Layout CardsPlan::layOut() const {
    const bool interactive = room().interactive;
    const double labels = interactive ? labelHeight() : 0;
    const double edge = interactive ? std::max(std::clamp(grid().width() * 0.12, 34.0, 110.0),
                                               3.2 * this->room().letters)
                                    : 0;
    const double margin = interactive ? Theme::unit : grid().height() * 0.05;
    const double room = std::max(grid().height() - 2 * margin - labels, 1.0);
    const double pitch = (grid().width() - 2 * edge) / std::max<double>(m_groups.size(), 1);
    double strips = m_tallest;
    for (const Cell taken : last()) // their gap is shown, too
        if (isGroup(taken.column))
            strips = std::max(strips, stripsBefore(group(taken.column).cards - 1) + 1
                                          + stripsBefore(taken.row));
    const double wide =
        std::min({pitch * 0.8, room / (cardShape + 0.26 * strips), 20.0 * Theme::unit});
    // Heads stay legible on narrow cards, where there is room.
    const double spare = strips > 0 ? (room - wide * cardShape) / strips : 0;

    Layout layout{.card = QSizeF(wide, wide * cardShape),
                  .strip = std::clamp(spare, 0.2 * wide, std::max(0.34 * wide, 24.0)),
                  .left = 0,
                  .pitch = std::min(pitch, std::max(wide * 1.5, 12.0 * Theme::unit)),
                  .head = 0,
                  .foot = grid().bottom() - labels,
                  .edge = edge};
    layout.left = grid().center().x() - layout.pitch * static_cast<double>(m_groups.size()) / 2;
    const double fans = layout.card.height() + layout.strip * strips;
    layout.head = grid().top() + margin + std::max(0.0, room - fans) / 2;
    return layout;
}

// From the other side of the table the last group is at the left.
double CardsPlan::leftOf(int group) const {
    const int place = room().turned ? static_cast<int>(m_groups.size()) - 1 - group : group;
    return m_layout.left + m_layout.pitch * place;
}

// The heads of the fans are in one line; each card lies a little otherwise.
QRectF CardsPlan::cardRect(int group, int index) const {
    const int all = this->group(group).cards, above = all - 1 - index;
    const double strips =
        stripsBefore(all - 1) + (index < 0 ? 1 + stripsBefore(-index - 1) : -stripsBefore(index));
    const double ratio = room().ratio;
    const double aside =
        (scattered(static_cast<unsigned>(group * 37 + above * 11 + 2)) - 0.5) * 0.05;
    const QPointF at(leftOf(group) + (m_layout.pitch - m_layout.card.width()) / 2
                         + aside * m_layout.card.width(),
                     m_layout.head + strips * m_layout.strip);
    return {QPointF(std::round(at.x() * ratio), std::round(at.y() * ratio)) / ratio, m_layout.card};
}

QRectF CardsPlan::gapRect(int group, int taken, int more) const {
    QRectF gap = cardRect(group, -taken - more);
    if (this->group(group).cards > 0 || more > 0)
        gap.setTop(cardRect(group, -more).bottom());
    return gap;
}

QPainterPath CardsPlan::wayOf(const Step& step) const {
    const Cell click = step.cells.empty() ? Cell{0, -1} : step.cells.front();
    if (room().editing || !isGroup(click.column) || taken(step.side) == 0)
        return {};
    const QRectF gap = gapRect(click.column, click.row + 1),
                 pile = pileRect(step.side, taken(step.side) - 1);
    // Beside the number that stands in the gap.
    const double aside = pile.center().x() < gap.center().x() ? -0.3 : 0.3;
    const QPointF from = gap.center() + QPointF(aside * gap.width(), 0);
    QPainterPath way(from);
    if (from.y() < pile.top() - 2 * Theme::unit)
        way.quadTo({pile.center().x(), from.y()}, {pile.center().x(), pile.top() - 2});
    else
        way.lineTo({from.x() < pile.left() ? pile.left() : pile.right(), pile.center().y()});
    return way;
}

QRectF CardsPlan::pileRect(Side side, int index) const {
    const double edge = m_layout.edge, wide = std::min(edge * 0.62, m_layout.card.width() * 0.8);
    const QSizeF card(wide, wide * cardShape);
    const double step = std::min(wide * 0.11, (grid().height() * 0.6) / std::max(40, taken(side)));
    const double middle =
        (side == Side::One) != room().turned ? grid().left() + edge / 2 : grid().right() - edge / 2;
    const double aside = (scattered(static_cast<unsigned>(index * 5 + 1)) - 0.5) * wide * 0.07;
    return {QPointF(middle - wide / 2 + aside,
                    m_layout.foot - Theme::unit - card.height() - index * step),
            card};
}

Clicks CardsPlan::cells() const {
    Clicks all;
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        for (int k = 0; k < (room().editing ? m_places : m_groups[g].cards); ++k)
            all.push_back({k, static_cast<int>(g)});
    std::ranges::sort(all);
    return all;
}

// The front card as a whole, of the others what they show.
QRectF CardsPlan::cellRect(Cell cell) const {
    const int rows = !isGroup(cell.column) ? 0
                     : room().editing      ? m_places
                                           : group(cell.column).cards;
    if (cell.row < 0 || cell.row >= rows)
        return {};
    if (room().editing)
        return {QPointF(leftOf(cell.column) + (m_layout.pitch - m_layout.card.width()) / 2,
                        m_layout.head + cell.row * m_layout.strip),
                m_layout.card};
    QRectF rect = cardRect(cell.column, cell.row);
    if (cell.row > 0)
        rect.setBottom(cardRect(cell.column, cell.row - 1).top());
    return rect;
}

Extent CardsPlan::extent() const {
    return {room().editing && !m_groups.empty() ? m_places : m_rows,
            static_cast<int>(m_groups.size())};
}

// The hindmost card of a group is its head.
std::optional<Cell> CardsPlan::seenAt(int row, int column) const {
    if (row < 0 || column < 0 || column >= extent().columns)
        return std::nullopt;
    const int group = columnSeenAt(column);
    const int cards = room().editing ? m_places : this->group(group).cards;
    if (row >= cards)
        return std::nullopt;
    return Cell{room().editing ? row : cards - 1 - row, group};
}

QRectF CardsPlan::namedRect(Cell cell) const {
    return room().editing ? cellRect({0, cell.column}).united(cellRect({m_places - 1, cell.column}))
                          : cellRect(cell);
}

// On the head of the card, at the right. There is no room for it on an edge.
QRectF CardsPlan::worthRect(Cell cell) const {
    if (cell.row >= Cards::fewCards && !room().editing)
        return {};
    const QRectF card = cellRect(cell);
    const double size =
        std::max(std::clamp(std::min(strip() * 1.08, card.width() * 0.48), 12.0, 44.0),
                 std::min(room().letters * 1.5, strip() * 1.4));
    return {card.right() - size - card.width() * 0.05, card.top() + (strip() - size) / 2, size,
            size};
}

std::vector<ShownPiece> CardsPlan::pieces() const {
    std::vector<ShownPiece> all;
    if (room().editing)
        return all;
    for (int g = 0; g < std::ssize(m_groups); ++g)
        for (int index = group(g).cards - 1; index >= 0; --index)
            all.push_back({'#', {index, g}, cardRect(g, index)});
    if (room().interactive)
        for (const Side side : {Side::One, Side::Two})
            for (int i = 0; i < taken(side); ++i)
                all.push_back({Cards::name.letters[indexOf(side)],
                               {-1 - i, static_cast<int>(indexOf(side))},
                               pileRect(side, i)});
    return all;
}

bool CardsPlan::holds(Cell cell) const {
    if (!isGroup(cell.column) || cell.row < 0)
        return false;
    const int cards = group(cell.column).cards;
    return room().editing ? cell.row < m_places && cell.row >= m_places - cards : cell.row < cards;
}

Clicks CardsPlan::heldWith(Cell cell) const {
    Clicks cards;
    for (int row = 0; row <= cell.row; ++row)
        cards.push_back({row, cell.column});
    return cards;
}

std::vector<Drop> CardsPlan::dropsOf(Cell cell, const Clicks&,
                                     const ClickPreviews& previews) const {
    if (!isGroup(cell.column) || !previews({cell}).after)
        return {};
    const int hindmost = group(cell.column).cards - 1;
    return {{QRectF(QPointF(), room().size),
             cardRect(cell.column, 0) | cardRect(cell.column, hindmost),
             {cell}}};
}

namespace {

constexpr char faceUp = '#';

// The cards of each fan, the hindmost first.
std::map<int, std::vector<ShownPiece>> fansOf(const std::vector<ShownPiece>& pieces) {
    std::map<int, std::vector<ShownPiece>> fans;
    for (const ShownPiece& piece : pieces)
        if (piece.letter == faceUp)
            fans[piece.cell.column].push_back(piece);
    return fans;
}

} // namespace

Motion cardFlight(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after,
                  const Clicks&, const Manner&) {
    std::vector<Motion::Track> tracks, flights;
    std::vector<ShownPiece> fresh;
    for (const ShownPiece& piece : after) {
        if (piece.letter == faceUp)
            continue;
        const auto was = std::ranges::find(before, piece.cell, &ShownPiece::cell);
        was == before.end() ? fresh.push_back(piece) : tracks.push_back({*was, piece});
    }
    std::map<int, std::vector<ShownPiece>> left = fansOf(after);
    for (const auto& [group, cards] : fansOf(before)) {
        const std::vector<ShownPiece>& stay = left[group];
        for (std::size_t i = 0; i < stay.size() && i < cards.size(); ++i) {
            const bool still = cards[i].rect == stay[i].rect && cards[i].lift == stay[i].lift;
            tracks.push_back({cards[i], stay[i], 0, still ? 0.0 : Motion::setTime});
        }
        // Many follow one another as fast as twelve do in all.
        const double apart =
            40.0 / std::max(1.0, static_cast<double>(cards.size() - stay.size()) / Cards::fewCards);
        for (std::size_t i = stay.size(); i < cards.size(); ++i) {
            const std::size_t order = cards.size() - 1 - i;
            if (order < fresh.size())
                flights.push_back({cards[i], fresh[order], apart * static_cast<double>(order),
                                   Motion::flightTime, Motion::Track::Way::Throw});
        }
    }
    std::ranges::move(flights, std::back_inserter(tracks));
    return Motion(std::move(tracks));
}

} // namespace bouton
