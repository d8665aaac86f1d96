// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "session/presence.h"

// Who can play at a table.

namespace bouton::testing {

namespace {

class PresenceTest : public ::testing::Test {
protected:
    const Ruleset& game = *catalogue()[0];
    OwnPrograms programs;
    Presence presence{game};

    static Seat program(const char* name) {
        Seat seat;
        seat.program = name;
        return seat;
    }
    static std::string said(const std::optional<Phrase>& why) { return why ? english(*why) : ""; }
};

} // namespace

TEST_F(PresenceTest, AProgramIsHereWhileItIsKnownAndPlaysTheGame) {
    EXPECT_EQ(said(presence.absence(program("Eva"))), "There is no program \"Eva\" here.");
    presence.setPrograms(programs);
    EXPECT_TRUE(presence.absence(program("Eva")));
    ASSERT_TRUE(programs.put({"Eva", "eva.py", {catalogue()[1]->name.id}}));
    EXPECT_EQ(said(presence.absence(program("Eva"))),
              std::string("The program \"Eva\" does not play the game ") + game.name.title + '.');
    ASSERT_TRUE(programs.put({"Eva", "eva.py", {game.name.id}}, "Eva"));
    EXPECT_FALSE(presence.absence(program("Eva")));
    programs.remove("Eva");
    EXPECT_EQ(said(presence.absence(program("Eva"))), "There is no program \"Eva\" here.");
}

TEST_F(PresenceTest, TheFirstVacantSideIsNamed) {
    Seat unknown;
    unknown.unknown = "wizard";
    EXPECT_EQ(said(presence.absence(unknown)), "There is no player \"wizard\" here.");
    Plan plan;
    plan.seats[0] = Seat{PlayerChoice{0, {}}};
    EXPECT_FALSE(presence.vacant(plan)) << "a player of the game and a human are always here";
    plan.seats[1] = unknown;
    EXPECT_EQ(presence.vacant(plan), Side::Two);
    plan.seats[0] = program("Eva");
    EXPECT_EQ(presence.vacant(plan), Side::One);
}

} // namespace bouton::testing
