#pragma once

#include "lessons/exact_game.h"
#include "lessons/marking.h"

namespace bouton::marking {

// How each kind of question is marked (lessons/marking.h). All block.

Marking outcome(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking move(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking keepWinning(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking nimber(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking nimSum(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking makeZero(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking counterexample(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking cut(const LessonTask& task, const Reply& reply, std::stop_token stop);
Marking claim(const LessonTask& task, const Reply& reply, std::stop_token stop,
              const Post<Verdict>& post);

// What was no answer, with the reason.
Marking nothing(Phrase why);
// A game from the task's position, of which the task knows the analysis.
ExactGame gameOf(const LessonTask& task, std::stop_token stop);
// What is to be seen on the board: the moves of a game so far, and what is known of each position,
// if the step shows values.
Marking seen(const LessonTask& task, Marking::Mark mark, std::vector<Phrase> says, ExactGame& game);
// Plays the best move of the side that wins, or if the side to move loses, a move and its
// refutation: by copying where that wins.
void playProof(ExactGame& game);

} // namespace bouton::marking
