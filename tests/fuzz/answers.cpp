// SPDX-License-Identifier: MIT
#include "classroom/answer_file.h"
#include "fuzz/fuzz.h"

// A file of answers, or of lessons. What is accepted is whole and within its limits, and is the
// same after it was written.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bouton;
    using fuzzing::require;
    const fuzzing::FileOf file(fuzzing::textOf(data, size));
    const auto sheet = readAnswers(QString::fromStdString(file.path()));
    if (!sheet) {
        require(!english(sheet.error()).empty(), "a refusal is a sentence");
        return 0;
    }
    require(sheet->exercises.empty() != sheet->lessons.empty()
                && sheet->exercises.size() <= mostExercises,
            "it has a set or lessons, and a set is not endless");
    require(sheet->answers.size() == sheet->exercises.size(), "an answer for each exercise");
    const fuzzing::FileOf written(answersAsJson(*sheet).toStdString());
    require(readAnswers(QString::fromStdString(written.path())) == *sheet,
            "it is the same after it was written");
    return 0;
}
