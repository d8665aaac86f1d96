// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bouton::about {

// An option of a program or of one of its commands.
struct Option {
    std::string name;    // without the dashes
    std::string value;   // "FILE"; empty if it takes none
    std::string meaning; // a few words
};

// A command of a program that has several.
struct Command {
    std::string name, arguments; // "analyze", "GAME [POSITION]"
    std::string summary;         // one line
    std::string details;         // lines, as its help writes them
    std::vector<Option> options;
};

// What a program's manual page and completions tell.
struct Program {
    std::string name, version;
    std::string summary;   // one line: what it is
    std::string arguments; // "[FILE | GAME [POSITION]]"
    std::string details;   // lines, as the help writes them
    std::vector<Option> options;
    std::vector<Command> commands{};  // may be empty
    std::vector<std::string> words{}; // what an argument can be, beside a file
};

// The program's manual page, section 1, in the macros of man(7).
std::string manPage(const Program& program);

// The script by which a shell ("bash", "zsh" or "fish") completes the program's commands, options,
// words and files; nothing for another shell.
std::optional<std::string> completion(const Program& program, std::string_view shell);

} // namespace bouton::about
