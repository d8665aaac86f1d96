#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/picture.h"
#include "core/player.h"
#include "core/random.h"
#include "core/telling.h"

namespace bouton {

// How a game ended. No winner: drawn.
struct Result {
    std::optional<Side> winner;
    bool operator==(const Result&) const = default;
};

// What the two sides are drawn with: their letters on their colours, or a dark and a light disc.
enum class Emblem : std::uint8_t { Letter, Disc };

// What never changes about a game. Texts but ids and letters are marked for translation.
struct GameName {
    const char *id, *title;
    std::string_view letters;     // of the two sides in the notation, the side that begins first
    const char* sides[2];         // what the sides are called
    bool autoFill;                // a start can be drawn at random
    const char* description = ""; // one sentence for the start page
    // What to click when a start is arranged by hand. Given exactly where G::blank() is no
    // position, so that a start must be arranged or drawn.
    const char* arranging = "";
    const char* opponent = ""; // the player that is proposed, "minimax:depth=4"; empty: the last
    bool isSum = false;        // its analyses have nimbers and parts
    Emblem emblem = Emblem::Letter;
    // Random plies before the games of a tournament, so that two players that draw nothing by lot
    // do not play one game again and again.
    int openingPlies = 0;
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

// More that a game may have:
//   Or<Picture> parse(std::string_view)  reads further notations than "ROWS SIDE" (Reversi: OBF)
//   Settings settingsOf(const Picture&)  the settings that a board of this shape has, not all of
//                                        them and perhaps out of range
//   Phrase tally(const State&)           a count that is always in view (Reversi: the discs)
//   std::uint64_t leaves(const State&, int plies, Poll&)  Ruleset::leaves, faster (Reversi)
//   const Telling<G>& telling()          what it says in its own words (core/telling.h)

// One of the game's own settings, so that others (a census) agree with it on the range.
template <Game G> Setting settingOf(std::string_view id) {
    const std::vector<Setting> all = G::settings();
    return *std::ranges::find_if(all, [&](const Setting& setting) { return id == setting.id; });
}

// "b3+b4": a move as it is written.
template <class G> std::string nameOfMove(const typename G::Move& move) {
    const std::vector<Clicks> orders = G::clicks(move);
    return nameOf(orders.empty() ? Clicks{} : orders.front());
}

} // namespace bouton
