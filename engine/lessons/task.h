// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "core/analysis.h"
#include "core/played.h"
#include "lessons/lesson.h"

namespace bouton {

struct Trace;

// A step as it stands before the student: with its position. The same step and seed give the same
// task on every machine. The seed after it gives another position, if the step has several.
struct LessonTask {
    LessonStep step;
    std::uint64_t seed;
    const Ruleset* game;
    std::string position; // as it is written; the game may be over there if a claim is asked for
    // Exact. None where no value of the position is asked for: for Counterexample, Cut and Claim.
    std::optional<Analysis> solution{};

    // The position after these moves, which are legal.
    std::unique_ptr<Match> match(std::span<const std::string> moves = {}) const {
        return matchAfter(*game, position, moves).value();
    }
};

// Whether a move is a right answer to a step that asks for one: it keeps the outcome, and if the
// step says so, it is among the best in plies too.
bool isRightMove(const LessonStep& step, const Analysis& solution, std::size_t move);

// Of a step that asks for a node: the search by alpha-beta that is shown; null after a stop. Blocks
// until it has ended.
Or<std::shared_ptr<const Trace>> searchOf(const LessonTask& task, std::stop_token stop);

// Of a step that asks for a table: one of its cells, as a task with that position, and what the
// cell is called: by the cell of the board with the only piece there, else by the position, or if
// that is long, by its number from 1. taskOf() tells what may fail, and how long it blocks.
Or<LessonTask> cellOf(const LessonStep& step, std::size_t cell, std::stop_token stop);
std::string nameOfCell(const LessonStep& step, std::size_t cell);

// What is wrong with a step whatever its position: it asks for what its game cannot tell. Does not
// block.
Or<void> checkStep(const LessonStep& step);

// Draws the position of a step and solves it. Refuses with a sentence a step that asks for what its
// game cannot tell, a position that is not legal, is over or cannot be solved exactly, and a step
// for which no position is found. Blocks until it is drawn or a stop is asked for; after a stop it
// refuses.
Or<LessonTask> taskOf(const LessonStep& step, std::uint64_t seed, std::stop_token stop);

} // namespace bouton
