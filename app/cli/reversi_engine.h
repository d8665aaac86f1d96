#pragma once

#include "command.h"

namespace bouton::cli {

// The option of every command that may use the Reversi engine.
inline const Option weightsOption{
    "weights", "FILE", "Reversi: use these weights of the evaluation (docs/reversi-engine.md)"};

// Sets the weights that --weights names. Where the file cannot be used, says so on standard error,
// and the simple evaluation is used.
void useWeightsOf(const Arguments& arguments);

} // namespace bouton::cli
