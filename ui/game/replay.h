// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include "session/session.h"

namespace bouton {

class Preferences;

// Shows the moves of a game one after another: the line from the position on the board to its end.
// It ends there, and whenever somebody else changes what is on the board. Meanwhile the game is
// paused, so that no clock runs. Nothing waits for it.
class Replay : public QObject {
    Q_OBJECT

public:
    Replay(Session& session, Preferences& preferences, QObject* parent = nullptr);

    bool running() const { return m_timer.isActive(); }
    // Begins with the next move, or with the start if there is none. Does nothing without a move.
    void start();
    // Gives whether it ran. A human who is to move can play on at once.
    bool end();

signals:
    void toggled(); // it runs now, or no longer

private:
    void step();
    void show(Match::Node node);
    void follow();

    Session& m_session;
    QTimer m_timer;
    Match::Node m_shown = 0;
    bool m_stepping = false; // the present change is our own
};

} // namespace bouton
