#pragma once

#include "games/reversi/kernel/moves.h"
#include "games/reversi/weights.h"

namespace bouton::reversi::BOUTON_ISA {

// A board with the indices of its features, which a move changes by adding whole vectors.
struct Position {
    // Uninitialised, to be assigned to.
    Position() {} // NOLINT(modernize-use-equals-default): "= default" would set it to zero
    explicit Position(const Board& board)
        : own(board.own), opponent(board.opponent), empty(count(board.empty())) {
        const Indices indices = indicesOf(board);
        __builtin_memcpy(index, indices.data(), sizeof index);
    }
    // After a disc on `cell` that turns `turned`, as the opponent sees it.
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

    // The evaluation, in parts of a disc.
    int estimate(const Weights& weights) const {
        const std::int16_t* phase = weights.phase(empty);
        alignas(Vector) std::int16_t at[lanes];
        __builtin_memcpy(at, index, sizeof at);
        int sum = 0;
#pragma GCC unroll 46
        for (int i = 0; i < features; ++i)
            sum += phase[patterns.centre[static_cast<std::size_t>(i)] + at[i]];
        return sum;
    }

    Bits own, opponent;
    int empty;

private:
    // Unsigned, because sums on the way may be larger than an index, and then wrap.
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

} // namespace bouton::reversi::BOUTON_ISA
