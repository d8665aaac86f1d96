#pragma once

#include <concepts>
#include <optional>
#include <string_view>
#include <vector>

#include "core/picture.h"
#include "core/player.h"
#include "core/random.h"

namespace bouton {

// How a game ended. No winner: drawn.
struct Result {
    std::optional<Side> winner;
    bool operator==(const Result&) const = default;
};

// What never changes about a game. Texts but the id and the letters are marked for translation.
struct GameName {
    const char *id, *title;
    std::string_view letters; // of the two sides in the notation, the side that begins first
    const char* sides[2];     // what the sides are called
    bool autoFill;            // a start can be drawn at random
};

// Rules as pure functions on plain values: nothing shared, so a position can be copied into another
// thread, kept for undo, hashed and compared. Settings are complete (core/setting.h).
template <class G>
concept Game = std::regular<typename G::State> && std::regular<typename G::Move> && requires(
    const typename G::State& s, const typename G::Move& m, const Settings& o, Picture p, Cell c,
    Random& r) {
    { G::name } -> std::convertible_to<const GameName&>;
    { G::settings() } -> std::same_as<std::vector<Setting>>;
    { G::standard(o) } -> std::same_as<Or<typename G::State>>;  // the start
    { G::random(o, r) } -> std::same_as<Or<typename G::State>>; // auto-fill: never finished
    { G::blank(o) } -> std::same_as<Picture>;                   // where setting up by hand begins
    { G::arranged(p, c) } -> std::same_as<Picture>;             // after a click while setting up
    { G::read(p) } -> std::same_as<Or<typename G::State>>;      // or what is wrong, and where
    { G::draw(s) } -> std::same_as<Picture>;
    { G::toMove(s) } -> std::same_as<Side>;
    // Always in the same order; a forced pass is a move; none when the game is over.
    { G::moves(s) } -> std::same_as<std::vector<typename G::Move>>;
    { G::after(s, m) } -> std::same_as<typename G::State>;
    { G::result(s) } -> std::same_as<std::optional<Result>>;
    { G::ending(s) } -> std::same_as<Phrase>; // why a finished position is over
    // Every legal order of clicks, the written one first; none = a button (pass).
    { G::clicks(m) } -> std::same_as<std::vector<Clicks>>;
    { G::players() } -> std::same_as<std::vector<PlayerKind<G>>>;
    { G::analyst() } -> std::same_as<Analyst<G>>;
};

// Three more that a game may have:
//   Or<Picture> parse(std::string_view)  reads further notations than "ROWS SIDE" (Reversi: OBF)
//   Phrase tally(const State&)           a count that is always in view (Reversi: the discs)
//   std::uint64_t leaves(const State&, int plies, Poll&)  Ruleset::leaves, faster (Reversi)

// "b3+b4": a move as it is written.
template <class G> std::string nameOfMove(const typename G::Move& move) {
    const std::vector<Clicks> orders = G::clicks(move);
    return nameOf(orders.empty() ? Clicks{} : orders.front());
}

} // namespace bouton
