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

using Mark = Marking::Mark;

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
    EXPECT_EQ(marking.mark, Mark::Wrong);
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
        EXPECT_EQ(marked(task, {.moves = marking.line}, {}).mark, Mark::Wrong);
    }
}

} // namespace

TEST(Lessons, HaveStepsWithIdsAndWordsOfTheirOwn) {
    std::set<std::string> ids;
    for (const Lesson& lesson : lessons()) {
        EXPECT_TRUE(ids.insert(lesson.id).second) << lesson.id;
        EXPECT_GE(lesson.steps.size(), 5u) << lesson.id;
        EXPECT_LE(lesson.steps.size(), 8u) << lesson.id;
        EXPECT_EQ(lesson.steps.size(), lesson.said.size()) << lesson.id;
        std::set<std::string> steps;
        for (const LessonStep& step : lesson.steps)
            EXPECT_TRUE(steps.insert(step.id).second) << step.id;
    }
    forEachStep([](const Lesson& lesson, const LessonStep& step) {
        const LessonWords& words = lesson.wordsOf(step);
        EXPECT_GT(wordsIn(words.says), 0u);
        EXPECT_GT(wordsIn(words.question), 0u);
        EXPECT_LE(wordsIn(words.says) + wordsIn(words.seen) + wordsIn(words.question)
                      + wordsIn(words.after),
                  static_cast<std::size_t>(mostStepWords));
    });
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
    forEachStep([](const Lesson& lesson, const LessonStep& step) {
        for (const std::uint64_t seed : {0, 1}) {
            SCOPED_TRACE(seed);
            const LessonTask task = taken(step, seed);
            ASSERT_TRUE(task.game);
            SCOPED_TRACE(task.position);
            const Replies replies = repliesTo(lesson.id, task);
            ASSERT_FALSE(replies.right.empty());
            ASSERT_FALSE(replies.wrong.empty());
            for (const Reply& right : replies.right)
                EXPECT_EQ(marked(task, right, {}).mark, Mark::Right) << clickOf(right);
            for (const Reply& wrong : replies.wrong)
                expectRefuted(task, wrong);
            if (step.asks == LessonAsks::Claim && seed == 0)
                break; // the class is the same
        }
    });
}

// What the words of these steps say of every position.
TEST(Lessons, HavePositionsOfWhichTheirWordsAreTrue) {
    const std::map<std::string, int> nimbers{{"mex/one", 1},
                                             {"mex/zero", 0},
                                             {"mex/two", 2},
                                             {"periods/period", 2},
                                             {"periods/again", 1}};
    forEachStep([&](const Lesson& lesson, const LessonStep& step) {
        if (step.asks == LessonAsks::Outcome) {
            EXPECT_TRUE(step.start.outcome);
        }
        const auto nimber = nimbers.find(lesson.id + '/' + step.id);
        for (std::uint64_t seed = 0; seed < step.start.positions.size(); ++seed) {
            const LessonTask task = taken(step, seed);
            if (nimber != nimbers.end()) {
                EXPECT_EQ(task.solution->position.nimber, nimber->second) << task.position;
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
