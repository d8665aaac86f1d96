#include "lab/tournament.h"

#include "core/random.h"
#include "lab/opening.h"

namespace bouton {

namespace {

// The games between two players in which `first` makes the first move.
class Half {
public:
    Half(const Tournament& tournament, std::size_t first, std::size_t second, Random& seeds) {
        const auto mind = [&](std::size_t player) {
            const PlayerChoice& choice = tournament.players[player];
            return tournament.game->mind(choice.player, choice.settings, seeds.seed());
        };
        m_series.minds = {mind(first), mind(second)};
    }

    // One game from this start, as `first` sees it; none after a stop.
    Or<Tally> play(std::function<Or<std::unique_ptr<Match>>()> start, const std::stop_token& stop) {
        m_series.start = std::move(start);
        return playSeries(m_series, stop);
    }

private:
    Series m_series{.start = {}, .minds = {}};
};

Or<std::unique_ptr<Match>> startOf(const Tournament& tournament, Random random) {
    auto match = tournament.randomStarts ? tournament.game->random(tournament.settings, random)
                                         : tournament.game->standard(tournament.settings);
    if (match)
        playAtRandom(**match, tournament.openingPlies, random);
    return match;
}

// All games between two players, two from each start.
Or<void> playBetween(const Tournament& tournament, std::size_t one, std::size_t other,
                     Random& seeds, const std::stop_token& stop, Crosstable& table,
                     const Post<Crosstable>& post) {
    Half halves[2] = {{tournament, one, other, seeds}, {tournament, other, one, seeds}};
    std::uint64_t startSeed = 0;
    int points = 0; // half points of `one` in this pair of games
    for (int game = 0; game < tournament.games; ++game) {
        const bool isFirst = game % 2 == 0;
        if (isFirst)
            startSeed = seeds.seed();
        const auto start = [&] { return startOf(tournament, Random(startSeed)); };
        const Or<Tally> played = halves[isFirst ? 0 : 1].play(start, stop);
        if (!played)
            return refuse(played.error());
        if (played->games() == 0)
            return {};                                     // stopped
        Tally tally = isFirst ? *played : turned(*played); // as `one` sees it
        points = halfPoints(tally) + (isFirst ? 0 : points);
        if (!isFirst)
            ++tally.pairs[static_cast<std::size_t>(points)];
        add(table.cells[one][other], tally);
        add(table.cells[other][one], turned(tally));
        ++table.played;
        post(table);
    }
    return {};
}

} // namespace

Tally Crosstable::total(std::size_t player) const {
    Tally sum;
    for (const Tally& tally : cells[player])
        add(sum, tally);
    return sum;
}

double shareOf(const Tally& tally) {
    return tally.games() == 0 ? 0.5 : (tally.wins + tally.draws / 2.0) / tally.games();
}

Or<void> playTournament(const Tournament& tournament, std::stop_token stop,
                        const Post<Crosstable>& post) {
    const std::size_t players = tournament.players.size();
    Crosstable table{std::vector(players, std::vector<Tally>(players)), 0,
                     tournament.games * static_cast<int>(players * (players - 1) / 2)};
    Random seeds(tournament.seed);
    for (std::size_t one = 0; one < players; ++one)
        for (std::size_t other = one + 1; other < players; ++other)
            if (const Or<void> played =
                    playBetween(tournament, one, other, seeds, stop, table, post);
                !played)
                return played;
    return {};
}

} // namespace bouton
