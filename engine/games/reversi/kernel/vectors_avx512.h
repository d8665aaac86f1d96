#pragma once

#include "games/reversi/kernel/rays.h"

namespace bouton::reversi::BOUTON_ISA {

// a | (b & c), in one instruction.
inline __m256i orAnd(__m256i a, __m256i b, __m256i c) {
    return _mm256_ternarylogic_epi64(a, b, c, 0xf8);
}

// All eight directions at once, each up to its first cell that is not the opponent's. Upwards it is
// the lowest such bit of the line, downwards the highest. The cells before it are turned if it is
// an own disc.
inline __m256i turnedInLines(__m256i mine, __m256i theirs, const Rays& rays) {
    const __m256i zero = _mm256_setzero_si256();

    const __m256i up = four(rays.up), ahead = _mm256_andnot_si256(theirs, up);
    const __m256i first = _mm256_and_si256(ahead, _mm256_sub_epi64(zero, ahead));
    const __m256i upper = _mm256_maskz_and_epi64(_mm256_test_epi64_mask(first, mine), up,
                                                 _mm256_sub_epi64(first, _mm256_set1_epi64x(1)));

    const __m256i down = four(rays.down), behind = _mm256_andnot_si256(theirs, down);
    const __m256i last = _mm256_srlv_epi64(broadcast(bit(63)), _mm256_lzcnt_epi64(behind));
    const __m256i end = _mm256_and_si256(last, mine);
    const __m256i above =
        _mm256_sub_epi64(zero, _mm256_add_epi64(end, end)); // 0 if no disc ends it
    return orAnd(upper, down, above);
}

// How many bits are set in each lane.
inline __m256i countsOf(__m256i sets) { return _mm256_popcnt_epi64(sets); }

} // namespace bouton::reversi::BOUTON_ISA
