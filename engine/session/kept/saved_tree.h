#pragma once

#include <vector>

#include "core/match.h"
#include "session/kept/saved_game.h"

namespace bouton {

// The tree of a match as it is saved: every position once, with its move and what follows it.
struct SavedTree {
    std::vector<SavedGame::Position> positions;
    std::vector<Match::Node> nodes; // by position
    std::size_t current = 0;        // the position that is the match's current one
};
SavedTree treeOf(const Match& match);

// The positions after the start on the way to the one on the board, the first move's first.
std::vector<std::size_t> pathOf(const SavedGame& game);

// A game that is nothing but a match: two humans, no clocks, nothing said. It has no id.
SavedGame savedFrom(const Match& match, SavedTree tree);
inline SavedGame savedFrom(const Match& match) { return savedFrom(match, treeOf(match)); }

} // namespace bouton
