// SPDX-License-Identifier: MIT
#include "fuzz/fuzz.h"
#include "session/kept/game_file.h"
#include "session/values/reopened.h"
#include "session/values/saved_game.h"

// Files of whole games. What is read is the same after it was written; what can be opened stands
// where the file says; what is refused gets a sentence.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bouton;
    using fuzzing::require;
    const Or<SavedGame> game =
        readGame(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!game) {
        require(!english(game.error()).empty(), "a refusal is a sentence");
        return 0;
    }
    const Or<SavedGame> again = readGame(write(*game));
    require(again.has_value(), "a file that was written is read");
    require(*again == *game, "nothing is lost on the way");
    const Or<Reopened> opened = reopen(*game);
    if (!opened) {
        require(!english(opened.error()).empty(), "a refusal is a sentence");
        return 0;
    }
    const SavedTree tree = treeOf(*opened->match);
    require(tree.positions.size() == game->positions.size(), "every position is there");
    require(opened->nodes[game->current] == opened->match->current(), "the game stands there");
    return 0;
}
