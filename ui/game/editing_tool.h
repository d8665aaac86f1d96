// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

namespace bouton {

// How a position is set up by hand: with the piece that was chosen last a click puts or takes away,
// without one it goes through the pieces. No widget is needed for it.
class EditingTool : public QObject {
    Q_OBJECT

public:
    explicit EditingTool(Session& session, QObject* parent = nullptr);

    // What a click puts: a piece, '.' to take away, or nothing: one piece after the other.
    std::optional<char> tool() const { return m_tool; }
    void choose(std::optional<char> tool);
    void click(Cell cell); // a piece that stands there already is taken away
    void putToMove(Side side);
    void clear();
    void putUsualStart(); // the position in which the game begins, if it has one

signals:
    void toolChanged();

private:
    Session& m_session;
    std::optional<char> m_tool;
};

} // namespace bouton
