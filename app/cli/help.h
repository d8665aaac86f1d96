#pragma once

#include <string>
#include <vector>

#include "command.h"

namespace bouton::cli {

// What "bouton-cli --help" says.
std::string help(const std::vector<Command>& commands);
// What "bouton-cli COMMAND --help" says.
std::string help(const Command& command);

} // namespace bouton::cli
