// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ruleset.h"
#include "gtp_clock.h"
#include "lines.h"
#include "subject.h"

namespace bouton::cli {

// A player of one game at the other end of the Go Text Protocol, version 2 (docs/notation.md). It
// keeps its player from game to game, and so what the player has found out.
class GtpServer {
public:
    // `asking` makes the request for a move of a search that begins now.
    GtpServer(Subject subject, AnyPlayer player, std::function<Asking()> asking);

    // Does what a line of input asks for and gives the answer as it is written, its empty line
    // included. Nothing for a line without a command. Blocks while the player thinks.
    std::optional<std::string> answer(const Lines::InputLine& line);
    // Whether "quit" has come.
    bool hasQuit() const { return m_quit; }

private:
    using Words = std::vector<std::string>;
    struct Command {
        std::string_view name;
        std::size_t words; // after it
        const char* usage; // those words
        std::string (GtpServer::*run)(const Words&);
    };
    static const std::vector<Command>& commands();

    // Each gives its answer or throws Problem, whose sentence is the answer then. Nothing has
    // changed after that.
    std::string run(const Words& words);
    std::string name(const Words&);
    std::string version(const Words&);
    std::string protocolVersion(const Words&);
    std::string knownCommand(const Words&);
    std::string listCommands(const Words&);
    std::string boardSize(const Words&);
    std::string clearBoard(const Words&);
    std::string position(const Words&);
    std::string play(const Words&);
    std::string genMove(const Words&);
    std::string undo(const Words&);
    std::string komi(const Words&);
    std::string finalScore(const Words&);
    std::string showBoard(const Words&);
    std::string timeSettings(const Words&);
    std::string timeLeft(const Words&);
    std::string quit(const Words&);

    void begin(std::unique_ptr<Match> match);
    std::string move(Side side, const std::function<Match::Node()>& make);
    void giveTurnTo(Side side);
    Match::Node think(Side side);

    Subject m_subject;
    AnyPlayer m_player;
    std::function<Asking()> m_asking;
    std::unique_ptr<Match> m_match;
    std::vector<Match::Node> m_before; // the positions before each move that can be taken back
    GtpClock m_clock;
    bool m_quit = false;
};

} // namespace bouton::cli
