// SPDX-License-Identifier: MIT
#include "games/reversi/patterns.h"

#include <algorithm>

namespace bouton::reversi {

namespace {

using Places = std::array<int, 10>; // of the cells of a pattern: where cell k goes to

// The symmetries that map a pattern in its first place onto itself, as what they do to its cells.
std::vector<Places> ownSymmetries(const Pattern& kind) {
    std::vector<Places> all;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        Places places{};
        bool maps = true;
        for (int k = 0; k < kind.length; ++k) {
            const auto begin = kind.cells.begin(), end = begin + kind.length;
            const auto at = std::find(
                begin, end, turnedCell(kind.cells[static_cast<std::size_t>(k)], symmetry));
            maps = maps && at != end;
            places[static_cast<std::size_t>(k)] = static_cast<int>(at - begin);
        }
        if (maps)
            all.push_back(places);
    }
    return all;
}

// The index, counted from 0, of a filling after a symmetry has moved its cells.
int moved(int index, const Places& places, int length) {
    int result = 0;
    for (int k = 0; k < length; ++k, index /= 3)
        result += index % 3 * powerOf3(places[static_cast<std::size_t>(k)]);
    return result;
}

} // namespace

Indices indicesOf(const Board& board) {
    Indices indices{};
    for (int cell = 0; cell < cells; ++cell) {
        const int sign = board.own & bit(cell) ? 1 : board.opponent & bit(cell) ? -1 : 0;
        for (std::size_t i = 0; sign != 0 && i < lanes; ++i)
            indices[i] = static_cast<std::int16_t>(
                indices[i] + sign * patterns.step[static_cast<std::size_t>(cell)][i]);
    }
    return indices;
}

const SharedWeights& sharedWeights() {
    static const SharedWeights all = [] {
        SharedWeights shared{std::vector<std::int32_t>(static_cast<std::size_t>(patterns.weights)),
                             0};
        for (const Pattern& kind : patterns.kinds) {
            const auto symmetries = ownSymmetries(kind);
            for (int index = 0; index < kind.size; ++index) {
                int least = index;
                for (const Places& places : symmetries)
                    least = std::min(least, moved(index, places, kind.length));
                shared.number[static_cast<std::size_t>(kind.offset + index)] =
                    least == index ? shared.count++
                                   : shared.number[static_cast<std::size_t>(kind.offset + least)];
            }
        }
        for (int weight = patterns.tempo; weight < patterns.weights; ++weight)
            shared.number[static_cast<std::size_t>(weight)] = shared.count++;
        return shared;
    }();
    return all;
}

} // namespace bouton::reversi
