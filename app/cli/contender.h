// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "arguments.h"
#include "core/ruleset.h"
#include "programs/process.h"

namespace bouton {
class GtpProgram;
class OwnProgram;
} // namespace bouton

namespace bouton::cli {

// What --start-time, --move-time and --memory allow other programs, and the options themselves.
ProgramLimits programLimits(const Arguments& arguments);
std::vector<Option> withProgramOptions(std::vector<Option> options);

// One side of a match: a player of the game's, or another program ("gtp:COMMAND",
// "program:COMMAND"), and the processor time that it has used for its moves.
class Contender {
public:
    // Throws Problem if there is no such player or if the program cannot be started.
    Contender(const Ruleset& game, std::string text, std::uint64_t seed,
              const ProgramLimits& limits);
    ~Contender();
    Contender(const Contender&) = delete;
    Contender& operator=(const Contender&) = delete;

    // As it was named.
    const std::string& text() const { return m_text; }
    // The player; this object must stay. Its time is that of the whole process, so only one player
    // may think at a time.
    AnyPlayer player() const { return m_player; }
    // For Series::faults: tells a fault of a program that loses a game by it, on standard error.
    // Null: this player's refusals end the match.
    std::function<void(const Phrase&)> fault() const;
    // In seconds. A program's is known only at its end, so this ends it.
    double processorTime();

private:
    std::string m_text;
    std::unique_ptr<GtpProgram> m_gtp;
    std::unique_ptr<OwnProgram> m_own; // both null: a player of the game's
    AnyPlayer m_player;
    std::unique_ptr<std::size_t> m_told = std::make_unique<std::size_t>(0); // faults of the program
    double m_seconds = 0;
};

} // namespace bouton::cli
