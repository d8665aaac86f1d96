// SPDX-License-Identifier: MIT
#include "session/hints_given.h"

#include <algorithm>
#include <utility>

namespace bouton {

std::size_t HintsGiven::at(Match::Node node) const {
    const auto found = m_at.find(node);
    return found == m_at.end() ? 0 : found->second;
}

Phrase HintsGiven::give(const Match& match, const Analysis& analysis, bool isFinal) {
    const Match::Node node = match.current();
    ++m_used[indexOf(match.toMove(node))];
    m_wanted = false;
    std::size_t& at = m_at[node];
    Hints all = hintsFor(match, node, analysis);
    Phrase hint = std::move(all[at]);
    if (!isFinal)
        m_open[node].push_back({at, analysis});
    ++at;
    if (at < hintSteps && all[at].empty())
        at = hintSteps; // there are no more
    m_named = hint.where;
    return hint;
}

std::vector<Phrase> HintsGiven::close(const Match& match, const Analysis& analysis) {
    const Match::Node node = match.current();
    const Hints now = hintsFor(match, node, analysis);
    const std::vector<Said> said = std::move(m_open[node]);
    m_open.erase(node);
    std::vector<Phrase> all;
    for (const auto& [step, by] : said) {
        const Phrase& hint = now[step].empty() ? now.front() : now[step]; // there may be one alone
        const bool isNamed = step == 1 && said.back().step > 1; // where to look, by the move
        if (analysis.position.exact && !isNamed && !stillHolds(match, node, step, by, analysis)
            && (all.empty() || all.back() != hint))
            all.push_back(hint);
    }
    if (!all.empty())
        m_named = all.back().where;
    return all;
}

void HintsGiven::save(SavedGame& game, const std::vector<Match::Node>& nodes) const {
    for (std::size_t i = 0; i < nodes.size(); ++i)
        game.positions[i].hints = at(nodes[i]);
    game.hintsUsed = m_used;
}

HintsGiven HintsGiven::restored(const SavedGame& game, const std::vector<Match::Node>& nodes) {
    HintsGiven hints;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (game.positions[i].hints > 0)
            hints.m_at[nodes[i]] = std::min(game.positions[i].hints, hintSteps);
    hints.m_used = game.hintsUsed;
    // A hint that was said last still stands beside the board.
    if (!game.messages.empty() && game.messages.back().kind == Message::Kind::Hint)
        hints.m_named = game.messages.back().text.where;
    return hints;
}

} // namespace bouton
