// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "programs/own_program.h"

namespace bouton {

// The words of a command, as QProcess::splitCommand() splits them: blanks part words, a pair of
// double quotes keeps blanks together, and three double quotes in a row stand for one. No shell
// reads the command, so nothing else has a meaning.
std::vector<std::string> wordsOfCommand(std::string_view command);

// What a file or folder is as a program: NAME.py is run by python3, NAME.java and NAME.jar by java,
// in the folder where they stand, as is an executable file; a folder with an executable file "run"
// is that one, in the folder itself. Empty: it is no program. Looks at the disk.
std::optional<OwnProgram::Command> commandOf(const std::filesystem::path& entry);

// What a text starts: such a file or folder that is there by this name, else a command of
// wordsOfCommand(). Refuses a text without a word, and what is there and no program: it says what
// that is, and what to do. Looks at the disk.
Or<OwnProgram::Command> commandNamed(const std::string& text);

// Refuses what cannot be started, before anything is: bouton-guard is missing, or the file, the
// folder or the interpreter that its first line names is not there or may not be run. The name is
// for the sentence. Looks at the disk.
Or<void> canStart(const std::string& name, const OwnProgram::Command& command);

// What begins with "_" beside programs is a part of theirs, and none itself.
bool isHelper(const std::filesystem::path& entry);

// Its name without such an ending.
std::string programNameOf(const std::filesystem::path& entry);

} // namespace bouton
