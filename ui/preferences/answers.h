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
    bool inTurn = false;           // the next game is begun by the other one
};

// The players by side, as an answer: a human against a computer is the first player, whoever plays
// which side.
void seat(Answers& answers, const std::array<Seat, 2>& seats);

// A human against the computer player that the game proposes; the human starts.
Answers standardAnswers(const Ruleset& game);

// The colour of the first (0) or the second (1) player.
Side sideOf(const Answers& answers, std::size_t player);
Plan planOf(const Answers& answers);

} // namespace bouton
