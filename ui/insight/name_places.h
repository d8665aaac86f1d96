// SPDX-License-Identifier: MIT
#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace bouton {

// Where the names of some points of a plot stand. Each name lies as near to its ring as it can
// without touching a line, a disc or another name. Where there is no such place it may lie upon
// lines; where that does not help either, the name is left out.
class NamePlaces {
public:
    struct Disc {
        QPointF center;
        double radius;
    };

    // `lines` and `discs` are in the way, the rings among them. Names stay within `room`.
    NamePlaces(const QRectF& room, std::vector<QLineF> lines, std::vector<Disc> discs,
               std::vector<Disc> rings);

    void take(const QRectF& place); // something else stands there
    // The place of the next name, which is taken from now on. No other ring is nearer to it than
    // its own.
    std::optional<QRectF> next(const Disc& ring, const QSizeF& size);

private:
    bool isFree(const QRectF& place, const Disc& ring, const std::vector<QLineF>& lines,
                const std::vector<Disc>& discs) const;

    QRectF m_room;
    std::vector<QLineF> m_lines;
    std::vector<Disc> m_discs, m_rings;
    std::vector<QRectF> m_taken;
};

} // namespace bouton
