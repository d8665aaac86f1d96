// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <stop_token>

#include "lab/answers.h"

namespace bouton {

inline constexpr std::size_t mostAnswerFiles = 500; // of a folder

// All answers to a set, or to one of its variants, and all that is done of lessons, that lie in a
// folder.
struct ClassAnswers {
    struct Refusal {
        QString file;
        Phrase why;
    };
    struct Answered {
        AnswerSheet sheet;
        std::size_t variant; // of the sets
    };
    std::vector<Answered> sheets;     // by name
    std::vector<AnswerSheet> lessons; // by name
    std::vector<Refusal> refusals;
    bool isCut = false; // there were more files than mostAnswerFiles
};
// Reads every .json of the folder, by their names; sets of exercises among them are passed over.
// Posts once, when all are read. Refuses a folder without any. Blocks.
Or<void> readClass(const QString& folder, const std::vector<std::vector<ExerciseText>>& sets,
                   std::stop_token stop, const Post<ClassAnswers>& post);

} // namespace bouton
