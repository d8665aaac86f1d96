// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/lesson.h"

namespace bouton {

// What a student has done of all lessons, and where the student was last. A plain value; who keeps
// it keeps its text.
class LessonProgress {
public:
    void setDone(const Lesson& lesson, const LessonStep& step);
    bool isDone(const Lesson& lesson, const LessonStep& step) const;
    void add(const LessonProgress& that) { m_done.insert(that.m_done.begin(), that.m_done.end()); }
    std::size_t doneOf(const Lesson& lesson) const; // how many of its steps
    std::size_t
    lessonsDone(const std::vector<Lesson>& lessons) const; // from their first to last step

    // Where one goes on in a lesson: the first step that is not done; in a lesson that is, the
    // first. Its place among the steps, of which there is one at least.
    std::size_t nextIn(const Lesson& lesson) const;

    // The lesson that was open last; empty: none.
    void setLast(const Lesson& lesson) { m_last = lesson.id; }
    const std::string& last() const { return m_last; }

    // Lines of "done LESSON STEP" and one of "last LESSON". Any bytes can be read; what is no such
    // line is left out, and so is all beyond `mostProgressBytes`.
    std::string text() const;
    static LessonProgress read(std::string_view text);

    // Where one goes on: in the lesson that was open last, or if that is done in the next one that
    // is not; if all are done, or nothing was open yet, at the beginning. There is a lesson at
    // least.
    struct Place {
        std::size_t lesson = 0, step = 0;
        bool begun = false; // else one begins, or begins again
    };
    Place placeIn(const std::vector<Lesson>& lessons) const;

    bool operator==(const LessonProgress&) const = default;

private:
    std::set<std::pair<std::string, std::string>> m_done; // lesson and step
    std::string m_last;
};

inline constexpr std::size_t mostProgressBytes = 1'000'000;

// What the id of a lesson or a step may be made of: small letters, digits and "-", at most 40.
bool isLessonId(std::string_view id);
// This stands before the id of a teacher's lesson, so that it is not taken for one of ours.
inline constexpr std::string_view ofATeacher = "own/";

} // namespace bouton
