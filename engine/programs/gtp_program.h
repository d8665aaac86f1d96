// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "programs/gtp_talk.h"

namespace bouton {

// Another program that plays by the Go Text Protocol, started by the shell, as a player. It runs as
// long as this object. One thread at a time uses it.
class GtpProgram {
public:
    // Starts the command in the current folder. Gives why no program can be started.
    static Or<std::unique_ptr<GtpProgram>> started(std::string command,
                                                   const ProgramLimits& limits);

    // The program as a player. A job waits for the program as long as the limits allow; a stop ends
    // the program. It refuses where the program does not play by the protocol or the rules. This
    // object must stay.
    AnyPlayer player();

    // Asks the program to quit, and kills it if it does not. Gives the processor time in seconds
    // that it has used, with that of the programs it has started.
    double close();

private:
    GtpProgram(std::string command, const ProgramLimits& limits, std::unique_ptr<Process> process);

    std::string m_name;
    ProgramLimits m_limits;
    std::unique_ptr<Process> m_process;
    GtpTalk m_talk;
};

} // namespace bouton
