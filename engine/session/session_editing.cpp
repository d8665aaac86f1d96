// The changes of the tree of Session.

#include "session/session.h"
#include "session/walk.h"

namespace bouton {

template <class T> void Session::tellEdit(const Or<T>& done) {
    if (done)
        tell(Change::Position);
    else
        emit refused(done.error(), false);
}

void Session::comment(Match::Node node, std::string text) {
    const Or<bool> done =
        m_match ? m_edits.comment(*m_match, node, std::move(text)) : refuseNode();
    if (!done || *done)
        tellEdit(done);
}

void Session::promote(Match::Node node) {
    tellEdit(m_match ? m_edits.promote(*m_match, node) : refuseNode());
}

void Session::remove(Match::Node node) {
    if (m_match && !whyNotRemoved(*m_match, node) && isOnTheWay(*m_match, node))
        go(*m_match->parent(node));
    tellEdit(m_match ? m_edits.remove(*m_match, node) : refuseNode());
}

void Session::undoEdit() {
    if (!m_edits.last()) {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no change to undo.")}, false);
        return;
    }
    m_edits.undo(*m_match);
    tell(Change::Position);
}

} // namespace bouton
