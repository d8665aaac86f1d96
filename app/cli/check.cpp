// SPDX-License-Identifier: MIT
#include "command.h"

#include <QFile>

#include <memory>

#include "classroom/set_file.h"
#include "core/text.h"
#include "core/visible.h"
#include "core/whole_file.h"
#include "games/catalogue.h"
#include "lessons/lesson_file.h"
#include "own/findings.h"
#include "own/position.h"

namespace bouton::cli {

namespace {

// "Line 4, column 20: there is no …", from a sentence that begins "Column 20: ".
std::string placed(const own::LineMistake& mistake) {
    std::string sentence = english(mistake.is.what);
    sentence[0] = 'c';
    return "Line " + std::to_string(mistake.line) + ", " + sentence + '\n';
}

// What was found out, and the values that it speaks of: of heaps on the same line, of sizes each on
// a line of its own.
std::string linesOf(const own::Finding& finding) {
    std::string text = english(finding.says);
    for (const int nimber : finding.nimbers)
        text += ' ' + std::to_string(nimber);
    text += finding.values.empty() ? "\n" : "\nFirst values:\n";
    for (const auto& [size, value] : finding.values)
        text += "  " + size + ": " + english(value) + '\n';
    return text;
}

// A set of exercises: each that cannot be set, with its number.
Status checkExercises(const Context& context, const std::string& path) {
    const ExercisesText set = must(readExercises(QFile::decodeName(path.c_str())));
    std::string text;
    for (std::size_t i = 0; i < set.texts.size(); ++i) {
        const Or<const Ruleset*> game = gameNamed(set.texts[i].game);
        const auto match = game ? matchFrom(**game, set.texts[i].position) : refuse(game.error());
        if (!match)
            text += "Exercise " + std::to_string(i + 1) + ": " + english(match.error()) + '\n';
    }
    remark(text);
    if (text.empty())
        context.output.say("A set of " + counted(set.texts.size(), "exercise") + ".\n");
    return text.empty() ? Done : BadInput;
}

// A lesson: of each step what is wrong with it first.
Status checkLesson(const Context& context, const std::string& path) {
    const std::string text = must(wholeFile(path, mostLessonBytes));
    const std::vector<LessonDamage> mistakes = mistakesIn(text, context.stop);
    if (context.stop.stop_requested())
        return Stopped;
    for (const LessonDamage& mistake : mistakes) {
        const std::string place = english(placeOf(mistake));
        remark(place + (place.empty() ? "" : " ") + english(mistake.why) + '\n');
    }
    if (!mistakes.empty())
        return BadInput;
    context.output.say("A lesson of " + counted(readLesson(text)->lesson.steps.size(), "step")
                       + ".\n");
    return Done;
}

Status runCheck(const Context& context) {
    const std::string& path = context.arguments[0];
    if (hasEnding(path, ".json"))
        return checkExercises(context, path);
    if (hasEnding(path, ".lesson"))
        return checkLesson(context, path);
    const auto reader = path == "-" ? std::make_unique<FileReader>()
                                    : std::make_unique<FileReader>(path, Pipes::Taken);
    const auto bytes = reader->all(own::mostBytes);
    if (!bytes)
        throw Problem{BadInput, english(reader->refusal(path))};
    const own::GameFile file = own::readGame(*bytes);
    std::string text;
    for (const own::LineMistake& mistake : file.mistakes)
        text += placed(mistake);
    if (!text.empty()) {
        remark(text);
        return BadInput;
    }
    for (const own::LineMistake& warning : file.warnings)
        remark(placed(warning));
    const own::Rules& rules = file.rules;
    context.output.say(visible(rules.title) + '\n'
                       + textOf(rules, firstPosition(own::Ready(rules), rules.standard)) + '\n');
    own::findOut(file, context.stop,
                 [&](const own::Finding& finding) { context.output.say(linesOf(finding)); });
    return context.stop.stop_requested() ? Stopped : Done;
}

} // namespace

Command checkCommand() {
    return {
        {"check", "FILE", 1, 1, {}},
        "checks the rules of a game of your own, exercises or a lesson",
        "FILE.game is a text with the rules of a game (docs/own-games.md); - is standard input.\n"
        "Prints what is found out: whether the game is impartial, after how many turns it ends at\n"
        "most, who wins and how large boards are solved, the first values. If something is wrong\n"
        "with the file, standard error says all of it, with lines and columns, and the exit\n"
        "status is 2. FILE.json is a set of exercises, FILE.lesson a lesson: what is wrong is\n"
        "told with its line and column, or the number of the exercise.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli check kayles.game\n"
        "  bouton-cli check week3.json\n",
        runCheck};
}

} // namespace bouton::cli
