#include "ui/game/quiz.h"

namespace bouton {

void Quiz::answer(Match::Node node, const Answer& answer) { m_answers.emplace(node, answer); }

const Quiz::Answer* Quiz::answerAt(Match::Node node) const {
    const auto at = m_answers.find(node);
    return m_on && at != m_answers.end() ? &at->second : nullptr;
}

} // namespace bouton
