// SPDX-License-Identifier: MIT

// The register of the user's programs.

#include "session/own_programs.h"

#include <gmock/gmock.h>

#include "session/my_program.h"
#include "session/table.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class OwnProgramsTest : public ::testing::Test {
protected:
    OwnProgramsTest() {
        QObject::connect(&programs, &OwnPrograms::changed,
                         [this](const std::string& before, const std::string& after) {
                             changes.push_back(before + ">" + after);
                         });
    }
    std::string refusal(const OwnPrograms::Entry& entry, const std::string& instead = {}) {
        const Or<void> done = programs.put(entry, instead);
        return done ? "" : english(done.error());
    }
    std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const OwnPrograms::Entry& entry : programs.all())
            all.push_back(entry.name);
        return all;
    }

    OwnPrograms programs;
    std::vector<std::string> changes;
};

} // namespace

TEST_F(OwnProgramsTest, FindsWhatWasAddedInTheOrderOfNames) {
    EXPECT_EQ(refusal(myProgram), "");
    EXPECT_EQ(refusal({"Zoe's", "z", {"towers"}}), "");
    EXPECT_EQ(refusal({"anna's", "a", {"towers", "tic-tac-toe"}}), "");
    EXPECT_THAT(names(), ElementsAre("anna's", "mine", "Zoe's"));
    EXPECT_EQ(*programs.find("mine"), myProgram);
    EXPECT_EQ(programs.find("Mine"), nullptr);
    EXPECT_TRUE(programs.plays("mine", ticTacToe()));
    EXPECT_FALSE(programs.plays("Zoe's", ticTacToe()));
    EXPECT_FALSE(programs.plays("nobody's", ticTacToe()));
    EXPECT_THAT(changes, ElementsAre(">mine", ">Zoe's", ">anna's"));
}

// As a name of a file on a Mac has them.
TEST_F(OwnProgramsTest, FindsANameWhoseLettersStandBesideTheirAccents) {
    ASSERT_EQ(refusal({"J\u00fcrgen", "j", {"tic-tac-toe"}}), "");
    ASSERT_NE(programs.find("Ju\u0308rgen"), nullptr);
    EXPECT_TRUE(programs.plays("Ju\u0308rgen", ticTacToe()));
    EXPECT_EQ(refusal({"ju\u0308rgen", "k", {"towers"}}), "Another program has this name.");
}

TEST_F(OwnProgramsTest, RefusesWhatIsNoProgramOrHasANameThatIsTaken) {
    ASSERT_EQ(refusal(myProgram), "");
    EXPECT_EQ(refusal({"MINE", "other", {"towers"}}), "Another program has this name.");
    EXPECT_EQ(refusal({"", "other", {"towers"}}), "A program needs a name.");
    EXPECT_EQ(refusal({std::string(41, 'x'), "other", {"towers"}}),
              "A program's name has at most 40 characters; this one has 41.");
    EXPECT_EQ(refusal({"other", "  ", {"towers"}}), "There is no command to start.");
    EXPECT_EQ(refusal({"other", "x", {}}), "A program plays one game at least.");
    EXPECT_THAT(names(), ElementsAre("mine"));
    EXPECT_THAT(changes, ElementsAre(">mine"));
}

TEST_F(OwnProgramsTest, ChangesRenamesAndRemoves) {
    ASSERT_EQ(refusal(myProgram), "");
    ASSERT_EQ(refusal({"other", "x", {"towers"}}), "");
    EXPECT_EQ(refusal({"other", "x", {"towers"}}, "mine"), "Another program has this name.");
    EXPECT_EQ(refusal({"Mine", "./mine", {"towers"}}, "mine"), "");
    EXPECT_EQ(refusal({"Mine", "./mine", {"cards"}}, "Mine"), "");
    EXPECT_THAT(names(), ElementsAre("Mine", "other"));
    EXPECT_EQ(programs.find("Mine")->games.front(), "cards");
    programs.remove(programs.find("other")->name);
    programs.remove("nobody's");
    EXPECT_THAT(names(), ElementsAre("Mine"));
    EXPECT_THAT(changes, ElementsAre(">mine", ">other", "mine>Mine", "Mine>Mine", "other>"));
}

TEST_F(OwnProgramsTest, AreKeptAsTheyAre) {
    ASSERT_EQ(refusal({"<b>\"π\"</b> \\ %1", "\"a b\"  c\tπ", {"towers", "a game of tomorrow"}}),
              "");
    ASSERT_EQ(refusal(myProgram), "");
    OwnPrograms again;
    again.read(programs.write());
    EXPECT_EQ(again.all(), programs.all());
}

TEST_F(OwnProgramsTest, ReadsOfDamagedOnesWhatCanBeRead) {
    for (const char* damaged : {"", "x", "{}", "[1, {}, []]", "[{\"name\":\"x\",\"command\":1}]"}) {
        programs.read(damaged);
        EXPECT_THAT(programs.all(), IsEmpty()) << damaged;
    }
    programs.read(R"([{"name":"x","command":"y","games":["towers"]},{"name":"x","command":"z",
                       "games":["towers"]},{"name":" ","command":"y","games":["towers"]}])");
    EXPECT_THAT(programs.all(), ElementsAre(OwnPrograms::Entry{"x", "y", {"towers"}}));
}

} // namespace bouton::testing
