// How a game comes to its ends.

#include "session/endings.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "session/kept/saved_tree.h"
#include "session/match_to_walk.h"

namespace bouton::testing {

namespace {

using FirstEnd = SavedGame::FirstEnd;

const std::vector<std::string_view> wonInFive{"a1", "a2", "b1", "b2", "c1"};
constexpr Forfeit resigned{Side::One, Forfeit::Why::Resigned};

} // namespace

TEST(Endings, TheResultIsThatOfTheRulesOrOfTheForfeit) {
    Endings endings;
    EXPECT_FALSE(endings.result(*matchOf()));
    EXPECT_EQ(endings.result(*matchOf(wonInFive)), Result{Side::One});
    endings.forfeit(resigned);
    EXPECT_EQ(endings.result(*matchOf()), Result{Side::Two});
    endings.leave();
    EXPECT_FALSE(endings.forfeited());
    EXPECT_FALSE(endings.result(*matchOf()));
}

TEST(Endings, ALineEndsLaterWhereItEndedByWhatever) {
    const auto match = matchOf({"a1", "b2"});
    Endings endings;
    match->go(0);
    EXPECT_FALSE(endings.endsLater(*match)) << "it is being played";
    match->go(2);
    endings.forfeit(resigned);
    endings.end(*match, false);
    EXPECT_FALSE(endings.endsLater(*match)) << "it ends here";
    endings.leave();
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
    endings.forfeit(resigned);
    endings.end(*match, false);
    endings.takeBack(*match);
    EXPECT_FALSE(endings.forfeited());
    match->go(0);
    EXPECT_FALSE(endings.endsLater(*match));
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
    endings.forfeit(resigned);
    endings.end(*match, false);
    const SavedTree tree = treeOf(*match);
    SavedGame game = savedFrom(*match);
    endings.save(game, *match, tree.nodes);
    EXPECT_TRUE(game.positions[2].ended);
    EXPECT_TRUE(game.helped);
    EXPECT_EQ(game.helpedBy, SavedGame::Help::SeeWhy);
    Endings back = Endings::restored(game, tree.nodes);
    EXPECT_EQ(back.forfeited(), resigned);
    EXPECT_EQ(back.first(), (FirstEnd{Side::Two, false, SavedGame::Help::SeeWhy}));
    back.leave();
    match->go(1);
    EXPECT_TRUE(back.endsLater(*match));
    const auto whole = matchOf(wonInFive);
    SavedGame other = savedFrom(*whole);
    endings.end(*whole, false);
    endings.save(other, *whole, treeOf(*whole).nodes);
    EXPECT_FALSE(other.positions.back().ended) << "the rules know it";
}

} // namespace bouton::testing
