// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.h"
#include "core/ruleset.h"

namespace bouton {

// The time that a seat has for a whole game.
struct TimeControl {
    enum class AtZero {
        Loses,  // a side without time has lost
        IsTold, // a message says it once, and the game goes on
    };
    std::chrono::milliseconds base{}, increment{}; // the increment is added after each move
    AtZero atZero = AtZero::Loses;
    bool operator==(const TimeControl&) const = default;
};

// Who plays a side: one of the game's computer players, a program of the user's by its name
// (checkProgramName()), or somebody who is not known here, as a file names him; else a human. And
// the clock of the side, if it has one.
struct Seat {
    std::optional<PlayerChoice> computer{};
    std::optional<TimeControl> time{};
    std::string program{}, unknown{}; // empty: it is not that
    // Of a human: who it is, as checkProgramName() takes a name. Empty: the user, or a friend.
    std::string name{};
    bool human() const { return !computer && program.empty() && unknown.empty(); }
    // The same seat for one of the game's players, or for a human.
    Seat with(std::optional<PlayerChoice> who) const { return {std::move(who), time}; }
    bool operator==(const Seat&) const = default;
};

// All that begins a game: the answers to its set-up questions, and the start that has come of them.
// The settings are complete. Seat i is that of the side with index i.
struct Plan {
    Settings settings;
    bool autoFill = false;
    std::array<Seat, 2> seats{};
    std::shared_ptr<const Picture> start{}; // null if none has been made yet
    // Clicks arrange the start, because it could have been drawn, or is no start yet.
    bool byHand = false;

    // Whether the answers are the same, whatever start has come of them.
    bool asksAs(const Plan& that) const {
        return settings == that.settings && autoFill == that.autoFill && seats == that.seats;
    }
};

// The opponent that plays this seat. Null: a human, or a player without a name. Where the seat has
// a clock, a player's limits (Setting::isLimit) do not count, so such an opponent is not itself.
const Opponent* opponentAt(const Ruleset& game, const Seat& seat);
// What the computer of a seat is called: the opponent's title, else the player's, both marked
// texts; a program's name; of somebody unknown the beginning of what the file says.
std::string titleOf(const Ruleset& game, const Seat& seat);
// How strong the computer of a seat is, on the scale of its game. Empty: a human, a program, or it
// was not measured; where the seat has a clock, no player is that has limits.
std::optional<Rating> ratingAt(const Ruleset& game, const Seat& seat);
// Whether the computer of a seat can get ready for its reply while the other side thinks
// (PlayerKind::thinksAhead). Not a human.
bool thinksAhead(const Ruleset& game, const Seat& seat);
// The side whose computer can do so against a human. Empty: nobody's.
std::optional<Side> thinkerAhead(const Ruleset& game, const std::array<Seat, 2>& seats);
// Whom to play after this one, stronger or weaker: on a ladder the next step, for other rated
// players the step that is so by at least `nextBy`, else the next opponent by name. Empty: there is
// nobody.
constexpr int nextBy = 40; // what a step of a ladder is worth at least
std::optional<PlayerChoice> nextPlayer(const Ruleset& game, const Seat& seat, bool stronger);
// The settings of a seat's computer that count and are told, in their order: "level 6", "2
// threads".
std::vector<Phrase> toldSettings(const Ruleset& game, const Seat& seat);

// Seats and settings as text, to be kept from one day to another: "human", "minimax:depth=4" or
// "program:NAME", and "size=6,free=12". A clock is not part of the text. What cannot be read (any
// more) is refused. A program need not be there.
std::string write(const Ruleset& game, const Seat& seat);
Or<Seat> readSeat(const Ruleset& game, std::string_view text);
// The same, and what cannot be read is somebody unknown.
Seat seatFrom(const Ruleset& game, std::string_view text);
std::string write(const std::vector<Setting>& known, const Settings& settings);
Or<Settings> readSettings(const std::vector<Setting>& known, std::string_view text);

// The name of a program of the user's: plain text in one line, which files hold as "program:NAME".
constexpr int longestProgramName = 40; // characters

// Refuses what is no such name: empty, too long, blanks at an end, or with a sign that nobody sees
// (a line break, a mark that turns the direction of writing).
Or<void> checkProgramName(std::string_view name);

} // namespace bouton
