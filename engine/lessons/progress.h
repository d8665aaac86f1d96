// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lab/answers.h"
#include "lessons/lesson.h"

namespace bouton {

// What a student has done of all lessons, and where the student was last. A plain value; who keeps
// it keeps its text.
class LessonProgress {
public:
    void setDone(const Lesson& lesson, const LessonStep& step);
    bool isDone(const Lesson& lesson, const LessonStep& step) const;
    void add(const LessonProgress& that);           // of another window
    std::size_t doneOf(const Lesson& lesson) const; // how many of its steps
    // Each lesson of which something is done, to be handed in: those that are known in their order,
    // and behind them others by their id.
    std::vector<LessonDone> handedIn(const std::vector<Lesson>& known) const;
    std::size_t
    lessonsDone(const std::vector<Lesson>& lessons) const; // from their first to last step

    // Where one goes on in a lesson: the first step that is not done; in a lesson that is, the
    // first. Its place among the steps, of which there is one at least.
    std::size_t nextIn(const Lesson& lesson) const;

    // The lesson that was open last; empty if none.
    void setLast(const Lesson& lesson) { m_last = lesson.id; }
    const std::string& last() const { return m_last; }

    // What names all of this where it is handed in, under whatever name: as an id of a lesson;
    // empty: nothing was handed in yet.
    void setAttempt(const std::string& attempt) { m_attempt = attempt; }
    const std::string& attempt() const { return m_attempt; }

    // Lines of "done LESSON STEP", one of "last LESSON" and one of "attempt ATTEMPT". Any bytes can
    // be read; what is no such line is left out, and so is all beyond `mostProgressBytes`.
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
    std::string m_last, m_attempt;
};

inline constexpr std::size_t mostProgressBytes = 1'000'000;

// What the id of a lesson or a step may be made of: small letters, digits and "-", at most 40.
bool isLessonId(std::string_view id);
// This stands before the id of a teacher's lesson, so that it is not taken for one of ours.
inline constexpr std::string_view ofATeacher = "own/";
bool isLessonOrOwnId(std::string_view id); // perhaps with that before it

} // namespace bouton
