// SPDX-License-Identifier: MIT
#include "lessons/lessons.h"

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <sstream>

#include "engine/lesson_replies.h"
#include "games/record.h"
#include "lessons/exact_game.h"

// Each step of each of our lessons.

namespace bouton::testing {

namespace {

std::size_t wordsIn(const Phrase& phrase) {
    std::istringstream in(english(phrase));
    std::size_t words = 0;
    for (std::string word; in >> word;)
        ++words;
    return words;
}

void forEachStep(const auto& visit) {
    for (const Lesson& lesson : lessons())
        for (const LessonStep& step : lesson.steps) {
            SCOPED_TRACE(lesson.id + "/" + step.id);
            visit(lesson, step);
        }
}

LessonTask taken(const LessonStep& step, std::uint64_t seed) {
    auto task = taskOf(step, seed, {});
    EXPECT_TRUE(task) << (task ? "" : english(task.error()));
    return task ? *task : LessonTask{step, seed, nullptr, {}, {}};
}

std::set<std::string> clicksOf(const std::vector<Reply>& replies) {
    std::set<std::string> clicks;
    for (const Reply& reply : replies)
        clicks.insert(clickOf(reply));
    return clicks;
}

// A wrong answer is refuted: by moves that can be played, by a sentence in any case.
void expectRefuted(const LessonTask& task, const Reply& reply) {
    const Marking marking = marked(task, reply, {});
    EXPECT_EQ(marking.mark, Marking::Mark::Wrong);
    ASSERT_FALSE(marking.says.empty());
    for (const Phrase& phrase : marking.says) {
        EXPECT_FALSE(english(phrase).empty());
        EXPECT_EQ(english(phrase).find('%'), std::string::npos) << english(phrase);
    }
    const auto match = matchAfter(*task.game, marking.position, marking.line);
    ASSERT_TRUE(match) << marking.position << ": " << english(match.error());
    // What is wrong by play is refuted by play.
    const LessonAsks asks = task.step.asks;
    if (asks == LessonAsks::Move || asks == LessonAsks::KeepWinning) {
        EXPECT_TRUE(marking.line.size() > 1 || (*match)->result((*match)->current()));
    } else if (asks == LessonAsks::Outcome || asks == LessonAsks::NimSum
               || asks == LessonAsks::MakeZero) {
        EXPECT_FALSE(marking.line.empty());
    } else if (asks == LessonAsks::Cut) {
        EXPECT_EQ(marked(task, {.moves = marking.line}, {}).mark, Marking::Mark::Wrong);
    }
}

} // namespace

TEST(Lessons, HaveStepsWithIdsAndWordsOfTheirOwn) {
    std::set<std::string> ids;
    for (const Lesson& lesson : lessons()) {
        EXPECT_TRUE(ids.insert(lesson.id).second) << lesson.id;
        EXPECT_GE(lesson.steps.size(), 5u) << lesson.id;
        EXPECT_LE(lesson.steps.size(), 8u) << lesson.id;
        std::set<std::string> steps;
        for (const LessonStep& step : lesson.steps)
            EXPECT_TRUE(steps.insert(step.id).second) << step.id;
    }
    forEachStep([](const Lesson&, const LessonStep& step) {
        const LessonWords& words = step.words;
        EXPECT_GT(wordsIn(words.says), 0u);
        EXPECT_GT(wordsIn(words.question), 0u);
        EXPECT_LE(wordsIn(words.says) + wordsIn(words.seen) + wordsIn(words.question)
                      + wordsIn(words.after),
                  mostStepWords);
    });
}

// What students have done of them is kept by these ids (docs/promise.md).
TEST(Lessons, KeepTheirIdsAndTheirOrder) {
    std::vector<std::string> all;
    for (const Lesson& lesson : lessons()) {
        all.push_back(lesson.id + ':');
        for (const LessonStep& step : lesson.steps)
            all.back() += ' ' + step.id;
    }
    EXPECT_THAT(all,
                ::testing::ElementsAre(
                    "won-and-lost: end reach trapped line draw play rule",
                    "one-heap: four leave-it eight onward all-of-it play rule",
                    "pairs: pair make-pair left-over mirror copy fails rule",
                    "mex: one zero two table above heap to-zero rule",
                    "periods: edge period again refute diagonal far rule",
                    "binary: two-heaps zero three-heaps leave-zero balance play rule",
                    "twin: twins beside added three-twins balance sizes rule",
                    "towers: equal gaps advance retreat balance play rule",
                    "parts: sum square shape middle many one-turn play rule",
                    "published: two corner pairs refute-four middle-pair five refute-five rule",
                    "minimax: fork hold doomed hurry centre delay play rule",
                    "alpha-beta: cut same heaps proof greed estimate play rule",
                    "misere: ones one-large as-in-nim groups play five nine rule",
                    "sprague-grundy: worth above below any play sum why rule",
                    "horse-period: formula table edge zero one two play rule"));
}

// On paper no tree is walked through: such a move is asked for.
TEST(Lessons, AskForACutWhereOneAnswerRefutesAMoveToo) {
    std::size_t positions = 0;
    forEachStep([&](const Lesson&, const LessonStep& step) {
        if (step.asks != LessonAsks::Cut)
            return;
        for (std::uint64_t seed = 0; seed < step.start.positions.size(); ++seed, ++positions) {
            const LessonTask task = taken(step, seed);
            ExactGame game(*task.game, task.position, {});
            ASSERT_TRUE(game.analysis());
            EXPECT_GT(std::ranges::count(game.analysis()->moves, Outcome::Loss, &Value::outcome), 0)
                << task.position;
        }
    });
    EXPECT_GT(positions, 4u);
}

TEST(Lessons, BeginWithAnExampleAndEndInAClaim) {
    for (const Lesson& lesson : lessons()) {
        SCOPED_TRACE(lesson.id);
        const auto example = readRecord(lesson.steps.front().example);
        ASSERT_TRUE(example) << english(example.error());
        EXPECT_GT((*example)->size(), 1u);
        EXPECT_EQ(lesson.steps.back().asks, LessonAsks::Claim);
    }
}

TEST(Lessons, HaveARightAndAWrongAnswerToEachStepAndRefuteTheWrongOne) {
    std::vector<std::string> rules; // what a right claim was tested over
    forEachStep([&](const Lesson& lesson, const LessonStep& step) {
        for (const std::uint64_t seed : {0, 1}) {
            SCOPED_TRACE(seed);
            const LessonTask task = taken(step, seed);
            ASSERT_TRUE(task.game);
            SCOPED_TRACE(task.position);
            const Replies replies = repliesTo(lesson.id, task);
            ASSERT_FALSE(replies.right.empty());
            ASSERT_FALSE(replies.wrong.empty());
            for (const Reply& right : replies.right) {
                const Marking marking = marked(task, right, {});
                EXPECT_EQ(marking.mark, Marking::Mark::Right) << clickOf(right);
                if (step.asks == LessonAsks::Claim && &right == replies.right.data())
                    rules.push_back(lesson.id + ", " + std::to_string(step.frame.least) + ": "
                                    + english(marking.says.front()));
            }
            for (const Reply& wrong : replies.wrong)
                expectRefuted(task, wrong);
            if (step.asks == LessonAsks::Claim && seed == 0)
                break; // the class is the same
        }
    });
    EXPECT_THAT(rules,
                ::testing::ElementsAre(
                    "won-and-lost, 23: Holds for all 23 positions: rows up to 8, columns up to 8.",
                    "one-heap, 1: Holds for all 156 positions of one group.",
                    "pairs, 1: Holds for all 1096 positions up to size 4.",
                    "mex, 1: Holds for all 156 positions of one group.",
                    "periods, 1: Holds for all 256 positions: rows up to 16, columns up to 16.",
                    "binary, 1: Holds for all 1542 positions: groups up to 3, cards in each up to "
                    "4, taken in a turn up to 4.",
                    "twin, 1: Holds for all 1056 positions: groups up to 2, cards in each up to 7, "
                    "taken in a turn up to 4.",
                    "towers, 1: Holds for all 20608 positions: rows up to 5, columns up to 3.",
                    "parts, 1: Holds for all 66064 positions up to size 4.",
                    "published, 1: Holds for all 14597 positions up to size 5; free cells: 4.",
                    "minimax, 1000: Holds for all 2358 positions that can arise.",
                    "alpha-beta, 100: Holds for all 508 positions that can arise.",
                    "misere, 1: Holds for all 219 positions: heaps up to 3, counters in each up to "
                    "8.",
                    "sprague-grundy, 1: Holds for all 1056 positions: groups up to 2, cards in "
                    "each up to 7, taken in a turn up to 4.",
                    "horse-period, 1: Holds for all 256 positions: rows up to 16, columns up to "
                    "16."));
}

TEST(Lessons, AskForSoMuch) {
    std::vector<std::string> all;
    forEachStep([&](const Lesson& lesson, const LessonStep& step) {
        const auto say = [&](const char* what, int number) {
            if (number > 0)
                all.push_back(lesson.id + '/' + step.id + ' ' + what + ' '
                              + std::to_string(number));
        };
        say("parts", step.start.parts);
        say("moves", step.moves);
        say("plies", step.plies);
        say("soonest", step.soonest);
    });
    EXPECT_THAT(all, ::testing::ElementsAre("towers/gaps parts 2", "towers/play moves 6",
                                            "parts/sum parts 2", "parts/many parts 3",
                                            "parts/one-turn parts 2", "parts/play parts 2",
                                            "minimax/hurry soonest 1", "minimax/delay soonest 1",
                                            "alpha-beta/cut plies 3", "alpha-beta/heaps plies 4"));
}

// What the words of these steps say of every position.
TEST(Lessons, HavePositionsOfWhichTheirWordsAreTrue) {
    forEachStep([&](const Lesson& lesson, const LessonStep& step) {
        for (std::uint64_t seed = 0; seed < step.start.positions.size(); ++seed) {
            const LessonTask task = taken(step, seed);
            if (lesson.id == "mex" && step.id == "one") { // it can only go where it is stuck
                EXPECT_EQ(task.solution->position.remoteness, 1) << task.position;
                EXPECT_EQ(task.solution->position.nimber, 1) << task.position;
            }
            if (lesson.id == "alpha-beta" && step.id == "proof") {
                EXPECT_EQ(std::ranges::count(task.position, 'O')
                              - std::ranges::count(task.position.substr(0, 71), 'X'),
                          8)
                    << task.position;
                EXPECT_EQ(std::ranges::count(task.position, '.'), 2) << task.position;
            }
            if (step.id == "corner") {
                EXPECT_THAT(repliesTo(lesson.id, task).right, ::testing::SizeIs(1));
            }
        }
    });
}

TEST(Lessons, AreNotAnsweredByTheSameClickTwiceInARow) {
    for (const Lesson& lesson : lessons())
        for (const std::uint64_t seed : {0, 1, 2}) {
            std::set<std::string> before;
            for (const LessonStep& step : lesson.steps) {
                SCOPED_TRACE(lesson.id + '/' + step.id + ' ' + std::to_string(seed));
                if (step.asks == LessonAsks::Claim)
                    continue;
                const std::set<std::string> now =
                    clicksOf(repliesTo(lesson.id, taken(step, seed)).right);
                for (const std::string& click : now)
                    EXPECT_FALSE(before.contains(click)) << click;
                before = now;
            }
        }
}

// But where the words of the step say what it is.
TEST(Lessons, HaveNoOutcomeAThirdTimeRunningAndMoreThanOneNumber) {
    forEachStep([](const Lesson& lesson, const LessonStep& step) {
        const bool told = lesson.id == "mex" && step.id == "one";
        if ((step.asks != LessonAsks::Outcome && step.asks != LessonAsks::Nimber) || told)
            return;
        EXPECT_FALSE(step.start.outcome);
        std::vector<int> answers;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const Value here = taken(step, seed).solution->position;
            answers.push_back(step.asks == LessonAsks::Nimber ? *here.nimber
                                                              : static_cast<int>(here.outcome));
        }
        EXPECT_GT(std::set<int>(answers.begin(), answers.end()).size(), 1u);
        for (std::size_t i = 2; step.asks == LessonAsks::Outcome && i < answers.size(); ++i)
            EXPECT_FALSE(answers[i] == answers[i - 1] && answers[i] == answers[i - 2]) << i;
    });
}

// What is too little would be enough with a lower bound.
TEST(Lessons, WantTheWholeRuleOfTheFirstLesson) {
    const LessonTask task = taken(lessons().front().steps.back(), 0);
    const Marking few = marked(task, {.text = "moves == 1"}, {});
    EXPECT_NE(few.mark, Marking::Mark::Right);
    ASSERT_TRUE(few.verdict);
    EXPECT_EQ(few.verdict->tested, 12u);
}

// What is asked is not on the board already.
TEST(Lessons, AskForACounterexampleThatIsNotThereYet) {
    forEachStep([](const Lesson&, const LessonStep& step) {
        if (step.asks != LessonAsks::Counterexample)
            return;
        for (std::uint64_t seed = 0; seed < step.start.positions.size(); ++seed) {
            const LessonTask task = taken(step, seed);
            EXPECT_EQ(marked(task, {.text = task.position}, {}).mark, Marking::Mark::Wrong)
                << task.position;
        }
    });
}

TEST(Lessons, HaveAnotherPositionWhenAStepIsTakenAgain) {
    forEachStep([](const Lesson&, const LessonStep& step) {
        std::string before = taken(step, 0).position;
        EXPECT_EQ(taken(step, 0).position, before);
        for (std::uint64_t seed = 1; seed < 4; ++seed) {
            const std::string now = taken(step, seed).position;
            EXPECT_NE(now, before) << seed;
            before = now;
        }
    });
}

} // namespace bouton::testing
