#include <algorithm>
#include <set>

#include "lessons/added_part.h"
#include "lessons/markers.h"

namespace bouton::marking {

namespace {

using Mark = Marking::Mark;

std::string text(int number) { return std::to_string(number); }

Phrase noNumber() { return {QT_TRANSLATE_NOOP("Phrase", "Give a whole number from 0 on.")}; }

// "The moves lead to 0, 1, 3. The least number that is missing is 2."
Phrase saysMex(const Analysis& solution) {
    std::set<int> options;
    for (const Value& move : solution.moves)
        options.insert(move.nimber.value_or(0));
    return {QT_TRANSLATE_NOOP("Phrase", "The moves lead to the nimbers %1. The least number that "
                                        "is missing there is %2."),
            {listed({options.begin(), options.end()}), text(*solution.position.nimber)}};
}

std::vector<int> partsOf(const Analysis& solution) {
    std::vector<int> parts;
    for (const Part& part : solution.parts)
        parts.push_back(part.nimber);
    return parts;
}

Phrase saysSum(const Analysis& solution) {
    return {QT_TRANSLATE_NOOP("Phrase", "The nim-sum of %1 is %2."),
            {listed(partsOf(solution)), text(*solution.position.nimber)}};
}

} // namespace

Marking nimber(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    if (!reply.number || *reply.number < 0)
        return nothing(noNumber());
    const Analysis& solution = *task.solution;
    const int is = *solution.position.nimber, said = *reply.number;
    ExactGame game = gameOf(task, std::move(stop));
    if (said == is)
        return seen(task, Mark::Right, {saysMex(solution)}, game);
    if (said > is)
        return seen(task, Mark::Wrong,
                    {{QT_TRANSLATE_NOOP("Phrase", "Nimber %1 would need a move to %2, and there "
                                                  "is none."),
                      {text(said), text(is)}},
                     saysMex(solution)},
                    game);
    const auto at = std::ranges::find(solution.moves, std::optional(said), &Value::nimber);
    const std::string move =
        task.match()->moves(0)[static_cast<std::size_t>(at - solution.moves.begin())].text;
    game.play(move);
    return seen(task, Mark::Wrong,
                {{QT_TRANSLATE_NOOP("Phrase", "%1 leads to nimber %2, so %2 is not missing."),
                  {move, text(said)}},
                 saysMex(solution)},
                game);
}

Marking nimSum(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    if (!reply.number || *reply.number < 0)
        return nothing(noNumber());
    const bool isRight = *reply.number == *task.solution->position.nimber;
    ExactGame game = gameOf(task, std::move(stop));
    Phrase sum = saysSum(*task.solution);
    if (isRight)
        return seen(task, Mark::Right, {sum}, game);
    playProof(game);
    const std::vector<std::string> line = game.line();
    const Phrase proof =
        line.size() == 1 ? Phrase{QT_TRANSLATE_NOOP("Phrase", "%1 leaves nim-sum 0."), {line[0]}}
        : line.size() == 2
            ? Phrase{QT_TRANSLATE_NOOP("Phrase",
                                       "Every move spoils 0: after %1, %2 brings it back."),
                     {line[0], line[1]}}
            : Phrase{};
    return seen(task, Mark::Wrong, {sum, proof}, game);
}

Marking makeZero(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    const Phrase noPart{
        QT_TRANSLATE_NOOP("Phrase", "Leave what was there, and set one part more at the end.")};
    auto made = matchFrom(*task.game, reply.text);
    if (!made)
        return nothing(made.error());
    if (!hasOnePartMore(task.match()->picture(0), (*made)->picture(0)))
        return nothing(noPart);
    ExactGame game(*task.game, (*made)->position(0), std::move(stop));
    const std::optional<Analysis> analysis = game.analysis();
    if (!analysis || !analysis->position.nimber)
        return nothing({QT_TRANSLATE_NOOP("Phrase", "This position cannot be solved exactly.")});
    if (analysis->parts.size() != task.solution->parts.size() + 1)
        return nothing(noPart);
    if (*analysis->position.nimber == 0)
        return seen(task, Mark::Right, {saysSum(*analysis)}, game);
    playProof(game);
    return seen(
        task, Mark::Wrong,
        {saysSum(*analysis),
         {QT_TRANSLATE_NOOP("Phrase", "%1 leaves nim-sum 0, so it was not 0."), game.line()}},
        game);
}

} // namespace bouton::marking
