// SPDX-License-Identifier: MIT
#include "ui/game/projected_words.h"

#include "core/ruleset.h"
#include "explain/hints.h"
#include "explain/move_values.h"
#include "explain/why.h"
#include "session/session.h"
#include "ui/controls/words.h"
#include "ui/game/projector.h"

namespace bouton {

namespace {

Outcome toldOf(const Value& value) { return seemsEven(value) ? Outcome::Draw : value.outcome; }

// Every move that keeps the win or the draw is as good; where points are counted, only the best.
bool isRight(const Analysis& analysis, std::size_t move) {
    const Value &value = analysis.moves[move], &best = analysis.position;
    if (value.score && best.score)
        return *value.score >= *best.score;
    return value.outcome == best.outcome;
}

} // namespace

QString headlineOf(const Match& match, Match::Node node) {
    const auto side = [&](Side side) { return nameOf(match.game(), side); };
    const std::optional<Result> result = match.result(node);
    if (!result)
        return Projector::tr("%1 is to move").arg(side(match.toMove(node)));
    return result->winner ? Projector::tr("%1 wins").arg(side(*result->winner))
                          : Projector::tr("The game is drawn");
}

QString headlineOf(const Session& session) {
    const Ending ending = session.ending();
    if (ending.verdict)
        return spoken(ending.verdict->text);
    if (const Match* match = session.match())
        return headlineOf(*match, match->current());
    const Match* start = session.beginning().value_or(nullptr);
    return start ? headlineOf(*start, 0) : QString();
}

QString sentenceOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (analysis.position.nimber && !match.result(node)) {
        if (analysis.position.outcome == Outcome::Loss)
            return Projector::tr("Every move loses against best play.");
        // The one that a hint names: an advance rather than a retreat.
        const bool valued = valuesMovesOf(match, node, analysis);
        const std::size_t best = valued ? hintedMove(match, node, analysis) : 0;
        if (valued && analysis.map.empty()) // a sum, and not the piece of a map
            return Projector::tr("%1 brings the nim-sum to 0.")
                .arg(QString::fromStdString(match.moves(node)[best].text));
        if (valued)
            return spoken(whyMove(match, node, best, analysis));
    }
    const Why why = whyOf(match, node, analysis);
    const QString sentence =
        seemsEven(analysis.position) ? Projector::tr("It is about even.") : spoken(why.sentence);
    return analysis.position.exact ? sentence : sentence + u' ' + spoken(why.note);
}

QString questionOf(const Analysis& analysis) {
    if (!analysis.position.exact && analysis.position.score)
        return Projector::tr("Who is ahead? [W], [D] or [L]. Which move? [M]");
    return analysis.mayBeDrawn() ? Projector::tr("Who wins? [W], [D] or [L]. Which move? [M]")
                                 : Projector::tr("Who wins? [W] or [L]. Which move? [M]");
}

QString verdictOn(const Quiz::Answer& answer, const Match& match, Match::Node node,
                  const Analysis& analysis) {
    const Value& position = analysis.position;
    if (position.isGuess())
        return Projector::tr("It is not known who wins.");
    const Outcome told = toldOf(position);
    if (!answer.outcome) {
        const QString move = QString::fromStdString(match.moves(node)[answer.move].text);
        if (!valuesMovesOf(match, node, analysis))
            return Projector::tr("It is not known who wins.");
        if (told == Outcome::Loss && position.exact)
            return Projector::tr("%1 loses, as every move does.").arg(move);
        std::size_t right = 0;
        for (std::size_t i = 0; i < analysis.moves.size(); ++i)
            right += isRight(analysis, i);
        if (!isRight(analysis, answer.move))
            return Projector::tr("Not so: %1 is worse.", "a move").arg(move);
        return (right == 1 ? Projector::tr("Right: %1 is best.", "a move")
                           : Projector::tr("Right: %1 is one of the best.", "a move"))
            .arg(move);
    }
    const Side mover = match.toMove(node);
    const QString side = nameOf(match.game(), told == Outcome::Win ? mover : other(mover));
    const bool right = *answer.outcome == told;
    if (told == Outcome::Draw && position.exact)
        return right ? Projector::tr("Right: with best play nobody wins.")
                     : Projector::tr("Not so: with best play nobody wins.");
    if (told == Outcome::Draw)
        return right ? Projector::tr("Right: about even, by an estimate.")
                     : Projector::tr("Not so: about even, by an estimate.");
    if (position.exact)
        return (right ? Projector::tr("Right: %1 wins.") : Projector::tr("Not so: %1 wins."))
            .arg(side);
    return (right ? Projector::tr("Right: %1 is ahead, by an estimate.")
                  : Projector::tr("Not so: %1 is ahead, by an estimate."))
        .arg(side);
}

// Quiz --------------------------------------------------------------------------------------------

void Quiz::answer(Match::Node node, const Answer& answer) { m_answers.emplace(node, answer); }

const Quiz::Answer* Quiz::answerAt(Match::Node node) const {
    const auto at = m_answers.find(node);
    return m_on && at != m_answers.end() ? &at->second : nullptr;
}

} // namespace bouton
