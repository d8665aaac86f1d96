// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/game.h"

namespace bouton {

// Towers and chessboard, known as Northcott's game. Each column holds a green tower and a red one.
// A turn moves an own tower any number of free cells along its column, never onto or past the other
// tower. The side that cannot move loses.
struct Towers {
    using Pair = std::array<int, 2>; // the rows of a column's two towers, by side
    struct State {
        int rows = 0;
        std::vector<Pair> columns{};
        Side toMove = Side::One;
        auto operator<=>(const State&) const = default;
    };
    using Move = Cell; // the destination; the column has only one own tower

    static constexpr GameName name{
        .id = "towers",
        .title = QT_TRANSLATE_NOOP("Phrase", "Towers and chessboard"),
        .letters = "GR",
        .sides = {QT_TRANSLATE_NOOP("Phrase", "Green"), QT_TRANSLATE_NOOP("Phrase", "Red")},
        .autoFill = true,
        .description = QT_TRANSLATE_NOOP("Phrase", "Push your rival to the wall. Nim in disguise."),
        .arranging =
            QT_TRANSLATE_NOOP("Phrase", "Click each column twice: for the green tower, then for "
                                        "the red. A click on a tower takes it back."),
        .opponent = "nim-sum",
        .isSum = true,
        .goal = QT_TRANSLATE_NOOP("Phrase", "Who cannot move loses.")};
    static std::vector<Setting> settings();
    static Or<State> standard(const Settings& settings);
    static Or<State> random(const Settings& settings, Random& random);
    static Picture blank(const Settings& settings);
    // A tower of each colour in each column, in any order.
    static Pieces pieces() {
        return {{'G', Piece::Alone::InItsColumn}, {'R', Piece::Alone::InItsColumn}};
    }
    static Or<State> read(Picture picture);
    static Picture draw(const State& state);
    static Settings settingsOf(const Picture& picture) {
        return {{"rows", static_cast<int>(picture.rows.size())},
                {"columns", static_cast<int>(picture.rows.front().size())}};
    }
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // by column, then by row
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static std::vector<Clicks> clicks(Move move) { return {{move}}; }
    static std::vector<PlayerKind<Towers>> players();
    static std::vector<NamedPlayer> opponents();
    static Analyst<Towers> analyst();
    static const Lore<Towers>& lore();

    // The theory. A column is worth a heap of Nim with as many counters as its gap. An advance
    // makes the gap smaller. A retreat is reversible, because the opponent can close the gap again.
    // Source: Berlekamp, Conway, Guy, Winning Ways, chapter 3 (Northcott's game).
    static int gap(const Pair& towers); // the free cells between the two
    static std::vector<int> gaps(const State& state);
    static int nimSum(const State& state);
    // Whether the move goes toward the other tower; else it is a retreat.
    static bool isAdvance(const State& state, Move move);
};

// Parts of Towers::lore().
namespace towers {
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();
} // namespace towers

} // namespace bouton
