// SPDX-License-Identifier: MIT

// The hints of one game, and how they are counted.

#include "session/hints_given.h"

#include <gtest/gtest.h>

#include "session/match_to_walk.h"
#include "session/values/saved_game.h"

namespace bouton::testing {

namespace {

// What is known of the position on the board.
Analysis analysisOf(const Match& match) {
    Analysis analysis;
    match.game().makeAnalyst()(match, match.current(), Patience::Bounded)(
        {}, [&](Analysis news) { analysis = std::move(news); });
    return analysis;
}

} // namespace

TEST(HintsGiven, GoOnWhereTheyStoppedAndUndoTakesNoneBack) {
    const auto match = matchOf();
    const Analysis analysis = analysisOf(*match);
    const Hints all = hintsFor(*match, 0, analysis);
    HintsGiven hints;
    EXPECT_FALSE(hints.any());
    EXPECT_EQ(hints.give(*match, analysis), all[0]);
    EXPECT_EQ(hints.give(*match, analysis), all[1]);
    match->play("a1").value();
    (void)hints.give(*match, analysisOf(*match));
    match->go(0);
    EXPECT_EQ(hints.give(*match, analysis), all[2]);
    EXPECT_TRUE(hints.left(0));
    EXPECT_EQ(hints.give(*match, analysis), all[3]);
    EXPECT_FALSE(hints.left(0));
    EXPECT_TRUE(hints.left(1));
    EXPECT_EQ(hints.used(Side::One), 4);
    EXPECT_EQ(hints.used(Side::Two), 1);
    EXPECT_TRUE(hints.any());
}

TEST(HintsGiven, ThereIsOneWhereThePositionIsLost) {
    const auto match = matchOf({"a1", "a2"});
    match->play("b2").value();
    const Analysis analysis = analysisOf(*match);
    ASSERT_EQ(analysis.position.outcome, Outcome::Loss);
    HintsGiven hints;
    EXPECT_TRUE(hints.left(match->current()));
    EXPECT_FALSE(hints.give(*match, analysis).empty());
    EXPECT_FALSE(hints.left(match->current()));
    EXPECT_EQ(hints.used(Side::Two), 1);
}

TEST(HintsGiven, OneThatIsWantedIsNoMoreWantedWhenItIsGiven) {
    const auto match = matchOf();
    HintsGiven hints;
    hints.want(true);
    EXPECT_TRUE(hints.wanted());
    (void)hints.give(*match, analysisOf(*match));
    EXPECT_FALSE(hints.wanted());
}

// The same moves, with other values: an estimate at depth 5, or the truth.
TEST(HintsGiven, OneThatWasNotSoIsSaidAnewWhenTheAnswerIsFinalAndOneThatWasSoIsNot) {
    const auto match = matchOf({"a1"}); // only the centre keeps the draw
    const Analysis truth = analysisOf(*match);
    ASSERT_EQ(truth.position.outcome, Outcome::Draw);
    Analysis estimate = truth;
    estimate.depth = 5;
    estimate.line = {"b1"};
    estimate.position = {.outcome = Outcome::Loss, .exact = false, .score = -9};
    for (Value& move : estimate.moves)
        move = estimate.position;
    HintsGiven wrong;
    for (int i = 0; i < 4; ++i)
        (void)wrong.give(*match, estimate, false);
    ASSERT_TRUE(wrong.isOpen(1));
    const auto corrections = wrong.close(*match, truth);
    EXPECT_FALSE(wrong.isOpen(1));
    ASSERT_EQ(corrections.size(), 3u) << "who wins, the move, and why; the move says where to look";
    EXPECT_EQ(english(corrections[0]), "With best play this is a draw.");
    EXPECT_EQ(english(corrections[1]), "b2 keeps the draw.");
    EXPECT_EQ(corrections[2], hintsFor(*match, 1, truth)[3]);
    EXPECT_EQ(wrong.named(), (Clicks{{1, 1}}));
    EXPECT_EQ(wrong.used(Side::Two), 4);

    estimate.line = {"b2"};
    for (Value* value : {&estimate.position, &estimate.moves[match->moves(1).size() / 2]})
        *value = {.outcome = Outcome::Win, .exact = false, .score = 1};
    HintsGiven right;
    for (int i = 0; i < 4; ++i)
        (void)right.give(*match, estimate, false);
    EXPECT_TRUE(right.close(*match, truth).empty()) << "about even, by the centre";
    EXPECT_FALSE(right.isOpen(1));
}

TEST(HintsGiven, AFileBringsThemBack) {
    const auto match = matchOf({"a1"});
    HintsGiven hints;
    const Analysis analysis = analysisOf(*match);
    Phrase last;
    for (int i = 0; i < 3; ++i)
        last = hints.give(*match, analysis);
    const std::vector<Match::Node> nodes = treeOf(*match).nodes;
    SavedGame game = savedFrom(*match);
    hints.save(game, nodes);
    EXPECT_EQ(game.positions[1].hints, 3u);
    game.positions[0].hints = 99; // of a file that somebody wrote
    game.messages = {{Message::Kind::Hint, Side::Two, last}};
    HintsGiven back = HintsGiven::restored(game, nodes);
    EXPECT_EQ(back.used(Side::Two), 3);
    EXPECT_TRUE(back.left(1));
    EXPECT_FALSE(back.left(0));
    EXPECT_EQ(back.named(), last.where);
    game.messages.push_back({Message::Kind::Notice, std::nullopt, {"Back at the start."}});
    EXPECT_TRUE(HintsGiven::restored(game, nodes).named().empty());
}

} // namespace bouton::testing
