// SPDX-License-Identifier: MIT
#include "lab/tournament.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/match_of.h"
#include "engine/scripts.h"
#include "engine/temporary_folder.h"
#include "games/cards/cards.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "lab/ranking.h"

namespace bouton::testing {

namespace {

template <Game G>
Tournament tournament(std::initializer_list<std::string_view> ids, int games,
                      bool randomStarts = false) {
    Tournament tournament{.game = &rulesetOf<G>(), .players = {}, .games = games};
    for (const std::string_view id : ids)
        tournament.players.push_back(choosePlayer(*tournament.game, readSpec(id).value()).value());
    tournament.randomStarts = randomStarts;
    tournament.settings = complete(tournament.game->settings, {}).value();
    return tournament;
}

Crosstable tablePlayed(const Tournament& tournament) {
    Crosstable last;
    EXPECT_TRUE(playTournament(tournament, {}, [&](const Crosstable& table) {
        EXPECT_EQ(table.played, last.played + 1);
        last = table;
    }));
    return last;
}

} // namespace

TEST(Tournament, EveryPairPlaysTheSameNumberOfGames) {
    const Crosstable table =
        tablePlayed(tournament<TicTacToe>({"random", "golden-pairs", "blocker", "perfect"}, 7));
    EXPECT_EQ(table.all, 7 * 6);
    EXPECT_EQ(table.played, table.all);
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            const Tally &own = table.cells[i][j], &theirs = table.cells[j][i];
            EXPECT_EQ(own.games(), i == j ? 0 : 7);
            EXPECT_EQ(own.wins, theirs.losses);
            EXPECT_EQ(own.draws, theirs.draws);
        }
        EXPECT_EQ(table.total(i).games(), 21);
    }
    EXPECT_EQ(table.total(3).losses, 0); // the perfect player
}

TEST(Tournament, BothOfAPairMoveFirstInEverySecondGame) {
    // From 5 cards, at most 2 a turn, a perfect player that moves first beats everybody.
    Tournament perfect = tournament<Cards>({"perfect", "perfect"}, 6);
    perfect.settings = complete(perfect.game->settings, {{"groups", 1}}).value();
    const Tally tally = tablePlayed(perfect).cells[0][1];
    EXPECT_EQ(tally.wins, 3);
    EXPECT_EQ(tally.losses, 3);
}

TEST(Tournament, EachRandomStartIsPlayedTwiceWithThePlayersExchanged) {
    // Between perfect players the start decides. Each start is played twice, so each player wins
    // one of its games.
    const Tally tally =
        tablePlayed(tournament<Cards>({"perfect", "perfect"}, 40, true)).cells[0][1];
    EXPECT_EQ(tally.wins, 20);
    EXPECT_EQ(tally.losses, 20);
}

TEST(Tournament, RandomPliesAtFirstMakeOtherGamesAndArePlayedTwice) {
    // Perfect players draw from the empty board. So the random moves decide every game that is won,
    // and each player wins one of two.
    Tournament opened = tournament<TicTacToe>({"perfect", "perfect"}, 60);
    EXPECT_EQ(tablePlayed(opened).cells[0][1].draws, 60);
    opened.openingPlies = 3;
    const Tally tally = tablePlayed(opened).cells[0][1];
    EXPECT_GT(tally.wins, 0);
    EXPECT_LT(tally.wins, 30);
    EXPECT_EQ(tally.wins, tally.losses);
}

TEST(Tournament, RandomPliesNeverEndAGame) {
    Tournament opened = tournament<TicTacToe>({"perfect", "random"}, 100);
    opened.openingPlies = 20;
    EXPECT_EQ(tablePlayed(opened).played, 100);
}

TEST(Tournament, CountsThePointsOfPairsOfGames) {
    // The start decides between perfect players, so each wins one game of a pair.
    const Crosstable even = tablePlayed(tournament<Cards>({"perfect", "perfect"}, 7, true));
    EXPECT_EQ(even.cells[0][1].pairs, (Pairs{0, 0, 3, 0, 0})); // of the last game there is no pair
    EXPECT_EQ(even.cells[1][0].pairs, (Pairs{0, 0, 3, 0, 0}));

    const Crosstable table =
        tablePlayed(tournament<TicTacToe>({"perfect", "random", "random"}, 40));
    for (const auto& [one, other] : {std::pair{0, 1}, {0, 2}, {1, 2}}) {
        const Tally &own = table.cells[one][other], &theirs = table.cells[other][one];
        EXPECT_EQ(std::accumulate(own.pairs.begin(), own.pairs.end(), 0), 20);
        int points = 0;
        for (int k = 0; k < 5; ++k) {
            points += k * own.pairs[k];
            EXPECT_EQ(own.pairs[k], theirs.pairs[4 - k]);
        }
        EXPECT_EQ(points, 2 * own.wins + own.draws);
    }
    EXPECT_GT(table.cells[0][1].pairs[4], 0);
    const Tally all = table.total(0);
    for (int k = 0; k < 5; ++k)
        EXPECT_EQ(all.pairs[k], table.cells[0][1].pairs[k] + table.cells[0][2].pairs[k]);
    EXPECT_EQ(interval95(all).low, interval95(all.pairs).low);
}

TEST(Tournament, TheSameSeedGivesTheSameTable) {
    const Tournament one = tournament<TicTacToe>({"random", "golden-pairs", "blocker"}, 30);
    Tournament other = one;
    other.seed = 2;
    EXPECT_EQ(tablePlayed(one), tablePlayed(one));
    EXPECT_NE(tablePlayed(one), tablePlayed(other));
}

TEST(Tournament, SaysWhyAPlayerRefuses) {
    Tournament refused = tournament<Cards>({"minimax", "random"}, 2);
    refused.settings = complete(refused.game->settings, {{"groups", 8}}).value();
    const Or<void> done = playTournament(refused, {}, [](const Crosstable&) {});
    ASSERT_FALSE(done);
    EXPECT_NE(english(done.error()).find("game tree"), std::string::npos);
}

TEST(Tournament, StopsBetweenTwoMoves) {
    std::stop_source source;
    int played = 0;
    EXPECT_TRUE(playTournament(tournament<TicTacToe>({"random", "perfect"}, 1000),
                               source.get_token(), [&](const Crosstable& table) {
                                   played = table.played;
                                   if (played == 5)
                                       source.request_stop();
                               }));
    EXPECT_EQ(played, 5);
}

TEST(Tournament, SharesCountADrawAsAHalf) {
    EXPECT_DOUBLE_EQ(shareOf({3, 2, 3, 0}), 0.5);
    EXPECT_DOUBLE_EQ(shareOf({4, 0, 0, 0}), 1);
    EXPECT_DOUBLE_EQ(shareOf({0, 1, 3, 0}), 0.125);
    EXPECT_DOUBLE_EQ(shareOf({}), 0.5);
}

namespace {

Guest scripted(const std::string& name, const std::string& script) {
    return {name, [script] { return OwnProgram::Command{{"/bin/sh", "-c", script}}; }};
}

// Two players and three programs, one of them bad.
Tournament withGuests() {
    Tournament tournament = bouton::testing::tournament<Cards>({"random", "perfect"}, 4, true);
    tournament.guests = {scripted("first", forEachLine(firstMove)),
                         scripted("last", forEachLine("echo ${moves##* }")),
                         scripted("bad", forEachLine("echo a0"))};
    tournament.limits = longLimits();
    tournament.isResumable = true;
    return tournament;
}

// The games as text: who played, how it ended, and the moves.
std::vector<std::string> gamesOf(Tournament tournament, Crosstable* table = nullptr,
                                 std::vector<TournamentGame>* played = nullptr) {
    std::vector<std::string> games;
    tournament.kept = [&](const TournamentGame& game, const Match& match) {
        if (played)
            played->push_back(game);
        games.push_back(std::to_string(game.number) + ' ' + std::to_string(game.first) + ' '
                        + std::to_string(game.second) + ' ' + std::to_string(halfPoints(game.tally))
                        + ' ' + match.record() + (game.fault ? english(game.fault->what) : ""));
    };
    EXPECT_TRUE(playTournament(tournament, {}, [&](const Crosstable& now) {
        if (table)
            *table = now;
    }));
    return games;
}

} // namespace

TEST(Tournament, ProgramsPlayBesideThePlayersAndTheirFaultsCostGames) {
    Crosstable table;
    Tournament guests = withGuests();
    std::vector<std::string> faults;
    std::vector<std::size_t> lines; // of which each is told in
    const auto games = gamesOf(guests, &table);
    EXPECT_EQ(games.size(), 4u * 10);
    EXPECT_EQ(table.played, table.all);
    const Tally bad = table.total(4);
    EXPECT_EQ(bad.losses, 16);
    EXPECT_EQ(bad.faults, (std::array{16, 0}));
    EXPECT_EQ(table.cells[1][4].faults, (std::array{0, 4}));
    EXPECT_EQ(table.cells[2][3].faults, (std::array{0, 0}));
    guests.kept = [&](const TournamentGame& game, const Match&) {
        if (game.fault) {
            faults.push_back(english(game.fault->what));
            lines.push_back(told(*game.fault).size());
        }
    };
    EXPECT_TRUE(playTournament(guests, {}, [](const Crosstable&) {}));
    ASSERT_EQ(faults.size(), 16u);
    EXPECT_NE(faults[0].find("\"bad\" has answered \"a0\""), std::string::npos) << faults[0];
    EXPECT_NE(faults[3].find("has made three faults"), std::string::npos) << faults[3];
    EXPECT_GT(lines[0], 1u) << "what it was sent and wrote";
    EXPECT_EQ(lines[3], 1u) << "it was not asked";
}

TEST(Tournament, LetsProgramsEndByThemselvesAfterTheLastGame) {
    const Folder folder;
    Tournament guests = tournament<Cards>({"random"}, 2);
    guests.limits = longLimits();
    guests.guests = {scripted("polite", forEachLine(firstMove) + "; sleep 0.2; echo bye > "
                                            + (folder.path() / "said").string())};
    gamesOf(guests);
    EXPECT_TRUE(std::filesystem::exists((folder.path() / "said")));
}

TEST(Tournament, GoesOnWhereItWasWithTheSameGames) {
    const Tournament whole = withGuests();
    Crosstable table;
    std::vector<TournamentGame> all;
    const auto games = gamesOf(whole, &table, &all);
    EXPECT_EQ(gamesOf(whole), games);
    for (const std::size_t played : {1, 2, 7, 18, 39, 40}) {
        SCOPED_TRACE(played);
        Tournament rest = whole;
        rest.before.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(played));
        Crosstable resumed;
        EXPECT_EQ(gamesOf(rest, &resumed),
                  std::vector(games.begin() + static_cast<std::ptrdiff_t>(played), games.end()));
        EXPECT_EQ(resumed, table);
    }
}

TEST(Tournament, AFurtherPlayerChangesNoGameOfTheOthersWhereTheyHaveNames) {
    Tournament all = withGuests(), some = withGuests();
    all.names = {"random", "perfect", "first", "last", "bad"};
    some.guests.erase(some.guests.begin()); // "first", who comes late
    some.names = {"random", "perfect", "last", "bad"};
    Crosstable table, joined;
    std::vector<TournamentGame> before;
    const auto games = gamesOf(all, &table), first = gamesOf(some, nullptr, &before);
    ASSERT_EQ(first.size(), 4u * 6);
    Tournament rest = all;
    for (TournamentGame& game : before) {
        for (std::size_t* player : {&game.first, &game.second})
            *player += *player >= 2 ? 1 : 0;
        rest.before.push_back(game);
    }
    const auto late = gamesOf(rest, &joined);
    ASSERT_EQ(late.size(), 4u * 4) << "those of the one who came late";
    EXPECT_EQ(late.front().substr(0, 3), "24 ") << "numbers go on";
    EXPECT_EQ(joined, table);
    const auto withoutNumber = [](const std::string& game) { return game.substr(game.find(' ')); };
    for (const std::string& game : late)
        EXPECT_TRUE(std::ranges::any_of(games, [&](const std::string& one) {
            return withoutNumber(one) == withoutNumber(game);
        })) << game;
}

TEST(Tournament, RatesOnAScaleOnWhichRandomMovesHaveNothing) {
    const Tournament guests = withGuests();
    Crosstable table;
    gamesOf(guests, &table);
    const std::vector<Ranked> places = rankingOf(guests, table);
    ASSERT_EQ(places.size(), 5u);
    EXPECT_EQ(places[0].player, 1u) << "perfect";
    EXPECT_EQ(places[4].player, 4u) << "bad";
    for (std::size_t i = 0; i + 1 < places.size(); ++i)
        EXPECT_GE(halfPoints(places[i].total), halfPoints(places[i + 1].total));
    for (const Ranked& place : places) {
        ASSERT_TRUE(place.rating);
        EXPECT_TRUE(std::isfinite(place.rating->rating) && std::isfinite(place.rating->within));
        if (place.player == 0) {
            EXPECT_EQ(place.rating->rating, 0);
            EXPECT_EQ(place.rating->within, 0);
        } else {
            EXPECT_GT(place.rating->within, 0);
        }
    }
    EXPECT_GT(places[0].rating->rating, 200);
    EXPECT_LT(places[4].rating->rating, -200);
}

TEST(Tournament, KeepsTheRatingsOfPlayersThatAreMeasured) {
    Tournament measured = tournament<Reversi>({"beginner", "student"}, 2);
    const Crosstable none{std::vector(2, std::vector<Tally>(2)), 0, 2};
    const auto places = rankingOf(measured, none);
    EXPECT_EQ(places[1].rating->rating,
              ratingOf(*measured.game, measured.players[1]).value().value);
    EXPECT_GT(places[1].rating->rating, 0);
    // Who is no player of its own, and without games: as strong as the pair that is counted more.
    measured.guests = {scripted("first", forEachLine(firstMove))};
    EXPECT_NEAR(
        rankingOf(measured, {std::vector(3, std::vector<Tally>(3)), 0, 2})[2].rating->rating, 0,
        0.01);
    Tournament unknown = tournament<Cards>({"perfect"}, 2);
    EXPECT_FALSE(rankingOf(unknown, {std::vector(1, std::vector<Tally>(1)), 0, 2})[0].rating);
}

} // namespace bouton::testing
