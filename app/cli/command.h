// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "arguments.h"
#include "output.h"
#include "problem.h"

namespace bouton::cli {

// What a command works with.
struct Context {
    const Arguments& arguments;
    Output& output;
    std::stop_token stop; // Ctrl-C requests this stop
};

// One command.
struct Command {
    Usage usage;
    const char* summary; // one line for the list of commands
    const char* details; // what the command's own help says beside the options
    // Does the work. Blocks until it is done or a stop is requested. Gives the exit status, or
    // throws Problem.
    Status (*run)(const Context&);
};

// The commands, in the order of the help.
Command gamesCommand();
Command playersCommand();
Command showCommand();
Command analyzeCommand();
Command bookCommand();
Command moveCommand();
Command playCommand();
Command matchCommand();
Command tournamentCommand();
Command tryCommand();
Command examineCommand();
Command serveCommand();
Command reviewCommand();
Command convertCommand();
Command collectionCommand();
Command censusCommand();
Command tableCommand();
Command claimCommand();
Command exercisesCommand();
Command classCommand();
Command checkCommand();
Command perftCommand();
Command solveCommand();
Command searchCommand();
Command benchCommand();

} // namespace bouton::cli
