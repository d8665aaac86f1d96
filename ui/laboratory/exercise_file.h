// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>
#include <string>

#include "lab/answers.h"
#include "lab/variants.h"

class QObject;

namespace bouton {

// Writes the set or its variants into files (classroom/set_file.h), or on sheets with their key if
// the path ends in .pdf, on a thread of its own. `told` gets a sentence of what came of it, unless
// the owner is gone by then.
void saveExercises(QObject* owner, const ExerciseSets& sets, const QString& path,
                   std::function<void(const QString&)> told);

// What names an attempt in such a file: 16 digits that no other has, whatever seed a test gives.
std::string newAttempt();

// The same with somebody's answers or lessons (classroom/answer_file.h); `told` is told whether
// they are saved, too.
void saveAnswers(QObject* owner, const AnswerSheet& sheet, const QString& path,
                 std::function<void(const QString&, bool saved)> told);

} // namespace bouton
