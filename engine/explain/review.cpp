// SPDX-License-Identifier: MIT
#include "explain/review.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/analysis.h"
#include "core/decimals.h"
#include "core/ruleset.h"
#include "explain/why.h"

namespace bouton {

namespace {

constexpr std::size_t mostNamed = 6; // moves that a sentence names

bool proven(const Value& best, const Value& move) { return best.exact && move.exact; }

int dropOf(const Value& best, const Value& move) {
    return best.score && move.score ? std::max(0, *best.score - *move.score) : 0;
}

// Without a score nothing is held against a move that is not proven.
bool slips(const Value& best, const Value& move) {
    if (proven(best, move))
        return move.outcome < best.outcome || dropOf(best, move) > 0;
    return dropOf(best, move) >= estimatedSlip;
}

// A move that lost a proven outcome is held against those that keep the outcome, any other slip
// against those that keep the score.
std::vector<std::size_t> keptBy(const Analysis& analysis, const Value& slip) {
    const Value& best = analysis.position;
    const bool byOutcome = !best.score || (proven(best, slip) && slip.outcome < best.outcome);
    std::vector<std::size_t> kept = bestFirst(analysis.moves);
    std::erase_if(kept, [&](std::size_t i) {
        const Value& move = analysis.moves[i];
        return byOutcome ? move.outcome < best.outcome || (best.exact && !move.exact)
                         : dropOf(best, move) > 0;
    });
    return kept;
}

// The principal variation begins with a best move, but not in every game is there one.
std::vector<std::string> betterLine(const Match& match, Match::Node node, const Analysis& analysis,
                                    const std::vector<std::size_t>& kept) {
    if (!analysis.line.empty() || kept.empty())
        return analysis.line;
    return {match.moves(node)[kept.front()].text};
}

// The sentences for one move, for a few, and for more than are named.
using Keeping = std::array<const char*, 3>;

const Keeping& keepingOf(const Slip& slip) {
    static constexpr Keeping win{
        QT_TRANSLATE_NOOP("Phrase", "Only %1 keeps the win."),
        QT_TRANSLATE_NOOP("Phrase", "The win is kept by %1."),
        QT_TRANSLATE_N_NOOP("Phrase", "The win is kept by %1 and %n more move(s).")};
    static constexpr Keeping draw{
        QT_TRANSLATE_NOOP("Phrase", "Only %1 keeps the draw."),
        QT_TRANSLATE_NOOP("Phrase", "The draw is kept by %1."),
        QT_TRANSLATE_N_NOOP("Phrase", "The draw is kept by %1 and %n more move(s).")};
    static constexpr Keeping score{
        QT_TRANSLATE_NOOP("Phrase", "Only %1 keeps the best score."),
        QT_TRANSLATE_NOOP("Phrase", "The best score is kept by %1."),
        QT_TRANSLATE_N_NOOP("Phrase", "The best score is kept by %1 and %n more move(s).")};
    static constexpr Keeping estimatedScore{
        QT_TRANSLATE_NOOP("Phrase", "Only %1 seems to keep the best score."),
        QT_TRANSLATE_NOOP("Phrase", "The best score seems to be kept by %1."),
        QT_TRANSLATE_N_NOOP("Phrase",
                            "The best score seems to be kept by %1 and %n more move(s).")};
    if (slip.ofScore())
        return slip.exact ? score : estimatedScore;
    return slip.had == Outcome::Win ? win : draw;
}

// Every move of the path whose position is known: its ply, its position's analysis and its value.
template <class Visit>
void forEachMove(const Match& match, const std::vector<Match::Node>& path, const Known& known,
                 Visit visit) {
    for (std::size_t ply = 1; ply < path.size(); ++ply) {
        const Analysis* analysis = known(path[ply - 1]);
        const std::size_t index = match.moveIndex(path[ply]);
        if (analysis && index < analysis->moves.size())
            visit(ply, *analysis, analysis->moves[index]);
    }
}

const char* sideName(const Match& match, Side side) {
    return match.game().name.sides[indexOf(side)];
}

Clicks cellsOf(const LegalMove& move) {
    return move.orders.empty() ? Clicks{} : move.orders.front();
}

Point seenBy(Side view, Side toMove, const Value& value) {
    const bool own = view == toMove;
    Point point{own ? value.outcome : opposite(value.outcome), value.exact, value.score,
                value.remoteness};
    if (point.score && !own)
        point.score = -*point.score;
    return point;
}

} // namespace

std::vector<Slip> slipsOf(const Match& match, const std::vector<Match::Node>& path,
                          const Known& known) {
    std::vector<Slip> all;
    forEachMove(match, path, known,
                [&](std::size_t ply, const Analysis& analysis, const Value& move) {
                    if (slips(analysis.position, move))
                        all.push_back(*judged(match, path, ply, known));
                });
    return all;
}

std::optional<Slip> judged(const Match& match, const std::vector<Match::Node>& path,
                           std::size_t ply, const Known& known) {
    const Match::Node before = path[ply - 1];
    const Analysis* analysis = known(before);
    const std::size_t index = match.moveIndex(path[ply]);
    if (!analysis || index >= analysis->moves.size())
        return std::nullopt;
    const Value &best = analysis->position, &move = analysis->moves[index];
    Slip slip{before,
              path[ply],
              static_cast<int>(ply),
              match.toMove(before),
              best.outcome,
              move.outcome,
              proven(best, move),
              dropOf(best, move),
              keptBy(*analysis, move),
              {}};
    slip.better = betterLine(match, before, *analysis, slip.kept);
    return slip;
}

Phrase whatHappened(const Match& match, const Slip& slip) {
    Phrase phrase{
        "", {std::to_string(slip.ply), sideName(match, slip.side), match.moveText(slip.after)}};
    phrase.where = match.moveCells(slip.after);
    if (slip.ofScore()) {
        const ScoreWords& words = scoreWordsOf(match.game());
        phrase.text = slip.exact ? words.slip : words.estimatedSlip;
        phrase.n = slip.lost;
    } else if (slip.had == Outcome::Draw) {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase", "Move %1: %2 played %3 and made a lost position of a drawn one.");
    } else if (slip.got == Outcome::Draw) {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase", "Move %1: %2 played %3 and made a drawn position of a won one.");
    } else {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase", "Move %1: %2 played %3 and made a lost position of a won one.");
    }
    return phrase;
}

Phrase whatItCost(const Match& match, const Slip& slip) {
    Phrase phrase{QT_TRANSLATE_NOOP("Phrase", "%1 %2 gave the win away."),
                  {std::to_string(slip.ply), match.moveText(slip.after)},
                  {},
                  match.moveCells(slip.after)};
    if (slip.ofScore()) {
        phrase.text = scoreWordsOf(match.game()).gaveAway;
        phrase.n = slip.lost;
    } else if (slip.had == Outcome::Draw) {
        phrase.text = QT_TRANSLATE_NOOP("Phrase", "%1 %2 gave the draw away.");
    }
    return phrase;
}

Phrase whatKept(const Match& match, const Slip& slip) {
    const std::vector<LegalMove> moves = match.moves(slip.before);
    const std::size_t named = std::min(slip.kept.size(), mostNamed);
    const auto& [only, few, many] = keepingOf(slip);
    Phrase phrase{named == 1 ? only : few};
    std::string names;
    bool single = true; // each move so far has one cell
    for (std::size_t i = 0; i < named; ++i) {
        const LegalMove& move = moves[slip.kept[i]];
        names += (names.empty() ? "" : ", ") + move.text;
        // Moves of several cells would run into each other, so only the best of them is shown.
        const Clicks cells = cellsOf(move);
        single = single && cells.size() == 1;
        if (i == 0 || single)
            phrase.where.insert(phrase.where.end(), cells.begin(), cells.end());
    }
    phrase.args = {names};
    if (slip.kept.size() > named) {
        phrase.text = many;
        phrase.n = static_cast<int>(slip.kept.size() - named);
    }
    return phrase;
}

// Accuracy ----------------------------------------------------------------------------------------

std::optional<double> Accuracy::value() const {
    if (moves < (scored && brokenOff && lost == 0 ? leastMoves : 1))
        return std::nullopt;
    return static_cast<double>(scored ? lost : kept) / moves;
}

std::array<Accuracy, 2> accuracyOf(const Match& match, const std::vector<Match::Node>& path,
                                   const Known& known) {
    std::array<Accuracy, 2> all;
    for (Accuracy& side : all)
        side.brokenOff = path.empty() || !match.result(path.back());
    forEachMove(
        match, path, known, [&](std::size_t ply, const Analysis& analysis, const Value& move) {
            const Value& best = analysis.position;
            Accuracy& own = all[indexOf(match.toMove(path[ply - 1]))];
            const bool canLose =
                proven(best, move) && std::ranges::any_of(analysis.moves, [&](const Value& any) {
                    return any.outcome < best.outcome && proven(best, any);
                });
            own.scored = own.scored || best.score.has_value();
            own.lost += dropOf(best, move);
            own.estimated = own.estimated || (best.score && !proven(best, move));
            own.kept += !best.score && canLose && move.outcome >= best.outcome;
            own.moves += best.score || canLose;
        });
    return all;
}

Phrase whatAccuracy(const Match& match, Side side, const Accuracy& accuracy) {
    const std::string name = sideName(match, side);
    if (accuracy.moves == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 had nothing to lose."), {name}};
    if (!accuracy.value())
        return {QT_TRANSLATE_N_NOOP("Phrase", "%1 made %n move(s), too few to tell how well."),
                {name},
                accuracy.moves};
    if (!accuracy.scored)
        return {QT_TRANSLATE_N_NOOP(
                    "Phrase", "%1 kept the outcome in %2 of %n move(s) where it could be lost."),
                {name, std::to_string(accuracy.kept)},
                accuracy.moves};
    if (accuracy.lost == 0)
        return {accuracy.estimated
                    ? QT_TRANSLATE_NOOP("Phrase", "%1 gave nothing away, the analysis estimates.")
                    : QT_TRANSLATE_NOOP("Phrase", "%1 gave nothing away."),
                {name}};
    const ScoreWords& words = scoreWordsOf(match.game());
    return {accuracy.estimated ? words.lostAMoveByEstimate : words.lostAMove,
            {name, withDecimals(*accuracy.value(), 2)}};
}

// The course --------------------------------------------------------------------------------------

Phrase whatWasPlayed(const Match& match, Match::Node node) {
    const auto parent = match.parent(node);
    const char* mover = sideName(match, match.toMove(parent.value_or(node)));
    if (!parent)
        return {QT_TRANSLATE_NOOP("Phrase", "The start: %1 is to move."), {mover}};
    return {QT_TRANSLATE_NOOP("Phrase", "Move %1: %2 %3."),
            {std::to_string(match.ply(node)), mover, match.moveText(node)}};
}

std::vector<Phrase> whatIsKnown(const Ruleset& game, const Point& point) {
    const Side ahead = point.outcome == Outcome::Win ? Side::One : Side::Two;
    const char* winner = game.name.sides[indexOf(ahead)];
    const ScoreWords& words = scoreWordsOf(game);
    if (point.score && point.exact && *point.score == 0)
        return {{QT_TRANSLATE_NOOP("Phrase", "Proven: a draw.")}};
    if (point.score && point.exact)
        return {{words.provenLead, {winner}, std::abs(*point.score)}};
    if (point.score) {
        std::vector<Phrase> estimate{{QT_TRANSLATE_NOOP("Phrase", "Estimated: about even.")}};
        if (!isAboutEven(*point.score))
            estimate.front() = {words.estimatedLead, {winner}, std::abs(*point.score)};
        if (point.depth > 0)
            estimate.push_back(
                {QT_TRANSLATE_NOOP("Phrase", "Depth %1."), {std::to_string(point.depth)}});
        return estimate;
    }
    if (point.outcome == Outcome::Draw)
        return {{QT_TRANSLATE_NOOP("Phrase", "Drawn with best play.")}};
    if (!point.remoteness)
        return {{QT_TRANSLATE_NOOP("Phrase", "%1 wins with best play."), {winner}}};
    if (*point.remoteness == 0)
        return {{QT_TRANSLATE_NOOP("Phrase", "%1 has won."), {winner}}};
    return {{QT_TRANSLATE_N_NOOP("Phrase", "%1 wins with best play, after %n more move(s)."),
             {winner},
             *point.remoteness}};
}

std::vector<std::optional<Point>> courseOf(const Match& match, const std::vector<Match::Node>& path,
                                           const Known& known, Side view) {
    std::vector<std::optional<Point>> course;
    for (const Match::Node node : path) {
        const Side toMove = match.toMove(node);
        const Analysis* analysis = known(node);
        if (analysis && analysis->position.isGuess()) {
            course.push_back(std::nullopt);
        } else if (analysis) {
            Point point = seenBy(view, toMove, analysis->position);
            point.depth = analysis->depth;
            course.push_back(point);
        } else if (const auto result = match.result(node)) {
            const Outcome outcome = !result->winner           ? Outcome::Draw
                                    : *result->winner == view ? Outcome::Win
                                                              : Outcome::Loss;
            const auto counts = countsOf(match.tally(node));
            const int ahead = counts ? (*counts)[0] - (*counts)[1] : 0;
            course.push_back(
                Point{outcome, true,
                      counts ? std::optional(view == Side::One ? ahead : -ahead) : std::nullopt});
        } else {
            course.push_back(std::nullopt);
        }
    }
    return course;
}

} // namespace bouton
