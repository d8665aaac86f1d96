#pragma once

#include <string_view>
#include <vector>

namespace bouton {

// The lines of a text, without their ends; the last may have none.
std::vector<std::string_view> linesOf(std::string_view text);
// What stands between blanks.
std::vector<std::string_view> wordsOf(std::string_view line);
// Without the blanks around it.
std::string_view trimmed(std::string_view text);

} // namespace bouton
