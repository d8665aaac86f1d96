// SPDX-License-Identifier: MIT
#include "ui/game/editing_tool.h"

#include <utility>

namespace bouton {

EditingTool::EditingTool(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

void EditingTool::choose(std::optional<char> tool) {
    m_tool = tool;
    emit toolChanged();
}

void EditingTool::click(Cell cell) {
    if (!m_tool) {
        m_session.click(cell);
        return;
    }
    const char* there = letterAt(m_session.picture(), cell);
    m_session.put(cell, there && *there == *m_tool ? '.' : *m_tool);
}

void EditingTool::putToMove(Side side) {
    Picture picture = m_session.picture();
    picture.toMove = side;
    m_session.edit(std::move(picture));
}

void EditingTool::clear() { m_session.edit(m_session.game().editing.cleared(m_session.picture())); }

void EditingTool::putUsualStart() {
    if (const auto start = m_session.game().standard(m_session.plan().settings))
        m_session.edit((*start)->picture(0));
}

} // namespace bouton
