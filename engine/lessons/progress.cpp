// SPDX-License-Identifier: MIT
#include "lessons/progress.h"

#include <algorithm>
#include <vector>

#include "core/text.h"

namespace bouton {

bool isLessonOrOwnId(std::string_view id) {
    return isLessonId(id.starts_with(ofATeacher) ? id.substr(ofATeacher.size()) : id);
}

bool isLessonId(std::string_view id) {
    constexpr std::size_t most = 40;
    return !id.empty() && id.size() <= most && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

void LessonProgress::setDone(const Lesson& lesson, const LessonStep& step) {
    m_done.emplace(lesson.id, step.id);
}

bool LessonProgress::isDone(const Lesson& lesson, const LessonStep& step) const {
    return m_done.contains({lesson.id, step.id});
}

void LessonProgress::add(const LessonProgress& that) {
    m_done.insert(that.m_done.begin(), that.m_done.end());
    if (!that.m_attempt.empty())
        m_attempt = that.m_attempt;
}

std::size_t LessonProgress::doneOf(const Lesson& lesson) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        lesson.steps, [&](const LessonStep& step) { return isDone(lesson, step); }));
}

std::vector<LessonDone> LessonProgress::handedIn(const std::vector<Lesson>& known) const {
    std::vector<LessonDone> all;
    for (const Lesson& lesson : known) {
        LessonDone one{lesson.id, english(lesson.title), {}, {}};
        for (const LessonStep& step : lesson.steps) {
            one.steps.push_back(step.id);
            if (isDone(lesson, step))
                one.done.push_back(step.id);
        }
        if (!one.done.empty())
            all.push_back(std::move(one));
    }
    for (const auto& [lesson, step] : m_done) {
        if (std::ranges::find(known, lesson, &Lesson::id) != known.end())
            continue;
        if (all.empty() || all.back().id != lesson)
            all.push_back({lesson, {}, {}, {}});
        if (all.back().done.size() < mostLessonSteps) // a teacher may have renamed them
            all.back().done.push_back(step);
    }
    all.resize(std::min(all.size(), mostLessonsDone));
    return all;
}

std::size_t LessonProgress::nextIn(const Lesson& lesson) const {
    const auto next = std::ranges::find_if(
        lesson.steps, [&](const LessonStep& step) { return !isDone(lesson, step); });
    return next == lesson.steps.end() ? 0 : static_cast<std::size_t>(next - lesson.steps.begin());
}

std::size_t LessonProgress::lessonsDone(const std::vector<Lesson>& lessons) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        lessons, [this](const Lesson& lesson) { return doneOf(lesson) == lesson.steps.size(); }));
}

LessonProgress::Place LessonProgress::placeIn(const std::vector<Lesson>& lessons) const {
    const auto last = std::ranges::find(lessons, m_last, &Lesson::id);
    if (last == lessons.end())
        return {};
    const auto first = static_cast<std::size_t>(last - lessons.begin());
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const std::size_t at = (first + i) % lessons.size();
        if (doneOf(lessons[at]) < lessons[at].steps.size())
            return {at, nextIn(lessons[at]), true};
    }
    return {};
}

std::string LessonProgress::text() const {
    std::string text;
    for (const auto& [lesson, step] : m_done)
        text += "done " + lesson + ' ' + step + '\n';
    if (!m_last.empty())
        text += "last " + m_last + '\n';
    if (!m_attempt.empty())
        text += "attempt " + m_attempt + '\n';
    return text;
}

LessonProgress LessonProgress::read(std::string_view text) {
    LessonProgress progress;
    for (const std::string_view line : linesOf(text.substr(0, mostProgressBytes))) {
        const std::vector<std::string_view> words = wordsOf(line);
        if (words.size() == 3 && words[0] == "done" && isLessonOrOwnId(words[1])
            && isLessonId(words[2]))
            progress.m_done.emplace(words[1], words[2]);
        else if (words.size() == 2 && words[0] == "last" && isLessonOrOwnId(words[1]))
            progress.m_last = words[1];
        else if (words.size() == 2 && words[0] == "attempt" && isLessonId(words[1]))
            progress.m_attempt = words[1];
    }
    return progress;
}

} // namespace bouton
