// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_work.h"

#include "core/whole_file.h"
#include "lessons/exact_game.h"
#include "lessons/key.h"
#include "session/kept/disk.h"

namespace bouton {

Or<void> drawTask(const TaskWanted& wanted, std::stop_token stop, const Post<TaskDrawn>& post) {
    auto task = taskOf(wanted.step, wanted.seed, stop);
    if (!task)
        return refuse(task.error());
    TaskDrawn drawn{std::move(*task)};
    if (showsValues(wanted.step.shows))
        drawn.known = drawn.task.solution
                          ? drawn.task.solution
                          : ExactGame(*drawn.task.game, drawn.task.position, stop).analysis();
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
    all.whole = true;
    if (!stop.stop_requested())
        post(std::move(all));
    return {};
}

Or<void> drawTasks(const LessonWanted& wanted, std::stop_token stop,
                   const Post<LessonDrawn>& post) {
    LessonDrawn drawn;
    for (const LessonStep& step : wanted.lesson.steps) {
        auto task = taskOf(step, wanted.seed, stop);
        if (!task)
            return refuse(task.error());
        drawn.key.push_back(keyTo(*task, stop));
        drawn.tasks.push_back(std::move(*task));
    }
    if (!stop.stop_requested())
        post(std::move(drawn));
    return {};
}

Or<void> openOwn(const LessonPath& path, std::stop_token stop, const Post<LessonOpened>& post) {
    const auto place = placeOf(QString::fromStdString(path.path));
    auto file = openLesson(place, stop);
    if (file && !stop.stop_requested())
        post(std::move(file->lesson));
    if (file)
        return {};
    std::vector<LessonDamage> mistakes =
        mistakesIn(wholeFile(place, mostLessonBytes).value_or(""), stop);
    if (mistakes.size() < 2) // there may be no text
        mistakes = {std::move(file.error())};
    if (!stop.stop_requested())
        post(std::unexpected(std::move(mistakes)));
    return {};
}

} // namespace bouton
