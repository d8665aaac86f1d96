#pragma once

#include "games/reversi/kernel/rooms.h"

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

} // namespace bouton::reversi::BOUTON_ISA
