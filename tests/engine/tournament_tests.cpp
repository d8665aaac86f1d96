#include "lab/tournament.h"

#include <gtest/gtest.h>

#include <numeric>

#include "core/match_of.h"
#include "games/cards/cards.h"
#include "games/tic_tac_toe/tic_tac_toe.h"

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

Crosstable play(const Tournament& tournament) {
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
        play(tournament<TicTacToe>({"random", "golden-pairs", "blocker", "perfect"}, 7));
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
    const Tally tally = play(perfect).cells[0][1];
    EXPECT_EQ(tally.wins, 3);
    EXPECT_EQ(tally.losses, 3);
}

TEST(Tournament, EachRandomStartIsPlayedTwiceWithThePlayersExchanged) {
    // Between perfect players the start decides. Each start is played twice, so each player wins
    // one of its games.
    const Tally tally = play(tournament<Cards>({"perfect", "perfect"}, 40, true)).cells[0][1];
    EXPECT_EQ(tally.wins, 20);
    EXPECT_EQ(tally.losses, 20);
}

TEST(Tournament, RandomPliesAtFirstMakeOtherGamesAndArePlayedTwice) {
    // Perfect players draw from the empty board. So the random moves decide every game that is won,
    // and each player wins one of two.
    Tournament opened = tournament<TicTacToe>({"perfect", "perfect"}, 60);
    EXPECT_EQ(play(opened).cells[0][1].draws, 60);
    opened.openingPlies = 3;
    const Tally tally = play(opened).cells[0][1];
    EXPECT_GT(tally.wins, 0);
    EXPECT_LT(tally.wins, 30);
    EXPECT_EQ(tally.wins, tally.losses);
}

TEST(Tournament, RandomPliesNeverEndAGame) {
    Tournament opened = tournament<TicTacToe>({"perfect", "random"}, 100);
    opened.openingPlies = 20;
    EXPECT_EQ(play(opened).played, 100);
}

TEST(Tournament, CountsThePointsOfPairsOfGames) {
    // The start decides between perfect players, so each wins one game of a pair.
    const Crosstable even = play(tournament<Cards>({"perfect", "perfect"}, 7, true));
    EXPECT_EQ(even.cells[0][1].pairs, (Pairs{0, 0, 3, 0, 0})); // of the last game there is no pair
    EXPECT_EQ(even.cells[1][0].pairs, (Pairs{0, 0, 3, 0, 0}));

    const Crosstable table = play(tournament<TicTacToe>({"perfect", "random", "random"}, 40));
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
    EXPECT_EQ(play(one), play(one));
    EXPECT_NE(play(one), play(other));
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

} // namespace bouton::testing
