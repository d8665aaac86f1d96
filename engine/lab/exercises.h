// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <stop_token>

#include "core/analysis.h"
#include "core/ruleset.h"

namespace bouton {

// A position with two questions: is it won, drawn or lost, and which move keeps the win or the
// draw? Its solution is the exact analysis by the game.
struct Exercise {
    const Ruleset* game;
    std::string position;
    Analysis solution; // its moves have the order of the position's moves
    // Where it comes from, if it is somebody's slip: which game (PlayedGame), and the move's
    // number.
    std::string playedIn{};
    std::size_t ply = 0;

    Outcome outcome() const { return solution.position.outcome; }
    bool mayBeDrawn() const { return solution.mayBeDrawn(); }
    // A lost position has no move to be found.
    bool asksForMove() const { return outcome() != Outcome::Loss; }
    // Every move that keeps the win or the draw is right.
    bool isRight(std::size_t move) const { return solution.moves[move].outcome == outcome(); }
    std::size_t rightMoves() const; // how many; 0 where none is asked for
};

// Hints to judge a position by, from the vaguest to the plainest: where to look; the nimbers of its
// parts, or how the game goes with best play; and what it is worth. Only the last one tells whether
// it is won. `match` is of the exercise's position alone. Does not block.
constexpr std::size_t judgingHints = 3;
std::array<Phrase, judgingHints> hintsToJudge(const Exercise& exercise, const Match& match);

inline constexpr std::size_t mostExercises = 200; // of a set

// What is asked of the positions of a set.
enum class Asked { Both, Outcome, Move };

// Which exercises are wanted. Positions come from auto-fill if the game has it, else from the last
// plies of random games.
struct ExerciseTask {
    const Ruleset* game;
    Settings settings; // of the game, complete
    std::size_t count = 10;
    std::uint64_t seed = 0;
    Asked asked = Asked::Both; // Move: no position is lost
    std::size_t variants = 1;  // that are drawn of it (lab/variants.h)
};

// Draws exercises at random, all of them different. None is a finished game or trivial: there are
// at least two moves, and unless the position is lost, one of them is wrong and none wins at once.
// There are about as many won positions as lost ones, and as drawn ones if these occur.
//
// Blocks until all are drawn or a stop is asked for. Posts all so far after each. Ends with fewer
// if not enough are found, and refuses if none is.
Or<void> drawExercises(const ExerciseTask& task, std::stop_token stop,
                       const Post<std::vector<Exercise>>& post);

// A game that somebody played as this side, as a record (games/record.h), and what it is called.
struct PlayedGame {
    std::string record;
    Side side;
    std::string title{};
};
struct SlipTask {
    const Ruleset* game;
    std::vector<PlayedGame> games; // the newest first
    std::size_t count = 10;
};
// Exercises from somebody's own slips: the positions before moves that gave a win or a draw away
// (not those that only cost discs: what is asked is who wins, and by which move),
// from the end of each game on as far back as it can be solved exactly. All are different. A game
// that cannot be read is left out. Blocks until all are found or a stop is asked for. Posts all so
// far after each. Refuses if there is none.
Or<void> exercisesFromSlips(const SlipTask& task, std::stop_token stop,
                            const Post<std::vector<Exercise>>& post);

// An exercise as a file holds it, without its solution.
struct ExerciseText {
    std::string game, position;
    bool operator==(const ExerciseText&) const = default;
};
// What somebody has typed: a position of this game, or a record (games/record.h) of any game, whose
// last position it is. Refuses with what is wrong with it in this game. Does not block.
Or<ExerciseText> typedExercise(const std::string& text, const Ruleset& game);
// Solves a position that somebody has chosen. It may be trivial. Refuses with a sentence what is
// not legal, is finished, or cannot be solved exactly. Blocks until it is solved, which it then
// posts, or a stop is asked for.
Or<void> solveExercise(const ExerciseText& text, std::stop_token stop, const Post<Exercise>& post);

// Solves the exercises of a file again. Refuses with a sentence about the first that is not legal,
// is finished, or cannot be solved exactly. Blocks until all are solved, which it then posts, or a
// stop is asked for: the whole list or nothing.
Or<void> solveExercises(const std::vector<ExerciseText>& texts, std::stop_token stop,
                        const Post<std::vector<Exercise>>& post);

} // namespace bouton
