// SPDX-License-Identifier: MIT
#include "lab/exercises.h"

#include "classroom/set_file.h"
#include "command.h"
#include "core/text.h"
#include "drawing.h"
#include "file.h"
#include "games/own_game/own_game.h"
#include "lab/answers.h"
#include "lab/exercise_words.h"
#include "lab/variants.h"
#include "progress.h"
#include "rows.h"
#include "subject.h"

namespace bouton::cli {

namespace {

constexpr std::size_t standardCount = 10;
constexpr auto noSolutions = "A .json file holds no solutions: the window solves it again.";

Asked askedFor(const Arguments& arguments) {
    const std::string kind = arguments.text("kind").value_or("both");
    if (kind == "both")
        return Asked::Both;
    if (kind == "outcome")
        return Asked::Outcome;
    if (kind == "move")
        return Asked::Move;
    throw Problem{BadInput, "--kind is both, outcome or move, not \"" + shown(kind) + "\"."};
}

std::string numbered(std::size_t i, const Phrase& phrase) {
    return std::to_string(i + 1) + ". " + english(phrase) + '\n';
}

std::string seedOf(const ExerciseTask& task) { return ", seed " + std::to_string(task.seed); }

// With --without-seed the seed stands on the key alone.
std::string headOf(const ExerciseTask& task, const Context& context) {
    return task.game->name.title + settingsText(task.settings)
           + (context.arguments.has("without-seed") ? "" : seedOf(task)) + '\n';
}

// Whoever has a sheet of a game of one's own needs its rules.
std::string rulesOf(const ExerciseTask& task) {
    std::string text;
    if (const OwnRules* own = ownRulesOf(*task.game))
        for (const std::string& line : own->rules().says)
            text += line + '\n';
    return text;
}

std::string keyOf(const ExerciseTask& task, const Context& context) {
    return "\nSolutions" + (context.arguments.has("without-seed") ? seedOf(task) : "") + '\n';
}

std::string questionOf(const std::vector<Exercise>& all, std::size_t i, const ExerciseTask& task) {
    const auto match = must(matchFrom(*task.game, all[i].position));
    return '\n' + numbered(i, questionOf(all[i], task.asked)) + '\n' + drawn(*match)
           + all[i].position + '\n';
}

std::string answersOf(const std::vector<Exercise>& all) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += numbered(i, answerOf(all[i])) + "   " + english(reasonOf(all[i])) + '\n';
    return text;
}

// Gathers the sheet for a file, or prints each exercise as soon as it is drawn.
class Sheet {
public:
    Sheet(const Context& context, const ExerciseTask& task) : m_context(context), m_task(task) {}

    void put(std::vector<Exercise> all) {
        std::string text = m_drawn.empty() ? headOf(m_task, m_context) + rulesOf(m_task) : "";
        text += questionOf(all, all.size() - 1, m_task);
        m_drawn = std::move(all);
        add(text);
        if (hasSolutions() && !m_file)
            m_context.output.know(solutions()); // after Ctrl-C too
    }
    void end() {
        if (hasSolutions())
            add(solutions());
        if (m_file)
            writeFile(*m_file,
                      isJson() ? exercisesAsJson({textsOf(m_drawn)}).toStdString() : m_text);
    }

    std::size_t size() const { return m_drawn.size(); }
    bool isFile() const { return m_file.has_value(); }
    bool isJson() const { return m_file && hasEnding(*m_file, ".json"); }
    bool hasSolutions() const { return m_context.arguments.has("solutions"); }

private:
    std::string solutions() const { return keyOf(m_task, m_context) + '\n' + answersOf(m_drawn); }
    void add(const std::string& text) {
        if (m_file)
            m_text += text;
        else
            m_context.output.say(text);
    }

    const Context& m_context;
    const ExerciseTask& m_task;
    const std::optional<std::string> m_file = m_context.arguments.text("out");
    std::vector<Exercise> m_drawn;
    std::string m_text; // for the file
};

// A sheet for each variant, and one key for all of them.
std::string sheetsOf(const Variants& variants, const ExerciseTask& task, const Context& context) {
    std::string text, key = keyOf(task, context);
    for (std::size_t v = 0; v < variants.size(); ++v) {
        const std::string name = std::string("ariant ") + nameOfVariant(v);
        std::string head = headOf(task, context);
        head.insert(head.size() - 1, ", v" + name);
        text += (text.empty() ? "" : "\n") + head + rulesOf(task);
        for (std::size_t i = 0; i < variants[v].size(); ++i)
            text += questionOf(variants[v], i, task);
        key += "\nV" + name + "\n\n" + answersOf(variants[v]);
    }
    return context.arguments.has("solutions") ? text + key : text;
}

Status runVariants(const Context& context, const ExerciseTask& task) {
    const std::optional<std::string> file = context.arguments.text("out");
    const bool isJson = file && hasEnding(*file, ".json");
    if (isJson && context.arguments.has("solutions"))
        throw Problem{BadInput, noSolutions};
    Variants variants;
    {
        Progress progress("Drawing");
        must(drawVariants(task, context.stop,
                          [&](Variants all) {
                              variants = std::move(all);
                              progress.report(std::to_string(variants.front().size()) + " of "
                                              + counted(task.count, "exercise"));
                          }),
             Failed);
    }
    if (context.stop.stop_requested())
        throw Problem{Failed, file ? "Stopped: the file is not written."
                                   : "Stopped: the variants are not whole."};
    if (isJson)
        must(writeExercises({.variants = variants}, QString::fromStdString(*file)), Failed);
    else if (file)
        writeFile(*file, sheetsOf(variants, task, context));
    else
        context.output.say(sheetsOf(variants, task, context));
    if (variants.front().size() < task.count)
        remark("bouton-cli: " + english(wordsOnTooFew(variants, task.count)) + '\n');
    return Done;
}

Status runExercises(const Context& context) {
    const Arguments& arguments = context.arguments;
    const Subject subject = subjectOf(arguments[0]);
    const ExerciseTask task{&subject.game,
                            subject.settings,
                            arguments.number("count", standardCount, 1, mostExercises),
                            arguments.number("seed", 1, 0, UINT64_MAX),
                            askedFor(arguments),
                            arguments.number("variants", 1, 1, mostVariants)};
    if (task.variants > 1)
        return runVariants(context, task);
    Sheet sheet(context, task);
    if (sheet.isJson() && sheet.hasSolutions())
        throw Problem{BadInput, noSolutions};
    {
        Progress progress("Drawing");
        must(drawExercises(task, context.stop,
                           [&](std::vector<Exercise> all) {
                               sheet.put(std::move(all));
                               progress.report(std::to_string(sheet.size()) + " of "
                                               + counted(task.count, "exercise"));
                           }),
             Failed);
    }
    if (context.stop.stop_requested() && sheet.isFile())
        throw Problem{Failed, "Stopped: the file is not written."};
    if (context.stop.stop_requested() && sheet.size() == 0)
        throw Problem{Failed, "Stopped before anything was known."};
    sheet.end();
    if (sheet.size() < task.count && !context.stop.stop_requested())
        remark("bouton-cli: Only " + counted(sheet.size(), "exercise") + " could be found.\n");
    return Done;
}

} // namespace

Command exercisesCommand() {
    return {
        {"exercises",
         "GAME",
         1,
         1,
         {{"count", "N", "exercises in the set, 1 to 200 (10)"},
          {"seed", "N", "seed for the draw (1)"},
          {"kind", "KIND", "what is asked: both, outcome or move (both)"},
          {"variants", "N", "sets for neighbours, 1 to 20: A to T (1)"},
          {"solutions", "", "the key and the reasons at the end"},
          {"without-seed", "", "the seed stands on the key alone"},
          {"out", "FILE", "write FILE; .json: a file of exercises for the window"}}},
        "draws a sheet of exercises",
        "Draws positions at random and prints them as exercises: is the position won, drawn\n"
        "or lost, and by which moves? The solutions are exact. The same seed gives the same\n"
        "set, so that a sheet and its key can be printed one after the other. After Ctrl-C\n"
        "standard output has what was drawn by then, and FILE is not written.\n"
        "\n"
        "--kind outcome asks for the outcome alone; --kind move tells the outcome and asks for\n"
        "the moves, so that no position is lost. A FILE that ends in .json holds the\n"
        "positions without solutions, and the rules of a game of your own; the laboratory's\n"
        "Practice opens it.\n"
        "\n"
        "--variants draws sets of the same kinds: as many positions of each outcome with the\n"
        "same number of right moves, in another order, and none of them twice. The solutions\n"
        "of all of them stand together. With --out week3.json each is a file of its own,\n"
        "week3-A.json, week3-B.json and so on.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli exercises towers:rows=6,columns=3 --count 5\n"
        "  bouton-cli exercises grid-nim --seed 7 --kind move --solutions --out key.txt\n"
        "  for seed in 1 2 3; do bouton-cli exercises cards --seed $seed --out $seed.json; done\n"
        "  bouton-cli exercises towers --variants 20 --solutions --out class.txt\n",
        runExercises};
}

} // namespace bouton::cli
