#pragma once

#include <string>
#include <vector>

#include "session/archive/store.h"

namespace bouton {

// A game that one human played against a computer: its line on the board as a record without the
// game's name ("POSITION; m1 m2 …"), the human's side, whom he played (Entry::opponent()) and when.
struct OwnGame {
    std::string record;
    Side side;
    QString opponent;
    SavedGame::Moment ended;
};

// The newest of these games of the archive, at most so many. Blocks for the disk.
Or<std::vector<OwnGame>> ownGames(Store& store, const QString& game, std::size_t most);

} // namespace bouton
