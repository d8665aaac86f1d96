#pragma once

#include <limits>

#include "core/claim.h"
#include "language/statement.h"

namespace bouton {

// How many words are known, where all are.
inline constexpr std::size_t everyWord = std::numeric_limits<std::size_t>::max();

// The values of what a claim is made of in a position, each term once, but for the whole. Of the
// words only so many are known, the first ones; terms that need another are left out. A part of a
// position after a move has too many values.
std::vector<TermValue> valuesOf(const language::Statement& statement,
                                const language::Sample& sample, std::size_t known);

// The same where every word is known.
std::vector<TermValue> valuesOf(const language::Statement& statement,
                                const language::Sample& sample);

// Whether steps in this range need no other word than those.
bool needsOnly(const language::Statement& statement, language::Range range, std::size_t known);

} // namespace bouton
