#pragma once

#include "games/reversi/kernel/moves.h"

namespace bouton::reversi::BOUTON_ISA {

// The cells that end a run of the opponent's discs which begins beside an own disc, both ways along
// the lines of a step. A board in each lane. `through` are the opponent's discs that do not lie on
// the border across.
inline __m256i runEnds(__m256i own, __m256i through, int step) {
    __m256i up = _mm256_and_si256(through, _mm256_slli_epi64(own, step));
    __m256i down = _mm256_and_si256(through, _mm256_srli_epi64(own, step));
    up = orAnd(up, through, _mm256_slli_epi64(up, step));
    down = orAnd(down, through, _mm256_srli_epi64(down, step));
    const __m256i pairsUp = _mm256_and_si256(through, _mm256_slli_epi64(through, step));
    const __m256i pairsDown = _mm256_srli_epi64(pairsUp, step);
    for (int i = 0; i < 2; ++i) {
        up = orAnd(up, pairsUp, _mm256_slli_epi64(up, 2 * step));
        down = orAnd(down, pairsDown, _mm256_srli_epi64(down, 2 * step));
    }
    return _mm256_or_si256(_mm256_slli_epi64(up, step), _mm256_srli_epi64(down, step));
}

// The moves on four boards.
inline __m256i mobilities(__m256i own, __m256i opponent) {
    const __m256i inner = _mm256_and_si256(opponent, broadcast(innerColumns));
    const __m256i ends =
        _mm256_or_si256(_mm256_or_si256(runEnds(own, inner, 1), runEnds(own, opponent, 8)),
                        _mm256_or_si256(runEnds(own, inner, 7), runEnds(own, inner, 9)));
    return _mm256_andnot_si256(_mm256_or_si256(own, opponent), ends);
}

// The union of the lanes of each of four vectors, in that order.
inline __m256i united(__m256i a, __m256i b, __m256i c, __m256i d) {
    const __m256i ab = _mm256_or_si256(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
    const __m256i cd = _mm256_or_si256(_mm256_unpacklo_epi64(c, d), _mm256_unpackhi_epi64(c, d));
    return _mm256_or_si256(_mm256_permute2x128_si256(ab, cd, 0x20),
                           _mm256_permute2x128_si256(ab, cd, 0x31));
}

} // namespace bouton::reversi::BOUTON_ISA
