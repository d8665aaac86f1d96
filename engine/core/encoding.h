// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/phrase.h"

namespace bouton {

// The first letter of a text in UTF-8 that is not empty; a byte that is not UTF-8 counts as a
// letter. And the code of a letter; empty for such a byte.
std::string_view firstLetterOf(std::string_view text);
std::optional<std::uint32_t> codeOfLetter(std::string_view letter);

// A text without the byte order mark that some editors write before UTF-8.
std::string_view withoutMark(std::string_view text);

// What the bytes of a text file say: the same without such a mark. Refuses UTF-16, with its mark or
// without one, because every reader here takes UTF-8.
Or<std::string_view> textIn(std::string_view bytes);

} // namespace bouton
