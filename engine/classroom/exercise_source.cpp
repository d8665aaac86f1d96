// SPDX-License-Identifier: MIT
#include "classroom/exercise_source.h"

#include <QFileInfo>

#include "classroom/set_file.h"
#include "core/nested.h"

namespace bouton {

namespace {

using PostSets = Post<ExerciseSets>;

// A set that has neither variants nor a seed.
Post<std::vector<Exercise>> alone(const PostSets& post) {
    return [&post](std::vector<Exercise> all) { post({{std::move(all)}}); };
}

Or<void> from(const ExerciseTask& task, std::stop_token stop, const PostSets& post) {
    return drawSets(task, std::move(stop), post);
}

Or<void> from(const SlipTask& task, std::stop_token stop, const PostSets& post) {
    return exercisesFromSlips(task, std::move(stop), alone(post));
}

// A variant that cannot be solved is left out, and those after it.
Or<void> from(const QString& path, std::stop_token stop, const PostSets& post) {
    const auto refused = [&](const Phrase& why) { // it may have been dropped on any page
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 was not opened. %2"),
                       {QFileInfo(path).fileName().toStdString(), nested(why)}});
    };
    const auto texts = readVariants(path);
    if (!texts)
        return refused(texts.error());
    ExerciseSets sets{{}, {}, texts->front().terms};
    for (const ExercisesText& text : *texts) {
        const std::size_t before = sets.variants.size();
        const Or<void> solved = solveExercises(text.texts, stop, [&](std::vector<Exercise> all) {
            sets.variants.push_back(std::move(all));
        });
        if (!solved && before == 0)
            return refused(solved.error());
        if (sets.variants.size() == before)
            break;
    }
    if (!stop.stop_requested())
        post(std::move(sets));
    return {};
}

Or<void> from(const ExerciseText& text, std::stop_token stop, const PostSets& post) {
    return solveExercise(text, std::move(stop),
                         [&post](const Exercise& exercise) { post({{{exercise}}}); });
}

} // namespace

Or<void> exercisesFrom(const ExerciseSource& source, std::stop_token stop, const PostSets& post) {
    return std::visit([&](const auto& one) { return from(one, std::move(stop), post); }, source);
}

} // namespace bouton
