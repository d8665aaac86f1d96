// SPDX-License-Identifier: MIT
#include "lab/exercise_words.h"

#include "explain/why.h"

namespace bouton {

namespace {

std::unique_ptr<Match> matchOf(const Exercise& exercise) {
    return matchFrom(*exercise.game, exercise.position).value();
}

const char* questionToBoth(const Exercise& exercise) {
    return exercise.mayBeDrawn()
               ? QT_TRANSLATE_NOOP("Phrase",
                                   "%1 is to move: won, drawn or lost? If it is not lost, "
                                   "by which moves?")
               : QT_TRANSLATE_NOOP("Phrase",
                                   "%1 is to move: won or lost? If it is won, by which moves?");
}

const char* questionToOutcome(const Exercise& exercise) {
    return exercise.mayBeDrawn() ? QT_TRANSLATE_NOOP("Phrase", "%1 is to move: won, drawn or lost?")
                                 : QT_TRANSLATE_NOOP("Phrase", "%1 is to move: won or lost?");
}

// Of a lost position only the outcome can be asked.
const char* questionToMove(const Exercise& exercise) {
    switch (exercise.outcome()) {
    case Outcome::Win:
        return QT_TRANSLATE_NOOP("Phrase", "%1 is to move and wins. By which moves?");
    case Outcome::Draw:
        return QT_TRANSLATE_NOOP("Phrase", "%1 is to move and holds the draw. By which moves?");
    case Outcome::Loss: break;
    }
    return questionToOutcome(exercise);
}

std::string rightMoves(const Exercise& exercise, const Match& match) {
    std::string text;
    const std::vector<LegalMove>& moves = match.moves(0);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (exercise.isRight(i))
            text += (text.empty() ? "" : ", ") + moves[i].text;
    return text;
}

} // namespace

Phrase questionOf(const Exercise& exercise, Asked asked) {
    const auto match = matchOf(exercise);
    const char* text = asked == Asked::Both      ? questionToBoth(exercise)
                       : asked == Asked::Outcome ? questionToOutcome(exercise)
                                                 : questionToMove(exercise);
    return {text, {exercise.game->name.sides[indexOf(match->toMove(0))]}};
}

Phrase answerOf(const Exercise& exercise) {
    const auto match = matchOf(exercise);
    switch (exercise.outcome()) {
    case Outcome::Win:
        return {QT_TRANSLATE_NOOP("Phrase", "Won by %1."), {rightMoves(exercise, *match)}};
    case Outcome::Draw:
        return {QT_TRANSLATE_NOOP("Phrase", "Drawn by %1."), {rightMoves(exercise, *match)}};
    case Outcome::Loss: break;
    }
    return {QT_TRANSLATE_NOOP("Phrase", "Lost, whatever is played.")};
}

Phrase reasonOf(const Exercise& exercise) {
    return whyOf(*matchOf(exercise), 0, exercise.solution).sentence;
}

} // namespace bouton
