// SPDX-License-Identifier: MIT
#include "lab/contest.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/contract/samples.h"
#include "games/cards/cards.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "lab/opening.h"

namespace bouton::testing {

namespace {

template <Game G> AnyPlayer anyPlayer(std::string_view spec, std::uint64_t seed = 1) {
    const Ruleset& game = rulesetOf<G>();
    const PlayerChoice choice = choosePlayer(game, readSpec(spec).value()).value();
    return game.makePlayer(choice.player, choice.settings, seed);
}

// Random starts or the usual one, and random plies.
template <Game G> Contest contest(AnyPlayer one, AnyPlayer other, int pairs, int plies = 0) {
    const auto start = [plies](std::uint64_t seed) {
        Random random(seed);
        auto match = randomStart(rulesetOf<G>(), random);
        playAtRandom(*match, plies, random);
        return match;
    };
    return {.start = start, .players = {std::move(one), std::move(other)}, .pairs = pairs};
}
Contest randomReversi(int pairs, int plies = 0) {
    return contest<Reversi>(anyPlayer<Reversi>("random", 1), anyPlayer<Reversi>("random", 2), pairs,
                            plies);
}

Standing standingOf(const Contest& contest) {
    Standing last;
    const Or<Standing> standing = playContest(contest, {}, [&](const Match&, const Standing& now) {
        EXPECT_EQ(now.tally.games(), last.tally.games() + 1);
        last = now;
    });
    EXPECT_EQ(standing.value(), last);
    return last;
}

int sum(const Pairs& pairs) { return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]; }

// The scores of Reversi, counted by hand: empty cells go to the winner.
int scoreOfFirst(const Match& match) {
    const auto discs = countsOf(match.tally(match.current())).value();
    const int lead = discs[0] - discs[1], empty = 64 - discs[0] - discs[1];
    const int dark = lead + (lead > 0 ? empty : lead < 0 ? -empty : 0);
    return match.toMove(0) == Side::One ? dark : -dark;
}

// The sum of the scores of all games for the first player, who is told the same.
long long sumOfScores(const Contest& contest) {
    long long sum = 0;
    int games = 0;
    const auto ended = [&](const Match& match, const Standing& now) {
        sum += games++ % 2 == 0 ? scoreOfFirst(match) : -scoreOfFirst(match);
        EXPECT_EQ(now.score, sum);
    };
    EXPECT_EQ(playContest(contest, {}, ended).value().score, sum);
    return sum;
}

} // namespace

// From such a start a perfect player that begins wins, or both do: the start decides.
TEST(Contest, PlaysEachStartTwiceWithTheSidesChanged) {
    const Standing standing =
        standingOf(contest<Cards>(anyPlayer<Cards>("perfect"), anyPlayer<Cards>("perfect"), 20));
    EXPECT_EQ(standing.tally.wins, 20);
    EXPECT_EQ(standing.tally.losses, 20);
    EXPECT_EQ(standing.tally.pairs, (Pairs{0, 0, 20, 0, 0}));
    EXPECT_FALSE(standing.score);
}

TEST(Contest, CountsForTheFirstPlayer) {
    const auto perfect = anyPlayer<TicTacToe>("perfect"), random = anyPlayer<TicTacToe>("random");
    const Standing first = standingOf(contest<TicTacToe>(perfect, random, 30));
    EXPECT_GT(first.tally.wins, 30);
    EXPECT_EQ(first.tally.losses, 0);
    EXPECT_EQ(sum(first.tally.pairs), 30);
    EXPECT_EQ(first.tally.pairs[0] + first.tally.pairs[1], 0);
    const Standing second = standingOf(contest<TicTacToe>(random, perfect, 30));
    EXPECT_GT(second.tally.losses, 30);
    EXPECT_EQ(second.tally.wins, 0);
    EXPECT_EQ(second.tally.pairs[3] + second.tally.pairs[4], 0);
}

TEST(Contest, CountsTheHalfPointsOfEachPair) {
    Pairs pairs{};
    int games = 0, points = 0;
    const auto ended = [&](const Match& match, const Standing& now) {
        const int score = games % 2 == 0 ? scoreOfFirst(match) : -scoreOfFirst(match);
        points = (games % 2 == 0 ? 0 : points) + (score > 0 ? 2 : score == 0 ? 1 : 0);
        if (games++ % 2 == 1)
            ++pairs[static_cast<std::size_t>(points)];
        EXPECT_EQ(now.tally.pairs, pairs);
    };
    EXPECT_EQ(playContest(randomReversi(40, 8), {}, ended).value().tally.games(), 80);
    EXPECT_GT(pairs[0], 0);
    EXPECT_GT(pairs[4], 0);
}

TEST(Contest, AddsUpTheScoresWithTheEmptyCellsForTheWinner) {
    EXPECT_GT(sumOfScores(contest<Reversi>(anyPlayer<Reversi>("minimax:depth=1"),
                                           anyPlayer<Reversi>("random", 2), 15, 8)),
              100);
}

TEST(Contest, ScoresCountForTheSideThatBeginsWhereLightBegins) {
    Contest fromLight = contest<Reversi>(anyPlayer<Reversi>("minimax:depth=1"),
                                         anyPlayer<Reversi>("random", 2), 15);
    fromLight.start = [](std::uint64_t) {
        return matchFrom(rulesetOf<Reversi>(), "......../......../......../...OX.../...XX.../"
                                               ".....X../......../........ O");
    };
    EXPECT_GT(sumOfScores(fromLight), 100);
}

TEST(Contest, DrawsNewStartsAndTheSameForBothGamesOfAPair) {
    std::vector<std::string> starts;
    ASSERT_TRUE(playContest(randomReversi(20, 8), {}, [&](const Match& match, const Standing&) {
        starts.push_back(match.position(match.path(match.current())[8]));
    }));
    std::set<std::string> different;
    for (std::size_t pair = 0; pair < 20; ++pair) {
        EXPECT_EQ(starts[2 * pair], starts[2 * pair + 1]);
        different.insert(starts[2 * pair]);
    }
    EXPECT_GT(different.size(), 15u);
}

TEST(Contest, TheSameSeedGivesTheSameGames) {
    const auto games = [](std::uint64_t seed) {
        std::vector<std::string> records;
        Contest random = randomReversi(2, 8);
        random.seed = seed;
        EXPECT_TRUE(playContest(random, {}, [&](const Match& match, const Standing&) {
            records.push_back(match.record());
        }));
        return records;
    };
    EXPECT_EQ(games(3), games(3));
    EXPECT_NE(games(3), games(4));
}

TEST(Contest, EndsWhenItsTestIsDecided) {
    Contest tested =
        contest<TicTacToe>(anyPlayer<TicTacToe>("perfect"), anyPlayer<TicTacToe>("random"), 1000);
    tested.test = SequentialTest{0.5, 0.6};
    const Standing standing = standingOf(tested);
    EXPECT_LT(standing.tally.games(), 200);
    EXPECT_EQ(standing.tally.games() % 2, 0);
    EXPECT_EQ(decisionOf(*tested.test, standing.tally.pairs), Decision::High);
    tested.players = {tested.players[1], tested.players[0]};
    EXPECT_EQ(decisionOf(*tested.test, standingOf(tested).tally.pairs), Decision::Low);
}

TEST(Contest, AGameThatReachesTheMaximumOfPliesIsDrawnAndHasNoScore) {
    Contest cut = randomReversi(2);
    cut.mostPlies = 5;
    const Standing standing = standingOf(cut);
    EXPECT_EQ(standing.tally.draws, 4);
    EXPECT_EQ(standing.tally.stopped, 4);
    EXPECT_FALSE(standing.score);
}

TEST(Contest, AStopEndsItAndTheGameIsNotCounted) {
    std::stop_source stop;
    const Contest random = contest<TicTacToe>(anyPlayer<TicTacToe>("random", 1),
                                              anyPlayer<TicTacToe>("random", 2), 50);
    const Or<Standing> standing =
        playContest(random, stop.get_token(), [&](const Match&, const Standing& now) {
            if (now.tally.games() == 7)
                stop.request_stop();
        });
    EXPECT_EQ(standing.value().tally.games(), 7);
    EXPECT_EQ(sum(standing.value().tally.pairs), 3);
}

TEST(Contest, GivesTheSentenceOfAPlayerThatRefuses) {
    const AnyPlayer refusing = [](const Match&) -> ChoiceJob {
        return [](const Asking&) -> Or<Choice> { return refuse({"I do not feel like it."}); };
    };
    const Or<Standing> standing = playContest(
        contest<TicTacToe>(anyPlayer<TicTacToe>("random"), refusing, 5), {},
        [](const Match&, const Standing&) { ADD_FAILURE() << "no game came to its end"; });
    ASSERT_FALSE(standing);
    EXPECT_EQ(english(standing.error()), "I do not feel like it.");
}

} // namespace bouton::testing
