#pragma once

#include <QString>

#include <stop_token>
#include <vector>

#include "lab/answers.h"
#include "lab/exercise_words.h"

class QByteArray;

namespace bouton {

// The files that go between a teacher and a class (docs/exercise-file.md). Of Qt this needs QtCore
// alone. Any bytes of any length are safe. What reads blocks for the file and refuses with a
// sentence; whether positions and moves are legal is not looked at.

inline constexpr qint64 mostExerciseBytes = 1'000'000; // of a file of either kind
inline constexpr qsizetype mostNameLetters = 60;
inline constexpr std::size_t mostAnswerFiles = 500; // of a folder

// A set of exercises (lab/exercise_words.h).
struct ExercisesText {
    std::vector<ExerciseText> texts;
    bool rests = false;
};
Or<ExercisesText> readExercises(const QString& path);

// Answers to a set, with the exercises that they are to.
inline constexpr const char* answersFormat = "bouton-answers";
inline constexpr int answersVersion = 1;
QByteArray answersAsJson(const AnswerSheet& sheet);
Or<AnswerSheet> readAnswers(const QString& path);

// All answers to a set, or to one of its variants, that lie in a folder, for the worker.
struct ClassTask {
    QString folder;
    std::vector<std::vector<ExerciseText>> sets;
};
struct ClassAnswers {
    struct Refusal {
        QString file;
        Phrase why;
    };
    struct Answered {
        AnswerSheet sheet;
        std::size_t variant; // of the task's sets
    };
    std::vector<Answered> sheets; // by name
    std::vector<Refusal> refusals;
    bool isCut = false; // there were more files than mostAnswerFiles
};
// Reads every .json of the folder, by their names. Posts once, when all are read. Refuses a folder
// without any.
Or<void> readClass(const ClassTask& task, std::stop_token stop, const Post<ClassAnswers>& post);

} // namespace bouton
