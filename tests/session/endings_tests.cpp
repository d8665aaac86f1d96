// SPDX-License-Identifier: MIT

// How a game comes to its ends.

#include "session/endings.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "session/match_to_walk.h"
#include "session/values/saved_game.h"

namespace bouton::testing {

namespace {

using FirstEnd = SavedGame::FirstEnd;

const std::vector<std::string_view> wonInFive{"a1", "a2", "b1", "b2", "c1"};
constexpr Forfeit resigned{Side::One, Forfeit::Why::Resigned};

} // namespace

TEST(Endings, TheResultIsThatOfTheRulesOrOfTheForfeit) {
    Endings endings;
    EXPECT_FALSE(endings.result(*matchOf(), 0));
    EXPECT_EQ(endings.result(*matchOf(wonInFive), 5), Result{Side::One});
    const auto match = matchOf({"a1", "b2"});
    endings.forfeit(*match, resigned);
    EXPECT_EQ(endings.forfeited(*match), resigned);
    match->go(1);
    EXPECT_FALSE(endings.forfeited(*match)) << "it is of the position where it was";
    EXPECT_FALSE(endings.result(*match, 1));
    EXPECT_EQ(endings.result(*match, 2), Result{Side::Two});
}

TEST(Endings, ALineEndsLaterWhereItEndedByWhatever) {
    const auto match = matchOf({"a1", "b2"});
    Endings endings;
    match->go(0);
    EXPECT_FALSE(endings.endsLater(*match)) << "it is being played";
    match->go(2);
    endings.forfeit(*match, resigned);
    endings.end(*match, false);
    EXPECT_FALSE(endings.endsLater(*match)) << "it ends here";
    match->go(0);
    EXPECT_TRUE(endings.endsLater(*match));
    match->play("c3").value();
    match->go(0);
    EXPECT_FALSE(endings.endsLater(*match)) << "that line has no end yet";
    const auto whole = matchOf(wonInFive);
    whole->go(2);
    EXPECT_TRUE(Endings().endsLater(*whole)) << "the rules know this one";
}

TEST(Endings, AForfeitThatIsTakenBackLeavesNoEnd) {
    const auto match = matchOf({"a1", "b2"});
    Endings endings;
    endings.forfeit(*match, resigned);
    endings.end(*match, false);
    ASSERT_TRUE(endings.first());
    endings.takeBack(*match);
    EXPECT_FALSE(endings.forfeited(*match));
    EXPECT_FALSE(endings.first()) << "it was the only one";
    match->go(0);
    EXPECT_FALSE(endings.endsLater(*match));
}

TEST(Endings, AForfeitThatIsTakenBackLeavesTheFirstEndOfAnotherLine) {
    const auto match = matchOf(wonInFive);
    Endings endings;
    endings.end(*match, false);
    match->go(2);
    match->play("c3").value();
    endings.forfeit(*match, resigned);
    endings.end(*match, false);
    endings.takeBack(*match);
    EXPECT_EQ(endings.first(), (FirstEnd{Side::One, true}));
    Endings later = Endings::restored(
        [&] {
            SavedGame game = savedFrom(*match);
            endings.save(game, *match, treeOf(*match).nodes);
            return game;
        }(),
        treeOf(*match).nodes);
    later.forfeit(*match, resigned);
    later.takeBack(*match);
    EXPECT_EQ(later.first(), (FirstEnd{Side::One, true})) << "the rules know it";
}

TEST(Endings, AnEndFromElsewhereIsNoFirstEnd) {
    const auto match = matchOf(wonInFive);
    SavedGame game = savedFrom(*match);
    game.positions.back().foreign = true;
    Endings endings = Endings::restored(game, treeOf(*match).nodes);
    EXPECT_TRUE(endings.cameEnded());
    endings.end(*match, false);
    EXPECT_FALSE(endings.first());
    endings.save(game, *match, treeOf(*match).nodes);
    EXPECT_TRUE(game.positions.back().foreign);
    EXPECT_FALSE(Endings().cameEnded());
}

TEST(Endings, AGameThatIsCalledOffHasNoFirstEnd) {
    Endings endings;
    endings.end(*matchOf(), false); // no result
    EXPECT_FALSE(endings.first());
}

TEST(Endings, OnlyTwoComputersAreCalledOff) {
    const Ruleset& towers = *gameNamed("towers").value(); // which need not end by itself
    const Settings settings = complete(towers.settings, {{"rows", 8}, {"columns", 8}}).value();
    const auto match = towers.standard(settings).value();
    Random random(1);
    while (match->ply(match->current()) < mostPliesOfComputers) {
        ASSERT_FALSE(calledOff(*match, seatsOf(true, true)));
        ASSERT_FALSE(match->result(match->current()));
        match->play(random.below(match->moves(match->current()).size()));
    }
    EXPECT_TRUE(calledOff(*match, seatsOf(true, true)));
    EXPECT_FALSE(calledOff(*match, seatsOf(true, false)));
    EXPECT_FALSE(calledOff(*match, seatsOf(false, true)));
}

TEST(Endings, AFileBringsThemBack) {
    const auto match = matchOf({"a1", "b2"});
    Endings endings;
    endings.help(SavedGame::Help::SeeWhy);
    endings.forfeit(*match, resigned);
    endings.end(*match, false);
    const SavedTree tree = treeOf(*match);
    SavedGame game = savedFrom(*match);
    endings.save(game, *match, tree.nodes);
    EXPECT_TRUE(game.positions[2].ended);
    EXPECT_TRUE(game.helped);
    EXPECT_EQ(game.helpedBy, SavedGame::Help::SeeWhy);
    Endings back = Endings::restored(game, tree.nodes);
    EXPECT_EQ(back.forfeited(*match), resigned);
    EXPECT_EQ(back.first(), (FirstEnd{Side::Two, false, SavedGame::Help::SeeWhy}));
    match->go(1);
    EXPECT_TRUE(back.endsLater(*match));
    SavedGame looked = savedFrom(*match);
    back.save(looked, *match, tree.nodes);
    EXPECT_FALSE(looked.forfeit) << "it is not on the board";
    EXPECT_EQ(looked.positions[2].forfeit, resigned);
    EXPECT_EQ(Endings::restored(looked, tree.nodes).result(*match, 2), Result{Side::Two});
    const auto whole = matchOf(wonInFive);
    SavedGame other = savedFrom(*whole);
    endings.end(*whole, false);
    endings.save(other, *whole, treeOf(*whole).nodes);
    EXPECT_FALSE(other.positions.back().ended) << "the rules know it";
}

} // namespace bouton::testing
