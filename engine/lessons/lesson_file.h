// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/lesson.h"

namespace bouton {

// The file of a lesson, of ours or of a teacher's own (docs/lesson-file.md): plain text, a line for
// each thing. It holds no answers; they are worked out by the exact analysis. Games of one's own
// are made known by it (games/own_game/own_game.h), if their rules stand there.

inline constexpr std::size_t mostLessonBytes = 200'000;

struct LessonFile {
    // On which lines a step has each of its keys, from 1.
    using Lines = std::map<std::string, std::vector<int>, std::less<>>;
    Lesson lesson;
    std::vector<Lines> lines; // of each step
    bool operator==(const LessonFile&) const = default;
};

// What is wrong with a file, and where.
struct LessonDamage {
    Phrase why;
    int line = 0;       // from 1; 0: nowhere in particular
    std::string step{}; // its id; empty: in no step
    bool operator==(const LessonDamage&) const = default;
};
// "Line 7, step first:", or "Line 3:"; empty: nowhere in particular.
Phrase placeOf(const LessonDamage& damage);

// Reads the text of a file. Any bytes are safe. Solves nothing, and does not block but for rules,
// each of which take as long as ownGame().
std::expected<LessonFile, LessonDamage> readLesson(std::string_view text);
// Tries each step with each position that it may come to, so that none fails later and each can be
// finished (lessons/finish.h). Blocks until all is known or a stop is asked for.
std::expected<void, LessonDamage> tryLesson(const LessonFile& file, const std::stop_token& stop);
// All that is wrong with the text of a file, by its lines: of each step the first mistake. A step
// with a mistake is left out, and the rest is read and tried again. Empty: nothing. Blocks as
// tryLesson() does.
std::vector<LessonDamage> mistakesIn(std::string text, const std::stop_token& stop);
// A teacher's own: a regular file of at most mostLessonBytes, read and tried. The id of its lesson
// has `ofATeacher` before it (lessons/progress.h). Blocks.
std::expected<LessonFile, LessonDamage> openLesson(const std::filesystem::path& path,
                                                   const std::stop_token& stop);

} // namespace bouton
