#include "lab/tournament.h"

#include "core/random.h"

namespace bouton {

namespace {

Tally turned(const Tally& tally) { return {tally.losses, tally.draws, tally.wins, tally.stopped}; }

void add(Tally& sum, const Tally& tally) {
    sum.wins += tally.wins;
    sum.draws += tally.draws;
    sum.losses += tally.losses;
    sum.stopped += tally.stopped;
}

// The games of a pair in which `first` makes the first move.
class Half {
public:
    Half(const Tournament& tournament, std::size_t first, std::size_t second, Random& seeds)
        : m_first(first), m_second(second) {
        const auto mind = [&](std::size_t player) {
            const PlayerChoice& choice = tournament.players[player];
            return tournament.game->mind(choice.player, choice.settings, seeds.seed());
        };
        m_series.minds = {mind(first), mind(second)};
    }

    // One game from this start, added to the table.
    Or<void> play(std::function<Or<std::unique_ptr<Match>>()> start, const std::stop_token& stop,
                  Crosstable& table) {
        m_series.start = std::move(start);
        const Or<Tally> tally = playSeries(m_series, stop);
        if (!tally)
            return refuse(tally.error());
        add(table.cells[m_first][m_second], *tally);
        add(table.cells[m_second][m_first], turned(*tally));
        table.played += tally->games();
        return {};
    }

private:
    std::size_t m_first, m_second;
    Series m_series{.start = {}, .minds = {}};
};

// A random move that would end the game is not made, and no other in its place.
Or<std::unique_ptr<Match>> startOf(const Tournament& tournament, Random random) {
    auto match = tournament.randomStarts ? tournament.game->random(tournament.settings, random)
                                         : tournament.game->standard(tournament.settings);
    for (int ply = 0; match && ply < tournament.openingPlies; ++ply) {
        const Match::Node before = (*match)->current();
        (*match)->play(random.below((*match)->moves(before).size()));
        if ((*match)->result((*match)->current())) {
            (*match)->go(before);
            break;
        }
    }
    return match;
}

Or<void> playPair(const Tournament& tournament, std::size_t one, std::size_t other, Random& seeds,
                  const std::stop_token& stop, Crosstable& table, const Post<Crosstable>& post) {
    Half halves[2] = {{tournament, one, other, seeds}, {tournament, other, one, seeds}};
    std::uint64_t startSeed = 0;
    for (int game = 0; game < tournament.games && !stop.stop_requested(); ++game) {
        if (game % 2 == 0)
            startSeed = seeds.seed();
        const auto start = [&] { return startOf(tournament, Random(startSeed)); };
        if (const Or<void> played = halves[game % 2].play(start, stop, table); !played)
            return played;
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
            if (const Or<void> played = playPair(tournament, one, other, seeds, stop, table, post);
                !played)
                return played;
    return {};
}

} // namespace bouton
