#pragma once

#include <map>
#include <optional>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// A class is asked before it is told: who wins, or which move? What gives the answer away stays
// covered in a position until somebody has answered there. A plain value; it judges nothing.
class Quiz {
public:
    // How the game ends for the side to move; none: this move is the answer.
    struct Answer {
        std::optional<Outcome> outcome{};
        std::size_t move = 0;
        bool operator==(const Answer&) const = default;
    };

    void setOn(bool on) { m_on = on; }
    bool on() const { return m_on; }
    void beginAnew() { m_answers.clear(); } // nothing is answered
    bool covers(Match::Node node) const { return m_on && !m_answers.contains(node); }
    void answer(Match::Node node, const Answer& answer); // the first answer stays
    const Answer* answerAt(Match::Node node) const;      // null: none was given

private:
    bool m_on = false;
    std::map<Match::Node, Answer> m_answers;
};

} // namespace bouton
