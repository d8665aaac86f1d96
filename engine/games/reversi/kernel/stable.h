#pragma once

#ifdef BOUTON_AVX2
#include <immintrin.h>
#endif

#include <array>

#include "games/reversi/kernel/isa.h"
#include "games/reversi/lines.h"
#include "games/reversi/stability.h"

namespace bouton::reversi::BOUTON_ISA {

// The first column as a byte (bit y is row y), and back.
inline unsigned firstColumnOf(Bits set) {
#ifdef BOUTON_AVX2
    return static_cast<unsigned>(_pext_u64(set, firstColumn));
#else
    return static_cast<unsigned>(((set & firstColumn) * 0x0102'0408'1020'4080) >> 56);
#endif
}
inline Bits inFirstColumn(unsigned byte) {
#ifdef BOUTON_AVX2
    return _pdep_u64(byte, firstColumn);
#else
    return ((byte & 0x7fu) * 0x0002'0408'1020'4081 & firstColumn) | Bits{byte >> 7} << 56;
#endif
}

inline Bits stableOnEdges(const EdgeTable& edges, Bits own, Bits opponent) {
    const auto onColumn = [&](int column) {
        return inFirstColumn(edges[firstColumnOf(own >> column)][firstColumnOf(opponent >> column)])
               << column;
    };
    return Bits{edges[own & 0xff][opponent & 0xff]} | Bits{edges[own >> 56][opponent >> 56]} << 56
           | onColumn(0) | onColumn(7);
}

// Discs of one colour that can never be turned again, as far as that is easy to see. A disc is
// stable if it stands on an edge and no sequence of moves along the edge can turn it; if its lines
// are full in all four directions; or if in every direction its line is full or it touches a stable
// disc of its own colour.
inline Bits stableDiscs(const EdgeTable& edges, Bits own, Bits opponent) {
    typedef Bits Lines __attribute__((vector_size(4 * sizeof(Bits))));
    Lines open{}; // row, column, diagonals: cells on a line with an empty cell
    for (Bits rest = ~(own | opponent); rest != 0; rest &= rest - 1) {
        Lines through;
        __builtin_memcpy(&through, &linesThrough[static_cast<std::size_t>(firstOf(rest))],
                         sizeof through);
        open |= through;
    }
    const Bits rows = ~open[0], columns = ~open[1], rising = ~open[2], falling = ~open[3];
    const Bits inner = own & ~border;
    Bits stable = stableOnEdges(edges, own, opponent) | (own & rows & columns & rising & falling);
    for (Bits before = 0; stable != before;) {
        before = stable;
        stable |= inner & (stable >> 1 | stable << 1 | rows) & (stable >> 8 | stable << 8 | columns)
                  & (stable >> 7 | stable << 7 | rising) & (stable >> 9 | stable << 9 | falling);
    }
    return stable;
}

} // namespace bouton::reversi::BOUTON_ISA
