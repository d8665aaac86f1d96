// SPDX-License-Identifier: MIT
#include <QFile>

#include "classroom/class_marks.h"
#include "classroom/exercise_source.h"
#include "command.h"
#include "core/text.h"
#include "rows.h"

namespace bouton::cli {

namespace {

// The set and its variants, solved.
Variants setsFor(const Context& context) {
    ExerciseSets sets;
    if (const auto path = context.arguments.text("set"))
        must(exercisesFrom(QFile::decodeName(path->c_str()), context.stop,
                           [&](ExerciseSets all) { sets = std::move(all); }));
    return sets.variants;
}

std::string noteOn(const ClassMarks::Person& person) {
    std::vector<std::string> notes;
    if (person.isTwice)
        notes.emplace_back("twice");
    for (const std::string& other : person.copies)
        notes.push_back("same attempt: " + other);
    return joined(notes, "; ");
}

std::string signOf(Mark mark) { return mark == Mark::Right ? "1" : mark == Mark::Wrong ? "0" : ""; }

std::vector<std::string> headOf(const ClassMarks& marks, std::size_t exercises) {
    std::vector<std::string> head{"name", "id", "note", "variant", "right", "points"};
    for (std::size_t i = 0; i < exercises; ++i)
        head.push_back(std::to_string(i + 1));
    for (const LessonDone& lesson : marks.lessons)
        head.push_back(lesson.id);
    return head;
}

// How many steps are done; with --csv, which.
std::string stepsDone(const LessonDone* lesson, bool csv) {
    if (!lesson)
        return "";
    if (csv)
        return joined(lesson->done);
    const std::string done = std::to_string(lesson->done.size());
    return lesson->steps.empty() ? done : done + " of " + std::to_string(lesson->steps.size());
}

Status runClass(const Context& context) {
    const bool csv = context.arguments.has("csv");
    const Variants sets = setsFor(context);
    if (context.stop.stop_requested())
        return Stopped;
    std::vector<std::vector<ExerciseText>> texts;
    for (const std::vector<Exercise>& set : sets)
        texts.push_back(textsOf(set));
    ClassAnswers all;
    must(readClass(QFile::decodeName(context.arguments[0].c_str()), texts, context.stop,
                   [&](const ClassAnswers& read) { all = read; }));
    if (context.stop.stop_requested())
        return Stopped;
    const ClassMarks marks = marksOf(sets, all);
    const std::size_t exercises = sets.empty() ? 0 : sets.front().size();
    Rows rows(context, "What " + counted(marks.people.size(), "pupil") + " handed in.",
              headOf(marks, exercises));
    for (const ClassMarks::Person& person : marks.people) {
        const bool answered = !person.marks.empty();
        std::vector<std::string> row{person.sheet.name,
                                     person.sheet.id,
                                     noteOn(person),
                                     answered ? std::string(1, nameOfVariant(person.variant)) : "",
                                     answered ? std::to_string(person.right()) : "",
                                     answered ? std::to_string(person.points({})) : ""};
        for (std::size_t i = 0; i < exercises; ++i)
            row.push_back(answered ? signOf(person.marks[i]) : "");
        for (const LessonDone& lesson : marks.lessons)
            row.push_back(stepsDone(person.lesson(lesson.id), csv));
        rows.add(std::move(row));
    }
    rows.end();
    for (const auto& [file, why] : all.refusals)
        remark(file.toStdString() + ": " + english(why) + '\n');
    if (all.isCut)
        remark("Only the first " + counted(mostAnswerFiles, "file") + " were read.\n");
    return all.refusals.empty() && !all.isCut ? Done : Failed;
}

} // namespace

Command classCommand() {
    return {
        {"class",
         "FOLDER",
         1,
         1,
         {{"set", "FILE", "the set that was handed out; of variants the first"},
          {"csv", "", "lines with commas, which say the steps"}}},
        "prints what a class handed in: answers to a set, and lessons",
        "Reads each file of FOLDER that ends in .json: answers to the set, marked anew, and\n"
        "what is done of lessons. A line is a pupil, by name and id: how many answers are right,\n"
        "a point for each outcome and for each move, each exercise (1 right, 0 wrong), and how\n"
        "many steps of each lesson are done. The note tells a name that is there twice, and\n"
        "files of one attempt under several names. Files that are left out are told on standard\n"
        "error, and the exit status is 1. Who found the moves or did the lessons no file can\n"
        "tell.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli class handed-in\n"
        "  bouton-cli class handed-in --set week3-A.json --csv\n",
        runClass};
}

} // namespace bouton::cli
