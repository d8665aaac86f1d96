// SPDX-License-Identifier: MIT
#pragma once

#include "core/game.h"
#include "core/poll.h"

namespace bouton {

// Meadow: sheep and goats do not graze side by side. A turn puts an animal of one's own into a free
// cell that has none of the other's in the four cells around it. Who cannot must pass while the
// other one still can. When neither can, the larger herd wins; equal herds draw.
//
// It has scores, draws and a forced pass. It has no nimbers, remoteness, claims or auto-fill.
struct Meadow {
    struct State {
        std::vector<std::string> rows{}; // 'S', 'G' or '.'
        Side toMove = Side::One;
        auto operator<=>(const State&) const = default;
    };
    using Move = std::optional<Cell>; // empty: a pass

    static constexpr GameName name{
        .id = "meadow",
        .title = QT_TRANSLATE_NOOP("Phrase", "Meadow"),
        .letters = "SG",
        .sides = {QT_TRANSLATE_NOOP("Phrase", "Sheep"), QT_TRANSLATE_NOOP("Phrase", "Goats")},
        .autoFill = false};
    static std::vector<Setting> settings();
    static Or<State> standard(const Settings& settings); // the empty meadow
    static Or<State> random(const Settings& settings, Random&) { return standard(settings); }
    static Picture blank(const Settings& settings) { return draw(*standard(settings)); }
    static Or<State> read(Picture picture);
    static Picture draw(const State& state) { return {state.rows, state.toMove}; }
    static Settings settingsOf(const Picture& picture);
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // row by row
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static Phrase tally(const State& state);
    static std::vector<Clicks> clicks(Move move);
    static std::vector<PlayerKind<Meadow>> players();
    static Analyst<Meadow> analyst();
    static const Lore<Meadow>& lore(); // that it can be searched, and nothing else

    static Clicks open(const State& state, Side side); // where this side could graze
    static int herd(const State& state, Side side);    // how many it has
    static int lead(const State& state);               // of the side to move, in animals
    static constexpr char letter(Side side) { return name.letters[indexOf(side)]; }
    static constexpr int mostRows = 5, mostColumns = 6;
};

namespace meadow {

// What a search found: the lead of the side to move at the end with best play, and how far it is to
// be believed.
struct Found {
    int score = 0;
    bool exact = false;
};

// Looks so many plies ahead by alpha-beta. Blocks; the answer is void once `poll` has stopped.
Found search(const Meadow::State& state, int plies, Poll& poll);

} // namespace meadow

} // namespace bouton
