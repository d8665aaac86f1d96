#pragma once

#include <functional>
#include <optional>

#include "core/phrase.h"

namespace bouton {

// Calls `work`, and gives what it threw, in words; none: nothing. So no thread ends the program.
std::optional<Phrase> failureOf(const std::function<void()>& work);

} // namespace bouton
