#include "ui/game/board_hand.h"

#include "session/session.h"
#include "ui/boards/board_view.h"
#include "ui/game/editing_tool.h"
#include "ui/game/replay.h"

namespace bouton {

using Phase = Session::Phase;

BoardHand::BoardHand(BoardView& board, Session& session, EditingTool& tool, Replay& replay)
    : QObject(&board), m_session(session), m_tool(tool), m_replay(replay) {
    connect(&board, &BoardView::clicked, this, &BoardHand::click);
    connect(&board, &BoardView::turnEnded, this, &BoardHand::endTurn);
    connect(&board, &BoardView::dragged, &session, &Session::move);
    connect(&board, &BoardView::erased, &session,
            [&session](Cell cell) { session.put(cell, '.'); });
    connect(&board, &BoardView::clickRevoked, this, [this] {
        if (!takeBack())
            emit escaped();
    });
}

void BoardHand::click(Cell cell) {
    if (m_replay.end())
        return;
    if (m_session.phase() != Phase::SettingUp)
        return m_session.click(cell);
    if (m_session.beginning().byHand)
        return m_tool.click(cell);
    emit startWanted();
    if (m_session.turn().human)
        m_session.click(cell);
}

void BoardHand::endTurn() {
    if (m_replay.end())
        return;
    if (m_session.phase() == Phase::SettingUp)
        emit startWanted();
    else
        m_session.endTurn();
}

bool BoardHand::takeBack() {
    const bool any = m_replay.end() || !m_session.clicking().clicks().empty();
    m_session.takeBack();
    return any;
}

} // namespace bouton
