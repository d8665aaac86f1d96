#pragma once

#include <optional>
#include <string_view>

#include "about/program.h"

namespace bouton::about {

// The script by which a shell ("bash", "zsh" or "fish") completes the program's commands, options,
// words and files; nothing for another shell.
std::optional<std::string> completion(const Program& program, std::string_view shell);

} // namespace bouton::about
