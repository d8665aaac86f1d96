// SPDX-License-Identifier: MIT

// What is exactly true of positions of games of one's own, and the players that go by it.

#include <algorithm>

#include "games/own_game/lore.h"
#include "games/own_game/players.h"
#include "own/analysis.h"

namespace bouton::own_game {

namespace {

using State = OwnGame::State;
using Move = OwnGame::Move;

// The part of a move: the one that it changes.
int partOf(const own::Position& before, const own::Position& after,
           const std::vector<own::PartHere>& parts) {
    const auto changes = [&](std::size_t place) {
        return before.heaps.empty() ? before.cells[place] != after.cells[place]
                                    : after.heaps[place].size < before.heaps[place].size;
    };
    // Where several shared pieces stand the one that goes away is meant, not one that it comes to.
    const auto leaves = [&](std::size_t place) {
        return changes(place)
               && (before.cells.empty()
                   || own::piecesOn(after.cells[place]) < own::piecesOn(before.cells[place]));
    };
    auto part = std::ranges::find_if(
        parts, [&](const own::PartHere& one) { return std::ranges::any_of(one.places, leaves); });
    if (part == parts.end())
        part = std::ranges::find_if(parts, [&](const own::PartHere& one) {
            return std::ranges::any_of(one.places, changes);
        });
    return part == parts.end() ? -1 : static_cast<int>(part - parts.begin());
}

Clicks cellsOf(const own::Position& position, const own::PartHere& part) {
    Clicks cells;
    for (const std::size_t place : part.places)
        if (position.heaps.empty())
            cells.push_back(position.size.cellAt(place));
        else
            for (int row = 0; row < position.heaps[place].size; ++row)
                cells.push_back({row, static_cast<int>(place)});
    return cells;
}

// The nimbers of the position, its parts and its moves, if all of them are known.
void addNimbers(const State& state, const std::vector<Move>& moves, own::Analysis& truth,
                Analysis& analysis) {
    const auto parts = truth.partsWithNimbers(state.at);
    if (!parts)
        return;
    int sum = 0;
    for (const own::PartHere& part : *parts)
        sum ^= part.nimber;
    std::vector<Value> values = analysis.moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Value& value = values[i];
        value.nimber = truth.nimber(moves[i].after);
        value.part = partOf(state.at, moves[i].after, *parts);
        if (!value.nimber || value.part < 0)
            return;
        value.partNimber =
            sum ^ (*parts)[static_cast<std::size_t>(value.part)].nimber ^ *value.nimber;
    }
    analysis.moves = std::move(values);
    analysis.position.nimber = sum;
    for (const own::PartHere& part : *parts)
        analysis.parts.push_back({cellsOf(state.at, part), part.nimber});
}

// A position is won by a move that wins, and known if no move is worth more.
Value worthOf(const std::vector<Value>& moves) {
    Value worth{.outcome = Outcome::Loss};
    for (const Value& move : moves)
        if (move.outcome > worth.outcome
            || (move.outcome == worth.outcome && worth.exact && !move.exact))
            worth = {.outcome = move.outcome, .exact = move.exact};
    return worth;
}

Analysis analysed(const State& state, own::Analysis& truth) {
    Analysis analysis{.decisive = !mayBeDrawn(state.of->rules())};
    if (const auto result = OwnGame::result(state)) {
        analysis.position.outcome = !result->winner                    ? Outcome::Draw
                                    : *result->winner == state.at.side ? Outcome::Win
                                                                       : Outcome::Loss;
        addNimbers(state, {}, truth, analysis);
        return analysis;
    }
    const std::vector<Move> moves = OwnGame::moves(state);
    // Who wins is found sooner than what every move is worth.
    const auto worth = truth.worth(state.at);
    for (const Move& move : moves) {
        const auto after = truth.worth(move.after);
        analysis.moves.push_back(after ? Value{.outcome = opposite(*after)}
                                       : Value{.outcome = Outcome::Draw, .exact = false});
    }
    if (worth && *worth == Outcome::Loss)
        for (Value& move : analysis.moves)
            move = {.outcome = Outcome::Loss};
    analysis.position = worthOf(analysis.moves);
    if (worth) {
        // A move whose value is not known is not better than the position.
        const Outcome best = *worth;
        for (Value& move : analysis.moves)
            move.outcome = std::min(move.outcome, best);
        analysis.position = {.outcome = best};
        if (std::ranges::max(analysis.moves, {}, &Value::outcome).outcome < best)
            std::ranges::find(analysis.moves, false, &Value::exact)->outcome = best;
        addNimbers(state, moves, truth, analysis);
    }
    return analysis;
}

Phrase notSolved() {
    return {QT_TRANSLATE_NOOP("Phrase", "This position is not solved within the bounds of the "
                                        "analysis, so nobody knows the perfect move.")};
}

std::vector<std::size_t> movesWorth(const Analysis& analysis, Outcome outcome) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < analysis.moves.size(); ++i)
        if (analysis.moves[i].exact && analysis.moves[i].outcome == outcome)
            all.push_back(i);
    return all;
}

Phrase ruleOf(const Analysis& analysis, std::size_t move) {
    const Value& value = analysis.moves[move];
    if (value.outcome == Outcome::Loss)
        return {QT_TRANSLATE_NOOP("Phrase", "a random legal move, as every move loses")};
    if (value.outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "it keeps the draw")};
    if (value.nimber)
        return {QT_TRANSLATE_NOOP("Phrase", "it leaves nimber 0")};
    return {QT_TRANSLATE_NOOP("Phrase", "it leaves no winning answer")};
}

} // namespace

own::Bounds boundsOf(Patience patience) {
    switch (patience) {
    case Patience::Glance: return {.parts = 20'000, .sums = 130'000, .leads = 400'000};
    case Patience::Bounded: break;
    case Patience::Endless: return {.parts = 2'000'000, .sums = 13'000'000, .leads = 40'000'000};
    }
    return {};
}

bool isSum(const own::Rules& rules) {
    const auto both = [](const own::Turn& turn) { return turn.of[0] && turn.of[1]; };
    return rules.goals.empty() && rules.last == own::Last::Wins
           && (rules.ofHeaps() ? std::ranges::all_of(rules.turns, both)
                               : isSameForBoth(rules, own::Alphabet(rules, true)));
}

bool mayBeDrawn(const own::Rules& rules) {
    return rules.last == own::Last::Draws
           || std::ranges::any_of(
               rules.goals, [](const own::Goal& goal) { return goal.end == own::End::Draws; });
}

void analyse(const State& state, Patience patience, std::stop_token stop,
             const Post<Analysis>& post) {
    own::Analysis truth(state.of->rules(), boundsOf(patience), stop);
    Analysis analysis = analysed(state, truth);
    if (stop.stop_requested())
        return;
    if (!analysis.position.exact && patience != Patience::Glance)
        analysis.reach = Analysis::Reach::Long;
    post(analysis);
}

Or<Choice> perfect(const State& state, Random& random, const Asking& asking) {
    const Either end(asking);
    own::Analysis truth(state.of->rules(), {}, end.token());
    const Analysis analysis = analysed(state, truth);
    if (asking.stop.stop_requested())
        return refuseStopped();
    // Also where the position is not known a winning move may be.
    const std::vector<std::size_t> winning = movesWorth(analysis, Outcome::Win);
    if (winning.empty() && end.token().stop_requested())
        return Choice{random.below(analysis.moves.size()),
                      {QT_TRANSLATE_NOOP("Phrase", "a random legal move, as it had to answer "
                                                   "before it knew who wins")}};
    if (winning.empty() && !analysis.position.exact)
        return refuse(notSolved());
    const std::vector<std::size_t> best =
        winning.empty() ? movesWorth(analysis, analysis.position.outcome) : winning;
    if (best.empty())
        return refuse(notSolved());
    const std::size_t move = random.oneOf(best);
    return Choice{move, ruleOf(analysis, move)};
}

Or<Choice> attentive(const State& state, Random& random) {
    const std::vector<Move> moves = OwnGame::moves(state);
    const auto winsFor = [](const State& after, Side side) {
        const auto result = OwnGame::result(after);
        return result && result->winner == side;
    };
    std::vector<std::size_t> winning, safe;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const State after = OwnGame::after(state, moves[i]);
        if (winsFor(after, state.at.side))
            winning.push_back(i);
        else if (!OwnGame::result(after)
                 && std::ranges::none_of(OwnGame::moves(after), [&](const Move& answer) {
                        return winsFor(OwnGame::after(after, answer), after.at.side);
                    }))
            safe.push_back(i);
    }
    if (!winning.empty())
        return Choice{random.oneOf(winning), {QT_TRANSLATE_NOOP("Phrase", "it wins at once")}};
    if (safe.empty() || safe.size() == moves.size())
        return Choice{random.below(moves.size()),
                      {moves.size() == 1 ? QT_TRANSLATE_NOOP("Phrase", "the only legal move")
                                         : QT_TRANSLATE_NOOP("Phrase", "a random legal move")}};
    return Choice{random.oneOf(safe),
                  {QT_TRANSLATE_NOOP("Phrase", "a random move of those after which the other side "
                                               "does not win at once")}};
}

} // namespace bouton::own_game
