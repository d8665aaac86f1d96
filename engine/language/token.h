// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace bouton::language {

// A claim in pieces. Blanks separate and mean nothing else.
struct Token {
    enum class What : std::uint8_t {
        Name,    // letters: a word or a part of the grammar
        Number,  // digits
        Sign,    // brackets, operators, a comma or a dot
        Strange, // means nothing; no token follows it but the end
        End
    };
    What what;
    std::string_view text;
    int column; // of its first character, from 1
    bool is(std::string_view wanted) const { return what != What::Number && text == wanted; }
};

// The tokens of a text, with an End as the last. They point into the text.
std::vector<Token> tokensOf(std::string_view text);

} // namespace bouton::language
