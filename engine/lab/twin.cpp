#include "lab/twin.h"

#include <algorithm>

#include "games/cards/cards.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"
#include "lab/kinds.h"

namespace bouton {

namespace {

// The other tower closes the gap again by as many cells.
std::string undoingRetreat(const Towers::State& state, Cell retreat) {
    const Towers::Pair& before = state.columns[static_cast<std::size_t>(retreat.column)];
    const int own = before[indexOf(state.toMove)], theirs = before[indexOf(other(state.toMove))];
    return nameOf(Cell{theirs + retreat.row - own, retreat.column});
}

// Taking as many cards again as have been added leaves what was left before.
std::string undoingTake(const HeapMove& move) {
    return nameOf(Cell{move.to - move.from - 1, static_cast<int>(move.heap)});
}

// From where the horse is now it can go on to a cell that is worth what it was worth before.
std::string undoingStep(const Analysis& analysis, Cell to, int worth) {
    const Missing missing = missingAt(analysis.map, to);
    const auto at = std::ranges::find(missing.values, worth) - missing.values.begin();
    return nameOf(missing.options[static_cast<std::size_t>(at)]);
}

std::string answerTo(const Match& match, Match::Node node, const HeapMove& move, Cell to,
                     const Analysis& analysis) {
    if (isOf<Towers>(match))
        return undoingRetreat(stateAt<Towers>(match, node), to);
    if (isOf<Cards>(match))
        return undoingTake(move);
    if (isOf<TrojanHorse>(match))
        return undoingStep(analysis, to, move.from);
    return {};
}

} // namespace

std::vector<HeapMove> heapMovesOf(const Match& match, Match::Node node, const Analysis& analysis) {
    std::vector<HeapMove> all;
    const std::vector<Summand> rows = summandsOf(match, node, analysis);
    if (rows.empty())
        return all;
    const std::vector<LegalMove> moves = match.moves(node);
    for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
        const Value& value = analysis.moves[i];
        const std::size_t heap = rowOf(rows, value);
        HeapMove move{i, heap, rows[heap].nimber, nimberAfter(rows[heap], analysis, value)};
        if (move.reversible())
            move.answer = answerTo(match, node, move, moves[i].orders.front().front(), analysis);
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
    std::ranges::stable_sort(
        fitting, {}, [&](const HeapMove& move) { return moves[move.move].orders.front().size(); });
    return fitting;
}

std::vector<int> roomsBehind(const Match& match, Match::Node node) {
    std::vector<int> rooms;
    if (!isOf<Towers>(match))
        return rooms;
    const Towers::State state = stateAt<Towers>(match, node);
    for (const Towers::Pair& towers : state.columns) {
        const int own = towers[indexOf(state.toMove)],
                  theirs = towers[indexOf(other(state.toMove))];
        rooms.push_back(own < theirs ? own : state.rows - 1 - own);
    }
    return rooms;
}

} // namespace bouton
