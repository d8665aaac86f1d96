// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace bouton {

// The lines of a text, without their ends; the last may have none.
std::vector<std::string_view> linesOf(std::string_view text);
// What stands between blanks.
inline constexpr std::string_view blanksInLines = " \t\r";
std::vector<std::string_view> wordsOf(std::string_view line);

} // namespace bouton
