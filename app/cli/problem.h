// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <type_traits>
#include <utility>

#include "core/phrase.h"

namespace bouton::cli {

// The exit statuses of bouton-cli (docs/notation.md).
enum Status { Done = 0, Failed = 1, BadInput = 2, Stopped = 130 };

// Thrown when a command cannot go on. main() prints the sentence as one line and ends with the
// status. The sentence is empty if nobody is left to read it: the reader has closed the pipe.
struct Problem {
    Status status;
    std::string sentence;
};

// The value. Throws Problem, with this status and the refusal in English, if there is none.
template <class T> T must(Or<T> value, Status otherwise = BadInput) {
    if (!value)
        throw Problem{otherwise, english(value.error())};
    if constexpr (!std::is_void_v<T>)
        return std::move(*value);
}

} // namespace bouton::cli
