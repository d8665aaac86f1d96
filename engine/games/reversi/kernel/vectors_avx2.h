#pragma once

#include "games/reversi/kernel/rays.h"

namespace bouton::reversi::BOUTON_ISA {

// a | (b & c)
inline __m256i orAnd(__m256i a, __m256i b, __m256i c) {
    return _mm256_or_si256(a, _mm256_and_si256(b, c));
}

// All eight directions at once. Upwards, a 1 is added below the cells of a line. The carry runs
// through the discs of the opponent up to the first other cell. Downwards, that cell is found by
// filling the line from each other cell on, doubling the distance each time.
inline __m256i turnedInLines(__m256i mine, __m256i theirs, const Rays& rays) {
    const __m256i zero = _mm256_setzero_si256(), ones = _mm256_cmpeq_epi64(zero, zero);

    const __m256i up = four(rays.up);
    const __m256i blocked = _mm256_or_si256(_mm256_andnot_si256(up, ones), theirs);
    const __m256i end =
        _mm256_and_si256(_mm256_sub_epi64(blocked, ones), _mm256_and_si256(up, mine));
    const __m256i below =
        _mm256_sub_epi64(_mm256_add_epi64(end, ones), _mm256_cmpeq_epi64(end, zero));
    const __m256i upper = _mm256_and_si256(below, up);

    const __m256i down = four(rays.down), step = _mm256_setr_epi64x(1, 8, 7, 9);
    __m256i fill = _mm256_andnot_si256(theirs, down);
    fill = _mm256_or_si256(fill, _mm256_srlv_epi64(fill, step));
    fill = _mm256_or_si256(fill, _mm256_srlv_epi64(fill, _mm256_slli_epi64(step, 1)));
    fill = _mm256_or_si256(fill, _mm256_srlv_epi64(fill, _mm256_slli_epi64(step, 2)));
    const __m256i bracket =
        _mm256_andnot_si256(_mm256_srlv_epi64(fill, step), _mm256_and_si256(down, mine));
    const __m256i lower =
        _mm256_andnot_si256(_mm256_cmpeq_epi64(bracket, zero), _mm256_andnot_si256(fill, down));
    return _mm256_or_si256(upper, lower);
}

// How many bits are set in each lane: each half of a byte is looked up.
inline __m256i countsOf(__m256i sets) {
    const __m256i half = _mm256_set1_epi8(15);
    const __m256i inHalf = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1,
                                            2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i low = _mm256_shuffle_epi8(inHalf, _mm256_and_si256(sets, half));
    const __m256i high =
        _mm256_shuffle_epi8(inHalf, _mm256_and_si256(_mm256_srli_epi64(sets, 4), half));
    return _mm256_sad_epu8(_mm256_add_epi8(low, high), _mm256_setzero_si256());
}

} // namespace bouton::reversi::BOUTON_ISA
