// SPDX-License-Identifier: MIT
#include "lab/variants.h"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "games/catalogue.h"

namespace bouton::testing {

namespace {

ExerciseTask taskOf(const char* game, Settings settings, std::size_t count,
                    std::uint64_t seed = 3) {
    const Ruleset* rules = *gameNamed(game);
    return {rules, *complete(rules->settings, std::move(settings)), count, seed};
}

ExerciseTask times(std::size_t variants, ExerciseTask task) {
    task.variants = variants;
    return task;
}

Variants drawn(const ExerciseTask& task, std::size_t variants) {
    Variants all;
    EXPECT_TRUE(drawVariants(times(variants, task), {}, [&](const Variants& news) { all = news; }));
    return all;
}

using Kinds = std::map<std::pair<Outcome, std::size_t>, int>;

Kinds kindsOf(const std::vector<Exercise>& set) {
    Kinds kinds;
    for (const Exercise& exercise : set)
        ++kinds[{exercise.outcome(), exercise.rightMoves()}];
    return kinds;
}

std::vector<std::string> positionsOf(const Variants& variants) {
    std::vector<std::string> all;
    for (const auto& set : variants)
        for (const Exercise& exercise : set)
            all.push_back(exercise.position);
    return all;
}

int timesOf(const std::vector<Exercise>& set, Outcome outcome) {
    return static_cast<int>(std::ranges::count(set, outcome, &Exercise::outcome));
}

} // namespace

TEST(Variants, HoldTheSameKindsOfExerciseAndNoPositionTwice) {
    for (const auto& [game, settings] :
         std::vector<std::pair<const char*, Settings>>{{"towers", {{"rows", 6}, {"columns", 3}}},
                                                       {"cards", {}},
                                                       {"grid-nim", {{"size", 4}, {"free", 6}}},
                                                       {"tic-tac-toe", {}},
                                                       {"reversi", {}}}) {
        SCOPED_TRACE(game);
        const std::size_t count = 4, many = 5;
        const Variants all = drawn(taskOf(game, settings, count), many);
        ASSERT_EQ(all.size(), many);
        for (const auto& set : all) {
            EXPECT_EQ(set.size(), count);
            EXPECT_EQ(kindsOf(set), kindsOf(all.front()));
        }
        const auto positions = positionsOf(all);
        EXPECT_EQ(std::set(positions.begin(), positions.end()).size(), count * many);
    }
}

TEST(Variants, AreTwentyFromAToT) {
    const Variants all = drawn(taskOf("towers", {}, 10), mostVariants);
    ASSERT_EQ(all.size(), 20u);
    EXPECT_EQ(nameOfVariant(0), 'A');
    EXPECT_EQ(nameOfVariant(all.size() - 1), 'T');
    for (const auto& set : all) {
        EXPECT_EQ(set.size(), 10u);
        EXPECT_EQ(kindsOf(set), kindsOf(all.front()));
        EXPECT_EQ(timesOf(set, Outcome::Win), 5);
        EXPECT_EQ(timesOf(set, Outcome::Loss), 5);
    }
}

TEST(Variants, AreNotInOneOrder) {
    const Variants all = drawn(taskOf("cards", {}, 8), 6);
    std::set<std::vector<Outcome>> orders;
    for (const auto& set : all) {
        std::vector<Outcome> order;
        for (const Exercise& exercise : set)
            order.push_back(exercise.outcome());
        orders.insert(order);
    }
    EXPECT_GT(orders.size(), 3u) << "a neighbour's ticks say nothing";
}

TEST(Variants, AreTheSameForTheSameSeed) {
    const auto positions = [](std::uint64_t seed) {
        return positionsOf(drawn(taskOf("cards", {}, 3, seed), 4));
    };
    EXPECT_EQ(positions(3), positions(3));
    EXPECT_NE(positions(3), positions(4));
}

TEST(Variants, HaveDrawnPositionsAsOftenAsOthersWhereThereAreSome) {
    for (const auto& set : drawn(taskOf("tic-tac-toe", {}, 6), 3)) {
        EXPECT_EQ(timesOf(set, Outcome::Win), 2);
        EXPECT_EQ(timesOf(set, Outcome::Draw), 2);
        EXPECT_EQ(timesOf(set, Outcome::Loss), 2);
    }
}

// Twenty variants have 21 won positions each, and more than enough of the others.
TEST(Variants, HaveTheOthersAsOftenWhereOneOutcomeRunsOut) {
    for (const auto& set : drawn(taskOf("tic-tac-toe", {}, 70), mostVariants)) {
        ASSERT_EQ(set.size(), 70u);
        EXPECT_EQ(timesOf(set, Outcome::Win), 21);
        EXPECT_LE(std::abs(timesOf(set, Outcome::Draw) - timesOf(set, Outcome::Loss)), 1);
    }
}

TEST(Variants, AskForNoLostPositionWhereOnlyMovesAreAsked) {
    ExerciseTask task = taskOf("cards", {}, 4);
    task.asked = Asked::Move;
    for (const auto& set : drawn(task, 3))
        EXPECT_EQ(timesOf(set, Outcome::Win), 4);
}

TEST(Variants, OfTooFewPositionsAreShortOrRefusedWhichIsSaid) {
    const Variants few = drawn(taskOf("trojan-horse", {{"rows", 8}, {"columns", 8}}, 10), 3);
    ASSERT_EQ(few.size(), 3u);
    const std::size_t found = few.front().size();
    ASSERT_GT(found, 0u);
    ASSERT_LT(found, 10u);
    for (const auto& set : few) {
        EXPECT_EQ(set.size(), found);
        EXPECT_EQ(kindsOf(set), kindsOf(few.front()));
    }
    EXPECT_EQ(english(wordsOnTooFew(few, 10)),
              "Exercises in each of 3 variants: " + std::to_string(found)
                  + ", not 10. With these settings there are too few positions of one kind.");
    const auto none =
        drawVariants(times(20, taskOf("trojan-horse", {{"rows", 4}, {"columns", 4}}, 10)), {},
                     [](const Variants&) { ADD_FAILURE(); });
    ASSERT_FALSE(none);
    EXPECT_EQ(english(none.error()),
              "With these settings there are too few positions of one kind for 20 variants.");
}

// More positions would be looked at for more of them, but none waits for that.
TEST(Variants, AreToldFromTheFirstOnHoweverManyAreWanted) {
    const auto first = [](std::size_t count) {
        std::stop_source stop;
        std::vector<std::string> positions;
        EXPECT_TRUE(drawVariants(times(3, taskOf("towers", {}, count)), stop.get_token(),
                                 [&](const Variants& news) {
                                     positions = positionsOf(news);
                                     stop.request_stop();
                                 }));
        EXPECT_EQ(positions.size(), 3u);
        return positions;
    };
    EXPECT_EQ(first(2), first(20));
}

TEST(Variants, EndAtOnceWhenTheyAreStopped) {
    std::stop_source stop;
    std::size_t posts = 0;
    EXPECT_TRUE(
        drawVariants(times(5, taskOf("towers", {}, 10)), stop.get_token(), [&](const Variants&) {
            ++posts;
            stop.request_stop();
        }));
    EXPECT_EQ(posts, 1u);
    EXPECT_TRUE(drawSets(times(5, taskOf("towers", {}, 10)), stop.get_token(),
                         [](const ExerciseSets&) { ADD_FAILURE() << "they are not whole"; }));
}

TEST(Variants, OfOneSetAreWhatIsDrawnWithoutThem) {
    const ExerciseTask task = taskOf("cards", {}, 3);
    ExerciseSets sets;
    int posts = 0;
    EXPECT_TRUE(drawSets(task, {}, [&](const ExerciseSets& all) {
        sets = all;
        ++posts;
    }));
    EXPECT_EQ(posts, 3) << "each as soon as it is drawn";
    std::vector<Exercise> alone;
    EXPECT_TRUE(drawExercises(task, {}, [&](const auto& all) { alone = all; }));
    EXPECT_EQ(positionsOf(sets.variants), positionsOf({alone}));
    EXPECT_EQ(sets.seed, 3u);
    posts = 0;
    EXPECT_TRUE(drawSets(times(4, task), {}, [&](const ExerciseSets& all) {
        sets = all;
        ++posts;
    }));
    EXPECT_EQ(posts, 1) << "whole";
    EXPECT_EQ(positionsOf(sets.variants), positionsOf(drawn(task, 4)));
}

} // namespace bouton::testing
