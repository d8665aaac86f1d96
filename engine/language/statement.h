// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "language/machine.h"

namespace bouton::language {

// A part of a claim that has a value of its own. Its place is said by what it stands in.
struct Term {
    int column, length; // of its text, from 1
    Kind kind;
    Range code;
    bool inMove = false, inPart = false; // its value is one of each move, of each part
};

// A claim of one's own, read and made ready to be tested (docs/claims.md has the grammar).
struct Statement {
    std::string text;
    std::vector<Step> steps;
    std::optional<Range> premise{}; // what stands between "if" and "then"
    Range conclusion{};
    Needs needs{};
    std::vector<Term> terms{}; // the inner ones first
};

// What is wrong with a text, and where. The sentence names the column too.
struct Mistake {
    Phrase what;
    int column, length; // from 1; length 0: something is missing there
};

inline constexpr std::size_t mostLength = 500; // of a claim, in bytes
inline constexpr int mostDepth = 32;           // of what stands in one another

// Brackets around a part of a text that nobody typed: their columns. No mistake names them.
struct Given {
    int open = 0, close = 0; // 0 if there are none
};

// Reads a claim in the words of a game. Any bytes are safe.
std::expected<Statement, Mistake> readStatement(std::string_view text, const Vocabulary& words,
                                                Given given = {});

} // namespace bouton::language
