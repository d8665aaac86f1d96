// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace bouton::language {

// What can be said in the claims of any game, for who is still to learn it.
struct Operator {
    const char* id;       // as it is listed: "sum(…)"
    const char* written;  // up to where one goes on: "sum("
    const char* meaning;  // one sentence, marked for translation
    bool ofParts = false; // of the parts of a position alone
};
// In the order of the grammar (docs/claims.md).
std::span<const Operator> operators();

} // namespace bouton::language
