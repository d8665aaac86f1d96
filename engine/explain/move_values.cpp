// SPDX-License-Identifier: MIT
#include "explain/move_values.h"

#include <algorithm>
#include <map>

#include "core/analysis.h"

namespace bouton {

namespace {

bool continues(const Clicks& order, const Clicks& clicks) {
    return order.size() > clicks.size() && std::equal(clicks.begin(), clicks.end(), order.begin());
}

Value shown(Value value) {
    if (seemsEven(value))
        value.outcome = Outcome::Draw;
    return value;
}

} // namespace

bool seemsEven(const Value& value) {
    return !value.exact && value.score && isAboutEven(*value.score);
}

std::vector<std::size_t> bestMoves(const Analysis& analysis) {
    if (analysis.moves.empty())
        return {};
    std::vector<std::size_t> best;
    std::vector<Rank> ranks;
    for (const Value& move : analysis.moves)
        ranks.push_back(rankOf(move));
    const Rank most = std::ranges::max(ranks);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (ranks[i] == most)
            best.push_back(i);
    if (best.size() == analysis.moves.size() && best.size() > 1)
        best.clear();
    return best;
}

std::vector<CellValue> cellValues(const Clicking& clicking, const Analysis& analysis) {
    const std::vector<LegalMove>& moves = clicking.moves();
    if (moves.size() != analysis.moves.size())
        return {};
    const Clicks& clicks = clicking.clicks();
    const std::vector<std::size_t> best = bestMoves(analysis);
    struct Through {
        std::size_t move, length;
        bool best;
    };
    std::map<Cell, Through> through;
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (const Clicks& order : moves[i].orders) {
            if (!continues(order, clicks))
                continue;
            const bool isBest = std::ranges::binary_search(best, i);
            const auto [at, isNew] =
                through.try_emplace(order[clicks.size()], Through{i, order.size(), isBest});
            Through& known = at->second;
            known.best |= isBest;
            const Rank own = rankOf(analysis.moves[i]), theirs = rankOf(analysis.moves[known.move]);
            if (own > theirs || (own == theirs && order.size() < known.length)) {
                known.move = i;
                known.length = order.size();
            }
        }
    std::vector<CellValue> values;
    for (const auto& [cell, known] : through)
        if (const Value& value = analysis.moves[known.move]; !value.isGuess())
            values.push_back({cell, shown(value), known.best, known.length > clicks.size() + 1});
    return values;
}

} // namespace bouton
