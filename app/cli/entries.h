#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "lab/tournament.h"

namespace bouton::cli {

// What stands in the folder of a tournament.
struct Entries {
    std::vector<Guest> programs;                                 // by the names of their files
    std::vector<std::string> skipped;                            // what is no program
    std::vector<std::pair<std::string, std::string>> notStarted; // their names, and why not
};

// Reads the folder. Each program has a name of its own, of at most 40 characters, that is none of
// the taken ones and by which the window can know it. What ends in ".tournament" is not looked at.
// Throws Problem if the folder cannot be read, or no program at all can be started.
Entries entriesOf(const std::filesystem::path& folder, const std::vector<std::string>& taken);

} // namespace bouton::cli
