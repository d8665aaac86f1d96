#pragma once

#include <string>
#include <vector>

#include "command.h"

namespace bouton::cli {

// The text of "bouton-cli --help".
std::string help(const std::vector<Command>& commands);
// The text of "bouton-cli COMMAND --help".
std::string help(const Command& command);

} // namespace bouton::cli
