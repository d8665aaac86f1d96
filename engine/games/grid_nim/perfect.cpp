#include <algorithm>

#include "games/grid_nim/theory.h"
#include "games/grid_nim/turns.h"

namespace bouton::grid_nim {

namespace {

// The turns that leave nim-sum 0. After a stop the answer is void.
std::vector<Cells> winningTurns(Cells free, Nimbers& nimbers, Poll& poll) {
    std::vector<Cells> winning;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (!poll.stopped() && !poll.node() && nimbers.of(free & ~turn, poll) == 0)
            winning.push_back(turn);
    });
    return winning;
}

// The turns that leave the opponent the fewest that win: where every turn loses, the best chance
// against somebody who may err.
std::vector<Cells> trickiestTurns(Cells free, Nimbers& nimbers, Poll& poll) {
    std::vector<Cells> best;
    std::size_t fewest = SIZE_MAX;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (poll.stopped())
            return;
        const std::size_t replies = winningTurns(free & ~turn, nimbers, poll).size();
        if (replies < fewest)
            best.clear();
        fewest = std::min(fewest, replies);
        if (replies == fewest)
            best.push_back(turn);
    });
    return best;
}

Phrase leavesZero() { return {QT_TRANSLATE_NOOP("Phrase", "it leaves nim-sum 0")}; }
Phrase leavesFewest() {
    return {QT_TRANSLATE_NOOP("Phrase", "every move loses against best play, and this one leaves "
                                        "the fewest replies that win")};
}

} // namespace

Player<GridNim> perfectPlayer(const Settings&, std::uint64_t seed) {
    return [random = Random(seed), nimbers = Nimbers()](
               const Past<GridNim>& past, std::stop_token stop) mutable -> Or<Choice> {
        Poll poll(std::move(stop));
        const GridNim::State& state = past.now();
        std::vector<Cells> turns = winningTurns(state.free(), nimbers, poll);
        const bool wins = !turns.empty();
        if (!wins)
            turns = trickiestTurns(state.free(), nimbers, poll);
        if (poll.stopped())
            return refuseStopped();
        return choiceOf(state, {random.oneOf(turns), wins ? leavesZero() : leavesFewest()});
    };
}

} // namespace bouton::grid_nim
