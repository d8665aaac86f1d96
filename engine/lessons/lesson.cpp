#include "lessons/lesson.h"

#include <algorithm>

namespace bouton {

const LessonWords& Lesson::wordsOf(const LessonStep& step) const {
    static const LessonWords none;
    const auto at = std::ranges::find(said, step.id, &Said::step);
    return at == said.end() ? none : at->words;
}

} // namespace bouton
