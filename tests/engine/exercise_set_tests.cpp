// SPDX-License-Identifier: MIT
#include "lab/exercise_set.h"

#include <gmock/gmock.h>

#include "games/catalogue.h"
#include "lab/exercise_words.h"

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

// Exercises that nobody has to solve.
Exercise exercise(std::string name) { return {*gameNamed("cards"), std::move(name), {}}; }

std::vector<Exercise> exercises(std::initializer_list<const char*> names) {
    std::vector<Exercise> all;
    for (const char* name : names)
        all.push_back(exercise(name));
    return all;
}

std::vector<std::string> names(const ExerciseSet& set) {
    std::vector<std::string> all;
    for (const Exercise& exercise : set.all())
        all.push_back(exercise.position);
    return all;
}

ExerciseSet three() {
    ExerciseSet set;
    set.replace(exercises({"a", "b", "c"}));
    return set;
}

} // namespace

TEST(ExerciseSet, IsEmptyAtFirst) {
    ExerciseSet set;
    EXPECT_THAT(names(set), IsEmpty());
    EXPECT_EQ(set.current(), nullptr);
    EXPECT_FALSE(set.canUndo());
    set.undo();
    set.remove(0);
    set.move(0, 1);
    EXPECT_FALSE(set.canUndo()) << "nothing was changed";
}

TEST(ExerciseSet, BeginsAtItsFirstExerciseAndEndsBeyondItsLast) {
    ExerciseSet set = three();
    ASSERT_TRUE(set.current());
    EXPECT_EQ(set.current()->position, "a");
    set.goTo(2);
    EXPECT_EQ(set.current()->position, "c");
    set.goTo(9);
    EXPECT_EQ(set.at(), 3u);
    EXPECT_EQ(set.current(), nullptr);
    set.replace(exercises({"d"}));
    EXPECT_EQ(set.current()->position, "d");
}

TEST(ExerciseSet, GoesToWhatIsAdded) {
    ExerciseSet set = three();
    EXPECT_TRUE(set.add(exercise("d")));
    EXPECT_THAT(names(set), ElementsAre("a", "b", "c", "d"));
    EXPECT_EQ(set.current()->position, "d");
}

TEST(ExerciseSet, GrowsAroundTheExerciseInViewWhichIsNoChangeOfItsOwn) {
    ExerciseSet set = three();
    set.goTo(1);
    set.grow(exercises({"a", "b", "c", "d"}));
    EXPECT_EQ(set.all().size(), 4u);
    EXPECT_EQ(set.current()->position, "b");
    set.undo();
    EXPECT_THAT(names(set), IsEmpty()) << "as before it was drawn";
}

TEST(ExerciseSet, HoldsNoMoreThanAFileMay) {
    ExerciseSet set;
    set.replace(std::vector<Exercise>(mostExercises - 1, exercise("a")));
    EXPECT_TRUE(set.add(exercise("the last")));
    EXPECT_FALSE(set.add(exercise("one more")));
    EXPECT_EQ(set.all().size(), mostExercises);
    EXPECT_EQ(set.current()->position, "the last");
    set.undo();
    EXPECT_EQ(set.all().size(), mostExercises - 1) << "a refusal is no change";
}

TEST(ExerciseSet, LetsTwoChangePlacesAndFollowsTheFirst) {
    ExerciseSet set = three();
    set.move(0, 1);
    EXPECT_THAT(names(set), ElementsAre("b", "a", "c"));
    EXPECT_EQ(set.current()->position, "a");
    set.move(2, 3);
    set.move(3, 2);
    EXPECT_THAT(names(set), ElementsAre("b", "a", "c"));
    set.undo();
    EXPECT_THAT(names(set), ElementsAre("a", "b", "c")) << "what is no move is no change";
}

TEST(ExerciseSet, GoesToTheNextWhereOneIsRemovedOrToTheLastThatIsLeft) {
    ExerciseSet set = three();
    set.remove(1);
    EXPECT_THAT(names(set), ElementsAre("a", "c"));
    EXPECT_EQ(set.current()->position, "c");
    set.remove(1);
    EXPECT_EQ(set.current()->position, "a");
    set.remove(1); // there is none
    EXPECT_THAT(names(set), ElementsAre("a"));
    set.remove(0);
    EXPECT_EQ(set.current(), nullptr);
    EXPECT_EQ(set.at(), 0u);
}

TEST(ExerciseSet, UndoesEveryChangeWithThePlaceOfThen) {
    ExerciseSet set = three();
    set.goTo(1);
    set.add(exercise("d"));
    set.move(3, 2);
    set.goTo(0);
    set.remove(0);
    set.replace(exercises({"e"}));
    EXPECT_THAT(names(set), ElementsAre("e"));
    set.undo();
    EXPECT_THAT(names(set), ElementsAre("b", "d", "c"));
    EXPECT_EQ(set.current()->position, "b");
    set.undo();
    EXPECT_THAT(names(set), ElementsAre("a", "b", "d", "c"));
    EXPECT_EQ(set.current()->position, "a");
    set.undo();
    EXPECT_THAT(names(set), ElementsAre("a", "b", "c", "d"));
    set.undo();
    EXPECT_EQ(set.current()->position, "b");
    ASSERT_TRUE(set.canUndo());
    set.undo();
    EXPECT_THAT(names(set), IsEmpty());
    EXPECT_FALSE(set.canUndo());
}

TEST(ExerciseSet, KeepsItsVariantsUntilItIsChangedByHandAndUndoBringsThemBack) {
    ExerciseSet set;
    set.replace(ExerciseSets{{exercises({"a", "b"}), exercises({"c", "d"})}, 7, true});
    EXPECT_THAT(names(set), ElementsAre("a", "b")) << "the first";
    EXPECT_EQ(set.sets().variants.size(), 2u);
    EXPECT_EQ(set.sets().variants[1][0].position, "c");
    EXPECT_EQ(set.sets().seed, 7u);
    EXPECT_TRUE(set.sets().terms.rests);
    set.goTo(1);
    EXPECT_EQ(set.sets().variants.size(), 2u) << "to go there is no change";
    const auto expectAlone = [&](const char* why) {
        EXPECT_EQ(set.sets().variants.size(), 1u) << why;
        EXPECT_FALSE(set.sets().seed) << why;
        EXPECT_EQ(set.sets().variants.front().size(), set.all().size()) << why;
        set.undo();
        EXPECT_EQ(set.sets().variants.size(), 2u) << why;
        EXPECT_EQ(set.sets().seed, 7u) << why;
    };
    set.add(exercise("e"));
    expectAlone("added");
    set.move(0, 1);
    expectAlone("moved");
    set.remove(0);
    expectAlone("removed");
    set.replace(exercises({"f"}));
    expectAlone("replaced");
}

} // namespace bouton::testing
