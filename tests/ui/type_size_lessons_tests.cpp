#include "lessons/lessons.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lessons_page.h"
#include "ui/lessons/step_page.h"
#include "ui/type_size.h"

namespace bouton::testing {

namespace {

using State = StepPage::State;

class LessonListTypeSize : public TypeSize {
protected:
    LessonListTypeSize() { window->pages().openLessons(); }

    LessonsPage& lessonsPage() { return *window->pages().lessons(); }
    StepPage& step() { return *lessonsPage().stepPage(); }
    bool rested() {
        return QTest::qWaitFor(
            [this] {
                return step().state() != State::Drawing && step().state() != State::Marking
                       && !step().board()->showing();
            },
            600'000);
    }
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
INSTANTIATE_TEST_SUITE_P(Twelve, LessonTypeSize, ::testing::Range<std::size_t>(0, 12),
                         [](const auto& at) {
                             std::string id = lessons().at(at.param).id;
                             std::erase(id, '-');
                             return id;
                         });

} // namespace bouton::testing
