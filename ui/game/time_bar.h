// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QWidget>

#include <array>

#include "session/session.h"

namespace bouton {

class Button;
class GlyphButton;
class Preferences;
class Replay;

// The ways through a game's time. Undo and redo go by a human's turns, the others by single moves;
// a replay goes move by move until it is ended.
enum class Jump { First, Previous, Replay, Next, Last, Undo, Redo };
constexpr std::array allJumps{Jump::First, Jump::Previous, Jump::Replay, Jump::Next,
                              Jump::Last,  Jump::Undo,     Jump::Redo};

QString wordsFor(Jump jump);            // as a menu says it
QList<QKeySequence> keysFor(Jump jump); // the first one is the one that is told

// A slim row of buttons through the time of a session's game, and what they do. While a replay runs
// its speed stands in the place of undo and redo.
class TimeBar : public QWidget {
    Q_OBJECT

public:
    TimeBar(Session& session, Replay& replay, Preferences& preferences, QWidget* parent = nullptr);

    bool possible(Jump jump) const;
    // At any instant, also while the computer thinks; nothing happens where it is not possible.
    // Undo takes the clicks of a growing move back before it takes a move back. While a game is set
    // up, undo and redo go through what its start was. A replay that runs is ended.
    void jump(Jump jump);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    QString nameFor(Jump jump) const;
    std::optional<Match::Node> target(Jump jump) const;
    bool clicksPending() const { return !m_session.clicking().clicks().empty(); }

    Session& m_session;
    Preferences& m_preferences;
    Replay& m_replay;
    Button* m_speed;
    std::array<GlyphButton*, allJumps.size()> m_buttons;
};

} // namespace bouton
