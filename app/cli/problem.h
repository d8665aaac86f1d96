#pragma once

#include <string>

#include "core/phrase.h"

namespace bouton::cli {

// How bouton-cli ends (docs/notation.md).
enum Status { Done = 0, Failed = 1, BadInput = 2, Stopped = 130 };

// Thrown where a command cannot go on; main() prints the sentence as one line and ends with the
// status. No sentence: there is nobody left to tell (a reader that has closed the pipe).
struct Problem {
    Status status;
    std::string sentence;
};

// The value, or its refusal as a Problem.
template <class T> T must(Or<T> value, Status otherwise = BadInput) {
    if (!value)
        throw Problem{otherwise, english(value.error())};
    return std::move(*value);
}

} // namespace bouton::cli
