#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/ruleset.h"

namespace bouton::cli {

// What GAME names: a game and how its start is set. Everything here throws Problem.
struct Subject {
    const Ruleset& game;
    Settings settings; // complete
};
Subject subjectOf(const std::string& text);

// A match from the position, or from the game's start; a position brings its own size.
std::unique_ptr<Match> matchOf(const Subject& subject, const std::optional<std::string>& position);

// Plays "m1 m2 …" in it.
void playMoves(Match& match, const std::string& moves);

// A seeded player as PLAYER names it.
Mind mindOf(const Ruleset& game, const std::string& player, std::uint64_t seed);

} // namespace bouton::cli
