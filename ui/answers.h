#pragma once

#include <array>

#include "session/plan.h"

namespace bouton {

// The answers to a game's set-up questions. People think of two players and of who of them starts;
// a Plan seats them by colour.
struct Answers {
    Settings settings; // complete
    bool autoFill = false;
    std::array<Seat, 2> players{}; // the first and the second
    std::size_t starter = 0;       // which of them plays the side that begins
};

// A human against the computer player that the game proposes; the human starts.
Answers standardAnswers(const Ruleset& game);

// The colour of the first (0) or the second (1) player.
Side sideOf(const Answers& answers, std::size_t player);
Plan planOf(const Answers& answers);

// Seats as text, "human" or "minimax:depth=4", to be kept from one day to another. What cannot be
// read (any more) is nothing.
std::string write(const Ruleset& game, const Seat& seat);
std::optional<Seat> readSeat(const Ruleset& game, const std::string& text);

// "size=6,free=12", the same for a game's settings.
std::string write(const std::vector<Setting>& known, const Settings& settings);
std::optional<Settings> readSettings(const std::vector<Setting>& known, const std::string& text);

} // namespace bouton
