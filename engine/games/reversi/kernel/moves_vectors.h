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

// The cells that end a run of the opponent's discs which begins beside an own disc, both ways along
// a line, whose step may be another one in each lane. `through` are the opponent's discs that do
// not lie on the border across.
// Source: parallel prefix, in steps of one, two and two (P. M. Kogge and H. S. Stone, A parallel
// algorithm for the efficient solution of a general class of recurrence equations, 1973).
inline __m256i runEnds(__m256i own, __m256i through, __m256i step) {
    const __m256i twice = _mm256_slli_epi64(step, 1);
    __m256i up = _mm256_and_si256(through, _mm256_sllv_epi64(own, step));
    __m256i down = _mm256_and_si256(through, _mm256_srlv_epi64(own, step));
    up = orAnd(up, through, _mm256_sllv_epi64(up, step));
    down = orAnd(down, through, _mm256_srlv_epi64(down, step));
    const __m256i pairsUp = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
    const __m256i pairsDown = _mm256_srlv_epi64(pairsUp, step);
    for (int i = 0; i < 2; ++i) {
        up = orAnd(up, pairsUp, _mm256_sllv_epi64(up, twice));
        down = orAnd(down, pairsDown, _mm256_srlv_epi64(down, twice));
    }
    return _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
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
    const __m256i ends = _mm256_or_si256(
        _mm256_or_si256(runEnds(own, inner, broadcast(1)), runEnds(own, opponent, broadcast(8))),
        _mm256_or_si256(runEnds(own, inner, broadcast(7)), runEnds(own, inner, broadcast(9))));
    return _mm256_andnot_si256(_mm256_or_si256(own, opponent), ends);
}

} // namespace bouton::reversi::BOUTON_ISA
