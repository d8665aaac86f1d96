// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <optional>
#include <set>
#include <string>

#include "core/phrase.h"

namespace bouton {

class Keeper;

// Sees to it that the program does not end unnoticed with games that the disk refuses.
class UnsavedGames : public QObject {
public:
    explicit UnsavedGames(Keeper& keeper);

    // Keeps all games as they are now, and blocks until the disk has had a last try. Gives what is
    // to be said instead of ending: which games would be lost, and where they could go. Of the same
    // games this is said once, until everything is kept again; nothing: the program may end.
    std::optional<Phrase> objection();

private:
    Keeper& m_keeper;
    std::set<std::string> m_said; // the games
};

} // namespace bouton
