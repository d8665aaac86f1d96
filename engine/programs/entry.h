#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "programs/own_program.h"

namespace bouton {

// What a file or folder is as a program: NAME.py is run by python3, NAME.java and NAME.jar by java,
// in the folder where they stand, as is an executable file; a folder with an executable file "run"
// is that one, in the folder itself. None: it is no program. Looks at the disk.
std::optional<OwnProgram::Command> commandOf(const std::filesystem::path& entry);

// What a text starts: such a file or folder by its name, which has a "/" or a "." in it, else a
// command (command_words.h). Refuses a text without a word. Looks at the disk.
Or<OwnProgram::Command> commandNamed(const std::string& text);

// Its name without such an ending.
std::string programNameOf(const std::filesystem::path& entry);

} // namespace bouton
