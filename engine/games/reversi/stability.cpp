// SPDX-License-Identifier: MIT
#include "games/reversi/stability.h"

namespace bouton::reversi {

namespace {

// The discs that a disc in `place` of an edge turns along that edge.
unsigned turnedOnEdge(unsigned own, unsigned opponent, int place) {
    unsigned all = 0;
    for (const int step : {1, -1}) {
        unsigned turned = 0;
        int at = place + step;
        for (; at >= 0 && at < 8 && (opponent >> at & 1); at += step)
            turned |= 1u << at;
        if (at >= 0 && at < 8 && (own >> at & 1))
            all |= turned;
    }
    return all;
}

using KnownEdges =
    std::array<std::array<std::uint16_t, 256>, 256>; // bit 8 is set where it is known

// The discs of both colours that keep their colour whatever is played on the edge. Either side may
// place a disc anywhere, whether or not it turns something there.
unsigned keptOnEdge(KnownEdges& all, unsigned own, unsigned opponent) {
    std::uint16_t& known = all[own][opponent];
    if (known != 0)
        return known & 0xff;
    unsigned stable = own | opponent;
    const unsigned empty = ~stable & 0xff;
    for (int place = 0; place < 8; ++place) {
        if ((empty >> place & 1) == 0)
            continue;
        const unsigned disc = 1u << place;
        const unsigned mine = turnedOnEdge(own, opponent, place);
        stable &= ~mine & keptOnEdge(all, own | mine | disc, opponent & ~mine);
        const unsigned theirs = turnedOnEdge(opponent, own, place);
        stable &= ~theirs & keptOnEdge(all, own & ~theirs, opponent | theirs | disc);
    }
    known = static_cast<std::uint16_t>(stable | 0x100);
    return stable;
}

} // namespace

const EdgeTable& stableEdges() {
    static const EdgeTable table = [] {
        EdgeTable all{};
        KnownEdges known{};
        for (unsigned own = 0; own < 256; ++own)
            for (unsigned opponent = 0; opponent < 256; ++opponent)
                if ((own & opponent) == 0)
                    all[own][opponent] =
                        static_cast<std::uint8_t>(keptOnEdge(known, own, opponent) & own);
        return all;
    }();
    return table;
}

} // namespace bouton::reversi
