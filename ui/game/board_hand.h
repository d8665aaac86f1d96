#pragma once

#include <QObject>

#include "core/cell.h"

namespace bouton {

class BoardView;
class EditingTool;
class Replay;
class Session;

// What the user does on the board of a page. In play it is told to the session; while a position is
// set up by hand it edits; on any other start it begins the game and is the first move. During a
// replay it only ends that.
class BoardHand : public QObject {
    Q_OBJECT

public:
    // The board is the parent. All must live as long as this.
    BoardHand(BoardView& board, Session& session, EditingTool& tool, Replay& replay);

    // Ends a replay or takes a click back; false if there was neither.
    bool takeBack();

signals:
    void startWanted();
    void escaped(); // Escape where there is no click to take back

private:
    void click(Cell cell);
    void endTurn();

    Session& m_session;
    EditingTool& m_tool;
    Replay& m_replay;
};

} // namespace bouton
