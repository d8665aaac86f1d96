// SPDX-License-Identifier: MIT
#pragma once

#include "core/game.h"

namespace bouton {

// The rules and the theory of Kayles. Pins stand in rows. A turn knocks down one pin, or two that
// stand side by side. Who knocks down the last pin wins.
//
// Two games are made of it: SilentKayles says nothing in its own words, TalkingKayles all it can.
struct Kayles {
    struct State {
        std::vector<std::string> rows{}; // 'I' stands, '.' has fallen
        Side toMove = Side::One;
        auto operator<=>(const State&) const = default;
    };
    struct Move {
        Cell first{}; // the pin, or the left one of two
        int pins = 1; // 1 or 2
        bool operator==(const Move&) const = default;
    };

    static std::vector<Setting> settings();
    static Or<State> standard(const Settings& settings); // every pin stands
    static Or<State> random(const Settings& settings, Random& random);
    static Picture blank(const Settings& settings) { return draw(*standard(settings)); }
    static Or<State> read(Picture picture);
    static Picture draw(const State& state) { return {state.rows, state.toMove}; }
    static Settings settingsOf(const Picture& picture);
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // by cell; one pin before two
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static std::vector<Clicks> clicks(Move move);

    // The theory: pins in a row without a gap are a summand. What `pins` such pins are worth is the
    // mex over all the ways to take one or two of them and to leave two shorter runs.
    static int nimber(int pins);                         // of at most `mostKnown`
    static std::vector<Clicks> runs(const State& state); // row by row, from left to right
    static Analysis analysis(const State& state);

    static constexpr const char* sides[2] = {QT_TRANSLATE_NOOP("Phrase", "Left"),
                                             QT_TRANSLATE_NOOP("Phrase", "Right")};
    static constexpr int mostRows = 6, mostPins = 20; // of a position
    static constexpr int mostKnown = 143;
};

} // namespace bouton
