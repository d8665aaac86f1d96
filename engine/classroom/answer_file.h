// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include "lab/answers.h"

namespace bouton {

// A file of somebody's answers to a set, with the exercises that they are to, or of what somebody
// has done of lessons (docs/exercise-file.md). Any bytes of any length are safe.

// Of version 1 where no attempt is named, else of version 2, which has a checksum; of version 3
// with lessons, which need an attempt.
QByteArray answersAsJson(const AnswerSheet& sheet);
// Blocks for the file and refuses with a sentence, such as where its checksum does not fit; whether
// positions and moves are legal is not looked at.
Or<AnswerSheet> readAnswers(const QString& path);

} // namespace bouton
