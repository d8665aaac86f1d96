// SPDX-License-Identifier: MIT
#include "explain/hints.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "engine/studied.h"
#include "explain/why.h"
#include "games/catalogue.h"

namespace bouton::testing {

namespace {

std::vector<std::string> hintsAt(const char* game, const char* position) {
    const Studied studied(matchFrom(*gameNamed(game).value(), position).value());
    std::vector<std::string> all;
    for (const Phrase& hint : hintsFor(*studied.match, 0, *studied.of(0)))
        if (!hint.empty())
            all.push_back(english(hint));
    return all;
}

int nimSumOf(const std::string& numbers) {
    std::istringstream text(numbers);
    int sum = 0;
    for (std::string number; std::getline(text, number, ',');)
        sum ^= std::stoi(number);
    return sum;
}

} // namespace

template <class G> class HintsOf : public ::testing::Test {
protected:
    template <class Check> void atRandomPositions(Check check) {
        Random random(17);
        for (int i = 0; i < 20; ++i) {
            const Studied game(
                randomMatch(std::make_unique<MatchOf<G>>(tinyStart<G>(random)), random));
            for (Match::Node node = 0; node < game.match->size(); ++node)
                if (!game.match->result(node)) {
                    SCOPED_TRACE(game.match->position(node));
                    check(*game.match, node, *game.of(node),
                          hintsFor(*game.match, node, *game.of(node)));
                }
        }
    }
    // The truth after a move, for the side that makes it.
    static Outcome truthAfter(Match& match, Match::Node node, std::size_t move) {
        match.go(node);
        const Match::Node next = match.play(move);
        const Outcome outcome = truthAt<G>(match, next);
        return match.toMove(next) == match.toMove(node) ? outcome : opposite(outcome);
    }
};
TYPED_TEST_SUITE(HintsOf, AllGames);

TYPED_TEST(HintsOf, FirstSayWhetherThePositionIsWonOrLost) {
    this->atRandomPositions(
        [](const Match& match, Match::Node node, const Analysis&, const Hints& hints) {
            const std::string text = english(hints[0]);
            const Outcome outcome = truthAt<TypeParam>(match, node);
            EXPECT_EQ(text.contains("can win"), outcome == Outcome::Win) << text;
            EXPECT_EQ(text.contains("draw"), outcome == Outcome::Draw) << text;
            EXPECT_EQ(text.contains("loses"), outcome == Outcome::Loss) << text;
            EXPECT_TRUE(hints[0].where.empty() || hints[1].empty()) << "that would tell more";
        });
}

TYPED_TEST(HintsOf, ThenLightAPartThatHasTheMoveNamedNext) {
    this->atRandomPositions([](const Match&, Match::Node, const Analysis&, const Hints& hints) {
        for (const Cell cell : hints[2].where)
            if (!hints[1].where.empty()) {
                EXPECT_NE(std::ranges::find(hints[1].where, cell), hints[1].where.end())
                    << english(hints[1]) << ' ' << english(hints[2]);
            }
    });
}

TYPED_TEST(HintsOf, CountTheMovesThatKeepTheValue) {
    this->atRandomPositions(
        [this](const Match& match, Match::Node node, const Analysis&, const Hints& hints) {
            if (hints[1].args.size() != 2)
                return;
            const auto copy = TypeParam::read(match.picture(node)).value();
            MatchOf<TypeParam> own(copy);
            const std::size_t all = own.moves(0).size();
            std::size_t good = 0;
            for (std::size_t i = 0; i < all; ++i)
                good += this->truthAfter(own, 0, i) == truth<TypeParam>(copy);
            EXPECT_EQ(hints[1].args[0], std::to_string(good));
            EXPECT_EQ(hints[1].args[1], std::to_string(all));
        });
}

TYPED_TEST(HintsOf, NameAMoveThatKeepsTheValue) {
    this->atRandomPositions(
        [this](const Match& match, Match::Node node, const Analysis& analysis, const Hints& hints) {
            if (hints[1].empty())
                return;
            MatchOf<TypeParam> own(TypeParam::read(match.picture(node)).value());
            const std::size_t move = hintedMove(match, node, analysis);
            EXPECT_EQ(own.moves(0)[move].text, hints[2].args[0]);
            EXPECT_EQ(this->truthAfter(own, 0, move), truthAt<TypeParam>(match, node));
        });
}

TYPED_TEST(HintsOf, ExplainWithNumbersThatAddUp) {
    this->atRandomPositions(
        [](const Match&, Match::Node, const Analysis& analysis, const Hints& hints) {
            EXPECT_EQ(hints[3].empty(), hints[1].empty());
            EXPECT_EQ(hints[3].where, hints[2].where);
            if (!analysis.position.nimber || hints[3].empty())
                return;
            const auto& args = hints[3].args;
            if (args.size() == 4) {
                EXPECT_EQ(std::stoi(args[1]) ^ std::stoi(args[2]) ^ std::stoi(args[3]), 0);
                EXPECT_EQ(std::stoi(args[3]), *analysis.position.nimber);
            } else if (std::string_view(hints[3].text).contains("nim-sum 0")) {
                EXPECT_EQ(nimSumOf(args[0]), 0);
            }
        });
}

TEST(Hints, OfTowersNameTheColumnAndAnAdvance) {
    // The gaps are 1 and 3. Only column b can be brought down to 1.
    EXPECT_EQ(hintsAt("towers", "GG/../R./../.R G"),
              (std::vector<std::string>{"Green is to move and can win.",
                                        "All winning moves are in column b.", "b3 wins.",
                                        "3 to 1 in column b brings the nim-sum to 0."}));
}

// Gaps 2 and 3 are made equal by a retreat in a, which comes first in the order, or an advance in
// b.
TEST(Hints, OfTowersPreferAnAdvanceToARetreat) {
    const Studied studied(matchFrom(*gameNamed("towers").value(), ".G/../G./../.R/R. G").value());
    std::vector<std::string> wins;
    const auto moves = studied.match->moves(0);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (studied.of(0)->moves[i].outcome == Outcome::Win)
            wins.push_back(moves[i].text);
    ASSERT_EQ(wins, (std::vector<std::string>{"a2", "b2"}));
    EXPECT_EQ(moves[hintedMove(*studied.match, 0, *studied.of(0))].text, "b2");
}

TEST(Hints, OfTowersNameAndLightEveryColumnInWhichAMoveWins) {
    const auto match = matchFrom(*gameNamed("towers").value(), ".G/../G./../.R/R. G").value();
    const Studied studied(matchFrom(match->game(), match->position(0)).value());
    const Phrase hint = hintsFor(*studied.match, 0, *studied.of(0))[1];
    EXPECT_EQ(english(hint), "All winning moves are in columns a, b.");
    Clicks cells;
    for (const Summand& row : summandsOf(*match, 0, *studied.of(0)))
        cells.insert(cells.end(), row.cells.begin(), row.cells.end());
    EXPECT_EQ(hint.where, cells);
}

TEST(Hints, OfAForcedLineSayItAsFarAsItIsKnown) {
    const auto match = gameNamed("tic-tac-toe").value()->standard({}).value();
    Analysis analysis{.position = {.outcome = Outcome::Draw},
                      .moves = std::vector(9, Value{.outcome = Outcome::Draw}),
                      .line = {"a1", "b2", "b1", "c1", "a3", "a2", "c2", "b3"}};
    const auto why = [&] { return english(hintsFor(*match, 0, analysis)[3]); };
    EXPECT_EQ(why(), "With best play the game goes a1 b2 b1 c1 a3 a2 c2 b3 and is drawn.");
    analysis.line = {"a1", "b2"};
    analysis.position.outcome = analysis.moves[0].outcome = Outcome::Win;
    EXPECT_EQ(why(), "With best play the game goes on a1 b2.");
    analysis.moves[0].remoteness = 1;
    EXPECT_EQ(why(), "With best play the game goes a1 b2, and X wins within 1 move.");
    const auto one =
        matchFrom(*gameNamed("reversi").value(), "XO....../......../......../......../"
                                                 "......../......../......../......XO X")
            .value();
    const Value value{.outcome = Outcome::Win, .score = 4};
    const Hints hints = hintsFor(*one, 0, {.position = value, .moves = {value}, .line = {"c1"}});
    EXPECT_EQ(english(hints[1]), "There is only one legal move.");
    EXPECT_EQ(english(hints[3]), "With best play the game goes on c1.");
}

TEST(Hints, OfALostPositionNameTheOnlyMove) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), "XOX/XOO/OX. X").value();
    const Value loss{.outcome = Outcome::Loss, .remoteness = 1};
    const Hints hints = hintsFor(*match, 0, {.position = loss, .moves = {loss}});
    EXPECT_EQ(english(hints[0]), "X loses against best play; c3 is the only move.");
    EXPECT_EQ(nameOf(hints[0].where), "c3");
    EXPECT_TRUE(hints[1].empty());
}

TEST(Hints, OfALostPositionAreOneAlone) {
    const auto one = [](const char* game, const char* position) {
        const auto all = hintsAt(game, position);
        return all.size() == 1 ? all.front() : std::to_string(all.size()) + " hints";
    };
    EXPECT_EQ(one("towers", "GG/../../RR G"), "Green loses against best play, whatever is played.");
    EXPECT_EQ(one("trojan-horse", "..../..../..../...H G"),
              "Green loses against best play; c2 holds out longest.");
    EXPECT_EQ(one("cards", "1:1/1:1 G"), "Green loses against best play; a1 holds out longest.");
    EXPECT_EQ(
        one("reversi", "OOOOOOOX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X"),
        "Dark loses against best play; a8 loses by the least.");
}

TEST(Hints, OfTheHorseCountTheWaysToGo) {
    EXPECT_EQ(hintsAt("trojan-horse", "...../...../....H/...../..... G"),
              (std::vector<std::string>{"Green is to move and can win.", "Moves that win: 1 of 2.",
                                        "d1 wins.", "From d1 there is no move left: Green wins."}));
}

TEST(Hints, OfTicTacToeEndWithTheForcedLine) {
    EXPECT_EQ(hintsAt("tic-tac-toe", "XO./.../... X"),
              (std::vector<std::string>{
                  "X is to move and can win.", "Moves that win: 3 of 7.", "a2 wins.",
                  "With best play the game goes a2 a3 b2 c1 c2, and X wins within 5 moves."}));
    EXPECT_EQ(hintsAt("tic-tac-toe", ".../.../... X"),
              (std::vector<std::string>{
                  "With best play this is a draw.", "Moves that keep the draw: 9 of 9.",
                  "a1 keeps the draw.",
                  "With best play the game goes a1 b2 b1 c1 a3 a2 c2 b3 ... and is drawn."}));
}

TEST(Hints, OfReversiNameTheQuarterAndSayWhatIsOnlyEstimated) {
    const Studied studied(gameNamed("reversi").value()->standard({}).value());
    const Hints hints = hintsFor(*studied.match, 0, *studied.of(0));
    EXPECT_TRUE(english(hints[0]).contains("seem")) << english(hints[0]);
    EXPECT_TRUE(english(hints[1]).contains("quarter")) << english(hints[1]);
    EXPECT_EQ(hints[1].where.size(), 16u);
    EXPECT_TRUE(english(hints[2]).contains("seems best")) << english(hints[2]);
    EXPECT_TRUE(english(hints[3]).contains("expected to go on")
                || english(hints[3]).contains("is as good"))
        << english(hints[3]);
}

TEST(Hints, WithoutALineSayWhatTheBestMoveComesTo) {
    const auto match = gameNamed("reversi").value()->standard({}).value();
    const auto value = [](int score) {
        return Value{.outcome = Outcome::Win, .exact = true, .score = score};
    };
    const Analysis analysis{.position = value(8),
                            .moves = {value(2), value(4), value(8), value(6)}};
    EXPECT_EQ(english(hintsFor(*match, 0, analysis)[3]), english(whyMove(*match, 0, 2, analysis)));
}

TEST(Hints, WhereThereIsOneMoveNameIt) {
    const auto hints = hintsAt("tic-tac-toe", "XOX/XOO/OX. X");
    EXPECT_EQ(hints[1], "There is only one legal move.");
    EXPECT_EQ(hints[2], "It is c3.");
}

// As on a board of Grid Nim that is too large to be solved.
TEST(Hints, SayNothingOfMovesWhereNothingIsKnown) {
    const auto match = matchFrom(*gameNamed("grid-nim").value(), ".../.../... G").value();
    const std::size_t count = match->moves(0).size();
    const Value guess{.outcome = Outcome::Loss, .exact = false};
    Analysis analysis{.position = {.outcome = Outcome::Win, .exact = false},
                      .moves = std::vector(count, guess),
                      .decisive = true};
    const Hints guessed = hintsFor(*match, 0, analysis);
    EXPECT_EQ(english(guessed[0]), "It is not known who wins with best play.");
    EXPECT_TRUE(guessed[1].empty());
    analysis.position = analysis.moves[0] = {.outcome = Outcome::Win};
    EXPECT_EQ(english(hintsFor(*match, 0, analysis)[1]),
              "Moves that are known to win: 1 of " + std::to_string(count) + ".");
    analysis.moves.assign(count, {.outcome = Outcome::Loss});
    analysis.moves[0] = {.outcome = Outcome::Win};
    const Hints known = hintsFor(*match, 0, analysis);
    EXPECT_EQ(english(known[1]), "Moves that win: 1 of " + std::to_string(count) + ".");
    EXPECT_EQ(english(known[3]), "With best play Green wins.");
}

TEST(Hints, OfASumCountTheMovesWhereNobodyKnowsInWhichPartOneWins) {
    const Studied studied(matchFrom(*gameNamed("towers").value(), "GG/../R./../.R G").value());
    Analysis analysis = *studied.of(0);
    const auto second = [&] { return english(hintsFor(*studied.match, 0, analysis)[1]); };
    const std::string all = std::to_string(analysis.moves.size());
    const auto win = std::ranges::find(analysis.moves, Outcome::Win, &Value::outcome);
    ASSERT_NE(win, analysis.moves.end());
    win->part = -1;
    win->partNimber.reset();
    EXPECT_EQ(second(), "Moves that win: 1 of " + all + ".");
    for (Value& move : analysis.moves)
        move = {.outcome = Outcome::Loss, .exact = false};
    EXPECT_EQ(second(), "Moves that are known to win: 0 of " + all + ".");
}

TEST(Hints, OfEquallyGoodMovesPreferAnAdvanceBeforeAMoveOfWhichNothingIsKnown) {
    const auto match = matchFrom(*gameNamed("towers").value(), "GG/../R./../.R G").value();
    const Analysis analysis{.position = {.outcome = Outcome::Win, .nimber = 1},
                            .moves = std::vector(match->moves(0).size(), Value{}),
                            .parts = {{{{0, 0}}, 2}, {{{0, 1}}, 3}}};
    ASSERT_GE(analysis.moves.size(), 3u);
    const Value retreat{.outcome = Outcome::Win, .part = 0, .partNimber = 3},
        advance{.outcome = Outcome::Win, .part = 1, .partNimber = 2};
    const auto chosen = [&](const Value& one, const Value& two, const Value& three) {
        Analysis of = analysis;
        of.moves[0] = one;
        of.moves[1] = two;
        of.moves[2] = three;
        return hintedMove(*match, 0, of);
    };
    EXPECT_EQ(chosen(retreat, retreat, advance), 2u);
    EXPECT_EQ(chosen(advance, retreat, advance), 0u);
    Value same = retreat;
    same.partNimber = 2; // as many as before
    EXPECT_EQ(chosen(same, same, advance), 2u);
    Value unknown = advance;
    for (const int part : {-1, 2}) {
        unknown.part = part;
        EXPECT_EQ(chosen(retreat, unknown, advance), 0u) << part;
    }
    unknown = advance;
    unknown.partNimber.reset();
    EXPECT_EQ(chosen(retreat, unknown, advance), 0u);
    Value worse = advance;
    worse.outcome = Outcome::Loss;
    EXPECT_EQ(chosen(retreat, retreat, worse), 0u);
}

TEST(Hints, WhereTheMovesHaveNoValuesSayWhatThePositionIsWorth) {
    const auto match = matchFrom(*gameNamed("towers").value(), "GG/../R./../.R G").value();
    const Analysis lost{.position = {.outcome = Outcome::Loss}};
    for (const auto& game :
         {matchFrom(match->game(), "G/R/./. G"), matchFrom(match->game(), "GG/../R./../.R G")}) {
        ASSERT_TRUE(game);
        const Hints hints = hintsFor(**game, 0, lost);
        EXPECT_EQ(english(hints[0]), "Green is to move and loses against best play.");
        EXPECT_TRUE(hints[1].empty());
        EXPECT_EQ(hintedMove(**game, 0, lost), 0u);
    }
}

TEST(Hints, OfAScoreSayHowFarAheadItIsAndHowMuchWorseTheNextMove) {
    const auto match = gameNamed("reversi").value()->standard({}).value();
    const auto value = [](int score, bool exact) {
        return Value{
            .outcome = score > 0 ? Outcome::Win : Outcome::Loss, .exact = exact, .score = score};
    };
    const auto all = [&](int position, const std::vector<int>& moves, bool exact = false) {
        Analysis analysis{.position = value(position, exact), .line = {"c4", "e3"}};
        for (const int move : moves)
            analysis.moves.push_back(value(move, exact));
        std::string text;
        for (const Phrase& hint : hintsFor(*match, 0, analysis))
            text += english(hint) + '\n';
        return text;
    };
    const std::string left = "The best move is in the upper left quarter.\n";
    EXPECT_EQ(all(4, {2, 4, -3, 1}),
              "Dark seems to be ahead by about 4 discs.\n" + left
                  + "c4 seems best.\nThe game is expected to go on c4 e3; the next best move, d3, "
                    "seems 2 discs worse.\n");
    EXPECT_EQ(all(-4, {-4, -4, -5, -6}),
              "Dark seems to be behind by about 4 discs.\n" + left
                  + "c4 seems best.\nThe game is expected to go on c4 e3; d3 seems as good.\n");
    EXPECT_EQ(all(1, {0, 1, 0, 0}),
              "It seems about even.\n" + left
                  + "c4 seems best.\nThe game is expected to go on c4 e3; the next best move, d3, "
                    "seems 1 disc worse.\n");
    EXPECT_EQ(
        all(4, {2, 4, 3, 1}, true),
        "Dark is to move and can win.\n" + left
            + "c4 is best.\nWith best play the game goes on c4 e3; the next best move, f5, is "
              "1 disc worse.\n");
}

TEST(Hints, LightTheQuarterOfTheBoardThatTheyName) {
    const auto match = gameNamed("reversi").value()->standard({}).value();
    const auto quarter = [&](const std::string& best) {
        const Value even{.outcome = Outcome::Draw, .exact = false, .score = 0};
        const Match::Node node = match->current();
        const Analysis analysis{.position = even,
                                .moves = std::vector(match->moves(node).size(), even),
                                .line = {best}};
        const Phrase hint = hintsFor(*match, node, analysis)[1];
        EXPECT_EQ(hint.where.size(), 16u);
        return english(hint) + ' ' + nameOf(hint.where.front()) + ' ' + nameOf(hint.where.back());
    };
    EXPECT_EQ(quarter("d3"), "The best move is in the upper left quarter. a1 d4");
    EXPECT_EQ(quarter("f5"), "The best move is in the lower right quarter. e5 h8");
    ASSERT_TRUE(match->play(std::string_view("f5")));
    EXPECT_EQ(quarter("f4"), "The best move is in the upper right quarter. e1 h4");
    EXPECT_EQ(quarter("d6"), "The best move is in the lower left quarter. a5 d8");
}

} // namespace bouton::testing
