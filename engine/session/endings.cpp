// SPDX-License-Identifier: MIT
#include "session/endings.h"

#include <algorithm>

namespace bouton {

bool calledOff(const Match& match, const std::array<Seat, 2>& seats) {
    return !seats[0].human() && !seats[1].human()
           && match.ply(match.current()) >= mostPliesOfComputers;
}

std::optional<Forfeit> Endings::forfeited(const Match& match) const {
    const auto at = m_at.find(match.current());
    return at == m_at.end() ? std::nullopt : at->second.forfeit;
}

std::optional<Result> Endings::result(const Match& match, Match::Node node) const {
    const auto at = m_at.find(node);
    return at != m_at.end() && at->second.forfeit ? Result{other(at->second.forfeit->loser)}
                                                  : match.result(node);
}

bool Endings::cameEnded() const {
    return std::ranges::any_of(m_at, [](const auto& at) { return at.second.foreign; });
}

void Endings::end(const Match& match, bool hinted) {
    const End& at = m_at[match.current()];
    const auto ended = result(match, match.current());
    if (!ended || m_first || at.foreign)
        return;
    const bool straight = match.size() == match.ply(match.current()) + 1;
    using Help = SavedGame::Help;
    const bool alone = straight && !hinted && !m_helped;
    m_first = SavedGame::FirstEnd{ended->winner, alone,
                                  alone      ? Help::Unknown
                                  : hinted   ? Help::Hint
                                  : m_helped ? m_helpedBy
                                             : Help::TakenBack};
}

void Endings::help(SavedGame::Help by) {
    if (m_helped || m_first)
        return;
    m_helped = true;
    m_helpedBy = by;
}

// Where it was the only end, the game has not ended yet.
void Endings::takeBack(const Match& match) {
    m_at.erase(match.current());
    bool ended = !m_at.empty();
    for (Match::Node node = 0; !ended && node < match.size(); ++node)
        ended = match.stands(node) && match.result(node);
    if (!ended)
        m_first.reset();
}

void Endings::goOn(const Match& match) {
    if (forfeited(match))
        m_at.erase(match.current());
}

bool Endings::endsLater(const Match& match) const {
    const Match::Node last = match.line().back();
    return last != match.current() && (match.result(last) || m_at.contains(last));
}

void Endings::save(SavedGame& game, const Match& match,
                   const std::vector<Match::Node>& nodes) const {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto at = m_at.find(nodes[i]);
        if (at == m_at.end())
            continue;
        SavedGame::Position& position = game.positions[i];
        position.ended = !match.result(nodes[i]);
        position.foreign = at->second.foreign;
        (i == game.current ? game.forfeit : position.forfeit) = at->second.forfeit;
    }
    game.helped = m_helped;
    game.helpedBy = m_helpedBy;
    game.firstEnd = m_first;
}

Endings Endings::restored(const SavedGame& game, const std::vector<Match::Node>& nodes) {
    Endings endings;
    endings.m_helped = game.helped;
    endings.m_helpedBy = game.helpedBy;
    endings.m_first = game.firstEnd;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const SavedGame::Position& position = game.positions[i];
        const auto& forfeit = i == game.current ? game.forfeit : position.forfeit;
        if (position.ended || position.foreign || forfeit)
            endings.m_at[nodes[i]] = {forfeit, position.foreign};
    }
    return endings;
}

} // namespace bouton
