// SPDX-License-Identifier: MIT
#pragma once

#include "core/ruleset_of.h"
#include "core/usual_players.h"

namespace bouton::testing {

// A game that says nothing of itself: heaps of pins, of which a turn takes some from the end of one
// heap. A row of the picture is a heap. Its analyses are made up by the tests.
struct SilentPins {
    struct State {
        std::vector<int> heaps{};
        Side toMove = Side::One;
        bool operator==(const State&) const = default;
    };
    struct Move {
        int heap = 0, left = 0;
        bool operator==(const Move&) const = default;
    };

    static constexpr GameName name{"silent-pins", "Silent pins", "GR", {"Green", "Red"}, false};
    static std::vector<Setting> settings() { return {}; }
    static Or<State> standard(const Settings&) { return State{{3, 1}}; }
    static Or<State> random(const Settings& all, Random&) { return standard(all); }
    static Picture blank(const Settings& all) { return draw(*standard(all)); }
    static Or<State> read(Picture picture) {
        State state{{}, picture.toMove};
        for (const std::string& row : picture.rows)
            state.heaps.push_back(static_cast<int>(std::ranges::count(row, 'P')));
        return state;
    }
    static Picture draw(const State& state) {
        Picture picture{{}, state.toMove};
        for (const int pins : state.heaps)
            picture.rows.push_back(std::string(static_cast<std::size_t>(pins), 'P')
                                   + std::string(static_cast<std::size_t>(4 - pins), '.'));
        return picture;
    }
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state) {
        std::vector<Move> all;
        for (int heap = 0; heap < std::ssize(state.heaps); ++heap)
            for (int left = 0; left < state.heaps[static_cast<std::size_t>(heap)]; ++left)
                all.push_back({heap, left});
        return all;
    }
    static State after(State state, Move move) {
        state.heaps[static_cast<std::size_t>(move.heap)] = move.left;
        state.toMove = other(state.toMove);
        return state;
    }
    static std::optional<Result> result(const State& state) {
        return moves(state).empty() ? std::optional(Result{other(state.toMove)}) : std::nullopt;
    }
    static Phrase ending(const State&) { return {"No pin is left."}; }
    static std::vector<Clicks> clicks(Move move) { return {{{move.heap, move.left}}}; }
    static std::vector<PlayerKind<SilentPins>> players() { return {randomPlayer<SilentPins>()}; }
    static Analyst<SilentPins> analyst() {
        return [](const Past<SilentPins>&, Patience, std::stop_token, const Post<Analysis>&) {};
    }
};

} // namespace bouton::testing
