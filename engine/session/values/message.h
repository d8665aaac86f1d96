// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/phrase.h"
#include "core/side.h"

namespace bouton {

// A line of the conversation beside the board. It is kept as phrases, so that it can be said again
// in another language.
struct Message {
    enum class Kind {
        Notice,  // about the game: it begins, a side must pass, …
        Move,    // a side has moved
        Hint,    // for the side to move, which asked for it
        Refusal, // a computer player gives no move, and why
        End,     // who won, or a draw
    };
    Kind kind;
    std::optional<Side> speaker; // the side that it is about; empty: neither
    Phrase text;
    Phrase because{}; // the rule behind the move, or why the game is over; may be empty
    // The position that the move led to, as a node of the match on the table. Empty: unknown, as
    // after a game was restored.
    std::optional<std::size_t> node{};
    bool operator==(const Message&) const = default;
};

} // namespace bouton
