#pragma once

#ifdef BOUTON_AVX512
#include "games/reversi/kernel/vectors_avx512.h"
#else
#include "games/reversi/kernel/vectors_avx2.h"
#endif

namespace bouton::reversi::BOUTON_ISA {

inline Bits flips(Bits own, Bits opponent, int cell) {
    return united(
        turnedInLines(broadcast(own), broadcast(opponent), raysOf[static_cast<std::size_t>(cell)]));
}

template <typename Sets> Sets shiftedDown(Sets sets, Sets step) {
    typedef Bits Lanes __attribute__((vector_size(sizeof(Sets))));
    return reinterpret_cast<Sets>(reinterpret_cast<Lanes>(sets) >> reinterpret_cast<Lanes>(step));
}

// The cells that end a run of the opponent's discs which begins beside an own disc, both ways along
// a line, whose step may be another one in each lane. `through` are the opponent's discs that do
// not lie on the border across. For vectors of any size.
template <typename Sets> Sets runEnds(Sets own, Sets through, Sets step) {
    const Sets twice = step + step;
    Sets up = through & (own << step), down = through & shiftedDown(own, step);
    up = orAnd(up, through, up << step);
    down = orAnd(down, through, shiftedDown(down, step));
    const Sets pairsUp = through & (through << step), pairsDown = shiftedDown(pairsUp, step);
    for (int i = 0; i < 2; ++i) {
        up = orAnd(up, pairsUp, up << twice);
        down = orAnd(down, pairsDown, shiftedDown(down, twice));
    }
    return (up << step) | shiftedDown(down, step);
}

// The moves on one board, a line in each lane.
inline Bits mobility(Bits own, Bits opponent) {
    const __m256i inner = _mm256_setr_epi64x(static_cast<long long>(innerColumns), -1,
                                             static_cast<long long>(innerColumns),
                                             static_cast<long long>(innerColumns));
    return united(runEnds(broadcast(own), _mm256_and_si256(broadcast(opponent), inner),
                          _mm256_setr_epi64x(1, 8, 7, 9)))
           & ~(own | opponent);
}

// The moves on four boards, a board in each lane.
inline __m256i mobilities(__m256i own, __m256i opponent) {
    const __m256i inner = _mm256_and_si256(opponent, broadcast(innerColumns));
#ifdef BOUTON_AVX512
    const __m512i both = joined(own, own);
    const __m512i twoLines =
        runEnds(both, joined(inner, opponent), joined(broadcast(1), broadcast(8)))
        | runEnds(both, joined(inner, inner), joined(broadcast(7), broadcast(9)));
    const __m256i ends = lowerOf(twoLines) | upperOf(twoLines);
#else
    const __m256i ends = _mm256_or_si256(
        _mm256_or_si256(runEnds(own, inner, broadcast(1)), runEnds(own, opponent, broadcast(8))),
        _mm256_or_si256(runEnds(own, inner, broadcast(7)), runEnds(own, inner, broadcast(9))));
#endif
    return _mm256_andnot_si256(_mm256_or_si256(own, opponent), ends);
}

} // namespace bouton::reversi::BOUTON_ISA
