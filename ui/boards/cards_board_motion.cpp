// How cards move on CardsBoard, and how they are taken by hand.

#include <algorithm>
#include <map>

#include "ui/boards/cards_board.h"

namespace bouton {

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

// The front cards of a fan fly to the pile, the foremost first; the others stay where they are.
Motion CardsBoard::motionOf(const std::vector<ShownPiece>& before, const Step&) const {
    std::vector<Motion::Track> tracks, flights;
    const std::vector<ShownPiece> after = piecesAtRest();
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
        for (std::size_t i = stay.size(); i < cards.size(); ++i) {
            const std::size_t order = cards.size() - 1 - i;
            if (order < fresh.size())
                flights.push_back({cards[i], fresh[order], 40.0 * static_cast<double>(order),
                                   Motion::flightTime, Motion::Track::Way::Throw});
        }
    }
    std::ranges::move(flights, std::back_inserter(tracks));
    return Motion(std::move(tracks));
}

// The card with all that lie on it.
Clicks CardsBoard::heldWith(Cell cell) const {
    Clicks cards;
    for (int row = 0; row <= cell.row; ++row)
        cards.push_back({row, cell.column});
    return cards;
}

std::vector<BoardView::Drop> CardsBoard::dropsOf(Cell cell) const {
    if (editing() || !isGroup(cell.column) || !outlook({cell}).after)
        return {};
    const int hindmost = m_groups[static_cast<std::size_t>(cell.column)].cards - 1;
    return {{QRectF(rect()), cardRect(cell.column, 0) | cardRect(cell.column, hindmost), {cell}}};
}

} // namespace bouton
