// SPDX-License-Identifier: MIT
#include "session/game_id.h"

#include <gtest/gtest.h>

namespace bouton::testing {

TEST(GameId, TheGameBeforeIsTheLastThatWasWorthKeeping) {
    GameId id;
    EXPECT_EQ(id.id(), "");
    id.begin();
    const std::string first = id.id();
    EXPECT_NE(first, "");
    id.putAway(true);
    EXPECT_EQ(id.id(), "");
    EXPECT_EQ(id.before(), first);
    id.begin();
    EXPECT_NE(id.id(), first);
    id.putAway(false);
    EXPECT_EQ(id.before(), first);
}

TEST(GameId, NoTwoStatesHaveTheSameMoment) {
    GameId id;
    id.begin();
    SavedGame one, two;
    id.save(one);
    id.save(two);
    EXPECT_LT(one.begun, one.touched);
    EXPECT_LT(one.touched, two.touched);
    EXPECT_EQ(one.begun, two.begun);
}

TEST(GameId, AFileBringsItBack) {
    GameId id;
    id.setBefore("one");
    id.begin();
    SavedGame game;
    id.save(game);
    const GameId back = GameId::restored(game);
    EXPECT_EQ(back.id(), id.id());
    EXPECT_EQ(back.before(), "one");
    SavedGame again;
    back.save(again);
    EXPECT_EQ(again.begun, game.begun);
}

} // namespace bouton::testing
