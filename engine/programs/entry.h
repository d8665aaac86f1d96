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

// Its name without such an ending.
std::string programNameOf(const std::filesystem::path& entry);

} // namespace bouton
