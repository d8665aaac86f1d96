#pragma once

#include <optional>

#include "command_line.h"

namespace bouton {

// Pictures need no display and may be larger than life. If the command line asks for some, this
// says so to Qt; there must be no application yet. Faulty values are told by paintIfAsked().
void preparePictures(int argc, char** argv);

// Paints what the command line asks for: screenshots, a game as a moving picture, a thumbnail.
// Tells on standard error what is wrong. Blocks until all is written. Gives the exit status; none:
// no picture is asked for.
std::optional<int> paintIfAsked(const CommandLine& line);

} // namespace bouton
