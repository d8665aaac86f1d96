// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/ruleset.h"
#include "programs/own_program.h"

namespace bouton {

// A program of the user's, or a computer player of the game, against every opponent that there can
// be, in a game that is solved: does it ever lose what it had won or drawn?
struct ExaminationTask {
    const Ruleset* game;
    std::string position; // the start
    std::string name{};   // of the program, for sentences
    OwnProgram::Command command{};
    std::optional<PlayerChoice> player{}; // in place of a program
    ProgramLimits limits{};
    std::uint64_t seed = 1; // of the player, and of the games where there are too many lines
    // Positions a side; where there are more, as many again in games against random moves.
    std::size_t mostAsked = 20'000;
};

// What is known of the program on one side of the board.
struct ExaminedSide {
    // The shortest line, as moves are written, in which it gives a won or drawn game away: to the
    // end, or to where a position comes a second time, which wins nothing. Empty if there is none.
    std::vector<std::string> line{};
    Outcome had{}, got{}; // of that line
    // Positions that came, in which the outcome could be lost, and in how many its move kept it.
    std::size_t critical = 0, kept = 0;
    bool operator==(const ExaminedSide&) const = default;
};

struct Examined {
    std::array<ExaminedSide, 2> sides{};   // by side
    std::size_t asked = 0, askedAgain = 0; // positions
    // Of all those, asked a second time in another order, how many got another answer, and the
    // first of them. Then only the lines that were seen count.
    std::size_t unsteady = 0;
    std::string firstUnsteady{};
    // There are more lines than may be asked for: games against random moves were played in their
    // place, so many.
    std::optional<std::size_t> drawn{};
    std::optional<Fault> fault{}; // with which it ended
    bool whole = false;           // it has come to its end
    bool operator==(const Examined&) const = default;

    bool neverLoses() const {
        return whole && !fault && sides[0].line.empty() && sides[1].line.empty();
    }
};

// Asks the program wherever a game can lead in which it chooses its own moves and the opponent any,
// on both sides; then once more, from the last position to the first. Posts after each question.
// Ends with the first fault. Blocks as long as the program takes, or until a stop. Refuses a
// position that is not solved, wherever it comes, a program that cannot be started, a start that is
// none.
Or<void> examine(const ExaminationTask& task, std::stop_token stop, const Post<Examined>& post);

} // namespace bouton
