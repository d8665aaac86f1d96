#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

#include "core/ruleset.h"

namespace bouton::cli {

// Another program that plays by the Go Text Protocol, as a player. It runs as long as this object.
// One thread at a time uses it.
class GtpProgram {
public:
    // Starts the command with the shell, in the current folder. Throws Problem if that fails.
    explicit GtpProgram(std::string command);
    // As close().
    ~GtpProgram();
    GtpProgram(const GtpProgram&) = delete;
    GtpProgram& operator=(const GtpProgram&) = delete;

    // The program as a player. It is told each game from its start on, and only of moves that it
    // does not know of. A job blocks until the program answers; a stop kills the program. It
    // refuses where the program does not play by the protocol or the rules. This object must stay.
    Mind mind();

    // Asks the program to quit, and kills it if it has not ended two seconds later. Gives the
    // processor time in seconds that it has used, with that of the programs it has waited for.
    double close();

private:
    // A game up to a position, as the program must know it.
    struct Line {
        const Ruleset* game;
        Picture start;
        std::vector<std::pair<Side, std::string>> moves;
    };
    static Line lineOf(const Match& match);

    Or<std::string> choose(const Line& line, Side side, const std::stop_token& stop);
    Or<void> tell(const Line& line);
    Or<void> begin(const Line& line);
    Or<std::string> ask(const std::string& command);
    bool write(const std::string& text) const;
    std::optional<std::string> readLine();
    void waitForEnd() const;
    Phrase broken(const char* text, const std::string& what) const;

    std::string m_command;
    pid_t m_process = -1;
    int m_in = -1, m_out = -1; // our ends of its input and its output
    std::string m_read;        // of its output, and not used yet
    std::optional<Line> m_told;
    double m_processorTime = 0;
};

} // namespace bouton::cli
