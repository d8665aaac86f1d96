#pragma once

#include "lessons/lesson.h"
#include "ui/controls/link_card.h"

namespace bouton {

class LessonProgress;
class StepDots;

// A lesson in the list: its number and title, and its steps as dots.
class LessonCard : public LinkCard {
    Q_OBJECT

public:
    LessonCard(const Lesson& lesson, std::size_t number);

    void show(const LessonProgress& progress);
    StepDots* dots() const { return m_dots; }

private:
    const Lesson& m_lesson;
    QLabel* m_state;
    StepDots* m_dots;
};

} // namespace bouton
