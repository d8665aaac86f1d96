#pragma once

#include <string>
#include <vector>

#include "command.h"
#include "about/program.h"

namespace bouton::cli {

// The text of "bouton-cli --help".
std::string help(const std::vector<Command>& commands);
// The text of "bouton-cli COMMAND --help".
std::string help(const Command& command);
// The same for the manual page and the completions.
about::Program program(const std::vector<Command>& commands);

} // namespace bouton::cli
