// SPDX-License-Identifier: MIT
#include "ui/lessons.h"
#include "ui/type_size.h"

namespace bouton::testing {

namespace {

class LessonListTypeSize : public TypeSize {
protected:
    LessonListTypeSize() { window->pages().openLessons(); }

    LessonsPage& lessonsPage() { return *window->pages().lessons(); }
    StepPage& step() { return *lessonsPage().stepPage(); }
    bool rested() { return comesToRest(step()); }
};

class LessonTypeSize : public LessonListTypeSize,
                       public ::testing::WithParamInterface<std::size_t> {};

} // namespace

TEST_F(LessonListTypeSize, LeavesTheListWhole) { expectWhole("lessons", lessonsPage()); }

// Each step as it is asked, and after an answer where that is one click.
TEST_P(LessonTypeSize, LeavesEveryStepWhole) {
    const Lesson& lesson = lessons()[GetParam()];
    step().board()->setPause({});
    for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
        lessonsPage().open(lesson, at);
        const std::string name = "lesson-" + lesson.id + '-' + lesson.steps[at].id;
        if (step().state() == State::Example) {
            expectWhole(name + "-example", lessonsPage());
            QTest::mouseClick(step().findChild<QAbstractButton*>("secondaryButton"),
                              Qt::LeftButton);
        }
        ASSERT_TRUE(rested());
        expectWhole(name, lessonsPage());
        if (lesson.steps[at].asks != LessonAsks::Outcome)
            continue;
        QTest::mouseClick(step().findChild<QAbstractButton*>("wonButton"), Qt::LeftButton);
        ASSERT_TRUE(rested());
        expectWhole(name + "-answered", lessonsPage());
    }
}
INSTANTIATE_TEST_SUITE_P(Ours, LessonTypeSize, ::testing::Range<std::size_t>(0, ourLessons),
                         nameOfLesson);

} // namespace bouton::testing
