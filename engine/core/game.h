// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/editing.h"
#include "core/lore.h"
#include "core/player.h"
#include "core/random.h"

namespace bouton {

// How a game ended. No winner: drawn.
struct Result {
    std::optional<Side> winner;
    bool operator==(const Result&) const = default;
};

// What never changes about a game. Texts but ids and letters are marked for translation.
struct GameName {
    const char *id, *title;
    std::string_view letters;     // of the two sides in the notation, the side that begins first
    const char* sides[2];         // what the sides are called
    bool autoFill;                // a random start can be drawn
    const char* description = ""; // one sentence for the start page
    // What to click when a start is arranged by hand. Not empty means that G::blank() is no
    // position, so that a start must be arranged by hand or drawn at random.
    const char* arranging = "";
    const char* opponent = ""; // the proposed player, "minimax:depth=4"; empty: the last one
    bool isSum = false;        // its analyses have nimbers and parts
    bool discs = false;        // stand for the sides, a dark and a light one; else their letters
    // The number of random plies before a game of a tournament. Without them, two players that
    // never choose at random would play the same game again and again.
    int openingPlies = 0;
    // What an analysis to the bound finds out does not help the next one.
    bool analysesApart = false;
    const char* goal = ""; // how one wins, one sentence for the board before a game
    // A start is drawn only where somebody asks for one.
    bool startIsWritten = false;

    bool fillsUnasked() const { return autoFill && !startIsWritten; }
};

// Rules are pure functions on plain values. They share nothing, so a position can be copied into
// another thread, kept for undo, hashed and compared. Settings are complete (core/setting.h). None
// of these functions blocks.

// What the rules say of positions, and who plays. It is all that a match and its players ask for.
template <class G>
concept Playable = std::regular<typename G::State> && std::regular<typename G::Move> && requires(
    const typename G::State& s, const typename G::Move& m) {
    { G::draw(s) } -> std::same_as<Picture>;
    { G::toMove(s) } -> std::same_as<Side>;
    // Always in the same order. A forced pass is a move. There are none when the game is over.
    { G::moves(s) } -> std::same_as<std::vector<typename G::Move>>;
    { G::after(s, m) } -> std::same_as<typename G::State>;
    { G::result(s) } -> std::same_as<std::optional<Result>>;
    { G::ending(s) } -> std::same_as<Phrase>; // why a finished position is over
    // Every legal order of clicks, the written one first. No order means a button (pass).
    { G::clicks(m) } -> std::same_as<std::vector<Clicks>>;
    { G::players() } -> std::same_as<std::vector<PlayerKind<G>>>;
    { G::analyst() } -> std::same_as<Analyst<G>>;
};

// A game that is known when Bouton is compiled. What it begins with, too, is a static function.
template <class G>
concept Game = Playable<G> && requires(const Settings& o, Picture p, Random& r) {
    { G::name } -> std::convertible_to<const GameName&>;
    { G::settings() } -> std::same_as<std::vector<Setting>>;
    { G::standard(o) } -> std::same_as<Or<typename G::State>>;  // the start
    { G::random(o, r) } -> std::same_as<Or<typename G::State>>; // auto-fill; never finished
    { G::blank(o) } -> std::same_as<Picture>;                   // where setting up by hand begins
    { G::read(p) } -> std::same_as<Or<typename G::State>>;      // or what is wrong, and where
};

// What a game may have besides:
//   const Ruleset& ruleset(const State&) where the rules are made at run time: the game that a
//                                        position belongs to
//   Or<Picture> parse(std::string_view)  reads other notations than "ROWS SIDE" too (Reversi: OBF)
//   Settings settingsOf(const Picture&)  the settings that a board of this shape shows: perhaps not
//                                        all of them, perhaps out of range
//   Phrase tally(const State&)           a count that is always shown (Reversi: the discs); its
//                                        arguments are the counts of side One and side Two
//   std::uint64_t leaves(const State&, int plies, Poll&)  Ruleset::leaves, faster (Reversi)
//   const Lore<G>& lore()          what it says in its own words (core/lore.h)
//   std::vector<NamedPlayer> opponents() the players that are offered by name; without it one for
//                                        each kind of player, at its standard settings
//   Pieces pieces()                      what a position is set up of (core/editing.h); without it
//                                        the letters of the start and of the first two moves
//   Picture put(Picture, Cell, char), moved(Picture, Cell, Cell), arranged(Picture, Cell),
//   cleared(Picture), resized(const Picture&, const Settings&)
//                                        as in Editing, where a cell is more than a letter (Cards)

// One of the game's own settings, so that a census has the same range. The game must have it.
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
