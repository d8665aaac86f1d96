// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/ruleset.h"
#include "programs/fault.h"

namespace bouton {

// What is said with another program by the Go Text Protocol. It is told each game from its start
// on, and only of moves that it does not know of.
class GtpTalk {
public:
    using Time = ProgramLimits::Time;

    GtpTalk(std::string name, const ProgramLimits& limits)
        : m_name(std::move(name)), m_limits(limits) {}

    // A game up to a position, as a program must know it.
    struct Game {
        const Ruleset* rules;
        Picture start;
        std::vector<std::pair<Side, std::string>> moves;
    };
    static Game gameOf(const Match& match);
    // What asks for a move of this side, without the end of its line.
    static std::string question(Side side);

    // The move that the program makes for this side, as it writes it, within this time. After a
    // stop the fault is empty. The program may be another one than before, after forget().
    std::expected<std::string, Fault> choose(Process& process, const Game& game, Side side,
                                             Time time, const std::stop_token& stop);
    // The move of the last choose() was made.
    void made(Side side, std::string move);
    // The program knows of no game.
    void forget();
    // The rest of an answer whose first line is read, to the empty line that ends it.
    std::expected<void, Fault> endAnswer(Process& process, const std::string& command,
                                         const std::string& first, Process::Clock::time_point until,
                                         Time limit, const std::stop_token& stop) const;

private:
    struct Asking;
    std::expected<void, Fault> tell(Asking& asking, const Game& game);
    std::expected<void, Fault> begin(Asking& asking, const Game& game);
    std::expected<std::string, Fault> ask(Asking& asking, const std::string& command);
    Fault silent(Process& process, Process::Break why, const std::string& command,
                 Time limit) const;
    Fault wrong(const char* text, const Process& process, const std::string& command,
                const std::string& what, std::string came) const;

    std::string m_name;
    ProgramLimits m_limits;
    std::optional<Game> m_told;
    bool m_isNew = true; // the program has not answered yet
};

} // namespace bouton
