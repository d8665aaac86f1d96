// SPDX-License-Identifier: MIT
#include "games/reversi/ladder.h"

#include <algorithm>
#include <memory>

#include "games/reversi/book_player.h"
#include "games/reversi/players.h"

namespace bouton::reversi {

namespace {

constexpr LadderStep steps[mostSteps] = {
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 0, .sight = 50}, 45, 21},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 7, .sight = 57}, 279, 27},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 13, .sight = 62}, 485, 34},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 17, .sight = 64}, 618, 37},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 24, .sight = 67}, 775, 41},
    {{.plies = 1, .solveFrom = 1, .mistakes = 1, .judgement = 31, .sight = 72}, 927, 44},
    {{.plies = 1, .solveFrom = 1, .mistakes = 1, .judgement = 40, .sight = 77}, 1047, 46},
    {{.plies = 1, .solveFrom = 2, .mistakes = 1, .judgement = 56, .sight = 83}, 1182, 49},
    {{.plies = 1, .solveFrom = 2, .mistakes = 1, .judgement = 75, .sight = 89}, 1277, 51},
    {{.plies = 2, .solveFrom = 6, .mistakes = 2, .judgement = 80, .sight = 91}, 1483, 54},
    {{.plies = 2, .solveFrom = 8, .mistakes = 2, .judgement = 92, .sight = 96}, 1546, 55},
    {{.plies = 2, .solveFrom = 8, .mistakes = 1, .judgement = 98, .sight = 99}, 1618, 57},
    {{.plies = 3, .solveFrom = 10, .mistakes = 1, .judgement = 98, .sight = 99}, 1787, 59},
    {{.plies = 3, .solveFrom = 12, .varied = true}, 1865, 60},
    {{.plies = 4, .solveFrom = 12, .varied = true}, 1974, 62},
    {{.plies = 6, .solveFrom = 14, .varied = true}, 2157, 64},
    {{.plies = 8, .solveFrom = 16, .varied = true}, 2233, 69},
    {{.plies = 12, .solveFrom = 20, .varied = true}, 2374, 76},
};

Phrase toldStep(int step) {
    return {QT_TRANSLATE_NOOP("Phrase", "step %1"), {std::to_string(step)}};
}

// What a step does well and badly.
Phrase noteOfStep(int number) {
    constexpr int mostly = 50; // of a value discs make, in percent
    const Effort& effort = ladderStep(number).effort;
    const int greed = 100 - effort.judgement, overlooked = 100 - effort.sight;
    if (!effort.errs())
        return {QT_TRANSLATE_N_NOOP("Phrase",
                                    "Looks %n move(s) ahead and plays the last %1 perfectly."),
                {std::to_string(effort.solveFrom)},
                effort.plies};
    const char* text =
        greed == 100      ? QT_TRANSLATE_N_NOOP("Phrase", "Looks %n move(s) ahead, overlooks %1 of "
                                                               "100 moves, and always goes for the "
                                                               "most discs.")
        : greed >= mostly ? QT_TRANSLATE_N_NOOP("Phrase", "Looks %n move(s) ahead, overlooks %1 of "
                                                          "100 moves, and mostly goes for discs.")
        : effort.goesForDiscs()
            ? QT_TRANSLATE_N_NOOP("Phrase", "Looks %n move(s) ahead, overlooks %1 of 100 moves, "
                                            "and sometimes goes for discs.")
            : QT_TRANSLATE_N_NOOP("Phrase", "Looks %n move(s) ahead, overlooks %1 of 100 moves.");
    return {text, {std::to_string(overlooked)}, effort.plies};
}

Player<Reversi> makeClimber(const Settings& settings, std::uint64_t seed) {
    const Effort effort = ladderStep(valueOf(settings, "step")).effort;
    return [effort, book = effort.varied ? bookInUse() : std::make_shared<const Book>(),
            engine = std::make_shared<Engine>(), random = Random(seed)](
               const Past<Reversi>& past, const Asking& asking) mutable -> Or<Choice> {
        const std::vector<int> all = Reversi::moves(past.now());
        if (all.size() == 1)
            return Choice{0, onlyMove(all.front())};
        if (auto choice = choiceFrom(*book, past, random))
            return *std::move(choice);
        const Either end(asking);
        const Thought thought =
            engine->think(past.now().board, effort, random.seed(), end.token(),
                          [&](const Thought& now) { asking.tell(progressOf(now)); });
        const auto index = std::ranges::find(all, thought.move) - all.begin();
        return Choice{static_cast<std::size_t>(index), inWords(thought, past.now().board)};
    };
}

} // namespace

const LadderStep& ladderStep(int step) { return steps[std::clamp(step, 1, mostSteps) - 1]; }

PlayerKind<Reversi> ladderPlayer() {
    return {"ladder",
            QT_TRANSLATE_NOOP("Phrase", "Ladder"),
            {{.id = "step",
              .title = QT_TRANSLATE_NOOP("Phrase", "Step"),
              .least = 1,
              .standard = 6,
              .most = mostSteps,
              .note = noteOfStep,
              .told = toldStep}},
            makeClimber,
            [](const Settings& settings) {
                const LadderStep& step = ladderStep(valueOf(settings, "step"));
                return std::optional(Rating{step.rating, step.within});
            },
            true};
}

} // namespace bouton::reversi
