#include <algorithm>
#include <functional>

#include "games/grid_nim/theory.h"
#include "games/grid_nim/turns.h"

namespace bouton::grid_nim {

namespace {

// The turns that leave nim-sum 0; after a stop those of them that were found before it. Each is
// told as it is found.
std::vector<Cells> winningTurns(Cells free, Nimbers& nimbers, Poll& poll,
                                const std::function<void(Cells)>& found = {}) {
    std::vector<Cells> winning;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        // What is computed while a stop comes is void.
        if (poll.stopped() || poll.node() || nimbers.of(free & ~turn, poll) != 0 || poll.stopped())
            return;
        winning.push_back(turn);
        if (found)
            found(turn);
    });
    return winning;
}

// The turns that leave the opponent the fewest that win: where every turn loses, the best chance
// against somebody who may err. After a stop the best of those that were looked at before it.
std::vector<Cells> trickiestTurns(Cells free, Nimbers& nimbers, Poll& poll) {
    std::vector<Cells> best;
    std::size_t fewest = SIZE_MAX;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (poll.stopped())
            return;
        const std::size_t replies = winningTurns(free & ~turn, nimbers, poll).size();
        if (poll.stopped())
            return;
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

Phrase allLose() { return {QT_TRANSLATE_NOOP("Phrase", "every move loses against best play")}; }
Phrase inHaste() {
    return {QT_TRANSLATE_NOOP("Phrase", "a random turn, as it had to answer before it knew one "
                                        "that wins")};
}

} // namespace

Player<GridNim> perfectPlayer(const Settings&, std::uint64_t seed) {
    return [random = Random(seed), nimbers = Nimbers()](
               const Past<GridNim>& past, const Asking& asking) mutable -> Or<Choice> {
        const Either end(asking);
        Poll poll(end.token());
        const GridNim::State& state = past.now();
        const Cells free = state.free();
        std::vector<Cells> turns = winningTurns(free, nimbers, poll, [&](Cells turn) {
            asking.tell({.outcome = Outcome::Win,
                         .line = {nameOfMove<GridNim>(turn)},
                         .nodes = poll.nodes()});
        });
        const bool wins = !turns.empty(), loses = !wins && !poll.stopped();
        if (loses) {
            asking.tell({.outcome = Outcome::Loss, .nodes = poll.nodes()});
            turns = trickiestTurns(free, nimbers, poll);
        }
        if (asking.stop.stop_requested())
            return refuseStopped();
        if (turns.empty())
            turns = GridNim::moves(state);
        return choiceOf(state, {random.oneOf(turns), wins             ? leavesZero()
                                                     : !loses         ? inHaste()
                                                     : poll.stopped() ? allLose()
                                                                      : leavesFewest()});
    };
}

} // namespace bouton::grid_nim
