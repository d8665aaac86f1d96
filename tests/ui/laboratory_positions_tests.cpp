// SPDX-License-Identifier: MIT
#include "ui/laboratory.h"

// Positions of an experiment on a game's page.

namespace bouton::testing {

TEST_F(Laboratory, OpensAPositionAsAGameBegunWithTheHumanToMove) {
    for (const auto& [game, position] :
         {std::pair{"tic-tac-toe", "X.O/.X./..O X"},
          {"tic-tac-toe", "X.O/.X./... O"},
          {"reversi", "......../......../......../...OX.../...XO.../......../......../........ O"},
          {"towers", "GG.../...GG/..G../RR.RR/..R.. G"},
          {"trojan-horse", "......../......../......../....H.../......../........ R"},
          {"grid-nim", "G..R/RG../GRGR/RGRG R"},
          {"cards", "12:3/7:12/1:4 R"}}) {
        SCOPED_TRACE(position);
        openLaboratory();
        emit experiment().openPosition(game, position);
        ASSERT_TRUE(window->pages().game());
        ASSERT_TRUE(session().match());
        EXPECT_EQ(session().match()->position(0), position);
        for (const auto& [id, value] : session().game().settingsOf(session().match()->picture(0)))
            EXPECT_EQ(valueOf(session().plan().settings, id), value);
        EXPECT_TRUE(session().turn().human);
        EXPECT_FALSE(session().turn().thinking);
        EXPECT_TRUE(window->pages().game()->board()->hasFocus());
        const Side toMove = session().match()->toMove(0);
        EXPECT_FALSE(session().plan().seats[indexOf(other(toMove))].human()); // still as chosen
    }
}

TEST_F(Laboratory, OpensAPositionOfAnotherSizeThanTheGameIsSetTo) {
    openLaboratory();
    const std::string position =
        "GRGRGRGR/RGRGRGRG/GRGRGRGR/RGRGRGRG/GRGRGRGR/RGRGRGRG/GRGRGRGR/RGRGRG.. G";
    emit experiment().openPosition("grid-nim", QString::fromStdString(position));
    ASSERT_TRUE(session().match());
    EXPECT_EQ(session().match()->position(0), position);
    EXPECT_EQ(valueOf(session().plan().settings, "size"), 8);
}

TEST_F(Laboratory, OpensAPositionAlsoWhereAGameIsBeingPlayed) {
    window->pages().openGame("cards");
    window->pages().game()->start();
    openLaboratory();
    emit experiment().openPosition("cards", "1:1/2:2/3:3 G");
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
    EXPECT_EQ(session().picture().rows, (std::vector<std::string>{"1:1", "2:2", "3:3"}));
}

TEST_F(Laboratory, GivesOneOfTwoComputersTheSeatToAHumanForAnOpenedPosition) {
    window->pages().openGame("tic-tac-toe");
    const Seat computer = session().plan().seats[1];
    Plan plan = session().plan();
    plan.seats = {computer, computer};
    ASSERT_TRUE(session().setUp(plan));
    openLaboratory();
    emit experiment().openPosition("tic-tac-toe", "X../.../... O");
    EXPECT_TRUE(session().turn().human);
    EXPECT_FALSE(session().plan().seats[0].human());
}

TEST_F(Laboratory, LeavesAFinishedPositionInTheSetUpQuestions) {
    emit experiment().openPosition("tic-tac-toe", "XXX/OO./... O");
    ASSERT_TRUE(window->pages().game());
    EXPECT_EQ(session().phase(), Session::Phase::SettingUp);
    EXPECT_EQ(session().picture().rows.front(), "XXX");
}

TEST_F(Laboratory, IgnoresATextThatIsNoPosition) {
    emit experiment().openPosition("chess", "... X");
    emit experiment().openPosition("tic-tac-toe", "nonsense");
    EXPECT_TRUE(page().isVisible());
}

} // namespace bouton::testing
