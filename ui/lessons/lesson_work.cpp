#include "ui/lessons/lesson_work.h"

#include "lab/candidates.h"
#include "lessons/lesson_file.h"

namespace bouton {

namespace {

std::optional<Analysis> analysisOf(const Ruleset& game, const std::string& position,
                                   const std::stop_token& stop) {
    const auto match = matchFrom(game, position);
    if (!match || (*match)->result(0))
        return std::nullopt;
    return solvedExactly(**match, game.scholar(), stop);
}

// Of the position and after each of the moves.
std::vector<std::optional<Analysis>> knownOf(const LessonTask& task, const Marking& marking,
                                             const std::stop_token& stop) {
    std::vector<std::optional<Analysis>> known;
    const auto match = matchFrom(*task.game, marking.position);
    if (!match)
        return known;
    known.push_back(analysisOf(*task.game, marking.position, stop));
    for (const std::string& move : marking.line) {
        if (!(*match)->play(std::string_view(move)))
            break;
        known.push_back(analysisOf(*task.game, (*match)->position((*match)->current()), stop));
    }
    return known;
}

} // namespace

Or<void> drawTask(const TaskWanted& wanted, std::stop_token stop, const Post<TaskDrawn>& post) {
    auto task = taskOf(wanted.step, wanted.seed, stop);
    if (!task)
        return refuse(task.error());
    TaskDrawn drawn{std::move(*task)};
    if (showsValues(wanted.step.shows))
        drawn.known = drawn.task.solution ? drawn.task.solution
                                          : analysisOf(*drawn.task.game, drawn.task.position, stop);
    if (wanted.step.asks == LessonAsks::Cut)
        drawn.trace = searchOf(drawn.task, stop).value_or(nullptr);
    if (!stop.stop_requested())
        post(std::move(drawn));
    return {};
}

Or<void> markReply(const ReplyGiven& given, std::stop_token stop, const Post<ReplyMarked>& post) {
    ReplyMarked all;
    all.marking = marked(given.task, given.reply, stop, [&](const Verdict& soFar) {
        ReplyMarked news;
        news.marking.verdict = soFar;
        post(std::move(news));
    });
    if (showsValues(given.task.step.shows))
        all.known = knownOf(given.task, all.marking, stop);
    all.whole = true;
    if (!stop.stop_requested())
        post(std::move(all));
    return {};
}

Or<void> drawTasks(const LessonWanted& wanted, std::stop_token stop,
                   const Post<std::vector<LessonTask>>& post) {
    std::vector<LessonTask> tasks;
    for (const LessonStep& step : wanted.lesson.steps) {
        auto task = taskOf(step, wanted.seed, stop);
        if (!task)
            return refuse(task.error());
        tasks.push_back(std::move(*task));
    }
    if (!stop.stop_requested())
        post(std::move(tasks));
    return {};
}

Or<void> openOwn(const LessonPath& path, std::stop_token stop, const Post<Lesson>& post) {
    const auto file = openLesson(path.path, stop);
    if (stop.stop_requested())
        return {};
    if (!file) {
        const Phrase place = placeOf(file.error());
        if (place.empty())
            return refuse(file.error().why);
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "%1 %2"), {english(place), english(file.error().why)}});
    }
    post(file->lesson);
    return {};
}

} // namespace bouton
