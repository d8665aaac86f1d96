// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>

#include "games/reversi/kernel/moves.h"
#include "games/reversi/weights.h"

// The boards of the search, with what is known of them.
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

// A board with the indices of its features. A move changes the indices by adding whole vectors.
struct Position {
    // Uninitialised: assign to it before use.
    Position() {} // NOLINT(modernize-use-equals-default): "= default" would set it to zero
    explicit Position(const Board& board)
        : own(board.own), opponent(board.opponent), empty(count(board.empty())) {
        const Indices indices = indicesOf(board);
        __builtin_memcpy(index, indices.data(), sizeof index);
    }
    // The board after a disc on `cell` that turns `turned`, as the opponent sees it.
    Position(const Position& before, int cell, Bits turned)
        : own(before.opponent ^ turned),
          opponent(before.own ^ turned ^ bit(cell)),
          empty(before.empty - 1) {
        // Four discs at a time, which is enough for most moves: then no branch is guessed wrong.
        Vector half[vectors]{};
        do {
#pragma GCC unroll 4
            for (int k = 0; k < 4; ++k) {
                const Vector* step = stepOf(firstOf(turned));
                turned &= turned - 1;
                for (int i = 0; i < vectors; ++i)
                    half[i] += step[i];
            }
        } while (turned != 0);
        const Vector* step = stepOf(cell);
        for (int i = 0; i < vectors; ++i)
            index[i] = -(before.index[i] + step[i] + half[i] + half[i]);
    }

    Board board() const { return {own, opponent}; }
    Position passed() const {
        Position position;
        position.own = opponent;
        position.opponent = own;
        position.empty = empty;
        for (int i = 0; i < vectors; ++i)
            position.index[i] = -index[i];
        return position;
    }

    // The evaluation in parts of a disc (Weights::perDisc), by the moves of the side to move.
    int estimate(const Weights& weights, Bits moves) const {
        const Weight* phase = weights.phase(empty);
        // The compiler is to read the indices from memory. It would take them out of their vectors
        // one by one, which is slower.
        __asm__ volatile("" : : "r"(index) : "memory");
        const auto at = [&](int feature) -> const Weight& {
            std::int16_t found;
            __builtin_memcpy(&found, reinterpret_cast<const char*>(index) + feature * sizeof found,
                             sizeof found);
            return (phase
                    + patterns.centre[static_cast<std::size_t>(feature)])[std::ptrdiff_t{found}];
        };
        Sums sums;
        static_assert(features % 2 == 0);
#pragma GCC unroll 23
        for (int i = 0; i < features; i += 2)
            sums.add(at(i), at(i + 1));
        addRooms(sums, phase, ~(own | opponent), moves, mobility(opponent, own));
        return sums.total();
    }

    Bits own, opponent;
    int empty;

private:
    // Unsigned, so that it wraps: a sum may be larger than an index on the way.
#ifdef BOUTON_AVX2
    typedef std::uint16_t Vector __attribute__((vector_size(32)));
#else
    typedef std::uint16_t Vector __attribute__((vector_size(16)));
#endif
    static constexpr int vectors = lanes * sizeof(std::int16_t) / sizeof(Vector);

    static const Vector* stepOf(int cell) {
        return reinterpret_cast<const Vector*>(
            patterns.step[static_cast<std::size_t>(cell)].data());
    }

    Vector index[vectors];
};

// A board of the search with what is known of it, so that nothing is found out twice: its moves,
// and its evaluation once that was asked for.
class Node {
public:
    // Uninitialised: assign to it before use.
    Node() {} // NOLINT(modernize-use-equals-default): "= default" would set it to zero
    explicit Node(const Position& at)
        : position(at), moves(mobility(at.own, at.opponent)), m_estimate(nothing) {}

    Node after(int move) const {
        return Node(Position(position, move, flips(position.own, position.opponent, move)));
    }
    Node passed() const { return Node(position.passed()); }
    // The evaluation in parts of a disc (Weights::perDisc). Always by the same weights.
    int estimate(const Weights& weights) const {
        if (m_estimate == nothing)
            m_estimate = position.estimate(weights, moves);
        return m_estimate;
    }

    Position position;
    Bits moves;

private:
    static constexpr int nothing = std::numeric_limits<int>::min();
    mutable int m_estimate;
};

// A move of a board, the board after it, and how soon to try it.
struct Candidate {
    Node after;
    int cell, merit;
};
struct Candidates {
    Candidate all[cells]; // uninitialised, because most boards have few moves
    int size = 0;

    // Moves the best of the moves from `from` on to that place, and gives it.
    const Candidate& next(int from) {
        int best = from;
        for (int i = from + 1; i < size; ++i)
            if (all[i].merit > all[best].merit)
                best = i;
        if (best != from)
            std::swap(all[from], all[best]);
        return all[from];
    }
};

// The nodes that are searched now and that other threads may search too, from the root on. Each
// has fewer plies than the one before.
struct Path {
    struct Node {
        Board board;
        int depth, level, alpha;
    };
    std::array<Node, cells> nodes; // uninitialised from `size` on
    int size = 0;
};
// While it lives its node is on the path.
class OnPath {
public:
    OnPath(Path& path, const Path::Node& node) : m_path(path), m_place(path.size) {
        path.nodes[static_cast<std::size_t>(path.size++)] = node;
    }
    ~OnPath() { m_path.size = m_place; }
    OnPath(const OnPath&) = delete;
    OnPath& operator=(const OnPath&) = delete;
    int place() const { return m_place; }

private:
    Path& m_path;
    int m_place;
};

} // namespace bouton::reversi::BOUTON_ISA
