#include "ui/lessons/progress_keeper.h"

#include "ui/preferences/preferences.h"

namespace bouton {

ProgressKeeper::ProgressKeeper(Preferences& preferences)
    : m_preferences(preferences),
      m_now(LessonProgress::read(preferences.lessonProgress().toStdString())) {}

void ProgressKeeper::enter(const Lesson& lesson) {
    m_now.setLast(lesson);
    keep();
}

void ProgressKeeper::setDone(const Lesson& lesson, const LessonStep& step) {
    m_now.setDone(lesson, step);
    keep();
}

// What was done in another window stays.
void ProgressKeeper::keep() {
    m_now.add(LessonProgress::read(m_preferences.lessonProgress().toStdString()));
    m_preferences.keepLessonProgress(QString::fromStdString(m_now.text()));
    emit changed();
}

} // namespace bouton
