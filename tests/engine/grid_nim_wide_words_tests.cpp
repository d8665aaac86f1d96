// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "engine/grid_nim_positions.h"
#include "explain/hints.h"
#include "explain/remark.h"
#include "explain/review.h"
#include "explain/why.h"
#include "games/catalogue.h"

// What is told of boards of which not everything is known.

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

// A game on the empty 10x10 board, after some moves; at a glance nothing more is solved.
class WideWords : public ::testing::Test {
protected:
    void play(std::initializer_list<const char*> moves) {
        for (const char* move : moves)
            play(move);
    }
    Match::Node play(const char* move) { return match->play(indexOf(move)); }
    Analysis known(Match::Node node) const { return analysisOf(*match, node, Patience::Glance); }
    Analysis known() const { return known(match->current()); }
    Why why() const { return whyOf(*match, match->current(), known()); }
    std::size_t indexOf(const char* move) const {
        const auto legal = match->moves(match->current());
        return static_cast<std::size_t>(
            std::ranges::find(legal, std::string_view(move), &LegalMove::text) - legal.begin());
    }

    std::unique_ptr<Match> match =
        std::move(*(*gameNamed("grid-nim"))->standard({{"size", 10}, {"free", 12}}));
};

} // namespace

TEST_F(WideWords, RegionsThatCancelAreOneRow) {
    const Why told = why();
    ASSERT_EQ(told.summands.size(), 2u);
    EXPECT_EQ(english(told.summands[0].title), "Regions at b1 and a2");
    EXPECT_EQ(english(told.summands[0].measure), "90 cells");
    EXPECT_EQ(told.summands[0].nimber, 0);
    EXPECT_EQ(english(told.sentence),
              "Parts worth 0, 0: nim-sum 0, so every move loses against best play.");
    const auto map = match->game().lore.map;
    EXPECT_EQ(english(map({*match, match->current()}, known(), Cell{0, 5})),
              "The regions at b1 and a2 are alike and cancel, whatever each is worth.");
}

TEST_F(WideWords, NobodyIsSaidToWinWhereItIsNotKnown) {
    play({"b1", "j9"});
    const Analysis analysis = known();
    const Why told = why();
    EXPECT_EQ(english(told.sentence), "It is not known who wins with best play.");
    EXPECT_THAT(english(told.note), HasSubstr("too large to be solved"));
    EXPECT_TRUE(told.summands.empty());
    EXPECT_EQ(english(whyMove(*match, match->current(), indexOf("e5"), analysis, nullptr)),
              "It is not known what e5 comes to.");
    EXPECT_EQ(english(hintsFor(*match, match->current(), analysis)[0]),
              "It is not known who wins with best play.");
    EXPECT_THAT(english(match->game().lore.map({*match, match->current()}, analysis, {})),
                HasSubstr("so there are no nimbers"));
}

TEST_F(WideWords, AWinIsKnownAlsoWithoutTheNimber) {
    play({"b1"});
    EXPECT_EQ(english(why().sentence), "With best play Red wins.");
    EXPECT_EQ(known().position.outcome, Outcome::Win);
    EXPECT_FALSE(known().position.nimber);
}

TEST_F(WideWords, NothingIsHeldAgainstAMoveThatIsNotProven) {
    play({"b1", "j9"}); // Red could have won with a2, but may win still
    const auto path = match->path(match->current());
    const Analysis first = known(path[0]), second = known(path[1]), third = known(path[2]);
    const Known all = [&](Match::Node node) {
        return node == path[0] ? &first : node == path[1] ? &second : &third;
    };
    EXPECT_EQ(english(remarkOn(*match, path[2], second)), "");
    EXPECT_TRUE(slipsOf(*match, path, all).empty());
    EXPECT_EQ(accuracyOf(*match, path, all)[1].moves, 0);
}

TEST_F(WideWords, AMoveThatIsProvenToLoseIsHeldAgainstWhoPlayedIt) {
    play({"b1", "a1"}); // Green answers a2, which leaves nine diagonal cells: not 0
    play({"a2"});
    // Now nine diagonal cells are left, so any of them wins.
    EXPECT_EQ(known().position.nimber, 1);
    const Match::Node before = match->current();
    const Analysis analysis = known();
    const Match::Node after = play("b2");
    EXPECT_EQ(english(remarkOn(*match, after, analysis)), "keeps the win");
    EXPECT_EQ(match->parent(after), before);
}

TEST_F(WideWords, ThePerfectPlayerSaysThatItPlaysByTheBestItKnows) {
    Past<GridNim> past{{GridNim::State{.size = 10}}, {}};
    for (const char* move : {"b1", "j9"})
        bouton::testing::play(past, cellsNamed(move));
    // j8 leaves nothing that is known; a1 neither. From the mirror image every move loses.
    const auto players = GridNim::players();
    const auto perfect =
        std::ranges::find(players, std::string_view("perfect"),
                          [](const auto& kind) { return std::string_view(kind.id); });
    const auto chosen = perfect->make({}, 1)(past, {});
    ASSERT_TRUE(chosen);
    EXPECT_EQ(
        english(chosen->rule),
        "by the best it knows: no move is known to win, and what this one leaves is too large "
        "to be solved");
    const auto winning =
        perfect->make({}, 1)({{past.states[0], past.states[1]}, {past.moves[0]}}, {});
    ASSERT_TRUE(winning);
    EXPECT_EQ(english(winning->rule), "it leaves parts that cancel out; nim-sum 0");
    const auto lost = perfect->make({}, 1)({{past.states[0]}, {}}, {});
    ASSERT_TRUE(lost);
    EXPECT_EQ(english(lost->rule), "every move loses against best play");
}

TEST_F(WideWords, ThePerfectPlayerBeginsOnTheDiagonalOfAnOddBoard) {
    const auto players = GridNim::players();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const GridNim::State start{.size = 9};
        const auto choice = players.back().make({}, seed)({{start}, {}}, {});
        ASSERT_TRUE(choice);
        EXPECT_TRUE(GridNim::moves(start)[choice->move] & grid_nim::diagonal);
    }
}

} // namespace bouton::testing
