// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/ruleset.h"

namespace bouton {

// What a text says of a game beside its moves.
struct GameNotes {
    std::array<std::string, 2> players{}; // by side; empty: it does not say
    // Who lost what the rules had not ended, and whether it was on time; else by resigning.
    std::optional<Side> loser{};
    bool onTime = false;
    std::vector<Phrase> remarks{}; // what was read otherwise than it is written
    std::string event{}, date{};   // as the text has them; empty: it does not say
};

// A game as it was read. The match stands at its end.
struct ReadGame {
    std::unique_ptr<Match> match;
    GameNotes notes{};
};

// What a game is written as, and what of it had no room, as sentences.
struct WrittenGame {
    std::string text;
    std::vector<Phrase> leftOut{};
};

// A way in which others write games of one game. Lore::formats lists those of a game. Any bytes of
// any length are safe. Nothing here blocks.
struct Format {
    const char *id, *title, *ending; // "ggf", "GGF", ".ggf"; no ending: it has no files of its own
    bool (*isOne)(std::string_view text); // whether the text is to be read so, and not otherwise
    Or<ReadGame> (*read)(std::string_view text);
    // The games of such a text, one after the other. Null: each line is one.
    std::vector<std::string_view> (*parts)(std::string_view text);
    // The line through the current position to its end. Null: it is only read.
    WrittenGame (*write)(const Match& match, const GameNotes& notes);
};

// Those of a game, as its lore lists them.
std::span<const Format> formatsOf(const Ruleset& game);

} // namespace bouton
