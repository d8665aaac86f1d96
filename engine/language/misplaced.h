// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "language/token.h"
#include "language/vocabulary.h"

namespace bouton::language {

// The place of the word that a token names; empty: it names none of them.
std::optional<std::size_t> placeOf(const Token& token, const std::vector<Word>& words);

// What to say of a sign that means nothing, wherever it stands; of other tokens nothing. %1 is the
// column, which is still to be put before the arguments.
std::optional<Phrase> strange(const Token& token);
// The same of a name that is no word, too.
std::optional<Phrase> meaningless(const Token& token, const Vocabulary& words);
// What to say of a token that stands where a word, a number or a bracket belongs, after "is", or
// where the claim could end.
Phrase noOperand(const Token& token, const Vocabulary& words);
Phrase noParity(const Token& token);
Phrase noMore(const Token& token, const Vocabulary& words);

} // namespace bouton::language
