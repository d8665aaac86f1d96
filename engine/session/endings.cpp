#include "session/endings.h"

namespace bouton {

bool calledOff(const Match& match, const std::array<Seat, 2>& seats) {
    return !seats[0].human() && !seats[1].human()
           && match.ply(match.current()) >= mostPliesOfComputers;
}

std::optional<Result> Endings::result(const Match& match) const {
    return m_forfeit ? Result{other(m_forfeit->loser)} : match.result(match.current());
}

void Endings::end(const Match& match, bool hinted) {
    m_at.insert(match.current());
    const auto ended = result(match);
    if (!ended || m_first)
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

void Endings::takeBack(const Match& match) {
    m_at.erase(match.current());
    m_forfeit.reset();
}

bool Endings::endsLater(const Match& match) const {
    const Match::Node last = match.line().back();
    return last != match.current() && (match.result(last) || m_at.contains(last));
}

void Endings::save(SavedGame& game, const Match& match,
                   const std::vector<Match::Node>& nodes) const {
    for (std::size_t i = 0; i < nodes.size(); ++i)
        game.positions[i].ended = m_at.contains(nodes[i]) && !match.result(nodes[i]);
    game.forfeit = m_forfeit;
    game.helped = m_helped;
    game.helpedBy = m_helpedBy;
    game.firstEnd = m_first;
}

Endings Endings::restored(const SavedGame& game, const std::vector<Match::Node>& nodes) {
    Endings endings;
    endings.m_forfeit = game.forfeit;
    endings.m_helped = game.helped;
    endings.m_helpedBy = game.helpedBy;
    endings.m_first = game.firstEnd;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (game.positions[i].ended || (game.forfeit && i == game.current))
            endings.m_at.insert(nodes[i]);
    return endings;
}

} // namespace bouton
