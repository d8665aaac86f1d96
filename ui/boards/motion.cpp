// SPDX-License-Identifier: MIT
#include "ui/boards/motion.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <utility>

namespace bouton {

namespace {

using Track = Motion::Track;

double mixed(double from, double to, double share) { return from + (to - from) * share; }

QPointF mixed(QPointF from, QPointF to, double share) { return from + (to - from) * share; }

QRectF moved(const QRectF& from, const QRectF& to, QPointF centre, double share) {
    QRectF rect(0, 0, mixed(from.width(), to.width(), share),
                mixed(from.height(), to.height(), share));
    rect.moveCenter(centre);
    return rect;
}

double easedOut(double share) { return 1 - std::pow(1 - share, 3); }

double eased(double share) { return share * share * (3 - 2 * share); }

// The longer leg of an L first, around its corner in a curve.
QPointF alongL(QPointF from, QPointF to, double share) {
    const QPointF by = to - from;
    const QPointF corner =
        std::abs(by.y()) > std::abs(by.x()) ? QPointF(from.x(), to.y()) : QPointF(to.x(), from.y());
    return mixed(mixed(from, corner, share), mixed(corner, to, share), share);
}

bool sameDrawing(const ShownPiece& a, const ShownPiece& b) {
    return a.letter == b.letter && a.rect == b.rect && a.drawn == b.drawn && a.seen == b.seen
           && a.lift == b.lift;
}

// In cells, as the king of Chess goes.
int distance(Cell a, Cell b) {
    return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
}

Track still(const ShownPiece& before, const ShownPiece& after) {
    const bool same = sameDrawing(before, after);
    return {before, after, 0, same ? 0.0 : Motion::setTime};
}

Track turning(const ShownPiece& before, const ShownPiece& after, std::optional<Cell> origin) {
    const int far = origin ? distance(*origin, after.cell) : 0;
    return {before, after, 1.0 * Motion::turnLater * far, Motion::turnTime};
}

// 180 ms for a cell, up to 300 for a long way. What is let go by the hand is nearly there.
Track going(const ShownPiece& before, const ShownPiece& after, const Manner& manner) {
    const bool held = before.lift >= 1;
    const int far = std::min(distance(before.cell, after.cell), 8);
    return {before, after, 0, held ? 120.0 : 165.0 + 15 * far + (manner.hops ? 60 : 0),
            manner.hops && !held ? Track::Way::Hop : Track::Way::Straight};
}

Track leaving(const ShownPiece& before) {
    ShownPiece after = before;
    after.seen = 0;
    return {before, after, 0, Motion::fadeTime};
}

Track coming(const ShownPiece& after, const Manner& manner, int order) {
    ShownPiece before = after;
    if (manner.coming == 0) {
        before.seen = 0;
        return {before, after, 0, Motion::fadeTime};
    }
    before.drawn = 0;
    return {before, after, 1.0 * manner.between * order, 1.0 * manner.coming, Track::Way::Draw};
}

} // namespace

ShownPiece Track::at(double time) const {
    const double share =
        length <= 0 ? (time >= begin ? 1 : 0) : std::clamp((time - begin) / length, 0.0, 1.0);
    if (share >= 1)
        return to;
    const double out = easedOut(share), arc = std::sin(share * std::numbers::pi);
    ShownPiece piece = to;
    const QPointF a = from.rect.center(), b = to.rect.center();
    switch (way) {
    case Way::Straight: piece.rect = moved(from.rect, to.rect, mixed(a, b, out), out); break;
    case Way::Draw:
    case Way::Pulse: break; // where it is
    case Way::Hop: {
        const QPointF up(0, -0.18 * to.rect.height() * arc);
        piece.rect = moved(from.rect, to.rect, alongL(a, b, eased(share)) + up, eased(share));
        break;
    }
    case Way::Throw: {
        const QPointF up(0, -0.12 * std::hypot(b.x() - a.x(), b.y() - a.y()) * arc);
        // In few sizes, so that a picture of each can be kept.
        piece.rect = moved(from.rect, to.rect, mixed(a, b, out) + up, std::round(out * 6) / 6);
        break;
    }
    }
    const bool raised = way == Way::Hop || way == Way::Throw || way == Way::Pulse;
    piece.lift = std::max(mixed(from.lift, to.lift, out), raised ? arc : 0);
    piece.drawn = mixed(from.drawn, to.drawn, way == Way::Draw ? share : out);
    piece.seen = mixed(from.seen, to.seen, share);
    if (from.letter != to.letter) {
        piece.from = from.letter;
        piece.turned = eased(share);
        if (piece.turned < 0.5)
            piece.cell = from.cell;
    }
    return piece;
}

Motion::Motion(std::vector<Track> tracks) : m_tracks(std::move(tracks)) {
    for (const Track& track : m_tracks)
        if (track.length > 0)
            m_length = std::max(m_length, track.begin + track.length);
}

Motion Motion::fade(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after) {
    std::vector<Track> tracks;
    const auto among = [](const ShownPiece& piece, const std::vector<ShownPiece>& all) {
        return std::ranges::any_of(all, [&](const ShownPiece& other) {
            return other.cell == piece.cell && sameDrawing(other, piece);
        });
    };
    for (const ShownPiece& piece : after)
        if (among(piece, before))
            tracks.push_back({piece, piece});
    for (const ShownPiece& piece : before)
        if (!among(piece, after))
            tracks.push_back(leaving(piece));
    for (const ShownPiece& piece : after)
        if (!among(piece, before))
            tracks.push_back(coming(piece, {}, 0));
    return Motion(std::move(tracks));
}

Motion Motion::ofMove(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after,
                      const Clicks& cells, const Manner& manner) {
    std::map<Cell, const ShownPiece*> was;
    for (const ShownPiece& piece : before)
        was[piece.cell] = &piece;
    std::vector<const ShownPiece*> kept, changed, fresh;
    for (const ShownPiece& piece : after) {
        const auto at = was.find(piece.cell);
        (at == was.end()                      ? fresh
         : at->second->letter == piece.letter ? kept
                                              : changed)
            .push_back(&piece);
    }
    std::vector<Track> tracks;
    for (const ShownPiece* piece : kept)
        tracks.push_back(still(*was.extract(piece->cell).mapped(), *piece));
    // Pieces turn the later, the farther they are from where the move was made.
    const std::optional<Cell> origin = !fresh.empty()   ? std::optional(fresh.front()->cell)
                                       : !cells.empty() ? std::optional(cells.front())
                                                        : std::nullopt;
    for (const ShownPiece* piece : changed)
        tracks.push_back(turning(*was.extract(piece->cell).mapped(), *piece, origin));
    // What is left of `was` went away: where the same came, it moved.
    std::vector<Track> sets, goes;
    for (const ShownPiece* piece : fresh) {
        const auto from = std::ranges::find_if(
            was, [&](const auto& entry) { return entry.second->letter == piece->letter; });
        if (from != was.end()) {
            goes.push_back(going(*from->second, *piece, manner));
            was.erase(from);
            continue;
        }
        const auto order = std::ranges::find(cells, piece->cell) - cells.begin();
        sets.push_back(
            coming(*piece, manner, order < std::ssize(cells) ? static_cast<int>(order) : 0));
    }
    for (const auto& [cell, piece] : was)
        tracks.push_back(leaving(*piece));
    std::ranges::move(sets, std::back_inserter(tracks));
    std::ranges::move(goes, std::back_inserter(tracks));
    return Motion(std::move(tracks));
}

Motion Motion::pulse(const std::vector<ShownPiece>& pieces, const Clicks& cells) {
    std::vector<Track> tracks;
    for (const ShownPiece& piece : pieces) {
        const bool pulses = std::ranges::find(cells, piece.cell) != cells.end();
        tracks.push_back({piece, piece, 0, pulses ? 1.0 * endTime : 0, Track::Way::Pulse});
    }
    Motion motion(std::move(tracks));
    motion.m_isJoy = true;
    return motion;
}

std::vector<ShownPiece> Motion::at(double time) const {
    std::vector<ShownPiece> lying, moving;
    for (const Track& track : m_tracks) {
        const ShownPiece piece = track.at(time);
        const bool moves = time >= track.begin && time < track.begin + track.length;
        if (piece.seen > 0 && piece.drawn > 0)
            (moves ? moving : lying).push_back(piece);
    }
    std::ranges::move(moving, std::back_inserter(lying));
    return lying;
}

QRectF Motion::changed(double from, double to) const {
    QRectF all;
    for (const Track& track : m_tracks) {
        if (track.length <= 0 || to < track.begin || from > track.begin + track.length)
            continue;
        for (const double time : {from, to}) {
            const QRectF rect = track.at(time).rect;
            const double more = rect.width() * 0.35;
            all |= rect.adjusted(-more, -more, more, more);
        }
    }
    return all;
}

// Passage -----------------------------------------------------------------------------------------

namespace {

constexpr int mostStepsBack = 4;

// The position was on the board a move or two before this scene: a human's and the answer to it.
// The same position in another game is not the same picture.
bool leadsTo(const std::shared_ptr<const Picture>& picture, const Scene& scene) {
    const Step* step = scene.last.get();
    for (int back = 0; step && back < mostStepsBack; ++back, step = step->previous.get())
        if (step->before == picture)
            return true;
    return false;
}

} // namespace

Passage passageOf(const Scene& from, const Scene& to) {
    if (to.last && *to.last->before == *from.picture)
        return Passage::Forward;
    return leadsTo(to.picture, from) ? Passage::Back : Passage::Jump;
}

bool sameShape(const Picture& a, const Picture& b) {
    return std::ranges::equal(a.rows, b.rows, {}, &std::string::size, &std::string::size);
}

Clicks celebrated(const std::vector<ShownPiece>& pieces, const Clicks& named, char winner,
                  const Clicks& last) {
    const auto stands = [&](Cell cell) {
        return std::ranges::find(pieces, cell, &ShownPiece::cell) != pieces.end();
    };
    if (std::ranges::any_of(named, stands))
        return named;
    Clicks cells;
    for (const ShownPiece& piece : pieces)
        if (piece.letter == winner)
            cells.push_back(piece.cell);
    return cells.empty() ? last : cells;
}

} // namespace bouton
