// SPDX-License-Identifier: MIT
#pragma once

#ifdef __x86_64__
#include <immintrin.h>
#endif

#include <array>

#include "core/poll.h"
#include "games/reversi/board.h"
#include "games/reversi/lines.h"

// mobility() and flips() of board.h, as fast as the machine can. The results are the same.
namespace bouton::reversi::BOUTON_ISA {

#ifdef BOUTON_AVX2

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

#ifdef BOUTON_AVX512

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

#else

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

#endif

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

#else

inline Bits flips(Bits own, Bits opponent, int cell) {
    return reversi::flips({own, opponent}, cell);
}
inline Bits mobility(Bits own, Bits opponent) { return reversi::mobility({own, opponent}); }

#endif

// The number of leaves of the tree of moves, `plies` deep (at least 1). Blocks. Void once the poll
// has stopped.
inline std::uint64_t leaves(Bits own, Bits opponent, int plies, Poll& poll) {
    Bits moves = mobility(own, opponent);
    if (plies == 1)
        return moves != 0 ? static_cast<std::uint64_t>(count(moves)) : 1; // a pass, or the end
    if (poll.node())
        return 0;
    if (moves == 0)
        return mobility(opponent, own) == 0 ? 1 : leaves(opponent, own, plies - 1, poll);
    std::uint64_t sum = 0;
    for (; moves != 0; moves &= moves - 1) {
        const int cell = firstOf(moves);
        const Bits turned = flips(own, opponent, cell);
        sum += leaves(opponent ^ turned, own ^ turned ^ bit(cell), plies - 1, poll);
    }
    return sum;
}

} // namespace bouton::reversi::BOUTON_ISA
