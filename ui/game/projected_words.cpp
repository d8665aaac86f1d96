#include "ui/game/projected_words.h"

#include <QCoreApplication>

#include <algorithm>

#include "core/ruleset.h"
#include "explain/move_values.h"
#include "explain/why.h"
#include "session/session.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::Projector)

public:
    static QString toMove(const QString& side) { return tr("%1 is to move").arg(side); }
    static QString wins(const QString& side) { return tr("%1 wins").arg(side); }
    static QString drawn() { return tr("The game is drawn"); }
    static QString toZero(const QString& move) {
        return tr("%1 brings the nim-sum to 0.").arg(move);
    }
    static QString everyMoveLoses() { return tr("Every move loses against best play."); }
    static QString whoWins(bool mayBeDrawn) {
        return mayBeDrawn ? tr("Who wins? [W], [D] or [L]. Which move? [M]")
                          : tr("Who wins? [W] or [L]. Which move? [M]");
    }
    static QString whoIsAhead() { return tr("Who is ahead? [W], [D] or [L]. Which move? [M]"); }
    static QString unknown() { return tr("It is not known who wins."); }
    static QString right(const QString& what) { return tr("Right: %1").arg(what); }
    static QString wrong(const QString& what) { return tr("Not so: %1").arg(what); }
    static QString nobody() { return tr("with best play nobody wins."); }
    static QString even() { return tr("about even, by an estimate."); }
    static QString seemsEven() { return tr("It is about even."); }
    static QString sure(const QString& side) { return tr("%1 wins.").arg(side); }
    static QString ahead(const QString& side) {
        return tr("%1 is ahead, by an estimate.").arg(side);
    }
    static QString move(const QString& move, bool alone) {
        return alone ? tr("%1 is best.").arg(move) : tr("%1 is one of the best.").arg(move);
    }
    static QString otherMove(const QString& move) { return tr("%1 is worse.").arg(move); }
    static QString asEvery(const QString& move) {
        return tr("%1 loses, as every move does.").arg(move);
    }
};

Outcome toldOf(const Value& value) { return seemsEven(value) ? Outcome::Draw : value.outcome; }

// Every move that keeps the win or the draw is as good; where points are counted, only the best.
bool isRight(const Analysis& analysis, std::size_t move) {
    const Value &value = analysis.moves[move], &best = analysis.position;
    if (value.score && best.score)
        return *value.score >= *best.score;
    return value.outcome == best.outcome;
}

std::optional<std::size_t> bestMove(const Analysis& analysis) {
    const auto at = std::ranges::find(analysis.moves, analysis.position.outcome, &Value::outcome);
    const std::vector<std::size_t> best = bestMoves(analysis);
    if (!best.empty())
        return best.front();
    return at == analysis.moves.end() ? std::nullopt
                                      : std::optional<std::size_t>(at - analysis.moves.begin());
}

} // namespace

QString headlineOf(const Match& match, Match::Node node) {
    const auto side = [&](Side side) { return nameOf(match.game(), side); };
    const std::optional<Result> result = match.result(node);
    if (!result)
        return Words::toMove(side(match.toMove(node)));
    return result->winner ? Words::wins(side(*result->winner)) : Words::drawn();
}

QString headlineOf(const Session& session) {
    const Ending ending = session.ending();
    if (ending.verdict)
        return spoken(ending.verdict->text);
    if (const Match* match = session.match())
        return headlineOf(*match, match->current());
    const Match* start = session.beginning().match;
    return start ? headlineOf(*start, 0) : QString();
}

QString sentenceOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (analysis.position.nimber && !match.result(node)) {
        if (analysis.position.outcome == Outcome::Loss)
            return Words::everyMoveLoses();
        const auto best = bestMove(analysis);
        if (best && analysis.map.empty()) // a sum, and not the piece of a map
            return Words::toZero(QString::fromStdString(match.moves(node)[*best].text));
        if (best)
            return spoken(whyMove(match, node, *best, analysis));
    }
    const Why why = whyOf(match, node, analysis);
    const QString sentence =
        seemsEven(analysis.position) ? Words::seemsEven() : spoken(why.sentence);
    return analysis.position.exact ? sentence : sentence + u' ' + spoken(why.note);
}

QString questionOf(const Analysis& analysis) {
    if (!analysis.position.exact && analysis.position.score)
        return Words::whoIsAhead();
    return Words::whoWins(analysis.mayBeDrawn());
}

QString verdictOn(const Quiz::Answer& answer, const Match& match, Match::Node node,
                  const Analysis& analysis) {
    const Value& position = analysis.position;
    if (position.isGuess())
        return Words::unknown();
    const Outcome told = toldOf(position);
    if (!answer.outcome) {
        const QString move = QString::fromStdString(match.moves(node)[answer.move].text);
        if (!valuesMovesOf(match, node, analysis))
            return Words::unknown();
        if (told == Outcome::Loss && position.exact)
            return Words::asEvery(move);
        std::size_t right = 0;
        for (std::size_t i = 0; i < analysis.moves.size(); ++i)
            right += isRight(analysis, i);
        return isRight(analysis, answer.move) ? Words::right(Words::move(move, right == 1))
                                              : Words::wrong(Words::otherMove(move));
    }
    const Side mover = match.toMove(node);
    const QString side = nameOf(match.game(), told == Outcome::Win ? mover : other(mover));
    const QString truth = told == Outcome::Draw
                              ? (position.exact ? Words::nobody() : Words::even())
                              : (position.exact ? Words::sure(side) : Words::ahead(side));
    return *answer.outcome == told ? Words::right(truth) : Words::wrong(truth);
}

} // namespace bouton
