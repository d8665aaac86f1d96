#pragma once

#ifdef BOUTON_AVX2
#include <immintrin.h>
#endif

#include <array>

#include "core/poll.h"
#include "games/reversi/board.h"
#include "games/reversi/kernel/isa.h"
#include "games/reversi/lines.h"

namespace bouton::reversi::BOUTON_ISA {

// mobility() and flips() of board.h and the leaves of perft, as fast as the machine can. The
// results are the same.

#ifdef BOUTON_AVX2

// The four lines through a cell: the cells after it and the cells before it, by the steps 1, 8, 7,
// 9.
struct alignas(32) Rays {
    std::array<Bits, 4> up{}, down{};
};
constexpr std::array<Rays, cells> makeRays() {
    std::array<Rays, cells> all{};
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const Bits before = bit(static_cast<int>(cell)) - 1;
        for (std::size_t line = 0; line < 4; ++line) {
            const Bits through = linesThrough[cell].lines[line];
            all[cell].up[line] = through & ~before;
            all[cell].down[line] = through & before;
        }
    }
    return all;
}
alignas(32) constexpr std::array<Rays, cells> raysOf = makeRays();

inline __m256i broadcast(Bits set) { return _mm256_set1_epi64x(static_cast<long long>(set)); }
inline __m256i four(const std::array<Bits, 4>& sets) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(sets.data()));
}
inline Bits united(__m256i sets) {
    const __m128i two =
        _mm_or_si128(_mm256_castsi256_si128(sets), _mm256_extracti128_si256(sets, 1));
    return static_cast<Bits>(_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))));
}

// All eight directions at once. Upwards, a 1 is added below the cells of a line. The carry runs
// through the discs of the opponent up to the first other cell. Downwards, that cell is found by
// filling the line from each other cell on, doubling the distance each time.
inline Bits flips(Bits own, Bits opponent, int cell) {
    const Rays& rays = raysOf[static_cast<std::size_t>(cell)];
    const __m256i mine = broadcast(own), theirs = broadcast(opponent);
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
    return united(_mm256_or_si256(upper, lower));
}

inline Bits mobility(Bits own, Bits opponent) {
    const __m256i mine = broadcast(own), step = _mm256_setr_epi64x(1, 8, 7, 9);
    const __m256i inner = _mm256_setr_epi64x(static_cast<long long>(innerColumns), -1,
                                             static_cast<long long>(innerColumns),
                                             static_cast<long long>(innerColumns));
    const __m256i through = _mm256_and_si256(broadcast(opponent), inner);
    const __m256i twice = _mm256_slli_epi64(step, 1);
    __m256i up = _mm256_and_si256(through, _mm256_sllv_epi64(mine, step));
    __m256i down = _mm256_and_si256(through, _mm256_srlv_epi64(mine, step));
    up = _mm256_or_si256(up, _mm256_and_si256(through, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(through, _mm256_srlv_epi64(down, step)));
    const __m256i pairsUp = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
    const __m256i pairsDown = _mm256_srlv_epi64(pairsUp, step);
    for (int i = 0; i < 2; ++i) {
        up = _mm256_or_si256(up, _mm256_and_si256(pairsUp, _mm256_sllv_epi64(up, twice)));
        down = _mm256_or_si256(down, _mm256_and_si256(pairsDown, _mm256_srlv_epi64(down, twice)));
    }
    return united(_mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step)))
           & ~(own | opponent);
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
