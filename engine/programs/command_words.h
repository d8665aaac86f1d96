#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bouton {

// The words of a command, as QProcess::splitCommand() splits them: blanks part words, a pair of
// double quotes keeps blanks together, and three double quotes in a row stand for one. No shell
// reads the command, so nothing else has a meaning.
std::vector<std::string> wordsOfCommand(std::string_view command);

} // namespace bouton
