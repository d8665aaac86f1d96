// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <map>
#include <optional>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

class Session;

// A class is asked before it is told: who wins, or which move? What gives the answer away stays
// covered in a position until somebody has answered there. A plain value; it judges nothing.
class Quiz {
public:
    // How the game ends for the side to move; empty: this move is the answer.
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
    const Answer* answerAt(Match::Node node) const;      // null if none was given

private:
    bool m_on = false;
    std::map<Match::Node, Answer> m_answers;
};

// What stands beside the board on the projector, in words. An analysis is always that of the node.

// Whose turn it is, or how the game ended: "Green is to move", "Red wins".
QString headlineOf(const Match& match, Match::Node node);
QString headlineOf(const Session& session); // of what is on the table; empty: no start yet
// One sentence that tells who wins and how. What stands in a table beside it is not said again.
QString sentenceOf(const Match& match, Match::Node node, const Analysis& analysis);
// What the class is asked. Keys stand in brackets (KeyLine).
QString questionOf(const Analysis& analysis);
// Whether the answer was right, as far as that is known.
QString verdictOn(const Quiz::Answer& answer, const Match& match, Match::Node node,
                  const Analysis& analysis);

} // namespace bouton
