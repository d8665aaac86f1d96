// SPDX-License-Identifier: MIT
#include "lab/series.h"

#include <algorithm>

namespace bouton {

namespace {

// Plays one game to its end, or to the most plies, and counts it. False after a stop: it does not
// count.
Or<bool> playGame(Match& match, const Series& series, const std::stop_token& stop,
                  const Audience& audience, Tally& tally) {
    for (std::size_t ply = 0; ply < series.mostPlies; ++ply) {
        if (match.result(match.current()))
            break;
        // Players are asked in turn by side, not by ply: a game may let a side move twice.
        const std::size_t mover = match.toMove(match.current()) == match.toMove(0) ? 0 : 1;
        const Or<Choice> choice = series.players[mover](match)({.stop = stop});
        if (stop.stop_requested())
            return false;
        if (!choice) {
            if (!series.faults[mover])
                return refuse(choice.error());
            series.faults[mover](choice.error());
            ++(mover == 0 ? tally.losses : tally.wins);
            ++tally.faults[mover];
            return true;
        }
        match.play(choice->move);
        if (audience.moved)
            audience.moved(match, *choice);
    }
    const auto result = match.result(match.current());
    if (!result)
        ++tally.stopped;
    if (!result || !result->winner)
        ++tally.draws;
    else if (*result->winner == match.toMove(0))
        ++tally.wins;
    else
        ++tally.losses;
    return true;
}

} // namespace

Tally turned(const Tally& tally) {
    Tally other{tally.losses, tally.draws, tally.wins, tally.stopped, tally.pairs, tally.faults};
    std::ranges::reverse(other.pairs);
    std::ranges::reverse(other.faults);
    return other;
}

void add(Tally& sum, const Tally& tally) {
    sum.wins += tally.wins;
    sum.draws += tally.draws;
    sum.losses += tally.losses;
    sum.stopped += tally.stopped;
    for (std::size_t points = 0; points < sum.pairs.size(); ++points)
        sum.pairs[points] += tally.pairs[points];
    for (std::size_t side = 0; side < sum.faults.size(); ++side)
        sum.faults[side] += tally.faults[side];
}

int halfPoints(const Tally& tally) { return 2 * tally.wins + tally.draws; }

Or<Tally> playSeries(const Series& series, std::stop_token stop, const Audience& audience) {
    Tally tally;
    while (tally.games() < series.games && !stop.stop_requested()) {
        const auto match = series.start();
        if (!match)
            return refuse(match.error());
        const Or<bool> played = playGame(**match, series, stop, audience, tally);
        if (!played)
            return refuse(played.error());
        if (!*played)
            break;
        if (audience.ended)
            audience.ended(**match, tally);
    }
    return tally;
}

} // namespace bouton
