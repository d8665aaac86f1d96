// SPDX-License-Identifier: MIT
#include "explain/review.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/studied.h"
#include "games/catalogue.h"
#include "games/reversi/deepening.h"

namespace bouton::testing {

namespace {

// The truth after a move, for the side that made it.
template <class G> Outcome truthOfMove(const Match& match, Match::Node before, std::size_t move) {
    const auto state = G::read(match.picture(before)).value();
    const auto next = G::after(state, G::moves(state)[move]);
    return G::toMove(next) == G::toMove(state) ? truth<G>(next) : opposite(truth<G>(next));
}

std::unique_ptr<Match> matchOfMoves(const char* game, const char* start,
                                    std::initializer_list<const char*> moves) {
    auto match = matchFrom(*gameNamed(game).value(), start).value();
    for (const char* move : moves)
        EXPECT_TRUE(match->play(std::string_view(move))) << move;
    return match;
}

// By the positions before and after a move, which are analysed apart.
bool losesDiscs(const Studied& game, Match::Node after) {
    const Match& match = *game.match;
    const auto before = game.of(after - 1)->position.score, now = game.of(after)->position.score;
    const bool turns = match.toMove(after) != match.toMove(after - 1);
    return before && now && (turns ? -*now : *now) < *before;
}

std::vector<std::string> sentences(const Studied& game) {
    std::vector<std::string> all;
    for (const Slip& slip : slipsOf(*game.match, game.path(), game.known()))
        all.push_back(english(whatHappened(*game.match, slip)) + ' '
                      + english(whatKept(*game.match, slip)));
    return all;
}

// An analysis of the start of Reversi with these scores for its four moves.
Analysis scores(std::initializer_list<int> all, bool exact) {
    const auto value = [&](int score) {
        return Value{.outcome = reversi::outcomeOf(score), .exact = exact, .score = score};
    };
    Analysis analysis{.position = value(std::max(all))};
    for (const int score : all)
        analysis.moves.push_back(value(score));
    return analysis;
}

// A game of Reversi of so many first legal moves.
std::unique_ptr<Match> firstMoves(int plies) {
    auto match = gameNamed("reversi").value()->standard({}).value();
    for (int ply = 0; ply < plies; ++ply)
        match->play(0);
    return match;
}

// Knows the start alone.
Known onlyOf(const Analysis& start) {
    return [&](Match::Node node) { return node == 0 ? &start : nullptr; };
}

// The slips of a game of one move, if the start has this analysis.
std::vector<Slip> slipsAtTheStart(const Analysis& start) {
    const auto match = firstMoves(1);
    return slipsOf(*match, match->path(1), onlyOf(start));
}
Slip slipAtTheStart(const Analysis& start) {
    const auto slips = slipsAtTheStart(start);
    EXPECT_EQ(slips.size(), 1u);
    return slips.at(0);
}

// A first move by which a win was lost, and those that would have kept it.
Slip lossOfAWin(std::vector<std::size_t> kept) {
    return {.before = 0,
            .after = 1,
            .ply = 1,
            .side = Side::One,
            .had = Outcome::Win,
            .got = Outcome::Loss,
            .exact = true,
            .lost = 0,
            .kept = std::move(kept)};
}

} // namespace

template <class G> class Review : public ::testing::Test {
protected:
    static constexpr int games = 25;

    template <class Check> void inRandomGames(Check check) {
        Random random(31);
        for (int i = 0; i < games; ++i)
            check(Studied(randomMatch(std::make_unique<MatchOf<G>>(tinyStart<G>(random)), random)));
    }
};
TYPED_TEST_SUITE(Review, AllGames);

TYPED_TEST(Review, FindsExactlyTheMovesThatThrowTheValueAway) {
    std::size_t found = 0;
    this->inRandomGames([&](const Studied& game) {
        const Match& match = *game.match;
        std::vector<Match::Node> slips, expected;
        for (const Slip& slip : slipsOf(match, game.path(), game.known()))
            slips.push_back(slip.after);
        for (Match::Node node = 1; node < match.size(); ++node)
            if (losesDiscs(game, node)
                || truthOfMove<TypeParam>(match, node - 1, match.moveIndex(node))
                       < truthAt<TypeParam>(match, node - 1))
                expected.push_back(node);
        ASSERT_EQ(slips, expected) << match.record();
        found += slips.size();
    });
    EXPECT_GT(found, 5u);
}

TYPED_TEST(Review, NamesEveryMoveThatWouldHaveKeptTheValue) {
    this->inRandomGames([&](const Studied& game) {
        const Match& match = *game.match;
        for (const Slip& slip : slipsOf(match, game.path(), game.known())) {
            if (slip.ofScore())
                continue;
            std::vector<std::size_t> kept = slip.kept, expected;
            for (std::size_t i = 0; i < match.moves(slip.before).size(); ++i)
                if (truthOfMove<TypeParam>(match, slip.before, i) == slip.had)
                    expected.push_back(i);
            std::ranges::sort(kept);
            ASSERT_EQ(kept, expected) << match.position(slip.before);
            ASSERT_FALSE(kept.empty());
            ASSERT_EQ(slip.side, match.toMove(slip.before));
            ASSERT_EQ(slip.had, truthAt<TypeParam>(match, slip.before));
            ASSERT_EQ(slip.got,
                      truthOfMove<TypeParam>(match, slip.before, match.moveIndex(slip.after)));
        }
    });
}

TYPED_TEST(Review, PlotsEveryPositionAsOneFixedSideSeesIt) {
    this->inRandomGames([&](const Studied& game) {
        const Match& match = *game.match;
        for (const Side view : {Side::One, Side::Two}) {
            const auto course = courseOf(match, game.path(), game.known(), view);
            ASSERT_EQ(course.size(), game.path().size());
            for (Match::Node node = 0; node < course.size(); ++node) {
                const Outcome outcome = truthAt<TypeParam>(match, node);
                ASSERT_TRUE(course[node]);
                ASSERT_EQ(course[node]->outcome,
                          match.toMove(node) == view ? outcome : opposite(outcome));
                if (const auto score = course[node]->score) {
                    ASSERT_EQ(*score > 0, course[node]->outcome == Outcome::Win);
                    ASSERT_EQ(*score < 0, course[node]->outcome == Outcome::Loss);
                }
                ASSERT_EQ(course[node]->remoteness, game.of(node)->position.remoteness);
            }
        }
    });
}

TEST(ReviewOfAGame, SaysWhatHappenedAndWhatKeepsTheValue) {
    EXPECT_EQ(
        sentences(Studied(matchOfMoves("tic-tac-toe", ".../.../... X", {"a1", "b1", "c3", "b3"}))),
        (std::vector<std::string>{
            "Move 2: O played b1 and made a lost position of a drawn one. Only b2 keeps the draw.",
            "Move 3: X played c3 and made a drawn position of a won one. The win is kept by a2, "
            "b2, a3.",
            "Move 4: O played b3 and made a lost position of a drawn one. Only b2 keeps the "
            "draw."}));
}

TEST(ReviewOfAGame, NamesTheFirstMovesWhereManyWereBetter) {
    const auto match = matchOfMoves("tic-tac-toe", ".../.../... X", {"a1"});
    Slip slip = lossOfAWin({1, 2, 3, 4, 5, 6, 7});
    EXPECT_EQ(english(whatKept(*match, slip)),
              "The win is kept by b1, c1, a2, b2, c2, a3 and 1 more move.");
    slip.kept.push_back(8);
    EXPECT_EQ(english(whatKept(*match, slip)),
              "The win is kept by b1, c1, a2, b2, c2, a3 and 2 more moves.");
    EXPECT_EQ(whatKept(*match, slip).where.size(), 6u);
    EXPECT_EQ(whatHappened(*match, slip).where, (Clicks{{0, 0}}));
}

TEST(ReviewOfAGame, LightsOnlyTheBestOfMovesWithSeveralCells) {
    const Studied game(matchOfMoves("grid-nim", "G..R/RG../GRGR/RGRG R", {"b1"}));
    const auto slips = slipsOf(*game.match, game.path(), game.known());
    ASSERT_EQ(slips.size(), 1u);
    const Phrase kept = whatKept(*game.match, slips.front());
    EXPECT_EQ(kept.args.front(), "c1+c2");
    EXPECT_EQ(kept.where, (Clicks{{0, 2}, {1, 2}}));
}

TEST(ReviewOfAGame, LightsNoMoveAfterOneOfSeveralCells) {
    const auto match = matchOfMoves("grid-nim", "G..R/RG../GRGR/RGRG R", {"b1"});
    const auto indexOfMove = [moves = match->moves(0)](const char* text) {
        return static_cast<std::size_t>(std::ranges::find(moves, text, &LegalMove::text)
                                        - moves.begin());
    };
    Slip slip = lossOfAWin({indexOfMove("c1+c2"), indexOfMove("b1"), indexOfMove("c1")});
    EXPECT_EQ(whatKept(*match, slip).where, (Clicks{{0, 2}, {1, 2}}));
    std::swap(slip.kept[0], slip.kept[1]);
    EXPECT_EQ(whatKept(*match, slip).where, (Clicks{{0, 1}}));
}

TEST(ReviewOfAGame, AnEstimateSlipsOnlyWhenItDropsFar) {
    EXPECT_TRUE(slipsAtTheStart(scores({1 - estimatedSlip, -20, 0, 0}, false)).empty());
    const Slip slip = slipAtTheStart(scores({-estimatedSlip, -20, 0, -3}, false));
    EXPECT_FALSE(slip.exact);
    EXPECT_EQ(slip.lost, estimatedSlip);
    EXPECT_EQ(slip.kept, (std::vector<std::size_t>{2}));
}

TEST(ReviewOfAGame, AProvenMoveSlipsWithEveryDiscThatItLoses) {
    EXPECT_TRUE(slipsAtTheStart(scores({40, 40, 2, -40}, true)).empty());
    const Slip won = slipAtTheStart(scores({2, 40, 38, 40}, true));
    EXPECT_EQ(won.lost, 38);
    EXPECT_TRUE(won.exact && won.ofScore());
    EXPECT_EQ(won.kept, (std::vector<std::size_t>{1, 3})) << "those that keep all discs";
    EXPECT_EQ(slipsAtTheStart(scores({-30, -10, -12, -64}, true)).size(), 1u) << "a lost position";
}

TEST(ReviewOfAGame, AProvenMoveThatLosesTheOutcomeIsHeldAgainstThoseThatKeepIt) {
    const Slip drawn = slipAtTheStart(scores({0, 2, 40, -2}, true));
    EXPECT_FALSE(drawn.ofScore());
    EXPECT_EQ(drawn.kept, (std::vector<std::size_t>{2, 1}));
    EXPECT_EQ(drawn.better, (std::vector<std::string>{"f5"})) << "the best of them";
    EXPECT_EQ(slipsAtTheStart(scores({-2, 0, -2, -2}, true)).size(), 1u);
}

TEST(ReviewOfAGame, AProvenOutcomeIsKeptByProvenMovesAlone) {
    Analysis start = scores({-2, 2, 40, 6}, true);
    start.moves[2].exact = false;
    EXPECT_EQ(slipAtTheStart(start).kept, (std::vector<std::size_t>{3, 1}));
}

TEST(ReviewOfAGame, WhereNoMoveIsProvenToKeepAnOutcomeNoneIsNamed) {
    Analysis start = scores({-2, 2, 2, 2}, true);
    for (std::size_t i = 1; i < start.moves.size(); ++i)
        start.moves[i].exact = false;
    const Slip slip = slipAtTheStart(start);
    EXPECT_TRUE(slip.kept.empty());
    EXPECT_TRUE(slip.better.empty());
}

TEST(ReviewOfAGame, OneDiscThatIsProvenToBeLostIsASlipOfTheScore) {
    const Slip slip = slipAtTheStart(scores({1, 2, 2, 2}, true));
    EXPECT_EQ(slip.lost, 1);
    EXPECT_TRUE(slip.ofScore());
}

TEST(ReviewOfAGame, SaysInAWordWhatAMoveGaveAway) {
    const auto told = [](const Studied& game) {
        const auto slips = slipsOf(*game.match, game.path(), game.known());
        return slips.empty() ? "" : english(whatItCost(*game.match, slips.front()));
    };
    EXPECT_EQ(told(Studied(matchOfMoves("towers", "GG/../R./../.R G", {"b2"}))),
              "1 b2 gave the win away.");
    EXPECT_EQ(told(Studied(matchOfMoves("tic-tac-toe", ".../.../... X", {"a1", "b1"}))),
              "2 b1 gave the draw away.");
}

TEST(ReviewOfAGame, DiscsThatAreProvenToBeLostAreToldSo) {
    const auto match = firstMoves(1);
    const Slip slip = slipAtTheStart(scores({-30, -10, -12, -10}, true));
    EXPECT_EQ(english(whatHappened(*match, slip)),
              "Move 1: Dark played d3, which is 20 discs worse than the best move.");
    EXPECT_EQ(english(whatKept(*match, slip)), "The best score is kept by c4, e6.");
    EXPECT_EQ(english(whatItCost(*match, slip)), "1 d3 gave away 20 discs.");
}

TEST(ReviewOfAGame, TheBetterLineIsThatOfBestPlay) {
    const Studied game(matchOfMoves("tic-tac-toe", ".../.../... X", {"a1", "b1", "c3", "b3"}));
    const auto slips = slipsOf(*game.match, game.path(), game.known());
    ASSERT_EQ(slips.size(), 3u);
    for (const Slip& slip : slips) {
        EXPECT_EQ(slip.better, game.of(slip.before)->line);
        EXPECT_GT(slip.better.size(), 1u);
    }
    // Towers has no principal variation.
    const Studied towers(matchOfMoves("towers", "GG/../R./../.R G", {"b2"}));
    const auto others = slipsOf(*towers.match, towers.path(), towers.known());
    ASSERT_EQ(others.size(), 1u);
    EXPECT_EQ(others.front().better, (std::vector<std::string>{"b3"}));
}

// Accuracy ----------------------------------------------------------------------------------------

TEST(AccuracyOfAGame, IsTheMeanOfTheDiscsLostWhereThereAreScores) {
    const auto match = firstMoves(3);
    const Analysis one = scores({2, 7, 0, 0}, false), two = scores({-4, -4, -9}, true),
                   three = scores({6, 0, 6}, true);
    const std::array<const Analysis*, 3> all{&one, &two, &three};
    const Known known = [&](Match::Node node) { return node < 3 ? all[node] : nullptr; };
    auto accuracy = accuracyOf(*match, match->path(3), known);
    EXPECT_EQ(
        accuracy[0],
        (Accuracy{.scored = true, .estimated = true, .brokenOff = true, .moves = 2, .lost = 5}));
    EXPECT_EQ(accuracy[1].moves, 1);
    EXPECT_FALSE(accuracy[1].value()) << "one move that lost nothing says nothing";
    accuracy[1].brokenOff = false; // as if it had been the last move
    EXPECT_EQ(accuracy[0].value(), 2.5);
    EXPECT_EQ(accuracy[1].value(), 0.0);
    EXPECT_EQ(english(whatAccuracy(*match, Side::One, accuracy[0])),
              "Dark gave away 2.50 discs a move, the analysis estimates.");
    EXPECT_EQ(english(whatAccuracy(*match, Side::Two, accuracy[1])), "Light gave nothing away.");
    std::swap(accuracy[0].estimated, accuracy[1].estimated);
    EXPECT_EQ(english(whatAccuracy(*match, Side::One, accuracy[0])),
              "Dark gave away 2.50 discs a move.");
    EXPECT_EQ(english(whatAccuracy(*match, Side::Two, accuracy[1])),
              "Light gave nothing away, the analysis estimates.");
}

TEST(AccuracyOfAGame, IsEstimatedWhereTheMovesOwnScoreIs) {
    const auto match = firstMoves(1);
    Analysis start = scores({2, 7, 0, 0}, true);
    EXPECT_FALSE(accuracyOf(*match, match->path(1), onlyOf(start))[0].estimated);
    start.moves[0].exact = false;
    EXPECT_TRUE(accuracyOf(*match, match->path(1), onlyOf(start))[0].estimated);
}

TEST(AccuracyOfAGame, CountsNoMoveWhoseOutcomeIsNotProven) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), ".../.../... X").value();
    match->play(0);
    Analysis start{.position = {.outcome = Outcome::Win},
                   .moves = std::vector<Value>(9, {.outcome = Outcome::Loss})};
    start.moves[0] = {.outcome = Outcome::Win};
    EXPECT_EQ(accuracyOf(*match, match->path(1), onlyOf(start))[0].moves, 1);
    start.moves[0].exact = false;
    EXPECT_EQ(accuracyOf(*match, match->path(1), onlyOf(start))[0].moves, 0);
}

TEST(AccuracyOfAGame, IsNotToldOfAFewMovesBeforeAnEarlyResignation) {
    const auto match = gameNamed("reversi").value()->standard({}).value();
    Accuracy accuracy{.scored = true, .brokenOff = true, .moves = Accuracy::leastMoves - 1};
    EXPECT_FALSE(accuracy.value());
    EXPECT_EQ(english(whatAccuracy(*match, Side::One, accuracy)),
              "Dark made 4 moves, too few to tell how well.");
    ++accuracy.moves;
    EXPECT_EQ(accuracy.value(), 0.0);
    accuracy.moves = 1;
    accuracy.lost = 3;
    EXPECT_EQ(accuracy.value(), 3.0);
    accuracy.lost = 0;
    accuracy.brokenOff = false; // an endgame of one move
    EXPECT_EQ(accuracy.value(), 0.0);
}

TEST(AccuracyOfAGame, IsTheShareOfMovesThatKeptAnOutcomeThatCouldBeLost) {
    // All of X's first moves draw; a lost position has nothing to lose.
    const Studied game(
        matchOfMoves("tic-tac-toe", ".../.../... X", {"a1", "b1", "c3", "b3", "b2"}));
    const auto accuracy = accuracyOf(*game.match, game.path(), game.known());
    EXPECT_EQ(accuracy[0], (Accuracy{.moves = 2, .kept = 1}));
    EXPECT_EQ(accuracy[1], (Accuracy{.moves = 2, .kept = 0}));
    EXPECT_EQ(english(whatAccuracy(*game.match, Side::One, accuracy[0])),
              "X kept the outcome in 1 of 2 moves where it could be lost.");
    EXPECT_EQ(english(whatAccuracy(*game.match, Side::Two, {})), "O had nothing to lose.");
    EXPECT_FALSE(Accuracy{}.value());
}

TEST(ReviewOfAGame, AnEstimatedSlipIsToldAsOne) {
    const auto match = firstMoves(1);
    const Slip slip = slipAtTheStart(scores({-12, 0, 0, -3}, false));
    EXPECT_EQ(english(whatHappened(*match, slip)),
              "Move 1: Dark played d3, which the analysis estimates to be 12 discs worse than the "
              "best move.");
    EXPECT_EQ(english(whatKept(*match, slip)), "The best score seems to be kept by c4, f5.");
}

TEST(ReviewOfAGame, NamesOneBestMoveWhereOthersAreBetterThanTheSlipToo) {
    EXPECT_EQ(english(whatKept(*firstMoves(1), slipAtTheStart(scores({-10, -7, 0, -7}, false)))),
              "Only f5 seems to keep the best score.");
}

// Compares the sentence with brute force. "Keeps the win" must be said of winning moves, and "only"
// of a single one. A draw is better than a loss, but it does not keep a win.
TEST(ReviewOfAGame, SaysWhichMovesKeepTheWinWhereOthersWouldHaveDrawn) {
    const Studied game(matchOfMoves("tic-tac-toe", ".../.../... X", {"b1", "a2", "c1"}));
    const Match& match = *game.match;
    EXPECT_EQ(
        sentences(game).back(),
        "Move 3: X played c1 and made a lost position of a won one. The win is kept by a1, b2.");
    std::string wins;
    const auto moves = match.moves(2);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (truthOfMove<TicTacToe>(match, 2, i) == Outcome::Win)
            wins += (wins.empty() ? "" : ", ") + moves[i].text;
    EXPECT_EQ(wins, "a1, b2");
}

TEST(ReviewOfAGame, AnEstimateSaysHowDeepItLookedIfItDid) {
    const Ruleset& reversi = *gameNamed("reversi").value();
    const auto said = [&](int score, int depth) {
        std::string text;
        for (const Phrase& phrase :
             whatIsKnown(reversi, Point{.outcome = score < 0 ? Outcome::Loss : Outcome::Win,
                                  .exact = false,
                                  .score = score,
                                  .depth = depth}))
            text += (text.empty() ? "" : " ") + english(phrase);
        return text;
    };
    EXPECT_EQ(said(3, 1), "Estimated: Dark is ahead by 3 discs. Depth 1.");
    EXPECT_EQ(said(-3, 0), "Estimated: Light is ahead by 3 discs.");
    EXPECT_EQ(said(2, 0), "Estimated: Dark is ahead by 2 discs.");
    for (const int score : {-1, 0, 1})
        EXPECT_EQ(said(score, 12), "Estimated: about even. Depth 12.");
}

TEST(ReviewOfAGame, APositionSaysWhoWinsAndWhen) {
    const Ruleset& towers = *gameNamed("towers").value();
    const auto said = [&](Outcome outcome, std::optional<int> remoteness) {
        const auto all =
            whatIsKnown(towers, Point{.outcome = outcome, .exact = true, .remoteness = remoteness});
        EXPECT_EQ(all.size(), 1u);
        return english(all.front());
    };
    EXPECT_EQ(said(Outcome::Draw, std::nullopt), "Drawn with best play.");
    EXPECT_EQ(said(Outcome::Win, std::nullopt), "Green wins with best play.");
    EXPECT_EQ(said(Outcome::Loss, 0), "Red has won.");
    EXPECT_EQ(said(Outcome::Win, 1), "Green wins with best play, after 1 more move.");
    EXPECT_EQ(said(Outcome::Loss, 4), "Red wins with best play, after 4 more moves.");
    const Ruleset& game = *gameNamed("reversi").value();
    const auto proven = [&](int score) {
        const Point point{.outcome = reversi::outcomeOf(score), .exact = true, .score = score};
        return english(whatIsKnown(game, point).front());
    };
    EXPECT_EQ(proven(0), "Proven: a draw.");
    EXPECT_EQ(proven(1), "Proven: Dark wins by 1 disc.");
    EXPECT_EQ(proven(-6), "Proven: Light wins by 6 discs.");
}

TEST(ReviewOfAGame, AMoveIsToldWithItsNumberAndTheStartWithWhoBegins) {
    const auto match = matchOfMoves("tic-tac-toe", ".../.../... X", {"a1", "b1"});
    EXPECT_EQ(english(whatWasPlayed(*match, 0)), "The start: X is to move.");
    EXPECT_EQ(english(whatWasPlayed(*match, 1)), "Move 1: X a1.");
    EXPECT_EQ(english(whatWasPlayed(*match, 2)), "Move 2: O b1.");
}

TEST(ReviewOfAGame, WhatIsNotKnownYetIsLeftOut) {
    const auto match = matchOfMoves("tic-tac-toe", ".../.../... X", {"a1", "b1"});
    const Known nothing = [](Match::Node) { return nullptr; };
    EXPECT_TRUE(slipsOf(*match, match->path(2), nothing).empty());
    EXPECT_EQ(courseOf(*match, match->path(2), nothing, Side::One),
              std::vector<std::optional<Point>>(3));
}

TEST(ReviewOfAGame, AFinishedPositionIsKnownWithoutAnAnalysis) {
    const auto match = matchOfMoves("tic-tac-toe", ".../.../... X", {"a1", "b1", "a2", "b2", "a3"});
    const Known nothing = [](Match::Node) { return nullptr; };
    EXPECT_EQ(courseOf(*match, match->path(5), nothing, Side::One).back(),
              (Point{Outcome::Win, true}));
    EXPECT_EQ(courseOf(*match, match->path(5), nothing, Side::Two).back(),
              (Point{Outcome::Loss, true}));
    const auto drawn = matchOfMoves("tic-tac-toe", ".../.../... X",
                                    {"a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"});
    for (const Side view : {Side::One, Side::Two})
        EXPECT_EQ(courseOf(*drawn, drawn->path(9), nothing, view).back(),
                  (Point{Outcome::Draw, true}));
}

// Empty cells count for the winner, as in an analysis of the same position.
TEST(ReviewOfAGame, AFinishedPositionHasTheScoreThatAnAnalysisGivesIt) {
    const auto match = matchOfMoves(
        "reversi", ".XO...../......../......../......../......../......../......../........ O",
        {"a1"});
    const Known nothing = [](Match::Node) { return nullptr; };
    for (const auto& [view, score] : {std::pair{Side::One, -64}, {Side::Two, 64}}) {
        const auto course = courseOf(*match, match->path(1), nothing, view);
        EXPECT_EQ(course.back()->score, score);
        EXPECT_TRUE(course.back()->exact);
    }
    Analysis analysis;
    match->game().makeAnalyst()(*match, 1, Patience::Bounded)({},
                                                              [&](Analysis a) { analysis = a; });
    EXPECT_EQ(std::abs(*analysis.position.score), 64);
}

TEST(ReviewOfAGame, AGuessIsNoPointOfItsCourse) {
    const auto match = matchOfMoves("tic-tac-toe", ".../.../... X", {"a1"});
    Analysis analysis{.position = {.outcome = Outcome::Win, .exact = false}};
    const Known same = [&](Match::Node) { return &analysis; };
    EXPECT_EQ(courseOf(*match, match->path(1), same, Side::One),
              std::vector<std::optional<Point>>(2));
    analysis.position.score = 2; // an estimate is one
    analysis.depth = 7;
    for (const auto& point : courseOf(*match, match->path(1), same, Side::One)) {
        ASSERT_TRUE(point);
        EXPECT_EQ(point->depth, 7);
    }
}

} // namespace bouton::testing
