// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_work.h"

#include <QDir>

#include <algorithm>

#include "core/whole_file.h"
#include "lessons/exact_game.h"
#include "lessons/key.h"
#include "session/file_name.h"
#include "session/kept/disk.h"

namespace bouton {

Or<void> drawTask(const LessonStep& step, std::uint64_t seed, std::stop_token stop,
                  const Post<TaskDrawn>& post) {
    auto task = taskOf(step, seed, stop);
    if (!task)
        return refuse(task.error());
    TaskDrawn drawn{std::move(*task)};
    if (showsValues(step.shows))
        drawn.known = drawn.task.solution
                          ? drawn.task.solution
                          : ExactGame(*drawn.task.game, drawn.task.position, stop).analysis();
    if (step.asks == LessonAsks::Cut)
        drawn.trace = searchOf(drawn.task, stop).value_or(nullptr);
    if (!stop.stop_requested())
        post(std::move(drawn));
    return {};
}

Or<void> markReply(const LessonTask& task, const Reply& reply, std::stop_token stop,
                   const Post<ReplyMarked>& post) {
    ReplyMarked all;
    all.marking = marked(task, reply, stop, [&](const Verdict& soFar) {
        ReplyMarked news;
        news.marking.verdict = soFar;
        post(std::move(news));
    });
    all.whole = true;
    if (!stop.stop_requested())
        post(std::move(all));
    return {};
}

Or<void> drawTasks(const Lesson& lesson, std::uint64_t seed, std::stop_token stop,
                   const Post<LessonDrawn>& post) {
    LessonDrawn drawn;
    for (const LessonStep& step : lesson.steps) {
        auto task = taskOf(step, seed, stop);
        if (!task)
            return refuse(task.error());
        drawn.key.push_back(keyTo(*task, stop));
        drawn.tasks.push_back(std::move(*task));
    }
    if (!stop.stop_requested())
        post(std::move(drawn));
    return {};
}

namespace {

LessonOpened opened(const QString& path, const std::stop_token& stop) {
    const auto place = placeOf(path);
    auto file = openLesson(place, stop);
    if (file)
        return std::move(file->lesson);
    std::vector<LessonDamage> mistakes =
        mistakesIn(wholeFile(place, mostLessonBytes).value_or(""), stop);
    if (mistakes.size() < 2) // there may be no text
        mistakes = {std::move(file.error())};
    return std::unexpected(std::move(mistakes));
}

} // namespace

Or<void> openOwn(const QString& path, std::stop_token stop, const Post<LessonOpened>& post) {
    LessonOpened lesson = opened(path, stop);
    if (!stop.stop_requested())
        post(std::move(lesson));
    return {};
}

Or<void> openFolder(const QString& folder, std::stop_token stop,
                    const Post<std::vector<FoundLesson>>& post) {
    const QDir there(folder);
    const std::string shown = shownPath(there.path()).toStdString();
    if (!there.exists())
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The folder \"%1\" is not there any more."), {shown}});
    std::vector<QString> names = Disk().list(there.path(), QStringLiteral("*.lesson"));
    if (names.empty())
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The folder \"%1\" has no files that end in .lesson."),
             {shown}});
    std::ranges::sort(names);
    names.resize(std::min(names.size(), mostFolderLessons));
    std::vector<FoundLesson> all;
    for (const QString& name : names) {
        const QString path = there.filePath(name);
        all.push_back({path, opened(path, stop)});
        if (stop.stop_requested())
            return {};
    }
    post(std::move(all));
    return {};
}

} // namespace bouton
