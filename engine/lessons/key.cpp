// SPDX-License-Identifier: MIT
#include "lessons/key.h"

#include <algorithm>
#include <functional>

#include "core/named.h"
#include "explain/why.h"
#include "lab/exercise_words.h"
#include "lab/own_claim.h"
#include "lessons/marking.h"
#include "lessons/reasons.h"
#include "search/trace.h"

namespace bouton {

namespace {

constexpr std::size_t mostNodesTold = 3;              // of a search that are named
constexpr std::uint64_t mostPositionsTried = 100'000; // positions of a class

// A right answer, and what is said of it when it is marked.
std::vector<Phrase> answerWithReasons(Phrase answer, const LessonTask& task, const Reply& reply,
                                      const std::stop_token& stop) {
    std::vector<Phrase> key{std::move(answer)};
    for (Phrase& why : marked(task, reply, stop).says)
        key.push_back(std::move(why));
    return key;
}

std::vector<Phrase> keyOfOutcome(const LessonTask& task) {
    const Exercise exercise{task.game, task.position, *task.solution};
    return {answerOf(exercise), reasonOf(exercise)};
}

std::vector<Phrase> keyOfMove(const LessonTask& task) {
    const auto match = task.match();
    const std::vector<LegalMove>& moves = match->moves(0);
    std::vector<std::string> right;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (isRightMove(task.step, *task.solution, i))
            right.push_back(moves[i].text);
    const std::string all = idsOf(right, std::identity());
    return {task.step.asks == LessonAsks::Move
                ? Phrase{QT_TRANSLATE_NOOP("Phrase", "Right: %1."), {all}}
                : Phrase{QT_TRANSLATE_NOOP("Phrase", "First move: %1."), {all}},
            whyOf(*match, 0, *task.solution).sentence};
}

std::vector<Phrase> keyOfNumber(const LessonTask& task, const std::stop_token& stop) {
    const int number = *task.solution->position.nimber;
    return answerWithReasons({QT_TRANSLATE_NOOP("Phrase", "Right: %1."), {std::to_string(number)}},
                             task, {.number = number}, stop);
}

// "Right: b2 0, c2 1."
std::vector<Phrase> keyOfTable(const LessonTask& task, const std::stop_token& stop) {
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < task.step.start.positions.size(); ++i) {
        const Or<LessonTask> cell = cellOf(task.step, i, stop);
        if (!cell)
            return {cell.error()};
        cells.push_back(nameOfCell(task.step, i) + ' '
                        + std::to_string(*cell->solution->position.nimber));
    }
    return {{QT_TRANSLATE_NOOP("Phrase", "Right: %1."), {idsOf(cells, std::identity())}}};
}

// Its number among the three, as on the sheet.
std::vector<Phrase> keyOfReason(const LessonTask& task) {
    const std::vector<Reason> all = reasonsOf(*task.match(), *task.solution);
    const auto right =
        std::ranges::find_if(all, [](const Reason& reason) { return reason.against.empty(); });
    if (right == all.end())
        return {};
    return {{QT_TRANSLATE_NOOP("Phrase", "Right: %1."), {std::to_string(right - all.begin() + 1)}},
            right->says};
}

// What is added must be worth the sum of what is there.
std::vector<Phrase> keyOfPart(const LessonTask& task) {
    const std::string sum = std::to_string(*task.solution->position.nimber);
    return {{QT_TRANSLATE_NOOP("Phrase", "What is added has the nimber %1, because the nim-sum so "
                                         "far is %1."),
             {sum}}};
}

// The first one of the classes that the step names, which begin with the smallest positions.
std::vector<Phrase> keyOfCounterexample(const LessonTask& task, const std::stop_token& stop) {
    const ClaimFrame& named = task.step.frame;
    for (const language::ClaimClass& positions : task.game->lore.vocabulary().classes) {
        const auto claim = ownClaim(*task.game, task.step.claim, positions);
        const auto settings = complete(positions.settings, named.settings);
        if ((!named.positions.empty() && named.positions != positions.id) || !claim || !settings
            || positions.size(*settings) > mostPositionsTried)
            continue;
        Verdict last;
        testClaim({*claim, *settings}, stop, [&](const Verdict& news) { last = news; });
        if (last.against)
            return answerWithReasons(
                {QT_TRANSLATE_NOOP("Phrase", "For example: %1."), {last.against->position}}, task,
                {.text = last.against->position}, stop);
    }
    return {{QT_TRANSLATE_NOOP("Phrase", "The window marks each position.")}};
}

std::vector<Phrase> keyOfCut(const LessonTask& task, const std::stop_token& stop) {
    const auto looked = searchOf(task, stop);
    std::vector<Phrase> key;
    if (!looked || !*looked)
        return key;
    const Trace& trace = **looked;
    for (int i = 0; i < static_cast<int>(trace.nodes.size()) && key.size() < 2 * mostNodesTold;
         ++i) {
        const Reply reply{.moves = trace.movesTo(i)};
        const Marking marking = marked(task, reply, stop);
        if (marking.mark != Marking::Mark::Right)
            continue;
        key.push_back(
            {QT_TRANSLATE_NOOP("Phrase", "After %1:"), {idsOf(reply.moves, std::identity())}});
        key.insert(key.end(), marking.says.begin(), marking.says.end());
    }
    return key;
}

} // namespace

std::vector<Phrase> keyTo(const LessonTask& task, const std::stop_token& stop) {
    const auto key = [&]() -> std::vector<Phrase> {
        switch (task.step.asks) {
        case LessonAsks::Outcome: return keyOfOutcome(task);
        case LessonAsks::Move:
        case LessonAsks::KeepWinning: return keyOfMove(task);
        case LessonAsks::Nimber:
        case LessonAsks::NimSum: return keyOfNumber(task, stop);
        case LessonAsks::Reason: return keyOfReason(task);
        case LessonAsks::Table: return keyOfTable(task, stop);
        case LessonAsks::MakeZero: return keyOfPart(task);
        case LessonAsks::Counterexample: return keyOfCounterexample(task, stop);
        case LessonAsks::Cut: return keyOfCut(task, stop);
        default: break;
        }
        return {{QT_TRANSLATE_NOOP("Phrase", "Each rule is right that holds in every position and "
                                             "applies to enough of them. The window tests it.")}};
    };
    std::vector<Phrase> sentences = key();
    std::erase_if(sentences, &Phrase::empty);
    return stop.stop_requested() ? std::vector<Phrase>{} : sentences;
}

} // namespace bouton
