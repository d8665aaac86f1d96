#pragma once

#include "games/reversi/kernel/rays.h"

namespace bouton::reversi::BOUTON_ISA {

// a | (b & c), in one instruction.
inline __m256i orAnd(__m256i a, __m256i b, __m256i c) {
    return _mm256_ternarylogic_epi64(a, b, c, 0xf8);
}
inline __m512i orAnd(__m512i a, __m512i b, __m512i c) {
    return _mm512_ternarylogic_epi64(a, b, c, 0xf8);
}

inline __m512i joined(__m256i lower, __m256i upper) {
    return __builtin_shufflevector(lower, upper, 0, 1, 2, 3, 4, 5, 6, 7);
}
inline __m256i lowerOf(__m512i sets) { return __builtin_shufflevector(sets, sets, 0, 1, 2, 3); }
inline __m256i upperOf(__m512i sets) { return __builtin_shufflevector(sets, sets, 4, 5, 6, 7); }

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

// The same for two cells at once, and the cells themselves. (Instructions that set lanes to zero
// where a mask says so are used with full masks too: GCC 12 warns of its own others.)
inline __m512i takenInLines(__m512i mine, __m512i theirs, const Rays& a, const Rays& b) {
    const __m512i zero = _mm512_setzero_si512();

    const __m512i up = joined(four(a.up), four(b.up)), ahead = up & ~theirs;
    const __m512i first = ahead & (zero - ahead);
    const __m512i upper = _mm512_maskz_and_epi64(_mm512_test_epi64_mask(first, mine), up,
                                                 first - _mm512_set1_epi64(1));

    const __m512i down = joined(four(a.down), four(b.down)), behind = down & ~theirs;
    const __m512i last =
        _mm512_maskz_srlv_epi64(0xff, joined(broadcast(bit(63)), broadcast(bit(63))),
                                _mm512_maskz_lzcnt_epi64(0xff, behind));
    const __m512i end = last & mine, above = zero - (end + end);
    return orAnd(upper | joined(four(a.self), four(b.self)), down, above);
}
// What each of four moves makes the mover's: the discs that it turns, and its own.
inline __m256i takenByFour(__m256i mine, __m256i theirs, const Rays& a, const Rays& b,
                           const Rays& c, const Rays& d) {
    const __m512i own = joined(mine, mine), opponent = joined(theirs, theirs);
    const __m512i ab = takenInLines(own, opponent, a, b), cd = takenInLines(own, opponent, c, d);
    const __m512i pairs = __builtin_shufflevector(ab, cd, 0, 4, 8, 12, 2, 6, 10, 14)
                          | __builtin_shufflevector(ab, cd, 1, 5, 9, 13, 3, 7, 11, 15);
    return lowerOf(pairs) | upperOf(pairs);
}

// How many bits are set in each lane.
inline __m256i countsOf(__m256i sets) { return _mm256_popcnt_epi64(sets); }

} // namespace bouton::reversi::BOUTON_ISA
