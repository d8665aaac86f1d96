#include "lessons/lesson.h"

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

} // namespace bouton
