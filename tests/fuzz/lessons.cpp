// SPDX-License-Identifier: MIT
#include <algorithm>

#include "fuzz/fuzz.h"
#include "games/catalogue.h"
#include "lessons/frame.h"
#include "lessons/lesson_file.h"
#include "lessons/progress.h"

// A teacher's lesson, and what is done of lessons. What is refused gets a sentence and a line; what
// is accepted has steps that can be shown. The same bytes are typed into each claim that a step
// begins, and are read as a list of what is done.

namespace {

using namespace bouton;
using fuzzing::require;

void refused(const LessonDamage& damage, std::string_view text) {
    require(!english(damage.why).empty(), "a refusal is a sentence");
    const auto lines = std::ranges::count(text, '\n') + 1;
    require(damage.line >= 0 && damage.line <= lines, "the damage is on a line of the text");
    require(damage.line == 0 || !english(placeOf(damage)).empty(), "its place is told");
}

// A claim that is begun gets any text for the rest.
void typed(const LessonStep& step, std::string_view text) {
    const Ruleset& game = **gameNamed(step.game);
    if (step.asks != LessonAsks::Claim || !checkFrame(game, step.frame))
        return;
    const auto task = framedTask(game, step.frame, text.substr(0, 600));
    if (task)
        return;
    const language::Mistake& mistake = task.error();
    require(!english(mistake.what).empty(), "a mistake is a sentence");
    require(mistake.column >= 1 && mistake.length >= 0
                && static_cast<std::size_t>(mistake.column - 1 + mistake.length)
                       <= std::min<std::size_t>(text.size(), 600),
            "a mistake stands in what was typed");
}

void accepted(const LessonFile& file, std::string_view text) {
    const Lesson& lesson = file.lesson;
    require(isLessonId(lesson.id), "it has an id");
    require(!english(lesson.title).empty(), "it has a title");
    require(!lesson.steps.empty() && lesson.steps.size() <= mostLessonSteps, "it has steps");
    require(file.lines.size() == lesson.steps.size(), "each step has a line");
    require(std::ranges::is_sorted(file.lines, {},
                                   [](const LessonFile::Lines& lines) { return lines.at("step"); }),
            "the steps stand in their order");
    for (const LessonStep& step : lesson.steps) {
        require(isLessonId(step.id), "a step has an id");
        require(gameNamed(step.game).has_value(), "a step is of a game");
        require(!english(step.words.question).empty(), "a step asks something");
        require(step.start.positions.empty() || step.start.settings.empty(),
                "a step has positions or settings, not both");
        typed(step, text);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzzing::textOf(data, size);
    const auto file = readLesson(text);
    if (file)
        accepted(*file, text);
    else
        refused(file.error(), text);
    const LessonProgress progress = LessonProgress::read(text);
    require(LessonProgress::read(progress.text()) == progress, "what is done comes back");
    return 0;
}
