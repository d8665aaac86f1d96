#include "explain/why.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/decimals.h"
#include "core/ruleset.h"
#include "explain/why_sum.h"
#include "search/nimber.h"

namespace bouton {

namespace {

// Games that count --------------------------------------------------------------------------------

constexpr ScoreWords points{
    QT_TRANSLATE_N_NOOP("Phrase", "With best play %1 wins by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 is ahead by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 seems to be ahead by about %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 seems to be behind by about %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "With best play the game goes on %1; the next best move, %2, is "
                                  "%n point(s) worse."),
    QT_TRANSLATE_N_NOOP("Phrase", "The game is expected to go on %1; the next best move, %2, seems "
                                  "%n point(s) worse."),
    QT_TRANSLATE_N_NOOP("Phrase", "Proven: %1 wins by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "Estimated: %1 is ahead by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase",
                        "Move %1: %2 played %3, which is %n point(s) worse than the best move."),
    QT_TRANSLATE_N_NOOP("Phrase", "Move %1: %2 played %3, which the analysis estimates to be %n "
                                  "point(s) worse than the best move."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 %2 gave away %n point(s)."),
    QT_TRANSLATE_NOOP("Phrase", "%1 gave away %2 points a move."),
    QT_TRANSLATE_NOOP("Phrase", "%1 gave away %2 points a move, the analysis estimates."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 point(s)"),
    QT_TRANSLATE_NOOP("Phrase", "half a point")};

Phrase sayScore(const Match& match, Match::Node node, const Analysis& analysis) {
    const int score = analysis.position.score.value_or(0);
    const std::string ahead = score > 0 ? moverAt(match, node) : rivalAt(match, node);
    const ScoreWords& words = scoreWordsOf(match.game());
    if (score != 0)
        return {analysis.position.exact ? words.wins : words.ahead, {ahead}, std::abs(score)};
    if (analysis.position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play the game is drawn.")};
    return {QT_TRANSLATE_NOOP("Phrase", "Neither side is ahead.")};
}

// How far the sentence about a score can be trusted.
Phrase noteOfScore(const Analysis& analysis) {
    if (analysis.position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "This is proven.")};
    return {QT_TRANSLATE_NOOP("Phrase", "Estimated at depth %1, not proven."),
            {std::to_string(analysis.depth)}};
}

Phrase sayScoreMove(const std::string& text, const Value& move, const Analysis& analysis) {
    const int score = *move.score, best = analysis.position.score.value_or(0);
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
    return {analysis.position.exact
                ? QT_TRANSLATE_NOOP("Phrase", "At depth %4 %1 is estimated at %2; the best move "
                                              "comes to %3, which is proven.")
                : QT_TRANSLATE_NOOP("Phrase",
                                    "At depth %4 %1 is estimated at %2, the best move at %3."),
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

// Other games -------------------------------------------------------------------------------------

Phrase sayOutcome(const Match& match, Match::Node node, const Analysis& analysis) {
    const Value& position = analysis.position;
    if (!position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "It is not known who wins with best play.")};
    if (position.outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play of both sides nobody wins.")};
    const std::string winner =
        position.outcome == Outcome::Win ? moverAt(match, node) : rivalAt(match, node);
    if (!position.remoteness)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play %1 wins."), {winner}};
    if (position.remoteness == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play %1 wins, after 1 move."), {winner}};
    return {QT_TRANSLATE_N_NOOP("Phrase", "With best play %1 wins, after %n move(s) of both sides "
                                          "together."),
            {winner},
            *position.remoteness};
}

Phrase sayOutcomeMove(const Match& match, Match::Node node, const std::string& text,
                      const Value& move, const Analysis& analysis) {
    const std::string rival = rivalAt(match, node);
    const auto before = analysis.position.outcome;
    const bool lost = before == Outcome::Loss && analysis.position.exact;
    if (!move.exact && !lost)
        return {QT_TRANSLATE_NOOP("Phrase", "It is not known what %1 comes to."), {text}};
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

} // namespace

const ScoreWords& scoreWordsOf(const Ruleset& game) {
    return game.lore.scores ? *game.lore.scores : points;
}

Phrase amountOf(const Ruleset& game, double points) {
    if (points == 0.5)
        return {scoreWordsOf(game).half};
    std::string number = withDecimals(points, 1);
    if (number.ends_with(".0"))
        number.resize(number.size() - 2);
    return amountOf(game, std::move(number));
}

Phrase amountOf(const Ruleset& game, std::string number) {
    const int n = number == "1" ? 1 : 2; // of fractions there are more than one
    return {scoreWordsOf(game).amount, {std::move(number)}, n};
}

bool valuesMovesOf(const Match& match, Match::Node node, const Analysis& analysis) {
    return analysis.moves.size() == match.moves(node).size();
}

Why whyOf(const Match& match, Match::Node node, const Analysis& analysis) {
    const auto& own = match.game().lore;
    Why why{summandsOf(match, node, analysis), {}, {}};
    if (own.note)
        why.note = own.note({match, node}, analysis);
    if (match.result(node))
        why.sentence = match.ending(node);
    else if (own.sentence)
        why.sentence = own.sentence({match, node}, analysis);
    if (!why.sentence.empty())
        return why;
    if (analysis.position.nimber)
        why.sentence = sayNimbers(match, node, why.summands, analysis);
    else if (analysis.position.score) {
        why.sentence = sayScore(match, node, analysis);
        if (why.note.empty())
            why.note = noteOfScore(analysis);
    } else
        why.sentence = sayOutcome(match, node, analysis);
    return why;
}

Phrase howFar(const Match& match, Match::Node node, const Analysis& analysis) {
    const bool isEstimate = analysis.position.score && !analysis.position.exact;
    return isEstimate ? whyOf(match, node, analysis).note : Phrase{};
}

Phrase whyMove(const Match& match, Match::Node node, std::size_t index, const Analysis& analysis,
               const Analysis* after) {
    if (!valuesMovesOf(match, node, analysis) || index >= analysis.moves.size())
        return {};
    const Value& move = analysis.moves[index];
    if (const auto own = match.game().lore.moveSentence)
        if (Phrase said = own({match, node}, index, analysis); !said.empty())
            return said;
    const std::string text = match.moves(node)[index].text;
    if (move.nimber)
        return sayNimbersOfMove(match, node, summandsOf(match, node, analysis), index, analysis);
    if (move.score && after != nullptr && tellsMore(*after, move, analysis))
        return sayScoreAfter(text, *after);
    if (move.score)
        return sayScoreMove(text, move, analysis);
    return sayOutcomeMove(match, node, text, move, analysis);
}

Missing missingAt(const Match& match, Match::Node node, const Analysis& analysis, Cell cell) {
    Missing missing{};
    const auto reach = match.game().lore.reach;
    Mex mex;
    for (const Cell option : reach ? reach({match, node}, cell) : Clicks{}) {
        const auto known = std::ranges::find(analysis.map, Clicks{option}, &Part::cells);
        if (known == analysis.map.end())
            continue;
        missing.options.push_back(option);
        missing.values.push_back(known->nimber);
        mex.add(known->nimber);
    }
    missing.mex = mex.value();
    return missing;
}

} // namespace bouton
