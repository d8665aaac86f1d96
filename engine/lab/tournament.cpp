// SPDX-License-Identifier: MIT
#include "lab/tournament.h"

#include <algorithm>

#include "core/random.h"
#include "lab/opening.h"

namespace bouton {

namespace {

Or<std::unique_ptr<Match>> startOf(const Tournament& tournament, Random random) {
    auto match = tournament.randomStarts ? tournament.game->random(tournament.settings, random)
                                         : tournament.game->standard(tournament.settings);
    if (match)
        playAtRandom(**match, tournament.openingPlies, random);
    return match;
}

// A player of the games between two players. A program goes on for all of them. So do the two
// players that a player of the game's is, one for each seat, unless games must not depend on each
// other.
class Entrant {
public:
    Entrant(const Tournament& tournament, std::size_t player, int faultsBefore)
        : m_tournament(tournament), m_player(player) {
        const std::size_t players = tournament.players.size();
        if (player < players)
            return;
        const Guest& guest = tournament.guests[player - players];
        m_program = std::make_unique<OwnProgram>(guest.name, guest.command, tournament.limits,
                                                 faultsBefore);
    }
    AnyPlayer player(std::size_t seat, std::uint64_t seed) {
        if (m_program)
            return m_program->player();
        if (!m_players[seat] || m_tournament.isResumable) {
            const PlayerChoice& choice = m_tournament.players[m_player];
            m_players[seat] = m_tournament.game->makePlayer(choice.player, choice.settings, seed);
        }
        return m_players[seat];
    }
    // After the last game a program may end by itself.
    void finish() {
        if (m_program)
            m_program->close();
    }
    bool isGuest() const { return m_program != nullptr; }
    std::size_t faults() const { return m_program ? m_program->faults().size() : 0; }
    const Fault& lastFault() const { return m_program->faults().back(); }

private:
    const Tournament& m_tournament;
    std::size_t m_player;
    std::unique_ptr<OwnProgram> m_program; // null: a player of the game's
    std::array<AnyPlayer, 2> m_players;    // by seat
};

// All games between two players, two from each start.
class Encounter {
public:
    // `number` is that of the next game that is played.
    Encounter(const Tournament& tournament, std::size_t one, std::size_t other, Crosstable& table,
              std::size_t& number, const Post<Crosstable>& post)
        : m_tournament(tournament),
          m_players{one, other},
          m_table(table),
          m_number(number),
          m_post(post) {
        for (const TournamentGame& game : tournament.before)
            if (std::minmax(game.first, game.second) == std::minmax(one, other))
                m_before.push_back(game.tally);
    }

    // False after a stop.
    Or<bool> play(Random& seeds, const std::stop_token& stop) {
        for (int game = 0; game < m_tournament.games; ++game) {
            const std::size_t turn = static_cast<std::size_t>(game % 2);
            if (turn == 0)
                drawPair(seeds);
            if (const auto at = static_cast<std::size_t>(game); at < m_before.size()) {
                count(m_before[at], turn);
                m_post(m_table);
                continue;
            }
            const Or<bool> played = playOne(turn, stop);
            if (!played || !*played)
                return played;
        }
        for (const auto& entrant : m_entrants)
            if (entrant)
                entrant->finish();
        return true;
    }

private:
    void drawPair(Random& seeds) {
        m_startSeed = seeds.seed();
        for (auto& game : m_playerSeeds)
            for (auto& seed : game)
                seed = seeds.seed();
    }

    // In the second game of a pair the players are exchanged.
    Or<bool> playOne(std::size_t turn, const std::stop_token& stop) {
        for (std::size_t i = 0; i < 2; ++i)
            if (!m_entrants[i])
                m_entrants[i] = std::make_unique<Entrant>(m_tournament, m_players[i], m_faults[i]);
        Series series{.start = [&] { return startOf(m_tournament, Random(m_startSeed)); },
                      .players = {},
                      .mostPlies = m_tournament.mostPlies};
        TournamentGame game{m_number, m_players[turn], m_players[1 - turn], {}};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            Entrant& entrant = *m_entrants[seat == 0 ? turn : 1 - turn];
            series.players[seat] = entrant.player(seat, m_playerSeeds[turn][seat]);
            if (entrant.isGuest())
                series.faults[seat] = [&, before = entrant.faults()](const Phrase& why) {
                    game.fault = entrant.faults() > before ? entrant.lastFault() : Fault{why};
                };
        }
        const Audience audience{.ended = [&](const Match& match, const Tally& tally) {
            game.tally = tally;
            if (m_tournament.kept)
                m_tournament.kept(game, match);
        }};
        const Or<Tally> played = playSeries(series, stop, audience);
        if (!played)
            return refuse(played.error());
        if (played->games() == 0)
            return false;
        ++m_number;
        count(*played, turn);
        m_post(m_table);
        return true;
    }

    // The tally of one game, as the player who began sees it.
    void count(Tally tally, std::size_t turn) {
        if (turn == 1)
            tally = turned(tally); // as `one` sees it
        m_points = halfPoints(tally) + (turn == 0 ? 0 : m_points);
        if (turn == 1)
            ++tally.pairs[static_cast<std::size_t>(m_points)];
        const auto [one, other] = m_players;
        add(m_table.cells[one][other], tally);
        add(m_table.cells[other][one], turned(tally));
        for (std::size_t i = 0; i < 2; ++i)
            m_faults[i] += tally.faults[i];
        ++m_table.played;
    }

    const Tournament& m_tournament;
    std::array<std::size_t, 2> m_players;
    std::array<std::unique_ptr<Entrant>, 2> m_entrants; // made for the first game that is played
    std::array<int, 2> m_faults{};
    std::vector<Tally> m_before; // of the games that were played before
    Crosstable& m_table;
    std::size_t& m_number;
    const Post<Crosstable>& m_post;
    std::uint64_t m_startSeed = 0;                               // of this pair of games
    std::array<std::array<std::uint64_t, 2>, 2> m_playerSeeds{}; // of each of its games, by seat
    int m_points = 0;                                            // half points of `one` in it
};

// Of two players by their names: FNV-1a (Fowler, Noll and Vo) of both, with the seed.
Random seedsOf(const Tournament& tournament, std::size_t one, std::size_t other) {
    std::uint64_t sum = 0xCBF29CE484222325;
    for (const char letter : tournament.names[one] + '\n' + tournament.names[other])
        sum = (sum ^ static_cast<unsigned char>(letter)) * 0x100000001B3;
    return Random(sum ^ tournament.seed);
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
    const std::size_t players = tournament.players.size() + tournament.guests.size();
    Crosstable table{std::vector(players, std::vector<Tally>(players)), 0,
                     tournament.games * static_cast<int>(players * (players - 1) / 2)};
    Random inOrder(tournament.seed);
    std::size_t number = tournament.before.size();
    for (std::size_t one = 0; one < players; ++one)
        for (std::size_t other = one + 1; other < players; ++other) {
            Encounter encounter(tournament, one, other, table, number, post);
            const bool isNamed = !tournament.names.empty();
            Random byName = isNamed ? seedsOf(tournament, one, other) : Random(0);
            const Or<bool> played = encounter.play(isNamed ? byName : inOrder, stop);
            if (!played)
                return refuse(played.error());
            if (!*played)
                return {};
        }
    return {};
}

} // namespace bouton
