// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/player.h"
#include "games/reversi/book.h"
#include "games/reversi/reversi.h"

namespace bouton::reversi {

// A move drawn from the book (drawnFrom), with a rule that says what it costs and which opening it
// is. Empty: the book does not have the position. Does not block.
std::optional<Choice> choiceFrom(const Book& book, const Past<Reversi>& past, Random& random);

} // namespace bouton::reversi
