#pragma once

#include <QObject>

#include "ui/boards/overlay.h"

namespace bouton {

class BoardView;
class Preferences;
class Session;

// Keeps what is drawn upon the board in step with what is known of the position: the values of the
// moves, given the clicks so far, and the map of nimbers, each where it is switched on.
class BoardInsight : public QObject {
    Q_OBJECT

public:
    BoardInsight(Session& session, const Preferences& preferences, BoardView& board,
                 QObject* parent = nullptr);

    // To be called whenever the position, the clicks, what is known or what is wanted has changed.
    void refresh();

private:
    Overlay overlay() const;

    Session& m_session;
    const Preferences& m_preferences;
    BoardView& m_board;
    Clicks m_hovered;
};

// The values of the cells that can be clicked, and of the clicks so far where they are a whole
// move.
std::vector<Overlay::Worth> worthsOf(const Session& session, const Analysis& analysis);
// Grid Nim: each region with its nimber. Horse: every cell with what the horse would be worth
// there.
std::vector<Overlay::Patch> mapOf(const Session& session, const Analysis& analysis);

} // namespace bouton
