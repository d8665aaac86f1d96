#include "ui/insight/value_history.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

#include "ui/words.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::ValueHistory)

public:
    static QString ofMove(const ValueHistory& history, std::size_t index);
    static QString ofPoint(const ValueHistory& history, const Point& point);
    static QString ofScore(const QString& winner, const Point& point);
    static QString ofPlayer() { return tr("By the player itself."); }
};

QString Words::ofMove(const ValueHistory& history, std::size_t index) {
    const QString mover = nameOf(*history.game, history.movers[index]);
    if (index == 0)
        return tr("The start: %1 is to move.").arg(mover);
    return tr("Move %1: %2 %3.")
        .arg(QString::number(index), mover, QString::fromStdString(history.moves[index]));
}

QString Words::ofScore(const QString& winner, const Point& point) {
    const int discs = std::abs(*point.score);
    if (point.exact)
        return discs == 0 ? tr("Proven: a draw.")
                          : tr("Proven: %1 wins by %n disc(s).", nullptr, discs).arg(winner);
    const QString estimate =
        discs == 0 ? tr("Estimated: nobody is ahead.")
                   : tr("Estimated: %1 is ahead by %n disc(s).", nullptr, discs).arg(winner);
    return point.depth == 0 ? estimate : estimate + QChar(' ') + tr("Depth %1.").arg(point.depth);
}

QString Words::ofPoint(const ValueHistory& history, const Point& point) {
    const Side ahead = point.outcome == Outcome::Win ? Side::One : Side::Two;
    const QString winner = nameOf(*history.game, ahead);
    if (point.score)
        return ofScore(winner, point);
    if (point.outcome == Outcome::Draw)
        return tr("Drawn with best play.");
    if (point.remoteness && *point.remoteness > 0)
        return tr("%1 wins with best play, after %n more move(s).", nullptr, *point.remoteness)
            .arg(winner);
    return point.remoteness ? tr("%1 has won.").arg(winner)
                            : tr("%1 wins with best play.").arg(winner);
}

} // namespace

bool ValueHistory::scored() const {
    return std::ranges::any_of(points, [](const auto& point) { return point && point->score; });
}

const ValueHistory::Mark* ValueHistory::markAfter(Match::Node node) const {
    const auto at =
        std::ranges::find(marks, node, [](const Mark& mark) { return mark.slip.after; });
    return at == marks.end() ? nullptr : &*at;
}

namespace {

// As side One sees it; the mover told it as its own.
Point pointOf(const Progress& told, Side mover) {
    const int score = mover == Side::One ? *told.score : -*told.score;
    const Outcome outcome = score > 0 ? Outcome::Win : score < 0 ? Outcome::Loss : Outcome::Draw;
    return {.outcome = outcome, .exact = false, .score = score, .depth = told.depth};
}

} // namespace

ValueHistory historyOf(const Session& session, std::vector<Match::Node> line, Points points) {
    const Match& match = *session.match();
    const Study& study = session.study();
    ValueHistory history{.game = &match.game(), .path = std::move(line)};
    const Known settled = [&](Match::Node node) { return study.settled(node); };
    const Known shown = [&](Match::Node node) { return study.shown(node); };
    const Known& known = points == Points::Shown ? shown : settled;
    history.points = courseOf(match, history.path, known, Side::One);
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        const Progress* told = session.reported(history.path[i]);
        const bool reported = points == Points::Shown && told && !history.points[i];
        history.reported.push_back(reported);
        if (reported)
            history.points[i] = pointOf(*told, match.toMove(history.path[i]));
    }
    for (const Match::Node node : history.path) {
        const Analysis* analysis = known(node);
        history.mayBeDrawn = history.mayBeDrawn || (analysis && analysis->mayBeDrawn());
        history.settled += settled(node) || match.result(node);
    }
    history.accuracy = accuracyOf(match, history.path, settled);
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        history.moves.push_back(match.moveText(history.path[i]));
        history.movers.push_back(match.toMove(history.path[i == 0 ? 0 : i - 1]));
        if (history.path[i] == match.current())
            history.now = i;
    }
    for (Slip& slip : slipsOf(match, history.path, settled)) {
        Phrase what = whatHappened(match, slip), kept = whatKept(match, slip);
        history.marks.push_back({std::move(slip), std::move(what), std::move(kept)});
    }
    return history;
}

QString inWords(const ValueHistory& history, std::size_t index) {
    QStringList lines{Words::ofMove(history, index)};
    const auto* mark = history.markAfter(history.path[index]);
    if (index > 0 && mark)
        lines = QStringList{spoken(mark->what), spoken(mark->kept)};
    if (const auto& point = history.points[index])
        lines << (history.reported[index] ? Words::ofPlayer() + QChar(' ') : QString())
                     + Words::ofPoint(history, *point);
    return lines.join(QChar('\n'));
}

} // namespace bouton
