// SPDX-License-Identifier: MIT
#include "lessons/exact_game.h"

#include <algorithm>

#include "core/analysis.h"
#include "core/played.h"
#include "core/random.h"
#include "explain/hints.h"
#include "lab/candidates.h"

namespace bouton {

ExactGame::ExactGame(const Ruleset& game, const std::string& position, std::stop_token stop,
                     std::optional<Analysis> known)
    : m_stop(std::move(stop)),
      m_analyst(game.makeAnalyst()),
      m_match(matchFrom(game, position).value()) {
    if (known)
        m_known.emplace(node(), std::move(known));
}

std::vector<std::string> ExactGame::line() const { return movesTo(*m_match, node()); }

const std::optional<Analysis>& ExactGame::analysisAt(Match::Node node) {
    const auto [at, isNew] = m_known.try_emplace(node);
    if (!isNew || m_match->result(node))
        return at->second;
    // Alone, so that it does not matter how the position came about.
    if (const auto alone = m_match->game().from(m_match->picture(node)))
        at->second = solvedExactly(**alone, m_analyst, m_stop);
    return at->second;
}

std::vector<std::optional<Analysis>> ExactGame::analyses() {
    std::vector<std::optional<Analysis>> all;
    for (const Match::Node each : m_match->path(node()))
        all.push_back(analysisAt(each));
    return all;
}

std::string ExactGame::best() {
    const auto& known = analysis();
    if (!known)
        return {};
    return m_match->moves(node())[hintedMove(*m_match, node(), *known)].text;
}

std::string ExactGame::drawnBest(std::uint64_t seed) {
    const auto& known = analysis();
    if (!known)
        return {};
    std::vector<std::size_t> best = bestFirst(known->moves);
    const Value first = known->moves[best.front()];
    std::erase_if(best, [&](std::size_t move) { return better(first, known->moves[move]); });
    Random random(seed + m_match->ply(node()));
    return m_match->moves(node())[random.oneOf(best)].text;
}

void ExactGame::playOn(int plies) {
    for (int i = 0; i < plies; ++i)
        if (const std::string move = best(); move.empty() || !play(move))
            return;
}

} // namespace bouton
