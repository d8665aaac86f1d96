#pragma once

#include <QString>

#include "ui/game/quiz.h"

namespace bouton {

class Session;

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
