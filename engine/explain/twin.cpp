// SPDX-License-Identifier: MIT
#include "explain/twin.h"

#include <algorithm>

#include "core/ruleset.h"

namespace bouton {

std::vector<HeapMove> heapMovesOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (!valuesMovesOf(match, node, analysis))
        return {};
    std::vector<HeapMove> all;
    const std::vector<Summand> rows = summandsOf(match, node, analysis);
    const auto& own = match.game().lore;
    for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
        const Value& value = analysis.moves[i];
        const std::size_t heap = rowOf(rows, value);
        if (heap == rows.size())
            continue;
        const auto to = nimberAfter(rows[heap], analysis, value);
        if (!to)
            continue;
        HeapMove move{i, heap, rows[heap].nimber, *to};
        if (move.reversible() && own.answer)
            move.answer = own.answer({match, node}, i, move.from, move.to);
        if (move.reversible() && own.adding)
            move.remark = own.adding({match, node}, i);
        all.push_back(std::move(move));
    }
    return all;
}

std::vector<HeapMove> heapMovesTo(const std::vector<HeapMove>& all, const Match& match,
                                  Match::Node node, std::size_t heap, int to) {
    std::vector<HeapMove> fitting;
    std::ranges::copy_if(all, std::back_inserter(fitting),
                         [&](const HeapMove& move) { return move.heap == heap && move.to == to; });
    const std::vector<LegalMove> moves = match.moves(node);
    std::ranges::stable_sort(fitting, {},
                             [&](const HeapMove& move) { return moves[move.move].cells().size(); });
    return fitting;
}

} // namespace bouton
