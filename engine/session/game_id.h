// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "session/values/saved_game.h"

namespace bouton {

// Which game is on a table, which one was there before it, and which one was left by going back to
// it.
class GameId {
public:
    const std::string& id() const { return m_id; }         // empty: no game has begun
    const std::string& before() const { return m_before; } // empty if none
    void setBefore(std::string id) { m_before = std::move(id); }
    const std::string& after() const { return m_after; } // empty if none, or a move was made since
    void setAfter(std::string id) { m_after = std::move(id); }

    void begin(); // a new game; it begins now
    // The game leaves the table. It is the one before from now on, if it is worth being kept.
    void putAway(bool worthKeeping);

    // What a file keeps of it, and back. A game is saved at this moment; no two moments of a
    // program are the same, so that the order of states is known.
    void save(SavedGame& game) const;
    static GameId restored(const SavedGame& game);

private:
    std::string m_id, m_before, m_after;
    SavedGame::Moment m_begun{};
};

} // namespace bouton
