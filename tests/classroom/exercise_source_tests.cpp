// SPDX-License-Identifier: MIT
#include "classroom/exercise_source.h"

#include <gtest/gtest.h>

#include "games/catalogue.h"

namespace bouton::testing {

TEST(ExerciseSource, IsATaskSlipsAFileOrOneThatIsTyped) {
    std::vector<Exercise> last;
    ExerciseSets sets;
    const auto come = [&](const ExerciseSource& source) {
        last.clear();
        return exercisesFrom(source, {}, [&](const ExerciseSets& all) {
            sets = all;
            last = all.variants.front();
        });
    };
    const Ruleset& cards = **gameNamed("cards");
    ExerciseTask task{&cards, complete(cards.settings, {}).value(), 2, 5};
    ASSERT_TRUE(come(task));
    EXPECT_EQ(last.size(), 2u);
    EXPECT_EQ(sets.variants.size(), 1u);
    EXPECT_EQ(sets.seed, 5u);
    task.variants = 3;
    ASSERT_TRUE(come(task));
    EXPECT_EQ(sets.variants.size(), 3u);
    EXPECT_EQ(last.size(), 2u);
    ASSERT_TRUE(come(ExerciseText{"cards", "5:3/7:2/4:4 G"}));
    ASSERT_EQ(last.size(), 1u);
    EXPECT_EQ(last[0].position, "5:3/7:2/4:4 G");
    EXPECT_FALSE(sets.seed);
    EXPECT_FALSE(come(QString("/nowhere/at/all.json")));
    EXPECT_FALSE(come(SlipTask{&cards, {}, 2}));
    ASSERT_TRUE(come(SlipTask{&cards, {{"cards: 5:3/7:2/4:4 G; a1", Side::One}}, 2}));
    ASSERT_EQ(last.size(), 1u);
    EXPECT_EQ(last[0].position, "5:3/7:2/4:4 G");
    EXPECT_EQ(sets.variants.size(), 1u);
    EXPECT_FALSE(sets.seed);
}

} // namespace bouton::testing
