#include "games/reversi/stability.h"

namespace bouton::reversi {

namespace {

constexpr Bits firstColumn = 0x0101'0101'0101'0101;

// The discs that a disc in `place` of an edge turns, seen on the edge alone.
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

// Of both colours' discs, those that keep their colour whatever is played on the edge: either side
// may place a disc anywhere, whether or not it turns something there.
class EdgeSolver {
public:
    unsigned kept(unsigned own, unsigned opponent) {
        std::uint16_t& known = m_known[own][opponent];
        if (known != 0)
            return known & 0xff;
        unsigned stable = own | opponent;
        const unsigned empty = ~stable & 0xff;
        for (int place = 0; place < 8; ++place) {
            if ((empty >> place & 1) == 0)
                continue;
            const unsigned disc = 1u << place;
            const unsigned mine = turnedOnEdge(own, opponent, place);
            stable &= ~mine & kept((own | mine | disc), opponent & ~mine);
            const unsigned theirs = turnedOnEdge(opponent, own, place);
            stable &= ~theirs & kept(own & ~theirs, opponent | theirs | disc);
        }
        known = static_cast<std::uint16_t>(stable | 0x100);
        return stable;
    }

private:
    std::array<std::array<std::uint16_t, 256>, 256> m_known{}; // with bit 8 set
};

Bits columnBits(unsigned byte) { // bit y of the byte goes to row y of the first column
    Bits set = 0;
    for (int row = 0; row < 8; ++row)
        set |= Bits{byte >> row & 1} << (8 * row);
    return set;
}
unsigned columnByte(Bits set, int column) {
    return static_cast<unsigned>(((set >> column & firstColumn) * 0x0102'0408'1020'4080) >> 56);
}

Bits stableOnEdges(const EdgeTable& edges, Bits own, Bits opponent) {
    static const std::array<Bits, 256> columns = [] {
        std::array<Bits, 256> all{};
        for (unsigned byte = 0; byte < 256; ++byte)
            all[byte] = columnBits(byte);
        return all;
    }();
    return Bits{edges[own & 0xff][opponent & 0xff]} | Bits{edges[own >> 56][opponent >> 56]} << 56
           | columns[edges[columnByte(own, 0)][columnByte(opponent, 0)]]
           | columns[edges[columnByte(own, 7)][columnByte(opponent, 7)]] << 7;
}

// The cells whose line in a direction holds no empty cell: `empty` spread along it both ways.
Bits fullRows(Bits discs) {
    Bits full = discs;
    full &= full >> 4 & 0x0f0f'0f0f'0f0f'0f0f;
    full &= full >> 2;
    full &= full >> 1;
    return (full & firstColumn) * 0xff;
}
Bits fullColumns(Bits discs) {
    Bits full = discs;
    full &= full >> 32;
    full &= full >> 16;
    full &= full >> 8;
    return (full & 0xff) * firstColumn;
}
// By doubling: holes spread one cell, then two, then four. keep1, 2 and 4 are the columns that so
// many steps upwards do not leave.
template <int step, Bits keep1, Bits keep2, Bits keep4> Bits fullDiagonals(Bits discs) {
    Bits up = ~discs, down = ~discs;
    up |= (up & keep1) << step;
    up |= (up & keep2) << 2 * step;
    up |= (up & keep4) << 4 * step;
    down |= down >> step & keep1;
    down |= down >> 2 * step & keep2;
    down |= down >> 4 * step & keep4;
    return ~(up | down);
}

} // namespace

const EdgeTable& stableEdges() {
    static const EdgeTable table = [] {
        EdgeTable all{};
        EdgeSolver solver;
        for (unsigned own = 0; own < 256; ++own)
            for (unsigned opponent = 0; opponent < 256; ++opponent)
                if ((own & opponent) == 0)
                    all[own][opponent] =
                        static_cast<std::uint8_t>(solver.kept(own, opponent) & own);
        return all;
    }();
    return table;
}

Bits stableDiscs(const EdgeTable& edges, Bits own, Bits opponent) {
    constexpr Bits each = firstColumn;
    const Bits discs = own | opponent;
    const Bits rows = fullRows(discs), columns = fullColumns(discs);
    const Bits falling = fullDiagonals<9, 0x7f * each, 0x3f * each, 0x0f * each>(discs);
    const Bits rising = fullDiagonals<7, 0xfe * each, 0xfc * each, 0xf0 * each>(discs);
    const Bits inner = own & ~border;

    Bits stable = stableOnEdges(edges, own, opponent) | (own & rows & columns & falling & rising);
    for (Bits before = 0; stable != before;) {
        before = stable;
        stable |= inner & (stable >> 1 | stable << 1 | rows) & (stable >> 8 | stable << 8 | columns)
                  & (stable >> 9 | stable << 9 | falling) & (stable >> 7 | stable << 7 | rising);
    }
    return stable;
}

} // namespace bouton::reversi
