#include "ui/laboratory/tournament_games.h"

#include <algorithm>

namespace bouton {

void TournamentGames::add(const TournamentGame& how, const Match& match) {
    auto game = std::make_shared<const Game>(
        Game{how, match.ply(match.current()), match.record(),
             std::chrono::floor<SavedGame::Duration>(std::chrono::system_clock::now())});
    std::size_t bytes = sizeof(Game) + game->record.size();
    if (how.fault)
        bytes += how.fault->sent.size() + how.fault->expected.size() + how.fault->came.size()
                 + how.fault->errors.size();
    const std::lock_guard lock(m_mutex);
    if (how.fault && !m_firstFault)
        m_firstFault = game;
    m_bytes += bytes;
    if (m_bytes <= m_mostBytes)
        m_games.push_back(std::move(game));
}

TournamentGames::Games TournamentGames::of(std::size_t player,
                                           std::optional<std::size_t> other) const {
    Games found;
    const std::lock_guard lock(m_mutex);
    std::ranges::copy_if(m_games, std::back_inserter(found), [&](const auto& game) {
        const auto& [one, two] = std::pair(game->how.first, game->how.second);
        return (one == player && two == other.value_or(two))
               || (two == player && one == other.value_or(one));
    });
    return found;
}

std::shared_ptr<const TournamentGames::Game> TournamentGames::firstFault() const {
    const std::lock_guard lock(m_mutex);
    return m_firstFault;
}

} // namespace bouton
