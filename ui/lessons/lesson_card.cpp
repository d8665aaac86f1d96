#include "ui/lessons/lesson_card.h"

#include <QBoxLayout>

#include "lessons/progress.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/lessons/step_dots.h"

namespace bouton {

LessonCard::LessonCard(const Lesson& lesson, std::size_t number)
    : LinkCard([&lesson] { return spoken(lesson.title); },
               [number] { return tr("Lesson %1").arg(number); }),
      m_lesson(lesson),
      m_state(named("lessonState", sideNote())),
      m_dots(new StepDots) {
    delete words()->takeAt(0); // the titles of a row stand on one line
    m_dots->setAttribute(Qt::WA_TransparentForMouseEvents);
    words()->insertWidget(words()->count() - 1, m_dots);
    add(m_state);
}

void LessonCard::show(const LessonProgress& progress) {
    std::vector<bool> done;
    for (const LessonStep& step : m_lesson.steps)
        done.push_back(progress.isDone(m_lesson, step));
    m_dots->put(done, {});
    const std::size_t number = progress.doneOf(m_lesson);
    m_state->setText(number == done.size() ? tr("Done")
                                           : tr("%1 of %2 done").arg(number).arg(done.size()));
}

} // namespace bouton
