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
    answers.players = {};
    return answers;
}

} // namespace

TEST(AnswersTest, WhoStartsIsOneOfThreeAnswers) {
    Answers answers = againstTheComputer();
    EXPECT_EQ(starterOf(answers), Starter::First);
    for (const Starter starter : {Starter::Second, Starter::InTurn, Starter::First}) {
        letStart(answers, starter);
        EXPECT_EQ(starterOf(answers), starter);
    }
}

TEST(AnswersTest, InTurnLeavesWhoStartsNow) {
    for (const Starter now : {Starter::First, Starter::Second}) {
        Answers answers = againstTheComputer();
        letStart(answers, now);
        const Plan before = planOf(answers);
        letStart(answers, Starter::InTurn);
        EXPECT_EQ(planOf(answers), before);
    }
}

TEST(AnswersTest, AHumanWhoIsToMoveChangesPlacesWithTheComputer) {
    Answers answers = againstTheComputer();
    const auto players = answers.players;
    seatHumanAt(answers, Side::One);
    EXPECT_EQ(answers.starter, 0u) << "there is one already";
    seatHumanAt(answers, Side::Two);
    EXPECT_EQ(answers.players, players);
    EXPECT_TRUE(planOf(answers).seats[1].human());
    EXPECT_FALSE(planOf(answers).seats[0].human());
}

TEST(AnswersTest, AHumanTakesTheSeatOfOneOfTwoComputers) {
    Answers answers = ofTwoHumans();
    seatComputers(answers, gridNim());
    ASSERT_FALSE(answers.players[0].human() || answers.players[1].human());
    seatHumanAt(answers, Side::Two);
    EXPECT_FALSE(planOf(answers).seats[0].human());
    EXPECT_TRUE(planOf(answers).seats[1].human());
    EXPECT_TRUE(answers.players[0].human()) << "who is the first player, as always";
    EXPECT_EQ(starterOf(answers), Starter::Second);
}

TEST(AnswersTest, TwoHumansStayWhereTheyAre) {
    Answers answers = ofTwoHumans();
    answers.starter = 1;
    seatHumanAt(answers, Side::One);
    EXPECT_EQ(answers.starter, 1u);
    EXPECT_EQ(answers.players, ofTwoHumans().players);
}

TEST(AnswersTest, TwoComputersAreThoseThatAreThereAndTheOneThatIsProposed) {
    const PlayerChoice chosen = choosePlayer(gridNim(), {"random", {}}).value();
    Answers answers = againstTheComputer();
    answers.players[1].computer = chosen;
    seatComputers(answers, gridNim());
    EXPECT_EQ(answers.players[0].computer, proposedOpponent(gridNim()));
    EXPECT_EQ(answers.players[1].computer, chosen);
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
