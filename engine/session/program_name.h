#pragma once

#include <string_view>

#include "core/phrase.h"

namespace bouton {

// The name of a program of the user's: plain text in one line, which files hold as "program:NAME".
constexpr int longestProgramName = 40; // characters

// Refuses what is no such name: empty, too long, blanks at an end, or with a sign that nobody sees
// (a line break, a mark that turns the direction of writing).
Or<void> checkProgramName(std::string_view name);

} // namespace bouton
