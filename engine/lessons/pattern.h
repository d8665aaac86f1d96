// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/random.h"

namespace bouton {

// A position with numbers that are drawn: "{2-9}:3 G". Whatever is no such number stays as it is.
bool isPattern(std::string_view text);
std::string drawnFrom(std::string_view text, Random& random);

} // namespace bouton
