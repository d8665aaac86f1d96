#pragma once

#include <algorithm>
#include <limits>

#include "games/reversi/kernel/moves.h"
#include "games/reversi/lines.h"

namespace bouton::reversi::BOUTON_ISA {

// The moves of a board, the boards after them, the replies to them, and the order in which to try
// them. Vectors hold four moves each. Near the end a board seldom has more, so hardly a branch is
// one that the processor could not predict.
class Options {
public:
    // The board after the move in a place of the list, as the opponent sees it.
    Bits own(int place) const { return m_own[place]; }
    Bits opponent(int place) const { return m_opponent[place]; }
    Bits replies(int place) const { return m_replies[place]; }
    int cell(int place) const { return m_cell[place]; }
    int size() const { return m_size; }

    // Lists the moves, each with its merit: few replies (a reply in a corner counts twice), own
    // discs in corners, a cell of `odd`, few discs. The move `known` comes first.
    void list(Bits own, Bits opponent, Bits moves, Bits odd, int known) {
        m_size = count(moves);
        for (int from = 0; from < m_size; from += 4)
            moves = listFour(own, opponent, moves, odd, from);
        for (int i = m_size; (i & 3) != 0; ++i)
            m_key[i] = none;
        if (known != passMove)
            for (int i = 0; i < m_size; ++i)
                if (m_cell[i] == known)
                    m_key[i] = 1 << 24 | (63 - i);
    }
    // The place of the best move that has not been tried yet.
    int next() {
        int best = none;
        for (int from = 0; from < m_size; from += 4)
            best = std::max(best, bestOfFour(from));
        m_last = best;
        return 63 - (best & 63);
    }

private:
    static constexpr int room = 36; // 33 moves are the most
    static constexpr int none = std::numeric_limits<int>::min();
    // Merits. A reply and an own corner count powers of two.
    static constexpr int replyBits = 4, cornerBits = 3, forOdd = 6;

#ifdef BOUTON_AVX2
    Bits listFour(Bits own, Bits opponent, Bits moves, Bits odd, int from) {
        const __m256i mine = broadcast(own), theirs = broadcast(opponent);
        const auto turnedByNext = [&](int i) {
            const int move = firstOf(moves);
            moves &= moves - 1;
            m_cell[from + i] = move;
            const Rays& rays = raysOf[static_cast<std::size_t>(move)];
            return _mm256_or_si256(turnedInLines(mine, theirs, rays), four(rays.self));
        };
        const __m256i a = turnedByNext(0), b = turnedByNext(1), c = turnedByNext(2),
                      d = turnedByNext(3);
        const __m256i turned = united(a, b, c, d); // with the new disc
        const __m256i nowMine = _mm256_or_si256(mine, turned);
        const __m256i nowTheirs = _mm256_andnot_si256(turned, theirs);
        const __m256i replies = mobilities(nowTheirs, nowMine);
        store(m_own + from, nowTheirs);
        store(m_opponent + from, nowMine);
        store(m_replies + from, replies);

        const __m256i corner = broadcast(corners);
        const __m256i few =
            _mm256_add_epi64(countsOf(replies), countsOf(_mm256_and_si256(replies, corner)));
        __m256i merit = _mm256_slli_epi64(countsOf(_mm256_and_si256(nowMine, corner)), cornerBits);
        merit = _mm256_sub_epi64(merit, countsOf(nowMine));
        merit = _mm256_sub_epi64(merit, _mm256_slli_epi64(few, replyBits));
        const __m256i isEven = _mm256_cmpeq_epi64(
            _mm256_and_si256(_mm256_andnot_si256(mine, turned), broadcast(odd & ~opponent)),
            _mm256_setzero_si256());
        merit = _mm256_add_epi64(merit, _mm256_andnot_si256(isEven, _mm256_set1_epi64x(forOdd)));
        const __m256i place =
            _mm256_sub_epi64(_mm256_set1_epi64x(63 - from), _mm256_setr_epi64x(0, 1, 2, 3));
        const __m256i keys =
            _mm256_permutevar8x32_epi32(_mm256_add_epi64(_mm256_slli_epi64(merit, 6), place),
                                        _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6));
        _mm_store_si128(reinterpret_cast<__m128i*>(m_key + from), _mm256_castsi256_si128(keys));
        return moves;
    }
    static void store(Bits* to, __m256i four) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(to), four);
    }
    int bestOfFour(int from) const {
        const __m128i keys = _mm_load_si128(reinterpret_cast<const __m128i*>(m_key + from));
        const __m128i left = _mm_cmpgt_epi32(_mm_set1_epi32(m_last), keys);
        __m128i best = _mm_blendv_epi8(_mm_set1_epi32(none), keys, left);
        best = _mm_max_epi32(best, _mm_shuffle_epi32(best, 0x4e));
        best = _mm_max_epi32(best, _mm_shuffle_epi32(best, 0xb1));
        return _mm_cvtsi128_si32(best);
    }
#else
    Bits listFour(Bits own, Bits opponent, Bits moves, Bits odd, int from) {
        for (int i = from; i < std::min(from + 4, m_size); ++i) {
            const int move = firstOf(moves);
            moves &= moves - 1;
            const Bits turned = flips(own, opponent, move);
            m_cell[i] = move;
            m_own[i] = opponent ^ turned;
            m_opponent[i] = own ^ turned ^ bit(move);
            m_replies[i] = mobility(m_own[i], m_opponent[i]);
            const int few = count(m_replies[i]) + count(m_replies[i] & corners);
            const int merit = (count(m_opponent[i] & corners) << cornerBits) - count(m_opponent[i])
                              - (few << replyBits) + (bit(move) & odd ? forOdd : 0);
            m_key[i] = merit * 64 + 63 - i;
        }
        return moves;
    }
    int bestOfFour(int from) const {
        int best = none;
        for (int i = from; i < from + 4; ++i)
            best = std::max(best, m_key[i] < m_last ? m_key[i] : none);
        return best;
    }
#endif

    alignas(32) Bits m_own[room], m_opponent[room], m_replies[room];
    alignas(16) int m_cell[room], m_key[room]; // a key: merit, then place from the last on
    int m_size = 0, m_last = std::numeric_limits<int>::max();
};

} // namespace bouton::reversi::BOUTON_ISA
