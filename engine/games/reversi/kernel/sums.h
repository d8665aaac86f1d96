#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "games/reversi/weights.h"

namespace bouton::reversi::BOUTON_ISA {

using SumLanes = std::array<std::int16_t, sizeof(Weight)>;
// Where each sum begins to count, and how much it counts.
alignas(32) constexpr SumLanes sumLeasts = [] {
    SumLanes all{};
    for (std::size_t i = 0; i < Weight::firstHinge; ++i)
        all[i] = std::numeric_limits<std::int16_t>::min();
    return all;
}();
alignas(32) constexpr SumLanes sumWorths = [] {
    constexpr int byHinge = Weights::perDisc / Weights::hingePerDisc;
    SumLanes all{Weight::perHighByte, 1};
    for (std::size_t i = 0; i < hinges; ++i)
        all[Weight::firstHinge + i] = i < hingesFor ? byHinge : -byHinge;
    return all;
}();

// The sums of the parts of weights.
class Sums {
public:
#ifdef BOUTON_AVX2
    Sums() : m_sums(_mm256_setzero_si256()) {}
#endif
    void add(const Weight& weight) {
#ifdef BOUTON_AVX2
        m_sums = _mm256_add_epi16(m_sums, _mm256_cvtepi8_epi16(loaded(weight)));
#else
        for (std::size_t i = 0; i < m_sums.size(); ++i)
            m_sums[i] = static_cast<std::int16_t>(m_sums[i] + weight.bytes[i]);
#endif
    }
    // Adds two at once, where the machine can.
    void add(const Weight& first, const Weight& second) {
#ifdef BOUTON_AVX512
        const auto both = _mm256_set_m128i(loaded(second), loaded(first));
        m_pairs += reinterpret_cast<Pairs>(_mm512_cvtepi8_epi16(both));
#else
        add(first);
        add(second);
#endif
    }
    // What they come to, in parts of a disc (Weights::perDisc): hinges count from 0 on.
    int total() const {
#ifdef BOUTON_AVX2
        const auto least = _mm256_load_si256(reinterpret_cast<const __m256i*>(sumLeasts.data()));
        const auto worth = _mm256_load_si256(reinterpret_cast<const __m256i*>(sumWorths.data()));
        const auto pairs = _mm256_madd_epi16(_mm256_max_epi16(all(), least), worth);
        auto sums =
            _mm_add_epi32(_mm256_castsi256_si128(pairs), _mm256_extracti128_si256(pairs, 1));
        sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0b01'00'11'10));
        sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0b10'11'00'01));
        return _mm_cvtsi128_si32(sums);
#else
        int all = 0;
        for (std::size_t i = 0; i < m_sums.size(); ++i)
            all += std::max(m_sums[i], sumLeasts[i]) * sumWorths[i];
        return all;
#endif
    }

private:
#ifdef BOUTON_AVX2
    static __m128i loaded(const Weight& weight) {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(weight.bytes.data()));
    }
#ifdef BOUTON_AVX512
    typedef std::int16_t Pairs __attribute__((vector_size(64)));
    __m256i all() const {
        __m256i halves[2];
        __builtin_memcpy(halves, &m_pairs, sizeof halves);
        return _mm256_add_epi16(m_sums, _mm256_add_epi16(halves[0], halves[1]));
    }

    Pairs m_pairs{};
#else
    __m256i all() const { return m_sums; }

#endif
    __m256i m_sums;
#else
    SumLanes m_sums{};
#endif
};

} // namespace bouton::reversi::BOUTON_ISA
