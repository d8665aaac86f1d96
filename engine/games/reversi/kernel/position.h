#pragma once

#include "games/reversi/kernel/moves.h"
#include "games/reversi/weights.h"

namespace bouton::reversi::BOUTON_ISA {

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
        const Vector* step = stepOf(cell);
        Vector sum[vectors];
        for (int i = 0; i < vectors; ++i)
            sum[i] = before.index[i] + step[i];
        for (; turned != 0; turned &= turned - 1) {
            const Vector* twice = stepOf(firstOf(turned));
            for (int i = 0; i < vectors; ++i)
                sum[i] += twice[i] + twice[i];
        }
        for (int i = 0; i < vectors; ++i)
            index[i] = -sum[i];
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

    // The evaluation in parts of a disc (Weights::perDisc). The side to move has `moves` moves.
    int estimate(const Weights& weights, int moves) const {
        const Weight* phase = weights.phase(empty);
        alignas(Vector) std::int16_t at[lanes];
        __builtin_memcpy(at, index, sizeof at);
        Parts sum = partsOf(phase[patterns.tempo + tempoOf(~(own | opponent), moves)]);
#pragma GCC unroll 46
        for (int i = 0; i < features; ++i)
            sum += partsOf(phase[patterns.centre[static_cast<std::size_t>(i)] + at[i]]);
        return hinged(sum);
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
    // The parts of a weight. Their sums stay far below 255 discs.
    typedef std::int16_t Parts __attribute__((vector_size(2 * parts)));
    static constexpr int vectors = lanes * sizeof(std::int16_t) / sizeof(Vector);

    static const Vector* stepOf(int cell) {
        return reinterpret_cast<const Vector*>(
            patterns.step[static_cast<std::size_t>(cell)].data());
    }

    static Parts partsOf(const Weight& weight) {
        Parts all;
        __builtin_memcpy(&all, weight.data(), sizeof all);
        return all;
    }
    static int hinged(Parts sum) {
        constexpr Parts against{0, 0, 0, 0, 0, -1, -1, -1}, score{-1};
        static_assert(hingesFor == 4 && hinges == 7);
        Parts kept = sum & ((sum > 0) | score);
        kept = (kept ^ against) - against; // negates the last three
        int all = 0;
        for (int i = 0; i < parts; ++i)
            all += kept[i];
        return all;
    }

    Vector index[vectors];
};

} // namespace bouton::reversi::BOUTON_ISA
