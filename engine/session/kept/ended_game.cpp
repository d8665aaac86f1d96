// SPDX-License-Identifier: MIT
#include "session/kept/ended_game.h"

#include <utility>

#include "session/values/saved_game.h"

namespace bouton {

namespace {

// Files of older versions do not say whether the archive has the game. What is older than this is
// not asked for.
constexpr std::chrono::hours newAnyway{24};

} // namespace

bool isMarked(const SavedGame& game) {
    return game.archived.value_or(std::chrono::system_clock::now() - game.touched > newAnyway);
}

bool isSameEnd(SavedGame one, SavedGame two) {
    for (SavedGame* game : {&one, &two}) {
        game->touched = {};
        game->messages.clear();
        game->archived.reset();
        game->shown.clear(); // from here on: where one has looked
        game->left = {};
        game->paused = false;
        for (SavedGame::Position& position : game->positions)
            position.next = 0, position.left = {};
    }
    return one == two;
}

std::optional<SavedGame> atEndOf(SavedGame game, const SavedGame& other) {
    std::size_t at = 0;
    for (const std::size_t i : pathOf(other)) {
        std::size_t child = at + 1;
        while (child < game.positions.size()
               && (game.positions[child].parent != at
                   || game.positions[child].move != other.positions[i].move))
            ++child;
        if (child >= game.positions.size())
            return std::nullopt;
        at = game.positions[at].next = child;
    }
    game.current = at;
    game.shown = other.shown;
    game.plies = other.plies;
    game.winner = other.winner;
    game.forfeit = other.forfeit;
    game.positions[at].forfeit.reset(); // which is on the board now
    game.left = other.left;
    game.paused = other.paused;
    return game;
}

// A file that says that the archive lacks the game has the end on the board.
std::optional<SavedGame> endOf(SavedGame game) {
    if (game.archived == false || game.forfeit)
        return game;
    while (const std::size_t next = game.positions[game.current].next) {
        game.current = next;
        ++game.plies;
        game.forfeit = std::exchange(game.positions[next].forfeit, {});
        if (game.positions[next].ended && !game.forfeit)
            return std::nullopt;
    }
    return game;
}

bool isEndForeign(const SavedGame& game) {
    std::size_t at = game.current;
    while (const std::size_t next = game.positions[at].next)
        at = next;
    return game.positions[at].foreign;
}

} // namespace bouton
