// SPDX-License-Identifier: MIT
#include "lessons/task.h"

#include <algorithm>
#include <ranges>

#include "core/analysis.h"
#include "core/bytes.h"
#include "games/catalogue.h"
#include "lab/candidates.h"
#include "lab/microscope.h"
#include "language/statement.h"
#include "lessons/frame.h"
#include "lessons/pattern.h"
#include "lessons/reasons.h"

namespace bouton {

namespace {

constexpr int mostDraws = 400; // positions looked at for one task

bool needsSolution(LessonAsks asks) {
    return asks != LessonAsks::Counterexample && asks != LessonAsks::Cut
           && asks != LessonAsks::Claim;
}
bool needsNimber(LessonAsks asks) {
    return asksForNumber(asks) || asks == LessonAsks::MakeZero || asks == LessonAsks::Table;
}

Or<void> checkClaim(const Ruleset& game, const std::string& claim) {
    if (!game.lore.vocabulary)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The game %1 has no words for claims of one's own."),
             {game.name.title}});
    if (const auto read = language::readStatement(claim, game.lore.vocabulary()); !read)
        return refuse(read.error().what);
    return {};
}

Or<void> checkAsked(const LessonStep& step, const Ruleset& game) {
    if (needsNimber(step.asks) && !game.name.isSum)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The game %1 has no nimbers."), {game.name.title}});
    if (step.asks == LessonAsks::Cut && (step.plies < 2 || step.plies > mostPliesOf(game)))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The depth of a search of the game %1 that "
                                                   "can be shown is 2 to %2."),
                       {game.name.title, std::to_string(mostPliesOf(game))}});
    const std::vector<std::string>& positions = step.start.positions;
    if (step.asks == LessonAsks::Table
        && (positions.empty() || std::ranges::any_of(positions, isPattern)
            || showsValues(step.shows)))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Of a table each position has a line "
                                                   "\"position: ...\" without a number to be "
                                                   "drawn, and nothing is shown beside it.")});
    if (step.asks == LessonAsks::Claim)
        return checkFrame(game, step.frame);
    if (step.asks == LessonAsks::Counterexample)
        return checkClaim(game, step.claim);
    return {};
}

// Why a position does not suit the step; nothing if it does.
std::optional<Phrase> wrongWith(const LessonStep& step, const Analysis& solution) {
    const Value& here = solution.position;
    if (step.start.outcome && step.start.outcome != here.outcome)
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "The position has another outcome.")};
    const auto above = std::ranges::count_if(
        solution.parts, [](int nimber) { return nimber > 0; }, &Part::nimber);
    if (above < step.start.parts)
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "The position has too few parts.")};
    if (needsNimber(step.asks) && !here.nimber)
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "The nimber of the position is not known.")};
    if (step.asks == LessonAsks::MakeZero && here.nimber == 0)
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "The nim-sum is 0 already.")};
    const auto isRight = [&](std::size_t move) { return isRightMove(step, solution, move); };
    if (asksForMove(step.asks)
        && std::ranges::all_of(std::views::iota(std::size_t{0}, solution.moves.size()), isRight))
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "In the position no move is wrong.")};
    return std::nullopt;
}

// Of two seeds one draws a position that is won, so that no third one in a row has the outcome of
// the two before. A step whose words say which outcome it has is drawn with that one alone.
bool hasItsTurn(const LessonStep& step, const Analysis& solution, std::uint64_t seed) {
    if (step.asks != LessonAsks::Outcome || step.start.outcome)
        return true;
    const std::uint64_t first = checksum(step.id + std::to_string(seed / 2)) >> 40;
    return (solution.position.outcome == Outcome::Win) == (((first ^ seed) & 1) != 0);
}

// Every second seed has other positions than the one before.
bool suits(std::string_view position, std::uint64_t seed) {
    return (checksum(position) >> 40 & 1) == (seed & 1);
}

class TaskDrawer {
public:
    TaskDrawer(const LessonStep& step, const Ruleset& game, std::uint64_t seed,
               std::stop_token stop)
        : m_stop(std::move(stop)),
          m_random(checksum(step.game + ' ' + step.id) + seed),
          m_task{step, seed, &game, {}, {}} {}

    Or<LessonTask> draw() {
        const Or<void> found = step().start.positions.empty() ? byTheGame() : written();
        if (!found)
            return refuse(found.error());
        return std::move(m_task);
    }

private:
    const LessonStep& step() const { return m_task.step; }

    // Takes the position if it suits the step. Refuses one that does not.
    Or<void> take(std::string text, std::optional<Analysis> solution) {
        if (solution)
            if (auto wrong = wrongWith(step(), *solution))
                return refuse(std::move(*wrong));
        if (step().asks == LessonAsks::Reason
            && reasonsOf(**matchFrom(*m_task.game, text), *solution).empty())
            return refuse({QT_TRANSLATE_NOOP(
                "Phrase", "Of this position there are no three sentences to choose from.")});
        m_task.position = std::move(text);
        m_task.solution = std::move(solution);
        return {};
    }

    Or<void> tryOne(const std::string& text) {
        const auto match = matchFrom(*m_task.game, text);
        if (!match)
            return refuse(match.error());
        const bool isSolved = needsSolution(step().asks);
        if ((*match)->result(0) && step().asks != LessonAsks::Table
            && (isSolved || step().asks == LessonAsks::Cut))
            return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is over in this position.")});
        if (!isSolved)
            return take((*match)->position(0), std::nullopt);
        auto solution = solvedExactly(**match, m_task.game->makeAnalyst(), m_stop);
        if (!solution)
            return refuse({QT_TRANSLATE_NOOP("Phrase", "This position cannot be solved exactly.")});
        return take((*match)->position(0), std::move(solution));
    }

    Or<void> written() {
        const auto& all = step().start.positions;
        const std::string& text = all[m_task.seed % all.size()];
        if (!isPattern(text))
            return tryOne(text);
        Or<void> last;
        for (int i = 0; i < mostDraws && !m_stop.stop_requested(); ++i) {
            const std::string drawn = drawnFrom(text, m_random);
            // Where nothing else is left, the same position comes again.
            if (all.size() == 1 && i < mostDraws / 2 && !suits(drawn, m_task.seed))
                continue;
            last = tryOne(drawn);
            if (last
                && (i >= mostDraws / 2 || !m_task.solution
                    || hasItsTurn(step(), *m_task.solution, m_task.seed)))
                return last;
        }
        return last ? nothingFound() : last;
    }

    Or<void> byTheGame() {
        const Ruleset& game = *m_task.game;
        const Or<Settings> settings = complete(game.settings, step().start.settings);
        if (!settings)
            return refuse(settings.error());
        const ExerciseTask wanted{&game, *settings, 1, m_random.seed(),
                                  asksForMove(step().asks) ? bouton::Asked::Move
                                                           : bouton::Asked::Both};
        Candidates candidates(wanted, m_stop);
        for (int i = 0; i < mostDraws && !m_stop.stop_requested(); ++i) {
            const Or<std::optional<Exercise>> next = candidates.next();
            if (!next)
                return refuse(next.error());
            if (!*next
                || (i < mostDraws / 2
                    && !(suits((*next)->position, m_task.seed)
                         && hasItsTurn(step(), (*next)->solution, m_task.seed))))
                continue;
            if (take((*next)->position, (*next)->solution))
                return {};
        }
        return nothingFound();
    }

    static std::unexpected<Phrase> nothingFound() {
        return refuse({QT_TRANSLATE_NOOP("Phrase", "No position was found for this step.")});
    }

    std::stop_token m_stop;
    Random m_random;
    LessonTask m_task;
};

} // namespace

bool isRightMove(const LessonStep& step, const Analysis& solution, std::size_t move) {
    const Value& value = solution.moves[move];
    if (value.outcome != solution.position.outcome || !step.soonest)
        return value.outcome == solution.position.outcome;
    return std::ranges::none_of(solution.moves,
                                [&](const Value& other) { return better(other, value); });
}

Or<std::shared_ptr<const Trace>> searchOf(const LessonTask& task, std::stop_token stop) {
    std::shared_ptr<const Trace> trace;
    const Or<void> looked =
        lookThrough({task.game, task.position, task.step.plies}, std::move(stop),
                    [&](const std::vector<Look>& looks) {
                        const auto at = std::ranges::find(looks, Method::AlphaBeta, &Look::method);
                        if (at != looks.end())
                            trace = at->trace;
                    });
    if (!looked)
        return refuse(looked.error());
    return trace;
}

Or<LessonTask> cellOf(const LessonStep& step, std::size_t cell, std::stop_token stop) {
    LessonStep alone = step;
    alone.start.positions = {step.start.positions[cell]};
    return taskOf(alone, 0, std::move(stop));
}

std::string nameOfCell(const LessonStep& step, std::size_t cell) {
    constexpr std::size_t longest = 12;
    const std::string& text = step.start.positions[cell];
    const std::string rows = text.substr(0, text.find(' '));
    const std::size_t piece = rows.find_first_not_of("./");
    if (piece != rows.npos && rows.find_first_not_of("./", piece + 1) == rows.npos) {
        const auto before = rows.substr(0, piece);
        const std::size_t line = before.rfind('/') + 1; // 0: it is in the first row
        return nameOf(Cell{static_cast<int>(std::ranges::count(before, '/')),
                           static_cast<int>(piece - line)});
    }
    return rows.size() <= longest ? rows : std::to_string(cell + 1);
}

Or<void> checkStep(const LessonStep& step) {
    const Or<const Ruleset*> game = gameNamed(step.game);
    return game ? checkAsked(step, **game) : refuse(game.error());
}

Or<LessonTask> taskOf(const LessonStep& step, std::uint64_t seed, std::stop_token stop) {
    const Or<const Ruleset*> game = gameNamed(step.game);
    if (!game)
        return refuse(game.error());
    if (const Or<void> fine = checkAsked(step, **game); !fine)
        return refuse(fine.error());
    return TaskDrawer(step, **game, seed, std::move(stop)).draw();
}

} // namespace bouton
