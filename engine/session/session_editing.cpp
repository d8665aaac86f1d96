// The changes of the tree of Session.

#include <algorithm>
#include <utility>

#include "session/session.h"

namespace bouton {

// The last position of what comes first among all that was played from there on.
Match::Node Session::mainEnd(Match::Node node) const {
    while (!m_match->children(node).empty())
        node = m_match->children(node).front();
    return node;
}

// Plays a move at the current position. What was taken back before the game came to its end is left
// behind: the new move comes first. A game that was played to its end stays the main line.
Match::Node Session::enter(std::size_t move) {
    const std::size_t known = m_match->size();
    const Match::Node end = mainEnd(m_match->current());
    const Match::Node node = m_match->play(move);
    if (node >= known && !m_match->result(end))
        m_match->putFirst(node);
    return node;
}

void Session::refuseNode() {
    emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no such position in this game.")}, false);
}

void Session::comment(Match::Node node, std::string text) {
    if (!m_match || !m_match->stands(node)) {
        refuseNode();
        return;
    }
    std::string before = m_match->comment(node);
    if (text == before)
        return;
    m_match->setComment(node, std::move(text));
    m_edits.push_back({Edit::Comment, {{node, 0, 0}}, std::move(before)});
    tell(Change::Position);
}

void Session::promote(Match::Node node) {
    if (!m_match || !m_match->stands(node)) {
        refuseNode();
        return;
    }
    std::vector<Match::Place> places = m_match->promote(node);
    if (std::ranges::all_of(places, [](const Match::Place& at) { return at.place == 0; })) {
        m_match->putBack(places);
        emit refused({QT_TRANSLATE_NOOP("Phrase", "That move is in the main line already.")},
                     false);
        return;
    }
    m_edits.push_back({Edit::Promotion, std::move(places), {}});
    tell(Change::Position);
}

void Session::remove(Match::Node node) {
    if (!m_match || !m_match->stands(node)) {
        refuseNode();
        return;
    }
    const auto parent = m_match->parent(node);
    if (!parent) {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "The start of a game cannot be deleted.")},
                     false);
        return;
    }
    if (const std::vector<Match::Node> way = m_match->path(m_match->current());
        m_match->ply(node) < way.size() && way[m_match->ply(node)] == node)
        go(*parent);
    m_edits.push_back({Edit::Removal, m_match->remove(node), {}});
    tell(Change::Position);
}

std::optional<Session::Edit> Session::lastEdit() const {
    return m_edits.empty() ? std::nullopt : std::optional(m_edits.back().edit);
}

void Session::undoEdit() {
    if (m_edits.empty()) {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no change to undo.")}, false);
        return;
    }
    const Edited last = std::move(m_edits.back());
    m_edits.pop_back();
    if (last.edit == Edit::Comment)
        m_match->setComment(last.places.front().node, last.before);
    else
        m_match->putBack(last.places);
    tell(Change::Position);
}

} // namespace bouton
