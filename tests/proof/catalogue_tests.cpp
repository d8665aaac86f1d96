// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <set>

#include "games/catalogue.h"

namespace bouton::testing {

using ::testing::ElementsAre;

TEST(GamesOfTheTests, StandBehindTheSixOfTheCollectionAndAreFoundByTheirIds) {
    std::vector<std::string> ids;
    for (const Ruleset* game : catalogue())
        ids.emplace_back(game->name.id);
    ASSERT_GT(ids.size(), 6U);
    EXPECT_THAT(
        std::vector(ids.begin(), ids.begin() + 6),
        ElementsAre("tic-tac-toe", "reversi", "towers", "trojan-horse", "grid-nim", "cards"));
    EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), ids.size()) << "each is there once";
    for (const Ruleset* game : catalogue())
        EXPECT_EQ(gameNamed(game->name.id), game);
}

} // namespace bouton::testing
