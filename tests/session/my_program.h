// SPDX-License-Identifier: MIT
#pragma once

#include "session/own_programs.h"

namespace bouton::testing {

// A program that a user has added.
inline const OwnPrograms::Entry myProgram{"mine", "python3 mine.py", {"tic-tac-toe"}};

} // namespace bouton::testing
