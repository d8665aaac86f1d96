#pragma once

#include <optional>

#include "core/phrase.h"
#include "core/side.h"

namespace bouton {

// A line of the conversation beside the board, kept as phrases so that a change of language can
// say it again.
struct Message {
    enum class Kind {
        Notice,  // of the game itself: it begins, somebody must pass, …
        Move,    // a side moved
        Hint,    // to the side to move, who asked for it
        Refusal, // a computer player gives no move
        End,     // who won, or a draw
    };
    Kind kind;
    std::optional<Side> speaker; // whose move or turn it is about
    Phrase text;
    Phrase because{}; // the rule that was followed, or why the game is over; may be empty
    bool operator==(const Message&) const = default;
};

} // namespace bouton
