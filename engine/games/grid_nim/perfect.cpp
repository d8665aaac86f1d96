// SPDX-License-Identifier: MIT
#include <algorithm>
#include <functional>

#include "games/grid_nim/sums.h"
#include "games/grid_nim/turns.h"

namespace bouton::grid_nim {

namespace {

// How many wide regions may be solved for one that a turn leaves. Of 10x10 that takes a second or
// two.
constexpr std::uint64_t mostWide = 500;

// The turns of a position by what is known of them.
struct Known {
    std::vector<Cells> winning; // they leave nim-sum 0
    std::vector<Cells> open;    // neither proven to win nor to lose; none up to 8x8
};

// Each wide region may take the mex of `most`. After a stop what was found before it. Each winning
// turn is told as it is found.
Known knownTurns(Cells free, std::uint64_t most, Sums& sums, Poll& poll,
                 const std::function<void(Cells)>& found) {
    Known known;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (poll.node())
            return;
        const auto nimber = sums.nimberOf(free & ~turn, most, poll);
        const bool open = !nimber && !sums.outcomeOf(free & ~turn, poll);
        if (poll.stopped()) // what is computed while a stop comes is void
            return;
        if (open)
            known.open.push_back(turn);
        if (nimber != 0)
            return;
        known.winning.push_back(turn);
        found(turn);
    });
    return known;
}

// How many turns are known to leave nim-sum 0, by what is known already.
std::size_t winningReplies(Cells free, Sums& sums, Poll& poll) {
    std::size_t count = 0;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (!poll.node() && sums.nimberOf(free & ~turn, 0, poll) == 0)
            ++count;
    });
    return count;
}

// The turns that leave the opponent the fewest that win: where every turn loses, the best chance
// against somebody who may err. After a stop the best of those that were looked at before it.
std::vector<Cells> trickiestTurns(Cells free, Sums& sums, Poll& poll) {
    std::vector<Cells> best;
    std::size_t fewest = SIZE_MAX;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (poll.stopped())
            return;
        const std::size_t replies = winningReplies(free & ~turn, sums, poll);
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

Phrase leavesZero(Cells left) {
    if (left == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "it leaves no free cell")};
    return {QT_TRANSLATE_NOOP("Phrase", "it leaves parts that cancel out; nim-sum 0")};
}
Phrase leavesFewest() {
    return {QT_TRANSLATE_NOOP("Phrase", "every move loses against best play, and this one leaves "
                                        "the fewest replies that win")};
}

Phrase allLose() { return {QT_TRANSLATE_NOOP("Phrase", "every move loses against best play")}; }
Phrase bestKnown() {
    return {QT_TRANSLATE_NOOP("Phrase", "by the best it knows: no move is known to win, and what "
                                        "this one leaves is too large to be solved")};
}
Phrase inHaste() {
    return {QT_TRANSLATE_NOOP("Phrase", "a random turn, as it had to answer before it knew one "
                                        "that wins")};
}

} // namespace

// Each answer begins with nothing, so that it depends on the position and the seed alone.
Player<GridNim> perfectPlayer(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<GridNim>& past,
                                   const Asking& asking) mutable -> Or<Choice> {
        const Either end(asking);
        Poll poll(end.token());
        Sums sums;
        const GridNim::State& state = past.now();
        const Cells free = state.free();
        const auto found = [&](Cells turn) {
            asking.tell({.outcome = Outcome::Win,
                         .line = {nameOfMove<GridNim>(turn)},
                         .nodes = poll.nodes()});
        };
        // Mostly a turn that wins is known without solving a wide region.
        Known known = knownTurns(free, 0, sums, poll, found);
        if (known.winning.empty() && !known.open.empty() && !poll.stopped())
            known = knownTurns(free, mostWide, sums, poll, found);
        const bool wins = !known.winning.empty(), stopped = poll.stopped();
        const bool loses = !wins && !stopped && known.open.empty();
        std::vector<Cells> turns = wins ? known.winning : known.open;
        if (loses) {
            asking.tell({.outcome = Outcome::Loss, .nodes = poll.nodes()});
            turns = trickiestTurns(free, sums, poll);
        }
        if (asking.stop.stop_requested())
            return refuseStopped();
        if (turns.empty())
            turns = GridNim::moves(state);
        const bool fewest = loses && !poll.stopped() && isSolved(free);
        const Cells turn = random.oneOf(turns);
        return choiceOf(state, {turn, wins      ? leavesZero(free & ~turn)
                                      : stopped ? inHaste()
                                      : !loses  ? bestKnown()
                                      : !fewest ? allLose()
                                                : leavesFewest()});
    };
}

} // namespace bouton::grid_nim
