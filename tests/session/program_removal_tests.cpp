// SPDX-License-Identifier: MIT
#include "session/program_removal.h"

#include <gmock/gmock.h>

#include "session/my_program.h"
#include "session/table.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;

const OwnPrograms::Entry yours{"yours", "yours", {"towers", "reversi"}};

class ProgramRemovalTest : public ::testing::Test {
protected:
    ProgramRemovalTest() {
        EXPECT_TRUE(programs.put(myProgram) && programs.put(yours));
        removal = std::make_unique<ProgramRemoval>(programs);
        QObject::connect(removal.get(), &ProgramRemoval::removed,
                         [this](const std::string& name) { told.push_back("-" + name); });
        QObject::connect(removal.get(), &ProgramRemoval::undone,
                         [this] { told.emplace_back("undone"); });
    }

    OwnPrograms programs;
    std::unique_ptr<ProgramRemoval> removal;
    std::vector<std::string> told;
};

} // namespace

TEST_F(ProgramRemovalTest, BringsTheProgramBackThatWasRemovedLast) {
    EXPECT_FALSE(removal->canUndo());
    programs.remove("mine");
    programs.remove("yours");
    EXPECT_TRUE(removal->canUndo());
    removal->undo();
    EXPECT_EQ(programs.all(), std::vector{yours}) << "with its command and its games";
    EXPECT_FALSE(removal->canUndo());
    removal->undo();
    EXPECT_EQ(programs.all(), std::vector{yours}) << "once";
    EXPECT_THAT(told, ElementsAre("-mine", "-yours", "undone"));
}

TEST_F(ProgramRemovalTest, KnowsAProgramThatWasAddedSinceAndTakesARenamingForNone) {
    ASSERT_TRUE(programs.put({"new", "new", {"cards"}}, "mine"));
    EXPECT_FALSE(removal->canUndo());
    programs.remove("new");
    removal->undo();
    EXPECT_EQ(*programs.find("new"), (OwnPrograms::Entry{"new", "new", {"cards"}}));
}

TEST_F(ProgramRemovalTest, IsOverWhereAnotherProgramHasItsName) {
    programs.remove("mine");
    ASSERT_TRUE(programs.put({"mine", "another", {"towers"}}));
    EXPECT_FALSE(removal->canUndo());
    programs.remove("mine");
    ASSERT_TRUE(programs.put({"MINE", "another", {"towers"}}));
    removal->undo();
    EXPECT_FALSE(removal->canUndo());
    EXPECT_EQ(programs.find("mine"), nullptr) << "the two names are one to a reader";
    EXPECT_THAT(told, ElementsAre("-mine", "undone", "-mine", "undone"));
}

} // namespace bouton::testing
