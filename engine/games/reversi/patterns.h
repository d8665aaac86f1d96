// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "games/reversi/board.h"
#include "games/reversi/lines.h"
#include "games/reversi/symmetry.h"

namespace bouton::reversi {

// The patterns of the evaluation. A pattern is a set of cells; it holds a weight for each way to
// fill them.
// Source: M. Buro, Logistello; the shapes are those that the programs of the field share.
//
// A feature is a pattern in one of its places on the board. There are 46. The index of a feature is
// the sum of 3^k over its cells k, with the sign of the disc there: + own, - the opponent's. So the
// opponent sees the negative index.
//
// Five more features are not patterns. They say who will run out of good moves.
// The tempo tells whether the number of empty cells is odd, in how many quarters it is odd, and how
// many moves the side to move has. The room of each of the four quarters tells how many of its
// cells are empty and how many moves either side has there.

constexpr int features = 46;                   // the patterns in their places
constexpr int roomsTold = 4;                   // one for each quarter
constexpr int told = features + 1 + roomsTold; // all features of a board, with the tempo
constexpr int lanes = 48; // the patterns of a board, filled up to whole vectors

constexpr int mostMovesTold = 31;
constexpr int tempos = 2 * 5 * (mostMovesTold + 1);
constexpr int tempoOf(int empty, int oddQuarters, int moves) {
    return (empty % 2 * 5 + oddQuarters) * (mostMovesTold + 1) + std::min(moves, mostMovesTold);
}
constexpr int tempoOf(Bits empty, int moves) {
    return tempoOf(count(empty), std::popcount(oddQuarters(empty)), moves);
}

constexpr int mostRoomMoves = 5; // of a side in a quarter; more are told as so many
constexpr int rooms = 17 * (mostRoomMoves + 1) * (mostRoomMoves + 1);
// The room of a quarter of the board (0 to 3), by the empty cells and the moves of both sides.
constexpr int roomOf(int quarter, Bits empty, Bits own, Bits opponent) {
    const Bits there = quarters[std::size_t{1} << quarter];
    return (count(empty & there) * (mostRoomMoves + 1)
            + std::min(count(own & there), mostRoomMoves))
               * (mostRoomMoves + 1)
           + std::min(count(opponent & there), mostRoomMoves);
}

struct Pattern {
    int length;                        // cells
    std::array<std::int8_t, 10> cells; // in the first of its places
    int first = 0, places = 0;         // its features
    int size = 0;                      // 3^length
    int offset = 0;                    // where its weights begin in a phase
};

constexpr int patternKinds = 11;
constexpr int powerOf3(int exponent) { return exponent == 0 ? 1 : 3 * powerOf3(exponent - 1); }

struct Patterns {
    std::array<Pattern, patternKinds> kinds{{
        {9, {0, 1, 2, 8, 9, 10, 16, 17, 18}},     // a corner's 3 x 3
        {10, {9, 0, 1, 2, 3, 4, 5, 6, 7, 14}},    // an edge and the X cells before it
        {10, {0, 1, 2, 3, 4, 8, 9, 10, 11, 12}},  // a corner's 2 x 5
        {10, {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}}, // a corner's triangle
        {8, {8, 9, 10, 11, 12, 13, 14, 15}},      // the lines
        {8, {16, 17, 18, 19, 20, 21, 22, 23}},    //
        {8, {24, 25, 26, 27, 28, 29, 30, 31}},    //
        {8, {0, 9, 18, 27, 36, 45, 54, 63}},      // the diagonals, the longest first
        {7, {1, 10, 19, 28, 37, 46, 55}},         //
        {6, {2, 11, 20, 29, 38, 47}},             //
        {5, {3, 12, 21, 30, 39}},                 //
    }};
    int weights = 0; // of a phase; those of the tempo and the rooms come last
    int tempo = 0;   // where the weights of the tempo begin
    int room = 0;    // where the weights of the rooms begin
    // What a disc on a cell adds to the index of each feature; for no cell (firstOf(0)) nothing.
    alignas(32) std::array<std::array<std::int16_t, lanes>, cells + 1> step{};
    // Where the weight for index 0 of a feature stands in a phase.
    alignas(64) std::array<std::int32_t, lanes> centre{};

    constexpr Patterns() {
        int feature = 0;
        for (Pattern& kind : kinds) {
            kind.first = feature;
            kind.size = powerOf3(kind.length);
            kind.offset = weights;
            weights += kind.size;
            std::array<Bits, 8> seen{};
            for (int symmetry = 0; symmetry < 8; ++symmetry) {
                seen[static_cast<std::size_t>(symmetry)] = placeOf(kind, symmetry);
                bool isNew = true;
                for (int other = 0; other < symmetry; ++other)
                    isNew = isNew
                            && seen[static_cast<std::size_t>(other)]
                                   != seen[static_cast<std::size_t>(symmetry)];
                if (isNew)
                    addFeature(kind, symmetry, feature++);
            }
            kind.places = feature - kind.first;
        }
        tempo = weights;
        weights += tempos;
        room = weights;
        weights += rooms;
    }

private:
    static constexpr Bits placeOf(const Pattern& kind, int symmetry) {
        Bits place = 0;
        for (int k = 0; k < kind.length; ++k)
            place |= bit(turnedCell(kind.cells[static_cast<std::size_t>(k)], symmetry));
        return place;
    }
    constexpr void addFeature(const Pattern& kind, int symmetry, int feature) {
        const auto at = static_cast<std::size_t>(feature);
        for (int k = 0; k < kind.length; ++k) {
            const int cell = turnedCell(kind.cells[static_cast<std::size_t>(k)], symmetry);
            step[static_cast<std::size_t>(cell)][at] = static_cast<std::int16_t>(powerOf3(k));
        }
        centre[at] = kind.offset + kind.size / 2;
    }
};
inline constexpr Patterns patterns;

// The indices of the features of a board, computed from scratch.
using Indices = std::array<std::int16_t, lanes>;
Indices indicesOf(const Board& board);

// Mirror images share a weight. By weight of a phase: the number of the shared weight. And how many
// different weights a phase has.
struct SharedWeights {
    std::vector<std::int32_t> number;
    int count = 0;
};
const SharedWeights& sharedWeights();

} // namespace bouton::reversi
