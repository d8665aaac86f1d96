// SPDX-License-Identifier: MIT
#include "lab/contest.h"

namespace bouton {

namespace {

// The score of a finished game for the side that made the first move; none in a game without.
std::optional<int> scoreOf(const Match& match, const AnyAnalyst& analyst) {
    const Match::Node end = match.current();
    if (!match.result(end))
        return std::nullopt;
    std::optional<int> score;
    analyst(match, end, Patience::Glance)(
        {}, [&](const Analysis& analysis) { score = analysis.position.score; });
    if (score && match.toMove(end) != match.toMove(0))
        score = -*score;
    return score;
}

} // namespace

Or<Standing> playContest(const Contest& contest, const std::stop_token& stop,
                         const std::function<void(const Match&, const Standing&)>& ended) {
    Standing standing;
    Random seeds(contest.seed);
    AnyAnalyst analyst;
    int points = 0; // half points of the first player in this pair
    const auto played = [&](bool turnedAround, const Match& match, Tally game) {
        if (!analyst)
            analyst = match.game().makeAnalyst();
        if (const auto score = scoreOf(match, analyst))
            standing.score = standing.score.value_or(0) + (turnedAround ? -*score : *score);
        if (turnedAround)
            game = turned(game);
        points = halfPoints(game) + (turnedAround ? points : 0);
        add(standing.tally, game);
        if (turnedAround)
            ++standing.tally.pairs[static_cast<std::size_t>(points)];
        ended(match, standing);
    };
    for (int pair = 0; pair < contest.pairs && !stop.stop_requested(); ++pair) {
        const std::uint64_t seed = seeds.seed();
        for (const bool turnedAround : {false, true}) {
            const std::size_t one = turnedAround ? 1 : 0, other = 1 - one;
            const Series series{.start = [&] { return contest.start(seed); },
                                .players = {contest.players[one], contest.players[other]},
                                .mostPlies = contest.mostPlies,
                                .faults = {contest.faults[one], contest.faults[other]}};
            const Audience audience{.ended = [&](const Match& match, const Tally& game) {
                played(turnedAround, match, game);
            }};
            const Or<Tally> game = playSeries(series, stop, audience);
            if (!game)
                return refuse(game.error());
        }
        if (contest.test && decisionOf(*contest.test, standing.tally.pairs) != Decision::Open)
            break;
    }
    return standing;
}

} // namespace bouton
