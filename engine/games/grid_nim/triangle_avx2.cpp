// SPDX-License-Identifier: MIT
#ifdef __x86_64__

// Other headers come first, so that nothing in them is compiled for AVX2.
#include <immintrin.h>

#include <array>
#include <bit>

#include "games/grid_nim/triangle_kernel.h"

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2")
#endif

namespace bouton::grid_nim {

namespace {

constexpr std::size_t step = 8; // lanes of 32 bits in a vector

using Seen = std::array<std::uint32_t, 256>; // by lane, the nimbers below 32 that turns lead to

// Marks eight nimbers. One of 32 or more marks nothing.
void mark(std::uint32_t* seen, const std::uint8_t* nimbers, __m256i other) {
    const __m256i found = _mm256_xor_si256(
        other, _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(nimbers))));
    auto* const all = reinterpret_cast<__m256i*>(seen);
    _mm256_storeu_si256(all, _mm256_or_si256(_mm256_loadu_si256(all),
                                             _mm256_sllv_epi32(_mm256_set1_epi32(1), found)));
}

void markAll(Seen& seen, std::size_t lanes, const Source& source) {
    const __m256i other = _mm256_set1_epi32(source.other);
    if (source.lane == 0 || source.lane >= step) {
        for (std::size_t lane = 0; lane < lanes; lane += step)
            if ((lane & source.lane) == source.lane)
                mark(seen.data() + lane, source.block + (lane ^ source.lane), other);
        return;
    }
    for (std::size_t lane = 0; lane < lanes; ++lane)
        if (const int nimber = source.block[lane ^ source.lane] ^ source.other;
            (lane & source.lane) != 0 && nimber < 32)
            seen[lane] |= std::uint32_t{1} << nimber;
}

} // namespace

// Few nimbers reach 32, so that eight lanes fit into a vector. Where one does, the block is filled
// once more, plainly.
bool fillByAvx2(std::uint8_t* block, const FrontTurns& turns, std::span<const Source> sources) {
    const std::size_t lanes = turns.lanes();
    if (lanes < step)
        return fillPlainly(block, turns, sources);
    Seen seen, own; // own: the nimber of a lane as a bit
    seen.fill(0);
    for (const Source& source : sources)
        markAll(seen, lanes, source);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        std::uint32_t all = seen[lane];
        for (const std::uint8_t after : turns.from(lane))
            all |= own[after];
        const int nimber = std::countr_one(all);
        if (nimber == 32)
            return fillPlainly(block, turns, sources);
        own[lane] = std::uint32_t{1} << nimber;
        block[lane] = static_cast<std::uint8_t>(nimber);
    }
    return true;
}

} // namespace bouton::grid_nim

#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
