// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "arguments.h"
#include "core/ruleset.h"

namespace bouton::cli {

// The functions here read words of the command line. They throw Problem if a word is wrong.

// The meaning of the word GAME: a game and the settings of its start.
struct Subject {
    const Ruleset& game;
    Settings settings; // complete
};
// The game that a word names: an id, or a file of a game of one's own, "kayles.game", which it
// reads. Then the game is known by its id, too.
const Ruleset& gameOf(const std::string& word);
// Reads GAME: "towers" or "towers:rows=5", or "kayles.game:columns=5". Settings that are not named get their standard values.
Subject subjectOf(const std::string& text);

// A match that begins from the position, or from the game's start if there is none. A position has
// its own size, whatever the settings say. `side`, the value of --side, is who moves in a position
// that does not say it.
std::unique_ptr<Match> matchOf(const Subject& subject, const std::optional<std::string>& position,
                               const std::optional<std::string>& side = {});

inline const Option sideOption{"side", "SIDE", "who moves in a position that does not say it"};
inline constexpr const char* sideIsSaid = "The position says itself who moves: leave --side out.";
// The position, or the only board of a text, with SIDE where a side to move stands.
std::string withSide(std::string_view position, const std::string& side);

// Plays the moves that --moves gives. Blanks stand between them: "m1 m2 …". Stops at the first
// illegal move; the moves before it stay played.
void playMoves(Match& match, const std::string& moves);

// The player that PLAYER names, with this seed: "minimax" or "minimax:depth=3".
AnyPlayer playerOf(const Ruleset& game, const std::string& player, std::uint64_t seed);

} // namespace bouton::cli
