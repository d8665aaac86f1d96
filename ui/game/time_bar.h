#pragma once

#include <QKeySequence>
#include <QWidget>

#include <array>

#include "session/session.h"

namespace bouton {

class GlyphButton;

// The ways through a game's time. Undo and redo go by a human's turns, the others by single moves.
enum class Jump { First, Previous, Next, Last, Undo, Redo };
constexpr std::array allJumps{Jump::First, Jump::Previous, Jump::Next,
                              Jump::Last,  Jump::Undo,     Jump::Redo};

QString wordsFor(Jump jump);            // as a menu says it
QList<QKeySequence> keysFor(Jump jump); // the first one is the one that is told

// A slim row of buttons through the time of a session's game, and what they do.
class TimeBar : public QWidget {
    Q_OBJECT

public:
    explicit TimeBar(Session& session, QWidget* parent = nullptr);

    bool possible(Jump jump) const;
    // At any instant, also while the computer thinks; nothing happens where it is not possible.
    // Undo takes the clicks of a growing move back before it takes a move back.
    void jump(Jump jump);

private:
    void refresh();
    std::optional<Match::Node> target(Jump jump) const;
    bool clicksPending() const { return !m_session.clicking().clicks().empty(); }

    Session& m_session;
    std::array<GlyphButton*, allJumps.size()> m_buttons;
};

} // namespace bouton
