// SPDX-License-Identifier: MIT
#include "ui/insight/name_places.h"

#include <algorithm>
#include <cmath>

namespace bouton {

namespace {

constexpr double farthest = 20;        // pixels between a ring and its name
constexpr double across = 3, down = 2; // from one place that is tried to the next

// From a point to a rectangle.
double distance(const QRectF& rect, const QPointF& point) {
    const double x = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const double y = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(x, y);
}

bool touches(const QRectF& rect, const NamePlaces::Disc& disc) {
    return distance(rect, disc.center) < disc.radius;
}

// It does if its corners lie on both sides of the line.
bool touches(const QRectF& rect, const QLineF& line) {
    const auto [left, right] = std::minmax({line.x1(), line.x2()});
    const auto [top, bottom] = std::minmax({line.y1(), line.y2()});
    if (right < rect.left() || left > rect.right() || bottom < rect.top() || top > rect.bottom())
        return false;
    const auto isAbove = [&](const QPointF& corner) {
        return line.dx() * (corner.y() - line.y1()) > line.dy() * (corner.x() - line.x1());
    };
    const bool first = isAbove(rect.topLeft());
    return isAbove(rect.topRight()) != first || isAbove(rect.bottomLeft()) != first
           || isAbove(rect.bottomRight()) != first;
}

// From the ring's center to a name's, the nearest first; above comes before below.
std::vector<QPointF> shiftsFor(double radius, const QSizeF& size) {
    const double most = radius + farthest, x = size.width() / 2 + most,
                 y = size.height() / 2 + most;
    std::vector<QPointF> shifts;
    const int columns = static_cast<int>(x / across), rows = static_cast<int>(y / down);
    for (int column = -columns; column <= columns; ++column)
        for (int row = -rows; row <= rows; ++row)
            shifts.emplace_back(across * column, down * row);
    std::ranges::stable_sort(shifts, {}, [](const QPointF& shift) {
        return std::hypot(shift.x(), shift.y()) + (shift.y() > 0 ? down : 0);
    });
    return shifts;
}

} // namespace

NamePlaces::NamePlaces(const QRectF& room, std::vector<QLineF> lines, std::vector<Disc> discs,
                       std::vector<Disc> rings)
    : m_room(room),
      m_lines(std::move(lines)),
      m_discs(std::move(discs)),
      m_rings(std::move(rings)) {}

void NamePlaces::take(const QRectF& place) { m_taken.push_back(place); }

std::optional<QRectF> NamePlaces::next(const Disc& ring, const QSizeF& size) {
    const double most = ring.radius + farthest;
    QRectF reach(QPointF(), 2 * (size + QSizeF(most, most)));
    reach.moveCenter(ring.center);
    // What can be in the way.
    std::vector<QLineF> lines;
    std::vector<Disc> discs;
    std::ranges::copy_if(m_lines, std::back_inserter(lines),
                         [&](const QLineF& line) { return touches(reach, line); });
    for (const auto* all : {&m_discs, &m_rings})
        std::ranges::copy_if(*all, std::back_inserter(discs),
                             [&](const Disc& disc) { return touches(reach, disc); });
    const std::vector<QPointF> shifts = shiftsFor(ring.radius, size);
    QRectF place(QPointF(), size);
    for (const auto& avoided : {lines, std::vector<QLineF>()}) // then upon lines
        for (const QPointF& shift : shifts) {
            place.moveCenter(ring.center + shift);
            if (isFree(place, ring, avoided, discs)) {
                take(place);
                return place;
            }
        }
    return std::nullopt;
}

bool NamePlaces::isFree(const QRectF& place, const Disc& ring, const std::vector<QLineF>& lines,
                        const std::vector<Disc>& discs) const {
    const double own = distance(place, ring.center);
    return m_room.contains(place)
           && std::ranges::none_of(discs, [&](const Disc& disc) { return touches(place, disc); })
           && std::ranges::none_of(m_taken,
                                   [&](const QRectF& other) { return place.intersects(other); })
           && std::ranges::none_of(m_rings,
                                   [&](const Disc& other) {
                                       return other.center != ring.center
                                              && distance(place, other.center) < own;
                                   })
           && std::ranges::none_of(lines, [&](const QLineF& line) { return touches(place, line); });
}

} // namespace bouton
