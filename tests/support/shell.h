// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bouton::testing {

struct Answer {
    int status;       // the exit status; -1 if a signal ended it
    std::string text; // what it said, errors too
};

// Runs a line by /bin/sh and blocks until it ends.
Answer shell(const std::string& line);

// Gives what a line said, which must succeed.
std::string said(const std::string& line);

// Whether a program is there.
bool hasProgram(const std::string& name);

} // namespace bouton::testing
