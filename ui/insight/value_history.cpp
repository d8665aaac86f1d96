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
    if (discs == 0)
        return point.exact ? tr("Proven: a draw.") : tr("Estimated: nobody is ahead.");
    return point.exact ? tr("Proven: %1 wins by %n disc(s).", nullptr, discs).arg(winner)
                       : tr("Estimated: %1 is ahead by %n disc(s).", nullptr, discs).arg(winner);
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

std::size_t ValueHistory::known() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(points, [](const auto& point) { return point.has_value(); }));
}

const ValueHistory::Mark* ValueHistory::markAfter(Match::Node node) const {
    const auto at =
        std::ranges::find(marks, node, [](const Mark& mark) { return mark.slip.after; });
    return at == marks.end() ? nullptr : &*at;
}

std::vector<Match::Node> wholeLine(const Match& match) {
    std::vector<Match::Node> line = match.path(match.current());
    while (const auto next = match.next(line.back()))
        line.push_back(*next);
    return line;
}

ValueHistory historyOf(const Match& match, std::vector<Match::Node> line, const Known& known) {
    ValueHistory history{.game = &match.game(), .path = std::move(line)};
    history.points = courseOf(match, history.path, known, Side::One);
    history.mayBeDrawn = std::ranges::any_of(history.path, [&](Match::Node node) {
        const Analysis* analysis = known(node);
        return analysis && analysis->mayBeDrawn();
    });
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        history.moves.push_back(match.moveText(history.path[i]));
        history.movers.push_back(match.toMove(history.path[i == 0 ? 0 : i - 1]));
        if (history.path[i] == match.current())
            history.now = i;
    }
    for (Slip& slip : slipsOf(match, history.path, known)) {
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
        lines << Words::ofPoint(history, *point);
    return lines.join(QChar('\n'));
}

} // namespace bouton
