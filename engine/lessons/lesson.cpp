#include "lessons/lesson.h"

#include <algorithm>

namespace bouton {

bool asksForMove(LessonAsks asks) {
    return asks == LessonAsks::Move || asks == LessonAsks::KeepWinning;
}
bool asksForNumber(LessonAsks asks) {
    return asks == LessonAsks::Nimber || asks == LessonAsks::NimSum;
}
bool asksForPosition(LessonAsks asks) {
    return asks == LessonAsks::MakeZero || asks == LessonAsks::Counterexample;
}

bool showsValues(LessonShows shows) { return shows != LessonShows::Nothing; }

const LessonWords& Lesson::wordsOf(const LessonStep& step) const {
    static const LessonWords none;
    const auto at = std::ranges::find(said, step.id, &Said::step);
    return at == said.end() ? none : at->words;
}

} // namespace bouton
