#include "ui/boards/card_flight.h"

#include <algorithm>
#include <map>

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

} // namespace bouton
