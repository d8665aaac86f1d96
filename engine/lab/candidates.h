// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <stop_token>

#include "core/random.h"
#include "lab/exercises.h"

namespace bouton {

// The exact analysis of a match's start; nothing after a stop, or where it is not exact. Blocks.
std::optional<Analysis> solvedExactly(const Match& match, const AnyAnalyst& analyst,
                                      std::stop_token stop);

// There is nothing to be found out: there is one move; all moves are right; one wins at once.
bool isTrivial(const Exercise& exercise);

// Positions drawn at random that are worth an exercise of a task. The task must outlive it.
class Candidates {
public:
    Candidates(const ExerciseTask& task, std::stop_token stop);

    // An exercise that was not taken yet; empty if the position that was drawn makes no exercise or
    // was taken. Blocks. Refuses settings that have no position.
    Or<std::optional<Exercise>> next();
    void take(const Exercise& exercise) { m_taken.insert(exercise.position); }
    Random& random() { return m_random; } // by which positions are drawn

private:
    Or<std::unique_ptr<Match>> position();

    const ExerciseTask& m_task;
    std::stop_token m_stop;
    Random m_random;
    AnyAnalyst m_analyst; // keeps what it has found out from one position to the next
    std::set<std::string> m_taken;
};

// How many exercises have come of each outcome, so that they come about equally often.
using OutcomeCounts = std::map<Outcome, int>;
// Those that have come least often, of those that are asked for and may come.
std::vector<Outcome> rarest(OutcomeCounts& given, Asked asked, bool mayBeDrawn);

} // namespace bouton
