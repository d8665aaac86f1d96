#include "ui/laboratory/exercise_source.h"

#include "ui/laboratory/exercise_file.h"

namespace bouton {

namespace {

using PostSet = Post<std::vector<Exercise>>;

Or<void> from(const ExerciseTask& task, std::stop_token stop, const PostSet& post) {
    return drawExercises(task, std::move(stop), post);
}

Or<void> from(const SlipTask& task, std::stop_token stop, const PostSet& post) {
    return exercisesFromSlips(task, std::move(stop), post);
}

Or<void> from(const ExerciseFile& file, std::stop_token stop, const PostSet& post) {
    const auto texts = readExercises(file.path);
    if (!texts)
        return refuse(texts.error());
    return solveExercises(*texts, std::move(stop), post);
}

Or<void> from(const ExerciseText& text, std::stop_token stop, const PostSet& post) {
    return solveExercise(text, std::move(stop),
                         [&post](const Exercise& exercise) { post({exercise}); });
}

} // namespace

Or<void> exercisesFrom(const ExerciseSource& source, std::stop_token stop, const PostSet& post) {
    return std::visit([&](const auto& one) { return from(one, std::move(stop), post); }, source);
}

} // namespace bouton
