#include <numeric>
#include <utility>

#include "engine/lesson_replies.h"
#include "ui/boards/board_view.h"
#include "ui/controls/words.h"
#include "ui/insight/sum_table.h"
#include "ui/laboratory/hung_terms.h"
#include "ui/lessons.h"
#include "ui/lessons/lesson_values.h"

// What is seen of an answer: on the board, beside it, and on the start page.

namespace bouton::testing {

TEST_F(InALesson, AWrongMoveIsRefutedOnTheBoardAndBesideIt) {
    openStep(lessons()[5], 3); // nim-sum 0 is to be left
    comeToTheQuestion();
    const Replies replies = repliesTo(lessons()[5].id, *step().task());
    answer(replies.wrong.front());
    ASSERT_EQ(step().state(), State::Wrong);
    EXPECT_TRUE(board().board()->marks().reply);
    EXPECT_FALSE(board().board()->plan().wayOf(*board().board()->shown().scene.last).isEmpty());
    // Of the group from which Red took, the bits that changed are ringed.
    const Marking marking = marked(*step().task(), replies.wrong.front(), {});
    const SumTable& table = *find<LessonValues>("values")->table();
    int changed = 0;
    for (std::size_t row = 0; row < table.rows().size(); ++row)
        changed += table.changedColumns(row) != 0;
    EXPECT_EQ(changed, 1) << marking.line.back();
    EXPECT_EQ(table.total(), 0);
    key(Qt::Key_Return);
    EXPECT_FALSE(board().board()->marks().reply);
    EXPECT_EQ(table.changedColumns(0), 0);
}

TEST_F(InALesson, WhatIsSaidOfAnAnswerIsInViewInALowWindow) {
    window->resize(800, 600);
    window->preferences().setTypeSize(175);
    openStep(lessons()[1], 0);
    comeToTheQuestion();
    EXPECT_FALSE(find<QWidget>("stepSays")->visibleRegion().isEmpty());
    answer({.outcome = Outcome::Win});
    ASSERT_EQ(step().state(), State::Wrong);
    QCoreApplication::processEvents();
    const QWidget* said = find<QWidget>("stepWord");
    EXPECT_TRUE(QTest::qWaitFor(
        [said] { return said->visibleRegion().boundingRect().height() >= said->height() - 1; },
        60'000));
    window->preferences().setTypeSize(100);
}

TEST_F(InALesson, AClaimThatIsRefutedShowsThePositionWhereItIsFalse) {
    for (const auto& [lesson, claim] :
         {std::pair{1, "sum(cards) mod 4 == 0"}, {9, "moves == 4"}, {0, "moves == 0"}}) {
        SCOPED_TRACE(claim);
        openStep(lessons()[lesson], lessons()[lesson].steps.size() - 1);
        comeToTheQuestion();
        answer({.text = claim});
        ASSERT_EQ(step().state(), State::Wrong);
        const Marking marking = marked(*step().task(), {.text = claim}, {});
        const Ruleset& game = *step().task()->game;
        const std::string shown = write(board().board()->picture(), game.name.letters);
        EXPECT_EQ(shown, marking.verdict->against->position);
        EXPECT_TRUE(text("stepWord").contains(QString::fromStdString(shown)));
    }
}

TEST_F(InALesson, AClaimThatIsRefutedHangsTheValuesOfItsTerms) {
    const Lesson& lesson = lessons()[1];
    openStep(lesson, lesson.steps.size() - 1);
    comeToTheQuestion();
    EXPECT_FALSE(sees("stepTerms"));
    answer({.text = "sum(cards) is even"});
    ASSERT_EQ(step().state(), State::Wrong);
    ASSERT_TRUE(sees("stepTerms"));
    EXPECT_FALSE(find<HungTerms>("stepTerms")->hung().empty());
    key(Qt::Key_Return);
    EXPECT_FALSE(sees("stepTerms"));
}

TEST_F(InALesson, TheValuesFollowTheGameThatIsPlayed) {
    openStep(lessons()[5], 5); // Nim in binary, against the perfect player
    comeToTheQuestion();
    const SumTable& table = *find<LessonValues>("values")->table();
    const auto numbers = [&] {
        std::vector<int> all;
        for (const SumTable::Row& row : table.rows())
            all.push_back(row.number);
        return all;
    };
    const std::vector<int> before = numbers();
    const Replies replies = repliesTo(lessons()[5].id, *step().task());
    move(replies.right.front().moves.front());
    ASSERT_TRUE(rested());
    ASSERT_EQ(step().state(), State::Asked);
    const std::vector<int> after = numbers();
    EXPECT_LT(std::accumulate(after.begin(), after.end(), 0),
              std::accumulate(before.begin(), before.end(), 0));
}

TEST_F(InALesson, TheStartPageSaysWhatIsDoneAndGoesOn) {
    window->pages().showStart();
    const auto* done = window->findChild<QLabel*>("lessonsState");
    const auto* next = window->findChild<QLabel*>("nextLesson");
    auto* goOn = window->findChild<QAbstractButton*>("goOnLessonsButton");
    EXPECT_EQ(done->text(), "0 of 12 lessons done");
    EXPECT_EQ(next->text(), "Won and lost, backwards, step 1");
    EXPECT_EQ(goOn->text(), "Begin");
    window->pages().openLessons();
    openStep(lessons()[2], 1);
    comeToTheQuestion();
    answer(repliesTo(lessons()[2].id, *step().task()).right.front());
    ASSERT_EQ(step().state(), State::Right);
    window->pages().showStart();
    EXPECT_EQ(next->text(), spoken(lessons()[2].title) + ", step 1");
    EXPECT_EQ(goOn->text(), "Go on");
    goOn->click();
    EXPECT_EQ(window->pages().place(), Pages::Place::Lessons);
    EXPECT_EQ(lessonsPage().lesson().id, lessons()[2].id);
    EXPECT_EQ(lessonsPage().step(), 0u);
}

} // namespace bouton::testing
