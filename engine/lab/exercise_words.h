// SPDX-License-Identifier: MIT
#pragma once

#include "lab/exercises.h"

namespace bouton {

// Exercises on paper: what is asked, the key and the reason, as phrases, so that the command line
// says them in English and the window in its language. Nothing here blocks.

// "Green is to move: won or lost? If it is won, by which moves?"
Phrase questionOf(const Exercise& exercise, Asked asked);
// "Won by b2, c3.", with every move that is right.
Phrase answerOf(const Exercise& exercise);
// Why it is won, drawn or lost, as the window tells it beside a board.
Phrase reasonOf(const Exercise& exercise);

} // namespace bouton
