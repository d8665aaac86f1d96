#include "lab/why.h"

#include <algorithm>
#include <cstdlib>

#include "games/grid_nim/cases.h"
#include "games/grid_nim/grid_nim.h"
#include "games/reversi/reversi.h"
#include "games/trojan_horse/trojan_horse.h"
#include "lab/kinds.h"
#include "lab/move_values.h"
#include "lab/why_sum.h"

namespace bouton {

namespace {

std::string sideAt(const Match& match, Match::Node node) {
    return match.game().name.sides[indexOf(match.toMove(node))];
}
std::string rivalAt(const Match& match, Match::Node node) {
    return match.game().name.sides[indexOf(other(match.toMove(node)))];
}

// "+4", "-12", "0"
std::string signedText(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

// The horse ---------------------------------------------------------------------------------------

Phrase sayHorse(const Match& match, Match::Node node, const Analysis& analysis) {
    const Missing missing = missingAt(analysis.map, analysis.parts.front().cells.front());
    const std::string here = nameOf(analysis.parts.front().cells.front());
    std::vector<int> values = missing.values;
    std::ranges::sort(values);
    const std::string list = listed(values);
    const auto n = static_cast<int>(values.size());
    if (missing.mex == 0)
        return {QT_TRANSLATE_N_NOOP("Phrase",
                                    "From %1 the horse can go to the cell(s) worth %2: 0 is "
                                    "missing, so every move loses against best play."),
                {here, list},
                n};
    const auto zero = std::ranges::find(missing.values, 0) - missing.values.begin();
    return {QT_TRANSLATE_N_NOOP(
                "Phrase", "From %1 the horse can go to the cell(s) worth %2: the first missing "
                          "number is %3, so %4 wins, by going to %5, which is worth 0."),
            {here, list, std::to_string(missing.mex), sideAt(match, node),
             nameOf(missing.options[static_cast<std::size_t>(zero)])},
            n};
}

Phrase sayHorseMove(const Match& match, Match::Node node, const std::string& to, int nimber) {
    const std::string side = sideAt(match, node), rival = rivalAt(match, node);
    if (const auto cell = readClicks(to);
        cell && TrojanHorse::moves({.horse = cell->front()}).empty())
        return {QT_TRANSLATE_NOOP("Phrase", "From %1 there is no move left: %2 wins."), {to, side}};
    if (nimber == 0)
        return {
            QT_TRANSLATE_NOOP("Phrase", "%1 is worth 0: whatever %2 does, %3 can go to a 0 again."),
            {to, rival, side}};
    return {QT_TRANSLATE_NOOP("Phrase", "%1 is worth %2, so %3 can go on to a cell worth 0."),
            {to, std::to_string(nimber), rival}};
}

// Reversi -----------------------------------------------------------------------------------------

Phrase sayScore(const Match& match, Match::Node node, const Analysis& analysis) {
    const int score = analysis.position.score.value_or(0);
    const std::string ahead = score > 0 ? sideAt(match, node) : rivalAt(match, node);
    const std::string depth = std::to_string(analysis.depth);
    if (analysis.position.exact)
        return score == 0
                   ? Phrase{QT_TRANSLATE_NOOP("Phrase", "With best play the game is drawn, which "
                                                        "is proven.")}
                   : Phrase{QT_TRANSLATE_N_NOOP("Phrase", "With best play %1 wins by %n disc(s), "
                                                          "which is proven."),
                            {ahead},
                            std::abs(score)};
    const std::string level = std::to_string(analysis.level);
    if (analysis.level > 0)
        return score == 0
                   ? Phrase{QT_TRANSLATE_NOOP("Phrase", "An estimate, to the end but without "
                                                        "unlikely moves (level %1 of 5): neither "
                                                        "side is ahead."),
                            {level}}
                   : Phrase{QT_TRANSLATE_N_NOOP("Phrase", "An estimate, to the end but without "
                                                          "unlikely moves (level %2 of 5): %1 is "
                                                          "ahead by %n disc(s)."),
                            {ahead, level},
                            std::abs(score)};
    return score == 0
               ? Phrase{QT_TRANSLATE_NOOP("Phrase",
                                          "An estimate, at depth %1: neither side is ahead."),
                        {depth}}
               : Phrase{QT_TRANSLATE_N_NOOP("Phrase",
                                            "An estimate, at depth %2: %1 is ahead by %n disc(s)."),
                        {ahead, depth},
                        std::abs(score)};
}

Phrase sayScoreMove(const std::string& text, const Value& move, const Analysis& analysis) {
    const int score = move.score.value_or(0), best = analysis.position.score.value_or(0);
    const std::string depth = std::to_string(analysis.depth);
    if (move.exact && score >= best)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 keeps the best score, %2."),
                {text, signedText(score)}};
    if (move.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 comes to %2; the best move comes to %3."),
                {text, signedText(score), signedText(best)}};
    if (score >= best)
        return {QT_TRANSLATE_NOOP("Phrase",
                                  "At depth %3 %1 is estimated at %2, the best of all moves."),
                {text, signedText(score), depth}};
    return {QT_TRANSLATE_NOOP("Phrase", "At depth %4 %1 is estimated at %2, the best move at %3."),
            {text, signedText(score), signedText(best), depth}};
}

// Of the position after a move more is known than of the move beside the others.
bool tellsMore(const Analysis& after, const Value& move, const Analysis& analysis) {
    return after.position.score && !move.exact
           && (after.position.exact || after.depth >= analysis.depth);
}
Phrase sayScoreAfter(const std::string& text, const Analysis& after) {
    const std::string score = signedText(-*after.position.score);
    if (after.position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 comes to %2, which is proven."), {text, score}};
    return {QT_TRANSLATE_NOOP("Phrase", "At depth %3 %1 is estimated at %2."),
            {text, score, std::to_string(after.depth + 1)}};
}

// Games that are neither a sum nor counted --------------------------------------------------------

Phrase sayOutcome(const Match& match, Match::Node node, const Analysis& analysis) {
    const Value& position = analysis.position;
    const int plies = position.remoteness.value_or(0);
    if (position.outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play of both sides nobody wins.")};
    const std::string winner =
        position.outcome == Outcome::Win ? sideAt(match, node) : rivalAt(match, node);
    if (plies == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play %1 wins, after 1 move."), {winner}};
    return {QT_TRANSLATE_N_NOOP("Phrase", "With best play %1 wins, after %n move(s) of both sides "
                                          "together."),
            {winner},
            plies};
}

Phrase sayOutcomeMove(const Match& match, Match::Node node, const std::string& text,
                      const Value& move, const Analysis& analysis) {
    const std::string rival = rivalAt(match, node);
    const auto before = analysis.position.outcome;
    if (before == Outcome::Loss)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 loses against best play, as every move does."),
                {text}};
    if (move.outcome == before)
        return {before == Outcome::Win ? QT_TRANSLATE_NOOP("Phrase", "%1 keeps the win.")
                                       : QT_TRANSLATE_NOOP("Phrase", "%1 keeps the draw."),
                {text}};
    if (move.outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 throws a win away: now nobody can force one."),
                {text}};
    return {before == Outcome::Win
                ? QT_TRANSLATE_NOOP("Phrase", "%1 throws a win away: now %2 wins.")
                : QT_TRANSLATE_NOOP("Phrase", "%1 throws a draw away: now %2 wins."),
            {text, rival}};
}

// Grid Nim ----------------------------------------------------------------------------------------

// What the students' case analysis says, and where it is wrong.
Phrase sayCase(const Match& match, Match::Node node, const Analysis& analysis) {
    const auto free = stateAt<GridNim>(match, node).free();
    const auto paper = grid_nim::paperCaseOf(free);
    if (!paper)
        return {};
    const bool won = analysis.position.outcome == Outcome::Win;
    const char* text =
        paper->won == won
            ? (won ? QT_TRANSLATE_N_NOOP("Phrase", "%n free cell(s), the students' case %1: won.")
                   : QT_TRANSLATE_N_NOOP("Phrase", "%n free cell(s), the students' case %1: lost."))
        : won ? QT_TRANSLATE_N_NOOP("Phrase", "%n free cell(s), the students' case %1: lost, it "
                                              "says, but this shape is won.")
              : QT_TRANSLATE_N_NOOP("Phrase", "%n free cell(s), the students' case %1: won, it "
                                              "says, but this shape is lost.");
    return {text, {paper->name}, std::popcount(free), grid_nim::cellsOf(free)};
}

} // namespace

Why whyOf(const Match& match, Match::Node node, const Analysis& analysis) {
    Why why{summandsOf(match, node, analysis), {}, {}};
    if (isOf<GridNim>(match))
        why.note = sayCase(match, node, analysis);
    if (match.result(node))
        why.sentence = match.ending(node);
    else if (isOf<TrojanHorse>(match))
        why.sentence = sayHorse(match, node, analysis);
    else if (!why.summands.empty())
        why.sentence = saySum(match, node, why.summands, analysis);
    else if (analysis.position.score)
        why.sentence = sayScore(match, node, analysis);
    else
        why.sentence = sayOutcome(match, node, analysis);
    return why;
}

Phrase whyMove(const Match& match, Match::Node node, std::size_t index, const Analysis& analysis,
               const Analysis* after) {
    const Value& move = analysis.moves[index];
    const std::string text = match.moves(node)[index].text;
    if (isOf<TrojanHorse>(match))
        return sayHorseMove(match, node, text, move.nimber.value_or(0));
    if (!analysis.parts.empty())
        return saySumMove(match, node, summandsOf(match, node, analysis), index, analysis);
    if (move.score && after != nullptr && tellsMore(*after, move, analysis))
        return sayScoreAfter(text, *after);
    if (move.score)
        return sayScoreMove(text, move, analysis);
    return sayOutcomeMove(match, node, text, move, analysis);
}

std::size_t moveTo(const Match& match, Match::Node node) {
    const std::vector<LegalMove> moves = match.moves(*match.parent(node));
    return static_cast<std::size_t>(std::ranges::find(moves, match.moveText(node), &LegalMove::text)
                                    - moves.begin());
}

Missing missingAt(const std::vector<Part>& map, Cell horse) {
    Missing missing{TrojanHorse::moves({.horse = horse}), {}, 0};
    for (const Cell option : missing.options)
        for (const Part& cell : map)
            if (cell.cells.front() == option)
                missing.values.push_back(cell.nimber);
    while (std::ranges::find(missing.values, missing.mex) != missing.values.end())
        ++missing.mex;
    return missing;
}

} // namespace bouton
