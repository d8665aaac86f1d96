// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

#include "lessons/lesson_file.h"
#include "lessons/marking.h"
#include "search/trace.h"

namespace bouton {

// What a lesson has to find out: on a thread of its own (session/run.h), because all of it
// blocks until it is known or a stop is asked for.

// What is known of a task.
struct TaskDrawn {
    LessonTask task;
    std::optional<Analysis> known{};      // of the position, where it can be told
    std::shared_ptr<const Trace> trace{}; // where the search is shown
};
Or<void> drawTask(const LessonStep& step, std::uint64_t seed, std::stop_token stop,
                  const Post<TaskDrawn>& post);

struct ReplyMarked {
    Marking marking;
    bool whole = false; // else a claim is still being tested
};
Or<void> markReply(const LessonTask& task, const Reply& reply, std::stop_token stop,
                   const Post<ReplyMarked>& post);

// All tasks of a lesson and what is right at each (lessons/key.h), in the order of its steps, for a
// sheet.
struct LessonDrawn {
    std::vector<LessonTask> tasks;
    std::vector<std::vector<Phrase>> key;
};
Or<void> drawTasks(const Lesson& lesson, std::uint64_t seed, std::stop_token stop,
                   const Post<LessonDrawn>& post);

// A teacher's own lesson, read and tried, or all that is wrong with it and where.
using LessonOpened = std::expected<Lesson, std::vector<LessonDamage>>;
// One of a folder.
struct FoundLesson {
    QString path;
    LessonOpened lesson;
    bool operator==(const FoundLesson&) const = default;
};
inline constexpr std::size_t mostFolderLessons = 200;
// All of a folder, by the names of their files, at most mostFolderLessons. Posts them at once, so
// that nothing is moved where little has changed. Refuses where the folder is not there or has
// none.
Or<void> openFolder(const QString& folder, std::stop_token stop,
                    const Post<std::vector<FoundLesson>>& post);
Or<void> openOwn(const QString& path, std::stop_token stop, const Post<LessonOpened>& post);

} // namespace bouton
