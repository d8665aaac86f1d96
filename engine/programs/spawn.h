#pragma once

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

#include "core/phrase.h"
#include "programs/descriptor.h"

namespace bouton {

// A program behind its guard, and our ends of the pipes. None of them blocks.
struct Spawned {
    pid_t guard;                   // our child; the program is its child
    Descriptor in{}, out{}, err{}; // the program's standard input, output and error
    Descriptor line{};             // to the guard (app/guard/main.cpp)
};

// Starts the program of these words, without a shell. Gives why nothing can be started. From now on
// a write to a pipe that nobody reads fails instead of ending this process.
Or<Spawned> spawn(const std::vector<std::string>& words, const std::string& folder,
                  std::uint64_t memory);

} // namespace bouton
