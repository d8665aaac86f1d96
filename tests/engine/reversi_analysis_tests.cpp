// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <tuple>

#include "engine/contract/analyst_contract.h"
#include "engine/reversi_plain.h"
#include "games/reversi/reversi.h"
#include "games/reversi/searcher.h"

namespace bouton::testing {

namespace {

// A position of a random game with about this many empty cells. The side to move may have to pass,
// or the game may be over.
Reversi::State endgame(Random& random, int empty) {
    const auto past = randomGame<Reversi>({}, random);
    for (const Reversi::State& state : past.states)
        if (reversi::count(state.board.empty()) <= empty)
            return state;
    return past.now();
}

Reversi::State stateOf(std::string_view text) { return positionOf<Reversi>(text); }

Outcome outcomeOf(int score) {
    return score > 0 ? Outcome::Win : score < 0 ? Outcome::Loss : Outcome::Draw;
}

const std::string middle =
    "......../......../..XXX.../..XOOX../..XXXO../...OX.../......../........ O";

std::vector<Analysis> posts(const Reversi::State& state, std::stop_token stop = {},
                            Patience patience = Patience::Bounded) {
    std::vector<Analysis> all;
    Reversi::analyst()({{state}, {}}, patience, std::move(stop),
                       [&](Analysis analysis) { all.push_back(std::move(analysis)); });
    return all;
}

} // namespace

// One analyst keeps its table from look to look, forwards, backwards and after looks without end.
TEST(ReversiAnalysis, OfABoundedLookIsTheSameWhateverWasLookedAtBefore) {
    Random random(77);
    const auto past = randomGame<Reversi>({}, random);
    std::vector<Reversi::State> states;
    for (const std::size_t ply : {20u, 21u, 44u, 50u})
        states.push_back(past.states[ply]);
    const Analyst<Reversi> analyst = Reversi::analyst();
    const auto last = [&](const Reversi::State& state, Patience patience) {
        std::stop_source source;
        Analysis found;
        analyst({{state}, {}}, patience, source.get_token(), [&](Analysis analysis) {
            found = std::move(analysis);
            if (patience == Patience::Endless && found.depth >= 6)
                source.request_stop();
        });
        return found;
    };
    for (const Patience patience : {Patience::Glance, Patience::Bounded}) {
        std::vector<Analysis> forwards;
        for (const Reversi::State& state : states)
            forwards.push_back(last(state, patience));
        for (std::size_t i = states.size(); i-- > 0;) {
            last(states[i], Patience::Endless);
            ASSERT_EQ(last(states[i], patience), forwards[i]);
            ASSERT_EQ(posts(states[i], {}, patience).back(), forwards[i]) << "and anew";
        }
    }
}

TEST(ReversiAnalysis, GlancesAreEstimatesUnlessTheBoundAlwaysProvesAll) {
    Random random(78);
    EXPECT_FALSE(posts(stateOf(middle), {}, Patience::Glance).back().position.exact);
    const Reversi::State late = endgame(random, 12);
    EXPECT_EQ(posts(late, {}, Patience::Glance).back(), posts(late).back());
    EXPECT_LT(posts(stateOf(middle), {}, Patience::Glance).back().depth,
              posts(stateOf(middle)).back().depth);
}

TEST(ReversiAnalysis, EndgamesAreExactAndEqualBruteForce) {
    Random random(40);
    const Analyst<Reversi> analyst = Reversi::analyst();
    for (int i = 0; i < 300; ++i) {
        const Reversi::State state = endgame(random, random.between(0, 8));
        Analysis last;
        analyst({{state}, {}}, Patience::Bounded, {},
                [&](Analysis analysis) { last = std::move(analysis); });
        const int truth = plainScore(state.board);
        ASSERT_TRUE(last.position.exact);
        ASSERT_EQ(last.position.score, truth);
        ASSERT_EQ(last.position.outcome, outcomeOf(truth));
        const auto moves = Reversi::moves(state);
        ASSERT_EQ(last.moves.size(), moves.size());
        for (std::size_t m = 0; m < moves.size(); ++m) {
            const int score = -plainScore(reversi::after(state.board, moves[m]));
            ASSERT_TRUE(last.moves[m].exact);
            ASSERT_EQ(last.moves[m].score, score);
            ASSERT_EQ(last.moves[m].outcome, outcomeOf(score));
        }
    }
}

TEST(ReversiAnalysis, AnExactLineEndsTheGameWithTheScore) {
    Random random(41);
    for (int i = 0; i < 40; ++i) {
        const Reversi::State state = endgame(random, random.between(1, 12));
        const Analysis last = posts(state).back();
        MatchOf<Reversi> match(state);
        for (const std::string& move : last.line)
            ASSERT_TRUE(match.play(move));
        const auto end = match.past().now();
        ASSERT_TRUE(Reversi::result(end));
        const int score = reversi::finalScore(end.board);
        ASSERT_EQ(end.toMove == state.toMove ? score : -score, last.position.score);
    }
}

TEST(ReversiAnalysis, EstimatesDeepenAndAreMarkedAsSuch) {
    const std::vector<Analysis> all = posts({});
    ASSERT_GE(all.size(), 5u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].depth, static_cast<int>(i) + 1);
        EXPECT_GE(all[i].line.size(), i + 1);
        EXPECT_FALSE(all[i].position.exact);
        int best = INT_MIN;
        for (const Value& move : all[i].moves) {
            EXPECT_FALSE(move.exact);
            EXPECT_EQ(move.outcome, outcomeOf(*move.score));
            best = std::max(best, *move.score);
        }
        EXPECT_EQ(all[i].position.score, best);
    }
}

// The four first moves are the same move, turned and reflected.
TEST(ReversiAnalysis, MovesThatSymmetryMakesOneAreEstimatedAlike) {
    for (const Analysis& analysis : posts({reversi::startBoard, Side::One})) {
        ASSERT_EQ(analysis.moves.size(), 4u);
        for (const Value& move : analysis.moves)
            EXPECT_EQ(move.score, analysis.position.score) << analysis.depth;
    }
}

TEST(ReversiAnalysis, AnEndlessOneEndsWhenEveryMoveIsExactAndAgreesWithBruteForce) {
    Random random(43);
    for (int i = 0; i < 60; ++i) {
        const Reversi::State state = endgame(random, random.between(1, 8));
        if (Reversi::result(state))
            continue;
        const std::vector<Analysis> all = posts(state, {}, Patience::Endless);
        const auto moves = Reversi::moves(state);
        ASSERT_TRUE(all.back().position.exact);
        ASSERT_EQ(all.back().position.score, plainScore(state.board));
        ASSERT_EQ(all.back().moves.size(), moves.size());
        for (std::size_t m = 0; m < moves.size(); ++m) {
            ASSERT_TRUE(all.back().moves[m].exact);
            ASSERT_EQ(all.back().moves[m].score,
                      -plainScore(reversi::after(state.board, moves[m])));
        }
    }
}

TEST(ReversiAnalysis, AnEndlessOneDeepensThenProvesTheBestMoveThenTheOthersOneByOne) {
    Random random(44);
    const Reversi::State state = endgame(random, 15);
    const std::vector<Analysis> all = posts(state, {}, Patience::Endless);
    const auto proven = [](const Analysis& analysis) {
        return std::ranges::count_if(analysis.moves, &Value::exact);
    };
    const auto moves = static_cast<std::ptrdiff_t>(all.back().moves.size());
    ASSERT_GT(moves, 2);
    const auto solved = std::ranges::find(
        all, true, [](const Analysis& analysis) { return analysis.position.exact; });
    for (auto at = all.begin(); at != solved; ++at) {
        EXPECT_EQ(proven(*at), 0);
        EXPECT_GE(at->depth, at == all.begin() ? 1 : (at - 1)->depth);
    }
    EXPECT_EQ((solved - 1)->depth, 15) << "to the end, without unlikely moves";
    EXPECT_LT(proven(*solved), moves) << "the best move and its score come first";
    const Analysis exact = posts(state).back();
    for (auto at = solved; at != all.end(); ++at) {
        EXPECT_EQ(at->position, exact.position);
        EXPECT_GE(proven(*at), at == solved ? 1 : proven(*(at - 1)));
        EXPECT_EQ(at->line.front(), solved->line.front());
        for (std::size_t i = 0; i < at->moves.size(); ++i) {
            if (at->moves[i].exact) {
                EXPECT_EQ(at->moves[i], exact.moves[i]);
            } else {
                EXPECT_LT(*at->moves[i].score, *at->position.score) << "not the best by chance";
            }
        }
    }
    EXPECT_EQ(proven(all.back()), moves);
    EXPECT_EQ(all.back().depth, 15);
    EXPECT_EQ(all.back().moves, exact.moves);
}

// The best move is the first of a line that ends the game with the score.
TEST(ReversiAnalysis, ALineOfAnEndlessOneEndsTheGameWithTheScore) {
    Random random(45);
    for (int i = 0; i < 20; ++i) {
        const Reversi::State state = endgame(random, random.between(1, 16));
        if (Reversi::result(state))
            continue;
        const Analysis last = posts(state, {}, Patience::Endless).back();
        MatchOf<Reversi> match(state);
        for (const std::string& move : last.line)
            ASSERT_TRUE(match.play(move)) << move;
        const Reversi::State end = match.past().now();
        ASSERT_TRUE(Reversi::result(end));
        const int score = reversi::finalScore(end.board);
        EXPECT_EQ(end.toMove == state.toMove ? score : -score, last.position.score);
    }
}

TEST(ReversiAnalysis, SaysFrom27EmptyCellsOnThatAProofTakesLongAndFrom35ThatItMayNeverEnd) {
    const Reversi::State start{};
    EXPECT_EQ(posts(start).back().reach, Analysis::Reach::PerhapsNever);
    using enum Analysis::Reach;
    for (const auto& [empty, reach] : {std::pair(26, Soon), std::pair(27, Long),
                                       std::pair(34, Long), std::pair(35, PerhapsNever)}) {
        Random random(47);
        Reversi::State state = endgame(random, empty);
        while (reversi::count(state.board.empty()) != empty || Reversi::result(state))
            state = endgame(random, empty);
        EXPECT_EQ(posts(state).back().reach, reach) << empty;
    }
}

// It posts what it finds, and the nodes are those of the last question to its token.
TEST(ReversiAnalysis, AnEndlessOneGoesOnWithWhatItKnowsOfTheSameBoard) {
    const Analyst<Reversi> analyst = Reversi::analyst();
    const auto nodesFor = [&](const Reversi::State& state) {
        std::uint64_t nodes = 0;
        std::stop_source stop;
        Poll::onAsk = [&](std::uint64_t now) { nodes = now; };
        analyst({{state}, {}}, Patience::Endless, stop.get_token(), [&](const Analysis& news) {
            if (news.depth == 7)
                stop.request_stop();
        });
        Poll::onAsk = nullptr;
        return nodes;
    };
    const std::uint64_t first = nodesFor(stateOf(middle)), again = nodesFor(stateOf(middle));
    EXPECT_LT(again, first * 2 / 3);
    nodesFor({});
    EXPECT_EQ(nodesFor(stateOf(middle)), first) << "another board came between";
}

TEST(ReversiAnalysis, ABoundedOneLooksAFewPliesAheadAndThenSolvesOrGoesOn) {
    Random random(46);
    const auto depths = [](const Reversi::State& state, Patience patience) {
        std::vector<int> all;
        for (const Analysis& news : posts(state, {}, patience))
            all.push_back(news.depth);
        return all;
    };
    const Reversi::State late = endgame(random, 14);
    const int empty = reversi::count(late.board.empty());
    EXPECT_EQ(depths(late, Patience::Bounded), (std::vector{1, 2, 3, 4, empty}));
    EXPECT_EQ(depths(stateOf(middle), Patience::Bounded)[4], 5);
    for (const int least : {12, 13}) {
        Reversi::State state = endgame(random, least);
        while (reversi::count(state.board.empty()) != least || Reversi::result(state))
            state = endgame(random, least);
        EXPECT_EQ(posts(state, {}, Patience::Glance).back().position.exact, least == 12) << least;
    }
}

TEST(ReversiAnalysis, ABoundedOneDoesNotDependOnAnEndlessOne) {
    const Reversi::State state = stateOf(middle);
    const Analyst<Reversi> analyst = Reversi::analyst();
    const auto last = [&](Patience patience, int depth) {
        std::stop_source source;
        Analysis last;
        analyst({{state}, {}}, patience, source.get_token(), [&](Analysis analysis) {
            last = std::move(analysis);
            if (last.depth == depth)
                source.request_stop();
        });
        return last;
    };
    const Analysis before = last(Patience::Bounded, -1);
    EXPECT_GT(last(Patience::Endless, before.depth + 1).depth, before.depth);
    EXPECT_EQ(last(Patience::Bounded, -1), before);
}

TEST(ReversiAnalysis, KnowsAPassAFinishedGameAndATinyTreeOnAnEmptyBoard) {
    const std::string rest = "/......../......../......../......../......../......../........";
    const auto pass = posts(stateOf("OX......" + rest + " X")).back();
    EXPECT_EQ(pass.moves.size(), 1u);
    EXPECT_EQ(pass.line, (std::vector<std::string>{"pass", "c1"}));
    EXPECT_TRUE(pass.position.exact);
    EXPECT_EQ(pass.position.score, -64);
    const auto over = posts(stateOf("XXX....." + rest + " O"));
    ASSERT_EQ(over.size(), 1u);
    EXPECT_TRUE(over[0].moves.empty());
    EXPECT_TRUE(over[0].position.exact);
    EXPECT_EQ(over[0].position.score, -64);
}

TEST(ReversiAnalysis, StoppedBeforeItBeginsItPostsNothing) {
    EXPECT_TRUE(posts({}, alreadyStopped()).empty());
}

} // namespace bouton::testing
