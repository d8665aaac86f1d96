// SPDX-License-Identifier: MIT
#include "session/conversation.h"

#include <algorithm>
#include <utility>

namespace bouton {

const Message* Conversation::ending() const {
    const auto end = std::find_if(m_messages.rbegin(), m_messages.rend(), [](const Message& each) {
        return each.kind == Message::Kind::End;
    });
    return end == m_messages.rend() ? nullptr : &*end;
}

void Conversation::say(Message message) {
    using Kind = Message::Kind;
    if (message.kind != Kind::Notice && message.kind != Kind::End)
        m_place.reset(); // somebody has spoken: what stands there stays
    m_messages.push_back(std::move(message));
}

bool Conversation::sayOnce(Message message) {
    if (!m_messages.empty() && m_messages.back().text == message.text)
        return false;
    say(std::move(message));
    return true;
}

void Conversation::sayPlace(Message message) {
    if (m_place)
        m_messages.erase(m_messages.begin() + static_cast<std::ptrdiff_t>(*m_place),
                         m_messages.end());
    sayOnce(std::move(message));
    m_place = m_messages.size() - 1;
}

void Conversation::begin(std::vector<Message> messages) {
    m_messages = std::move(messages);
    m_place.reset();
}

void Conversation::save(SavedGame& game) const {
    game.messages = m_messages;
    for (Message& message : game.messages)
        message.node.reset(); // a file has other numbers
}

} // namespace bouton
