#pragma once

#include <stop_token>

#include "arguments.h"
#include "output.h"
#include "problem.h"

namespace bouton::cli {

// What a command works with. The token is stopped by Ctrl-C.
struct Context {
    const Arguments& arguments;
    Output& output;
    std::stop_token stop;
};

// One command: its usage, what its help says beside the options, and what it does. run() blocks
// and returns the status, or throws Problem.
struct Command {
    Usage usage;
    const char *summary, *details;
    Status (*run)(const Context&);
};

Command gamesCommand();
Command playersCommand();
Command showCommand();
Command analyzeCommand();
Command moveCommand();
Command playCommand();
Command censusCommand();
Command tableCommand();
Command perftCommand();
Command solveCommand();
Command benchCommand();

} // namespace bouton::cli
