// SPDX-License-Identifier: MIT
#include "classroom/set_file.h"
#include "fuzz/fuzz.h"
#include "games/catalogue.h"

// A file of exercises. What is accepted names games and positions; these are read as the laboratory
// reads them, and a file with the same exercises says the same again.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bouton;
    using fuzzing::require;
    const fuzzing::FileOf file(fuzzing::textOf(data, size));
    const auto texts = readExercises(QString::fromStdString(file.path()));
    if (!texts) {
        require(!english(texts.error()).empty(), "a refusal is a sentence");
        return 0;
    }
    require(!texts->texts.empty() && texts->texts.size() <= mostExercises,
            "a set is neither empty nor endless");
    for (const ExerciseText& text : texts->texts)
        if (const auto game = gameNamed(text.game))
            if (const auto match = matchFrom(**game, text.position))
                require(!(*match)->position(0).empty(), "a position can be written");
    const fuzzing::FileOf written(exercisesAsJson(*texts).toStdString());
    const auto again = readExercises(QString::fromStdString(written.path()));
    require(again && again->texts == texts->texts && again->terms == texts->terms,
            "what is written comes back");
    return 0;
}
