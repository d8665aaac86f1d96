// SPDX-License-Identifier: MIT
#include "explain/remark.h"

#include <algorithm>

#include "core/ruleset.h"
#include "explain/why.h"

namespace bouton {

namespace {

Phrase costOfScore(const Ruleset& game, int best, int own) {
    if (own >= best)
        return {QT_TRANSLATE_NOOP("Phrase", "the best move")};
    return {scoreWordsOf(game).cost, {}, best - own};
}

// What is not proven costs nothing that could be told.
Phrase costOfOutcome(const Value& bestMove, const Value& ownMove) {
    const Outcome best = bestMove.outcome, own = ownMove.outcome;
    if (best == Outcome::Loss || !bestMove.exact || !ownMove.exact)
        return {};
    if (own >= best)
        return {best == Outcome::Win ? QT_TRANSLATE_NOOP("Phrase", "keeps the win")
                                     : QT_TRANSLATE_NOOP("Phrase", "keeps the draw")};
    return {best == Outcome::Win ? QT_TRANSLATE_NOOP("Phrase", "gives the win away")
                                 : QT_TRANSLATE_NOOP("Phrase", "gives the draw away")};
}

} // namespace

Phrase remarkOn(const Match& match, Match::Node node, const Analysis& before) {
    const auto parent = match.parent(node);
    if (!parent || !valuesMovesOf(match, *parent, before) || before.moves.size() < 2)
        return {};
    const Value& own = before.moves[match.moveIndex(node)];
    const auto best = std::ranges::max_element(before.moves, {}, &Value::score);
    const Outcome most = std::ranges::max(before.moves, {}, &Value::outcome).outcome;
    // How the game ended says all of a last move that cost nothing.
    if (match.result(node) && own.outcome >= most && own.score >= best->score)
        return {};
    const bool scored =
        std::ranges::all_of(before.moves, [](const Value& move) { return move.score.has_value(); });
    if (!scored)
        return costOfOutcome(std::ranges::max(before.moves, {}, &Value::outcome), own);
    return best->exact == own.exact ? costOfScore(match.game(), *best->score, *own.score)
                                    : Phrase{};
}

} // namespace bouton
