// SPDX-License-Identifier: MIT
#include "ui/preferences/answers.h"

#include <gmock/gmock.h>

#include "games/catalogue.h"

namespace bouton::testing {

namespace {

const Ruleset& gridNim() { return *gameNamed("grid-nim").value(); }

Answers againstTheComputer() { return standardAnswers(gridNim()); }

Answers ofTwoHumans() {
    Answers answers = againstTheComputer();
    answers.plan.seats = {};
    return answers;
}

} // namespace

TEST(AnswersTest, WhoStartsIsOneOfThreeAnswers) {
    Answers answers = againstTheComputer();
    EXPECT_EQ(starterOf(answers), Side::One);
    for (const std::optional<Side> starter : {std::optional(Side::Two), {}, {Side::One}}) {
        letStart(answers, starter);
        EXPECT_EQ(starterOf(answers), starter);
    }
}

TEST(AnswersTest, InTurnLeavesWhoStartsNow) {
    for (const Side now : {Side::One, Side::Two}) {
        Answers answers = againstTheComputer();
        letStart(answers, now);
        const auto before = answers.plan.seats;
        letStart(answers, {});
        EXPECT_EQ(answers.plan.seats, before);
    }
}

TEST(AnswersTest, TheOtherSideIsOfTheSamePlayersAndAHumanAgainstAComputerIsTheFirst) {
    const PlayerChoice random = choosePlayer(gridNim(), {"random", {}}).value();
    Answers answers = againstTheComputer();
    for (const bool swapped : {false, true}) {
        setPlayers(answers, swapped ? std::array{Seat{random}, Seat{}} : against(random));
        EXPECT_EQ(playersOf(answers), against(random));
        for (const Side side : {Side::Two, Side::One}) {
            setFirst(answers, side);
            EXPECT_EQ(playersOf(answers), against(random));
            EXPECT_TRUE(answers.plan.seats[indexOf(side)].human());
        }
    }
    seat(answers, {Seat{random}, Seat{}});
    EXPECT_EQ(playersOf(answers), against(random));
    EXPECT_EQ(answers.first, Side::Two);
}

TEST(AnswersTest, AHumanWhoIsToMoveChangesPlacesWithTheComputer) {
    Answers answers = againstTheComputer();
    const auto players = playersOf(answers);
    seatHumanAt(answers, Side::One);
    EXPECT_EQ(answers.first, Side::One) << "there is one already";
    seatHumanAt(answers, Side::Two);
    EXPECT_EQ(playersOf(answers), players);
    EXPECT_TRUE(answers.plan.seats[1].human());
    EXPECT_FALSE(answers.plan.seats[0].human());
}

TEST(AnswersTest, AHumanTakesTheSeatOfOneOfTwoComputers) {
    Answers answers = ofTwoHumans();
    seatComputers(answers, gridNim());
    ASSERT_FALSE(playersOf(answers)[0].human() || playersOf(answers)[1].human());
    seatHumanAt(answers, Side::Two);
    EXPECT_FALSE(answers.plan.seats[0].human());
    EXPECT_TRUE(answers.plan.seats[1].human());
    EXPECT_TRUE(playersOf(answers)[0].human()) << "who is the first player, as always";
    EXPECT_EQ(starterOf(answers), Side::Two);
}

TEST(AnswersTest, TwoHumansStayWhereTheyAre) {
    Answers answers = ofTwoHumans();
    setFirst(answers, Side::Two);
    seatHumanAt(answers, Side::One);
    EXPECT_EQ(answers.first, Side::Two);
    EXPECT_EQ(playersOf(answers), playersOf(ofTwoHumans()));
}

TEST(AnswersTest, TwoComputersAreThoseThatAreThereAndTheOneThatIsProposed) {
    const PlayerChoice chosen = choosePlayer(gridNim(), {"random", {}}).value();
    Answers answers = againstTheComputer();
    setPlayers(answers, against(chosen));
    seatComputers(answers, gridNim());
    EXPECT_EQ(playersOf(answers)[0].computer, proposedOpponent(gridNim()));
    EXPECT_EQ(playersOf(answers)[1].computer, chosen);
}

TEST(AnswersTest, OneHumanIsNeitherTwoNorNone) {
    EXPECT_TRUE(oneHuman(againstTheComputer()));
    EXPECT_FALSE(oneHuman(ofTwoHumans()));
    Answers computers = ofTwoHumans();
    seatComputers(computers, gridNim());
    EXPECT_FALSE(oneHuman(computers));
}

TEST(AnswersTest, ASmallBoardLeavesNoMoreFreeThanItHas) {
    const auto& known = gridNim().settings;
    const auto free = std::ranges::find(known, std::string_view("free"), &Setting::id);
    ASSERT_NE(free, known.end());
    const Settings small{{"size", 3}, {"free", 12}};
    EXPECT_EQ(mostOf(*free, small), 9);
    EXPECT_EQ(capped(known, small), (Settings{{"size", 3}, {"free", 9}}));
    const Settings fitting{{"size", 3}, {"free", 9}};
    EXPECT_EQ(capped(known, fitting), fitting);
    const Settings large{{"size", 7}, {"free", 12}};
    EXPECT_EQ(capped(known, large), large);
    EXPECT_EQ(mostOf(known.front(), large), known.front().most);
}

} // namespace bouton::testing
