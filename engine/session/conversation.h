// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "session/values/saved_game.h"

namespace bouton {

// What was said at a table, the oldest first. It is there to be read: what holds in the game is
// never found out from it.
class Conversation {
public:
    const std::vector<Message>& messages() const { return m_messages; }
    // How the game has ended, as it was said last; null: it was not said.
    const Message* ending() const;

    void say(Message message);
    // The same unless it is what was said last. Gives whether it was said.
    bool sayOnce(Message message);
    // Says where the game has gone to. The next such message takes the place of this one and of
    // the notices after it, unless somebody has spoken since. Does not say the same twice in turn.
    void sayPlace(Message message);
    // Goes on with what was said another day.
    void begin(std::vector<Message> messages = {});
    void save(SavedGame& game) const;

private:
    std::vector<Message> m_messages;
    std::optional<std::size_t> m_place; // of the message that the next place replaces
};

} // namespace bouton
