// SPDX-License-Identifier: MIT
#include "session/edits.h"

#include <algorithm>
#include <utility>

namespace bouton {

std::unexpected<Phrase> refuseNode() {
    return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no such position in this game.")});
}

std::optional<Phrase> whyNotRemoved(const Match& match, Match::Node node) {
    if (!match.stands(node))
        return refuseNode().error();
    if (!match.parent(node))
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "The start of a game cannot be deleted.")};
    return std::nullopt;
}

Or<bool> Edits::comment(Match& match, Match::Node node, std::string text) {
    if (!match.stands(node))
        return refuseNode();
    std::string before = match.comment(node);
    if (text == before)
        return false;
    match.setComment(node, std::move(text));
    m_all.push_back({Kind::Comment, {{node, 0, 0}}, std::move(before)});
    return true;
}

Or<void> Edits::promote(Match& match, Match::Node node) {
    if (!match.stands(node))
        return refuseNode();
    std::vector<Match::Place> places = match.promote(node);
    if (std::ranges::all_of(places, [](const Match::Place& at) { return at.place == 0; })) {
        match.putBack(places);
        return refuse({QT_TRANSLATE_NOOP("Phrase", "That move is in the main line already.")});
    }
    m_all.push_back({Kind::Promotion, std::move(places), {}});
    return {};
}

Or<void> Edits::remove(Match& match, Match::Node node) {
    if (auto why = whyNotRemoved(match, node))
        return refuse(std::move(*why));
    m_all.push_back({Kind::Removal, match.remove(node), {}});
    return {};
}

void Edits::undo(Match& match) {
    const Edit last = std::move(m_all.back());
    m_all.pop_back();
    if (last.kind == Kind::Comment)
        match.setComment(last.places.front().node, last.before);
    else
        match.putBack(last.places);
}

std::optional<Edits::Kind> Edits::last() const {
    return m_all.empty() ? std::nullopt : std::optional(m_all.back().kind);
}

} // namespace bouton
