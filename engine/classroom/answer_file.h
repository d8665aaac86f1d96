// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include "lab/answers.h"

namespace bouton {

// A file of somebody's answers to a set, with the exercises that they are to
// (docs/exercise-file.md). Any bytes of any length are safe.

inline constexpr qsizetype mostNameLetters = 60;

QByteArray answersAsJson(const AnswerSheet& sheet);
// Blocks for the file and refuses with a sentence; whether positions and moves are legal is not
// looked at.
Or<AnswerSheet> readAnswers(const QString& path);

} // namespace bouton
