#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis.h"
#include "core/ruleset.h"

namespace bouton {

// A position to be judged, won, drawn or lost?, and to be played in: which move keeps what it is
// worth? With its solution, the game's own exact analysis.
struct Exercise {
    const Ruleset* game;
    std::string position;
    Analysis solution; // its moves stand in the order of the position's

    Outcome outcome() const { return solution.position.outcome; }
    bool mayBeDrawn() const { return solution.mayBeDrawn(); }
    // In a lost position there is none to be found.
    bool asksForMove() const { return outcome() != Outcome::Loss; }
    // Right is every move that keeps the win or the draw.
    bool isRight(std::size_t move) const { return solution.moves[move].outcome == outcome(); }
};

// Something to say about a position that does not give away whether it is won: what its parts are
// worth, or how the game goes with best play.
Phrase hintToJudge(const Exercise& exercise);

// Which exercises are wanted. Positions come from auto-fill, where the game has it, else from the
// last plies of games played at random.
struct ExerciseTask {
    const Ruleset* game;
    Settings settings; // the game's, complete
    std::size_t count = 10;
    std::uint64_t seed = 0;
};

// Draws different exercises that are neither finished nor trivial: there are two moves at least,
// and unless the position is lost, a wrong one among them and no win in a single ply. Won, lost
// and, where it occurs, drawn ones are about as many as each other as far as luck allows.
//
// Blocks until all are drawn or a stop is asked for; posts those so far after each. Where there are
// not so many it ends with fewer; refuses with a sentence if there are none.
Or<void> drawExercises(const ExerciseTask& task, std::stop_token stop,
                       const Post<std::vector<Exercise>>& post);

// The exercises of a list that was handed out, solved again. Refuses with a sentence that names the
// first that is none: not legal, finished, or not to be solved exactly. Blocks and posts as above.
struct ExerciseText {
    std::string game, position;
    bool operator==(const ExerciseText&) const = default;
};
Or<void> solveExercises(const std::vector<ExerciseText>& texts, std::stop_token stop,
                        const Post<std::vector<Exercise>>& post);

} // namespace bouton
