// SPDX-License-Identifier: MIT
#pragma once

#include "command.h"

namespace bouton::cli {

// Every command that may use the Reversi engine has this option.
inline const Option weightsOption{
    "weights", "FILE", "Reversi: use these weights of the evaluation (docs/reversi-engine.md)"};

// Makes the Reversi engine use the weights that --weights names. Reads the file; blocks. If the
// file cannot be used, this says so on standard error, and the engine uses its simple evaluation.
// Without the option nothing changes.
void useWeightsOf(const Arguments& arguments);

// The option of a command that looks at the opening book.
inline const Option bookOption{"book", "FILE", "Reversi: this book, not the one in the program"};

// Makes Reversi use the book that --book names. Reads the file; blocks. Gives false if it cannot be
// used, which this says on standard error. Without the option nothing changes.
bool useBookOf(const Arguments& arguments);

} // namespace bouton::cli
