// SPDX-License-Identifier: MIT

// Changes of the tree of a match, and how they are taken back.

#include "session/edits.h"

#include <gtest/gtest.h>

#include "session/match_to_walk.h"

namespace bouton::testing {

namespace {

using Node = Match::Node;
using Nodes = std::vector<Node>;

// After a1 comes b2 (2) or, as a variation, c3 (3).
std::unique_ptr<Match> forked() {
    auto match = matchOf({"a1", "b2"});
    match->go(1);
    match->play("c3").value();
    return match;
}

template <class T> std::string refusalIn(const Or<T>& answer) {
    return answer ? "" : english(answer.error());
}

} // namespace

TEST(Edits, TheSameCommentIsNoChange) {
    const auto match = forked();
    Edits edits;
    EXPECT_TRUE(edits.comment(*match, 1, "A corner").value());
    EXPECT_FALSE(edits.comment(*match, 1, "A corner").value());
    EXPECT_TRUE(edits.comment(*match, 1, "The corner").value());
    EXPECT_EQ(edits.size(), 2u);
    edits.undo(*match);
    EXPECT_EQ(match->comment(1), "A corner");
}

TEST(Edits, WhatMakesNoSenseIsRefusedAndChangesNothing) {
    const auto match = forked();
    Edits edits;
    const std::string none = "There is no such position in this game.";
    EXPECT_EQ(refusalIn(edits.comment(*match, 9, "there")), none);
    EXPECT_EQ(refusalIn(edits.promote(*match, 9)), none);
    EXPECT_EQ(refusalIn(edits.remove(*match, 9)), none);
    EXPECT_EQ(refusalIn(edits.remove(*match, 0)), "The start of a game cannot be deleted.");
    EXPECT_EQ(refusalIn(edits.promote(*match, 2)), "That move is in the main line already.");
    EXPECT_EQ(edits.size(), 0u);
    EXPECT_EQ(match->children(1), (Nodes{2, 3}));
    EXPECT_EQ(match->next(1), 3u) << "what was seen last stays so";
    ASSERT_TRUE(edits.remove(*match, 3));
    EXPECT_EQ(refusalIn(edits.comment(*match, 3, "gone")), none);
    EXPECT_EQ(english(whyNotRemoved(*match, 3).value()), none);
    EXPECT_FALSE(whyNotRemoved(*match, 2));
}

} // namespace bouton::testing
