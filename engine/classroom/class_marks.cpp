// SPDX-License-Identifier: MIT
#include "classroom/class_marks.h"

#include <algorithm>
#include <functional>
#include <map>

#include "lessons/lessons.h"

namespace bouton {

namespace {

bool isOneAttempt(const AnswerSheet& sheet, const AnswerSheet& other) {
    return !sheet.attempt.empty() && sheet.attempt == other.attempt;
}

// Marks those who share a name, or an attempt.
void compare(std::vector<ClassMarks::Person>& people) {
    for (ClassMarks::Person& person : people)
        for (const ClassMarks::Person& other : people) {
            if (&other == &person)
                continue;
            const bool isNamesake =
                other.sheet.name == person.sheet.name && other.sheet.id == person.sheet.id;
            if (isNamesake)
                person.isTwice = true;
            else if ((isOneAttempt(person.sheet, other.sheet)
                      || isOneAttempt(person.done, other.done))
                     && std::ranges::find(person.copies, other.sheet.name) == person.copies.end())
                person.copies.push_back(other.sheet.name);
        }
}

// Lessons come to the answers of the same name and id, or stand alone.
void addLessons(ClassMarks& marks, const std::vector<AnswerSheet>& sheets) {
    for (const AnswerSheet& sheet : sheets) {
        auto at = std::ranges::find_if(marks.people, [&](const ClassMarks::Person& person) {
            return person.sheet.name == sheet.name && person.sheet.id == sheet.id
                   && person.done.lessons.empty();
        });
        if (at == marks.people.end())
            at = marks.people.insert(at, {{sheet.name, {}, {}, sheet.id}, 0, {}, {}});
        at->done = sheet;
        for (const LessonDone& lesson : sheet.lessons)
            if (const auto known = std::ranges::find(marks.lessons, lesson.id, &LessonDone::id);
                known == marks.lessons.end())
                marks.lessons.push_back(lesson);
            else if (known->steps.empty()) // one of them may know the title
                *known = lesson;
    }
    std::ranges::stable_sort(marks.lessons, {}, [](const LessonDone& lesson) {
        return std::ranges::find(lessons(), lesson.id, &Lesson::id) - lessons().begin();
    });
}

double average(double sum, std::size_t people) {
    return people == 0 ? 0 : sum / static_cast<double>(people);
}

} // namespace

std::size_t ClassMarks::Person::right() const {
    return static_cast<std::size_t>(std::ranges::count(marks, Mark::Right));
}

int ClassMarks::Person::points(const MarkWeights& weights) const {
    return static_cast<int>(std::ranges::count(parts, Mark::Right, &MarkParts::outcome))
               * weights.outcome
           + static_cast<int>(std::ranges::count(parts, Mark::Right, &MarkParts::move))
                 * weights.move;
}

std::size_t ClassMarks::Sum::allRight() const {
    std::size_t all = 0;
    for (const ExerciseSum& exercise : exercises)
        all += exercise.right;
    return all;
}

std::optional<ClassMarks::Place> ClassMarks::hardest() const {
    std::optional<Place> hardest;
    for (std::size_t variant = 0; variant < sums.size(); ++variant) {
        const Sum& sum = sums[variant];
        for (std::size_t i = 0; sum.people > 0 && i < sum.exercises.size(); ++i)
            if (!hardest
                || sum.exercises[i].right * sums[hardest->variant].people
                       < sums[hardest->variant].exercises[hardest->exercise].right * sum.people)
                hardest = Place{variant, i};
    }
    return hardest;
}

const LessonDone* ClassMarks::Person::lesson(const std::string& id) const {
    const auto at = std::ranges::find(done.lessons, id, &LessonDone::id);
    return at == done.lessons.end() ? nullptr : &*at;
}

std::size_t ClassMarks::answered() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(people, [](const Person& one) { return !one.marks.empty(); }));
}

double ClassMarks::averageRight() const {
    std::size_t all = 0;
    for (const Sum& sum : sums)
        all += sum.allRight();
    return average(static_cast<double>(all), answered());
}

double ClassMarks::averagePoints(const MarkWeights& weights) const {
    int all = 0;
    for (const Person& person : people)
        all += person.points(weights);
    return average(all, answered());
}

ClassMarks marksOf(const Variants& sets, const ClassAnswers& all) {
    ClassMarks marks;
    for (const std::vector<Exercise>& set : sets)
        marks.sums.push_back({0, std::vector<ClassMarks::ExerciseSum>(set.size())});
    std::map<std::pair<Outcome, Outcome>, std::size_t> mistaken;
    for (const auto& [sheet, variant] : all.sheets) {
        const std::vector<Exercise>& set = sets[variant];
        ClassMarks::Person person{sheet, variant, {}, {}};
        ClassMarks::Sum& sum = marks.sums[variant];
        ++sum.people;
        for (std::size_t i = 0; i < set.size(); ++i) {
            const Answer answer = i < sheet.answers.size() ? sheet.answers[i] : Answer{};
            const MarkParts parts = partsOf(set[i], answer);
            person.parts.push_back(parts);
            person.marks.push_back(markOf(set[i], parts));
            sum.exercises[i].right += person.marks.back() == Mark::Right;
            sum.exercises[i].rightMoves += parts.move == Mark::Right;
            if (!answer.outcome)
                continue;
            ++sum.exercises[i].called[static_cast<std::size_t>(*answer.outcome)];
            if (parts.outcome == Mark::Wrong)
                ++mistaken[{set[i].outcome(), *answer.outcome}];
        }
        marks.people.push_back(std::move(person));
    }
    for (const auto& [what, times] : mistaken)
        marks.mistaken.push_back({what.first, what.second, times});
    std::ranges::stable_sort(marks.mistaken, std::ranges::greater(), &ClassMarks::Mistaken::times);
    addLessons(marks, all.lessons);
    compare(marks.people);
    return marks;
}

int mostPoints(const std::vector<Exercise>& set, const MarkWeights& weights) {
    return static_cast<int>(set.size()) * weights.outcome
           + static_cast<int>(std::ranges::count_if(set, &Exercise::asksForMove)) * weights.move;
}

} // namespace bouton
