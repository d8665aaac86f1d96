#include "lessons/exact_game.h"

#include <algorithm>

#include "core/played.h"
#include "core/random.h"
#include "core/rank.h"
#include "explain/hints.h"
#include "explain/ranking.h"
#include "lab/candidates.h"

namespace bouton {

ExactGame::ExactGame(const Ruleset& game, const std::string& position, std::stop_token stop)
    : m_stop(std::move(stop)),
      m_scholar(game.scholar()),
      m_match(matchFrom(game, position).value()) {}

std::vector<std::string> ExactGame::line() const { return movesTo(*m_match, node()); }

const std::optional<Analysis>& ExactGame::analysis() {
    if (m_asked && m_known == node())
        return m_analysis;
    m_asked = true;
    m_known = node();
    m_analysis.reset();
    if (isOver())
        return m_analysis;
    // Alone, so that it does not matter how the position came about.
    if (const auto alone = m_match->game().from(m_match->picture(node())))
        m_analysis = solvedExactly(**alone, m_scholar, m_stop);
    return m_analysis;
}

std::string ExactGame::best() {
    if (!analysis())
        return {};
    return m_match->moves(node())[hintedMove(*m_match, node(), *m_analysis)].text;
}

std::string ExactGame::drawnBest(std::uint64_t seed) {
    if (!analysis())
        return {};
    std::vector<std::size_t> best = bestFirst(m_analysis->moves);
    const Value first = m_analysis->moves[best.front()];
    std::erase_if(best, [&](std::size_t move) { return better(first, m_analysis->moves[move]); });
    Random random(seed + m_match->ply(node()));
    return m_match->moves(node())[random.oneOf(best)].text;
}

void ExactGame::playOn(int plies) {
    for (int i = 0; i < plies; ++i)
        if (const std::string move = best(); move.empty() || !play(move))
            return;
}

} // namespace bouton
