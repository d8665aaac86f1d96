// SPDX-License-Identifier: MIT
#pragma once

#include "core/game.h"
#include "games/grid_nim/cells.h"

namespace bouton {

// Grid Nim on N x N. A turn fills one free cell anywhere, or two or three neighbouring free cells
// of one row or one column, none of them on the diagonal a1, b2, … The side that fills the last
// cell wins. docs/games/grid-nim.md has the rules, the theory and the sources.
struct GridNim {
    using Cells = grid_nim::Cells;

    // From 2x2 to 10x10. Up to 8x8 everything is known of a position (games/grid_nim/theory.h).
    struct State {
        Cells green = 0, red = 0; // the cells that each side has filled
        int size = 6;
        Side toMove = Side::One;
        bool operator==(const State&) const = default;

        Cells free() const { return grid_nim::boardOf(size) & ~(green | red); }
    };
    using Move = Cells; // the one to three cells that a turn fills

    static constexpr GameName name{
        .id = "grid-nim",
        .title = QT_TRANSLATE_NOOP("Phrase", "Grid Nim"),
        .letters = "GR",
        .sides = {QT_TRANSLATE_NOOP("Phrase", "Green"), QT_TRANSLATE_NOOP("Phrase", "Red")},
        .autoFill = true,
        .description = QT_TRANSLATE_NOOP("Phrase", "Fill the last cell. Mind the diagonal."),
        .opponent = "perfect",
        .isSum = true,
        .goal = QT_TRANSLATE_NOOP("Phrase", "Who fills the last cell wins.")};
    static std::vector<Setting> settings();
    static Or<State> standard(const Settings& settings); // the empty board
    // Fills all cells but `free` of them at random; Green is to move. Refuses more free cells than
    // the board has.
    static Or<State> random(const Settings& settings, Random& random);
    static Picture blank(const Settings& settings) { return draw(*standard(settings)); }
    static Or<State> read(Picture picture); // any filling is a legal position
    static Picture draw(const State& state);
    static Settings settingsOf(const Picture& picture) {
        return {{"size", static_cast<int>(picture.rows.size())}};
    }
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // the order of grid_nim::forEachTurn
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static std::vector<Clicks> clicks(Move move);
    static std::vector<PlayerKind<GridNim>> players();
    static std::vector<NamedPlayer> opponents();
    static Analyst<GridNim> analyst();
    static const Lore<GridNim>& lore();
};

} // namespace bouton
