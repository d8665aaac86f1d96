// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>

#include "lessons/lessons.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lessons_page.h"
#include "ui/lessons/step_page.h"
#include "ui/lessons/step_page_parts.h"
#include "ui/support.h"

namespace bouton::testing {

using State = StepPage::State;

// For tests of each of our lessons, by their numbers, which are needed before these can be read.
inline constexpr std::size_t ourLessons = 15;
inline std::string nameOfLesson(const ::testing::TestParamInfo<std::size_t>& at) {
    std::string id = lessons().at(at.param).id;
    std::erase(id, '-');
    return id;
}

// Whether nothing is under way on it.
inline bool isAtRest(const StepPage& step) {
    return step.state() != State::Drawing && step.state() != State::Marking
           && !step.board()->showing();
}
inline bool comesToRest(const StepPage& step) {
    return QTest::qWaitFor([&] { return isAtRest(step); }, 600'000);
}

// The lessons in the real window, by keys.
class InALesson : public Window {
protected:
    InALesson() {
        window->pages().openLessons();
        QCoreApplication::processEvents();
    }

    LessonsPage& lessonsPage() { return *window->pages().lessons(); }
    StepPage& step() { return *lessonsPage().stepPage(); }
    LessonBoard& board() { return *step().board(); }
    template <class T> T* find(const char* name) {
        T* widget = lessonsPage().findChild<T*>(QString::fromLatin1(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    bool sees(const char* name) { return find<QWidget>(name)->isVisible(); }

    static void key(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QWidget* focus = QApplication::focusWidget();
        ASSERT_TRUE(focus);
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }
    static void type(const std::string& keys) {
        QWidget* focus = QApplication::focusWidget();
        ASSERT_TRUE(focus);
        QTest::keyClicks(QApplication::focusWidget(), QString::fromStdString(keys));
    }
    // Tab, until this has the keys.
    void tabTo(QWidget* widget) {
        for (int i = 0; i < 60 && !widget->hasFocus(); ++i)
            key(Qt::Key_Tab);
        ASSERT_TRUE(widget->hasFocus()) << widget->objectName().toStdString();
    }

    void openStep(const Lesson& lesson, std::size_t at) {
        board().setPause({});
        lessonsPage().open(lesson, at);
    }
    bool rested() { return comesToRest(step()); }
    // Through the example, if there is one, to the question.
    void comeToTheQuestion() {
        for (int i = 0; i < 40 && step().state() == State::Example; ++i)
            key(Qt::Key_Return);
        ASSERT_TRUE(rested());
        ASSERT_EQ(step().state(), State::Asked) << text("stepWord").toStdString();
        QCoreApplication::processEvents(); // lays the board out
    }

    // Opens a step and comes to its question.
    void ask(const Lesson& lesson, std::size_t at) {
        openStep(lesson, at);
        comeToTheQuestion();
    }
    void askLast(const Lesson& lesson) { ask(lesson, lesson.steps.size() - 1); }
    void press(const char* button) {
        QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton);
    }

    void go(Cell cell); // the frame on the board
    void move(const std::string& move);
    void answer(const Reply& reply);
};

} // namespace bouton::testing
