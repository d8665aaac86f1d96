// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "own/rules.h"

namespace bouton::own {

// The file of a game of one's own, NAME.game (docs/own-games.md): plain text, a line for each
// thing, the first of which is "bouton-game 1".

// What lines begin with, in the order of the normal form (docs/own-games.md), which is frozen.
inline constexpr auto lineKeys = std::to_array<std::string_view>(
    {"title", "says", "sides", "heaps", "board", "start", "piece", "turn", "goal", "last"});

// What is wrong with a line, or worth a warning. Its sentence begins with the column.
struct LineMistake {
    int line = 1; // from 1
    language::Mistake is;
};

struct GameFile {
    Rules rules;
    std::vector<LineMistake> mistakes{}; // by lines; then there are no rules to play by
    std::vector<LineMistake> warnings{};
    std::vector<Size> refused{}; // sizes of the board at which the start has no turn
    // An upper bound of the turns of a game from the standard start; -1: over a million.
    int mostTurns = -1;
};

// Reads the text of a file, with all its mistakes, at most one a line. Any bytes are safe. Takes
// time bounded by what a file may hold. Does not block.
GameFile readGame(std::string_view bytes);

} // namespace bouton::own
