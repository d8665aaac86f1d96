// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>
#include <map>

#include "session/session.h"

namespace bouton {

// Calls `show` whenever something of `what` has changed at the table, as long as the part lives.
// Each part of a page listens to what it shows, and nobody refreshes it.
void listen(const Session& session, Session::Changes what, QObject* part,
            std::function<void()> show);
template <class Part>
void listen(const Session& session, Session::Changes what, Part* part, void (Part::*show)()) {
    listen(session, what, part, std::function<void()>([part, show] { (part->*show)(); }));
}

// While one lives, it counts how often listen() called each part, by the part's name or else its
// class. For tests, on the window's thread; one at a time.
class ListenWatch {
public:
    ListenWatch();
    ~ListenWatch();
    ListenWatch(const ListenWatch&) = delete;
    ListenWatch& operator=(const ListenWatch&) = delete;

    using Calls = std::map<QString, int>;
    const Calls& calls() const { return m_calls; }
    void forget() { m_calls.clear(); }
    void note(const QObject& part);

private:
    Calls m_calls;
};

} // namespace bouton
