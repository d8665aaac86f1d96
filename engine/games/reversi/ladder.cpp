#include "games/reversi/ladder.h"

#include <algorithm>
#include <memory>

#include "games/reversi/book_player.h"
#include "games/reversi/players.h"

namespace bouton::reversi {

namespace {

constexpr LadderStep steps[mostSteps] = {
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 0, .sight = 50}, 51, 21},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 7, .sight = 57}, 226, 24},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 13, .sight = 62}, 431, 31},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 17, .sight = 64}, 532, 35},
    {{.plies = 1, .solveFrom = 0, .mistakes = 1, .judgement = 24, .sight = 67}, 702, 38},
    {{.plies = 1, .solveFrom = 1, .mistakes = 1, .judgement = 31, .sight = 72}, 837, 42},
    {{.plies = 1, .solveFrom = 1, .mistakes = 1, .judgement = 40, .sight = 77}, 967, 44},
    {{.plies = 1, .solveFrom = 2, .mistakes = 1, .judgement = 56, .sight = 83}, 1098, 46},
    {{.plies = 1, .solveFrom = 2, .mistakes = 1, .judgement = 75, .sight = 89}, 1166, 49},
    {{.plies = 2, .solveFrom = 6, .mistakes = 2, .judgement = 80, .sight = 91}, 1371, 52},
    {{.plies = 2, .solveFrom = 8, .mistakes = 2, .judgement = 92, .sight = 96}, 1438, 53},
    {{.plies = 2, .solveFrom = 8, .mistakes = 1, .judgement = 98, .sight = 99}, 1514, 54},
    {{.plies = 3, .solveFrom = 10, .mistakes = 1, .judgement = 98, .sight = 99}, 1696, 57},
    {{.plies = 3, .solveFrom = 12, .varied = true}, 1762, 58},
    {{.plies = 4, .solveFrom = 12, .varied = true}, 1870, 59},
    {{.plies = 6, .solveFrom = 14, .varied = true}, 2037, 62},
    {{.plies = 8, .solveFrom = 16, .varied = true}, 2156, 68},
    {{.plies = 12, .solveFrom = 20, .varied = true}, 2278, 75},
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
        return Choice{static_cast<std::size_t>(index), inWords(thought)};
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
