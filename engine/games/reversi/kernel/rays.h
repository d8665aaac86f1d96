#pragma once

#include <immintrin.h>

#include <array>

#include "games/reversi/board.h"
#include "games/reversi/kernel/isa.h"
#include "games/reversi/lines.h"

namespace bouton::reversi::BOUTON_ISA {

// The four lines through a cell: the cells after it and the cells before it, by the steps 1, 8, 7,
// 9. And the cell itself. The last entry, of no cell, is empty.
struct alignas(32) Rays {
    std::array<Bits, 4> up{}, down{}, self{};
};
constexpr std::array<Rays, cells + 1> makeRays() {
    std::array<Rays, cells + 1> all{};
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const Bits before = bit(static_cast<int>(cell)) - 1;
        for (std::size_t line = 0; line < 4; ++line) {
            const Bits through = linesThrough[cell].lines[line];
            all[cell].up[line] = through & ~before;
            all[cell].down[line] = through & before;
        }
        all[cell].self[0] = bit(static_cast<int>(cell));
    }
    return all;
}
alignas(32) constexpr std::array<Rays, cells + 1> raysOf = makeRays();

inline __m256i broadcast(Bits set) { return _mm256_set1_epi64x(static_cast<long long>(set)); }
inline __m256i four(const std::array<Bits, 4>& sets) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(sets.data()));
}
// The union of the lanes of a vector.
inline Bits united(__m256i sets) {
    const __m128i two =
        _mm_or_si128(_mm256_castsi256_si128(sets), _mm256_extracti128_si256(sets, 1));
    return static_cast<Bits>(_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))));
}
// The union of the lanes of each of four vectors, in that order.
inline __m256i united(__m256i a, __m256i b, __m256i c, __m256i d) {
    const __m256i ab = _mm256_or_si256(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
    const __m256i cd = _mm256_or_si256(_mm256_unpacklo_epi64(c, d), _mm256_unpackhi_epi64(c, d));
    return _mm256_or_si256(_mm256_permute2x128_si256(ab, cd, 0x20),
                           _mm256_permute2x128_si256(ab, cd, 0x31));
}

} // namespace bouton::reversi::BOUTON_ISA
