// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "core/picture.h"

namespace bouton::reversi {

// A board as other programs write it (docs/othello-files.md), and what stands after it.
struct BoardText {
    Picture picture;
    std::string_view rest; // after the side to move, without a comment; empty: nothing
};

// The board with which a text begins. Empty: it begins with none. Refuses a board that does not say
// who is to move, and one whose letters can mean two things. Looks at the first lines alone.
std::optional<Or<BoardText>> boardIn(std::string_view text);

// The side that a word names: X, *, B, black, … Empty: neither.
std::optional<Side> sideNamed(std::string_view word);

} // namespace bouton::reversi
