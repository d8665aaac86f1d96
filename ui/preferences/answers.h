// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "session/proposal.h"

namespace bouton {

// The answers to a game's set-up questions, and what the questions know of them. People think of
// two players and of who of them starts; a plan seats them by colour.
struct Answers {
    Plan plan;              // without a start, which the session makes of it
    Side first = Side::One; // that of the first player: the human, against a computer
    bool inTurn = false;    // the next game is begun by the other one
    // Why the players are proposed; empty: the user chose them.
    std::optional<Proposal::Why> proposed{};
};

// The first player and the second. A human against a computer is the first, on whichever side.
std::array<Seat, 2> playersOf(const Answers& answers);
void setPlayers(Answers& answers, const std::array<Seat, 2>& players);
// The same by side.
void seat(Answers& answers, const std::array<Seat, 2>& seats);

// A human, the first player, with this clock if there is one, against this one.
std::array<Seat, 2> against(const PlayerChoice& opponent,
                            const std::optional<TimeControl>& clock = {});
void propose(Answers& answers, const Proposal& proposal); // where the user chose nobody
// A human against the opponent of a first game (session/proposal.h); the human starts.
Answers standardAnswers(const Ruleset& game);

bool oneHuman(const Answers& answers); // against a computer

// The player who starts, as the question offers it; empty: in turn, the other one each time.
std::optional<Side> starterOf(const Answers& answers);
void letStart(Answers& answers, std::optional<Side> starter); // in turn: whoever starts now
void setFirst(Answers& answers, Side side); // the second player takes the other side

// Seats a human on this side. The two players change places where that does it.
void seatHumanAt(Answers& answers, Side side);
// Every human plays with this clock, or without one. A computer's seat stays as it is.
void setClock(Answers& answers, const std::optional<TimeControl>& clock);
// Gives every seat of a human to the computer player that the game proposes.
void seatComputers(Answers& answers, const Ruleset& game);

// The maximum of a setting beside these others, which must be complete: on a smaller board there is
// less to leave free.
int mostOf(const Setting& setting, const Settings& settings);
// The same settings with each of them at its maximum at most.
Settings capped(const std::vector<Setting>& known, Settings settings);

} // namespace bouton
