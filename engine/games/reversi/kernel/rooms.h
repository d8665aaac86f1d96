#pragma once

#include "games/reversi/kernel/moves.h"
#include "games/reversi/kernel/sums.h"

namespace bouton::reversi::BOUTON_ISA {

// Adds the weights of the tempo and of the four rooms of a board. `moves` are those of the side to
// move, `others` those of its opponent.
#ifdef BOUTON_AVX2
// As tempoOf() and roomOf() of patterns.h say, a quarter in each lane.
inline void addRooms(Sums& sums, const Weight* phase, Bits free, Bits moves, Bits others) {
    const __m256i quarter = _mm256_setr_epi64x(
        static_cast<long long>(quarters[1]), static_cast<long long>(quarters[2]),
        static_cast<long long>(quarters[4]), static_cast<long long>(quarters[8]));
    const __m256i most = _mm256_set1_epi64x(mostRoomMoves);
    const __m256i perCount = _mm256_set1_epi64x(mostRoomMoves + 1);
    const auto countsIn = [&](Bits set) {
        return countsOf(_mm256_and_si256(broadcast(set), quarter));
    };
    const __m256i empty = countsIn(free);
    const __m256i mine = _mm256_min_epi32(countsIn(moves), most);
    const __m256i theirs = _mm256_min_epi32(countsIn(others), most);
    __m256i room = _mm256_add_epi64(_mm256_mul_epu32(empty, perCount), mine);
    room = _mm256_add_epi64(_mm256_mul_epu32(room, perCount), theirs);
    const int odd = std::popcount(static_cast<unsigned>(
        _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_slli_epi64(empty, 63)))));
    sums.add(phase[patterns.tempo + tempoOf(count(free), odd, count(moves))]);
    std::uint64_t places[roomsTold];
    __builtin_memcpy(places, &room, sizeof places);
    for (const std::uint64_t place : places)
        sums.add((phase + patterns.room)[place]);
}
#else
inline void addRooms(Sums& sums, const Weight* phase, Bits free, Bits moves, Bits others) {
    sums.add(phase[patterns.tempo + tempoOf(free, count(moves))]);
    for (int quarter = 0; quarter < roomsTold; ++quarter)
        sums.add(phase[patterns.room + roomOf(quarter, free, moves, others)]);
}
#endif

} // namespace bouton::reversi::BOUTON_ISA
